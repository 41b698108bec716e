"""Hints at the table: what to look at, then a good move on the board, then why, in figures."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import machu_picchu_positions
from tests.web.every_game import GAMES, MIDDLE, MOST
from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import NAMES, asked_seat, table_for
from tests.web.serving import Serving
from tests.web.sitting import OVER


def tenths(text: str) -> int:
    """A figure with at most one decimal, as the page writes it."""
    found = re.search(r"([+−]?)(\d+)(?:[.,](\d))?", text)
    assert found, text
    sign, whole, part = found.groups()
    return (-1 if sign == "−" else 1) * (10 * int(whole) + int(part or 0))


def adds_up(page: Page) -> None:
    """The figures of the reasons together are the figure that they explain."""
    card = page.get_by_test_id("hint-card")
    told = card.get_by_test_id("hint-gain").inner_text()
    figures = card.locator("[data-reason] b").all_inner_texts()
    assert figures or "hardly matters" in told
    if re.search(r"\d", told):
        assert sum(map(tenths, figures)) == tenths(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_in_three_steps_and_can_be_played(guest: Guests, house: Serving, game: str):
    page = guest()
    page.goto(table_for(house, page, MIDDLE[game], MOST))
    page.locator("[data-asked]").wait_for()
    page.get_by_test_id("ask-hint").click()
    card = page.get_by_test_id("hint-card")
    look = card.get_by_test_id("hint-look")
    expect(look).to_have_text(re.compile(r"\w+ \w+"))
    expect(card.get_by_test_id("hint-move")).to_be_hidden()
    card.get_by_test_id("hint-further").click()
    expect(card.get_by_test_id("hint-move").locator("li").first).to_have_text(re.compile(r"\w \w"))
    card.get_by_test_id("hint-further").click()
    adds_up(page)
    expect(card.get_by_test_id("hint-further")).to_be_hidden()
    lines = page.get_by_test_id("scrubber").get_attribute("aria-valuemax")
    card.get_by_test_id("hint-play").click()
    expect(page.get_by_test_id("scrubber")).not_to_have_attribute("aria-valuemax", lines or "")
    expect(page.get_by_test_id("log").get_by_text("asks for a hint")).to_have_count(1)


def test_what_one_has_in_mind_is_compared_by_keyboard_too(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    page.locator(".fan button.may").first.click()
    page.locator("[data-stair].may, [data-stair]:not([aria-disabled=true])").first.click()
    card = page.get_by_test_id("hint-card")
    page.keyboard.press("h")
    expect(card.get_by_test_id("hint-look")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_test_id("rings")).to_have_attribute("data-count", re.compile("[1-9]"))
    page.keyboard.press("h")
    told = card.get_by_test_id("hint-gain").or_(card.get_by_text("just what you have in mind"))
    expect(told.first).to_be_visible()
    adds_up(page)
    page.get_by_test_id("hint-close").click()
    expect(card).to_be_hidden()


def explained(page: Page, moves: int) -> Iterator[Locator]:
    """Back through the replay of a finished game: the card with the reasons of each move."""
    card = page.get_by_test_id("hint-card")
    for _ in range(moves):
        page.get_by_role("button", name="Previous move").click()
        expect(card).to_be_hidden()
        if page.get_by_test_id("ask-reasons").count():
            page.get_by_test_id("ask-reasons").click()
            expect(card.get_by_test_id("hint-gain")).to_be_visible()
            yield card


def test_why_a_move_was_made_is_told_in_the_replay_of_a_finished_game(
    guest: Guests, house: Serving
):
    page = guest()
    page.goto(table_for(house, page, machu_picchu_positions.before_the_last_order, 2))
    sitting = MachuPicchuSitting(page)
    assert sitting.play_on()[-1] == OVER
    page.keyboard.press("Escape")
    told = 0
    for card in explained(page, 24):
        expect(card.get_by_test_id("hint-look")).to_be_hidden()
        if card.locator("[data-reason]").count():
            adds_up(page)
            told += 1
        if told == 2:
            return
    raise AssertionError("no move has reasons")


def test_the_move_of_a_bot_that_thinks_ahead_has_reasons(guest: Guests, house: Serving):
    wanted = machu_picchu_positions.before_the_last_rounds
    bot = NAMES[1 - asked_seat(wanted, 2)]
    page = guest()
    page.goto(table_for(house, page, wanted, 2, level="search"))
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    planted = sitting.lines
    assert sitting.play_on()[-1] == OVER
    page.keyboard.press("Escape")
    for card in explained(page, sitting.lines - planted):
        if bot in card.inner_text() and card.locator("[data-reason]").count():
            return adds_up(page)
    raise AssertionError("no move of the bot has reasons")
