"""Inca Empire: a Sun phase between two browsers, while a third one watches and no card leaks."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.frames import Frames, named
from tests.web.guests import Guests
from tests.web.inca_empire_positions import before_a_sun_phase, hand, view
from tests.web.inca_empire_sitting import IncaSitting
from tests.web.planting import BOTS, me, table_with
from tests.web.serving import Serving

SECRET = {"IE-110", "IE-403", "IE-406", "IE-407"}
"""Rules whose events tell cards to their owner only."""
TURNED = "IE-410"
COUNTED = ("piles", "unseen")
"""Parts of a view that name cards without telling where they are (IE-408)."""
BESIDE_THE_LOG = """body => {
  const copy = body.cloneNode(true);
  const told = "[data-testid=log], [role=log], [data-testid=known-all]";
  copy.querySelectorAll(told).forEach((part) => part.remove());
  return copy.innerHTML;
}"""


class Phase:
    """Who places first, who second, and an onlooker; the third player is a bot."""

    def __init__(self, guest: Guests, house: Serving) -> None:
        pages = [guest() for _ in range(3)]
        self.frames = [Frames(page) for page in pages]
        self.first, self.second, self.onlooker = (IncaSitting(page) for page in pages)
        self.match = before_a_sun_phase(3)[1]
        self.seats = placing_order(self.match)
        people: list[Any] = [*BOTS[:3]]
        for page, seat in zip(pages, self.seats[:2], strict=False):
            people[seat] = me(page)
        path = table_with(house, before_a_sun_phase, people)
        for page in pages:
            page.goto(path)
        assert self.first.asked() == "sun_card"
        self.onlooker.log.get_by_role("listitem").first.wait_for()

    def place(self, sitting: IncaSitting) -> str:
        """The first card of the hand into the first free quarter; which card."""
        card = sitting.page.locator("[data-testid^=pick-]").first.get_attribute("data-testid")
        assert card is not None
        lines = sitting.lines
        assert sitting.asked() == "sun_card"
        sitting.wait_beyond_all(lines, sitting.place_card("sun_card"))
        return card.removeprefix("pick-")

    def told(self, who: int) -> list[Any]:
        """All events that this browser was told."""
        return [event for events in self.frames[who].all_of("events") for event in events]


def placing_order(match: Any) -> list[int]:
    """IE-402: by the tiles that players hold, the smallest first."""
    owners = sorted(view(match).owners, key=lambda owner: owner.tile or 0)
    order = [owner.seat for owner in owners]
    assert order[0] == match.state.asked()
    return order


@pytest.fixture
def phase(guest: Guests, house: Serving) -> Phase:
    return Phase(guest, house)


def without_counts(told: Any) -> Any:
    """What was told about single cards."""
    if isinstance(told, dict):
        return {key: without_counts(part) for key, part in told.items() if key not in COUNTED}
    return [without_counts(part) for part in told] if isinstance(told, list) else told


def names_card(sitting: IncaSitting, card: str) -> int:
    """How often the page names this card beside its log, for the eye or the ear."""
    words = card.replace("_", "[ _-]")
    text = sitting.page.locator("body").evaluate(BESIDE_THE_LOG)
    return len(re.findall(words, text, re.IGNORECASE))


def test_cards_lie_face_down_until_all_are_turned_at_one_moment(phase: Phase):
    board = phase.second.page.get_by_test_id("sun-board")
    open_before = board.locator("[data-card]").count()
    heard = [len(frames.received) for frames in phase.frames]
    card = phase.place(phase.first)
    assert phase.second.asked() == "sun_card"
    assert names_card(phase.first, card) > 0
    assert card in json.dumps(phase.frames[0].received[heard[0] :])
    for who, sitting in ((1, phase.second), (2, phase.onlooker)):
        assert names_card(sitting, card) == 0
        told = phase.frames[who].received[heard[who] :]
        assert told
        assert card not in json.dumps(without_counts(told))
    expect(board.locator("[data-card]")).to_have_count(open_before)
    other = phase.place(phase.second)
    for sitting in (phase.first, phase.second, phase.onlooker):
        shown = sitting.page.get_by_test_id("sun-board").locator(f"[data-card={card}]")
        expect(shown).to_be_visible()
        also = sitting.page.get_by_test_id("sun-board").locator(f"[data-card={other}]")
        expect(also).to_be_visible()
    for frames in phase.frames:
        moments = [
            [event for events in each for event in events if event["rule"] == TURNED]
            for each in ([v for k, v in named(frame) if k == "events"] for frame in frames.received)
        ]
        turned = [events for events in moments if events]
        assert len(turned[-1]) == 3, "all in one message"
        assert {card, other} < {event["facts"]["card"] for event in turned[-1]}


def test_nobody_is_told_the_cards_of_another_hand(phase: Phase):
    phase.place(phase.first)
    phase.second.asked()
    for who, seat in enumerate([*phase.seats[:2], None]):
        hands = phase.frames[who].all_of("hand")
        assert any(hands) == (seat is not None)
        others = [card for other in range(3) if other != seat for card in hand(phase.match, other)]
        assert not {card for cards in hands for card in cards} & {*others}
        secret = [event for event in phase.told(who) if event["rule"] in SECRET]
        assert len(secret) > 9
        for event in secret:
            if event["seat"] != seat:
                assert not any(event["facts"].get(fact) for fact in ("card", "cards"))


def test_a_page_loaded_anew_in_a_sun_phase_shows_the_same(phase: Phase):
    phase.place(phase.first)
    assert phase.second.asked() == "sun_card"
    for sitting in (phase.first, phase.second):
        board = sitting.page.get_by_test_id("sun-board")
        before = board.inner_text()
        sitting.page.reload()
        expect(board).to_be_visible()
        assert board.inner_text() == before
