"""Clocks on the page: agreed on, counting down, falling; and whoever comes back has the seat."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings, findings_by_day_and_by_night
from tests.web.guests import PHONE, TABLET, WIDE, Guests
from tests.web.hidden import rename, table
from tests.web.looks import faults
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.serving import Serving
from tests.web.test_seats import choose
from tests.web.tongues import speak

MINUTE, DAY = 60, 86_400


@pytest.fixture
def leaping(tmp_path: Path) -> Iterator[Serving]:
    """A server of the test's own, whose time can be turned on."""
    serving = Serving(tmp_path / "data")
    serving.start()
    yield serving
    serving.stop()


def seated(guest: Guests, serving: Serving, kind: str) -> tuple[Page, Page]:
    """Two people at a table that was made with such a clock, on the page."""
    host = guest("/new/machu_picchu", serving, bypass_csp=True)
    friend = guest("", serving, bypass_csp=True)
    rename(friend, "Moon")
    clock = host.get_by_test_id("setup-clock")
    clock.get_by_role("button", name=kind).click()
    if kind == "Over days":
        clock.get_by_label("Vacation for each player").select_option("10 days")
        clock.get_by_label("Weekends are free").check()
    else:
        clock.get_by_label("How long").select_option("My own numbers")
        clock.get_by_label("Minutes to begin with").fill("10")
        clock.get_by_label("Seconds per decision").fill("30")
    assert findings(host) == []
    assert faults(host) == {}
    host.get_by_role("button", name="Create the table").click()
    terms = host.get_by_test_id("question").get_by_test_id("clock-terms")
    expect(terms).to_contain_text("10 min + 30 s per decision" if kind != "Over days" else "1 day")
    friend.goto(host.get_by_test_id("invite-link").input_value())
    friend.get_by_test_id("sit-down").click()
    for page in (host, friend):
        expect(page.get_by_test_id("log")).to_contain_text("Round 1")
    return host, friend


def test_a_clock_that_fell_gives_the_seat_to_a_bot_until_its_player_is_back(
    leaping: Serving, guest: Guests
):
    pages = seated(guest, leaping, "At one sitting")
    seat = table(pages[0])["asked"][0]
    late, other = pages[seat], pages[1 - seat]
    clocks = [other.get_by_test_id(f"player-{n}").get_by_test_id("clock") for n in (0, 1)]
    expect(clocks[seat]).to_have_text(re.compile("^10:[0-3][0-9]$"))
    expect(clocks[1 - seat]).to_have_text("10:00")
    first = clocks[seat].inner_text()
    expect(clocks[seat]).not_to_have_text(first)
    expect(clocks[seat]).to_have_attribute("aria-label", "10 min left")
    address = late.url
    late.goto("about:blank")
    leaping.forward(11 * MINUTE)
    news = other.get_by_test_id("log").get_by_test_id("seat-news")
    expect(news.first).to_contain_text("time is up: the bot")
    bot = other.get_by_test_id(f"player-{seat}").locator(".name").inner_text()
    expect(other.get_by_test_id("log")).to_contain_text(f"{bot} ")
    late.goto(address)
    kept = late.get_by_test_id("kept-seat")
    expect(kept).to_contain_text(f"Your time ran out, and the bot {bot} is playing for you.")
    late.get_by_test_id("take-back-seat").click()
    expect(kept).to_have_count(0)
    expect(late.get_by_test_id(f"player-{seat}")).to_contain_text("you")
    late.get_by_test_id("open-sheet").click()
    expect(late.get_by_test_id("hands")).to_contain_text(f"{bot} up to move")
    said = MachuPicchuSitting(other).sentences()
    assert any(line.startswith(f"{bot} ") for line in said), "what the bot did stays the bot's"


def test_over_days_one_goes_on_vacation_and_is_back(leaping: Serving, guest: Guests):
    pages = seated(guest, leaping, "Over days")
    seat = table(pages[0])["asked"][0]
    mine, other = pages[seat], pages[1 - seat]
    clock = mine.get_by_test_id(f"player-{seat}").get_by_test_id("clock")
    expect(clock).to_contain_text("days")
    choose(mine, seat, "Go on vacation")
    dialog = mine.get_by_test_id("vacation")
    expect(dialog).to_contain_text("You may still take 10 days.")
    assert findings(mine) == []
    dialog.get_by_label("How many days").fill("4")
    dialog.get_by_test_id("vacation-go").click()
    expect(clock).to_have_attribute("aria-label", re.compile("^on vacation until "))
    news = other.get_by_test_id("log").get_by_test_id("seat-news")
    expect(news.last).to_contain_text("is on vacation until")
    choose(mine, seat, "End your vacation")
    expect(clock).to_have_attribute("aria-label", re.compile("days"))
    expect(news.last).to_contain_text("is back from vacation.")


def test_clocks_look_right_at_the_table(leaping: Serving, guest: Guests):
    host, _ = seated(guest, leaping, "Over days")
    assert findings_by_day_and_by_night(host) == []
    for lang in ("en", "fr"):
        speak(host, lang)
        for size in (PHONE, TABLET, WIDE):
            host.set_viewport_size(size)
            assert faults(host) == {}, (lang, size)
