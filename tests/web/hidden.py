"""What a page gives away: the numbers of cards in its DOM, seen, heard or hidden."""

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import Page

from tests.server.replays import positions

COUNTS = (
    "[popover], [data-testid=replay], [data-testid=progress], article:has([data-testid^=choose-])"
)
"""Where numbers are no cards: counts of lines and rounds, the list of all fifty, gains foreseen."""
LARGEST_TOKEN = 12
"""Smaller numbers also stand on tokens, squares and priests."""
TEXTS = """(element, skipped) => {
  const copy = element.cloneNode(true);
  copy.querySelectorAll(skipped).forEach((part) => part.remove());
  const texts = [...copy.querySelectorAll("[aria-label], [title]")].flatMap((part) =>
    [part.getAttribute("aria-label"), part.getAttribute("title")]);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    texts.push(`${data.trim()} <${parentElement?.className.baseVal ?? parentElement?.className}>`);
  }
  return texts.filter((text) => text && /\\d/.test(text));
}"""
NUMBER = re.compile(r"\d+")


def numbers_in(page: Page) -> dict[int, str]:
    """Every number in the page, and a text where it stands."""
    texts: list[str] = page.locator("body").evaluate(TEXTS, COUNTS)
    shown = [(text, text.partition(" <")[0]) for text in texts]
    return {int(found): text for text, words in shown for found in NUMBER.findall(words)}


def table_id(page: Page) -> str:
    return page.url.rpartition("/")[2]


def table(page: Page) -> Any:
    """The table that this page shows, as the server tells it to its guest."""
    return page.request.get(f"/api/tables/{table_id(page)}").json()


def onlooker_view(page: Page) -> Any:
    """The position as somebody without a seat, and without a cookie, sees it."""
    house = "/".join(page.url.split("/")[:3])
    with urllib.request.urlopen(f"{house}/api/tables/{table_id(page)}/replay") as answer:
        view = positions(json.load(answer))[-1]
    assert view["seat"] is None
    return view


def public_numbers(view: Any) -> set[int]:
    """Whatever may stand in any page: what an onlooker knows, and what can be reckoned from it."""
    values = view["values"]
    sums = {abs(one + other) for one in values for other in values}
    return whole_numbers(view) | sums | {len(view["used"])}


def whole_numbers(thing: Any) -> set[int]:
    """All numbers inside, without their signs."""
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list):
        return {number for part in thing for number in whole_numbers(part)}
    return {abs(thing)} if isinstance(thing, int) else set()


def betrayed(page: Page, hand: list[int], public: set[int] | None = None) -> dict[int, str]:
    """Cards of this hand whose numbers are in the page, and where; `public`: they may be."""
    if public is None:
        public = public_numbers(onlooker_view(page))
    telling = {card for card in hand if card > LARGEST_TOKEN} - public
    found = numbers_in(page)
    return {card: found[card] for card in telling if card in found}


def rename(page: Page, name: str) -> None:
    """A name without a number in it."""
    answer = page.request.put("/api/me", data={"name": name})
    assert answer.ok, answer.text()
