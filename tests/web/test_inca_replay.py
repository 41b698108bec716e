"""A finished game of Inca Empire: looked at line by line, its counts as they were made."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tampu.core.play import Match
from tests.web.guests import Guests
from tests.web.inca_empire_positions import before_the_end
from tests.web.inca_empire_sitting import IncaSitting
from tests.web.planting import RECORDS, table_for
from tests.web.scores import proven, sources, totals
from tests.web.serving import Serving

RECORD = RECORDS / "inca_empire" / "4-builders-1.txt"
HARVEST = ("IE-804", "IE-805", "IE-806", "IE-807")


def brought(guest: Guests, **wishes: Any) -> IncaSitting:
    """A record from elsewhere, opened from the home page."""
    page = guest("/", **wishes)
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/record/*")
    sitting = IncaSitting(page)
    sitting.scrubber.wait_for()
    return sitting


def at(sitting: IncaSitting, line: int) -> None:
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", str(line))


def lines_with(match: Match, rule: str) -> list[int]:
    """The lines in which this rule happened."""
    steps = enumerate(match.steps, 1)
    return [line for line, step in steps if rule in [event.rule for event in step.events]]


def roads(page: Page) -> Locator:
    return page.locator(".world [data-road]")


def test_a_finished_game_is_scrubbed_and_stepped_through(guest: Guests):
    sitting, match = brought(guest), proven(RECORD)
    page, lines = sitting.page, len(match.steps)
    at(sitting, lines)
    roads(page).nth(40).wait_for(state="attached")
    laid = roads(page).count()
    page.get_by_role("button", name="To the start").click()
    at(sitting, 0)
    expect(roads(page)).to_have_count(0)
    for line in (1, 2):
        page.get_by_role("button", name="Next move").click()
        at(sitting, line)
    expect(roads(page), "the first roads come with the colours").to_have_count(2)
    box = sitting.scrubber.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(sitting.scrubber).not_to_have_attribute("aria-valuenow", "2")
    expect(roads(page)).not_to_have_count(2)
    assert 2 < roads(page).count() < laid
    sitting.scrubber.focus()
    page.keyboard.press("End")
    at(sitting, lines)
    expect(roads(page)).to_have_count(laid)


def test_the_score_sheet_tells_every_source(guest: Guests):
    sitting, match = brought(guest), proven(RECORD)
    page = sitting.page
    page.get_by_test_id("open-sheet").click()
    shown = sources(page)
    assert {*HARVEST, "IE-616", "IE-626", "IE-634"} <= {*shown}
    assert sorted(totals(page).values()) == sorted(match.state.scores)
    paid = [match.points_by_rule(seat) for seat in range(4)]
    for rule, points in shown.items():
        assert sorted(points) == sorted(each.get(rule, 0) for each in paid)


def test_scoring_and_income_are_told_step_by_step(guest: Guests):
    sitting, match = brought(guest, reduced_motion="no-preference"), proven(RECORD)
    page, line = sitting.page, lines_with(match, "IE-805")[0]
    sitting.scrubber.focus()
    page.keyboard.press("Home")
    at(sitting, 0)
    for key, count in (("PageUp", (line - 1) // 10), ("ArrowRight", (line - 1) % 10)):
        for _ in range(count):
            page.keyboard.press(key)
    at(sitting, line - 1)
    page.get_by_role("button", name="Play", exact=True).click()
    ledger = page.get_by_test_id("ledger")
    expect(ledger).to_contain_text("Sapa Inca: everybody scores")
    expect(ledger.get_by_role("row")).to_have_count(5)
    expect(ledger.locator("td.fresh")).to_have_count(1)
    expect(ledger).to_contain_text(re.compile("Workers come|Mutual help"), timeout=30_000)


def test_the_last_scoring_is_a_film_that_can_be_skipped(guest: Guests, house: Serving):
    page = guest(reduced_motion="no-preference")
    page.goto(table_for(house, page, before_the_end, 4))
    sitting = IncaSitting(page)
    sitting.asked()
    sitting.press_answer("end")
    expect(page.get_by_test_id("ledger")).to_contain_text("Sapa Inca: everybody scores")
    expect(sitting.winner).to_have_count(0)
    page.get_by_test_id("skip").click()
    expect(sitting.winner).to_be_visible()
    expect(page.get_by_test_id("ledger")).to_have_count(0)
