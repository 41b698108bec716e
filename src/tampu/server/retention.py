"""Retention: what is older than the host keeps is deleted, at quiet times, in small steps.

So is what was found of games by analyses of another version; whoever wants it has it found anew.
"""

import asyncio
import time

from tampu.server.lobby import Lobby
from tampu.server.logs import note, note_error
from tampu.server.store.office import DAY, Office
from tampu.server.store.store import Store
from tampu.server.store.studies import Studies

PAUSE = 10.0
"""Seconds between two looks."""
QUIET = 2.0
"""So many seconds without a commit are a quiet time."""
OVERDUE = 3600.0
"""Where it is never quiet, a step is made every so many seconds all the same."""
STEP = 20
"""Tables, and records, that are deleted at once."""
UPGRADE = 3600.0
"""Seconds after which no server of an earlier version runs any more; and between two looks for
what such a one has found."""


class Retention:
    """One task that looks whether something is too old."""

    def __init__(self, store: Store, lobby: Lobby, days: float) -> None:
        self._store = store
        self._office = Office(store)
        self._studies = Studies(store)
        self._lobby = lobby
        self._days = days
        self._last = self._cleared = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="retention")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            waited = time.monotonic() - self._last
            if self._store.idle < QUIET and waited < OVERDUE:
                continue
            self._last = time.monotonic()
            try:
                await self._step()
            except Exception as error:  # it is tried again
                note_error("retention-failed", error)

    async def _step(self) -> None:
        if self._days > 0:
            await self._expire()
        if time.monotonic() > self._cleared + UPGRADE:
            await self._clear()

    async def _clear(self) -> None:
        """Analyses that no server of today can tell."""
        while games := await self._studies.clear(STEP):
            note("retention", outdated=games)
        self._cleared = time.monotonic()

    async def _expire(self) -> None:
        """The oldest first; a table that somebody looks at now stays for now."""
        before = time.time() - self._days * DAY
        watched = [table.head.id for table in self._lobby.tables if table.listeners]
        tables = await self._office.expired_tables(before, STEP, watched)
        records = await self._office.expired_records(before, STEP)
        if tables or records:
            await self._office.delete(tables, records)
            for table in tables:
                self._lobby.put_away(table)
            note("retention", tables=len(tables), records=len(records))
