"""A guest who plays at a table or watches it, with as little work as can be."""

import asyncio
import itertools
from collections.abc import Callable
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0


class Seen(msgspec.Struct):
    """What a seat may answer."""

    seat: int | None = None
    line: int = 0
    actions: list[str] = []


class Table(msgspec.Struct):
    status: str = ""


class Frame(msgspec.Struct):
    """What matters here of anything that the server says."""

    type: str
    version: int = 0
    seen: list[Seen] = []
    table: Table | None = None
    id: str | None = None


read = msgspec.json.Decoder(Frame).decode


class Guest:
    """A cookie and a live connection; every frame is heard the moment it comes."""

    numbers = itertools.count()

    def __init__(self, host: str, cookie: str, address: str) -> None:
        self.host = host
        self.cookie = cookie
        self.address = address
        """Where it comes from: limits hold by address."""
        self.version = 0
        self.seen: list[Seen] = []
        self.status = ""
        self.at = 0.0
        """When the newest version was heard of."""
        self.heard: Callable[[Guest], None] = lambda _: None
        self.wire: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self.frames = 0

    async def enter(self, table: str) -> None:
        """Come to a table; returns with the first position."""
        self.wire = await connect(
            f"ws://{self.host}/api/tables/{table}/live",
            additional_headers={"cookie": self.cookie} if self.cookie else {},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            local_addr=(self.address, 0),
        )
        await self.wire.send('{"type":"hello"}')
        async with asyncio.timeout(PATIENCE):
            while not self.version:
                self._take(await self.wire.recv(decode=False))
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.wire is not None
        try:
            while True:
                self._take(await self.wire.recv(decode=False))
        except ConnectionClosed:
            return

    def _take(self, body: Any) -> None:
        frame = read(body)
        self.frames += 1
        if frame.version > self.version:
            self.version, self.at = frame.version, perf_counter()
        if frame.table is not None:
            self.seen, self.status = frame.seen, frame.table.status
        self.heard(self)

    async def act(self, seen: Seen, action: str) -> None:
        assert self.wire is not None
        message = {
            "type": "act",
            "id": f"l{next(self.numbers)}",
            "seat": seen.seat,
            "action": action,
            "line": seen.line,
        }
        await self.wire.send(msgspec.json.encode(message).decode())

    async def leave(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        if self.wire is not None:
            await self.wire.close()


async def new_cookie(web: httpx.AsyncClient) -> str:
    """A guest nobody knew before."""
    answer = await web.get("/api/me", headers={"cookie": ""})
    answer.raise_for_status()
    web.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]
