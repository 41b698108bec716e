"""Cuzco (Feld): a whole game by mouse; begin and end of one by keyboard alone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tampu.core.play import Match
from tests.web.cuzco_feld_positions import before_the_end, feld_table
from tests.web.cuzco_feld_sitting import FeldKeyboard, FeldSitting
from tests.web.guests import Guests
from tests.web.keyboard import KEYS
from tests.web.planting import asked_seat
from tests.web.scores import adds_up, is_proven
from tests.web.serving import Serving
from tests.web.sitting import OVER

pytestmark = pytest.mark.timeout(600)
"""A whole game has hundreds of lines, and a busy machine takes its time."""
LOW: ViewportSize = {"width": 1240, "height": 720}
"""A small computer, where two scenes are in sight."""
BONUSES = ("feathers", "circles", "missions", "quipus", "tiles", "goods", "medallion", "Villages")


def source(rule: str) -> str:
    """CF-832: missions are one source, whatever each is called."""
    return "CF-832" if rule.startswith("CF-11") and len(rule) == 7 else rule


def spaces_tried(sitting: FeldSitting) -> int:
    """Every deal is another one: which spaces are open is not known before."""
    return sum(name.startswith("space-") for name in sitting.done)


def shows_the_bonus_sheet(page: Page, match: Match) -> None:
    """Feathers, circles, missions, quipus, tiles, goods, medallions and villages of everybody."""
    bonuses = page.get_by_test_id("bonuses")
    rows = bonuses.locator("tbody tr")
    expect(rows).to_have_count(len(BONUSES))
    for row, bonus in zip(rows.all(), BONUSES, strict=True):
        expect(row.get_by_role("rowheader")).to_contain_text(bonus)
        expect(row.get_by_role("cell")).to_have_count(match.header.seats)
    ranked = page.get_by_test_id("sheet").locator("table").first.locator("thead th")
    expect(bonuses.locator("thead .name")).to_have_text(ranked.all_inner_texts()[1:])


def test_a_whole_game_for_two_with_the_mouse_is_proven_by_its_record(guest: Guests, tmp_path: Path):
    page = guest("/new/cuzco_feld")
    page.get_by_role("button", name="2 players").click()
    page.locator("#who-1").select_option("bot")
    page.locator("#level-1").select_option("beginner")
    page.get_by_role("button", name="Start the game").click()
    mouse = FeldSitting(page)
    asked = mouse.play_on()
    assert asked[-1] == OVER
    assert {"feather_start", "keep_missions", "die"} <= {*asked}
    assert spaces_tried(mouse) >= 4
    match = is_proven(mouse, tmp_path)
    adds_up(page, match, source)
    shows_the_bonus_sheet(page, match)


def set_up_for_four(keyboard: FeldKeyboard) -> None:
    """Three bots that do anything."""
    page = keyboard.page
    keyboard.seat_three_bots("beginner")
    keyboard.press(page.get_by_role("button", name="Start the game"))


def test_a_game_for_four_is_set_up_and_begun_with_the_keyboard_alone(guest: Guests):
    keyboard = FeldKeyboard(guest("/new/cuzco_feld", viewport=LOW))
    set_up_for_four(keyboard)
    assert OVER not in keyboard.play_on(14)
    assert spaces_tried(keyboard) >= 2
    assert keyboard.presses <= KEYS


def test_a_game_for_two_is_ended_with_the_keyboard_alone(
    guest: Guests, house: Serving, tmp_path: Path
):
    page = guest(viewport=LOW)
    page.goto(feld_table(house, page, before_the_end, 2))
    keyboard = FeldKeyboard(page)
    assert keyboard.play_on()[-1] == OVER
    assert keyboard.presses <= KEYS
    match = is_proven(keyboard, tmp_path, asked_seat(before_the_end, 2))
    adds_up(page, match, source)
    shows_the_bonus_sheet(page, match)
