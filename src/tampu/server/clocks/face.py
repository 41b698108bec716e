"""The clock of one seat."""

from dataclasses import dataclass, field

from tampu.server.clocks.stillness import DAY, Span


@dataclass
class Face:
    """What it shows, and since when it runs."""

    left: float = 0.0
    """Seconds that were left at `since`, or are left while it does not run."""
    since: float | None = None
    """Until when it was read; None: it does not run."""
    gained: int = -1
    """After how many lines it gained last: nobody gains twice by taking an answer back."""
    down: bool = False
    """It fell, and its owner has not answered since, nor come back."""
    vacations: list[Span] = field(default_factory=list)
    taken: int = 0
    """Days of vacation, those not used up given back."""

    def vacation_at(self, at: float) -> float | None:
        """Until when its owner is on vacation at this moment."""
        if self.vacations and self.vacations[-1][0] <= at < self.vacations[-1][1]:
            return self.vacations[-1][1]
        return None

    def rest(self, at: float, days: int) -> None:
        """Its owner goes on vacation; or comes back, and keeps the days that were not begun."""
        until = self.vacation_at(at)
        if until is not None:
            begun, _ = self.vacations[-1]
            self.vacations[-1] = (begun, at)
            self.taken -= int((until - at) // DAY)
        if days:
            self.vacations.append((at, at + days * DAY))
            self.taken += days
