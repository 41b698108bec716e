"""What a page gives away: the numbers of cards in its DOM, seen, heard or hidden."""

from typing import Any

from playwright.sync_api import Page

COUNTS = "[popover], [data-testid=replay], [data-testid=progress]"
"""Where numbers are no cards: counts of lines and rounds, and the list of all fifty cards."""
LARGEST_TOKEN = 12
"""Smaller numbers also stand on tokens, squares and priests."""
NUMBERS = """(element, skipped) => {
  const copy = element.cloneNode(true);
  copy.querySelectorAll(skipped).forEach((part) => part.remove());
  const texts = [...copy.querySelectorAll("[aria-label], [title]")].flatMap((part) =>
    [part.getAttribute("aria-label"), part.getAttribute("title")]);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return texts.join(" ").match(/\\d+/g) ?? [];
}"""


def numbers_in(page: Page) -> set[int]:
    """Every number in the page."""
    return set(map(int, page.locator("body").evaluate(NUMBERS, COUNTS)))


def table_id(page: Page) -> str:
    return page.url.rpartition("/")[2]


def table(page: Page) -> Any:
    """The table that this page shows, as the server tells it to its guest."""
    return page.request.get(f"/api/tables/{table_id(page)}").json()


def pile(page: Page) -> int:
    """How many cards are in the draw pile: a number that everybody may see."""
    replay = page.request.get(f"/api/tables/{table_id(page)}/replay").json()
    size: int = replay["positions"][-1]["pile"]
    return size


def betrayed(page: Page, hand: list[int]) -> set[int]:
    """Cards of this hand whose numbers are in the page."""
    telling = {card for card in hand if card > LARGEST_TOKEN} - {pile(page)}
    return telling & numbers_in(page)


def rename(page: Page, name: str) -> None:
    """A name without a number in it."""
    answer = page.request.put("/api/me", data={"name": name})
    assert answer.ok, answer.text()
