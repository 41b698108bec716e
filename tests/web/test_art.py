"""Every drawing keeps what it is made of, whatever part of the frame comes and goes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.every_game import GAMES, MIDDLE, MOST
from tests.web.guests import Guests
from tests.web.looks import look, settle
from tests.web.planting import table_for
from tests.web.serving import Serving


def whole(page: Page, state: str) -> None:
    """Whatever is referred to is there, once, and can be drawn."""
    settle(page)
    found = look(page, "references()")
    assert found["count"] > 20, state
    assert found["dangling"] == [], state


def wide_states(page: Page) -> Iterator[str]:
    """One part of the frame after the other."""
    question = page.locator("[data-asked]")
    question.wait_for()
    yield "live"
    page.get_by_test_id("open-sheet").click()
    page.get_by_test_id("graph").wait_for()
    yield "sheet open"
    page.get_by_test_id("open-sheet").click()
    question.wait_for()
    yield "after the sheet"
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("rules").wait_for()
    yield "rules drawer"
    page.keyboard.press("Escape")
    page.get_by_label("Previous move").click()
    expect(page.get_by_test_id("live")).to_have_attribute("aria-pressed", "false")
    yield "replay"
    page.get_by_test_id("live").click()
    question.wait_for()
    yield "live again"


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_is_whole_in_every_state_of_the_frame(
    guest: Guests, house: Serving, game: str
):
    page = guest()
    path = table_for(house, page, MIDDLE[game], MOST)
    page.goto(path)
    for state in wide_states(page):
        whole(page, f"{game}: {state}")
