"""A finished game of Cuzco (Feld): looked at line by line, its sheet by source, its last film."""

from playwright.sync_api import Page, expect

from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import Guests
from tests.web.planting import RECORDS
from tests.web.scores import proven, sources, totals

RECORD = RECORDS / "cuzco_feld" / "4-off-canonical-off-off-1.txt"


def feathers(page: Page) -> list[str]:
    """What is left of each colour, at the corners of the map."""
    return (
        page.locator("[data-scene=roads] svg").first.locator("> g > text").all_text_contents()[:4]
    )


def dice(page: Page) -> int:
    signs = page.locator(".bar .dice .worth svg").count()
    return page.locator(".bar .dice svg").count() - signs


def test_a_finished_game_is_scrubbed_stepped_through_and_summed_up(guest: Guests):
    page = guest("/")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/record/*")
    sitting, match = FeldSitting(page), proven(RECORD)
    lines = len(match.steps)
    sitting.scrubber.wait_for()
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", str(lines))
    assert feathers(page) != ["12"] * 4
    page.get_by_role("button", name="To the start").click()
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", "0")
    assert feathers(page) == ["12"] * 4
    assert dice(page) == 0
    placed = next(n for n, step in enumerate(match.steps, 1) if "place" in step.line.text)
    sitting.scrubber.focus()
    for key, count in (("PageUp", placed // 10), ("ArrowRight", placed % 10)):
        for _ in range(count):
            page.keyboard.press(key)
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", str(placed))
    assert dice(page) == 1
    assert page.locator("[data-lit]").count() == 0, "the past asks nothing"
    page.get_by_test_id("open-sheet").click()
    shown = sources(page)
    assert {"CF-520", "CF-802", "CF-811", "CF-825", "CF-832", "CF-872"} <= {*shown}
    assert sorted(totals(page).values()) == sorted(match.state.scores)
