"""A finished game of Cuzco: looked at line by line, up to the final counts."""

from playwright.sync_api import Locator, Page, expect

from tampu.core.play import Match
from tests.web.cuzco_kramer_sitting import CuzcoSitting
from tests.web.guests import Guests
from tests.web.planting import RECORDS
from tests.web.scores import number, proven

RECORD = RECORDS / "cuzco_kramer" / "4-bots-1.txt"
FIRST_PLACE = "CK-806"


def brought(guest: Guests) -> CuzcoSitting:
    """A record from elsewhere, opened from the home page."""
    page = guest("/")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/record/*")
    return CuzcoSitting(page)


def at(sitting: CuzcoSitting, line: int) -> None:
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", str(line))


def lines_with(match: Match, rule: str) -> list[int]:
    """The lines in which this rule happened."""
    steps = enumerate(match.steps, 1)
    return [line for line, step in steps if rule in [event.rule for event in step.events]]


def levels(page: Page) -> Locator:
    """The cells that carry a tile."""
    return page.locator("[data-cell][aria-label*=', level ']")


def test_a_finished_game_is_scrubbed_and_stepped_through(guest: Guests):
    sitting, match = brought(guest), proven(RECORD)
    page, lines = sitting.page, len(match.steps)
    at(sitting, lines)
    levels(page).nth(100).wait_for(state="attached")
    tiles = levels(page).count()
    page.get_by_role("button", name="To the start").click()
    at(sitting, 0)
    expect(levels(page)).to_have_count(0)
    first = next(n for n, step in enumerate(match.steps, 1) if "place" in step.line.text)
    for line in range(1, first + 1):
        page.get_by_role("button", name="Next move").click()
        at(sitting, line)
    levels(page).first.wait_for(state="attached")
    assert 1 <= levels(page).count() <= 3
    page.get_by_role("button", name="Previous move").click()
    at(sitting, first - 1)
    expect(levels(page)).to_have_count(0)
    box = sitting.scrubber.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(sitting.scrubber).not_to_have_attribute("aria-valuenow", str(first - 1))
    expect(levels(page)).not_to_have_count(0)
    assert levels(page).count() < tiles
    sitting.scrubber.focus()
    page.keyboard.press("End")
    at(sitting, lines)
    expect(levels(page)).to_have_count(tiles)


def test_the_final_counts_are_shown_city_by_city_with_their_sums(guest: Guests):
    sitting, match = brought(guest), proven(RECORD)
    page = sitting.page
    page.get_by_test_id("open-sheet").click()
    final = page.get_by_role("heading", name="The final count, city by city").locator("..")
    expect(final).to_be_visible()
    for seat in range(4):
        paid = match.points_by_rule(seat)
        points = paid.get("CK-806", 0) + paid.get("CK-807", 0)
        sums = final.locator("h4 > b").all_inner_texts()
        assert f"+{points}" in sums
    rewards = [number(text) for text in final.locator("article .points").all_inner_texts()]
    counted = [
        event.points
        for step in match.steps
        for event in step.events
        if event.rule in ("CK-806", "CK-807") and event.points
    ]
    assert sorted(rewards) == sorted(counted)


def test_the_replay_plays_the_final_count_on_the_board(guest: Guests):
    page = guest("/", reduced_motion="no-preference")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/record/*")
    sitting, match = CuzcoSitting(page), proven(RECORD)
    line = lines_with(match, FIRST_PLACE)[0]
    sitting.scrubber.focus()
    for _ in range(len(match.steps) - line + 1):
        page.keyboard.press("ArrowLeft")
    at(sitting, line - 1)
    page.get_by_role("button", name="Play", exact=True).click()
    count = page.get_by_test_id("count")
    expect(count).to_be_visible()
    expect(count).to_contain_text("Final count:")
    expect(count.get_by_role("button", name="Open rule CK-80")).to_be_visible()
