"""The guide of a first game, and what happened since one's last turn."""

from playwright.sync_api import expect

from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting


def test_each_kind_of_question_is_explained_once_and_bots_go_one_by_one(guest: Guests):
    page = guest("/learn/machu_picchu")
    page.get_by_test_id("play-guided").click()
    sitting = MachuPicchuSitting(page)
    step = page.get_by_test_id("film-next")
    card = page.get_by_test_id("guide")

    def asked() -> str:
        """Bots' deeds go by one at a time until one is asked."""
        sign = page.locator("[data-asked]")
        while True:
            expect(step.or_(sign).first).to_be_visible()
            if sign.count():
                return sign.get_attribute("data-asked") or ""
            step.click()

    first = asked()
    expect(card).to_be_visible()
    assert len(card.inner_text().split()) > 15
    card.get_by_test_id("guide-close").click()
    expect(card).to_be_hidden()
    page.keyboard.press("g")
    expect(card).to_be_visible()
    seen = {first}
    told = 1
    for _ in range(8):
        sitting.give(asked())
        page.locator(f"[data-asked='{first}']").wait_for(state="detached")
        first = asked()
        if first not in seen:
            expect(card).to_be_visible()
            seen.add(first)
            told += 1
        else:
            expect(card).to_be_hidden()
        if told > 1 and len(seen) < told + 1:
            break
    assert told >= 2


def test_what_happened_since_one_s_turn_is_told_and_seen_again(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    since = page.get_by_test_id("talk-since")
    for _ in range(12):
        sitting.answer()
        sitting.asked()
        if since.count():
            break
    since.click()
    recap = page.get_by_test_id("since")
    expect(recap.locator("li").first).to_be_visible()
    recap.get_by_test_id("since-film").click()
    sitting.asked()
    expect(page.get_by_test_id("talk-log")).to_be_visible()
