"""All four games as the frame sees them: a position in the middle of each."""

from tests.web import (
    cuzco_feld_positions,
    cuzco_kramer_positions,
    inca_empire_positions,
    machu_picchu_positions,
)
from tests.web.planting import Wanted

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
