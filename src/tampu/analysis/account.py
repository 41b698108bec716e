"""Luck and skill of one seat, and what its play was like."""

from collections.abc import Sequence

import msgspec

from tampu.analysis.estimate import NOTHING, Estimate
from tampu.analysis.marks import MARKS, Mark
from tampu.analysis.verdict import Deed

STAGES = 3
"""A game is told in so many parts: beginning, middle, end."""


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
    mean_loss: float
    """Of the chance to win, per decision."""
    mean_points_lost: float
    """Of the expected final score, per decision."""
    marks: dict[Mark, int]
    lost_by_stage: list[float]
    """Expected points lost in the beginning, the middle and the end of the game."""
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
    lost = [0.0] * STAGES
    for deed in own:
        lost[min(STAGES - 1, int(deed.stage * STAGES))] += deed.points_lost.mean
    told = [verdict for verdict in verdicts if verdict.loss.low > 0]
    good = [deed for deed in own if deed.gain.low > 0]
    return Summary(
        account=account,
        decisions=len(verdicts),
        mean_loss=sum(each.loss.mean for each in verdicts) / max(1, len(verdicts)),
        mean_points_lost=sum(lost) / max(1, len(verdicts)),
        marks={mark: marks.count(mark) for mark in MARKS},
        lost_by_stage=lost,
        dearest=max(told, key=lambda verdict: verdict.loss.mean).line if told else None,
        best=max(good, key=lambda deed: deed.gain.mean).line if good else None,
    )
