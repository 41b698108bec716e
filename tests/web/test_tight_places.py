"""Where room is scarce: nothing breaks where it should not, and nothing stands empty."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.looks import faults
from tests.web.machu_picchu_positions import before_the_last_order, under_the_moon
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import table_for
from tests.web.serving import Serving
from tests.web.tongues import TONGUES, speak
from tests.web.touch import TELEPHONE

LONG = "Wayra of the high meadow"
ONE_WORD = "Abcdefghijklmnopqrstuvwx"
LINES = """element => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
}"""


def lines(texts: Locator) -> dict[str, int]:
    """On how many lines each of them stands."""
    texts.first.wait_for()
    return {text.inner_text(): text.evaluate(LINES) for text in texts.all()}


def test_the_hand_keeps_its_words_on_one_line_beside_the_rules(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, under_the_moon, 3))
    MachuPicchuSitting(page).asked()
    for lang in TONGUES:
        speak(page, lang)
        page.get_by_test_id("open-rules").click()
        page.get_by_test_id("rules").wait_for()
        found = lines(page.locator(".hand .pair p > *, .hand .pile p > *"))
        assert len(found) == 6
        assert set(found.values()) == {1}, found
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("rules")).to_have_count(0)


@pytest.mark.parametrize("name", [LONG, ONE_WORD])
def test_names_end_between_words_or_in_dots(guest: Guests, house: Serving, name: str):
    page = guest()
    rename(page, name)
    page.goto(table_for(house, page, before_the_last_order, 4))
    sitting = MachuPicchuSitting(page)
    sitting.answer()
    expect(sitting.winner).to_be_visible()
    page.get_by_test_id("graph").wait_for()
    assert not faults(page)
    words = page.get_by_test_id("players").locator(".name i")
    assert set(lines(words).values()) == {1}
    expect(page.get_by_test_id("players").get_by_title(name).first).to_be_visible()


def test_three_players_leave_no_place_empty(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, under_the_moon, 3))
    MachuPicchuSitting(page).asked()
    around = page.get_by_test_id("players").bounding_box()
    boxes = [page.get_by_test_id(f"player-{seat}").bounding_box() for seat in range(3)]
    assert around is not None
    wide = [box["width"] for box in boxes if box is not None]
    assert wide[0] == wide[1] < around["width"] / 2
    assert wide[2] == around["width"]


def test_the_replay_line_marks_all_turns_or_the_rounds(guest: Guests, house: Serving):
    page = guest()
    path = table_for(house, page, under_the_moon, 3)
    page.goto(path)
    MachuPicchuSitting(page).asked()
    marks, rounds = page.locator(".scrub .mark"), page.locator(".scrub .round")
    assert marks.count() > 10
    expect(rounds).to_have_count(0)
    phone = guest(**TELEPHONE)
    phone.goto(path)
    phone.get_by_test_id("scrubber").wait_for()
    expect(phone.locator(".scrub .round")).not_to_have_count(0)
    expect(phone.locator(".scrub .mark")).to_have_count(0)
