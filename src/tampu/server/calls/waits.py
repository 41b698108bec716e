"""For whom a table waits, and what there is to tell them.

Only what everybody at the table sees goes into it: who is asked, since when, who looks. Whether
somebody has a choice is never looked at: a call that came, or did not, would tell it.
"""

import time
from collections.abc import Iterator
from typing import NamedTuple

from tampu.server.history import History
from tampu.server.store.channels import Occasion
from tampu.server.table import Table

FRESH = 24 * 3600.0
"""Seconds after which nobody is told any more that a game has begun, or is over."""
SOON, EARLY = 300.0, 6 * 3600.0
"""A clock that is about to fall is told of at least, and at most, so many seconds before."""


class Wait(NamedTuple):
    """Something to tell a guest of a table; `mark`: grows with every new wait."""

    guest: str
    occasion: Occasion
    mark: int


def waits_at(table: Table) -> list[Wait]:
    """All that there is to tell of a table now."""
    history = table.history
    if history.closed or table.broken:
        return []
    return [*_turns(history), *_news(table)]


def _turns(history: History) -> Iterator[Wait]:
    """Everybody who is asked. A game that rests waits for nobody."""
    if getattr(history, "paused", False):
        return
    marks: dict[str, int] = {}
    for seat in history.asked():
        sitting = history.seats[seat]
        if sitting.kind == "human" and sitting.guest is not None:
            mark = asked_since(history, seat)
            marks[sitting.guest] = max(mark, marks.get(sitting.guest, 0))
    for guest, mark in marks.items():
        yield Wait(guest, "turn", mark)


def _news(table: Table) -> Iterator[Wait]:
    """A return game that waits, one that has begun, one that is over."""
    history = table.history
    seated = {one for each in history.seats if (one := each.holder or each.kept_for) is not None}
    if not history.begun:
        first = {each.holder for each in history.seatings[1][1]} if history.seatings[1:] else set()
        for guest in seated & first - {table.head.host}:
            yield Wait(guest, "invited", 1)
    elif history.over:
        if history.played_at > time.time() - FRESH:
            yield from (Wait(guest, "over", history.lines) for guest in seated)
    elif history.began_at > time.time() - FRESH:
        yield from (Wait(guest, "begun", history.began) for guest in seated)


def asked_since(history: History, seat: int) -> int:
    """The version at which this seat began to be asked; what others answer meanwhile changes
    nothing about it."""
    steps = history.match.steps
    line = len(steps)
    while line > 0 and steps[line - 1].line.seat != seat:
        before = steps[line - 2].state if line > 1 else history.match.start
        question = before.question
        if question is None or seat not in question.seats:
            break
        line -= 1
    if line == 0:
        return history.began
    last = steps[line - 1]
    return next(logged.version for logged in reversed(history.log) if logged.step is last)


def falls_at(table: Table, seat: int) -> float | None:
    """The moment at which the clock of this seat falls; None: none runs."""
    return table.clocks.falls_at(seat)


def first_fall(table: Table, guest: str) -> float | None:
    """When the first clock of a guest falls who is asked."""
    own = [seat for seat in table.history.asked() if table.history.seats[seat].guest == guest]
    moments = [moment for seat in own if (moment := falls_at(table, seat)) is not None]
    return min(moments, default=None)


def reminder_at(falls: float, now: float) -> float | None:
    """When to remind somebody whose clock falls then: once three quarters of the time are over;
    None: it is so short that one call has to do."""
    left = falls - now
    if left < 2 * SOON:
        return None
    return falls - min(max(left / 4, SOON), EARLY)
