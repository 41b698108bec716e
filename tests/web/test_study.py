"""A finished game is analysed and learned from, and one steps aside from it, as a guest does it."""

import re
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tampu.core.play import Match
from tampu.server.journal import Sitting
from tests.web.axe import findings
from tests.web.guests import PHONE, Guests
from tests.web.looks import cut_texts, missing_words, overflow, small_texts
from tests.web.machu_picchu_positions import under_the_moon
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import ABSENT, BOTS, RECORDS, asked_seat, me, table_for, table_with
from tests.web.scores import proven
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE

Verdict = dict[str, Any]
GAME = "machu_picchu/2-pairing-one_full-2.txt"
PATIENCE = 90_000
"""Milliseconds in which a short game is analysed, also where others work."""


@cache
def whole(name: str = GAME) -> Match:
    """A game that was played to its end, for the records."""
    return proven(RECORDS / name)


def finished(house: Serving, page: Page, seat: int = 0, name: str = GAME) -> str:
    """The path of a table where this page's guest has played such a game."""
    match = whole(name)
    people: list[str | Sitting] = list(BOTS[: match.header.seats])
    people[seat] = me(page)
    return table_with(house, lambda _: (match.header.seed or "", match), people)


def analysed(guest: Guests, house: Serving, **wishes: Any) -> tuple[Page, str]:
    """A guest before the finished game, once it has been analysed."""
    page = guest(bypass_csp=True, **wishes)
    path = finished(house, page)
    page.goto(path)
    page.get_by_test_id("study-ask").click()
    expect(page.get_by_test_id("study-luck")).to_be_visible(timeout=PATIENCE)
    return page, path


def looked_at(page: Page, path: str, wanted: Callable[[Verdict], bool]) -> int:
    """A quick analysis is made until there is such a verdict, and stopped: the line of it."""
    address = f"/api{path.replace('table', 'tables')}/analysis"
    page.request.post(address, data={"depth": "quick"})
    limit = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < limit:
        told = page.request.get(f"{address}?depth=quick").json()
        for deed in told["deeds"]:
            for verdict in deed["verdicts"]:
                if wanted(verdict):
                    page.request.delete(f"{address}?depth=quick")
                    return int(verdict["line"])
        assert told["status"] in ("waiting", "working"), "there is no such verdict"
        page.wait_for_timeout(100)
    raise AssertionError("it takes too long")


def figures(row: Locator) -> list[int]:
    """The whole numbers of per cent in a row of the table, without how sure they are."""
    cells = row.locator("td").all_inner_texts()
    return [
        int(cell.replace("−", "-").replace("+", "").split("±")[0].rstrip(" %\u202f\u00a0"))
        for cell in cells
    ]


def no_blame(page: Page) -> None:
    """Nothing is too small, cut off, without words, or wider than the screen."""
    assert [small_texts(page), cut_texts(page), missing_words(page), overflow(page)] == [[]] * 4


def test_a_finished_game_is_analysed_and_read_move_by_move(guest: Guests, house: Serving):
    page, path = analysed(guest, house)
    table = page.get_by_test_id("study-luck")
    rows = [figures(table.locator("tbody tr").nth(number)) for number in range(5)]
    assert [sum(column) for column in zip(*rows[:4], strict=True)] == rows[4], "it adds up"
    for name in ("Lost per decision", "Points lost in the middle"):
        cells = table.get_by_role("row", name=name).locator("td").all_inner_texts()
        assert all("±" in cell for cell in cells), "how sure it is"
    no_blame(page)
    assert findings(page) == []
    page.get_by_text("The same as a table").click()
    expect(page.get_by_test_id("study-table").locator("tbody tr").first).to_be_visible()
    page.get_by_test_id("study-marked").get_by_role("button").first.click()
    card = page.get_by_test_id("study-card")
    expect(card).to_contain_text("lost")
    page.get_by_test_id("study-way-0").click()
    expect(page.get_by_test_id("rings").locator("rect").first).to_be_attached()
    no_blame(page)
    assert re.fullmatch(rf".*{path}/\d+", page.url), "every moment has an address"
    told = card.get_by_test_id("study-said").inner_text()
    other = guest(page.url)
    expect(other.get_by_test_id("study-card").get_by_test_id("study-said")).to_have_text(told)


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("machu_picchu/2-order_only-one_full-1.txt", "stair "),
        ("cuzco_kramer/2-bots-1.txt", "move "),
        ("inca_empire/3-builders-1.txt", "road "),
        ("cuzco_feld/2-off-canonical-off-off-1.txt", "place "),
    ],
)
def test_a_better_move_is_drawn_on_the_board_of_every_game(
    guest: Guests, house: Serving, name: str, named: str
):
    page = guest(viewport=PHONE)
    path = finished(house, page, name=name)

    def is_named(verdict: Verdict) -> bool:
        moves = [move for way in verdict["better"][:1] for move in way["moves"]]
        return any(move.startswith(named) for move in moves)

    line = looked_at(page, path, is_named)
    page.goto(f"{path}/{line - 1}")
    page.get_by_test_id("study-way-0").click()
    ring = page.get_by_test_id("rings").locator("rect").first
    expect(ring).to_be_in_viewport()
    page.goto(f"{path}/{len(whole(name).steps)}")
    expect(page.get_by_test_id("scrubber")).to_be_visible()
    expect(page.get_by_test_id("study-card"), "nobody has looked so far").to_have_count(0)


