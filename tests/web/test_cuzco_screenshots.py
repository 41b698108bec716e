"""Photographs of Cuzco in three sizes, light and dark: to be looked at."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.album import SCREENS, TAKEN, Album, look_in, opened
from tests.web.cuzco_kramer_positions import (
    at_an_answer,
    at_the_opening,
    before_the_end,
    on_a_crowded_board,
)
from tests.web.cuzco_kramer_sitting import CuzcoSitting, CuzcoTouch
from tests.web.guests import Guests
from tests.web.planting import table_for
from tests.web.serving import Serving

TO_THE_TOP = "element => element.scrollIntoView({ block: 'start' })"


def take(album: Album, what: str) -> None:
    """By day and by night."""
    for theme in TAKEN:
        look_in(album.page, theme)
        album.take(f"{what}-{theme}")


def sat_down(album: Album) -> CuzcoSitting:
    sitting = CuzcoTouch if album.name.startswith("390") else CuzcoSitting
    return sitting(album.page)


def photograph(album: Album, house: Serving) -> None:
    page, sitting = album.page, sat_down(album)
    page.goto(table_for(house, page, at_the_opening, 4))
    sitting.asked()
    sitting.choose(sitting.nearest())
    sitting.question.get_by_test_id("confirm").wait_for()
    take(album, "cuzco-opening")
    page.goto(table_for(house, page, on_a_crowded_board, 4))
    sitting.asked()
    take(album, "cuzco-crowded")
    page.goto(table_for(house, page, at_an_answer, 4))
    sitting.asked()
    take(album, "cuzco-festival")
    page.goto(table_for(house, page, before_the_end, 4))
    sitting.asked()
    sitting.act("end")
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    take(album, "cuzco-end")
    page.get_by_text("The final counts, city by city").evaluate(TO_THE_TOP)
    take(album, "cuzco-count")


@pytest.mark.parametrize("screen", SCREENS)
def test_every_part_of_cuzco_is_photographed(
    guest: Guests, house: Serving, results: Path, screen: str
):
    album = opened(guest, results, screen)
    photograph(album, house)
    assert len(album.names) == 5 * len(TAKEN)
