"""Cuzco on a telephone: a whole turn by touch, nearer and farther, and nothing too wide."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.cuzco_kramer_positions import before_the_end, in_mid_turn
from tests.web.cuzco_kramer_sitting import CuzcoTouch
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.looks import faults
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE, drag

LONG_NAME = "Wayra of the high meadow"
"""As long as a name may be."""
CELL = "G10"


def on_a_telephone(guest: Guests, house: Serving, wanted: Wanted) -> CuzcoTouch:
    page = guest(**TELEPHONE)
    rename(page, LONG_NAME)
    page.goto(table_for(house, page, wanted, 3))
    touch = CuzcoTouch(page)
    assert touch.asked() == "action"
    return touch


def box(target: Locator) -> Any:
    found = target.bounding_box()
    assert found is not None
    return found


def test_a_turn_is_played_by_touch_and_everything_fits(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, in_mid_turn)
    page, lines = touch.page, touch.lines
    assert not faults(page), "turn"
    touch.act("mode-3")
    touch.wait_beyond(lines)
    touch.asked()
    assert not faults(page), "tile"
    page.get_by_role("button", name="The whole board").tap()
    touch.act("mode-move")
    touch.wait_beyond(lines + 1)
    touch.asked()
    assert not faults(page), "Inca"
    touch.act("end")
    touch.wait_beyond(lines + 2)
    assert touch.asked() in ("action", "festival_answer")
    assert not faults(page), "next turn"


def test_a_tile_is_only_planned_by_a_touch_until_it_is_confirmed(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, in_mid_turn)
    page, lines = touch.page, touch.lines
    touch.turn_to("mode-3")
    touch.press(touch.question.get_by_test_id("mode-3"))
    spot = touch.nearest()
    touch.choose(spot)
    confirm = touch.question.get_by_test_id("confirm")
    expect(confirm).to_be_visible()
    assert not faults(page), "plan"
    assert touch.lines == lines
    touch.press(confirm)
    touch.wait_beyond(lines)
    expect(page.locator(f"[data-cell={spot.cell}]")).to_have_attribute(
        "aria-label", re.compile(f"^{spot.cell}, village")
    )


def test_the_board_is_pinched_and_pulled(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, in_mid_turn)
    page, cell = touch.page, touch.page.locator(f"[data-cell={CELL}]")
    whole = page.get_by_role("button", name="The whole board")
    whole.tap()
    expect(whole).to_be_disabled()
    small = box(cell)
    x, y = small["x"], small["y"]
    drag(page, ((x - 20, y), (x - 80, y)), ((x + 20, y), (x + 80, y)))
    expect(whole).to_be_enabled()
    large = box(cell)
    assert large["width"] > 1.5 * small["width"]
    drag(page, ((x, y), (x - 90, y - 40)))
    moved = box(cell)
    assert abs(moved["x"] - (large["x"] - 90)) < 12
    assert moved["width"] == large["width"]
    assert not faults(page)


def test_the_end_fits_on_a_telephone(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, before_the_end)
    touch.act("end")
    expect(touch.winner).to_be_visible()
    touch.page.get_by_test_id("graph").wait_for()
    assert not faults(touch.page)
