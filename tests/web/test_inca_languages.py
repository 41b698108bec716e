"""Inca Empire in another language: complete, nothing cut off, no English left; places keep names.

That nothing is said in English by the code, one language shows; that all four are complete is
checked from the files.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tampu.games.inca_empire.land import REGION_NAMES, SITE_NAMES
from tests.web.guests import PHONE, WIDE, Guests
from tests.web.hidden import rename
from tests.web.inca_empire_positions import before_a_wild_road, before_the_end, in_a_sun_phase
from tests.web.inca_empire_sitting import IncaSitting
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.tongues import TONGUES, english_left, fluent, is_well_said, said

SAME = {
    *("Tampu", "Inca", "Empire", "Sapa", "Esc", "Chat", "English", "Total", "Menu", "Enter"),
    *("Actions", "Conquest", "Garrison", "Temple", "Terrace", "Score", "Roads", "Sun"),
    *("Wayra", "Ausangate", "Salkantay", "Alpamayo", "Misti", "Alan", "Ernstein"),
    *("Mama", "Qocha", "Pachacuti", "Topa", "Yupanqui", "Huayna", "Capac", "Huascar", "Atahualpa"),
    *("huaca", "Local"),
}
"""Words that are the same in another language, and names."""
AS_PRINTED = {"fr": {"Pre-Empire", "Early Empire", "Middle Empire", "Late Empire"}}
"""The printed French keeps the English names of the eras (eras.json)."""
PLACES = {word for name in (*REGION_NAMES, *SITE_NAMES) for word in name.split()}


def shown(guest: Guests, house: Serving, lang: str) -> list[set[str]]:
    """What is said of a turn, a Sun phase and the end; a small screen has room for it too."""
    page = fluent(guest, lang, "wide")
    rename(page, "Wayra")
    parts = []

    def listen() -> None:
        expect(page.locator("html")).to_have_attribute("lang", TONGUES[lang])
        parts.append(said(page))
        for size in (PHONE, WIDE):
            page.set_viewport_size(size)
            is_well_said(page)

    sitting = IncaSitting(page)
    page.goto(table_for(house, page, before_a_wild_road, 4))
    sitting.asked()
    sitting.press(sitting.question.get_by_test_id("deed-conquest"))
    sitting.choose(sitting.spots()[0])
    listen()
    page.goto(table_for(house, page, in_a_sun_phase, 4))
    sitting.asked()
    listen()
    page.goto(table_for(house, page, before_the_end, 4))
    sitting.asked()
    sitting.press_answer("end")
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


@pytest.mark.parametrize("lang", ["es"])
def test_no_english_is_left_and_places_keep_their_names(
    guest: Guests, house: Serving, english: list[set[str]], lang: str
):
    heard = shown(guest, house, lang)
    assert all(any(name in text for text in heard[0]) for name in SITE_NAMES)
    left = set()
    for own, other in zip(heard, english, strict=True):
        assert len(own) > 60
        left |= english_left(own, other, SAME | PLACES)
    assert left == AS_PRINTED.get(lang, set())
