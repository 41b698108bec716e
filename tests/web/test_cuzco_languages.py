"""Cuzco in English, French, Portuguese and Spanish: complete, nothing cut off, no English left."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.cuzco_kramer_positions import at_an_answer, before_the_end, in_mid_turn
from tests.web.cuzco_kramer_sitting import CuzcoSitting
from tests.web.guests import PHONE, WIDE, Guests
from tests.web.hidden import rename
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.tongues import TONGUES, english_left, fluent, is_well_said, said

SAME = {
    *("Tampu", "Cuzco", "Inca", "Incas", "Esc", "Chat", "English", "Festival", "Total", "Menu"),
    *("Actions", "Double", "Score", "Temple", "Triple", "Village", "tumi", "kero"),
    *("Enter", "Shift"),
    *("Wayra", "Ausangate", "Salkantay", "Alpamayo", "Misti"),
    *("Michael", "Kiesling", "Wolfgang", "Kramer"),
}
"""Words that are the same in another language, and names."""


def shown(guest: Guests, house: Serving, lang: str) -> list[set[str]]:
    """What is said of a turn, a festival and the end; a small screen has room for it too."""
    page = fluent(guest, lang, "wide")
    rename(page, "Wayra")
    parts = []

    def listen() -> None:
        expect(page.locator("html")).to_have_attribute("lang", TONGUES[lang])
        parts.append(said(page))
        for size in (PHONE, WIDE):
            page.set_viewport_size(size)
            is_well_said(page)

    sitting = CuzcoSitting(page)
    for position in (in_mid_turn, at_an_answer, before_the_end):
        page.goto(table_for(house, page, position, 3))
        sitting.asked()
        listen()
    sitting.act("end")
    page.get_by_test_id("graph").wait_for()
    listen()
    return parts


@pytest.fixture(scope="module")
def english(browser: Browser, house: Serving) -> Iterator[list[set[str]]]:
    """The same tables in English."""
    guests = Guests(browser, house)
    yield shown(guests, house, "en")
    for page in guests.watches:
        page.context.close()


@pytest.mark.parametrize("lang", ["fr"])
def test_no_english_is_left_at_a_table(
    guest: Guests, house: Serving, english: list[set[str]], lang: str
):
    for own, other in zip(shown(guest, house, lang), english, strict=True):
        assert len(own) > 150
        assert not english_left(own, other, SAME)
