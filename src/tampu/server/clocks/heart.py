"""The heart of the house: as long as it beats somebody can answer; when it stood still nobody
could, and no clock ran."""

import time

from tampu.server.clocks.stillness import Span
from tampu.server.logs import note
from tampu.server.store.timetable import Timetable
from tampu.server.wallclock import WallClock

PULSE = 5.0
"""Seconds between two beats."""
LATE = 3 * PULSE
"""Seconds without a beat after which a server was asleep, or could not write."""
YEAR = 366 * 86_400.0


class Heart:
    """Beats in the store; knows when no server was there."""

    def __init__(self, timetable: Timetable, clock: WallClock) -> None:
        self._timetable = timetable
        self._clock = clock
        self._beat = time.time()
        """When it beat last, by the machine: that clock goes on while the machine sleeps."""
        self.downtimes: list[Span] = []

    async def start(self) -> None:
        """The time since a server last beat is nobody's. One of several may have been there."""
        last, now = await self._timetable.last_beat(), self._clock.now()
        late = PULSE + PULSE / 2 if self._timetable.shared else 0.0
        if last is not None and now - last > late:
            await self._timetable.was_away(last, now)
        self.downtimes = await self._timetable.downtimes(now - YEAR)
        await self.beat()

    async def stop(self) -> None:
        """Until now somebody could answer."""
        await self._timetable.beat(self._clock.now())

    @property
    def is_late(self) -> bool:
        return time.time() - self._beat > LATE

    @property
    def is_due(self) -> bool:
        return time.time() - self._beat >= PULSE

    async def beat(self) -> None:
        """Before the next beat it is found out whether one was missed."""
        if self.is_late:
            await self._wake()
        await self._timetable.beat(self._clock.now())
        self._beat = time.time()

    def rest(self) -> None:
        """No clock runs: nobody need know that a server is there."""
        if not self.is_late:
            self._beat = time.time()

    async def _wake(self) -> None:
        """This server was asleep, or the store was; unless another one was there meanwhile."""
        asleep, now = time.time() - self._beat, self._clock.now()
        last = await self._timetable.last_beat()
        if last is None or last <= now - asleep + PULSE:
            await self._timetable.was_away(now - asleep if last is None else last, now)
        note("house-was-away", seconds=round(asleep))
        self.downtimes = await self._timetable.downtimes(now - YEAR)
