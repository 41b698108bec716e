"""A guest with a live connection to a table, as a browser has one."""

import asyncio
import json
from time import perf_counter
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0


class Guest:
    """A cookie, requests in its name, and one connection."""

    def __init__(self, host: str) -> None:
        self.host = host
        self._web = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE)
        self._wire: ClientConnection | None = None
        self.version = 0
        self.seen: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}

    async def __aenter__(self) -> Self:
        (await self._web.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._wire is not None:
            await self._wire.close()
        await self._web.aclose()

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self._web.cookies.items())

    async def post(self, path: str, body: object) -> Any:
        answer = await self._web.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def sit(self, table: str, seat: int) -> None:
        await self.post(f"/api/tables/{table}/seats/{seat}", {"do": "take"})

    async def enter(self, table: str) -> float:
        """Open the table; how many seconds until the first position was there."""
        began = perf_counter()
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._wire = await connect(
            f"ws://{self.host}/api/tables/{table}/live",
            additional_headers={"cookie": cookie},
            max_size=None,
        )
        await self.send({"type": "hello"})
        self.version = 0
        await self.reach(1)
        return perf_counter() - began

    async def leave(self) -> None:
        if self._wire is not None:
            await self._wire.close()

    async def send(self, message: dict[str, Any]) -> None:
        assert self._wire is not None
        await self._wire.send(json.dumps(message))

    async def reach(self, version: int) -> float:
        """Listen until the table is known as it is at this version; the moment it was."""
        assert self._wire is not None
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                frame = json.loads(await self._wire.recv())
                if "version" in frame:
                    self.version = frame["version"]
                if "seen" in frame:
                    self.seen, self.table = frame["seen"], frame["table"]
        return perf_counter()

    @property
    def actions(self) -> list[str]:
        """What this guest may answer now."""
        return list(self.seen[0]["actions"])

    async def act(self, number: int, action: str) -> float:
        """Answer; the moment it was sent."""
        seat, line = self.seen[0]["seat"], self.seen[0]["line"]
        began = perf_counter()
        await self.send(
            {"type": "act", "id": f"b{number}", "seat": seat, "action": action, "line": line}
        )
        return began
