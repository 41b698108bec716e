"""Cuzco in three sizes: nothing is cut, too small, too wide or without words."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.album import SIZES, Album, opened
from tests.web.cuzco_kramer_positions import (
    at_an_answer,
    at_the_opening,
    before_the_end,
    on_a_crowded_board,
)
from tests.web.cuzco_kramer_sitting import CuzcoSitting
from tests.web.guests import Guests
from tests.web.planting import table_for
from tests.web.serving import Serving

TO_THE_TOP = "element => element.scrollIntoView({ block: 'start' })"


def photograph(album: Album, house: Serving) -> None:
    page, sitting = album.page, CuzcoSitting(album.page)
    page.goto(table_for(house, page, at_the_opening, 4))
    sitting.asked()
    sitting.choose(sitting.nearest())
    sitting.question.get_by_test_id("confirm").wait_for()
    album.take("cuzco-opening")
    page.goto(table_for(house, page, on_a_crowded_board, 4))
    sitting.asked()
    album.take("cuzco-crowded")
    page.goto(table_for(house, page, at_an_answer, 4))
    sitting.asked()
    album.take("cuzco-festival")
    page.goto(table_for(house, page, before_the_end, 4))
    sitting.asked()
    sitting.act("end")
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    album.take("cuzco-end")
    page.get_by_text("The final count, city by city").evaluate(TO_THE_TOP)
    album.take("cuzco-count")


def test_every_part_of_cuzco_looks_right(guest: Guests, house: Serving, results: Path):
    album = opened(guest, results)
    photograph(album, house)
    assert len(album.names) == 5 * len(SIZES)
