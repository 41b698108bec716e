"""A record as long as anybody may send: a game in which somebody walks to and fro for ever."""

from random import Random

import tampu
from tampu.core.play import Match
from tampu.core.record import Header, Line, Record, write_record

GAME = "cuzco_kramer"
EDITION = 1
"""Its first edition had no bound on moves that cost nothing."""
SEED = "5" * 64


def long_record(lines: int) -> str:
    """The record of so many lines of a game."""
    kind = tampu.game(GAME).of_edition(EDITION)
    assert kind is not None
    match = Match(kind, Header(kind.key, EDITION, 2, kind.with_defaults({})))
    match.play_on(SEED)
    luck = Random(1)
    while (walk := _walk(match)) is None:
        seat = int(match.state.asked())
        match.play(seat, int(luck.choice(match.state.actions(seat))))
        match.play_on(SEED)
    record = match.record
    there, back = (Line(int(match.state.asked()), text) for text in walk)
    pairs = (lines - len(record.lines)) // 2
    return write_record(Record(record.header, record.lines + [there, back] * pairs))


def _walk(match: Match) -> tuple[str, str] | None:
    """A move that costs nothing, and the way back, if there is one now."""
    kind, state = match.game, match.state
    for action in state.actions(int(state.asked())):
        verb, *places = kind.write(int(action)).split()
        if verb == "move" and len(places) == 2 and not state.price(int(action)):
            return f"move {places[0]} {places[1]}", f"move {places[1]} {places[0]}"
    return None
