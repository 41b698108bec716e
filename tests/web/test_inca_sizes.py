"""Inca Empire in three sizes: nothing is cut, too small, too wide or without words."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.album import SIZES, opened
from tests.web.guests import Guests
from tests.web.inca_empire_positions import (
    at_the_opening,
    before_the_end,
    in_a_sun_phase,
    in_the_middle,
)
from tests.web.inca_empire_sitting import IncaSitting
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving


def test_every_part_of_inca_empire_looks_right(guest: Guests, house: Serving, results: Path):
    album = opened(guest, results)
    page = album.page
    sitting = IncaSitting(page)

    def sit_down(wanted: Wanted) -> None:
        page.goto(table_for(house, page, wanted, 4))
        sitting.asked()
        sitting.moment()

    sit_down(at_the_opening)
    album.take("inca-opening")
    sit_down(in_the_middle)
    sitting.press(sitting.question.get_by_test_id("deed-conquest"))
    sitting.choose(sitting.spots()[0])
    sitting.question.get_by_test_id("confirm").wait_for()
    album.take("inca-conquest")
    sit_down(in_a_sun_phase)
    sitting.press(page.locator("[data-testid^=hand-]").first)
    sitting.press(page.locator("[data-testid^=place-][aria-disabled=false]").first)
    album.take("inca-sun")
    sit_down(before_the_end)
    sitting.press_answer("end")
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    album.take("inca-end")
    assert len(album.names) == 4 * len(SIZES)
