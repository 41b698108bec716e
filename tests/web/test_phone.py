"""A telephone in portrait: playable by touch, nothing too wide, nothing too small."""

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.looks import faults
from tests.web.machu_picchu_positions import before_the_last_order
from tests.web.machu_picchu_sitting import MachuPicchuTouch
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE

LONG_NAME = "Wayra of the high meadow"
"""As long as a name may be."""


def on_a_telephone(guest: Guests) -> Page:
    page = guest(**TELEPHONE)
    rename(page, LONG_NAME)
    page.goto("/")
    return page


def in_sight(page: Page, selector: str) -> bool:
    """Whether the whole of it lies on the screen and nothing covers its middle."""
    seen: bool = page.locator(selector).evaluate(
        """element => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return inside && (element === hit || element.contains(hit));
        }"""
    )
    return seen


def test_rounds_are_played_by_touch_and_everything_fits(guest: Guests):
    page = on_a_telephone(guest)
    page.get_by_test_id("play-machu_picchu").tap()
    touch = MachuPicchuTouch(page)
    seen: set[str] = set()
    while not {"choose_card", "choose_order"} <= seen or len(seen) > 30:
        kind = touch.asked()
        if kind not in seen:
            assert not faults(page), kind
        seen.add(touch.answer())
    touch.asked()
    assert touch.lines > 20


def test_all_four_stairs_are_in_sight_when_a_card_is_asked_for(guest: Guests):
    page = on_a_telephone(guest)
    page.get_by_test_id("play-machu_picchu").tap()
    touch = MachuPicchuTouch(page)
    while touch.asked() != "choose_card":
        touch.answer()
    hidden = [s for s in "NESW" if not in_sight(page, f"[data-stair={s}]")]
    assert not hidden
    expect(touch.cards).to_have_count(4)
    assert all(card.is_visible() for card in touch.cards.all())


def test_every_part_of_the_table_fits_on_a_telephone(guest: Guests, house: Serving):
    page = on_a_telephone(guest)
    page.goto(table_for(house, page, before_the_last_order, 3))
    touch = MachuPicchuTouch(page)
    touch.asked()
    for tab in ("players", "log", "board"):
        page.get_by_test_id(f"tab-{tab}").tap()
        assert not faults(page), tab
    page.get_by_test_id("open-rules").tap()
    page.get_by_test_id("book-law").tap()
    page.locator("[data-rule=MP-410]").tap()
    assert not faults(page), "rules"
    page.get_by_role("button", name="Close the rules").tap()
    touch.answer()
    expect(touch.winner).to_be_visible()
    expect(page.get_by_test_id("graph")).to_be_visible()
    assert not faults(page), "end"
    page.get_by_test_id("again").tap()
    expect(touch.winner).to_be_hidden()
    touch.asked()


def test_the_pages_around_the_table_fit_on_a_telephone(guest: Guests):
    page = on_a_telephone(guest)
    for path, sign in (
        ("/", "[data-testid=play-machu_picchu]"),
        ("/new/machu_picchu", "[data-testid=setup]"),
        ("/rules/machu_picchu", "text=MP-904"),
        ("/nowhere/at/all", "[role=alert]"),
    ):
        page.goto(path)
        page.locator(sign).first.wait_for()
        assert not faults(page), path
