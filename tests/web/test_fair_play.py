"""Browsers add to the shuffles by themselves, and check them once the game is over."""

import json
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tampu.core.commitment import commitment_to
from tampu.core.play import Match
from tampu.core.shares import Share
from tests.server.planted import search
from tests.web.guests import Guests
from tests.web.hidden import table, table_id
from tests.web.machu_picchu_positions import last_order
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import me, table_with
from tests.web.serving import Serving
from tests.web.test_people import made_for_two

NOT_SECURE = "Object.defineProperty(crypto, 'subtle', {value: undefined})"
VALUES = ("11" * 32, "22" * 32)
PROMISES = [commitment_to(value) for value in VALUES]
SHARES = tuple(Share(seat, PROMISES[seat], VALUES[seat]) for seat in (0, 1))


@cache
def shared_to_the_end(seats: int) -> tuple[str, Match]:
    """A game for two, one answer before its end; both have added to the seed."""
    return search(seats, last_order, SHARES)


def remembered(page: Page) -> dict[str, Any]:
    """What this browser keeps of its share at the table before it."""
    text: str = page.evaluate("id => localStorage.getItem(`tampu.share.${id}`)", table_id(page))
    kept: dict[str, Any] = json.loads(text)
    return kept


def remember(page: Page, path: str, seat: int, **other: object) -> None:
    """As if this browser had added this seat's share before the game; but for what is `other`."""
    kept = {
        "share": VALUES[seat],
        "promise": PROMISES[seat],
        "commitment": commitment_to(shared_to_the_end(2)[0]),
        "promises": PROMISES,
        "taken": True,
        "at": 1,
    } | other
    key = f"tampu.share.{path.rpartition('/')[2]}"
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, json.dumps(kept)])


def finished(guest: Guests, house: Serving) -> list[Page]:
    """Two guests at the end of a game to whose shuffles both have added."""
    pages = [guest("/"), guest("/")]
    path = table_with(house, shared_to_the_end, [me(page) for page in pages])
    for seat, page in enumerate(pages):
        remember(page, path, seat)
        page.goto(path)
    sittings = [MachuPicchuSitting(page) for page in pages]
    sittings[int(shared_to_the_end(2)[1].state.asked())].answer()
    for sitting in sittings:
        expect(sitting.winner).to_be_visible()
    return pages


def check(page: Page) -> Locator:
    """What the page finds out about the shuffles."""
    page.get_by_test_id("check-shuffle").click()
    expect(page.get_by_test_id("shuffle-verdict")).to_be_visible()
    return page.get_by_test_id("shuffle-findings")


def test_whoever_plays_now_has_added_to_the_shuffles(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    kept = remembered(page)
    assert kept["taken"]
    assert commitment_to(kept["share"]) == kept["promise"]
    assert kept["promises"] == [kept["promise"]]
    assert kept["commitment"] == table(page)["commitment"]
    expect(sitting.log).not_to_contain_text("added nothing")


def test_two_friends_add_their_shares_by_themselves(guest: Guests):
    host, friend = guest("/"), guest()
    link = made_for_two(host)
    friend.goto(link)
    friend.get_by_test_id("sit-down").click()
    for page in (host, friend):
        expect(page.get_by_test_id("log")).to_contain_text("Round 1")
        expect(page.get_by_test_id("log")).not_to_contain_text("added nothing")
    kept = [remembered(page) for page in (host, friend)]
    assert [each["taken"] for each in kept] == [True, True]
    assert kept[0]["promises"] == kept[1]["promises"] == [each["promise"] for each in kept]


def test_the_log_names_whoever_added_nothing(guest: Guests):
    host, friend = guest("/"), guest()
    made_for_two(host)
    answer = friend.request.post(f"/api/tables/{table_id(host)}/seats/1", data={"do": "take"})
    name = answer.json()["seats"][1]["name"]
    expect(host.get_by_test_id("seat-news")).to_have_text(f"{name} added nothing to the shuffles.")
    assert remembered(host)["taken"]


def test_both_add_to_the_return_game_also_who_still_looks_at_the_old_one(
    guest: Guests, house: Serving
):
    pages = finished(guest, house)
    old = table_id(pages[1])
    pages[0].get_by_test_id("again").click()
    log = MachuPicchuSitting(pages[0]).log
    expect(log).to_contain_text("Round 1")
    expect(log).not_to_contain_text("added nothing")
    assert table_id(pages[1]) == old
    pages[1].get_by_test_id("follow").click()
    expect(MachuPicchuSitting(pages[1]).log).to_contain_text("Round 1")
    kept = [remembered(page) for page in pages]
    assert [each["taken"] for each in kept] == [True, True]
    assert {each["share"] for each in kept}.isdisjoint(VALUES)


def test_the_shuffles_are_checked_in_the_browser(guest: Guests, house: Serving):
    for page in finished(guest, house):
        draws = sum(step.line.seat < 0 for step in shared_to_the_end(2)[1].steps)
        expect(check(page).get_by_role("listitem")).to_contain_text(
            [
                "The seed matches the fingerprint",
                "Your own share went into the shuffles unchanged",
                "All 2 shares are those that were promised",
                f"All {draws} draws are those",
            ]
        )
        expect(page.get_by_test_id("shuffle-verdict")).to_contain_text("Everything")


def test_whoever_tampers_with_anything_is_found_out(guest: Guests, house: Serving):
    page = finished(guest, house)[0]
    path = page.url

    def expect_broken(sentence: str, **other: object) -> None:
        remember(page, path, 0, **other)
        expect(check(page)).to_contain_text(sentence)
        expect(page.get_by_test_id("shuffle-verdict")).to_contain_text("Do not trust this game")

    expect_broken("Your own share was accepted, but it is not", share="33" * 32)
    expect_broken("fingerprint is not the one that this browser saw", commitment="33" * 32)
    expect_broken("The promises are not those", promises=[PROMISES[0], "33" * 32])
    page.route("**/chances", another_draw)
    expect_broken("the seed and the shares give “")


def another_draw(route: Route) -> None:
    """The server lists the outcomes of the last draw in another order."""
    told = route.fetch().json()
    chance = next(each for each in reversed(told) if len(each["outcomes"]) > 1)
    first, *others = chance["outcomes"]
    chance["outcomes"] = [*others, first]
    route.fulfill(json=told)


def test_the_findings_are_told_in_every_language(guest: Guests, house: Serving):
    page = finished(guest, house)[0]
    told = {check(page).inner_text()}
    for lang in ("fr", "pt", "es"):
        page.evaluate("lang => localStorage.setItem('tampu.language', lang)", lang)
        page.reload()
        told.add(check(page).inner_text())
    assert len(told) == 4
    assert {len(text.splitlines()) for text in told} == {4}


def test_where_the_page_cannot_compute_it_says_so(guest: Guests, house: Serving):
    page = finished(guest, house)[0]
    page.add_init_script(NOT_SECURE)
    page.reload()
    expect(page.get_by_test_id("cannot-check")).to_contain_text("on secure pages only")
    expect(page.get_by_test_id("check-shuffle")).to_have_count(0)


def test_where_the_page_cannot_compute_one_plays_without_a_share(guest: Guests):
    page = guest()
    page.add_init_script(NOT_SECURE)
    page.goto("/")
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    sitting.answer()
    assert table(page)["shares"] == []
    expect(sitting.log).not_to_contain_text("added nothing")