def test_an_analysis_can_be_stopped_and_goes_on(guest: Guests, house: Serving):
    page = guest()
    page.goto(finished(house, page))
    page.get_by_test_id("study-ask").click()
    expect(page.get_by_test_id("study-stop"), "the focus goes on").to_be_focused()
    page.get_by_test_id("study-stop").click()
    on = page.get_by_role("button", name="Go on analysing")
    expect(on).to_be_focused()
    on.click()
    other = guest(page.url)
    expect(other.get_by_role("progressbar")).to_be_visible()
    expect(other.get_by_test_id("study-stop"), "others do not stop it").to_have_count(0)
    expect(page.get_by_test_id("study-luck")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("The analysis is done.")).to_be_attached()


def test_an_analysis_that_cannot_be_looked_at_is_tried_again(guest: Guests, house: Serving):
    page = guest()
    path = finished(house, page)
    guest.expect_trouble(page, "Failed to load resource|ERR_FAILED")
    page.route("**/analysis?*", lambda route: route.abort())
    page.goto(path)
    again = page.get_by_test_id("study-again")
    expect(again).to_be_visible()
    page.unroute("**/analysis?*")
    again.click()
    expect(page.get_by_test_id("study-ask")).to_be_visible()


def test_the_errors_of_one_player_stay_chosen_and_are_gone_through(guest: Guests, house: Serving):
    page, _ = analysed(guest, house)
    errors = page.get_by_test_id("study-marked").get_by_role("button")
    page.get_by_test_id("study-whose-1").click()
    count = errors.count()
    assert count > 1
    errors.last.scroll_into_view_if_needed()
    sheet = page.get_by_test_id("sheet")
    scrolled = sheet.evaluate("it => it.scrollTop")
    errors.last.press("Enter")
    card = page.get_by_test_id("study-card")
    expect(card).to_be_focused()
    for _ in range(count - 1):
        expect(card).to_contain_text("Salkantay lost")
        page.get_by_test_id("study-error-before").click()
    expect(page.get_by_test_id("study-error-before")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("open-sheet").click()
    expect(errors).to_have_count(count)
    page.wait_for_function(
        "to => Math.abs(document.querySelector('.sheet').scrollTop - to) < 2", arg=scrolled
    )
    expect(page.get_by_test_id("study-whose-1")).to_have_attribute("aria-pressed", "true")


def test_a_tap_on_the_graph_goes_to_the_board_as_it_was(guest: Guests, house: Serving):
    page, path = analysed(guest, house, **TELEPHONE)
    graph = page.get_by_test_id("graph").last
    graph.scroll_into_view_if_needed()
    box = graph.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 60)
    expect(page.get_by_test_id("study-card")).to_be_visible()
    assert re.fullmatch(rf".*{path}/\d+", page.url)


