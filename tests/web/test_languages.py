"""English, French, Portuguese, Spanish: complete, said everywhere, and nothing cut off."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_positions import (
    before_a_displacing_order,
    before_the_last_order,
    beside_an_occupied_stair,
)
from tests.web.machu_picchu_sitting import MachuPicchuSitting, MachuPicchuTouch
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.tongues import TONGUES, fluent, is_well_said, is_well_said_everywhere, speak


@pytest.mark.parametrize(("lang", "screen"), [("fr", "wide"), ("pt", "phone"), ("es", "wide")])
def test_every_page_is_said_in_the_reader_s_language(
    guest: Guests, house: Serving, lang: str, screen: str
):
    """French is the longest, so that also a small screen is tried; English was looked at wherever
    else a page is measured.
    """
    page = fluent(guest, lang, screen)
    check = is_well_said_everywhere if lang == "fr" else is_well_said
    page.goto("/")
    page.get_by_test_id("play-machu_picchu").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", TONGUES[lang])
    check(page)
    page.goto("/new/machu_picchu")
    page.get_by_test_id("setup").wait_for()
    check(page)
    page.goto("/rules/machu_picchu/MP-410")
    page.get_by_text("MP-410").first.wait_for()
    check(page)
    for position in (beside_an_occupied_stair, before_a_displacing_order, before_the_last_order):
        page.goto(table_for(house, page, position, 4))
        MachuPicchuSitting(page).asked()
        check(page)
    end_the_game(page, lang, screen)
    check(page)


def end_the_game(page: Page, lang: str, screen: str) -> None:
    """The last order is given in English; the score sheet is then read in the own language."""
    speak(page, "en")
    sitting = MachuPicchuTouch(page) if screen == "phone" else MachuPicchuSitting(page)
    sitting.answer()
    page.get_by_test_id("graph").wait_for()
    speak(page, lang)


def test_the_log_follows_the_choice_of_language(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, before_the_last_order, 3))
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    told = {}
    for lang in TONGUES:
        speak(page, lang)
        told[lang] = sitting.sentences()
    assert len(told["en"]) > 50
    assert len({len(lines) for lines in told.values()}) == 1
    for lang in ("fr", "pt", "es"):
        same = [one for one, two in zip(told["en"], told[lang], strict=True) if one == two]
        assert not same
    speak(page, "en")
    assert sitting.sentences() == told["en"]


def test_the_choice_of_language_is_kept(guest: Guests):
    page = guest("/")
    page.get_by_role("button", name="Español").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_test_id("play-machu_picchu")).not_to_have_text("Play now")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")
