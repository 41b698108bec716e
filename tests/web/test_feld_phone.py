"""Cuzco (Feld) on a telephone: scenes in one tap, a turn by touch, and nothing too wide."""

from playwright.sync_api import expect

from tests.web.cuzco_feld_positions import (
    before_a_die,
    before_a_step_ahead,
    before_the_end,
    feld_table,
)
from tests.web.cuzco_feld_sitting import FeldTouch
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.looks import faults
from tests.web.planting import Wanted
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE
from tests.web.why_not import bubble

LONG_NAME = "Wayra of the high meadow"
"""As long as a name may be."""


def on_a_telephone(guest: Guests, house: Serving, wanted: Wanted, seats: int = 4) -> FeldTouch:
    page = guest(**TELEPHONE)
    rename(page, LONG_NAME)
    page.goto(feld_table(house, page, wanted, seats))
    touch = FeldTouch(page)
    touch.asked()
    return touch


def test_every_scene_is_one_tap_away_and_masks_are_enlarged(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, before_a_die)
    page = touch.page
    for scene in ("capital", "mask", "roads"):
        touch.press(page.get_by_test_id(f"scene-{scene}"))
        expect(page.locator("[data-scene]")).to_have_count(1)
        expect(page.locator(f"[data-scene={scene}]")).to_be_visible()
        assert not faults(page), scene
    touch.press(touch.thing("mask-0"))
    mask = page.get_by_role("region", name="Mask of Ausangate")
    expect(mask).to_be_in_viewport()
    assert not faults(page), "another mask"
    touch.press(page.get_by_test_id("close-mask"))
    expect(mask).to_have_count(0)
    page.locator("[data-thing^=space-][aria-disabled=true]").first.tap(force=True)
    expect(bubble(page)).to_contain_text("CF-")
    assert not faults(page), "why not"


def test_turns_are_played_by_touch(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, before_a_step_ahead)
    expect(touch.page.locator("[data-scene=roads]")).to_be_visible()
    asked = [touch.answer() for _ in range(6)]
    assert asked[0] == "path"
    assert {"die", "space"} & {*asked}
    touch.asked()
    assert not faults(touch.page)


def test_the_end_fits_on_a_telephone(guest: Guests, house: Serving):
    touch = on_a_telephone(guest, house, before_the_end, 2)
    expect(touch.page.locator("[data-scene=capital]")).to_be_visible()
    touch.answer()
    expect(touch.winner).to_be_visible()
    touch.page.get_by_test_id("graph").wait_for()
    assert not faults(touch.page)
