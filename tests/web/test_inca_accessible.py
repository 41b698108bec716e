"""Inca Empire for everybody: no serious finding of axe, focus in sight, everything in words."""

import re

from playwright.sync_api import expect

from tests.web.album import THEMES, Theme, look_in
from tests.web.axe import findings
from tests.web.guests import Guests
from tests.web.inca_empire_positions import (
    before_a_wild_road,
    before_the_end,
    in_a_sun_phase,
    in_the_middle,
)
from tests.web.inca_empire_sitting import IncaKeyboard, IncaSitting
from tests.web.looks import unmarked
from tests.web.planting import table_for
from tests.web.serving import Serving


def test_axe_finds_nothing_serious_by_day_and_by_night(guest: Guests, house: Serving):
    page = guest(bypass_csp=True)
    sitting = IncaSitting(page)
    found: dict[str, list[str]] = {}

    def check(name: str, *themes: Theme) -> None:
        for theme in themes:
            look_in(page, theme)
            found[f"{name}, {theme}"] = findings(page, only_colours=theme == "dark")

    page.goto(table_for(house, page, before_a_wild_road, 4))
    sitting.asked()
    sitting.press(sitting.question.get_by_test_id("deed-conquest"))
    sitting.choose(sitting.spots()[0])
    check("conquest", *THEMES)
    page.goto(table_for(house, page, in_a_sun_phase, 4))
    sitting.asked()
    sitting.press(page.locator("[data-testid^=pick-]").first)
    check("sun", "light")
    page.goto(table_for(house, page, before_the_end, 4))
    sitting.asked()
    sitting.press_answer("end")
    page.get_by_test_id("graph").wait_for()
    check("end", "light")
    assert len(found) == 4
    assert not {name: faults for name, faults in found.items() if faults}


def test_the_focus_is_always_in_sight_in_inca_empire(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, in_the_middle, 4))
    IncaKeyboard(page).asked()
    assert not unmarked(page, 40)


def test_arrows_walk_from_target_to_target_and_the_bubble_tells_each(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, in_the_middle, 4))
    keyboard = IncaKeyboard(page)
    keyboard.asked()
    keyboard.press(keyboard.question.get_by_test_id("deed-conquest"))
    keyboard.reach(page.locator("[data-thing][tabindex='0']"))
    bubble = page.get_by_test_id("bubble")
    seen = set()
    for _ in range(2):
        label = page.locator(":focus").get_attribute("aria-label") or ""
        name = label.split(":")[0]
        expect(bubble).to_contain_text(f"Conquest of {name}")
        expect(page.locator(":focus")).to_have_attribute(
            "aria-label", re.compile(r"Can be chosen for \d workers")
        )
        seen.add(name)
        keyboard.key("ArrowLeft")
        expect(page.locator(":focus")).not_to_have_attribute("aria-label", label)
    assert len(seen) == 2
