"""Cuzco: set up by mouse, played to the end by mouse and by keyboard; proven by their records."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tampu.core.play import Match
from tests.web.cuzco_kramer_positions import half_way, on_a_crowded_board
from tests.web.cuzco_kramer_sitting import CuzcoKeyboard, CuzcoSitting
from tests.web.guests import Guests
from tests.web.keyboard import KEYS
from tests.web.planting import asked_seat, table_for
from tests.web.scores import adds_up, is_proven
from tests.web.serving import Serving
from tests.web.sitting import OVER, Sitting

pytestmark = pytest.mark.timeout(600)
"""A whole game has hundreds of lines, and a busy machine takes its time."""


def is_told(sitting: Sitting, match: Match) -> None:
    """The log has a line for everything that happened."""
    turns = sitting.log.locator("[data-testid=log-turn][aria-expanded=false]")
    assert turns.count()
    folds = turns.or_(sitting.log.get_by_role("button", name="more like this"))
    while folds.count():
        folds.first.click()
    happened = sum(len(step.events) for step in match.steps)
    expect(sitting.log.locator(".say")).to_have_count(happened)


def set_up_for_three(page: Page) -> None:
    """From the home page by way of the set-up: me and two bots."""
    page.get_by_test_id("play-cuzco_kramer").wait_for()
    page.locator("a[href='/new/cuzco_kramer']").click()
    page.get_by_role("button", name="3 players").click()
    for seat in (1, 2):
        page.get_by_label(f"Seat {seat + 1}: who sits there").select_option("bot")
        page.locator(f"#level-{seat}").select_option("casual")
    page.get_by_role("button", name="Start the game").click()


def test_a_game_for_three_is_set_up_and_begun_with_the_mouse(guest: Guests):
    page = guest("/")
    set_up_for_three(page)
    mouse = CuzcoSitting(page)
    mouse.play_on(12)
    assert {"mode-3", "mode-enter", "end"} <= {*mouse.done}


def test_a_game_for_three_is_played_to_its_end_with_the_mouse(
    guest: Guests, house: Serving, tmp_path: Path
):
    """The second half of it: the first has no question that the second has not."""
    page = guest()
    page.goto(table_for(house, page, half_way, 3))
    mouse = CuzcoSitting(page)
    assert mouse.play_on()[-1] == OVER
    assert {"mode-3", "end"} <= {*mouse.done}
    match = is_proven(mouse, tmp_path, asked_seat(half_way, 3))
    adds_up(page, match)
    is_told(mouse, match)
    expect(page.get_by_test_id("sheet")).to_contain_text("The final count, city by city")


def test_a_game_for_four_is_played_to_its_end_with_the_keyboard_alone(
    guest: Guests, house: Serving, tmp_path: Path
):
    page = guest()
    page.goto(table_for(house, page, on_a_crowded_board, 4))
    keyboard = CuzcoKeyboard(page)
    assert keyboard.play_on()[-1] == OVER
    assert {"mode-3", "end"} <= {*keyboard.done}
    assert keyboard.presses <= KEYS
    adds_up(page, is_proven(keyboard, tmp_path, asked_seat(on_a_crowded_board, 4)))
