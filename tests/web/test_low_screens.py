"""On every ordinary screen the question with its buttons is in sight, and four lines of the log."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.web.every_game import GAMES, MIDDLE, MOST
from tests.web.guests import Guests
from tests.web.looks import look, settle
from tests.web.planting import table_for
from tests.web.serving import Serving

SCREENS = [(1920, 1080), (1440, 900), (1366, 768), (1280, 720)]
LINES = 4
QUESTION = "[data-testid=question]"
BUTTONS = f"{QUESTION} :is(header, .answer) button, {QUESTION} .more [data-testid]"
DEEDS = "button[aria-pressed=false]:not([aria-disabled=true], [disabled])"
"""What can be chosen, and shows more buttons then."""


def assert_in_sight(page: Page, state: str) -> None:
    settle(page)
    assert look(page, f"outOfSight('{BUTTONS}')") == [], state
    assert look(page, "linesInSight('[data-testid=log-room]')") >= LINES, state


def at_every_size(page: Page) -> Iterator[str]:
    """The same page on one screen after the other, the smallest last."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        yield f"{width}x{height}"


@pytest.mark.parametrize("game", GAMES)
def test_the_question_and_four_lines_of_the_log_are_in_sight(
    guest: Guests, house: Serving, game: str
):
    page = guest()
    page.goto(table_for(house, page, MIDDLE[game], MOST))
    page.locator("[data-asked]").wait_for()
    for size in at_every_size(page):
        assert_in_sight(page, size)
    deeds = page.locator(QUESTION).locator(DEEDS).locator("visible=true")
    for number in range(deeds.count()):
        deed = deeds.nth(number)
        name = deed.get_attribute("data-testid") or deed.inner_text()
        deed.click()
        assert_in_sight(page, name)
        page.keyboard.press("Escape")
        settle(page)


WATCHED = """() => {
  const line = [...document.querySelectorAll("[data-testid=log] li")].at(-1);
  const panel = document.querySelector("[data-testid=question]");
  const seen = { lines: new Set(), heights: new Set() };
  const note = () => {
    seen.lines.add(Math.round(line.getBoundingClientRect().top));
    seen.heights.add(Math.round(panel.getBoundingClientRect().height));
    requestAnimationFrame(note);
  };
  note();
  globalThis.seen = seen;
}"""
"""From now on, frame by frame: where the newest line stands, and how high the question is."""


def test_no_line_of_the_log_moves_when_the_panel_grows(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, MIDDLE["cuzco_kramer"], MOST))
    page.locator("[data-asked]").wait_for()
    settle(page)
    page.evaluate(WATCHED)
    board = page.get_by_test_id("stage").bounding_box()
    assert board is not None
    for across in range(2, 9):
        page.mouse.move(board["x"] + board["width"] * across / 10, board["height"] / 2)
        settle(page)
    assert page.evaluate("seen.heights.size") > 1, "the panel grows with what is pointed at"
    assert page.evaluate("seen.lines.size") == 1
