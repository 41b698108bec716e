"""Typed routes: a request's body is checked against a type, an answer is one too."""

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast, get_args
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tampu.server import counts
from tampu.server.access import note_access
from tampu.server.door import asked_from, household
from tampu.server.guests import COOKIE, COOKIE_SECONDS
from tampu.server.house import House
from tampu.server.identity.agents import Agent, agent_of
from tampu.server.identity.passes import Pass
from tampu.server.logs import note_error
from tampu.server.packing import pack, takes_gzip
from tampu.server.problems import Trouble
from tampu.server.store.commits import StoreError
from tampu.server.wire import Lang, Problem

SAFE = ("GET", "HEAD")
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


@dataclass(frozen=True)
class Parameter:
    """A part of the path or the query: its type, and what it means."""

    name: str
    type: Any
    about: str


Handler = Callable[["Call"], Awaitable[Any]]
"""What answers a call."""


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    about: str
    answer: Any
    body: Any = None
    query: tuple[Parameter, ...] = ()
    status: int = 200
    problems: tuple[str, ...] = ()
    media: str = "application/json"
    """Of which type the answer is."""
    largest: str = "body"
    """Which limit holds for the body."""


class Call:
    """One request, as a handler sees it."""

    def __init__(self, request: Request, house: House, endpoint: Endpoint) -> None:
        self.request = request
        self.house = house
        self.endpoint = endpoint
        self.body: Any = None
        self.new_guest: str | None = None
        self.cookies: dict[str, str] = {}
        """What is set with a good answer: the signed text, or nothing to delete the cookie."""
        self.healed = False
        """The cookies are set though the answer is a refusal."""

    @property
    def guest(self) -> str | None:
        """Who asks; None without a cookie; a forged cookie is refused."""
        return self.house.guests.read(self.request.cookies.get(COOKIE))

    @property
    def somebody(self) -> str:
        """Who asks; a new guest, with a cookie, if nobody yet."""
        guest = self.guest
        if guest is None:
            guest = self.begin()
        return guest

    def begin(self) -> str:
        """Whoever asks is a new guest from now on."""
        self.new_guest = self.house.guests.new()
        self.cookies[COOKIE] = self.house.guests.cookie(self.new_guest)
        return self.new_guest

    @property
    def held(self) -> Pass | None:
        """Who asks, and from which device."""
        return self.house.guests.recognise(self.request.cookies.get(COOKIE))

    @property
    def agent(self) -> Agent:
        """Which browser asks, coarsely."""
        return agent_of(self.request.headers.get("user-agent"))

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    def path(self, name: str) -> str:
        value: str = self.request.path_params[name]
        return value

    @property
    def lang(self) -> Lang:
        """The language that the path names."""
        lang = self.path("lang")
        if lang not in get_args(Lang):
            raise Trouble("not-found")
        return cast(Lang, lang)

    def query(self, name: str) -> Any:
        """A part of the query, as its type; None if it is not given."""
        kind = next(each.type for each in self.endpoint.query if each.name == name)
        text = self.request.query_params.get(name)
        try:
            return None if text is None else msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as error:
            raise Trouble("bad-message", detail=f"{name}: {error}") from None


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours: browsers say where a page came from."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return bool(origin != "null" and urlsplit(origin).netloc == headers.get("host"))


def route(path: str, endpoints: list[Endpoint]) -> Route:
    """All endpoints of one path, as Starlette knows them; any other method is refused."""
    by_method = {endpoint.method: endpoint for endpoint in endpoints}
    if "GET" in by_method:
        by_method["HEAD"] = by_method["GET"]

    async def handle(request: Request) -> Response:
        start = time.perf_counter()
        endpoint = by_method.get(request.method)
        if endpoint is None:
            response = problem_response(Trouble("wrong-method"))
            response.headers["allow"] = ", ".join(by_method)
        else:
            response = await _respond(request, endpoint)
        settings = request.app.state.house.settings
        note_access(request, settings, request.method, path, response.status_code, start)
        return response

    return Route(path, handle, methods=METHODS)


async def _respond(request: Request, endpoint: Endpoint) -> Response:
    """Every way a call can end is an answer."""
    house: House = request.app.state.house
    call = Call(request, house, endpoint)
    response = await _answered(call)
    if response.status_code < 400 or call.healed:
        for name, value in call.cookies.items():
            set_cookie(response, call, name, value)
    return response


async def _answered(call: Call) -> Response:
    request, house, endpoint = call.request, call.house, call.endpoint
    asked_from.set(household(call.address))
    try:
        if request.method not in SAFE and not same_origin(request.headers, house.settings.origins):
            raise Trouble("bad-origin")
        house.guests.refuse_banned(request.cookies.get(COOKIE))
        if endpoint.body is not None:
            call.body = await _body(call)
        answer = await endpoint.handler(call)
    except Trouble as trouble:
        return problem_response(trouble)
    except StoreError as error:
        note_error("store-failed", error, path=endpoint.path)
        return problem_response(Trouble("store-failed"))
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception as error:
        note_error("request-failed", error, path=endpoint.path)
        return problem_response(Trouble("server-error"))
    return _written(call, answer)


def _written(call: Call, answer: Any) -> Response:
    """The answer as bytes, packed if it is long."""
    status = call.endpoint.status
    response = answer if isinstance(answer, Response) else json_response(answer, status)
    pack(response, call.request.headers.get("accept-encoding"))
    return response


async def _body(call: Call) -> Any:
    """The body, no longer than allowed, as the type it must have."""
    limit: int = getattr(call.house.settings.limits, call.endpoint.largest)
    if not call.request.headers.get("content-type", "").startswith("application/json"):
        raise Trouble("not-json")
    content = bytearray()
    try:
        async with asyncio.timeout(call.house.settings.limits.body_seconds):
            async for part in call.request.stream():
                content += part
                if len(content) > limit:
                    raise Trouble("too-large", limit=limit)
    except TimeoutError:
        raise Trouble("too-slow") from None
    try:
        return msgspec.json.decode(content, type=call.endpoint.body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Trouble("bad-message", detail=str(error)[:200]) from None


def set_cookie(response: Response, call: Call, name: str, value: str) -> None:
    """A guest's cookie: signed, out of reach of scripts and of other sites."""
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_SECONDS if value else 0,
        path=f"{call.house.settings.root_path}/",
        httponly=True,
        samesite="lax",
        secure=call.request.url.scheme == "https",
    )


def json_response(answer: Any, status: int = 200) -> Response:
    content = msgspec.json.encode(answer)
    headers = {"cache-control": "no-store"}
    return Response(content, status, headers, "application/json")


async def packed_response(call: Call, packed: bytes) -> Response:
    """An answer that is packed already; unpacked for whoever cannot do that."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if takes_gzip(call.request.headers.get("accept-encoding")):
        headers["content-encoding"] = "gzip"
        return Response(packed, 200, headers, "application/json")
    body = await asyncio.to_thread(gzip.decompress, packed)
    return Response(body, 200, headers, "application/json")


def problem_response(trouble: Trouble) -> Response:
    problem: Problem = trouble.problem
    counts.refused["request", problem.code] += 1
    response = json_response(problem, trouble.status)
    if isinstance(seconds := problem.facts.get("seconds"), int):
        response.headers["retry-after"] = str(seconds)
    return response
