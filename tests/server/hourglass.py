"""A wall clock that can be turned on by days, for a server in the test's own loop."""

import asyncio
import time

from tampu.server.wallclock import WallClock


class Hourglass(WallClock):
    """Goes with the machine's clock, and leaps."""

    def __init__(self) -> None:
        self._leapt = 0.0
        self._leap = asyncio.Event()

    def now(self) -> float:
        return time.time() + self._leapt

    async def sleep(self, seconds: float) -> None:
        """Also ends when time leaps."""
        try:
            async with asyncio.timeout(min(seconds, 0.05)):
                await self._leap.wait()
        except TimeoutError:
            return

    def forward(self, seconds: float) -> None:
        """So many seconds are over."""
        self._leapt += seconds
        self._leap.set()
        self._leap = asyncio.Event()
