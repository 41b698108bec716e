"""The log by keyboard: one stop for Tab, and arrows from line to line."""

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.keyboard import IS_FOCUSED
from tests.web.machu_picchu_positions import under_the_moon
from tests.web.machu_picchu_sitting import MachuPicchuKeyboard
from tests.web.planting import table_for
from tests.web.serving import Serving

HAS_FOCUS = "element => element.contains(document.activeElement)"
SENTENCE = """() => {
  const described = document.activeElement.getAttribute("aria-describedby");
  return document.getElementById(described)?.textContent.trim() ?? "";
}"""


def at_the_table(guest: Guests, house: Serving) -> MachuPicchuKeyboard:
    page = guest()
    page.goto(table_for(house, page, under_the_moon, 3))
    keyboard = MachuPicchuKeyboard(page)
    keyboard.asked()
    return keyboard


def sentence(page: Page) -> str:
    """What the line under the focus says, as a screen reader is told it."""
    said: str = page.evaluate(SENTENCE)
    return said


def test_one_press_of_tab_passes_the_whole_log(guest: Guests, house: Serving):
    keyboard = at_the_table(guest, house)
    log = keyboard.log
    assert log.get_by_role("button").count() > 20
    expect(log.locator("[tabindex='0']")).to_have_count(1)
    keyboard.reach(log.get_by_role("button").last)
    keyboard.key("Tab")
    assert not log.evaluate(HAS_FOCUS)
    keyboard.key("Shift+Tab")
    assert log.get_by_role("button").last.evaluate(IS_FOCUSED)
    keyboard.key("Shift+Tab")
    assert not log.evaluate(HAS_FOCUS)


def test_arrows_go_from_line_to_line_and_the_board_follows(guest: Guests, house: Serving):
    keyboard = at_the_table(guest, house)
    page, told = keyboard.page, keyboard.sentences()
    keyboard.reach(keyboard.log.get_by_role("button").last)
    for back in (1, 2, 3):
        assert sentence(page) == told[-back]
        expect(keyboard.log.locator("li.on")).to_contain_text(told[-back])
        keyboard.key("ArrowUp")
    keyboard.key("ArrowDown")
    assert sentence(page) == told[-3]
    keyboard.key("Home")
    assert sentence(page) == told[0]
    keyboard.key("ArrowUp")
    assert sentence(page) == told[0]
    keyboard.key("End")
    assert sentence(page) == told[-1]
    keyboard.key("ArrowDown")
    assert sentence(page) == told[-1]


def test_tab_comes_back_to_the_line_that_was_read(guest: Guests, house: Serving):
    keyboard = at_the_table(guest, house)
    keyboard.reach(keyboard.log.get_by_role("button").last)
    keyboard.key("ArrowUp")
    keyboard.key("ArrowUp")
    read = sentence(keyboard.page)
    keyboard.key("Tab")
    keyboard.key("Shift+Tab")
    assert sentence(keyboard.page) == read
    keyboard.key("Enter")
    expect(keyboard.page.get_by_test_id("rules")).to_be_visible()


def test_what_is_unfolded_is_read_from_its_first_line(guest: Guests, house: Serving):
    keyboard = at_the_table(guest, house)
    lines = len(keyboard.sentences())
    keyboard.key("l")
    expect(keyboard.log.get_by_role("button").last).to_be_focused()
    stops = [one.inner_text() for one in keyboard.log.get_by_role("button").all()]
    fold = next(i for i, text in enumerate(stops) if "more like this" in text)
    keyboard.key("Home")
    for _ in range(fold):
        keyboard.key("ArrowDown")
    expect(keyboard.log.get_by_role("button").nth(fold)).to_be_focused()
    keyboard.key("Enter")
    expect(keyboard.log.locator("[aria-describedby]:focus")).to_have_count(1)
    told = keyboard.sentences()
    assert len(told) > lines
    assert sentence(keyboard.page) == told[fold]
    keyboard.key("ArrowDown")
    assert sentence(keyboard.page) == told[fold + 1]
