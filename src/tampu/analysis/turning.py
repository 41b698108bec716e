"""The moments at which a game turned."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from tampu.analysis.account import Change
from tampu.analysis.estimate import Estimate
from tampu.analysis.marks import MARKS
from tampu.analysis.verdict import Deed

MOST: Final = 5
"""So many are told of a game, at most."""
LEAST: Final = MARKS["inaccuracy"]
"""What moves less of anybody's chance to win turned nothing."""

Cause = Literal["loss", "deed", "luck"]
"""A seat did not do what was best; it did better than people are taken to; or luck."""


class Turn(msgspec.Struct, frozen=True):
    """A moment at which a game turned for a seat."""

    line: int
    """From 1."""
    seat: int
    cause: Cause
    change: Estimate
    """Of the seat's chance to win."""


def turning_points(changes: Sequence[Change], deeds: Sequence[Deed]) -> list[Turn]:
    """Those that moved most, in the order of the game; a line is told of once."""
    found: dict[int, Turn] = {}
    moved = [turn for turn in _all(changes, deeds) if turn.change.certain]
    for turn in sorted(moved, key=lambda turn: -abs(turn.change.mean)):
        if abs(turn.change.mean) >= LEAST and len(found) < MOST:
            found.setdefault(turn.line, turn)
    return [found[line] for line in sorted(found)]


def _all(changes: Sequence[Change], deeds: Sequence[Deed]) -> Iterator[Turn]:
    for deed in deeds:
        for verdict in deed.verdicts:
            lost = Estimate(-verdict.loss.mean, verdict.loss.margin)
            yield Turn(verdict.line, deed.seat, "loss", lost)
        if deed.gain.mean > 0:
            yield Turn(deed.line, deed.seat, "deed", deed.gain)
    for change in changes:
        for seat, luck in enumerate(change.luck):
            yield Turn(change.end, seat, "luck", luck)
