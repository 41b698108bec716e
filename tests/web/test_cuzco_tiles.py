"""Cuzco, before anything is laid: the tile in hand, what it costs and does, and why it may not."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.cuzco_kramer_positions import at_the_opening, before_a_temple, in_mid_turn
from tests.web.cuzco_kramer_sitting import CuzcoSitting
from tests.web.guests import Guests
from tests.web.planting import Wanted, table_for
from tests.web.scores import number
from tests.web.serving import Serving
from tests.web.why_not import bubble, insist, open_paragraph

CELL = "G10"
BASIN = "F8"
COVERS = re.compile(r"covers (.*), village on (\w+): it (fits|does not fit) here")
RED = re.compile(r"rgb\((\d+), (\d+), (\d+)\)")


def at_the_table(guest: Guests, house: Serving, wanted: Wanted, seats: int = 2) -> CuzcoSitting:
    page = guest()
    page.goto(table_for(house, page, wanted, seats))
    sitting = CuzcoSitting(page)
    assert sitting.asked() == "action"
    return sitting


def point_at(page: Page, cell: str) -> None:
    """The pointer comes from elsewhere and stays on this cell."""
    box = page.locator(f"[data-cell={cell}]").bounding_box()
    assert box is not None
    page.mouse.move(5, 5)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["width"] / 2)


def ghost(page: Page) -> Locator:
    """How the tile in hand lies, as somebody is told who does not see it."""
    return page.get_by_test_id("stage").get_by_text("The tile covers")


def covered(page: Page) -> str:
    found = COVERS.search(ghost(page).inner_text())
    assert found is not None
    assert found[2] == CELL
    return found[1]


def test_the_tile_in_hand_is_turned_by_key_and_by_wheel(guest: Guests, house: Serving):
    page = at_the_table(guest, house, at_the_opening).page
    point_at(page, CELL)
    first = covered(page)
    seen = [first]
    for _ in range(5):
        page.keyboard.press("r")
        expect(ghost(page)).not_to_contain_text(seen[-1])
        seen.append(covered(page))
    assert len(set(seen)) == 6
    page.keyboard.press("r")
    expect(ghost(page)).to_contain_text(first)
    page.keyboard.press("Shift+R")
    expect(ghost(page)).to_contain_text(seen[5])
    page.mouse.wheel(0, 120)
    expect(ghost(page)).to_contain_text(first)
    expect(page.get_by_test_id("rules")).to_have_count(0)


def test_a_laid_tile_is_the_one_that_was_shown(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, at_the_opening)
    page = sitting.page
    point_at(page, CELL)
    page.keyboard.press("r")
    cells = re.findall(r"[A-Q]\d+", covered(page))
    lines = sitting.lines
    page.mouse.down()
    page.mouse.up()
    expect(sitting.question).to_contain_text("Place the triple: 1 AP")
    sitting.confirm()
    sitting.wait_beyond(lines)
    for cell in cells:
        face = "village" if cell == CELL else "crops"
        expect(page.locator(f"[data-cell={cell}]")).to_have_attribute(
            "aria-label", re.compile(f"^{cell}, {face}, level 1")
        )
    expect(sitting.question).to_contain_text("5 of 6 AP left")


def test_a_place_where_the_tile_may_not_lie_is_red_and_says_its_rule(guest: Guests, house: Serving):
    page = at_the_table(guest, house, at_the_opening).page
    point_at(page, CELL)
    expect(page.locator(".bad-ring")).to_have_count(0)
    point_at(page, BASIN)
    expect(ghost(page)).to_contain_text("it does not fit here")
    ring = page.locator(".bad-ring")
    expect(ring).to_be_visible()
    stroke = RED.match(ring.evaluate("element => getComputedStyle(element).stroke"))
    assert stroke is not None
    red, green, blue = (int(part) for part in stroke.groups())
    assert red > 2 * max(green, blue)
    page.mouse.down()
    page.mouse.up()
    expect(bubble(page)).to_contain_text(re.compile(r"CK-307\s+\S+ .*\."))
    expect(open_paragraph(page)).to_contain_text("CK-307")


def test_what_must_wait_for_the_opening_tile_says_so(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, at_the_opening)
    for deed in ("mode-enter", "draw-deck", "end"):
        insist(sitting.question.get_by_test_id(deed))
        expect(bubble(sitting.page)).to_contain_text("CK-205")
        sitting.page.keyboard.press("Escape")
        expect(bubble(sitting.page)).to_have_count(0)


def test_points_are_foreseen_before_they_are_confirmed(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, before_a_temple)
    page, question = sitting.page, sitting.question
    me = page.get_by_test_id("players").get_by_role("listitem").filter(has_text="you")
    score = me.locator(".score")
    before = number(score.inner_text())
    question.get_by_test_id("mode-build").click()
    sitting.choose(sitting.spots()[0])
    question.get_by_test_id("value-4").click()
    preview = question.get_by_role("list", name="What this does")
    expect(preview).to_contain_text("You score 2 points")
    expect(preview.get_by_role("button", name="Open rule CK-801")).to_be_visible()
    expect(score).to_have_text(str(before))
    sitting.confirm()
    expect(score).to_have_text(str(before + 2))


def test_an_inca_shows_its_way_and_the_price_of_it(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, in_mid_turn)
    page, lines = sitting.page, sitting.lines
    sitting.question.get_by_test_id("mode-move").click()
    start = sitting.spots()[0]
    sitting.choose(start)
    target = next(spot for spot in sitting.spots() if spot.cell != start.cell)
    page.mouse.move(target.x, target.y)
    expect(page.locator("path.way").first).to_be_visible()
    named = page.locator(f"[data-cell={target.cell}]")
    expect(named).to_have_attribute("aria-label", re.compile(r"can be chosen, (free|\d AP)$"))
    sitting.choose(target)
    sitting.wait_beyond(lines)
    expect(named).to_have_attribute("aria-label", re.compile("Inca of"))


def board(page: Page) -> list[str]:
    """Every cell, as the reader's ear is told it."""
    cells = page.locator("[data-cell]")
    told: list[str] = cells.evaluate_all("all => all.map((one) => one.ariaLabel)")
    return told


def test_a_page_loaded_anew_in_mid_turn_shows_the_same(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, in_mid_turn)
    page, lines = sitting.page, sitting.lines
    sitting.act("mode-3")
    sitting.wait_beyond(lines)
    sitting.asked()
    before, told, deeds = board(page), sitting.sentences(), sitting.deeds()
    points = sitting.question.get_by_text("AP left").inner_text()
    page.reload()
    assert sitting.asked() == "action"
    assert board(page) == before
    assert sitting.sentences() == told
    assert sitting.deeds() == deeds
    expect(sitting.question).to_contain_text(points)
