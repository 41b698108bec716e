"""What answers are worth that somebody tries instead of those of a game that is over."""

from collections.abc import Sequence
from functools import reduce
from operator import add
from typing import NamedTuple

from tampu.analysis.estimate import NOTHING, Estimate
from tampu.analysis.options import Line
from tampu.analysis.verdict import Judge, Verdict, Way
from tampu.core.contract import State


class Tried(NamedTuple):
    """How much less often the seat wins, how many points less it scores, and by which ways."""

    loss: Estimate
    points_lost: Estimate
    best: Way
    done: Way
    """As well as it could be gone on with after the answers, and these."""


def tried(
    judge: Judge, state: State, seat: int, answers: Line, line: int, seed: int, known: int = 0
) -> Tried:
    """Judged as an analysis judges what was done from this line on: those that belong together.

    `known`: so many of the answers were given in the game, and the others are tried.
    """
    deed = judge.judged(state, seat, answers, line, seed, onward=True).deed
    if deed is None:
        only = judge.worth(state, seat, answers, seed)
        only = Way(only.moves[known:], only.chance, only.points)
        return Tried(NOTHING, NOTHING, only, only)
    given = [judge.game.write(action) for action in answers[known : deed.lines]]
    verdicts = deed.verdicts[known:]
    if known == 0:
        loss, points_lost = deed.loss, deed.points_lost
    else:
        loss = reduce(add, [verdict.loss for verdict in verdicts])
        points_lost = reduce(add, [verdict.points_lost for verdict in verdicts])
    return Tried(loss, points_lost, best_of(verdicts, given), done_of(verdicts, given))


def best_of(verdicts: Sequence[Verdict], given: list[str]) -> Way:
    """The best there was before the first of the answers."""
    for number, verdict in enumerate(verdicts):
        if parted(verdict):
            return begun(given[:number], verdict.better[0])
    return done_of(verdicts, given)


def done_of(verdicts: Sequence[Verdict], given: list[str]) -> Way:
    """The best that begins with all of the answers."""
    return begun(given[:-1], verdicts[-1].done)


def parted(verdict: Verdict) -> bool:
    """Whether the best way went on with another answer than this one."""
    return bool(verdict.loss.mean or verdict.loss.margin) and bool(verdict.better)


def begun(first: list[str], way: Way) -> Way:
    """A way with the answers that come before it."""
    return Way([*first, *way.moves], way.chance, way.points)
