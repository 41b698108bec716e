"""The four languages of the page, and how well it speaks them."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.guests import WIDE, Guests
from tests.web.looks import cut_texts, missing_words, overflow, settle
from tests.web.touch import TELEPHONE

TONGUES = {"en": "en", "fr": "fr", "pt": "pt-BR", "es": "es"}
"""Each language, and how the page names it to the browser."""
SCREENS: dict[str, dict[str, Any]] = {"wide": {"viewport": WIDE}, "phone": TELEPHONE}


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
