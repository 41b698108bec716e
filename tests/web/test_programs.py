"""A program of one's own: the page gives its token away once, and shows that it plays."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.album import Album
from tests.web.axe import findings_by_day_and_by_night
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.test_seats import choose

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NAME = "Deep Puma"


def made(page: Page) -> None:
    """A table for two by the set-up page: somebody, and a program of theirs."""
    page.goto("/new/machu_picchu")
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Seat 2: who sits there").select_option("A program of mine")
    page.get_by_label("Seat 2: name").fill(NAME)
    expect(page.get_by_test_id("setup")).to_contain_text("you get a token for it")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("own-program-1")).to_contain_text(f"{NAME} is not connected")


def token_dialog(page: Page) -> Locator:
    page.get_by_role("button", name="Get a token").click()
    dialog = page.get_by_role("dialog", name=f"Your program {NAME}")
    expect(dialog.get_by_test_id("token-status")).to_contain_text("Waiting")
    return dialog


@contextmanager
def called(line: str) -> Iterator[subprocess.Popen[bytes]]:
    """The line that the page shows, called as it stands there."""
    program, *more = shlex.split(line)
    assert program == "python"
    process = subprocess.Popen([sys.executable, *more], cwd=EXAMPLES)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_the_line_on_the_page_starts_a_program_that_plays_to_the_end(guest: Guests):
    page = guest()
    made(page)
    dialog = token_dialog(page)
    with called(dialog.get_by_test_id("token-line").input_value()) as process:
        expect(dialog.get_by_test_id("token-status")).to_contain_text("is connected")
        dialog.get_by_role("button", name="Close").click()
        expect(page.get_by_test_id("own-program-1")).to_have_count(0)
        expect(page.get_by_test_id("player-1")).to_contain_text("your program")
        expect(page.get_by_test_id("player-1")).not_to_contain_text("away")
        sitting = MachuPicchuSitting(page)
        sitting.play_on(1000)
        expect(sitting.winner).to_be_visible()
        assert any(line.startswith(f"{NAME} ") for line in sitting.sentences())
        assert process.wait(20) == 0


def test_a_player_lets_a_program_play_and_sits_down_again(guest: Guests):
    page, other = guest("/"), guest()
    rename(page, "Sun")
    page.get_by_test_id("play-machu_picchu").click()
    MachuPicchuSitting(page).asked()
    choose(page, 0, "Let a program of mine play here")
    dialog = page.get_by_test_id("token-dialog")
    token = dialog.get_by_test_id("token").input_value()
    assert token in dialog.get_by_test_id("token-line").input_value()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert token not in page.content()
    expect(MachuPicchuSitting(page).cards).to_have_count(0)
    other.goto(page.url)
    expect(other.get_by_test_id("player-0")).to_contain_text("program of Sun")
    expect(other.get_by_test_id("seat-menu-0")).to_have_count(0)
    choose(page, 0, "New token for your program")
    expect(dialog.get_by_test_id("token")).not_to_have_value(token)
    page.keyboard.press("Escape")
    choose(page, 0, "Sit down here")
    expect(page.get_by_test_id("player-0")).to_contain_text("you")
    expect(MachuPicchuSitting(page).cards).not_to_have_count(0)


def test_the_token_can_be_copied(guest: Guests):
    page = guest(permissions=["clipboard-read", "clipboard-write"])
    made(page)
    dialog = token_dialog(page)
    for label, field in (("Start it with this line", "token-line"), ("Token", "token")):
        dialog.get_by_role("button", name=f"Copy: {label}").click()
        expect(dialog.get_by_text("Copied.").first).to_be_visible()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == dialog.get_by_test_id(field).input_value()


def test_axe_finds_nothing_serious_where_a_token_is_given(guest: Guests):
    page = guest(bypass_csp=True)
    made(page)
    assert not findings_by_day_and_by_night(page)
    token_dialog(page)
    assert not findings_by_day_and_by_night(page)


@pytest.mark.parametrize("lang", ["en", "fr", "pt-BR", "es"])
def test_the_token_looks_well_in_every_size_and_language(guest: Guests, results: Path, lang: str):
    page = guest(locale=lang)
    album = Album(page, results)
    page.goto("/new/machu_picchu")
    page.locator("#who-1").select_option("program")
    album.take(f"program-set-up-{lang}", full=True)
    page.locator("#name-1").fill(NAME)
    page.get_by_test_id("setup").locator("button[type=submit]").click()
    page.get_by_test_id("own-program-1").wait_for()
    album.take(f"program-away-{lang}")
    page.get_by_test_id("own-program-1").get_by_role("button").click()
    page.get_by_test_id("token-dialog").wait_for()
    album.take(f"program-token-{lang}")
