"""Once more: one asks for the return game, the other follows, and the other one begins."""

from playwright.sync_api import expect

from tests.web.guests import Guests
from tests.web.hidden import table, table_id
from tests.web.machu_picchu_positions import before_the_last_order
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import asked_seat, me, table_with
from tests.web.serving import Serving


def test_play_again_offers_the_return_game_and_both_sit_there(guest: Guests, house: Serving):
    pages = [guest(), guest()]
    path = table_with(house, before_the_last_order, [me(page) for page in pages])
    sittings = [MachuPicchuSitting(page) for page in pages]
    for page in pages:
        page.goto(path)
    last = asked_seat(before_the_last_order, 2)
    sittings[last].answer()
    for sitting in sittings:
        expect(sitting.winner).to_be_visible()
    first = next(seat for seat in (0, 1) if f" {seat_letter(seat)}" in begins(sittings[0]))
    pages[0].get_by_test_id("again").click()
    follow = pages[1].get_by_test_id("follow")
    expect(follow).to_be_visible()
    follow.click()
    for sitting in sittings:
        expect(sitting.winner).to_have_count(0)
        expect(sitting.log).to_contain_text("Round 1")
    assert table_id(pages[0]) == table_id(pages[1])
    assert not path.endswith(table_id(pages[0]))
    again = table(pages[0])
    assert again["asked"] == [1 - first]
    sittings[1 - first].answer()


def begins(sitting: MachuPicchuSitting) -> str:
    """The record's line that says who began."""
    record = sitting.page.request.get(f"/api/tables/{table_id(sitting.page)}/record").text()
    return next(row for row in record.splitlines() if ": first " in row)


def seat_letter(seat: int) -> str:
    return "AB"[seat]
