"""The board of Machu Picchu: what numbers do, looking before doing, and priests in the way."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.guests import PHONE, Guests
from tests.web.looks import faults, settle
from tests.web.machu_picchu_positions import (
    before_an_order,
    behind_a_priest,
    beside_an_occupied_stair,
)
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE

SCREENS: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 768},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
HIDDEN_BELOW = """box => {
  const inside = box.querySelector(".in");
  const frame = box.getBoundingClientRect();
  return {
    scrolled: inside.scrollHeight - inside.clientHeight,
    under: Math.max(0, frame.bottom - innerHeight),
  };
}"""
LOG_LINES = """log => {
  const { top, bottom } = log.getBoundingClientRect();
  const tops = new Set();
  const walker = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.top >= top - 1 && box.bottom <= bottom + 1)
        tops.add(Math.round(box.bottom / 8));
  }
  return tops.size;
}"""


def sit_down(page: Page, house: Serving, position: object, seats: int = 4) -> MachuPicchuSitting:
    page.goto(table_for(house, page, position, seats))  # type: ignore[arg-type]
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    return sitting


def figure(page: Page, number: int) -> Locator:
    return page.locator(f"[data-figure='{number}']")


def test_the_placement_screen_says_what_the_numbers_do(guest: Guests, house: Serving):
    """MP-503, MP-504: which priest follows the largest card, under each order."""
    page = guest()
    sit_down(page, house, beside_an_occupied_stair)
    pairing = page.get_by_test_id("pairing")
    expect(pairing).to_contain_text("A card’s number decides which priest it moves.")
    for name, priests in {"Tall first": [4, 3, 2, 1], "Small first": [1, 2, 3, 4]}.items():
        row = pairing.get_by_role("row").filter(has_text=name)
        found = [disc.get_attribute("aria-label") for disc in row.get_by_role("img").all()]
        assert found == [f"Priest {priest}" for priest in priests]
    pairing.get_by_text("MP-503").click()
    expect(page.get_by_test_id("rules")).to_contain_text("highest number")


def test_on_a_telephone_too(guest: Guests, house: Serving):
    page = guest(**TELEPHONE)
    sitting = sit_down(page, house, beside_an_occupied_stair)
    expect(sitting.question).to_contain_text("decides which priest it moves")
    assert not faults(page)


def test_an_order_is_shown_by_the_first_press_and_done_by_the_second(guest: Guests, house: Serving):
    """MP-501: nobody moves priests by a single press; gold is what goes on."""
    page = guest()
    sitting = sit_down(page, house, before_an_order)
    before = page.get_by_test_id("scrubber").get_attribute("aria-valuemax")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    first = page.get_by_test_id("choose-small_first")
    expect(first).not_to_have_class(re.compile(r"\bgo\b"))
    first.click()
    expect(page.get_by_test_id("confirm")).to_have_class(re.compile(r"\bgo\b"))
    expect(page.get_by_test_id("confirm")).to_have_text("Move small first")
    assert page.get_by_test_id("scrubber").get_attribute("aria-valuemax") == before
    page.get_by_test_id("choose-tall_first").click()
    expect(page.get_by_test_id("confirm")).to_have_count(1)
    expect(page.get_by_test_id("confirm")).to_have_text("Move tall first")
    sitting.confirm()
    expect(page.get_by_test_id("log")).to_contain_text("chooses tall first")


def test_whoever_presses_a_priest_is_told_who_and_where_it_is(guest: Guests, house: Serving):
    page = guest()
    sitting = sit_down(page, house, beside_an_occupied_stair)
    look = page.get_by_test_id("look")
    for priest, square in {1: "B2", 4: "D4"}.items():
        box = figure(page, priest).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
        expect(look).to_contain_text(f"Priest {priest}")
        expect(look).to_contain_text(f"{square}: no sun, start of priest {priest}")
    page.locator("[data-square=C3]").click()
    expect(look).to_have_text("C3: two suns")
    page.locator("[data-square=C3]").press("ArrowUp")
    page.locator("[data-square=C2]").press("Enter")
    expect(look).to_have_text("C2: one sun")
    sitting.cards.first.click()
    expect(look).to_have_count(0)


def test_the_square_behind_a_priest_can_be_seen_and_chosen(guest: Guests, house: Serving):
    """MP-707: the priest before it turns translucent; a press in its middle means the square."""
    page = guest()
    sitting = sit_down(page, house, behind_a_priest)
    offered = [each.get_attribute("data-square") or "" for each in sitting.squares.all()]
    standing = page.locator("[data-square]").evaluate_all(
        "all => Object.fromEntries(all.map((each) => [each.dataset.square, each.ariaLabel]))"
    )
    hidden = [s for s in offered if "priest" in standing.get(f"{s[0]}{int(s[1]) + 1}", "")]
    assert hidden
    for square in hidden:
        box = page.locator(f"[data-square={square}]").bounding_box()
        assert box is not None
        for share in (0.5, 0.9):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * share)
            pressed = page.locator(f"[data-square={square}]")
            expect(pressed).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Escape")
            expect(pressed).to_have_attribute("aria-pressed", "false")
    assert page.locator("g[opacity='0.5']").count() >= len(hidden)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("position", [beside_an_occupied_stair, before_an_order])
def test_question_and_log_are_both_in_sight(
    guest: Guests, house: Serving, position: object, seats: int
):
    """The question wholly, with its buttons; and four lines of the log."""
    page = guest()
    sitting = sit_down(page, house, position, seats)
    for screen in SCREENS:
        page.set_viewport_size(screen)
        settle(page)
        hidden = sitting.question.evaluate(HIDDEN_BELOW)
        assert hidden == {"scrolled": 0, "under": 0}, (screen, hidden)
        for button in sitting.question.get_by_role("button").all():
            if button.is_visible():
                expect(button).to_be_in_viewport(ratio=1)
        assert page.get_by_test_id("log").evaluate(LOG_LINES) >= 4, screen
        assert not faults(page), screen


def test_a_small_window_shows_the_board_as_it_is(guest: Guests, house: Serving):
    """Looking at squares by touch does not get in the way of laying cards."""
    page = guest(viewport=PHONE)
    sitting = sit_down(page, house, beside_an_occupied_stair)
    page.locator("[data-square=C3]").click()
    expect(page.get_by_test_id("look")).to_have_text("C3: two suns")
    sitting.answer()
    sitting.asked()
