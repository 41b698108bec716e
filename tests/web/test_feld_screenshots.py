"""Photographs of Cuzco (Feld) in three sizes, light and dark: to be looked at."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.album import SCREENS, THEMES, Album, Theme, look_in, opened
from tests.web.cuzco_feld_positions import (
    at_the_missions,
    before_a_die,
    before_the_end,
    feld_table,
)
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import Guests
from tests.web.looks import faults
from tests.web.planting import Wanted
from tests.web.serving import Serving

SPILT = """() => [...document.querySelectorAll(".cf .card, .cf-panel")]
  .filter((card) => card.checkVisibility() && card.scrollHeight > card.clientHeight + 2)
  .map((card) => card.innerText)"""
"""Cards and panels with more in them than they are high."""


class Photographer:
    """Takes everything by day or by night, and sees what is wrong with it."""

    def __init__(self, album: Album, house: Serving) -> None:
        self.album, self.page, self.house = album, album.page, house
        self.sitting = FeldSitting(self.page)

    def sit_down(self, wanted: Wanted, seats: int = 4) -> None:
        self.page.goto(feld_table(self.house, self.page, wanted, seats))
        self.sitting.asked()

    def take(self, what: str, *themes: Theme) -> None:
        for theme in themes:
            look_in(self.page, theme)
            self.album.take(f"feld-{what}-{theme}")
        assert not faults(self.page), what
        assert not self.page.evaluate(SPILT), what

    def open(self, scene: str) -> None:
        """Enlarged where all are in sight, opened elsewhere."""
        tab = self.page.get_by_test_id(f"scene-{scene}")
        larger = self.page.get_by_test_id(f"enlarge-{scene}")
        (tab if tab.count() else larger).click()


@pytest.mark.parametrize("screen", SCREENS)
def test_every_part_of_cuzco_is_photographed(
    guest: Guests, house: Serving, results: Path, screen: str
):
    seen = Photographer(opened(guest, results, screen), house)
    page, sitting = seen.page, seen.sitting
    seen.sit_down(at_the_missions)
    seen.take("missions", "dark")
    seen.sit_down(before_a_die)
    seen.take("dice", *THEMES)
    seen.open("capital")
    seen.take("capital", "dark")
    seen.open("mask")
    seen.take("mask", "light")
    page.keyboard.press("Escape")
    if page.get_by_test_id("scene-roads").count():
        seen.open("roads")
    sitting.press(sitting.thing("mask-0"))
    seen.take("another-mask", "light")
    seen.sit_down(before_the_end, 2)
    sitting.answer()
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    seen.take("end", "light")
    assert len(seen.album.names) == 7
