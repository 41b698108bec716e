"""Every part of the page in three sizes: nothing is cut, too small, too wide or without words."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.album import SIZES, Album, opened
from tests.web.guests import Guests
from tests.web.machu_picchu_positions import (
    before_an_order,
    before_the_last_order,
    beside_an_occupied_stair,
    under_the_moon,
)
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving


def look_at_an_order(page: Page) -> None:
    """Choose one without confirming it, so that the board shows what it would do."""
    page.get_by_role("heading", level=1).click()
    pick = page.get_by_test_id("question").get_by_test_id("pick-tall_first")
    if pick.is_visible():
        pick.click()
    else:
        page.get_by_test_id("choose-tall_first").hover()


def photograph(album: Album, house: Serving) -> None:
    page, sitting = album.page, MachuPicchuSitting(album.page)
    page.goto("/")
    page.get_by_test_id("play-machu_picchu").wait_for()
    album.take("home", full=True)
    page.goto("/new/machu_picchu")
    page.get_by_test_id("setup").wait_for()
    album.take("set-up", full=True)
    page.goto(table_for(house, page, beside_an_occupied_stair, 4))
    sitting.asked()
    album.take("card")
    page.goto(table_for(house, page, under_the_moon, 3))
    sitting.asked()
    sitting.cards.nth(2).click()
    sitting.stairs.first.click()
    album.take("moon")
    page.goto(table_for(house, page, before_an_order, 3))
    sitting.asked()
    album.take("order")
    look_at_an_order(page)
    album.take("preview")
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("book-law").click()
    page.locator("[data-rule=MP-503]").click()
    album.take("rules")


def photograph_the_end(album: Album, house: Serving) -> None:
    page = album.page
    page.goto(table_for(house, page, before_the_last_order, 3))
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    page.get_by_test_id("choose-tall_first").dispatch_event("click")
    page.get_by_test_id("confirm").first.dispatch_event("click")
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    album.take("end")
    page.get_by_test_id("graph").scroll_into_view_if_needed()
    album.take("graph")


def test_every_part_of_the_page_looks_right(guest: Guests, house: Serving, results: Path):
    album = opened(guest, results)
    photograph(album, house)
    photograph_the_end(album, house)
    assert len(album.names) == 9 * len(SIZES)
