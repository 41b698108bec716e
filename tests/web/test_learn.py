"""How to play in the browser: the text, figures that play, the book beside a table, the aid."""

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tampu.games import KEYS, figures
from tests.web.guests import PHONE, WIDE, Guests
from tests.web.looks import faults

COUNT_WHILE_PRINTING = """
addEventListener("beforeprint", () => queueMicrotask(() => {
  window.drawn = document.querySelectorAll("figure[data-drawn]").length;
}), { once: true })"""
CUT_NUMBERS = """figure => {
  const box = figure.querySelector(".window").getBoundingClientRect();
  return [...figure.querySelectorAll(".marks circle")].filter((disc) => {
    const { left, right, top, bottom } = disc.getBoundingClientRect();
    return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
  }).length;
}"""
IN_SIGHT = "element => element.scrollIntoView({ block: 'center' })"
PIECE = 1 << 20
"""Bytes of paper that are handed over at once: many more take Playwright long to put together."""


def drawn(page: Page, key: str) -> Locator:
    """A figure comes when it is scrolled to, and finds all the places that it marks."""
    figure = page.get_by_test_id(f"figure-{key}")
    figure.evaluate(IN_SIGHT)
    expect(figure).to_have_attribute("data-drawn", "")
    expect(figure.locator("[data-missing]")).to_have_count(0)
    return figure


@pytest.mark.parametrize("game", KEYS)
def test_every_figure_is_drawn_fits_on_a_telephone_and_plays_its_line(guest: Guests, game: str):
    page = guest(f"/learn/{game}", viewport=PHONE)
    played = 0
    for key, figure in figures(game).items():
        shown = drawn(page, key)
        expect(shown.locator(".marks circle")).to_have_count(len(figure.numbers))
        assert shown.evaluate(CUT_NUMBERS) == 0
        if not figure.line:
            continue
        shown.get_by_test_id("figure-play").click()
        expect(shown.locator("[data-line]")).to_have_attribute("data-line", "end", timeout=20_000)
        played += 1
    assert played >= 3
    assert not faults(page)
    page.set_viewport_size(WIDE)
    assert not faults(page)


def test_a_section_has_an_address_and_a_rule_opens_beside_it(guest: Guests):
    page = guest("/learn/machu_picchu/scoring")
    expect(page.locator("#scoring")).to_be_in_viewport()
    page.locator("#scoring .rid").first.click()
    expect(page.get_by_test_id("paragraph")).to_contain_text("MP-")


def printed(page: Page) -> bytes:
    """The page on paper."""
    printer = page.context.new_cdp_session(page)
    wishes = {"printBackground": True, "transferMode": "ReturnAsStream"}
    stream = printer.send("Page.printToPDF", wishes)["stream"]
    paper, more = b"", True
    while more:
        piece = printer.send("IO.read", {"handle": stream, "size": PIECE})
        paper += base64.b64decode(piece["data"])
        more = not piece["eof"]
    return paper


def test_it_prints(guest: Guests, results: Path):
    """Also the figures that were never scrolled to; and paper is no larger than it must be."""
    page = guest("/learn/machu_picchu")
    page.get_by_test_id("figure-goal").wait_for()
    page.evaluate("() => { window.printed = new Promise((done) => { window.print = done; }); }")
    page.get_by_role("button", name="Print").click()
    page.evaluate("() => window.printed")
    results.mkdir(parents=True, exist_ok=True)
    page.evaluate(COUNT_WHILE_PRINTING)
    paper = printed(page)
    (results / "how-to-play.pdf").write_bytes(paper)
    assert page.evaluate("window.drawn") == len(figures("machu_picchu"))
    assert paper.startswith(b"%PDF-")
    assert 100_000 < len(paper) < 25_000_000


def test_one_search_goes_over_text_and_law(guest: Guests):
    page = guest("/learn/machu_picchu")
    page.get_by_role("searchbox").fill("who wins")
    found = page.get_by_test_id("found-passages")
    expect(found.locator("li").first).to_be_visible()
    expect(page.locator("[data-rule]").first).to_contain_text("MP-")
    found.get_by_role("button").first.click()
    expect(page).to_have_url(re.compile("/learn/machu_picchu/[a-z]+$"))
    expect(page.locator("#goal")).to_be_attached()


def test_the_book_beside_a_table_has_both(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    page.locator("[data-asked]").first.wait_for()
    page.keyboard.press("r")
    book = page.get_by_test_id("rules")
    expect(book.get_by_test_id("how")).to_contain_text("sun token")
    book.get_by_test_id("book-law").click()
    expect(book.locator("[data-rule]").first).to_be_visible()
    book.get_by_role("searchbox").fill("who wins")
    book.get_by_test_id("found-passages").get_by_role("button").first.click()
    expect(book.get_by_test_id("how")).to_be_visible()


def test_the_player_aid_is_one_key_away(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    page.locator("[data-asked]").first.wait_for()
    page.keyboard.press("a")
    aid = page.get_by_test_id("aid")
    expect(aid.get_by_role("table")).to_be_visible()
    assert not faults(page)
    page.keyboard.press("Escape")
    expect(aid).to_be_hidden()
