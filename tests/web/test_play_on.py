"""Playing on: a finished game is left at some move, and goes on from there against bots."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tampu.core.play import Match
from tampu.server.journal import Sitting
from tests.server.planted import ended
from tests.web.album import Album
from tests.web.axe import findings_by_day_and_by_night
from tests.web.guests import Guests
from tests.web.hidden import table
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import BOTS, me, table_with
from tests.web.serving import Serving

SEATS = 3


def mine_to_decide(match: Match, seat: int) -> int:
    """Some lines of a game, after which this seat decides."""
    half = len(match.steps) // 2
    return next(n for n in range(half, len(match.steps)) if match.state_after(n).asked() == seat)


def finished(house: Serving, page: Page, seat: int = 1) -> tuple[str, int]:
    """The id of a game that is over, and a move after which this page's guest decides in it."""
    people: list[str | Sitting] = [*BOTS[: SEATS - 1]]
    people.insert(seat, me(page))
    path = table_with(house, lambda _: ended(SEATS), people)
    return path.rpartition("/")[2], mine_to_decide(ended(SEATS)[1], seat)


def set_up(guest: Guests, house: Serving, **wishes: Any) -> tuple[Page, int]:
    """A guest before the set-up of a game that goes on from a finished one."""
    page = guest(**wishes)
    key, line = finished(house, page)
    page.goto(f"/new/machu_picchu?table={key}&at={line}")
    expect(page.get_by_test_id("setup")).to_be_visible()
    return page, line


def test_a_finished_game_is_played_on_against_bots(guest: Guests, house: Serving):
    page, line = set_up(guest, house)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Play on from move {line}")
    expect(page.get_by_test_id("from")).to_contain_text(f"these {line} moves")
    form = page.get_by_test_id("setup")
    expect(form.get_by_text(f"{SEATS} players")).to_be_visible()
    expect(form.get_by_role("button", name=re.compile("players"))).to_have_count(0)
    expect(form.get_by_role("radio")).to_have_count(0)
    expect(page.get_by_test_id("fixed-end")).to_be_visible()
    whos = [form.get_by_label(f"Seat {seat}: who sits there") for seat in (1, 2, 3)]
    assert [who.input_value() for who in whos] == ["bot", "me", "bot"]
    form.get_by_label("Seat 1: how strong the bot is").select_option("beginner")
    page.get_by_role("button", name="Start the game").click()
    sitting = MachuPicchuSitting(page)
    expect(page.get_by_test_id("given")).to_have_text(f"Begun from move {line} of another game")
    assert table(page)["given"] == line
    before = sitting.lines
    assert before >= line
    sitting.answer()
    expect(page.get_by_test_id("given")).to_be_visible()
    page.reload()
    sitting.asked()
    page.get_by_test_id("talk-log").click()
    expect(page.get_by_test_id("given")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_test_id("replay")).to_contain_text("Set-up")
    page.goto("/")
    row = page.get_by_test_id("running").get_by_role("listitem").first
    expect(row).to_contain_text(f"from move {line}")


def test_friends_are_told_from_where_it_begins(guest: Guests, house: Serving):
    page, line = set_up(guest, house)
    page.get_by_label("Seat 1: who sits there").select_option("open")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_test_id("given")).to_contain_text(f"Begun from move {line} of another game")
    friend = guest(page.get_by_test_id("invite-link").input_value())
    expect(friend.get_by_test_id("given")).to_contain_text(f"move {line}")
    friend.get_by_test_id("sit-down").click()
    for one in (page, friend):
        expect(MachuPicchuSitting(one).cards.first).to_be_visible()
        expect(one.get_by_test_id("log").get_by_test_id("given")).to_be_visible()


def test_where_nothing_is_left_to_decide_a_sentence_says_so(guest: Guests, house: Serving):
    page = guest()
    key, _ = finished(house, page)
    guest.expect_trouble(page, "409")
    page.goto(f"/new/machu_picchu?table={key}&at={len(ended(SEATS)[1].steps)}")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("notices")).to_contain_text("Choose an earlier move")


def test_the_way_to_a_game_looks_right(guest: Guests, house: Serving, results: Path):
    page, _ = set_up(guest, house, bypass_csp=True)
    album = Album(page, results)
    album.take("play-on-set-up", full=True)
    assert findings_by_day_and_by_night(page) == []
    page.get_by_label("Seat 1: who sits there").select_option("open")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_test_id("given")).to_be_visible()
    album.take("play-on-waiting")
    assert findings_by_day_and_by_night(page) == []
    page.get_by_test_id("fill-with-bots").click()
    MachuPicchuSitting(page).asked()
    album.take("play-on-table")
    page.goto("/")
    album.take("play-on-lists", full=True)
