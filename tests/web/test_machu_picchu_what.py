"""What is this? on the board of Machu Picchu: at every step, down to the smallest marks."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_positions import (
    before_an_order,
    beside_an_occupied_stair,
    under_the_moon,
)
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving
from tests.web.test_what import unanswered

SIZES = ((1280, 720), (1440, 900), (1920, 1080))
"""Where the board has the stage for itself."""


def seated(page: Page, house: Serving, wanted: Wanted, seats: int) -> None:
    page.goto(table_for(house, page, wanted, seats))
    page.locator("[data-asked]").first.wait_for()


def lost(page: Page) -> list[object]:
    return [one["element"] for one in unanswered(page, "machu_picchu")]


@pytest.mark.parametrize(
    ("wanted", "seats"),
    [(beside_an_occupied_stair, 3), (under_the_moon, 2), (before_an_order, 4)],
    ids=["cards", "moon", "order"],
)
def test_everything_answers_at_every_step_and_size(
    guest: Guests, house: Serving, wanted: Wanted, seats: int
):
    page = guest()
    seated(page, house, wanted, seats)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not lost(page), (width, height)


def test_what_is_planned_answers(guest: Guests, house: Serving):
    page = guest()
    seated(page, house, before_an_order, 4)
    page.get_by_test_id("choose-small_first").click()
    expect(page.locator("[data-testid=stage] [data-what=ghost]").first).to_be_visible()
    assert not lost(page)


def test_the_list_of_cards_answers(guest: Guests, house: Serving):
    page = guest()
    seated(page, house, under_the_moon, 4)
    page.locator("button[data-what=used]").click()
    expect(page.locator(".hand [popover]")).to_be_visible()
    assert not lost(page)
    ask(page, page.locator(".hand [data-what^=pair-]").first, "Priests 1 and 2")


def test_marks_under_a_button_answer_to_the_pointer(guest: Guests, house: Serving):
    page = guest()
    seated(page, house, beside_an_occupied_stair, 4)
    temple = page.locator("[data-testid=stage] [data-place=temple]")
    ask(page, temple.locator("[data-what=sign-seat]").first, "Player’s sign")
    ask(page, temple.locator("[data-what=free]").first, "Free stair")
    ask(page, temple.locator("[data-what=square-c3]").first, "Centre")
    ask(page, temple.locator("[data-what=own-4]").first, "Golden foot", edge=True)


def ask(page: Page, mark: Locator, name: str, edge: bool = False) -> None:
    """Rests with the pointer on the middle of a mark, or just within its left edge."""
    box = mark.bounding_box()
    assert box is not None
    page.mouse.move(1, 1)
    page.mouse.move(box["x"] + (2 if edge else box["width"] / 2), box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("what").locator("b")).to_have_text(name)
