"""The keeper of the clocks: one task that lets them fall, and has tables looked at in time."""

import asyncio
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from tampu.server.clocks.falling import COURTESY, let_fall, note_downtimes
from tampu.server.clocks.heart import Heart
from tampu.server.lobby import Lobby
from tampu.server.logs import note, note_error
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.store.commits import StoreError
from tampu.server.store.timetable import Timetable
from tampu.server.table import Table

TICK = 1.0
"""Seconds between two looks, at most."""
ROUNDS = 5
"""Every so many looks it is asked which tables are due that are not in memory."""
AT_ONCE = 50
"""So many of them are looked at in one round."""
SETTLED = 5.0
"""Seconds after a change before the store is told when a table is due."""
AHEAD = 1.0
"""Seconds before a table is due that it is brought into memory."""


@dataclass
class Look:
    """What was found at a version of a table."""

    version: int
    at: float
    """When it was looked up."""
    falls: list[tuple[float, int]]
    """When clocks fall, and whose."""
    ticks: list[bool]
    """Which clocks ran when this was told last."""
    noted: bool = False
    """The store knows when it is due."""


class Keeper:
    """Looks at all clocks that run."""

    def __init__(
        self, timetable: Timetable, heart: Heart, lobby: Lobby, settings: Settings
    ) -> None:
        self._timetable = timetable
        self._heart = heart
        self._lobby = lobby
        self._clock = settings.clock
        self._looks: WeakKeyDictionary[Table, Look] = WeakKeyDictionary()
        self._busy = False
        """Clocks run, at whichever tables."""
        self._beating = False
        """And the store knows that a server is there."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """From now on; first it is found out how long nobody was there."""
        await self._heart.start()
        self._lobby.woken = self._woken
        self._task = asyncio.create_task(self._run(), name="clocks")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._heart.stop()
        except StoreError as error:  # then the time since the last beat is nobody's
            note_error("clocks-failed", error)

    async def _woken(self, table: Table) -> None:
        """While alone: what the house slept through is in the journal before anything else."""
        if table.clocks.terms is None:
            return
        try:
            if self._heart.is_late:
                await self._heart.beat()
        except StoreError:
            raise Trouble("store-failed") from None
        await note_downtimes(table, self._heart.downtimes)

    async def _run(self) -> None:
        count = 0
        while True:
            try:
                await self._beat()
                if count % ROUNDS == 0:
                    await self._ask_store()
                wait = await self._look_at_all()
            except Exception as error:  # it is tried again
                note_error("clocks-failed", error)
                wait = TICK
            count += 1
            await self._clock.sleep(wait)

    async def _beat(self) -> None:
        if self._busy and (self._heart.is_due or not self._beating):
            await self._heart.beat()
        elif not self._busy:
            self._heart.rest()
        self._beating = self._busy

    async def _ask_store(self) -> None:
        """Tables that are due and not in memory are loaded: what is due there then happens."""
        found = await self._timetable.due(AT_ONCE)
        self._busy = bool(found) or any(table.clocks.run for table in self._lobby.tables)
        now = self._clock.now()
        for table, due in found:
            if due <= now + AHEAD and self._lobby.at_hand(table) is None:
                await self._load(table)

    async def _load(self, key: str) -> None:
        try:
            table = await self._lobby.find(key)
        except Trouble as trouble:
            note("clock-not-kept", table=key, code=trouble.problem.code)
            if trouble.problem.code != "store-failed":
                await self._timetable.put_due(key, None)  # else it would be in the others' way
        else:
            await self._keep(table)

    async def _look_at_all(self) -> float:
        """Whatever is due happens; how many seconds may pass until the next look."""
        wait = TICK
        for table in self._lobby.tables:
            if table.broken or table.clocks.terms is None:
                continue
            try:
                wait = min(wait, await self._keep(table))
            except Trouble as trouble:
                note("clock-not-kept", table=table.head.id, code=trouble.problem.code)
        return wait

    async def _keep(self, table: Table) -> float:
        """One table: clocks fall, owners are told, all see what stands still."""
        now, look = self._clock.now(), self._look(table)
        self._busy = self._busy or bool(look.falls)
        for falls, seat in look.falls:
            if falls + COURTESY <= now:
                await let_fall(table, seat)
        self._show(table, now)
        await self._note_due(table, now)
        ahead = [falls + COURTESY - now for falls, _ in self._look(table).falls]
        return max(0.0, min([TICK, *ahead]))

    def _look(self, table: Table) -> Look:
        """Looked up once for each version."""
        look, now = self._looks.get(table), self._clock.now()
        if look is None or look.version != table.history.version:
            clocks, seats = table.clocks, range(table.head.seats)
            look = self._looks[table] = Look(
                version=table.history.version,
                at=now,
                falls=[(at, seat) for seat in seats if (at := clocks.falls_at(seat)) is not None],
                ticks=[clocks.ticks(seat, now) for seat in seats],
            )
        return look

    def _show(self, table: Table, now: float) -> None:
        """All are told when a clock stops, or goes on, though nobody has done anything."""
        look = self._look(table)
        ticks = [table.clocks.ticks(seat, now) for seat in range(table.head.seats)]
        if ticks != look.ticks:
            look.ticks = ticks
            table.broadcast(table.history.version)

    async def _note_due(self, table: Table, now: float) -> None:
        """The store knows when somebody must look, also if nobody comes to the table until then.

        As long as all play, or a bot is asked, it knows that it is soon (`SOON`).
        """
        look, history = self._look(table), table.history
        stopped = history.closed or history.paused
        bots = any(history.seats[seat].kind == "bot" for seat in history.asked())
        if look.noted or now < look.at + SETTLED or (bots and not stopped):
            return
        moments = [at for at, _ in look.falls]
        await self._timetable.put_due(table.head.id, min(moments, default=None))
        look.noted = True
