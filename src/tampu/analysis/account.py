"""Luck and skill of one seat, and what its play was like."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tampu.analysis.estimate import NOTHING, Estimate
from tampu.analysis.marks import MARKS, Mark
from tampu.analysis.verdict import Deed

STAGES: Final = ("beginning", "middle", "end")
"""The parts in which a game is told: thirds of its lines."""


class Moment(msgspec.Struct, frozen=True):
    """What the position after so many lines was worth to each seat."""

    lines: int
    chances: list[Estimate]
    points: list[Estimate]


class Change(msgspec.Struct, frozen=True):
    """What lines `begin` + 1 to `end` changed in everybody's chance to win."""

    begin: int
    end: int
    seat: int
    """Who gave the answers, or CHANCE."""
    deeds: list[Estimate]
    """What the answers themselves did to each seat."""
    luck: list[Estimate]
    """The rest."""


class Account(msgspec.Struct, frozen=True):
    """What made the chance at the start the result: all of it, exactly."""

    start: Estimate
    luck: Estimate
    skill: Estimate
    others: Estimate
    result: float


class Summary(msgspec.Struct, frozen=True):
    """One seat in one game."""

    account: Account
    decisions: int
    mean_loss: Estimate
    """Of the chance to win, per decision."""
    mean_points_lost: Estimate
    """Of the expected final score, per decision."""
    marks: dict[Mark, int]
    lost_by_stage: list[Estimate]
    """Expected points lost in each part of the game."""
    dearest: int | None
    """The line of the decision that cost most; None where no loss can be told from nothing."""
    best: int | None
    """The line from which on it did best, beside what people are taken to do."""


def account_of(seat: int, moments: Sequence[Moment], changes: Sequence[Change]) -> Account:
    """The law: `start + luck + skill + others == result`.

    Luck is what is left when all else is taken off: as one stretch ends where the next begins, that
    is the sum of the luck of all, without the errors of what lies between.
    """
    start, result = moments[0].chances[seat], moments[-1].chances[seat]
    skill = others = NOTHING
    for change in changes:
        if change.seat == seat:
            skill += change.deeds[seat]
        else:
            others += change.deeds[seat]
    luck = result - start - skill - others
    return Account(start=start, luck=luck, skill=skill, others=others, result=result.mean)


def summary_of(seat: int, account: Account, deeds: Sequence[Deed]) -> Summary:
    own = [deed for deed in deeds if deed.seat == seat]
    verdicts = [verdict for deed in own for verdict in deed.verdicts]
    marks = [verdict.mark for verdict in verdicts]
    last = max((deed.line + deed.lines - 1 for deed in deeds), default=0)
    points = [
        total(deed.points_lost for deed in own if stage_of(deed, last) == stage) for stage in STAGES
    ]
    told = [verdict for verdict in verdicts if verdict.loss.low > 0]
    good = [deed for deed in own if deed.gain.low > 0]
    return Summary(
        account=account,
        decisions=len(verdicts),
        mean_loss=part(total(deed.loss for deed in own), len(verdicts)),
        mean_points_lost=part(total(points), len(verdicts)),
        marks={mark: marks.count(mark) for mark in MARKS},
        lost_by_stage=points,
        dearest=max(told, key=lambda verdict: verdict.loss.mean).line if told else None,
        best=max(good, key=lambda deed: deed.gain.mean).line if good else None,
    )


def stage_of(deed: Deed, last: int) -> str:
    """In which part of a game of so many lines it was done."""
    return STAGES[len(STAGES) * (deed.line - 1) // last]


def total(parts: Iterable[Estimate]) -> Estimate:
    """All of them together."""
    return sum(parts, NOTHING)


def part(whole: Estimate, number: int) -> Estimate:
    """One of so many equal parts; nothing where there are none."""
    if not number:
        return NOTHING
    return Estimate(whole.mean / number, whole.margin / number, whole.error / number)
