"""A game cut into stretches: runs of chance, and runs of answers that one seat gave in a row."""

from collections.abc import Iterator
from typing import NamedTuple

from tampu.core.contract import CHANCE, NOBODY
from tampu.core.play import Match


class Stretch(NamedTuple):
    """Lines `begin` to `end` - 1 (numbered from 0), all of them of this seat, or of CHANCE."""

    begin: int
    end: int
    seat: int
    is_choice: bool
    """Whether any of its lines could have been another one."""


def stretches(match: Match) -> Iterator[Stretch]:
    """All of them, in order. What answers itself joins what comes before it, whoever's it is."""
    begin, seat, choice = 0, NOBODY, False
    for number, step in enumerate(match.steps):
        free, last = is_free(match, number), match.steps[number - 1].line.seat
        if number == 0:
            seat, choice = step.line.seat, free
        elif free and not (choice and seat == step.line.seat == last):
            yield Stretch(begin, number, seat, choice)
            begin, seat, choice = number, step.line.seat, True
    if match.steps:
        yield Stretch(begin, len(match.steps), seat, choice)


def is_free(match: Match, number: int) -> bool:
    """Whether a line could have been another one: chance has outcomes, a seat has answers."""
    state, seat = match.state_after(number), match.steps[number].line.seat
    if seat == CHANCE:
        return len(state.outcomes()) > 1
    return len(state.actions(seat)) > 1
