"""Group commit: what waits is written in one transaction; nobody goes on before it is on disk."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tampu.server import counts
from tampu.server.store.faults import StoreError as StoreError
from tampu.server.store.faults import kind_of
from tampu.server.store.pens import pen_for
from tampu.server.store.schema import journal, letters

AT_ONCE = 500
CHANNEL = "tampu"
"""Where PostgreSQL tells other processes what was written: `table <id> <seq>`, `guest <id>`."""
ENTRY = insert(journal)
NOTIFY = text("SELECT pg_notify(:channel, line) FROM unnest(CAST(:told AS text[])) AS line")


class Conflict(StoreError):
    """Somebody else wrote that entry first."""


@dataclass
class Write:
    """What must reach the disk together: entries of journals, and what goes with them."""

    entries: list[dict[str, Any]] = field(default_factory=list)
    before: list[Executable] = field(default_factory=list)
    after: list[Executable] = field(default_factory=list)
    news: list[str] = field(default_factory=list)

    @property
    def told(self) -> list[str]:
        """What other processes must hear once this is on disk."""
        entries = [f"table {entry['table_id']} {entry['seq']}" for entry in self.entries]
        return entries + self.news


_Job = tuple[Write, "asyncio.Future[None]"]


class Commits:
    """The one writer of the store: a queue, and a task that empties it."""

    def __init__(self, engine: AsyncEngine, beside: bool = False) -> None:
        self._pen = pen_for(engine)
        self._beside = beside
        """On SQLite: another process is the server, and is told by letters."""
        self.last = time.monotonic()
        """When something was last asked to be written."""
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="commits")

    async def commit(self, write: Write, quietly: bool = False) -> None:
        """Returns when it is on disk; raises `StoreError` if it is not."""
        if self._closed:
            raise StoreError("the store is closed")
        if not quietly:
            self.last = time.monotonic()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        await done

    async def close(self) -> None:
        """Write what waits, and end."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task
        await self._pen.close()

    async def _run(self) -> None:
        open_ = True
        while open_:
            job = await self._queue.get()
            jobs: list[_Job] = []
            while job is not None:
                jobs.append(job)
                if self._queue.empty() or len(jobs) == AT_ONCE:
                    break
                job = self._queue.get_nowait()
            open_ = job is not None
            await self._write(jobs)

    async def _write(self, jobs: list[_Job]) -> None:
        """All in one transaction; if that fails, one by one, to find the one that is to blame."""
        problem = await self._try([write for write, _ in jobs])
        for write, done in jobs:
            if problem is not None and len(jobs) > 1:
                outcome = await self._try([write])
            else:
                outcome = problem
            if done.done():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    async def _try(self, writes: list[Write]) -> StoreError | None:
        if not writes:
            return None
        start = time.perf_counter()
        try:
            await self._pen.write(lambda connection: _execute(connection, writes, self._beside))
        except IntegrityError as problem:
            counts.failed_commits["conflict"] += 1
            return Conflict(type(problem.orig).__name__)
        except (SQLAlchemyError, OSError) as problem:
            kind = kind_of(problem)
            counts.failed_commits[kind] += 1
            return StoreError(type(problem).__name__, kind)
        counts.commits.add(time.perf_counter() - start)
        return None


def _execute(connection: Connection, writes: list[Write], beside: bool) -> None:
    for statement in [statement for write in writes for statement in write.before]:
        connection.execute(statement)
    if entries := [entry for write in writes for entry in write.entries]:
        # in the same order everywhere: two processes cannot wait for each other
        entries.sort(key=lambda entry: (entry["table_id"], entry["seq"]))
        connection.execute(ENTRY, entries)
    for statement in [statement for write in writes for statement in write.after]:
        connection.execute(statement)
    told = [line for write in writes for line in write.told]
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"told": told, "channel": CHANNEL})
    elif beside and told:
        connection.execute(insert(letters), [{"line": line} for line in told])
