"""A whole game by mouse, and one by keyboard alone, each proven by its record."""

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.keyboard import KEYS
from tests.web.machu_picchu_sitting import MachuPicchuKeyboard, MachuPicchuSitting
from tests.web.scores import is_proven
from tests.web.sitting import OVER

SECOND = 1.0
SLOW = 2.0
"""How much slower than a machine to play on the machine may be that tests."""


class Mouse(MachuPicchuSitting):
    """Lays cards with the button on the board, and every other one by dragging it there."""

    dragged = 0

    def lay(self) -> None:
        if self.luck.random() < 0.5:
            super().lay()
        else:
            self.dragged += 1
            self.one_of(self.cards).drag_to(self.one_of(self.stairs))
            self.confirm()

    def confirm(self) -> None:
        """On the board, where there is a button for it."""
        if self.asked() == "choose_card":
            board = self.page.get_by_test_id("stage")
            self.press(board.get_by_role("button", name=re.compile("^Place ")))
        else:
            super().confirm()


def press_play_now(page: Page) -> float:
    """Seconds from the press to the first decision."""
    button = page.get_by_test_id("play-machu_picchu")
    button.wait_for()
    begun = time.monotonic()
    button.click()
    MachuPicchuSitting(page).asked()
    return time.monotonic() - begun


def test_play_now_leads_to_the_first_decision_within_a_second(guest: Guests):
    """The best of three first visits: a busy machine must not fail the page."""
    took = [press_play_now(guest("/", known=False)) for _ in range(3)]
    assert min(took) < SECOND * SLOW, took


def test_a_whole_game_with_the_mouse_ends_with_scores_that_its_record_proves(
    guest: Guests, tmp_path: Path
):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    mouse = Mouse(page)
    asked = mouse.play_on()
    assert asked[-1] == OVER
    assert asked.count("choose_card") >= 8
    assert mouse.dragged
    is_proven(mouse, tmp_path)
    page.get_by_test_id("check-shuffle").click()
    expect(page.get_by_test_id("shuffle-verdict")).to_contain_text("Everything")
    expect(page.get_by_test_id("shuffle-findings")).to_contain_text("Your own share went into")


def test_a_whole_game_with_the_keyboard_alone(guest: Guests, tmp_path: Path):
    page = guest("/")
    keyboard = MachuPicchuKeyboard(page)
    keyboard.press(page.get_by_test_id("play-machu_picchu"))
    asked = keyboard.play_on()
    assert asked[-1] == OVER
    assert {"choose_card", "choose_order"} <= set(asked)
    assert keyboard.presses <= KEYS
    is_proven(keyboard, tmp_path)
