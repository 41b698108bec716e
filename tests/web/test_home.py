"""The home page: who I am, my games, light and dark."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.every_game import GAMES
from tests.web.guests import Guests
from tests.web.hidden import table_id
from tests.web.machu_picchu_positions import before_the_last_order
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving


def test_a_guest_chooses_a_name_and_is_called_so_at_the_table(guest: Guests):
    page = guest("/")
    page.get_by_test_id("guest").click()
    field = page.get_by_role("textbox", name="Name", exact=True)
    field.fill("  ")
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    field.fill("Wayra")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_test_id("guest")).to_contain_text("Wayra")
    page.get_by_test_id("play-machu_picchu").click()
    expect(page.get_by_test_id("player-0")).to_contain_text("Wayra")


def test_a_running_game_is_found_again_from_home(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    sitting.answer()
    sitting.asked()
    code = table_id(page)
    page.get_by_role("link", name="Tampu").click()
    row = page.get_by_test_id("running").get_by_test_id(f"table-{code}")
    expect(row).to_contain_text("Your move")
    row.get_by_role("link", name="Play").click()
    assert sitting.asked()
    page.goto("/")
    back = page.get_by_test_id("back-to-table")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    assert sitting.asked()


def test_a_finished_game_is_found_again_from_home(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, before_the_last_order, 2))
    sitting = MachuPicchuSitting(page)
    sitting.answer()
    expect(sitting.winner).to_be_visible()
    code = table_id(page)
    won = sitting.winner.inner_text()
    page.get_by_role("link", name="Tampu").click()
    row = page.get_by_test_id("finished").get_by_test_id(f"table-{code}")
    expect(row).to_contain_text(won)
    row.get_by_role("link").click()
    expect(sitting.winner).to_be_visible()


def test_dark_is_chosen_and_kept(guest: Guests):
    page = guest("/", color_scheme="light")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="System").click()
    expect(root).to_have_attribute("data-theme", "light")


def test_a_list_of_shortcuts_opens_with_a_question_mark(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    MachuPicchuSitting(page).asked()
    page.keyboard.press("?")
    expect(page.get_by_test_id("shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("shortcuts")).to_be_hidden()
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules")).to_be_visible()


def test_the_strength_of_the_bots_is_chosen_on_the_tile_and_remembered(guest: Guests):
    page = guest("/")
    level = page.get_by_test_id("level-machu_picchu")
    expect(level).to_have_value("seasoned")
    level.select_option("Bots: Beginner")
    page.get_by_test_id("play-machu_picchu").click()
    expect(page.get_by_test_id("player-1")).to_contain_text("Beginner")
    page.goto("/")
    expect(page.get_by_test_id("level-cuzco_feld")).to_have_value("beginner")


def test_a_game_that_waits_for_others_is_one_press_away(guest: Guests):
    page = guest("/new/machu_picchu")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_test_id("invite-link").wait_for()
    page.goto("/")
    back = page.get_by_test_id("back-to-table")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    page.get_by_test_id("invite-link").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_start_is_in_sight_however_many_options_there_are(guest: Guests, game: str):
    page = guest(f"/new/{game}", viewport={"width": 1280, "height": 720})
    make = page.get_by_role("button", name="Create the table")
    expect(make).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="4 players").click()
    expect(make).to_be_in_viewport(ratio=1)


def test_two_games_of_one_title_are_told_apart_wherever_they_are_named(guest: Guests):
    page = guest()
    for game, title in (("cuzco_kramer", "the terraces"), ("cuzco_feld", "the messengers")):
        page.goto("/")
        expect(page.locator(f"#tile-{game}")).to_contain_text(title)
        page.get_by_test_id(f"play-{game}").click()
        expect(page.locator("header.bar h1")).to_contain_text(title)
        expect(page).to_have_title(re.compile(title))
        page.get_by_test_id("open-rules").click()
        expect(page.get_by_test_id("rules").get_by_role("heading").first).to_contain_text(title)
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        page.goto(f"/new/{game}")
        chosen = page.get_by_role("group", name="Games").get_by_role("button", pressed=True)
        expect(chosen).to_contain_text(title)
