"""The porter: looks at every request before anybody else does, and at every answer after.

Who asks too much, or for a house of another name, or in a way that proxies read differently, is
refused here; every answer says what a browser may make of it.
"""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tampu.server.door import Door, household
from tampu.server.limits import Buckets
from tampu.server.problems import Trouble
from tampu.server.routes import problem_response
from tampu.server.settings import Settings

PROTECTION = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

ANYWHERE = ("bad-message", "banned", "too-fast", "wrong-host")
"""What can be wrong with any request."""


class Porter:
    """An ASGI application in front of another."""

    def __init__(self, app: ASGIApp, settings: Settings, door: Door) -> None:
        limits = settings.limits
        self._app = app
        self._door = door
        self._root = settings.root_path
        self._hosts = frozenset(host.lower() for host in settings.hosts)
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        answer = _protected(send) if scope["type"] == "http" else send
        try:
            self._look_at(scope)
        except Trouble as trouble:
            await _turn_away(trouble, scope, receive, answer)
            return
        if self._root and scope["path"] == self._root and scope["type"] == "http":
            await RedirectResponse(f"{self._root}/", 308)(scope, receive, answer)
            return
        await self._app({**scope, "root_path": self._root}, receive, answer)

    def _look_at(self, scope: Scope) -> None:
        """Refuses what nobody else needs to see."""
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            raise Trouble("bad-message", detail="both Content-Length and Transfer-Encoding")
        if self._hosts and _name(headers.get("host", "")) not in self._hosts:
            raise Trouble("wrong-host")
        if not f"{scope['path']}/".startswith(f"{self._root}/"):
            raise Trouble("not-found")
        address = scope["client"][0] if scope.get("client") else ""
        if self._door.is_out(address):
            raise Trouble("too-fast", seconds=int(self._door.limits.cut_seconds))
        self._requests.take(household(address))


def _name(host: str) -> str:
    """A host's name without its port."""
    name, _, port = host.rpartition(":")
    return (name if name and port.isdigit() else host).lower()


def _protected(send: Send) -> Send:
    """Adds to every answer what a browser must know of it."""

    async def protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for key, value in PROTECTION.items():
                headers.setdefault(key, value)
        await send(message)

    return protected


async def _turn_away(trouble: Trouble, scope: Scope, receive: Receive, send: Send) -> None:
    """A request gets the reason; a live connection is not opened at all."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    response = problem_response(trouble)
    response.headers["connection"] = "close"
    await response(scope, receive, send)
