"""What may not be done explains itself: the rule, a sentence, the paragraph."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_positions import beside_an_occupied_stair
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import ABSENT, asked_seat, me, table_with
from tests.web.serving import Serving
from tests.web.why_not import bubble, insist, open_paragraph


def at_the_table(guest: Guests, house: Serving, asked: bool) -> MachuPicchuSitting:
    """Beside somebody who is away; this guest is asked, or the other one is."""
    page = guest()
    people = [ABSENT, ABSENT]
    seat = asked_seat(beside_an_occupied_stair, 2)
    people[seat if asked else 1 - seat] = me(page)
    page.goto(table_with(house, beside_an_occupied_stair, people))
    sitting = MachuPicchuSitting(page)
    sitting.cards.first.wait_for()
    return sitting


def covers(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not (beside or above)


def test_an_occupied_stair_says_who_lies_there(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, asked=True)
    page = sitting.page
    stair = page.locator("[data-stair][aria-disabled=true]").first
    sitting.cards.first.click()
    insist(stair)
    expect(bubble(page)).to_contain_text("MP-304")
    expect(bubble(page)).to_contain_text(re.compile(r"MP-304\s+\S+ .*\."))
    assert not covers(bubble(page), stair)
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(sitting.cards.first).to_have_attribute("aria-pressed", "true")


def test_a_card_out_of_turn_says_whose_turn_it_is(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, asked=False)
    page = sitting.page
    expect(page.locator("[data-asked]")).to_have_count(0)
    insist(sitting.cards.first)
    expect(bubble(page)).to_contain_text("MP-206")
    other = page.get_by_test_id(f"player-{asked_seat(beside_an_occupied_stair, 2)}")
    expect(bubble(page)).to_contain_text(other.locator(".name").inner_text())


def test_the_paragraph_is_one_click_further(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, asked=False)
    page = sitting.page
    insist(sitting.cards.first)
    expect(open_paragraph(page)).to_contain_text("MP-206")
    expect(bubble(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_have_count(0)


def test_a_press_elsewhere_closes_the_bubble(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, asked=False)
    insist(sitting.cards.first)
    expect(bubble(sitting.page)).to_be_visible()
    sitting.page.get_by_role("heading", level=1).click()
    expect(bubble(sitting.page)).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_keyboard_asks_too(guest: Guests, house: Serving, key: str):
    sitting = at_the_table(guest, house, asked=False)
    sitting.cards.first.focus()
    sitting.page.keyboard.press(key)
    expect(bubble(sitting.page)).to_contain_text("MP-206")


def test_every_log_line_opens_its_rule_and_the_rules_can_be_searched(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, asked=True)
    page = sitting.page
    sitting.log.get_by_role("button", name="Open rule MP-203").first.click()
    paragraph = page.get_by_test_id("paragraph")
    expect(paragraph).to_contain_text("MP-203")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("fire token")
    found = page.get_by_test_id("rules").locator("[data-rule]")
    expect(found.first).to_contain_text(re.compile("fire token", re.IGNORECASE))
    search.fill("xylophone")
    expect(found).to_have_count(0)
    expect(page.get_by_test_id("rules")).to_contain_text("No rule says that")
