"""The checks of these tests notice what they are there to notice."""

import pytest
from playwright.sync_api import Page

from tests.web.guests import Guests
from tests.web.looks import cut_texts, faults, look, missing_words, overflow, small_texts

STYLE = "body, button { margin: 8px; font: 16px sans-serif }"


def drawn(guest: Guests, body: str) -> Page:
    """A page with this in it, and no content policy that forbids to draw it so."""
    page = guest("/nowhere", bypass_csp=True)
    page.get_by_role("alert").wait_for()
    page.set_content(f"<!doctype html><style>{STYLE}</style>{body}")
    return page


def test_a_page_that_talks_to_strangers_or_complains_is_blamed(guest: Guests):
    page = guest("/", bypass_csp=True)
    watch = guest.watches[page]
    assert watch.troubles == []
    page.evaluate("() => fetch('http://127.0.0.1:9/').catch(() => console.error('alas'))")
    said = " ".join(watch.troubles)
    assert "a request to a stranger: http://127.0.0.1:9/" in said
    assert "alas" in said
    page.evaluate("() => fetch('/api/nothing')")
    assert any(trouble.startswith("answer 404") for trouble in watch.troubles)
    guest.expect_trouble(page, ".")
    assert watch.troubles == []


@pytest.mark.parametrize(
    "body",
    [
        "<p style='font-size: 11px'>tiny</p>",
        "<svg viewBox='0 0 200 200' width=100><text y=90 font-size=20>shrunk</text></svg>",
    ],
    ids=["text", "drawing"],
)
def test_small_text_is_noticed(guest: Guests, body: str):
    page = drawn(guest, body)
    assert len(small_texts(page)) == 1


@pytest.mark.parametrize(
    "body",
    [
        "<button style='width: 60px; white-space: nowrap'>a long label</button>",
        "<p style='width: 60px; overflow: hidden; white-space: nowrap'>a long line</p>",
        "<div style='height: 12px; overflow: hidden'><p>one</p><p>two</p></div>",
    ],
    ids=["out of a button", "to the right", "below"],
)
def test_cut_text_is_noticed(guest: Guests, body: str):
    page = drawn(guest, body)
    assert cut_texts(page)


def test_a_page_that_is_too_wide_is_noticed(guest: Guests):
    page = drawn(guest, "<div style='width: 3000px; height: 20px'></div>")
    assert overflow(page)


def test_missing_words_are_noticed(guest: Guests):
    page = drawn(guest, "<p>play-now</p><p aria-label='MP-305.event'>Move { $line }</p>")
    assert missing_words(page) == ["play-now", "MP-305.event", "{ $line }"]


def test_an_honest_page_has_no_faults(guest: Guests):
    page = drawn(guest, "<p>A table for well-travelled people. MP-305</p><button>Go</button>")
    assert not faults(page)


@pytest.mark.parametrize(
    ("style", "seen"), [("", True), ("outline: none", False)], ids=["ring", "no ring"]
)
def test_a_focus_without_a_mark_is_noticed(guest: Guests, style: str, seen: bool):
    ring = "<style>button:focus-visible { outline: 3px solid }</style>"
    page = drawn(guest, f"{ring}<button style='{style}'>Go</button>")
    page.keyboard.press("Tab")
    assert look(page, "focus()") == {"name": "BUTTON Go", "seen": seen}
