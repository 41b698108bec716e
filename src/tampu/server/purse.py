"""A purse of seconds: however many decisions a bot's turn has, the turn as a whole is short."""

from tampu.core.contract import CHANCE
from tampu.core.play import Match

PARTS = 4
"""One decision may take a part of what is left, so that something is left for the next."""


class Purse:
    """The seconds that each bot of a table may still take in the turn that is being played."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._began = -1
        self._left: dict[int, float] = {}

    def most(self, seat: int, began: int) -> float:
        """How long the next decision may take; the turn began after so many lines."""
        if began != self._began:
            self._began = began
            self._left = {}
        return self._left.get(seat, self._seconds) / PARTS

    def spend(self, seat: int, seconds: float) -> None:
        """So long it took."""
        self._left[seat] = max(0.0, self._left.get(seat, self._seconds) - seconds)


def turn_began(match: Match, seat: int) -> int:
    """After how many lines the turn began in which this seat is asked now."""
    holder = match.game.turn(match.state)
    lines = len(match.steps)
    while lines and goes_on(match, lines, seat, holder):
        lines -= 1
    return lines


def goes_on(match: Match, line: int, seat: int, holder: int | None) -> bool:
    """Whether this line was played in the same turn: others may answer in it, if the game says so.

    In a game that does not say whose turn it is, a turn is what one seat does at a stretch.
    """
    if holder is None:
        return match.steps[line - 1].line.seat in (seat, CHANCE)
    return match.game.turn(match.state_after(line - 1)) == holder
