"""The weighers: who tells what a position is worth, and an answer that somebody tries."""

from tampu.analysis.depth import STANDARD, DepthName
from tampu.server.place import Place
from tampu.server.settings import Settings
from tampu.server.staff import Staff
from tampu.server.weigher import LARGEST, Found, Judging, Weigh, Weighed, read_report


class Weighers:
    """Some processes, begun when first needed."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._seconds = limits.weigher_seconds
        self._staff = Staff(
            "tampu.server.weigher",
            read_report,
            LARGEST,
            settings.weighers,
            limits.weigher_memory,
            limits.weigher_queue,
            share=limits.weigher_share,
            patience=limits.patience,
        )

    async def stop(self) -> None:
        await self._staff.stop()

    async def weigh(self, place: Place, rows: list[str], seed: int) -> Weighed:
        """What the position is worth where these rows lead."""
        number = next(self._staff.numbers)
        task = Weigh(number, self._seconds, place, rows, STANDARD, seed)
        weighed = await self._staff.done(task)
        assert isinstance(weighed, Weighed)
        return weighed

    async def judge(
        self,
        place: Place,
        seat: int,
        answers: list[str],
        known: int,
        depth: DepthName,
        seed: int,
    ) -> Found:
        """What these answers are worth, of which so many are known."""
        number = next(self._staff.numbers)
        task = Judging(number, self._seconds, place, seat, answers, known, depth, seed)
        found = await self._staff.done(task)
        assert isinstance(found, Found)
        return found
