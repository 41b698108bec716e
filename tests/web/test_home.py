"""The home page: who I am, my games, light and dark."""

from playwright.sync_api import expect

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
    page.go_back()
    page.get_by_role("link", name="Back to the table").click()
    assert sitting.asked()


def test_a_finished_game_is_found_again_from_home(guest: Guests, house: Serving):
    page = guest("/")
    page.goto(table_for(house, page, before_the_last_order, 2))
    sitting = MachuPicchuSitting(page)
    sitting.answer()
    expect(sitting.winner).to_be_visible()
    code = table_id(page)
    page.get_by_role("link", name="Tampu").click()
    page.get_by_test_id("finished").get_by_test_id(f"table-{code}").get_by_role("link").click()
    expect(sitting.winner).to_be_visible()


def test_dark_is_chosen_and_kept(guest: Guests):
    page = guest("/", color_scheme="light")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="As the system").click()
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
