"""Inca Empire on a telephone: a turn by touch, nearer and farther, and nothing too wide."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.inca_empire_positions import before_the_end, in_a_sun_phase, in_the_middle
from tests.web.inca_empire_sitting import IncaTouch
from tests.web.looks import faults
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE, drag

LONG_NAME = "Wayra of the high meadow"
"""As long as a name may be."""


def on_a_telephone(guest: Guests, house: Serving, wanted: Wanted) -> IncaTouch:
    page = guest(**TELEPHONE)
    rename(page, LONG_NAME)
    page.goto(table_for(house, page, wanted, 4))
    touch = IncaTouch(page)
    touch.asked()
    return touch


def box(target: Locator) -> Any:
    found = target.bounding_box()
    assert found is not None
    return found


def test_a_road_and_a_city_are_chosen_by_touch_and_everything_fits(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, in_the_middle)
    page, lines = touch.page, touch.lines
    assert not faults(page), "turn"
    touch.choose(touch.spots()[0])
    expect(touch.question.get_by_test_id("confirm")).to_be_visible()
    assert touch.lines == lines, "a touch only plans"
    assert not faults(page), "road"
    touch.confirm()
    touch.wait_beyond_all(lines, 2)
    assert touch.asked() == "road_pick"
    touch.press_answer("stop")
    touch.wait_beyond_all(lines, 3)
    assert touch.asked() == "people_next"
    touch.press(touch.question.get_by_test_id("deed-city"))
    touch.choose(touch.spots()[0])
    expect(page.get_by_test_id("bubble")).to_contain_text("+4 VP now")
    assert not faults(page), "city"
    touch.confirm()
    touch.wait_beyond_all(lines, 6)


def test_a_sun_card_is_placed_by_touch(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, in_a_sun_phase)
    lines = touch.lines
    assert not faults(touch.page), "sun"
    touch.wait_beyond_all(lines, touch.place_card("sun_card"))
    touch.asked()
    assert not faults(touch.page), "next question"


def test_the_map_is_pinched_and_pulled(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, in_the_middle)
    page, cuzco = touch.page, touch.place("cuzco")
    whole = page.get_by_role("button", name="The whole empire", exact=True)
    whole.tap()
    expect(whole).to_be_disabled()
    small = box(cuzco)
    x, y = small["x"], small["y"]
    drag(page, ((x - 20, y), (x - 90, y)), ((x + 20, y), (x + 90, y)))
    expect(whole).to_be_enabled()
    large = box(cuzco)
    assert large["width"] > 1.5 * small["width"]
    lines = touch.lines
    drag(page, ((x, y), (x - 60, y - 40)))
    moved = box(cuzco)
    assert abs(moved["x"] - (large["x"] - 60)) < 12
    assert moved["width"] == large["width"]
    assert touch.lines == lines, "a drag chooses nothing"
    expect(page.get_by_test_id("why-not")).to_have_count(0)
    assert not faults(page)


def test_a_tap_on_the_small_map_looks_there(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, in_the_middle)
    cuzco = touch.place("cuzco")
    before = box(cuzco)
    overview = box(touch.page.get_by_role("img", name=re.compile("^Overview")))
    touch.page.touchscreen.tap(
        overview["x"] + overview["width"] * 0.3, overview["y"] + overview["height"] * 0.1
    )
    assert box(cuzco)["y"] > before["y"] + 100


def test_the_end_fits_on_a_telephone(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, before_the_end)
    touch.press_answer("end")
    expect(touch.winner).to_be_visible()
    touch.page.get_by_test_id("graph").wait_for()
    assert not faults(touch.page)
