"""Cuzco: what an answer costs and gives up is said before, and nothing that is needed is hidden."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tampu.games.cuzco_kramer.box import CARD_TYPES
from tests.web.cuzco_kramer_positions import (
    before_a_festival,
    before_a_temple,
    half_way,
    in_mid_turn,
    on_a_crowded_board,
    view,
    with_nothing_left,
)
from tests.web.cuzco_kramer_sitting import CuzcoSitting, CuzcoTouch
from tests.web.guests import Guests
from tests.web.looks import faults, look, settle
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving
from tests.web.test_low_screens import assert_in_sight, at_every_size
from tests.web.touch import TELEPHONE

PARTS = "[data-testid=question] :is([data-testid=last-act], .values, .preview li)"
"""What is only told, and must be seen before it is confirmed."""


def sits(guest: Guests, house: Serving, wanted: Wanted) -> CuzcoSitting:
    page = guest()
    sitting = CuzcoSitting(page)
    page.goto(table_for(house, page, wanted, 4))
    assert sitting.asked() == "action"
    return sitting


def box(target: Locator) -> Any:
    found = target.bounding_box()
    assert found is not None
    return found


# ---- what a festival gives up (CK-710) ----


def test_a_festival_says_before_what_it_gives_up(guest: Guests, house: Serving):
    wasted = f"{view(before_a_festival(4)[1]).given_up} AP"
    sitting = sits(guest, house, before_a_festival)
    question, lines = sitting.question, sitting.lines
    festival = question.get_by_test_id("mode-festival")
    expect(festival).to_contain_text(f"{wasted} unused")
    festival.click()
    last = question.get_by_test_id("last-act")
    expect(last).to_contain_text(f"A festival ends your turn: {wasted} go unused.")
    expect(last.get_by_role("button", name="Open rule CK-710")).to_be_visible()
    expect(question.get_by_test_id("end")).to_be_hidden()
    question.locator("[data-testid^=city-]").first.click()
    expect(last).to_contain_text(f"{wasted} go unused")
    sitting.cards.first.click()
    confirm = question.get_by_test_id("confirm")
    expect(confirm).to_contain_text(f"{wasted} unused")
    expect(question.locator(".btn.go")).to_have_count(0)
    assert sitting.lines == lines
    confirm.click()
    sitting.wait_beyond(lines + 1)


def test_every_choice_is_wholly_in_sight(guest: Guests, house: Serving):
    sitting = sits(guest, house, before_a_festival)
    page, question = sitting.page, sitting.question

    def in_sight(state: str) -> None:
        for size in at_every_size(page):
            assert_in_sight(page, f"{state}, {size}")
            assert look(page, f"outOfSight('{PARTS}')") == [], (state, size)

    question.get_by_test_id("mode-festival").click()
    in_sight("city")
    question.locator("[data-testid^=city-]").first.click()
    sitting.cards.first.click()
    in_sight("cards")
    page.goto(table_for(house, page, before_a_temple, 4))
    sitting.asked()
    question.get_by_test_id("mode-build").click()
    sitting.choose(sitting.spots()[0])
    in_sight("values")
    question.locator("[data-testid^=value-][aria-disabled=false]").last.click()
    question.get_by_text("You score").wait_for()
    in_sight("temple")
    page.keyboard.press("Escape")
    sitting.press(question.get_by_test_id("cancel"))
    page.keyboard.press("Escape")
    question.get_by_test_id("mode-3").click()
    sitting.choose(sitting.nearest())
    question.get_by_test_id("confirm").wait_for()
    in_sight("tile")


# ---- gold, quiet, and the end of a turn ----


def test_gold_goes_on_and_quiet_gives_up(guest: Guests, house: Serving):
    sitting = sits(guest, house, in_mid_turn)
    end, lines = sitting.question.get_by_test_id("end"), sitting.lines
    expect(sitting.question.locator(".btn.go")).to_have_count(0)
    end.click()
    expect(sitting.look.get_by_test_id("rule-CK-209")).to_be_visible()
    expect(sitting.look.locator(".use")).to_contain_text(re.compile(r"\d AP unused"))
    expect(sitting.look.locator(".go")).to_have_count(0)
    sitting.page.keyboard.press("Escape")
    expect(sitting.look).to_have_count(0)
    assert sitting.lines == lines


def test_a_turn_ends_by_itself_when_nothing_is_left(guest: Guests, house: Serving):
    sitting = sits(guest, house, with_nothing_left)
    page, lines = sitting.page, sitting.lines
    end, by_itself = (sitting.question.get_by_test_id(each) for each in ("end", "by-itself"))
    expect(end).to_have_class(re.compile(r"\bgo\b"))
    expect(by_itself).not_to_be_checked()
    page.wait_for_timeout(3_500)
    assert sitting.lines == lines, "it was switched off before"
    by_itself.check()
    sitting.wait_beyond(lines)
    page.goto(table_for(house, page, with_nothing_left, 4))
    sitting.asked()
    expect(by_itself).to_be_checked()
    lines = sitting.lines
    sitting.wait_beyond(lines)


# ---- costs, and looking before using ----


def test_buttons_tell_the_cost_first_and_the_stock_behind_it(guest: Guests, house: Serving):
    sitting, match = sits(guest, house, in_mid_turn), in_mid_turn(4)[1]
    state, told = match.state, view(in_mid_turn(4)[1])
    assert told.seat is not None
    for deed, verb, stock in (
        ("mode-3", "place 3", told.triples),
        ("mode-enter", "enter", told.supplies[told.seat].incas),
        ("mode-move", "move", None),
        ("draw-deck", "draw deck", told.deck),
    ):
        texts = {action: match.game.write(action) for action in state.actions()}
        prices = [int(state.price(action)) for action in texts if texts[action].startswith(verb)]
        button = sitting.question.get_by_test_id(deed)
        if not prices:
            assert deed != "mode-3"
            expect(button.locator(".cost")).to_have_count(0)
            continue
        cost = f"{min(prices)}–{max(prices)}" if len({*prices}) > 1 else str(prices[0])
        expect(button.locator(".cost")).to_have_text(cost)
        shown = button.inner_text()
        assert shown.startswith(cost)
        if stock is not None:
            assert shown.endswith(f"×{stock}")


def test_a_card_is_looked_at_before_it_is_drawn(guest: Guests, house: Serving):
    sitting = sits(guest, house, in_mid_turn)
    lines = sitting.lines
    sitting.press(sitting.question.get_by_test_id("draw-deck"))
    expect(sitting.look.get_by_test_id("rule-CK-701")).to_be_visible()
    expect(sitting.look.locator(".use")).to_contain_text("1 AP")
    assert not faults(sitting.page)
    sitting.page.keyboard.press("Escape")
    expect(sitting.look).to_have_count(0)
    assert sitting.lines == lines
    sitting.press(sitting.question.get_by_test_id("draw-deck"))
    sitting.use()
    sitting.wait_beyond(lines)


# ---- names, traces, and what covers what ----


def test_cells_have_names_on_demand_and_under_a_sentence(guest: Guests, house: Serving):
    sitting = sits(guest, house, half_way)
    page = sitting.page
    names = page.locator(".board text.name")
    expect(names).to_have_count(0)
    page.keyboard.press("c")
    expect(names).to_have_count(153)
    assert not faults(page)
    page.get_by_role("button", name="Show the names of the cells").click()
    expect(names).to_have_count(0)
    line = sitting.log.get_by_role("listitem").filter(has_text="places a").last
    line.hover()
    said = re.findall(r"\b[A-Q]\d+\b", line.inner_text().split(", village")[0])
    expect(names).to_have_count(len(said))
    assert sorted(names.all_text_contents()) == sorted(said)


def test_what_others_did_is_marked_until_the_own_next_move(guest: Guests, house: Serving):
    sitting = sits(guest, house, half_way)
    signs, lines = sitting.page.locator(".board .sign"), sitting.lines
    assert signs.count() >= 3
    sitting.act("mode-3")
    sitting.wait_beyond(lines)
    expect(signs).to_have_count(0)


def test_nothing_lies_on_the_board_but_what_it_shows(guest: Guests, house: Serving):
    sitting = sits(guest, house, on_a_crowded_board)
    tools = sitting.page.get_by_role("group", name="View of the board")
    sight = sitting.page.locator(".board .sight")
    assert box(sight)["x"] + box(sight)["width"] <= box(tools)["x"]


def test_on_a_telephone_no_strip_is_left_bare(guest: Guests, house: Serving):
    page = guest(**TELEPHONE)
    touch = CuzcoTouch(page)
    page.goto(table_for(house, page, in_mid_turn, 4))
    touch.asked()

    def bare() -> float:
        settle(page)
        board = box(page.locator(".ck.board"))
        return float(box(touch.question)["y"] - board["y"] - board["height"])

    assert 0 <= bare() <= 10
    tools = page.get_by_role("group", name="View of the board")
    sight = box(page.locator(".board .sight"))
    assert sight["x"] + sight["width"] <= box(tools)["x"]
    top = box(touch.question)["y"]
    touch.press(touch.question.get_by_test_id("mode-3"))
    touch.choose(touch.nearest())
    touch.question.get_by_test_id("confirm").wait_for()
    assert 0 <= bare() <= 10
    assert abs(box(touch.question)["y"] - top) < 24, "the board stays where it is"


# ---- what is public ----


def test_the_pile_tells_discards_and_what_is_known(guest: Guests, house: Serving):
    sitting = sits(guest, house, on_a_crowded_board)
    page, told = sitting.page, view(on_a_crowded_board(4)[1])
    page.get_by_test_id("known").click()
    known = page.get_by_test_id("known-all")
    expect(known).to_contain_text(f"Discard pile: {sum(told.discard)}")
    names = {"T": "tumi", "K": "kero", "M": "mask"}
    counts = [
        f"{' and '.join(names[relic] for relic in card)} ×{count}"
        for card, count in zip(CARD_TYPES, told.discard, strict=True)
        if count
    ]
    assert counts
    first = known.locator("ul").first.get_by_role("listitem")
    assert [text.replace("\n", " ") for text in first.all_inner_texts()] == counts
    assert not faults(page)
    page.get_by_test_id("known-close").click()
    expect(known).to_be_hidden()
