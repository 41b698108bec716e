"""Cuzco (Feld): missions are chosen at the same time, and no hand or choice is given away."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.cuzco_feld_positions import at_the_missions, dealt, view
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.frames import Frames
from tests.web.guests import Guests
from tests.web.planting import me, table_with
from tests.web.serving import Serving

SECRET = {"CF-124", "CF-125", "CF-634"}
"""Rules whose events tell cards to their owner only."""
LISTS = ("missions", "drawn", "kept", "removed")
"""Where views and events name missions."""


class Choosing:
    """Two players and an onlooker, each with a browser, and what it was told."""

    def __init__(self, guest: Guests, house: Serving) -> None:
        pages = [guest() for _ in range(3)]
        self.frames = [Frames(page) for page in pages]
        self.sittings = [FeldSitting(page) for page in pages]
        path = table_with(house, at_the_missions, [me(pages[0]), me(pages[1])])
        for page in pages:
            page.goto(path)
        for sitting in self.sittings[:2]:
            assert sitting.asked() == "keep_missions", "both are asked at once"
        self.sittings[2].log.get_by_role("listitem").first.wait_for()

    def drawn(self, seat: int) -> list[str]:
        return view(at_the_missions(2)[1], seat).drawn

    def named(self, who: int) -> set[str]:
        """Missions that this browser was told of, other than as not seen yet."""
        told = self.frames[who].all_of
        lists = [each for key in LISTS for each in told(key) if isinstance(each, list)]
        names = [*told("mission"), *(name for each in lists for name in each)]
        return {name for name in names if isinstance(name, str)}

    def cards(self, who: int) -> set[str]:
        """Cards in hand that this browser was told of."""
        return {card for hand in self.frames[who].all_of("hand") for card in hand}

    def secrets(self, who: int) -> list[Any]:
        """The events of secret rules that this browser was told."""
        events = [event for told in self.frames[who].all_of("events") for event in told]
        return [event for event in events if event["rule"] in SECRET]


@pytest.fixture
def choosing(guest: Guests, house: Serving) -> Choosing:
    return Choosing(guest, house)


def test_missions_are_chosen_at_once_and_nobody_sees_anothers_choice_or_hand(choosing: Choosing):
    first, second, _ = choosing.sittings
    for who in (0, 1):
        assert {*choosing.drawn(who)} <= choosing.named(who)
        assert not {*choosing.drawn(1 - who)} & choosing.named(who)
    assert not {*choosing.drawn(0), *choosing.drawn(1)} & choosing.named(2)
    lines = second.lines
    second.keep(1, 2)
    second.wait_beyond(lines)
    first.wait_beyond(lines)
    assert first.asked() == "keep_missions", "the other one still chooses"
    assert not {*choosing.drawn(1)} & choosing.named(0)
    expect(second.page.locator("[data-asked=keep_missions]")).to_have_count(0)
    first.page.reload()
    assert first.asked() == "keep_missions"
    first.keep(1, 2)
    for sitting in choosing.sittings:
        opened = sitting.log.get_by_role("button", name="Open rule CF-123")
        expect(opened).to_have_count(4)
    after = dealt(at_the_missions(2)[1])
    hands = [{*view(after, seat).hand} for seat in (0, 1)]
    first.wait_beyond_all(lines, len(after.steps) - lines)
    for who in (0, 1):
        given_away = {*choosing.drawn(1 - who)[2:]}
        assert {*choosing.drawn(1 - who)[:2]} <= choosing.named(who), "what is kept is open"
        assert not given_away & choosing.named(who)
        assert hands[who] <= choosing.cards(who)
        assert not hands[1 - who] & choosing.cards(who)
    assert not choosing.cards(2)
    for who, seat in ((0, 0), (1, 1), (2, None)):
        assert choosing.secrets(who)
        for event in choosing.secrets(who):
            if event["seat"] != seat:
                assert not {"cards", "number"} & {*event["facts"]}