def test_mistakes_are_problems_to_be_solved(guest: Guests, house: Serving):
    page, path = analysed(guest, house)
    page.get_by_test_id("puzzles").click()
    puzzle = page.get_by_test_id("puzzle")
    expect(puzzle).to_contain_text("What would be better?")
    assert findings(page) == []
    no_blame(page)
    # What was played then is found out again.
    line = int(re.search(r"/(\d+)\?find=", page.url)[1])  # type: ignore[index]
    done = whole().steps[line].line
    assert done.seat == 0
    table = path.removeprefix("/table/")
    played = page.request.post(
        f"/api/tables/{table}/analysis/{line + 1}/trial", data={"answers": [done.text]}
    ).json()
    assert not played["good"]
    expect(puzzle).to_contain_text("less than 5 counts")
    page.get_by_test_id("puzzle-show").click()
    expect(puzzle.locator("dl")).to_be_visible()
    page.get_by_test_id("puzzle-next").click()
    expect(puzzle).to_contain_text("2 of")
    page.get_by_test_id("aside-back").click()
    expect(page.get_by_test_id("study-card")).to_be_visible()


def test_one_steps_aside_and_comes_back_with_one_press(guest: Guests, house: Serving):
    page = guest(bypass_csp=True)
    path = finished(house, page)
    page.goto(f"{path}/40")
    page.get_by_test_id("spot").click()
    page.get_by_test_id("step-aside").click()
    aside = page.get_by_test_id("aside")
    expect(aside).to_contain_text("from move 40")
    expect(aside.get_by_test_id("chances")).to_be_visible(timeout=PATIENCE)
    before = page.url
    for _ in range(2):
        page.get_by_test_id("aside-bot").click()
        page.get_by_test_id("aside-bot-casual").click()
        expect(page).not_to_have_url(before)
        before = page.url
    lines = aside.get_by_test_id("aside-lines").get_by_role("button")
    expect(lines.last).to_have_attribute("aria-current", "step")
    page.get_by_test_id("aside-say").click()
    page.get_by_test_id("aside-name").fill("Two bots")
    page.get_by_test_id("aside-name").blur()
    expect(aside.get_by_test_id("aside-lines")).to_contain_text("Two bots")
    no_blame(page)
    assert findings(page) == []
    page.get_by_test_id("aside-undo").click()
    expect(page).not_to_have_url(before)
    page.goto(before)
    expect(aside.get_by_test_id("aside-lines")).to_contain_text("Two bots")
    other = guest(before)
    expect(other.get_by_test_id("aside-lines").get_by_role("button")).to_have_count(lines.count())
    page.get_by_test_id("aside-back").click()
    expect(page).to_have_url(re.compile(rf"{path}/40$"))
    expect(page.get_by_test_id("scrubber")).to_have_attribute("aria-valuenow", "40")


def test_against_bots_one_steps_aside_from_what_one_knows(guest: Guests, house: Serving):
    page = guest()
    page.goto(table_for(house, page, under_the_moon, 3))
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    page.get_by_test_id("spot").click()
    page.get_by_test_id("step-aside").click()
    aside = page.get_by_test_id("aside")
    expect(aside).to_contain_text("made up")
    page.get_by_test_id("aside-look").click()
    expect(aside).to_contain_text("You are looking")
    page.get_by_test_id("aside-back").click()
    assert sitting.asked() == "choose_card"


def test_among_people_nobody_steps_aside(guest: Guests, house: Serving):
    page = guest()
    seat = asked_seat(under_the_moon, 3)
    people: list[str | Sitting] = [ABSENT] * 3
    people[seat] = me(page)
    page.goto(table_with(house, under_the_moon, people))
    MachuPicchuSitting(page).asked()
    expect(page.get_by_test_id("spot")).to_have_count(0)
    line = page.get_by_test_id("scrubber").get_attribute("aria-valuenow")
    guest.expect_trouble(page, "403|409")
    page.goto(f"{page.url}/{line}?line=")
    expect(page.get_by_text("once the game is over, or where")).to_be_visible()


def test_it_all_fits_on_a_telephone(guest: Guests, house: Serving):
    page, path = analysed(guest, house, viewport=PHONE)
    no_blame(page)
    page.get_by_test_id("study-marked").get_by_role("button").first.click()
    expect(page.get_by_test_id("study-card")).to_be_visible()
    no_blame(page)
    page.goto(f"{path}/40?line=")
    expect(page.get_by_test_id("aside")).to_be_visible()
    no_blame(page)
