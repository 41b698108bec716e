"""Lessons in the browser: solved by mouse, keyboard and touch; missed, hinted, shown."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tampu.games import KEYS, lessons
from tests.web.cuzco_kramer_sitting import CuzcoKeyboard, CuzcoSitting, CuzcoTouch
from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.serving import Serving
from tests.web.touch import TELEPHONE

IN_SIGHT = """() => {
  const { left, top, right, bottom } = document.querySelector(".sight").getBoundingClientRect();
  const rings = [...document.querySelectorAll("[data-testid=rings] rect")];
  return rings.length > 0 && rings.every((ring) => {
    const { x, y, width, height } = ring.getBBox();
    return x >= left && y >= top && x + width <= right && y + height <= bottom;
  });
}"""
"""All rings lie within what is seen of the map."""
FOLLOW = """path => {
  const link = Object.assign(document.createElement("a"), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""A link inside the page: nothing is loaded anew."""


def open_lesson(page: Page, house: Serving, key: str, game: str = "cuzco_kramer") -> Locator:
    page.goto(f"{house.address}/lesson/{game}/{key}")
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-verdict", "open")
    return coach


@pytest.mark.parametrize("kind", [CuzcoSitting, CuzcoKeyboard, CuzcoTouch])
def test_a_lesson_is_solved(guest: Guests, house: Serving, kind: type[CuzcoSitting]):
    page = guest(**(TELEPHONE if kind is CuzcoTouch else {}))
    coach = open_lesson(page, house, "temple")
    sitting = kind(page)
    sitting.asked()
    expect(page.get_by_test_id("rings")).to_be_attached()
    sitting.act("mode-build")
    expect(coach).to_have_attribute("data-verdict", "done")
    expect(page.get_by_test_id("rings")).to_have_count(0)
    expect(coach.get_by_test_id("learned")).to_contain_text("city")
    sitting.press(coach.get_by_role("link", name="Next lesson"))
    expect(page).to_have_url(re.compile("/lesson/cuzco_kramer/leading$"))
    page.goto(house.address)
    expect(page.locator("article", has_text="Kiesling").get_by_text("1 ✓")).to_be_visible()


@pytest.mark.parametrize("game", KEYS)
def test_what_matters_is_marked_until_the_first_answer(guest: Guests, house: Serving, game: str):
    page = guest()
    coach = open_lesson(page, house, lessons(game)[0].key, game)
    for number, lesson in enumerate(lessons(game), 1):
        page.evaluate(FOLLOW, f"/lesson/{game}/{lesson.key}")
        expect(coach.get_by_role("link").first).to_contain_text(f"Lesson {number} of")
        rings = page.get_by_test_id("rings")
        expect(rings, lesson.key).to_have_attribute("data-count", str(len(lesson.rings)))
        assert lesson.rings


@pytest.mark.parametrize("device", [{}, TELEPHONE], ids=["wide", "telephone"])
def test_what_a_lesson_marks_on_the_map_is_in_sight(
    guest: Guests, house: Serving, device: dict[str, Any]
):
    page = guest(**device)
    for lesson in ("open-ground", "income", "last-turn"):
        open_lesson(page, house, lesson, "inca_empire")
        page.wait_for_function(IN_SIGHT)


def test_misses_bring_the_hint_and_then_the_solution(guest: Guests, house: Serving):
    page = guest()
    coach = open_lesson(page, house, "temple")
    sitting = CuzcoSitting(page)
    for misses in (1, 2, 3):
        sitting.asked()
        sitting.act("end")
        expect(coach).to_have_attribute("data-verdict", "missed")
        expect(coach.get_by_test_id("hint")).to_have_count(int(misses > 1))
        if misses < 3:
            coach.get_by_test_id("retry").click()
            expect(coach).to_have_attribute("data-verdict", "open")
    coach.get_by_test_id("show-solution").click()
    expect(coach).to_have_attribute("data-verdict", "done")
    expect(coach).to_contain_text("This is one way.")
    coach.get_by_role("button", name="Now do it yourself").click()
    expect(coach).to_have_attribute("data-verdict", "open")
    page.goto(f"{house.address}/learn/cuzco_kramer")
    expect(page.get_by_test_id("lesson-temple")).not_to_contain_text("solved")


def test_a_lesson_that_ends_the_game_stays_at_its_board(guest: Guests, house: Serving):
    """No table keeps its past, so there is no score sheet."""
    page = guest()
    coach = open_lesson(page, house, "last-round", "machu_picchu")
    sitting = MachuPicchuSitting(page)
    sitting.asked()
    sitting.press(sitting.cards.nth(1))
    sitting.lay_somewhere()
    expect(coach).to_have_attribute("data-verdict", "done", timeout=30_000)
    expect(page.locator("[data-depot]")).to_have_count(4)
    expect(page.get_by_test_id("sheet")).to_have_count(0)


def test_what_is_not_allowed_gets_its_rule_in_a_lesson(guest: Guests, house: Serving):
    page = guest()
    open_lesson(page, house, "terrace")
    sitting = CuzcoSitting(page)
    sitting.asked()
    page.get_by_test_id("end").click(force=True)
    expect(page.get_by_test_id("why-not")).to_contain_text("CK-205")


def test_a_lesson_that_does_not_exist_is_said(guest: Guests, house: Serving):
    page = guest()
    guest.expect_trouble(page, "404")
    page.goto(f"{house.address}/lesson/cuzco_kramer/nothing")
    expect(page.get_by_text("There is no such lesson.")).to_be_visible()
