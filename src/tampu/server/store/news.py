"""News between the processes that share a PostgreSQL database: one connection that listens.

What is written is told by the transaction that writes it (see `commits`). The connection also
holds the locks of this process: PostgreSQL lets go of them by itself when the process dies.
"""

import asyncio
import contextlib
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from tampu.server.logs import note, note_error
from tampu.server.store.commits import CHANNEL

PULSE = 5.0
"""Seconds between two looks at the connection, and at who else is connected."""
PATIENCE = 5.0
"""Seconds that the database may take for an answer."""
BREATH = 0.2
"""Seconds before a lost connection is opened anew."""
CONNECTED = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
LOCK = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
UNLOCK = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"


class Hearer(Protocol):
    """Whoever wants to know."""

    def heard(self, process: int, line: str) -> None:
        """A process said something; never waits."""

    async def connected(self) -> None:
        """The line is open, perhaps after a while in which news were missed."""

    async def still_there(self, processes: set[int]) -> None:
        """These processes are connected now; called at every pulse."""


class News:
    """The line to the other processes; opened anew whenever it is lost."""

    def __init__(self, engine: AsyncEngine, hearer: Hearer) -> None:
        self._engine = engine
        self._hearer = hearer
        self._line: Any = None
        self._busy = asyncio.Lock()
        self._first = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.me = 0
        """The number under which the others know this process."""

    async def start(self) -> None:
        """Returns when the line is open for the first time, or cannot be opened now."""
        self._task = asyncio.create_task(self._keep_open(), name="news")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._first.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # ---- speaking ----

    async def tell(self, line: str) -> None:
        """All processes hear this; if the line is down, nobody does."""
        await self._ask("SELECT pg_notify($1, $2)", CHANNEL, line)

    async def lock(self, name: str) -> bool:
        """Whether this process alone holds the name now."""
        return bool(await self._ask(LOCK, name))

    async def unlock(self, name: str) -> None:
        await self._ask(UNLOCK, name)

    async def _ask(self, query: str, *values: str) -> Any:
        """The first column of the answer; None if there is none."""
        async with self._busy:
            line = self._line
            if line is None:
                return None
            try:
                return await line.fetchval(query, *values, timeout=PATIENCE)
            except Exception as error:  # whatever it was: the line is of no use any more
                note_error("news-failed", error)
                line.terminate()
                return None

    # ---- the line ----

    async def _keep_open(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # whatever it was: the line is opened anew
                note_error("news-lost", error)
            await asyncio.sleep(BREATH)

    async def _listen(self) -> None:
        """Until the line is lost. The connection never goes back to the pool: it holds locks."""
        lost = asyncio.Event()
        async with self._engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            try:
                line.add_termination_listener(lambda _: lost.set())
                await line.add_listener(CHANNEL, self._heard)
                self.me, self._line = line.get_server_pid(), line
                note("news-open", process=self.me)
                await self._hearer.connected()
                self._first.set()
                await self._pulse(lost)
            finally:
                self._line = None
                line.terminate()
                await connection.invalidate()

    async def _pulse(self, lost: asyncio.Event) -> None:
        while not lost.is_set():
            async with self._busy:
                rows = await self._line.fetch(CONNECTED, timeout=PATIENCE)
            await self._hearer.still_there({row["pid"] for row in rows})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await lost.wait()

    def _heard(self, _line: Any, process: int, _channel: str, text: Any) -> None:
        self._hearer.heard(process, str(text))
