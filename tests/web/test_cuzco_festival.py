"""Cuzco: a festival between two browsers, while a third one watches and no hand is given away."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.cuzco_kramer_positions import before_a_contest, hand
from tests.web.cuzco_kramer_sitting import CuzcoSitting
from tests.web.frames import Frames
from tests.web.guests import Guests
from tests.web.planting import asked_seat, me, table_with
from tests.web.serving import Serving
from tests.web.why_not import bubble, insist

WORDS = {
    "T": r"tumi(?! and)",
    "K": r"(?<!and )kero(?! and)",
    "M": r"(?<!and )mask",
    "TK": "tumi and kero",
    "TM": "tumi and mask",
    "KM": "kero and mask",
}
"""How the page says each card."""
BESIDE_THE_LOG = """body => {
  const copy = body.cloneNode(true);
  copy.querySelectorAll("[data-testid=log], [role=log]").forEach((part) => part.remove());
  return copy.innerHTML;
}"""
"""The log tells everybody which cards they had themselves; the frames are looked through for it."""
SECRET = {"CK-108", "CK-704"}
"""Rules whose events tell a card to its owner only."""


class Contest:
    """The proposer, the rival and an onlooker, each with a browser, and what it was told."""

    def __init__(self, guest: Guests, house: Serving) -> None:
        pages = [guest() for _ in range(3)]
        self.frames = [Frames(page) for page in pages]
        self.proposer, self.rival, self.onlooker = (CuzcoSitting(page) for page in pages)
        self.seats = [asked_seat(before_a_contest, 2), 1 - asked_seat(before_a_contest, 2)]
        people = [me(pages[self.seats.index(seat)]) for seat in (0, 1)]
        path = table_with(house, before_a_contest, people)
        for page in pages:
            page.goto(path)
        assert self.proposer.asked() == "action"
        self.onlooker.log.get_by_role("listitem").first.wait_for()
        match = before_a_contest(2)[1]
        self.laid: set[str] = set()
        self.hands = [{*hand(match.state, seat)} for seat in self.seats]

    def propose(self) -> None:
        """With one card."""
        self.laid = self.hands[0]
        self.proposer.act("mode-festival")
        assert self.rival.asked() == "festival_answer"

    def keeps_its_secrets(self) -> None:
        """In no page is a card of the other's hand more often than where nobody holds one, unless
        one like it was laid.
        """
        players = (self.proposer, self.rival)
        for sitting, other, frames in zip(players, self.hands[::-1], self.frames, strict=False):
            for card in other - self.laid:
                assert said(sitting.page, card) == said(self.onlooker.page, card)
            told = {card for hand in frames.all_of("hand") for card in hand}
            assert told
            assert not told & other
        assert not any(self.frames[2].all_of("hand"))
        for frames, seat in zip(self.frames, [*self.seats, None], strict=True):
            events = [event for told in frames.all_of("events") for event in told]
            assert SECRET & {event["rule"] for event in events}
            for event in events:
                if event["rule"] in SECRET and event["seat"] != seat:
                    assert not {"card", "cards"} & {*event["facts"]}


def said(page: Page, card: str) -> int:
    """How often the page names this card, for the eye or the ear."""
    return len(re.findall(WORDS[card], page.locator("body").evaluate(BESIDE_THE_LOG)))


@pytest.fixture
def contest(guest: Guests, house: Serving) -> Contest:
    return Contest(guest, house)


def test_a_festival_is_matched_held_and_shared_and_hands_stay_hidden(contest: Contest):
    proposer, rival = contest.proposer, contest.rival
    for sitting, own in ((proposer, contest.hands[0]), (rival, contest.hands[1])):
        for card in own:
            assert said(sitting.page, card) > said(contest.onlooker.page, card)
    contest.keeps_its_secrets()
    contest.propose()
    for sitting in (proposer, rival, contest.onlooker):
        expect(sitting.page.get_by_test_id("festival")).to_contain_text("must answer now")
    contest.keeps_its_secrets()
    insist(rival.question.get_by_test_id("hold"))
    expect(bubble(rival.page)).to_contain_text("CK-722")
    rival.play_cards()
    assert proposer.asked() == "festival_answer"
    insist(proposer.question.get_by_test_id("drop"))
    expect(bubble(proposer.page)).to_contain_text("CK-725")
    proposer.answer_festival()
    expect(rival.page.get_by_test_id("festival")).to_contain_text("holds")
    assert rival.asked() == "festival_answer"
    rival.answer_festival()
    assert rival.asked() == "action"
    for sitting in (proposer, rival, contest.onlooker):
        expect(sitting.page.get_by_test_id("festival")).to_have_count(0)
        shared = sitting.log.get_by_role("button", name="Open rule CK-805")
        expect(shared).to_have_count(2)


def test_who_drops_out_leaves_the_festival_to_the_other(contest: Contest):
    contest.propose()
    contest.rival.answer_festival()
    assert contest.rival.asked() == "action"
    for sitting in (contest.proposer, contest.rival):
        expect(sitting.page.get_by_test_id("festival")).to_have_count(0)
        alone = sitting.log.get_by_role("button", name="Open rule CK-804")
        assert alone.count() >= 1
    contest.keeps_its_secrets()


def test_a_page_loaded_anew_in_a_festival_shows_the_same(contest: Contest):
    contest.propose()
    page = contest.rival.page
    scene = page.get_by_test_id("festival")
    before, asked = scene.inner_text(), contest.rival.question.inner_text()
    page.reload()
    assert contest.rival.asked() == "festival_answer"
    assert contest.rival.question.inner_text() == asked
    assert scene.inner_text() == before
    contest.proposer.page.reload()
    expect(contest.proposer.page.get_by_test_id("festival")).to_have_text(scene.inner_text())
    contest.keeps_its_secrets()
