"""What is this? Everything on the four boards answers: by pointer, by long press, by key."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tampu
from tampu.languages.learn import how_to_play, things
from tests.web import (
    cuzco_feld_positions,
    cuzco_kramer_positions,
    inca_empire_positions,
    machu_picchu_positions,
)
from tests.web.guests import Guests
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE

POSITIONS: dict[str, tuple[Wanted, ...]] = {
    "machu_picchu": (machu_picchu_positions.behind_a_priest,),
    "cuzco_kramer": (
        cuzco_kramer_positions.on_a_crowded_board,
        cuzco_kramer_positions.at_an_answer,
    ),
    "inca_empire": (
        inca_empire_positions.in_the_middle,
        inca_empire_positions.in_a_sun_phase,
    ),
    "cuzco_feld": (
        cuzco_feld_positions.with_crowded_spaces,
        cuzco_feld_positions.at_the_market,
    ),
}
WALK = """() => {
  const rooms = [...document.querySelectorAll("[data-testid=stage], .centre > .hand")];
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const drawn = rooms.flatMap((room) => [...room.querySelectorAll("use, image, text, [role=img]")]);
  const spoken = rooms.flatMap((room) => [...room.querySelectorAll("*")]).filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()) &&
    !one.closest(".sr"));
  return [...new Set([...drawn, ...spoken])]
    .filter((one) => seen(one) && one.getBoundingClientRect().width > 0)
    .filter((one) => !one.closest("[data-scenery]"))
    .map((one) => ({
      what: one.closest("[data-what]")?.dataset.what ?? null,
      element: one.outerHTML.slice(0, 120),
      around: one.parentElement?.outerHTML.slice(0, 120) ?? "",
    }));
}"""
"""Every drawing and every text of the stage and of the hand but scenery, and what it says it is."""


def unanswered(page: Page, game: str) -> list[Any]:
    known = things(how_to_play(game, "en"))
    return [one for one in page.evaluate(WALK) if one["what"] not in known]


@pytest.mark.parametrize("game", POSITIONS)
def test_everything_on_the_board_answers(guest: Guests, house: Serving, game: str):
    page = guest()
    for wanted in POSITIONS[game]:
        page.goto(table_for(house, page, wanted, 4))
        page.locator("[data-asked]").first.wait_for()
        walked = page.evaluate(WALK)
        assert len(walked) > 20
        lost = unanswered(page, game)
        assert not lost, (wanted.__name__, len(lost), lost[:12])


@pytest.mark.parametrize("game", POSITIONS)
def test_a_pointer_that_rests_a_finger_and_a_key_ask(guest: Guests, house: Serving, game: str):
    page = guest()
    page.goto(table_for(house, page, POSITIONS[game][0], 4))
    page.locator("[data-asked]").first.wait_for()
    what = page.get_by_test_id("what")
    thing = page.locator("[data-testid=stage] [data-what]:visible").first
    thing.hover(force=True)
    expect(what).to_contain_text(f"{tampu.game(game).prefix}-")
    page.keyboard.press("Escape")
    expect(what).to_be_hidden()
    page.keyboard.press("w")
    expect(what).to_be_visible()


def test_the_button_asks_about_what_is_pressed_next_and_nothing_else_happens(
    guest: Guests, house: Serving
):
    page = guest()
    page.goto(table_for(house, page, cuzco_feld_positions.with_crowded_spaces, 4))
    asked = page.locator("[data-asked]").first
    asked.wait_for()
    lines = page.get_by_test_id("scrubber").get_attribute("aria-valuemax")
    page.get_by_test_id("ask-what").click()
    page.locator("[data-thing][data-lit]:visible").first.click()
    expect(page.get_by_test_id("what")).to_contain_text("CF-")
    expect(page.get_by_test_id("ask-what")).to_have_attribute("aria-pressed", "false")
    assert page.get_by_test_id("scrubber").get_attribute("aria-valuemax") == lines


def test_a_tip_takes_no_press(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, cuzco_feld_positions.with_crowded_spaces, 4))
    page.locator("[data-asked]").first.wait_for()
    page.locator("[data-testid=stage] [data-what]:visible").first.hover(force=True)
    page.get_by_test_id("what").wait_for()
    box = page.get_by_test_id("what").bounding_box()
    assert box is not None
    hit = """([x, y]) => document.elementFromPoint(x, y)?.closest("[data-testid=what]") === null"""
    assert page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])


def test_a_long_press_asks(guest: Guests, house: Serving):
    page = guest(**TELEPHONE)
    page.goto(table_for(house, page, POSITIONS["cuzco_kramer"][0], 4))
    page.locator("[data-asked]").first.wait_for()
    box = page.locator("[data-testid=stage] [data-what]:visible").first.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    what = page.get_by_test_id("what")
    for _ in range(8):  # nobody asks in the first two seconds at a table
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        page.wait_for_timeout(1000)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if what.is_visible():
            break
    expect(what).to_be_visible()


UNDER = """(key) => {
  const first = (x, y) => document.elementsFromPoint(x, y)
    .filter((one) => !one.closest("[data-clear]"))
    .map((one) => one.closest("[data-what]")).find((one) => one);
  return [...document.querySelectorAll(`.board svg [data-what=${key}]:not([data-cell])`)]
    .map((one) => [one, one.getBoundingClientRect()])
    .map(([one, box]) => [one, box.x + box.width / 2, box.y + box.height / 2])
    .filter(([one, x, y]) => first(x, y) === one)
    .map(([, x, y]) => [x, y])[0];
}"""
"""A point where this thing is drawn and nothing else covers it but the clear cells."""


def test_what_is_drawn_under_a_cell_answers(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, POSITIONS["cuzco_kramer"][0], 4))
    page.locator("[data-asked]").first.wait_for()
    told = things(how_to_play("cuzco_kramer", "en"))
    what = page.get_by_test_id("what")
    for key in ("disc", "level", "inca", "crops", "basin", "forest"):
        page.mouse.move(*page.evaluate(UNDER, key))
        expect(what.locator("b")).to_have_text(told[key][0].text)


def test_nothing_comes_by_itself_over_what_is_being_prepared(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, POSITIONS["cuzco_kramer"][0], 4))
    page.locator("[data-asked]").first.wait_for()
    what = page.get_by_test_id("what")
    crops = page.evaluate(UNDER, "crops")
    page.mouse.move(*crops)
    expect(what).to_be_visible()
    page.get_by_test_id("mode-3").click()
    page.mouse.move(*crops)
    page.wait_for_timeout(1200)
    expect(what).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("w")
    expect(what).to_be_visible()
