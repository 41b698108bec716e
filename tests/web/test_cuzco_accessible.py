"""Cuzco for everybody: no serious finding of axe, and focus always in sight."""

from playwright.sync_api import expect

from tests.web.album import THEMES, Theme, look_in
from tests.web.axe import findings
from tests.web.cuzco_kramer_positions import at_an_answer, before_the_end, in_mid_turn
from tests.web.cuzco_kramer_sitting import CuzcoKeyboard, CuzcoSitting
from tests.web.guests import Guests
from tests.web.looks import unmarked
from tests.web.planting import table_for
from tests.web.serving import Serving


def test_axe_finds_nothing_serious_by_day_and_by_night(guest: Guests, house: Serving):
    page = guest(bypass_csp=True)
    sitting = CuzcoSitting(page)
    found: dict[str, list[str]] = {}

    def check(name: str, *themes: Theme) -> None:
        for theme in themes:
            look_in(page, theme)
            found[f"{name}, {theme}"] = findings(page, only_colours=theme == "dark")

    for position in (in_mid_turn, at_an_answer, before_the_end):
        page.goto(table_for(house, page, position, 3))
        check(sitting.asked(), "light")
    sitting.act("end")
    page.get_by_test_id("graph").wait_for()
    check("final count", *THEMES)
    assert len(found) >= 4
    assert not {name: faults for name, faults in found.items() if faults}


def test_the_focus_is_always_in_sight_in_cuzco(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, in_mid_turn, 3))
    keyboard = CuzcoKeyboard(page)
    keyboard.asked()
    assert not unmarked(page, 40)


def test_a_screen_reader_hears_how_the_tile_lies(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, in_mid_turn, 3))
    keyboard = CuzcoKeyboard(page)
    keyboard.asked()
    keyboard.press(keyboard.question.get_by_test_id("mode-3"))
    keyboard.reach(page.locator("[data-cell][tabindex='0']"))
    told = page.get_by_test_id("stage").locator("[aria-live]").filter(has_text="The tile covers")
    before = told.inner_text()
    keyboard.key("ArrowRight")
    keyboard.key("r")
    expect(told).not_to_have_text(before)
