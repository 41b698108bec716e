"""Inca Empire: a whole game by mouse; begin and end of one by keyboard alone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.guests import Guests
from tests.web.inca_empire_positions import before_the_end
from tests.web.inca_empire_sitting import IncaKeyboard, IncaSitting
from tests.web.keyboard import KEYS
from tests.web.planting import asked_seat, table_for
from tests.web.scores import adds_up, is_proven
from tests.web.serving import Serving
from tests.web.sitting import OVER

pytestmark = pytest.mark.timeout(600)
"""A whole game has hundreds of lines, and a busy machine takes its time."""


def test_a_whole_game_for_three_with_the_mouse_is_proven_by_its_record(
    guest: Guests, tmp_path: Path
):
    page = guest("/new/inca_empire")
    page.get_by_role("button", name="3 players").click()
    for seat in (1, 2):
        page.locator(f"#who-{seat}").select_option("bot")
        page.locator(f"#level-{seat}").select_option("beginner")
    page.get_by_role("button", name="Start the game").click()
    mouse = IncaSitting(page)
    asked = mouse.play_on()
    assert asked[-1] == OVER
    assert {"sun_card", "people_next", "road_pick"} <= {*asked}
    assert {"roads", "card"} < {*mouse.done}
    match = is_proven(mouse, tmp_path)
    adds_up(page, match)
    assert match.points_by_rule(0)


def set_up_for_four(keyboard: IncaKeyboard) -> None:
    """Three bots, and the empire declines early: then one's own turns are few."""
    page = keyboard.page
    keyboard.seat_three_bots("beginner")
    decline = page.locator("input[name=option-early_decline]")
    keyboard.reach(page.locator("input[name=option-early_decline]:checked"))
    keyboard.key("ArrowDown")
    expect(decline.and_(page.locator("[value=on]"))).to_be_checked()
    keyboard.press(page.get_by_role("button", name="Start the game"))


def test_a_game_for_four_is_set_up_and_begun_with_the_keyboard_alone(guest: Guests):
    keyboard = IncaKeyboard(guest("/new/inca_empire"))
    set_up_for_four(keyboard)
    assert OVER not in keyboard.play_on(12)
    assert {"roads", "card"} < {*keyboard.done}
    assert keyboard.presses <= KEYS


def test_a_game_for_four_is_ended_with_the_keyboard_alone(
    guest: Guests, house: Serving, tmp_path: Path
):
    page = guest()
    page.goto(table_for(house, page, before_the_end, 4))
    keyboard = IncaKeyboard(page)
    assert keyboard.play_on()[-1] == OVER
    assert keyboard.presses <= KEYS
    adds_up(page, is_proven(keyboard, tmp_path, asked_seat(before_the_end, 4)))
