"""Inca Empire in another language: complete, nothing cut off, no English left; places keep names.

That nothing is said in English by the code, one language shows; that all four are complete is
checked from the files.
"""

from tampu.games.inca_empire.land import REGION_NAMES, SITE_NAMES
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.inca_empire_positions import before_a_wild_road, before_the_end, in_a_sun_phase
from tests.web.inca_empire_sitting import IncaSitting
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.tongues import english_left, fluent, is_well_said_everywhere, said

SAME = {
    *("Tampu", "Inca", "Empire", "Sapa", "Esc", "Chat", "English", "Total", "Menu", "Enter"),
    *("Actions", "Conquest", "Garrison", "Temple", "Terrace", "Score", "Roads", "Sun"),
    *("Wayra", "Ausangate", "Salkantay", "Alpamayo", "Misti", "Alan", "Ernstein"),
    *("Mama", "Qocha", "Pachacuti", "Topa", "Yupanqui", "Huayna", "Capac", "Huascar", "Atahualpa"),
    *("huaca", "Local"),
}
"""Words that are the same in another language, and names."""
PLACES = {word for name in (*REGION_NAMES, *SITE_NAMES) for word in name.split()}


def test_no_english_is_left_and_places_keep_their_names(guest: Guests, house: Serving):
    """Of a turn, a Sun phase and the end."""
    page = fluent(guest, "es", "wide")
    rename(page, "Wayra")
    left = set()

    def listen() -> None:
        left.update(english_left(page, "es", SAME | PLACES))
        is_well_said_everywhere(page)

    sitting = IncaSitting(page)
    page.goto(table_for(house, page, before_a_wild_road, 4))
    sitting.asked()
    sitting.press(sitting.question.get_by_test_id("deed-conquest"))
    sitting.choose(sitting.spots()[0])
    heard = said(page)
    assert all(any(name in text for text in heard) for name in SITE_NAMES)
    listen()
    page.goto(table_for(house, page, in_a_sun_phase, 4))
    sitting.asked()
    listen()
    page.goto(table_for(house, page, before_the_end, 4))
    sitting.asked()
    sitting.press_answer("end")
    page.get_by_test_id("graph").wait_for()
    listen()
    assert not left
