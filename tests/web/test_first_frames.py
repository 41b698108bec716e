"""What is drawn first stays where it is: nothing jumps when a page or a table opens."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.guests import TABLET, WIDE, Guests
from tests.web.looks import settle
from tests.web.machu_picchu_positions import under_the_moon
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE

SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "tablet": {"viewport": TABLET},
    "telephone": TELEPHONE,
}
MOST = 0.01
"""Of the screen, times how far it moved. A thing that is noticed moves ten times as much."""
SHIFTS = """() => new Promise((resolve) => {
  const name = ({ node }) => node?.parentElement?.className + " > " + node?.className;
  const shifts = [];
  const note = (list) => list.getEntries().forEach((one) => {
    shifts.push([one.value, one.sources.map(name)]);
  });
  new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(shifts), 100);
})"""


def shifts(page: Page) -> list[Any]:
    """How much has moved since the page was loaded, each time with what did."""
    settle(page)
    found: list[Any] = page.evaluate(SHIFTS)
    return found


def moved(page: Page) -> float:
    return float(sum(value for value, _ in shifts(page)))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_when_a_table_is_entered(
    guest: Guests, house: Serving, screen: str, motion: str
):
    page = guest(reduced_motion=motion, **SCREENS[screen])
    table_for(house, page, under_the_moon, 3)
    page.goto("/")
    enter = page.get_by_test_id("running").get_by_role("link", name="Play")
    enter.wait_for()
    assert moved(page) < MOST, shifts(page)
    enter.click()
    MachuPicchuSitting(page).asked()
    assert moved(page) < MOST, shifts(page)
    page.reload()
    MachuPicchuSitting(page).asked()
    assert moved(page) < MOST, shifts(page)


def test_what_jumps_is_seen(guest: Guests):
    """The measure itself: a strip that comes late pushes everything down."""
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").wait_for()
    settle(page)
    page.evaluate("() => { document.body.style.paddingTop = '90px'; }")
    assert moved(page) > MOST
