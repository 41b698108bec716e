"""Foresight: what a seat could be sure of when it chose, or might have chosen, what to do."""

import secrets
from itertools import chain

from tampu.analysis.verdict import Verdict, Way
from tampu.core.luck import Stream
from tampu.core.offers import foreseen
from tampu.core.play import IllegalAction, Match
from tampu.server.perspective import event_told
from tampu.server.wire import EventTold, WaysTold


def sure_to_come(match: Match, seat: int, move: list[str]) -> list[list[EventTold]]:
    """What each answer of a move does, as far as its seat can be sure of it."""
    view, luck = match.state.view(seat), Stream(secrets.randbits(62))
    line = [match.game.read(text) for text in move]
    found: list[list[EventTold]] = []
    for number, action in enumerate(line):
        try:
            sure = foreseen(match.game, view, seat, action, luck, line[:number])
        except IllegalAction:  # something hidden was shown before it
            break
        found.append([event_told(event, seat) for event in sure.events])
    return found


def brought(match: Match, verdict: Verdict) -> WaysTold:
    """What was done in a line brought, and what the better ways would have."""
    before, seat = match.prefix(verdict.line - 1), match.steps[verdict.line - 1].line.seat

    def by(way: Way) -> list[EventTold]:
        return list(chain.from_iterable(sure_to_come(before, seat, way.moves)))

    ways = [by(way) for way in verdict.better]
    return WaysTold(line=verdict.line, done=by(verdict.done), ways=ways)
