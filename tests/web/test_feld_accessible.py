"""Cuzco (Feld) for everybody: no serious finding of axe, focus in sight, everything in words."""

import re

from playwright.sync_api import expect

from tests.web.album import Theme, look_in
from tests.web.axe import findings
from tests.web.cuzco_feld_positions import (
    at_the_missions,
    before_a_die,
    before_the_end,
    feld_table,
)
from tests.web.cuzco_feld_sitting import FeldKeyboard, FeldSitting
from tests.web.guests import Guests
from tests.web.looks import unmarked
from tests.web.serving import Serving


def test_axe_finds_nothing_serious_by_day_and_by_night(guest: Guests, house: Serving):
    page = guest(bypass_csp=True)
    sitting = FeldSitting(page)
    found: dict[str, list[str]] = {}

    def check(name: str, theme: Theme) -> None:
        look_in(page, theme)
        found[f"{name}, {theme}"] = findings(page)

    page.goto(feld_table(house, page, at_the_missions, 4))
    sitting.asked()
    check("missions", "dark")
    page.goto(feld_table(house, page, before_a_die, 4))
    sitting.asked()
    check("dice", "light")
    sitting.press(sitting.thing("mask-0"))
    check("another mask", "dark")
    page.goto(feld_table(house, page, before_the_end, 2))
    sitting.answer()
    page.get_by_test_id("graph").wait_for()
    check("end", "light")
    assert len(found) == 4
    assert not {name: faults for name, faults in found.items() if faults}


def test_the_focus_is_always_in_sight_and_spaces_are_told_in_words(guest: Guests, house: Serving):
    page = guest()
    page.goto(feld_table(house, page, before_a_die, 4))
    keyboard = FeldKeyboard(page)
    keyboard.asked()
    assert not unmarked(page, 30)
    keyboard.reach(keyboard.thing("space-vp"))
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^VP: .+: 2 VP$"))
    expect(keyboard.thing("I0")).to_have_attribute(
        "aria-label", re.compile(r"feather, \d VP\. .*(rope bridge|paved road) \d to ")
    )
