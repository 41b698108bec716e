"""The replay bar: back and forth through the game so far, and live again."""

import re

from playwright.sync_api import Locator, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_positions import under_the_moon
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving


def at_the_table(guest: Guests, house: Serving) -> MachuPicchuSitting:
    page = guest()
    page.goto(table_for(house, page, under_the_moon, 3))
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    return sitting


def at(sitting: MachuPicchuSitting, line: int) -> None:
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", str(line))


def stage(sitting: MachuPicchuSitting) -> str:
    """What the board shows, as the reader's ear is told it."""
    words = sitting.page.get_by_test_id("stage").locator("ul.sr").first.inner_text()
    return re.sub(r"\s+", " ", words)


def test_the_past_is_looked_at_line_by_line_and_live_returns(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house)
    page, lines, now = sitting.page, sitting.lines, stage(sitting)
    told = sitting.sentences()
    page.get_by_role("button", name="To the start").click()
    at(sitting, 0)
    assert stage(sitting) != now
    expect(sitting.page.locator("[data-asked]")).to_have_count(0)
    page.get_by_role("button", name="Next move").click()
    at(sitting, 1)
    page.get_by_role("button", name="Previous move").click()
    at(sitting, 0)
    page.get_by_test_id("live").click()
    at(sitting, lines)
    assert stage(sitting) == now
    assert sitting.sentences() == told
    assert sitting.asked() == "choose_card"


def test_the_line_is_scrubbed_with_mouse_and_keys(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house)
    lines = sitting.lines
    box = sitting.scrubber.bounding_box()
    assert box is not None
    sitting.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(sitting.scrubber).not_to_have_attribute("aria-valuenow", str(lines))
    middle = int(sitting.scrubber.get_attribute("aria-valuenow") or 0)
    assert abs(middle - lines / 2) <= 2
    sitting.scrubber.focus()
    for key, line in (
        ("ArrowLeft", middle - 1),
        ("ArrowRight", middle),
        ("PageDown", middle - 10),
        ("Home", 0),
        ("End", lines),
    ):
        sitting.page.keyboard.press(key)
        at(sitting, line)
    sitting.page.keyboard.press("Escape")
    sitting.asked()


def test_it_plays_by_itself_and_pauses(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house)
    page = sitting.page
    page.get_by_role("button", name="Play", exact=True).click()
    pause = page.get_by_role("button", name="Pause", exact=True)
    pause.wait_for()
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", re.compile("^([5-9]|1[0-9])$"))
    pause.click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = sitting.scrubber.get_attribute("aria-valuenow")
    assert 5 <= int(stopped or 0) <= 30
    page.get_by_test_id("live").click()
    sitting.asked()


def picture(sitting: MachuPicchuSitting) -> str:
    return sitting.page.get_by_test_id("stage").inner_html()


def line_of(sitting: MachuPicchuSitting, rule: str) -> Locator:
    chip = sitting.page.get_by_role("button", name=f"Open rule {rule}")
    return sitting.log.get_by_role("listitem").filter(has=chip).last


def test_a_log_line_under_the_pointer_is_highlighted_on_the_board(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house)
    sitting.page.mouse.move(5, 5)
    plain = picture(sitting)
    line_of(sitting, "MP-305").hover()
    expect(sitting.log.locator("li.on")).to_have_count(1)
    assert picture(sitting) != plain
    sitting.page.mouse.move(5, 5)
    expect(sitting.log.locator("li.on")).to_have_count(0)
    assert picture(sitting) == plain


def test_while_the_past_is_shown_the_game_can_go_on(guest: Guests, house: Serving):
    """Somebody who looks back is told that the present waits, and answers after coming back."""
    sitting = at_the_table(guest, house)
    sitting.page.get_by_role("button", name="To the start").click()
    expect(sitting.question).to_contain_text("Move 0 of")
    sitting.page.get_by_role("button", name="Back to the present").click()
    assert sitting.answer() == "choose_card"
