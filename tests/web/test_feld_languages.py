"""Cuzco (Feld) in another language: complete, nothing cut off, no English left.

That nothing is said in English by the code, one language shows; that all four are complete is
checked from the files.
"""

from tests.web.cuzco_feld_positions import (
    at_the_missions,
    before_a_die,
    before_the_end,
    feld_table,
)
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.serving import Serving
from tests.web.tongues import english_left, fluent, is_well_said_everywhere

SAME = {
    *("Tampu", "Cuzco", "Stefan", "Feld", "Inca", "Inti", "Chat", "English", "Total", "Menu"),
    *("Temple", "Points", "Start", "Score", "Enter", "Esc"),
    *("Missions", "Villages", "Capital", "phase", "III"),
    *("Wayra", "Ausangate", "Salkantay", "Alpamayo", "Misti"),
    *("Illapa", "Mama", "Quilla", "Viracocha", "Pachamama", "Sara"),
    *("Calca", "Pisac", "Tipón", "Paruro", "Ccorca", "Anta"),
    *("Lares", "Caicay", "Urcos", "Accha", "Zurite", "Maras"),
}
"""Words that are the same in another language, and names."""


def test_no_english_is_left_in_cuzco(guest: Guests, house: Serving):
    """Of missions, dice and the end."""
    page = fluent(guest, "pt", "wide")
    rename(page, "Wayra")
    left = set()

    def listen() -> None:
        left.update(english_left(page, "pt", SAME))
        is_well_said_everywhere(page)

    sitting = FeldSitting(page)
    for wanted in (at_the_missions, before_a_die):
        page.goto(feld_table(house, page, wanted, 4))
        sitting.asked()
        listen()
    page.goto(feld_table(house, page, before_the_end, 2))
    sitting.answer()
    page.get_by_test_id("graph").wait_for()
    listen()
    assert not left
