"""The four languages of the page, and how well it speaks them."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.guests import WIDE, Guests
from tests.web.looks import cut_texts, missing_words, overflow, settle
from tests.web.touch import TELEPHONE

TONGUES = {"en": "en", "fr": "fr", "pt": "pt-BR", "es": "es"}
"""Each language, and how the page names it to the browser."""
SCREENS: dict[str, dict[str, Any]] = {"wide": {"viewport": WIDE}, "phone": TELEPHONE}

PARTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [...document.querySelectorAll("[aria-label], [title]")].flatMap((one) =>
    [one.ariaLabel, one.getAttribute("title")]);
  while (walker.nextNode()) said.push(walker.currentNode.data);
  return said.filter(Boolean).map((text) => text.replace(/\\s+/g, " ").trim());
}"""
"""Everything the page says, piece by piece, for the eye and for the ear."""
WORD = re.compile(r"\b[^\W\d_]{3,}\b")


def fluent(guest: Guests, lang: str, screen: str) -> Page:
    """Somebody whose browser asks for this language."""
    return guest("/", **{**SCREENS[screen], "locale": TONGUES[lang]})


def speak(page: Page, lang: str) -> None:
    """Choose a language in the menu of the table."""
    page.get_by_test_id("menu").click()
    page.locator("#bar-lang").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", TONGUES[lang])
    page.keyboard.press("Escape")


def is_well_said(page: Page) -> None:
    """No id where words should be, nothing cut off, nothing wider than the screen."""
    settle(page)
    assert not missing_words(page)
    assert not cut_texts(page)
    assert not overflow(page)


def said(page: Page) -> set[str]:
    """Everything that this page says."""
    parts: list[str] = page.evaluate(PARTS)
    return set(parts)


def english_left(own: set[str], english: set[str], same: set[str]) -> set[str]:
    """What is said in both languages with a word that should not be the same."""
    return {text for text in own & english if {*WORD.findall(text)} - same}
