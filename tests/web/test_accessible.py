"""For everybody: no serious finding of axe, focus always in sight, motion only if wanted."""

from playwright.sync_api import expect

from tests.web.album import THEMES, look_in
from tests.web.axe import findings
from tests.web.guests import Guests
from tests.web.looks import unmarked
from tests.web.machu_picchu_positions import before_an_order, before_the_last_order, under_the_moon
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving

LONG = 60
"""Milliseconds: what lasts longer is motion. A colour may take its time: nothing moves."""
MOTIONS = """least => document.getAnimations()
  .filter((one) => one.playState === "running")
  .filter((one) => !/color|background|shadow|filter|opacity/.test(one.transitionProperty ?? ""))
  .filter((one) => one.effect.getComputedTiming().activeDuration > least)
  .map((one) => one.animationName ?? one.transitionProperty ?? "animation")"""


def test_axe_finds_nothing_serious_by_day_and_by_night(guest: Guests, house: Serving):
    page = guest("/", bypass_csp=True)
    found: dict[str, list[str]] = {}

    def check(name: str) -> None:
        for theme in THEMES:
            look_in(page, theme)
            found[f"{name}, {theme}"] = findings(page, only_colours=theme == "dark")

    page.get_by_test_id("play-machu_picchu").wait_for()
    check("home")
    page.goto("/new/machu_picchu")
    page.get_by_test_id("setup").wait_for()
    check("set-up")
    page.goto("/rules/machu_picchu")
    page.get_by_text("MP-904").first.wait_for()
    check("rules")
    for name, position in (("card", under_the_moon), ("order", before_an_order)):
        page.goto(table_for(house, page, position, 3))
        MachuPicchuSitting(page).asked()
        check(name)
    page.goto(table_for(house, page, before_the_last_order, 3))
    sitting = MachuPicchuSitting(page)
    sitting.answer()
    page.get_by_test_id("graph").wait_for()
    check("end")
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("how").wait_for()
    check("how to play")
    page.get_by_test_id("book-law").click()
    page.locator("[data-rule=MP-410]").click()
    check("drawer")
    assert len(found) == 8 * len(THEMES)
    assert not {name: faults for name, faults in found.items() if faults}


def test_the_focus_is_always_in_sight(guest: Guests, house: Serving):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").wait_for()
    assert not unmarked(page, 24)
    page.goto("/new/machu_picchu")
    page.get_by_test_id("setup").wait_for()
    assert not unmarked(page, 20)
    page.goto(table_for(house, page, under_the_moon, 3))
    MachuPicchuSitting(page).asked()
    assert not unmarked(page, 40)


def test_nothing_moves_for_those_who_want_no_motion(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").wait_for()
    assert page.evaluate(MOTIONS, LONG) == []
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    for _ in range(3):
        sitting.answer()
        expect(page.get_by_test_id("skip")).to_have_count(0)
        assert page.evaluate(MOTIONS, LONG) == []


def test_moves_are_shown_one_after_the_other_and_can_be_skipped(guest: Guests, house: Serving):
    page = guest(reduced_motion="no-preference")
    page.goto(table_for(house, page, before_an_order, 3))
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    lines = len(sitting.sentences())
    sitting.choose_order("tall")
    skip = page.get_by_test_id("skip")
    expect(sitting.question).to_contain_text("What is happening")
    expect(sitting.question).to_contain_text("riest")
    assert len(sitting.sentences()) < lines + 5, "the log does not run ahead of the board"
    skip.click()
    expect(skip).to_have_count(0)
    assert len(sitting.sentences()) > lines + 5


def test_a_screen_reader_hears_what_happens_and_what_is_asked(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, before_an_order, 3))
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    heard = page.get_by_role("log").filter(has_text="Your turn")
    expect(heard).to_contain_text("Tall first or small first?")
    before = sitting.sentences()
    sitting.choose_order("small")
    sitting.asked()
    new = sitting.sentences()[len(before) :]
    assert len(new) > 5
    expect(page.get_by_role("log").filter(has_text=new[-1])).to_have_count(1)
