"""Cuzco (Feld): what is paid or given up is looked at first, and used by a second gesture."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.cuzco_feld_positions import (
    at_the_market,
    before_a_medallion,
    before_a_removal,
    before_a_tile,
    feld_table,
    own_mask,
    taken,
    texts,
    view,
    while_exchanging,
    with_crowded_spaces,
)
from tests.web.cuzco_feld_sitting import FeldKeyboard, FeldSitting, FeldTouch
from tests.web.guests import Guests
from tests.web.looks import faults
from tests.web.planting import Wanted
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE


def at_the_table(guest: Guests, house: Serving, wanted: Wanted) -> FeldSitting:
    page = guest()
    page.goto(feld_table(house, page, wanted, 4))
    sitting = FeldSitting(page)
    sitting.asked()
    return sitting


def god_of_medallion() -> str:
    """The god whose card a medallion could use."""
    return next(god.god for god in view(before_a_medallion(4)[1]).gods if god.face == "06")


def test_a_card_that_is_looked_at_costs_nothing_until_it_is_used(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, before_a_medallion)
    page, lines = sitting.page, sitting.lines
    god = sitting.thing(f"god-{god_of_medallion()}")
    expect(god).to_have_attribute("data-lit", "true")
    sitting.press(god)
    expect(sitting.look).to_contain_text("Mama Quilla 06")
    expect(sitting.look).to_contain_text("you move one die of any colour")
    expect(sitting.look.get_by_test_id("rule-CF-606")).to_be_visible()
    expect(sitting.look.locator(".use")).to_contain_text("costs one Inti medallion")
    assert not faults(page)
    page.keyboard.press("Escape")
    expect(sitting.look).to_have_count(0)
    expect(god).to_be_focused()
    sitting.press(god)
    page.mouse.click(3, 3)
    expect(sitting.look).to_have_count(0)
    assert sitting.lines == lines, "looking is free"
    sitting.press(god)
    sitting.use()
    sitting.wait_beyond(lines)
    left = own_mask(before_a_medallion(4)[1]).inti - 1
    own = page.locator("[data-scene=mask]")
    expect(own.locator(f"[aria-label='Inti medallions: {left}']")).to_have_count(1)


def test_a_card_is_looked_at_and_used_by_keyboard(guest: Guests, house: Serving):
    page = guest()
    page.goto(feld_table(house, page, before_a_medallion, 4))
    keyboard = FeldKeyboard(page)
    keyboard.asked()
    lines = keyboard.lines
    keyboard.press(keyboard.thing(f"god-{god_of_medallion()}"))
    expect(keyboard.look.locator(".use")).to_be_focused()
    assert keyboard.lines == lines
    page.keyboard.press("Escape")
    expect(keyboard.look).to_have_count(0)
    page.keyboard.press("Enter")
    expect(keyboard.look.locator(".use")).to_be_focused()
    page.keyboard.press("Enter")
    keyboard.wait_beyond(lines)


def test_a_card_is_looked_at_and_used_by_touch(guest: Guests, house: Serving):
    page = guest(**TELEPHONE)
    page.goto(feld_table(house, page, before_a_medallion, 4))
    touch = FeldTouch(page)
    touch.asked()
    lines = touch.lines
    touch.press(page.get_by_test_id("scene-capital"))
    touch.press(touch.thing(f"god-{god_of_medallion()}"))
    expect(touch.look).to_be_in_viewport(ratio=1)
    assert touch.lines == lines
    assert not faults(page)
    touch.use()
    touch.wait_beyond(lines)


PAID = {
    "exchange": (while_exchanging, "exchange offering", "costs 2 pips"),
    "market": (at_the_market, "buy ", r"costs \d food"),
    "palace": (before_a_removal, "remove ", "Remove it for nothing"),
}


@pytest.mark.parametrize("room", PAID)
def test_what_is_paid_or_given_up_is_asked_for_twice(guest: Guests, house: Serving, room: str):
    wanted, begins, said = PAID[room]
    sitting = at_the_table(guest, house, wanted)
    lines = sitting.lines
    answer = next(each for each in texts(wanted(4)[1]) if each.startswith(begins))
    sitting.press(sitting.option(answer))
    expect(sitting.look.locator(".use").first).to_contain_text(re.compile(said))
    expect(sitting.look.locator("[data-testid^=rule-CF-]").first).to_be_visible()
    sitting.page.keyboard.press("Escape")
    assert sitting.lines == lines
    sitting.press(sitting.option(answer))
    sitting.use()
    sitting.wait_beyond(lines)


def test_a_tile_is_taken_with_a_die_in_one_go(guest: Guests, house: Serving):
    """Die, space and tile are three questions, and two presses."""
    sitting = at_the_table(guest, house, before_a_tile)
    lines, match = sitting.lines, before_a_tile(4)[1]
    offer = next(
        offer for offer in view(match).offers if offer.space == "study" and taken(match, offer)
    )
    tile = str(taken(match, offer)).removeprefix("tile ")
    sitting.press(sitting.thing(f"tile-{tile}"))
    way = sitting.look.locator(f".use[data-use^='die {offer.die};']")
    expect(way).to_contain_text(f"Use your {offer.die} for it")
    sitting.press(way)
    sitting.wait_beyond_all(lines, 3)
    expect(sitting.log).to_contain_text(re.compile(r"takes the study tile “.+” from space \d"))


UNDER_A_COVER = (
    ("[data-thing^=space-] ~ .below [data-what=die]", "Die"),
    ("[data-place=others] [data-what=offering]", "Offering"),
    ("[data-thing=CUZCO] [data-what=chasqui]", "Chasqui"),
)
"""What takes no press itself, and its name."""


def test_what_takes_no_press_says_what_it_is(guest: Guests, house: Serving):
    page = at_the_table(guest, house, with_crowded_spaces).page
    for thing, name in UNDER_A_COVER:
        box = page.locator(thing).first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.get_by_test_id("what").locator("b")).to_have_text(name)
