"""All four games as the frame sees them: a position in the middle of each, and its end."""

from functools import cache

from tampu.core.play import Match
from tampu.core.record import read_record
from tests.web import (
    cuzco_feld_positions,
    cuzco_kramer_positions,
    inca_empire_positions,
    machu_picchu_positions,
)
from tests.web.planting import RECORDS, Wanted
from tests.web.scores import proven

MIDDLE: dict[str, Wanted] = {
    "machu_picchu": machu_picchu_positions.before_an_order,
    "cuzco_kramer": cuzco_kramer_positions.on_a_crowded_board,
    "inca_empire": inca_empire_positions.in_the_middle,
    "cuzco_feld": cuzco_feld_positions.before_a_die,
}
"""Somebody is asked, and much lies on the table."""
GAMES = tuple(MIDDLE)
MOST = 4
"""Seats at a full table, in all of them."""


def finished(game: str) -> Wanted:
    """A game that is over, with all of its seats taken."""

    @cache
    def found(seats: int) -> tuple[str, Match]:
        for record in sorted((RECORDS / game).glob(f"{seats}-*.txt")):
            if (seed := read_record(record.read_text()).header.seed) is not None:
                return seed, proven(record)
        raise AssertionError("no such record")

    return found
