"""What time it is: the one clock of the house, so that days can pass in a moment."""

import asyncio
import time


class WallClock:
    """The clock on the wall."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Returns once so many seconds have passed, or earlier."""
        await asyncio.sleep(seconds)


WALL = WallClock()
