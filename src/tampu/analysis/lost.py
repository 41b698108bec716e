"""What a seat lost with an average decision, and how sure that is."""

from typing import NamedTuple

from tampu.analysis.estimate import NOTHING, Estimate
from tampu.analysis.study import Study


class Lost(NamedTuple):
    """Of the chance to win, and of the expected final score."""

    chance: Estimate
    points: Estimate


def lost_per_decision(study: Study, seat: int) -> Lost:
    """The mean over all decisions of a seat."""
    chance = points = NOTHING
    decisions = 0
    for deed in study.deeds:
        if deed.seat == seat:
            chance, points = chance + deed.loss, points + deed.points_lost
            decisions += len(deed.verdicts)
    return Lost(part(chance, decisions), part(points, decisions))


def part(total: Estimate, number: int) -> Estimate:
    """One of so many equal parts; nothing where there are none."""
    return Estimate(total.mean / number, total.margin / number) if number else NOTHING
