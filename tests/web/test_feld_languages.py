"""Cuzco (Feld) in four languages: complete, nothing cut off, no English left."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.cuzco_feld_positions import (
    at_the_missions,
    before_a_die,
    before_the_end,
    feld_table,
)
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import PHONE, Guests
from tests.web.hidden import rename
from tests.web.serving import Serving
from tests.web.tongues import TONGUES, english_left, fluent, is_well_said, said

SAME = {
    *("Tampu", "Cuzco", "Stefan", "Feld", "Inca", "Inti", "Chat", "English", "Total", "Menu"),
    *("Temple", "Points", "Start", "Score", "Enter", "Esc"),
    *("Missions", "Villages", "Capital", "phase"),
    *("Wayra", "Ausangate", "Salkantay", "Alpamayo", "Misti"),
    *("Illapa", "Mama", "Quilla", "Viracocha", "Pachamama", "Sara"),
    *("Calca", "Pisac", "Tipón", "Paruro", "Ccorca", "Anta"),
    *("Lares", "Caicay", "Urcos", "Accha", "Zurite", "Maras"),
}
"""Words that are the same in another language, and names."""


def shown(guest: Guests, house: Serving, lang: str) -> list[set[str]]:
    """What is said of missions, dice and the end; a small screen has room for it too."""
    page = fluent(guest, lang, "wide")
    rename(page, "Wayra")
    parts = []

    def listen() -> None:
        expect(page.locator("html")).to_have_attribute("lang", TONGUES[lang])
        parts.append(said(page))
        is_well_said(page)

    sitting = FeldSitting(page)
    for wanted in (at_the_missions, before_a_die):
        page.goto(feld_table(house, page, wanted, 4))
        sitting.asked()
        listen()
    page.set_viewport_size(PHONE)
    is_well_said(page)
    page.goto(feld_table(house, page, before_the_end, 2))
    sitting.answer()
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


@pytest.mark.parametrize("lang", ["pt"])
def test_no_english_is_left_in_cuzco(
    guest: Guests, house: Serving, english: list[set[str]], lang: str
):
    left = set()
    for own, other in zip(shown(guest, house, lang), english, strict=True):
        assert len(own) > 60
        left |= english_left(own, other, SAME)
    assert not left
