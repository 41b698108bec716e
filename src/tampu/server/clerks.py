"""The clerks: processes that read records and write replays, a few at a time, each thing once."""

import asyncio
from collections import OrderedDict
from itertools import count

from tampu.bots.worker_process import Trouble as WorkerTrouble
from tampu.bots.worker_process import WorkerProcess
from tampu.server.annotation import Annotation
from tampu.server.clerk import (
    LARGEST,
    Annotate,
    Annotated,
    Begin,
    Check,
    Checked,
    Found,
    Part,
    Played,
    Refused,
    Report,
    Sent,
    Task,
    Told,
    read_report,
)
from tampu.server.given import Given
from tampu.server.history import History, written
from tampu.server.logs import note
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.store.store import Head
from tampu.server.wire import RecordCheck, TableInfo

IDLE = 60.0
"""Seconds without work after which the processes end."""
Key = tuple[str, int, int | None, int]
"""A game, how long it is, through whose eyes, and from which line on."""


class Shelf:
    """Parts of replays that were written already, the longest unused thrown away first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0

    def get(self, key: Key) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Key, packed: bytes) -> None:
        self._kept[key] = packed
        self._bytes += len(packed)
        while self._bytes > self._most:
            _, thrown = self._kept.popitem(last=False)
            self._bytes -= len(thrown)


class Clerks:
    """Some processes, a queue before them, and a shelf."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._limits = limits
        self._processes = [
            WorkerProcess(limits.clerk_memory, "tampu.server.clerk", read_report, LARGEST)
            for _ in range(settings.clerks)
        ]
        self._free = list(self._processes)
        self._places = asyncio.Semaphore(len(self._free))
        self._last = 0.0
        self._closing: asyncio.Task[None] | None = None
        self._shelf = Shelf(limits.replays_kept)
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}
        self._numbers = count(1)
        self._waiting = 0

    async def stop(self) -> None:
        tasks = [*self._under_way.values(), *([self._closing] if self._closing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self._processes))

    # ---- what can be asked ----

    async def check(self, text: str) -> tuple[str, RecordCheck]:
        """The record as it is kept, and what was found; raises `Trouble` if it is not sound."""
        seconds = self._limits.clerk_seconds
        done = await self._done(
            Check(next(self._numbers), seconds, text, self._limits.record_lines)
        )
        assert isinstance(done, Checked)
        return done.text, done.check

    async def given_by(self, record: str, text: str, line: int, rows: list[str]) -> Given:
        """How a game begins that goes on from a record; raises `Trouble` if it cannot."""
        limits = self._limits
        about = (record, text, line, rows, limits.given_lines)
        done = await self._done(Begin(next(self._numbers), limits.clerk_seconds, *about))
        assert isinstance(done, Found)
        return done.given

    async def annotated(self, wish: Annotation) -> str:
        """A record with what was tried and found in its game; raises `Trouble` if it cannot be."""
        limits = self._limits
        task = Annotate(next(self._numbers), limits.clerk_seconds, wish, limits.record_lines)
        done = await self._done(task)
        assert isinstance(done, Annotated)
        return done.text

    async def replay_of(
        self, head: Head, history: History, table: TableInfo, eyes: int | None, first: int
    ) -> bytes:
        """A part of a game that was played here, packed."""
        key = (head.id, history.version, eyes, first)
        lines = written(history.match.steps[: history.lines])
        return await self._told(
            key,
            Played(
                number=next(self._numbers),
                deadline=self._limits.clerk_seconds,
                game=head.game,
                edition=head.edition,
                seats=head.seats,
                options=head.options,
                lines=lines,
                table=table,
                part=self._part(eyes, first),
            ),
        )

    async def replay_of_record(
        self, record: str, text: str, created: float, eyes: int | None, first: int
    ) -> bytes:
        """A part of a record that was sent in, packed."""
        number, seconds = next(self._numbers), self._limits.clerk_seconds
        part = self._part(eyes, first)
        task = Sent(number, seconds, record, text, created, part)
        return await self._told((record, 0, eyes, first), task)

    def _part(self, eyes: int | None, first: int) -> Part:
        return Part(eyes, first, self._limits.replay_lines)

    # ---- how it is done ----

    async def _told(self, key: Key, task: Task) -> bytes:
        """From the shelf, or written now: once, however many ask at the same time."""
        kept = self._shelf.get(key)
        if kept is not None:
            return kept
        writing = self._under_way.get(key)
        if writing is None:
            writing = asyncio.create_task(self._written(key, task))
            self._under_way[key] = writing
            writing.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(writing)

    async def _written(self, key: Key, task: Task) -> bytes:
        done = await self._done(task)
        assert isinstance(done, Told)
        self._shelf.put(key, done.packed)
        return done.packed

    async def _done(self, task: Task) -> Report:
        """What came of a task, once a clerk is free for it."""
        if self._waiting >= self._limits.clerk_queue:
            raise Trouble("too-busy", seconds=5)
        self._waiting += 1
        try:
            await self._places.acquire()
        finally:
            self._waiting -= 1
        clerk = self._free.pop()
        try:
            done: Report = await clerk.told(task)
        except WorkerTrouble as trouble:
            note("clerk-failed", reason=str(trouble))
            raise Trouble("too-much-work") from None
        finally:
            self._give_back(clerk)
        if isinstance(done, Refused):
            raise Trouble.again(done.problem)
        return done

    def _give_back(self, clerk: WorkerProcess) -> None:
        self._free.append(clerk)
        self._places.release()
        self._last = asyncio.get_running_loop().time()
        if self._closing is None or self._closing.done():
            self._closing = asyncio.create_task(self._close(), name="clerks")

    async def _close(self) -> None:
        """Clerks without work go home; those who come next bring the newest engines."""
        loop = asyncio.get_running_loop()
        while (left := self._last + IDLE - loop.time()) > 0:
            await asyncio.sleep(left)
        for _ in range(len(self._free)):
            await self._places.acquire()
            clerk = self._free.pop(0)
            await clerk.end()
            self._free.append(clerk)
            self._places.release()
