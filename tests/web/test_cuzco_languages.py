"""Cuzco in another language: complete, nothing cut off, no English left.

That nothing is said in English by the code, one language shows; that all four are complete is
checked from the files.
"""

from tests.web.cuzco_kramer_positions import at_an_answer, before_the_end, in_mid_turn
from tests.web.cuzco_kramer_sitting import CuzcoSitting
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.tongues import english_left, fluent, is_well_said_everywhere

SAME = {
    *("Tampu", "Cuzco", "Inca", "Incas", "Esc", "Chat", "English", "Festival", "Total", "Menu"),
    *("Actions", "Double", "Score", "Temple", "Triple", "Village", "tumi", "kero"),
    *("Enter", "Shift", "Analyse"),
    *("Wayra", "Ausangate", "Salkantay", "Alpamayo", "Misti"),
    *("Michael", "Kiesling", "Wolfgang", "Kramer"),
}
"""Words that are the same in another language, and names."""


def test_no_english_is_left_at_a_table(guest: Guests, house: Serving):
    """Of a turn, a festival and the end."""
    page = fluent(guest, "fr", "wide")
    rename(page, "Wayra")
    left = set()

    def listen() -> None:
        left.update(english_left(page, "fr", SAME))
        is_well_said_everywhere(page)

    sitting = CuzcoSitting(page)
    for position in (in_mid_turn, at_an_answer, before_the_end):
        page.goto(table_for(house, page, position, 3))
        sitting.asked()
        listen()
    sitting.act("end")
    page.get_by_test_id("graph").wait_for()
    listen()
    assert not left
