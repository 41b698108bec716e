"""Inca Empire at every size: nothing that is needed is hidden, covered or left to be counted."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tampu.core.play import Match
from tampu.games.inca_empire.land import REGION_NAMES
from tampu.games.inca_empire.picture import View
from tests.web.guests import Guests
from tests.web.inca_empire_positions import (
    at_the_opening,
    before_the_end,
    before_the_last_placing,
    in_the_last_sun_phase,
    in_the_middle,
    with_discards,
)
from tests.web.inca_empire_sitting import IncaSitting
from tests.web.looks import settle
from tests.web.planting import Wanted, table_for
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE

DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
EACH_POSITION = pytest.mark.parametrize(
    "wanted", [at_the_opening, in_the_middle], ids=["opening", "middle"]
)

TARGETS = """() => {
  const map = document.querySelector(".sight").getBoundingClientRect();
  const centre = (place) => {
    if (place.matches(".way"))
      return place.getPointAtLength(place.getTotalLength() / 2)
        .matrixTransform(place.getScreenCTM());
    const box = place.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const things = new Map();
  for (const place of document.querySelectorAll("[data-thing].may"))
    things.set(place.dataset.thing, place);
  return [...things].map(([thing, place]) => {
    const { x, y } = centre(place);
    const seen = x > map.left && x < map.right && y > map.top && y < map.bottom;
    const hit = seen ? document.elementFromPoint(x, y)?.closest("[data-thing]") : null;
    return [thing, seen, hit?.dataset.thing ?? null];
  });
}"""
"""What can be chosen: whether its centre is in sight, and what lies there under the pointer."""

BOXES = "all => all.map((one) => one.getBoundingClientRect().toJSON())"


def sits(
    guest: Guests, house: Serving, wanted: Wanted, size: tuple[int, int] = DESKS[2]
) -> IncaSitting:
    """Somebody with such a screen who is asked in such a position."""
    page = guest(viewport={"width": size[0], "height": size[1]})
    page.goto(table_for(house, page, wanted, 4))
    sitting = IncaSitting(page)
    sitting.asked()
    settle(page)
    return sitting


def seen_by_asked(wanted: Wanted) -> View:
    """The view of whoever is asked in such a position."""
    match: Match = wanted(4)[1]
    view = match.state.view(int(match.state.asked()))
    assert isinstance(view, View)
    return view


def in_sight(part: Locator) -> None:
    """The whole of it is on the screen, and nothing lies on it."""
    part.first.wait_for()
    seen: Any = part.first.evaluate(
        """part => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const inset = [[left + 3, top + 3], [right - 3, bottom - 3],
            [(left + right) / 2, (top + bottom) / 2]];
          const over = inset.map(([x, y]) => document.elementFromPoint(x, y));
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            && over.every((each) => each && (part.contains(each) || each.contains(part)));
        }"""
    )
    assert seen, part


def at_every_desk(sitting: IncaSitting) -> Iterator[tuple[int, int]]:
    """The same page on one screen after the other."""
    for width, height in DESKS:
        sitting.page.set_viewport_size({"width": width, "height": height})
        settle(sitting.page)
        yield width, height


@EACH_POSITION
def test_nothing_that_is_needed_is_out_of_sight_or_covered(
    guest: Guests, house: Serving, wanted: Wanted
):
    sitting = sits(guest, house, wanted)
    deeds = sitting.question.locator("[data-testid^=deed-]").all()
    offered = sitting.question.locator("[data-testid^=deed-][aria-disabled=false]").all()
    on_the_map = [d for d in offered if d.get_attribute("data-testid") != "deed-pilgrimage"]
    for size in at_every_desk(sitting):
        in_sight(sitting.page.get_by_label("Legend"))
        for part in (sitting.question.get_by_test_id("end"), *deeds):
            in_sight(part)
        for deed in on_the_map:
            deed.click()
            sitting.page.mouse.move(2, 2)
            settle(sitting.page)
            targets = sitting.page.evaluate(TARGETS)
            assert any(seen for _, seen, _ in targets), size
            assert [thing for thing, seen, hit in targets if seen and hit != thing] == [], size


def test_at_the_own_turn_the_own_places_come_into_sight(guest: Guests, house: Serving):
    sitting = sits(guest, house, in_the_middle, DESKS[0])
    targets = sitting.page.evaluate(TARGETS)
    shown = sum(seen for _, seen, _ in targets)
    assert shown >= 0.8 * len(targets), (shown, len(targets))


def test_the_whole_empire_has_names_and_fills_the_width(guest: Guests, house: Serving):
    sitting = sits(guest, house, in_the_middle)
    names = sitting.page.locator(".names text")
    for size in at_every_desk(sitting):
        whole = sitting.page.get_by_role("button", name="The whole empire")
        if whole.is_enabled():
            whole.click()
            settle(sitting.page)
        assert {*names.all_text_contents()} == {*REGION_NAMES}
        boxes = names.evaluate_all(BOXES)
        sight = sitting.page.locator(".sight").bounding_box()
        assert sight
        left, right = min(b["x"] for b in boxes), max(b["x"] + b["width"] for b in boxes)
        assert left >= sight["x"]
        assert right <= sight["x"] + sight["width"]
        assert right - left > 0.9 * sight["width"], size
        heights = sorted((b["x"] < sight["x"] + sight["width"] / 2, b["y"]) for b in boxes)
        for (side, upper), (other, lower) in pairwise(heights):
            assert side != other or lower - upper >= 14, size


def test_gold_goes_on_and_quiet_gives_up(guest: Guests, house: Serving):
    sitting = sits(guest, house, in_the_middle, (1440, 900))
    gold = sitting.question.locator(".btn.go")
    expect(gold).to_have_count(0)
    sitting.choose(sitting.spots()[0])
    sitting.question.get_by_test_id("stop").wait_for()
    expect(gold).to_have_count(0)


def test_a_card_for_the_last_quarter_needs_one_press(guest: Guests, house: Serving):
    sitting = sits(guest, house, before_the_last_placing, (1440, 900))
    before = sitting.moment().lines
    in_sight(sitting.question.locator("[data-testid^=pick-]"))
    sitting.question.locator("[data-testid^=pick-]").first.click()
    sitting.wait_beyond(before + 1)


def test_a_phone_tells_workers_and_what_cards_do(guest: Guests, house: Serving):
    page = guest(**TELEPHONE)
    page.goto(table_for(house, page, in_the_middle, 4))
    IncaSitting(page).asked()
    view = seen_by_asked(in_the_middle)
    assert view.seat is not None
    workers = page.get_by_test_id("workers")
    expect(workers).to_have_text(str(view.owners[view.seat].workers))
    in_sight(workers)
    expect(page.locator("[data-testid^=hand-] small").first).to_be_visible()
    expect(page.locator(".effects").first).to_be_visible()


def test_what_is_public_can_be_looked_up(guest: Guests, house: Serving):
    sitting = sits(guest, house, with_discards, (1280, 720))
    page, view = sitting.page, seen_by_asked(with_discards)
    page.get_by_test_id("known").click()
    said = page.get_by_test_id("known-all")
    expect(said).to_be_visible()
    listed = {text.split(" ×")[0].strip() for text in said.locator("li").all_inner_texts()}
    names = {"wild_road": "Wild Road", "el_nino": "El Niño: Flood", "epidemic": "Epidemic"}
    for card in {*view.discard, *(each.card for each in view.unseen)} & names.keys():
        assert names[card] in listed
    markers = said.locator("ul.markers li").all_inner_texts()
    counts = [f"×{count}" for count in view.hidden_markers.values()]
    assert [text.split()[-1] for text in markers] == counts
    laid = sum(len(quarter.laid) for quarter in view.quarters)
    assert laid
    assert said.get_by_text("laid by").count() == laid
    page.get_by_test_id("known-close").click()
    expect(said).to_be_hidden()
    assert page.locator("[data-testid=sun-board] .by").count() == laid


def test_in_the_last_period_no_income_is_promised(guest: Guests, house: Serving):
    """IE-901: and before it, what the next era brings."""
    last = sits(guest, house, before_the_end, (1440, 900))
    expect(last.page.get_by_test_id("income")).to_have_text("no more")
    sitting = sits(guest, house, in_the_middle, (1440, 900))
    view = seen_by_asked(in_the_middle)
    assert view.seat is not None
    income = view.owners[view.seat].income
    assert income is not None
    told = f"{income.resources} + {income.labour + income.terraces}"
    expect(sitting.page.get_by_test_id("income")).to_contain_text(told)


def test_all_cards_of_a_quarter_fit_where_four_lie(guest: Guests, house: Serving):
    """The Late Empire fills the Sun board: the legend stays where it is."""
    sitting = sits(guest, house, in_the_last_sun_phase, (1280, 720))
    in_sight(sitting.page.get_by_label("Legend"))
    in_sight(sitting.question.get_by_test_id("place"))


def test_the_map_ends_above_the_question_on_a_small_screen_that_lies(guest: Guests, house: Serving):
    sitting = sits(guest, house, in_the_middle, (1024, 768))
    sight, question = sitting.page.locator(".map").bounding_box(), sitting.question.bounding_box()
    assert sight
    assert question
    assert sight["y"] + sight["height"] <= question["y"]
    assert sight["height"] >= 200


def test_a_player_card_tells_the_order_of_turns_as_such(guest: Guests, house: Serving):
    sitting = sits(guest, house, in_the_middle, (1440, 900))
    view = seen_by_asked(in_the_middle)
    tiles = {f"Place in the turn order: {owner.tile}" for owner in view.owners}
    for label in tiles:
        expect(
            sitting.page.get_by_title(label).or_(sitting.page.get_by_label(label)).first
        ).to_be_visible()
    assert sitting.page.get_by_text("1st").count() == 0
