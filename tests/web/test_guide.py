"""The guide of a first game, and what happened since one's last turn."""

from playwright.sync_api import expect

from tests.web import machu_picchu_positions
from tests.web.guests import Guests
from tests.web.hidden import table
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import asked_seat, me, table_for, table_with
from tests.web.serving import Serving


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


def test_what_others_did_to_the_reader_is_told_first_and_stays_away_when_put_away(
    guest: Guests, house: Serving
):
    page = guest()
    page.goto(table_for(house, page, machu_picchu_positions.beside_an_occupied_stair, 2))
    sitting = MachuPicchuSitting(page)
    recap, met = page.get_by_test_id("since"), page.get_by_test_id("since-met")
    for _ in range(12):
        sitting.answer()
        sitting.asked()
        if page.get_by_test_id("talk-since").count():
            page.get_by_test_id("talk-since").click()
        if met.count():
            break
    expect(met).to_contain_text("The High Priest passes to you.")
    expect(recap.locator(":scope > *").first).to_have_attribute("data-testid", "since-met")
    expect(recap.locator("li").first).to_contain_text("step")
    page.get_by_test_id("talk-log").click()
    expect(recap).to_be_hidden()
    sitting.answer()
    sitting.asked()
    expect(page.get_by_test_id("log")).to_be_visible()
    expect(recap).to_be_hidden()


def test_whoever_comes_back_is_told_at_once_what_happened(guest: Guests, house: Serving):
    wanted = machu_picchu_positions.beside_an_occupied_stair
    pages = [guest(), guest()]
    path = table_with(house, wanted, [me(page) for page in pages])
    sittings = [MachuPicchuSitting(page) for page in pages]
    reader = asked_seat(wanted, 2)
    for page in pages:
        page.goto(path)
    while table(pages[reader])["asked"] == [reader]:
        sittings[reader].answer()
    recap = pages[reader].get_by_test_id("since")
    expect(recap).to_be_hidden()
    pages[reader].goto("/")
    while table(pages[1 - reader])["asked"] == [1 - reader]:
        sittings[1 - reader].answer()
    pages[reader].goto(path)
    expect(recap.locator("li")).to_have_count(1)
    expect(recap.locator("li")).to_contain_text("step")
