"""An attempt: answers that somebody tries instead of those of a game that is over."""

from itertools import takewhile

import msgspec

from tampu.core.aside import Aside, row_of
from tampu.core.line import Line, short
from tampu.core.notation import NotationError
from tampu.core.play import Match
from tampu.server.inquiry import refusing
from tampu.server.place import derived, no_such_line
from tampu.server.problems import Trouble


class Attempt(msgspec.Struct, frozen=True):
    """What is tried in a line.

    `first`: the line in which that begins which an analysis has judged together with it.
    """

    line: int
    first: int
    answers: list[str]


class Sound(msgspec.Struct, frozen=True):
    """Whose answers are tried, as the game writes them, and which of its own came before."""

    seat: int
    known: list[str]
    answers: list[str]


def sound(match: Match, attempt: Attempt) -> Sound:
    """What is tried, if it can be; raises `Trouble` if it cannot."""
    before, seat = attempt.line - 1, decision(match, attempt.line)
    known = [step.line.text for step in match.steps[attempt.first - 1 : before]]
    try:
        with refusing():
            return Sound(seat, known, given(match, before, seat, attempt.answers))
    except NotationError as error:
        raise Trouble("not-an-action", action=short(error.text), examples=error.examples) from None


def decision(match: Match, line: int) -> int:
    """The seat that had a choice in this line."""
    if not 0 < line <= len(match.steps):
        raise no_such_line(line)
    seat = match.steps[line - 1].line.seat
    if seat < 0 or len(match.state_after(line - 1).actions(seat)) < 2:
        raise no_such_line(line)
    return seat


def given(match: Match, before: int, seat: int, answers: list[str]) -> list[str]:
    """These answers as the game writes them, up to where chance or another seat comes in between.

    Raises `IllegalAction` where the judge refuses one, and `NotationError`.
    """
    state = match.state_after(before)
    aside = Aside(match.game, match.header, state, before, derived("trial", before))
    aside.play([row_of(Line(seat, text)) for text in answers])
    own = takewhile(lambda step: step.line.seat == seat, aside.match.steps)
    return [step.line.text for step in own]
