"""A guest and its browser, as a test plays them: keeps what it was told, as the page does."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.replays import after

PATIENCE = 20.0
ME = {"who": "me"}
OPEN = {"who": "open"}
BOT = {"who": "bot", "level": "random"}
PROGRAM = {"who": "program"}


class Player:
    """One guest: a cookie, and requests in its name."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.web = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE, verify=False)
        self.id = ""

    async def __aenter__(self) -> Self:
        self.id = (await self.get("/api/me"))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.web.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.web.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.web.post(path, json=body)
        assert answer.status_code in ((200, 201) if status is None else (status,)), answer.text
        return answer.json()

    async def make(self, *seats: dict[str, str], **more: object) -> Any:
        """A new table with these seats."""
        body = {"game": "machu_picchu", "seats": list(seats), **more}
        return await self.post("/api/tables", body)

    async def make_refused(self, status: int, **more: object) -> Any:
        """Why there is no such table."""
        body = {"game": "machu_picchu", "seats": [ME, OPEN], **more}
        return await self.post("/api/tables", body, status)

    async def seat(self, table: str, seat: int, do: str, status: int = 200, **more: str) -> Any:
        return await self.post(f"/api/tables/{table}/seats/{seat}", {"do": do, **more}, status)

    async def token(self, table: str, seat: int, status: int = 200) -> Any:
        """A token for this guest's program on a seat, or why there is none."""
        told = await self.post(f"/api/tables/{table}/seats/{seat}/token", None, status)
        return told["token"] if status == 200 else told["code"]

    async def propose(self, table: str, what: str, status: int = 200, **more: object) -> Any:
        """Ask the others at a table for something."""
        path = f"/api/tables/{table}/proposal"
        return await self.post(path, {"what": what, **more}, status)

    async def vote(self, table: str, number: int, yes: bool, status: int = 200) -> Any:
        return await self.post(f"/api/tables/{table}/proposal/{number}", {"yes": yes}, status)

    async def ask_for(self, method: str, path: str, status: int = 200) -> Any:
        """Another method than the usual ones, without a body."""
        answer = await self.web.request(method, path)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    async def open(self, table: str, version: int | None = None, hello: bool = True) -> "Browser":
        """A browser of this guest at a table."""
        browser = Browser(await dial(self.host, table, self.cookie))
        if hello:
            await browser.hello(version)
        return browser


async def dial(
    host: str, table: str, cookie: str = "", origin: str | None = None, token: str = ""
) -> ClientConnection:
    """A live connection without anything around it."""
    headers = {"cookie": cookie} if cookie else {}
    headers |= {"authorization": f"Bearer {token}"} if token else {}
    return await connect(
        f"ws://{host}/api/tables/{table}/live",
        origin=None if origin is None else Origin(origin),
        additional_headers=headers,
        compression=None,
        max_size=None,
    )


async def flooded(wire: ClientConnection, ping: bool) -> None:
    """Send until the connection is cut: the system may take megabytes before the server reads."""
    async with asyncio.timeout(20):
        try:
            for number in itertools.count():
                if ping:
                    await wire.ping(str(number))
                else:
                    await wire.send('{"type":"ping"}')
                if number % 50 == 0:
                    await asyncio.sleep(0)
        except ConnectionClosed:
            return


class Browser:
    """What a page knows of a table: a position, and every change since."""

    numbers = itertools.count(1)

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[str] = []
        self.version = 0
        self.table: dict[str, Any] = {}
        self.seen: list[dict[str, Any]] = []
        self.logs: list[list[dict[str, Any]]] = []
        self.chat: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.wire.close()

    @property
    def known(self) -> object:
        """Everything the page shows, for comparing."""
        return self.version, self.table, self.seen, self.logs, self.chat

    # ---- receiving ----

    async def receive(self) -> dict[str, Any]:
        """The next frame, taken into account."""
        async with asyncio.timeout(PATIENCE):
            text = await self.wire.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        frame: dict[str, Any] = json.loads(text)
        self._take(frame)
        return frame

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "position":
            self.version, self.table = frame["version"], frame["table"]
            self.seen, self.logs, self.chat = frame["seen"], frame["logs"], frame["chat"]
        elif frame["type"] == "changed":
            assert frame["since"] == self.version
            self._watch(frame)
            self.version, self.table = frame["version"], frame["table"]
            self.seen = frame["seen"]
            self.chat = self.chat + frame["chat"]
            for log, steps in zip(self.logs, frame["steps"], strict=True):
                living = [step for step in log if not step["undone"]]
                for step in living[len(living) - frame["undone"] :]:
                    step["undone"] = True
                log.extend(step | {"changes": []} for step in steps)
        elif frame["type"] == "chat":
            self.version = frame["version"]
            self.chat = [*self.chat, frame["line"]]

    def _watch(self, frame: dict[str, Any]) -> None:
        """The film ends where the server says that it ends."""
        if frame["undone"]:
            return
        for before, now, steps in zip(self.seen, frame["seen"], frame["steps"], strict=True):
            if any(step["undone"] for step in steps):
                continue
            shown = before["view"]
            for step in steps:
                assert step["changes"]
                shown = after(shown, step)
            assert shown == now["view"]

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Receive until a frame is as wanted."""
        while True:
            frame = await self.receive()
            if wanted(frame):
                return frame

    async def until_here(self, version: int) -> None:
        """Receive until the table is known as it is at this version."""
        while self.version < version:
            await self.receive()

    async def answer(self, number: str) -> dict[str, Any]:
        """The answer to a message of one's own."""
        return await self.until(lambda frame: frame.get("id") == number)

    # ---- sending ----

    async def send(self, **message: object) -> None:
        await self.wire.send(json.dumps(message))

    async def hello(self, version: int | None = None) -> dict[str, Any]:
        await self.send(type="hello", **({} if version is None else {"version": version}))
        return await self.until(lambda frame: frame["type"] in ("position", "changed"))

    async def ask(self, kind: str, **message: object) -> dict[str, Any]:
        """Send a message with a new id, and wait for its answer."""
        number = str(message.pop("id", f"m{next(self.numbers)}"))
        await self.send(type=kind, id=number, **message)
        return await self.answer(number)

    async def act(self, seat: int, action: str, **more: object) -> dict[str, Any]:
        """Answer the question as this seat; wait for done or refused."""
        message = {"seat": seat, "action": action, "line": self.seen[0]["line"]} | more
        return await self.ask("act", **message)

    def mine(self, seat: int) -> dict[str, Any]:
        return next(seen for seen in self.seen if seen["seat"] == seat)


async def play_on(
    browsers: dict[int, Browser], luck: random.Random, most: int = 10_000
) -> list[tuple[int, str]]:
    """Play at random, each seat by its browser, until the game is over; what was played."""
    played: list[tuple[int, str]] = []
    anybody = next(iter(browsers.values()))
    while anybody.table["status"] == "playing" and len(played) < most:
        seat = anybody.table["asked"][0]
        browser = browsers[seat]
        await browser.until_here(anybody.version)
        action = luck.choice(browser.mine(seat)["actions"])
        done = await browser.act(seat, action)
        assert done["type"] == "done", done
        played.append((seat, action))
        await browser.until(lambda frame: frame["type"] == "changed")
        await anybody.until_here(browser.version)
    return played
