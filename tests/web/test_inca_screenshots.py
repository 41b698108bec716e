"""Photographs of Inca Empire in three sizes, light and dark: to be looked at."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.album import SCREENS, TAKEN, Album, look_in, opened
from tests.web.guests import Guests
from tests.web.inca_empire_positions import (
    at_the_opening,
    before_the_end,
    in_a_sun_phase,
    in_the_middle,
)
from tests.web.inca_empire_sitting import IncaSitting, IncaTouch
from tests.web.looks import faults
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving


class Photographer:
    """Takes everything by day and by night, and sees what is wrong with it."""

    def __init__(self, album: Album, house: Serving) -> None:
        self.album, self.page, self.house = album, album.page, house
        touches = album.name.startswith("390")
        self.sitting = IncaTouch(self.page) if touches else IncaSitting(self.page)

    def sit_down(self, wanted: Wanted) -> None:
        self.page.goto(table_for(self.house, self.page, wanted, 4))
        self.sitting.asked()

    def take(self, what: str) -> None:
        for theme in TAKEN:
            look_in(self.page, theme)
            self.album.take(f"inca-{what}-{theme}")
        assert not faults(self.page), what


@pytest.mark.parametrize("screen", SCREENS)
def test_every_part_of_inca_empire_is_photographed(
    guest: Guests, house: Serving, results: Path, screen: str
):
    seen = Photographer(opened(guest, results, screen), house)
    page, sitting = seen.page, seen.sitting
    seen.sit_down(at_the_opening)
    seen.take("opening")
    seen.sit_down(in_the_middle)
    sitting.press(sitting.question.get_by_test_id("deed-conquest"))
    sitting.choose(sitting.spots()[0])
    sitting.question.get_by_test_id("confirm").wait_for()
    seen.take("conquest")
    seen.sit_down(in_a_sun_phase)
    sitting.press(page.locator("[data-testid^=hand-]").first)
    sitting.press(page.locator("[data-testid^=place-][aria-disabled=false]").first)
    seen.take("sun")
    seen.sit_down(before_the_end)
    sitting.press_answer("end")
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    seen.take("end")
    assert len(seen.album.names) == 4 * len(TAKEN)
