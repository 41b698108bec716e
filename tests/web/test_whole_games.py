"""A whole game by mouse, and one by keyboard alone, each proven by its record."""

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.keyboard import Keyboard
from tests.web.scores import downloaded, number, proven, seat_names, totals
from tests.web.sitting import OVER, Sitting

SECOND = 1.0
SLOW = 2.0
"""How much slower than a machine to play on the machine may be that tests."""


class Mouse(Sitting):
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
            self.press(board.get_by_role("button", name=re.compile("^Lay ")))
        else:
            super().confirm()


def press_play_now(page: Page) -> float:
    """Seconds from the press to the first decision."""
    button = page.get_by_test_id("play-machu_picchu")
    button.wait_for()
    begun = time.monotonic()
    button.click()
    Sitting(page).asked()
    return time.monotonic() - begun


def test_play_now_leads_to_the_first_decision_within_a_second(guest: Guests):
    """The best of three first visits: a busy machine must not fail the page."""
    took = [press_play_now(guest("/", known=False)) for _ in range(3)]
    assert min(took) < SECOND * SLOW, took


def is_proven(page: Page, folder: Path) -> None:
    """What the page says of the scores is what the record says, and the record is fair."""
    match = proven(downloaded(page, folder))
    scores = list(match.state.scores)
    names = seat_names(page)
    assert totals(page) == dict(zip(names, scores, strict=True))
    shown = [page.get_by_test_id(f"player-{seat}").locator(".score") for seat in range(len(names))]
    assert [number(score.inner_text()) for score in shown] == scores
    assert Sitting(page).lines == len(match.steps)
    best = [names[seat] for seat in match.state.ranking()[0]]
    winner = page.get_by_test_id("winner")
    if best == names[:1]:
        expect(winner).to_contain_text("You win")
    else:
        expect(winner).to_contain_text(best[0])


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
    is_proven(page, tmp_path)
    page.get_by_test_id("check-shuffle").click()
    expect(page.get_by_test_id("shuffle-verdict")).to_contain_text("the promise was kept")


def test_a_whole_game_with_the_keyboard_alone(guest: Guests, tmp_path: Path):
    page = guest("/")
    keyboard = Keyboard(page)
    keyboard.press(page.get_by_test_id("play-machu_picchu"))
    asked = keyboard.play_on()
    assert asked[-1] == OVER
    assert {"choose_card", "choose_order"} <= set(asked)
    assert keyboard.presses <= {"Tab", "Shift+Tab", "Enter", *ARROWS}
    is_proven(page, tmp_path)


ARROWS = {"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"}
