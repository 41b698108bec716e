"""Taking back: by the page, as long as nothing was revealed; the log keeps it, struck through."""

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_positions import before_a_displacing_order, before_an_order
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving

STRUCK = "element => getComputedStyle(element).textDecorationLine"


def at_the_order(guest: Guests, house: Serving) -> MachuPicchuSitting:
    """The order is to be chosen, and whichever it is, a priest will stand without a square."""
    page = guest()
    page.goto(table_for(house, page, before_a_displacing_order, 2))
    sitting = MachuPicchuSitting(page)
    assert sitting.asked() == "choose_order"
    return sitting


def choose(sitting: MachuPicchuSitting, order: str) -> None:
    lines = sitting.lines
    sitting.choose_order(order)
    sitting.wait_beyond(lines)
    assert sitting.asked() == "choose_return_square"


def undo_button(page: Page):
    return page.get_by_test_id("undo")


def test_an_order_is_taken_back_and_stays_in_the_log_struck_through(guest: Guests, house: Serving):
    sitting = at_the_order(guest, house)
    page = sitting.page
    lines = sitting.lines
    expect(undo_button(page)).to_have_count(0)
    choose(sitting, "tall")
    undo_button(page).click()
    expect(sitting.question).to_have_attribute("data-asked", "choose_order")
    assert sitting.lines == lines
    gone = sitting.log.locator("li.undone .say")
    expect(gone.first).to_contain_text("Undone:")
    assert "line-through" in gone.first.evaluate(STRUCK)
    assert gone.count() > 3, "the moves that followed are taken back with it"
    struck = gone.all_inner_texts()
    choose(sitting, "small")
    assert gone.all_inner_texts() == struck
    page.reload()
    sitting.asked()
    assert gone.all_inner_texts() == struck


def test_the_letter_u_takes_back_too(guest: Guests, house: Serving):
    sitting = at_the_order(guest, house)
    choose(sitting, "tall")
    sitting.page.keyboard.press("u")
    expect(sitting.question).to_have_attribute("data-asked", "choose_order")


def test_the_priest_is_brought_back_on_the_square_that_was_pressed(guest: Guests, house: Serving):
    sitting = at_the_order(guest, house)
    choose(sitting, "tall")
    square = sitting.squares.first.get_attribute("data-square")
    sitting.press(sitting.squares.first)
    sitting.confirm()
    expect(sitting.log).to_contain_text(f"back on {square}, next to the start square")


def test_what_was_revealed_cannot_be_taken_back(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, before_an_order, 2))
    sitting = MachuPicchuSitting(page)
    sitting.answer()
    sitting.asked()
    expect(undo_button(page)).to_have_count(0)
