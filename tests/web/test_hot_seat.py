"""Two people at one screen: a curtain hides each hand until its owner is there."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.hidden import betrayed, rename, table
from tests.web.machu_picchu_sitting import MachuPicchuSitting


def shared_screen(guest: Guests) -> Page:
    """A table by the set-up page, both seats at this screen."""
    page = guest()
    rename(page, "Sun")
    page.goto("/new/machu_picchu")
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Seat 2: who sits there").select_option("Somebody else at this screen")
    page.get_by_role("textbox", name="Seat 2: name").fill("Moon")
    page.get_by_role("button", name="Start the game").click()
    return page


def seat_asked(page: Page) -> int:
    seat: int = table(page)["asked"][0]
    return seat


def test_a_hand_is_not_in_the_page_before_its_owner_lifts_the_curtain(guest: Guests):
    page = shared_screen(guest)
    sitting = MachuPicchuSitting(page)
    curtain = page.get_by_test_id("curtain")
    hands: dict[int, list[int]] = {}
    lifted: list[int] = []
    for _ in range(8):
        expect(curtain.or_(page.locator("[data-asked]"))).to_be_visible()
        seat = seat_asked(page)
        if curtain.is_visible():
            name = ("Sun", "Moon")[seat]
            expect(curtain).to_contain_text(f"{name}, it is your turn")
            expect(sitting.cards).to_have_count(0)
            expect(page.locator("[data-asked]")).to_have_count(0)
            expect(page.get_by_test_id("stage")).to_be_visible()
            assert not betrayed(page, [card for hand in hands.values() for card in hand])
            expect(sitting.scrubber).to_have_attribute("aria-disabled", "true")
            page.get_by_test_id("lift").click()
            lifted.append(seat)
        sitting.asked()
        other = hands.get(1 - seat, [])
        hands[seat] = sitting.hand()
        assert hands[seat]
        assert not betrayed(page, other)
        sitting.answer()
    assert len(lifted) >= 3
    assert all(one != other for one, other in pairwise(lifted)), "lifted twice in a row"


def test_the_curtain_falls_again_when_the_page_is_loaded_anew(guest: Guests):
    page = shared_screen(guest)
    page.get_by_test_id("lift").click()
    hand = MachuPicchuSitting(page).hand()
    assert hand
    page.reload()
    page.get_by_test_id("lift").wait_for()
    expect(MachuPicchuSitting(page).cards).to_have_count(0)
    assert not betrayed(page, hand)


def test_what_one_supposes_tells_the_other_nothing(guest: Guests):
    """The cards that may be supposed are those that one does not hold."""
    page = shared_screen(guest)
    sitting = MachuPicchuSitting(page)
    page.get_by_test_id("lift").click()
    sitting.asked()
    page.get_by_test_id("suppose").locator("summary").click()
    expect(page.get_by_test_id("suppose-N")).to_be_visible()
    expect(page.get_by_test_id("suppose").get_by_role("listitem")).to_have_count(8)
    sitting.answer()
    page.get_by_test_id("lift").wait_for()
    expect(page.get_by_test_id("suppose")).to_have_count(0)
    page.get_by_test_id("lift").click()
    expect(page.get_by_test_id("suppose")).to_be_visible()
    expect(page.get_by_test_id("suppose-N")).to_have_count(0)
