"""The four languages of the page, and how well it speaks them."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.guests import PHONE, WIDE, Guests
from tests.web.looks import cut_texts, missing_words, overflow, settle
from tests.web.touch import TELEPHONE

TONGUES = {"en": "en", "fr": "fr", "pt": "pt-BR", "es": "es"}
"""Each language, and how the page names it to the browser."""
SCREENS: dict[str, dict[str, Any]] = {"wide": {"viewport": WIDE}, "phone": TELEPHONE}

PARTS = """() => {
  const aloud = document.querySelector("[data-testid=spoken]");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT,
    (node) => (aloud?.contains(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  const said = [...document.querySelectorAll("[aria-label], [title]")].flatMap((one) =>
    [one.ariaLabel, one.getAttribute("title")]);
  while (walker.nextNode()) said.push(walker.currentNode.data);
  return said.filter(Boolean).map((text) => text.replace(/\\s+/g, " ").trim());
}"""
"""Everything the page says, piece by piece, for the eye and for the ear; not what it has read out,
which stays in the language it was read out in."""
COMMAND = "tampu "
"""What is typed into a terminal is the same in all languages."""
WORD = re.compile(r"\b[^\W\d_]{3,}\b")


def fluent(guest: Guests, lang: str, screen: str) -> Page:
    """Somebody whose browser asks for this language."""
    return guest(**{**SCREENS[screen], "locale": TONGUES[lang]})


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


def english_left(page: Page, lang: str, same: set[str]) -> set[str]:
    """What this page says in its own language and, the same, in English; but for these words."""
    expect(page.locator("html")).to_have_attribute("lang", TONGUES[lang])
    own = said(page)
    assert len(own) > 60
    speak(page, "en")
    english = said(page)
    speak(page, lang)
    both = {text for text in own & english if not text.startswith(COMMAND)}
    return {text for text in both if {*WORD.findall(text)} - same}


def is_well_said_everywhere(page: Page) -> None:
    """A small screen has room for it too."""
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        is_well_said(page)
