"""Pictures of tables: drawn by one process, one after the other, each thing once."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from tampu.bots.worker_process import Trouble as WorkerTrouble
from tampu.bots.worker_process import WorkerProcess
from tampu.server.logs import note
from tampu.server.painter import (
    LARGEST,
    Page,
    Painted,
    Position,
    Refused,
    Task,
    missing,
    read_report,
)
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.wire import Lang

IDLE = 60.0
"""Seconds without work after which the process ends."""
Key = bytes


class Painters:
    """A process, a queue before it, and the pictures that are kept."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._limits = limits
        self._process = WorkerProcess(
            limits.picture_memory, "tampu.server.painter", read_report, LARGEST
        )
        self._easel = asyncio.Lock()
        self._waiting = 0
        self._number = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}
        self._last = 0.0
        self._closing: asyncio.Task[None] | None = None
        self.missing = missing()

    def start(self) -> None:
        """Says once if there will be no pictures, and why."""
        if self.missing is not None:
            note("no-pictures", missing=self.missing)

    async def stop(self) -> None:
        tasks = [*self._under_way.values(), *([self._closing] if self._closing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._process.end()

    # ---- what can be asked ----

    async def position(
        self, game: str, view: object, names: list[str | None], line: int | None, lang: Lang
    ) -> bytes:
        """A position, through the eyes of an onlooker."""
        seconds, told = self._limits.picture_seconds, msgspec.json.encode(view)
        return await self._painted(Position(0, seconds, lang, line, game, told, names))

    async def page(self, text: str, line: int | None, lang: Lang) -> bytes:
        """A position of a record that was sent in."""
        return await self._painted(Page(0, self._limits.picture_seconds, lang, line, text))

    # ---- how it is done ----

    async def _painted(self, task: Task) -> bytes:
        """As it was kept, or painted now: once, however many ask at the same time."""
        if self.missing is not None:
            raise Trouble("no-pictures")
        key = hashlib.sha256(msgspec.msgpack.encode(task)).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        painting = self._under_way.get(key)
        if painting is None:
            painting = asyncio.create_task(self._paint(key, task))
            self._under_way[key] = painting
            painting.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(painting)

    async def _paint(self, key: Key, task: Task) -> bytes:
        report = await self._report(task)
        if isinstance(report, Refused):
            raise Trouble.again(report.problem)
        assert isinstance(report, Painted)
        self._keep(key, report.png)
        return report.png

    async def _report(self, task: Task) -> Any:
        """What came of a task, once it is its turn."""
        if self._waiting >= self._limits.picture_queue:
            raise Trouble("too-busy", seconds=5)
        self._waiting += 1
        try:
            async with self._easel:
                self._number += 1
                return await self._process.told(msgspec.structs.replace(task, number=self._number))
        except WorkerTrouble as trouble:
            note("painter-failed", reason=str(trouble))
            raise Trouble("too-much-work") from None
        finally:
            self._waiting -= 1
            self._rest()

    def _keep(self, key: Key, png: bytes) -> None:
        """The longest unused are thrown away first."""
        self._kept[key] = png
        self._bytes += len(png)
        while self._bytes > self._limits.pictures_kept:
            _, thrown = self._kept.popitem(last=False)
            self._bytes -= len(thrown)

    def _rest(self) -> None:
        self._last = asyncio.get_running_loop().time()
        if self._closing is None or self._closing.done():
            self._closing = asyncio.create_task(self._close(), name="painter")

    async def _close(self) -> None:
        """Without work the painter goes home."""
        loop = asyncio.get_running_loop()
        while (left := self._last + IDLE - loop.time()) > 0:
            await asyncio.sleep(left)
        async with self._easel:
            await self._process.end()
