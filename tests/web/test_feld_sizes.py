"""Cuzco (Feld) in three sizes: nothing is cut, too small, too wide or without words."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.album import SIZES, Album, opened
from tests.web.cuzco_feld_positions import (
    at_the_missions,
    before_a_die,
    before_the_end,
    feld_table,
)
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import Guests
from tests.web.planting import Wanted
from tests.web.serving import Serving

SPILT = """() => [...document.querySelectorAll(".cf .card, .cf-panel")]
  .filter((card) => card.checkVisibility() && card.scrollHeight > card.clientHeight + 2)
  .map((card) => card.innerText)"""
"""Cards and panels with more in them than they are high."""
SIDE_BY_SIDE = 960
"""Pixels from which on all scenes are in sight; below, they are opened by tabs."""


class Photographer:
    """Takes everything, and sees whether a card or panel spills."""

    def __init__(self, album: Album, house: Serving) -> None:
        self.album, self.page, self.house = album, album.page, house
        self.sitting = FeldSitting(self.page)

    def sit_down(self, wanted: Wanted, seats: int = 4) -> None:
        self.page.goto(feld_table(self.house, self.page, wanted, seats))
        self.sitting.asked()

    def take(self, what: str) -> None:
        self.album.take(f"feld-{what}")

    def take_scene(self, scene: str, size: str) -> None:
        """Enlarged where all are in sight, opened elsewhere."""
        self.page.set_viewport_size(SIZES[size])
        way = "scene" if SIZES[size]["width"] < SIDE_BY_SIDE else "enlarge"
        self.page.get_by_test_id(f"{way}-{scene}").click()
        self.album.take_one(f"feld-{scene}", size)
        self.page.keyboard.press("Escape")


def test_every_part_of_cuzco_looks_right(guest: Guests, house: Serving, results: Path):
    album = opened(guest, results, lambda page: page.evaluate(SPILT))
    seen = Photographer(album, house)
    page, sitting = seen.page, seen.sitting
    seen.sit_down(at_the_missions)
    seen.take("missions")
    seen.sit_down(before_a_die)
    seen.take("dice")
    for size in SIZES:
        seen.take_scene("capital", size)
        seen.take_scene("mask", size)
    page.set_viewport_size(SIZES["1440x900"])
    sitting.press(sitting.thing("mask-0"))
    seen.take("another-mask")
    seen.sit_down(before_the_end, 2)
    sitting.answer()
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    seen.take("end")
    assert len(album.names) == 6 * len(SIZES)
