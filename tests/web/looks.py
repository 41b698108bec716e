"""How a page looks, as far as it can be measured: overflow, small or cut text, missing words."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
LOOKS = (Path(__file__).parent / "looks.js").read_text().strip()
SMALLEST = 14
"""Pixels of the smallest text."""
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
TOKEN = re.compile(r"[a-z]+(?:[-_][a-z0-9_]+)+|[A-Z]{2}-\d{3,4}\.[a-z]+")
UNFILLED = re.compile(r"\{ ?\$?[\w-]+ ?\}")


def look(page: Page, question: str) -> Any:
    return page.evaluate(f"({LOOKS}).{question}")


def settle(page: Page) -> None:
    """Wait until nothing moves any more."""
    look(page, "settled()")


def small_texts(page: Page) -> list[Any]:
    """Visible text, also in drawings, that is smaller than it may be, with its size."""
    found: list[Any] = look(page, f"small({SMALLEST - 0.1})")
    return found


def cut_texts(page: Page) -> list[Any]:
    """Text that sticks out of its button, or is cut off where nothing scrolls."""
    found: list[Any] = look(page, "cut()")
    return found


def overflow(page: Page) -> list[Any]:
    """By how many pixels the page is wider than the screen, and what is; nothing if it fits."""
    found: list[Any] = look(page, "wide()")
    return found


@cache
def message_ids() -> frozenset[str]:
    """The ids of all messages that the page can say, with a hyphen in them."""
    files = [
        *ROOT.glob("web/words/en.ftl"),
        *ROOT.glob("web/boards/*/words/en.ftl"),
        *ROOT.glob("src/tampu/languages/words/en.ftl"),
        *ROOT.glob("src/tampu/games/*/words/en.ftl"),
    ]
    assert len(files) >= 4
    names = {name for file in files for name in MESSAGE.findall(file.read_text())}
    return frozenset(name for name in names if "-" in name)


def missing_words(page: Page) -> list[str]:
    """Ids where there should be words, and messages that lack a variable."""
    said: str = look(page, "said()")
    ids = [token for token in TOKEN.findall(said) if token.split(".")[0] in message_ids()]
    return ids + UNFILLED.findall(said)


def faults(page: Page) -> dict[str, list[Any]]:
    """Everything that is wrong with the look of this page."""
    settle(page)
    found = {
        "wider than the screen": overflow(page),
        "too small": small_texts(page),
        "cut off": cut_texts(page),
        "without words": missing_words(page),
    }
    return {name: faults for name, faults in found.items() if faults}


def unmarked(page: Page, stops: int) -> list[str]:
    """Tab through the page: what has the focus and does not show it."""
    dim, passed = [], set()
    for _ in range(stops):
        page.keyboard.press("Tab")
        at = look(page, "focus()")
        if at:
            passed.add(at["name"])
            if not at["seen"]:
                dim.append(at["name"])
    assert len(passed) > stops // 3, "Tab moves on"
    return dim
