"""Tables with a password, and tables for players only, as those before the door see them."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.album import Album
from tests.web.axe import findings_by_day_and_by_night
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.machu_picchu_sitting import MachuPicchuSitting

PASSWORD = "quipu 7"
FORBIDDEN = "403"


def made(page: Page, password: str = "", players_only: bool = False) -> str:
    """A table for two by the set-up page; its invitation."""
    page.goto("/new/machu_picchu")
    page.get_by_role("button", name="2 players").click()
    page.get_by_text("Who may come in").click()
    page.get_by_role("textbox", name="Password").fill(password)
    page.get_by_role("checkbox", name="Players only").set_checked(players_only)
    page.get_by_role("button", name="Create the table").click()
    return page.get_by_test_id("invite-link").input_value()


def test_a_friend_enters_by_the_password_and_plays(guest: Guests):
    host, friend = guest(), guest()
    rename(host, "Sun")
    link = made(host, PASSWORD)
    expect(host.get_by_test_id("invite-password")).to_contain_text("password")
    guest.expect_trouble(friend, FORBIDDEN)
    friend.goto(link)
    door = friend.get_by_role("dialog", name="This table has a password")
    expect(door).to_contain_text("Ask Sun for it")
    field = door.get_by_role("textbox", name="Password")
    expect(field).to_be_focused()
    friend.keyboard.type("wrong")
    friend.keyboard.press("Enter")
    expect(door.get_by_role("alert")).to_contain_text("not the password")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    friend.keyboard.type(PASSWORD)
    friend.keyboard.press("Enter")
    friend.get_by_test_id("sit-down").click()
    expect(MachuPicchuSitting(friend).cards.first).to_be_visible()
    expect(MachuPicchuSitting(host).cards.first).to_be_visible()
    friend.reload()
    expect(friend.get_by_test_id("player-1")).to_contain_text("you")


def test_the_door_can_be_left_and_come_back_to(guest: Guests):
    host, stranger = guest(), guest()
    link = made(host, PASSWORD)
    guest.expect_trouble(stranger, FORBIDDEN)
    stranger.goto(link)
    door = stranger.get_by_role("dialog")
    expect(door).to_be_visible()
    stranger.keyboard.press("Escape")
    expect(door).to_be_hidden()
    stranger.get_by_role("button", name="Enter the password").click()
    expect(door.get_by_role("textbox", name="Password")).to_be_focused()
    door.get_by_role("button", name="Cancel").click()
    stranger.get_by_role("link", name="To the games", exact=True).click()
    expect(stranger.get_by_test_id("open")).to_be_visible()


def test_a_locked_table_shows_a_lock_in_the_list(guest: Guests):
    host, stranger = guest(), guest()
    rename(host, "Moon")
    made(host, PASSWORD)
    stranger.goto("/")
    row = stranger.get_by_test_id("open").get_by_role("listitem").filter(has_text="Moon")
    expect(row.first).to_contain_text("Password")
    guest.expect_trouble(stranger, FORBIDDEN)
    row.first.get_by_role("link", name="Open").click()
    expect(stranger.get_by_role("dialog")).to_contain_text("Ask Moon for it")


def test_who_only_looked_is_sent_away_when_a_game_for_players_only_begins(guest: Guests):
    host, friend, onlooker = guest(), guest(), guest()
    link = made(host, players_only=True)
    expect(host.get_by_test_id("players-only")).to_contain_text("nobody else can look on")
    onlooker.goto(link)
    expect(onlooker.get_by_test_id("sit-down")).to_be_visible()
    guest.expect_trouble(onlooker, FORBIDDEN)
    friend.goto(link)
    friend.get_by_test_id("sit-down").click()
    expect(onlooker.get_by_role("main")).to_contain_text("for its players only")
    onlooker.reload()
    expect(onlooker.get_by_role("main")).to_contain_text("for its players only")


def test_axe_finds_nothing_serious_at_the_door(guest: Guests):
    host, stranger = guest(), guest(bypass_csp=True)
    link = made(host, PASSWORD)
    guest.expect_trouble(stranger, FORBIDDEN)
    stranger.goto(link)
    stranger.get_by_role("textbox", name="Password").fill("wrong")
    stranger.keyboard.press("Enter")
    expect(stranger.get_by_role("alert")).to_contain_text("not the password")
    assert not findings_by_day_and_by_night(stranger)
    stranger.goto("/new/machu_picchu")
    stranger.get_by_text("Who may come in").click()
    assert not findings_by_day_and_by_night(stranger)


def test_the_doors_look_well_in_every_size(guest: Guests, results: Path):
    host, stranger = guest(), guest()
    link = made(host, PASSWORD, players_only=True)
    host.get_by_test_id("players-only").wait_for()
    albums = {page: Album(page, results) for page in (host, stranger)}
    albums[host].take("doors-waiting")
    host.goto("/new/machu_picchu")
    host.get_by_text("Who may come in").click()
    albums[host].take("doors-set-up", full=True)
    stranger.goto("/")
    stranger.get_by_test_id("open").get_by_text("Password").first.wait_for()
    albums[stranger].take("doors-list", full=True)
    guest.expect_trouble(stranger, FORBIDDEN)
    stranger.goto(link)
    stranger.get_by_role("textbox", name="Password").fill("wrong")
    stranger.keyboard.press("Enter")
    expect(stranger.get_by_role("alert")).to_contain_text("not the password")
    albums[stranger].take("doors-locked")
