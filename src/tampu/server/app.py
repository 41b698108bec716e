"""The application: routes, the live connection, the page."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tampu.server.access import PAGE, note_access
from tampu.server.door import Door
from tampu.server.endpoints import ENDPOINTS
from tampu.server.guests import COOKIE
from tampu.server.heads import head
from tampu.server.house import House, opened
from tampu.server.page import page
from tampu.server.porter import Porter
from tampu.server.problems import Trouble
from tampu.server.programs import program_of, token_in
from tampu.server.routes import METHODS, SAFE, Endpoint, problem_response, route, same_origin
from tampu.server.settings import Settings
from tampu.server.sockets import Socket, refuse

LIVE = "/api/tables/{id}/live"


async def live(websocket: WebSocket) -> None:
    """A browser comes to a table, or a program with its token.

    A page from elsewhere is not let in at all.
    """
    house: House = websocket.app.state.house
    if not same_origin(websocket.headers, house.settings.origins):
        await websocket.close()
        return
    await websocket.accept()
    start, status = time.perf_counter(), 101
    try:
        token = token_in(websocket.headers.get("authorization"))
        cookie = websocket.cookies.get(COOKIE)
        held = house.guests.recognise(cookie) if token is None else None
        guest, device = held or (None if token is None else program_of(token), None)
        address = websocket.client.host if websocket.client else ""
        table = await house.visit(websocket.path_params["id"], guest, address)
        if guest is not None and token is None:
            await house.guests.learn([guest])
        if token is None:  # the pass may have ended while the table was looked for
            guest, device = house.guests.recognise(cookie) or (None, None)
        await Socket(websocket, table, guest, device).run()
    except Trouble as trouble:
        status = trouble.status
        await refuse(websocket, trouble)
    finally:
        note_access(websocket, house.settings, "GET", LIVE, status, start)


async def unknown(request: Request) -> Response:
    """Below /api nothing else exists; whatever else is asked for, is the page's affair."""
    start = time.perf_counter()
    response = await _unknown(request)
    settings = request.app.state.house.settings
    note_access(request, settings, request.method, PAGE, response.status_code, start)
    return response


async def _unknown(request: Request) -> Response:
    path = f"/{request.path_params['path']}"
    if path.startswith("/api/") or path == "/api":
        return problem_response(Trouble("not-found"))
    if request.method not in SAFE:
        return problem_response(Trouble("wrong-method"))
    headers = request.headers
    known, accepted = headers.get("if-none-match"), headers.get("accept-encoding")
    said = await head(request.app.state.house, request, path)
    return page(path, request.scope["root_path"], known, accepted, said)


def application(settings: Settings, door: Door) -> Starlette:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(settings, door) as house:
            app.state.house = house
            yield

    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    routes: list[BaseRoute] = [route(path, each) for path, each in by_path.items()]
    routes.append(WebSocketRoute(LIVE, live))
    routes.append(Route("/{path:path}", unknown, methods=METHODS))
    porter = Middleware(Porter, settings=settings, door=door)
    return Starlette(routes=routes, middleware=[porter], lifespan=lifespan)
