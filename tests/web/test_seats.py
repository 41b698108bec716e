"""Seats change hands: bots fill up, a friend takes over in mid-game, a bot takes over from one."""

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.test_people import arrivals, play


def choose(page: Page, seat: int, deed: str) -> None:
    """In the menu of a seat."""
    page.get_by_test_id(f"seat-menu-{seat}").click()
    page.get_by_role("button", name=deed).click()


def link_of(page: Page) -> str:
    page.get_by_test_id("menu").click()
    link = page.get_by_test_id("invite-link").input_value()
    page.keyboard.press("Escape")
    return link


def test_free_seats_are_filled_with_bots_and_the_game_begins(guest: Guests):
    page = guest("/new/machu_picchu")
    page.get_by_role("button", name="4 players").click()
    page.get_by_role("button", name="Create the table").click()
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("3 free seats")
    page.get_by_test_id("fill-with-bots").click()
    assert MachuPicchuSitting(page).asked() in ("choose_card", "choose_order")


def test_a_friend_takes_the_seat_of_a_bot_in_mid_game(guest: Guests):
    host, friend = guest("/"), guest()
    rename(friend, "Moon")
    host.get_by_test_id("play-machu_picchu").click()
    MachuPicchuSitting(host).play_on(2)
    MachuPicchuSitting(host).asked()
    choose(host, 1, "Free this seat for a friend")
    expect(host.get_by_test_id("player-1")).to_contain_text("free seat")
    friend.goto(link_of(host))
    choose(friend, 1, "Sit down here")
    expect(MachuPicchuSitting(friend).cards).to_have_count(4)
    expect(host.get_by_test_id("player-1")).to_contain_text("Moon")
    expect(friend.get_by_test_id("player-1")).to_contain_text("you")


def test_a_player_who_leaves_is_replaced_by_a_bot_and_the_game_goes_on(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    lines = sitting.lines
    choose(page, 0, "Let a bot play here")
    expect(sitting.cards).to_have_count(0)
    sitting.wait_beyond(lines)
    expect(sitting.winner).to_be_visible(timeout=30_000)


def test_a_seat_lost_by_a_broken_line_is_kept_by_a_bot_and_had_back_by_one_press(guest: Guests):
    host, friend, _ = arrivals(guest)
    play([MachuPicchuSitting(host), MachuPicchuSitting(friend)], 3)
    table = friend.url
    friend.goto("about:blank")
    expect(host.get_by_test_id("player-1")).to_contain_text("away")
    choose(host, 1, "Let a bot play here")
    question = host.get_by_test_id("hand-over")
    expect(question).to_contain_text("Moon has been away for less than a minute")
    question.get_by_role("button", name="Cancel").click()
    expect(host.get_by_test_id("player-1")).to_contain_text("Moon")
    choose(host, 1, "Let a bot play here")
    host.get_by_test_id("hand-over-go").click()
    expect(host.get_by_test_id("player-1")).to_contain_text("for Moon")
    bot = host.get_by_test_id("player-1").locator(".name").inner_text()
    news = host.get_by_test_id("log").get_by_test_id("seat-news")
    expect(news).to_have_text(f"Sun lets the bot {bot} play for Moon.")
    before = MachuPicchuSitting(host).sentences()
    assert any(line.startswith("Moon ") for line in before), "what Moon did stays Moon's"
    MachuPicchuSitting(host).play_on(3)
    friend.goto(table)
    kept = friend.get_by_test_id("kept-seat")
    expect(kept).to_contain_text(f"Sun let the bot {bot} play for you while you were away")
    friend.get_by_test_id("take-back-seat").click()
    expect(kept).to_have_count(0)
    expect(friend.get_by_test_id("player-1")).to_contain_text("you")
    expect(MachuPicchuSitting(friend).cards).not_to_have_count(0)
    expect(news.last).to_have_text(f"Moon takes over from {bot}.")
    for page in (host, friend):
        said = MachuPicchuSitting(page).sentences()
        assert any(line.startswith(f"{bot} ") for line in said), "what the bot did stays the bot's"
