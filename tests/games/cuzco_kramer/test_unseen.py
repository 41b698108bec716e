"""CK-704, CK-705, CK-719, CK-727: what can be concluded about cards that are not seen."""

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from tampu.core import laws
from tampu.core.luck import Stream
from tampu.core.play import Match, replay
from tampu.core.record import read_record
from tampu.games.cuzco_kramer.box import CARD_TYPES
from tampu.games.cuzco_kramer.game import GAME
from tampu.games.cuzco_kramer.notation import cards_named
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.position import cards_as_text
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.games.cuzco_kramer.trail import begin_trail, note_drawn, note_played, note_shuffled
from tests.games.cuzco_kramer.memory import CardMemory
from tests.games.cuzco_kramer.revels import revels

RECORDS = Path(__file__).parents[2] / "records" / "cuzco_kramer"


def fits_for_everybody(match: Match, hold_is_pass: bool) -> None:
    seats = match.header.seats
    for seat in range(seats):
        memory = CardMemory(seat, seats, hold_is_pass)
        laws.imagination_fits_history(GAME, match, seat, memory, Stream(seat + 7))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*-bots-*.txt")), ids=lambda path: path.stem)
def test_nothing_is_imagined_that_the_course_of_a_game_rules_out(path: Path):
    """CK-705, CK-727: for every seat, after every line of games of bots."""
    fits_for_everybody(replay(GAME, read_record(path.read_text())), hold_is_pass=False)


@pytest.mark.parametrize("hold_is_pass", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_not_even_where_the_deck_is_shuffled_again_and_again(seats: int, hold_is_pass: bool):
    """CK-705, CK-727, CK-952: cards of several shuffles in one hand, played in any order."""
    match = revels(seats, hold_is_pass, 3, 330)
    told = Counter(event.rule for step in match.steps for event in step.events)
    assert told["CK-705"] >= 2
    assert told["CK-730"] >= 15
    fits_for_everybody(match, hold_is_pass)


def hand_of(state: Cuzco, seat: int) -> str:
    return " ".join(cards_as_text(state.hand(seat)))


def shuffled_anew() -> Cuzco:
    """A sees M and TM in the own hand; B holds T and K, all that is left of the first shuffle."""
    state = Cuzco(2, False, False, False)
    state.deck = 0
    state.set_hand(0, cards_named(["M", "TM"]))
    state.set_hand(1, cards_named(["T", "K"]))
    begin_trail(state)
    state.deck = cards_named(["T", "T", "M", "KM"])
    note_shuffled(state)
    return state


def draw(state: Cuzco, seat: int, card: str) -> None:
    state.set_hand(seat, state.hand(seat) + cards_named([card]))
    state.deck -= cards_named([card])
    note_drawn(state, seat, CARD_TYPES.index(card))


def imagined(state: Cuzco, times: int, viewer: int = 0) -> Counter[tuple[str, str]]:
    """How often A, or an onlooker, imagines which hand of B, with which deck."""
    found: Counter[tuple[str, str]] = Counter()
    luck = Stream(5)
    for _ in range(times):
        state.redeal(viewer, luck)
        found[hand_of(state, 1), " ".join(cards_as_text(state.deck))] += 1
    return found


def test_after_a_shuffle_all_know_what_is_in_the_hands_and_what_in_the_deck():
    """CK-705: a hand that is known to the last card stays so when somebody draws unseen."""
    state = shuffled_anew()
    assert imagined(state, 100) == {("T K", "T T M KM"): 100}
    draw(state, 0, "KM")
    assert imagined(state, 100) == {("T K", "T T M"): 100}


def difference(found: Counter[tuple[str, str]], worlds: Counter[tuple[str, str]]) -> float:
    """How far what was found is from what should be (total variation)."""
    many, total = sum(found.values()), sum(worlds.values())
    assert found.keys() == worlds.keys()
    return sum(abs(found[one] / many - worlds[one] / total) for one in worlds) / 2


def world(hand: list[str], deck: tuple[str, ...]) -> tuple[str, str]:
    return (
        " ".join(sorted(hand, key=CARD_TYPES.index)),
        " ".join(sorted(deck, key=CARD_TYPES.index)),
    )


def test_unseen_draws_are_dealt_as_chance_deals_them():
    """CK-704: every order of the deck is as likely as any other."""
    state = shuffled_anew()
    draw(state, 1, "T")
    worlds = Counter(
        world(["T", "K", deck[0]], deck[1:]) for deck in permutations(["T", "T", "M", "KM"])
    )
    assert difference(imagined(state, 4000), worlds) < 0.03


def test_a_played_card_may_have_come_from_either_shuffle():
    """CK-704, CK-705, CK-716: each card it can have been counts once."""
    state = shuffled_anew()
    draw(state, 1, "T")
    state.set_hand(1, state.hand(1) - cards_named(["T"]))
    note_played(state, 1, CARD_TYPES.index("T"))
    worlds: Counter[tuple[str, str]] = Counter()
    for old in permutations(["M", "TM", "T", "K"]):
        for deck in permutations(["T", "T", "M", "KM"]):
            hand = [*old[:2], deck[0]]
            for card in range(3):
                if hand[card] == "T":
                    worlds[world(hand[:card] + hand[card + 1 :], deck[1:])] += 1
    assert difference(imagined(state, 6000, viewer=-1), worlds) < 0.04


def test_what_a_seat_does_not_see_is_counted_for_it():
    """CK-705: all cards that are out of sight, and those of them that can be in the deck."""
    state = shuffled_anew()
    draw(state, 1, "T")
    draw(state, 0, "KM")
    mine, yours, nobodys = (state.view(seat) for seat in (0, 1, None))
    assert isinstance(mine, View)
    assert isinstance(yours, View)
    assert isinstance(nobodys, View)
    assert (mine.unseen.cards, mine.unseen.deck) == ([3, 1, 1, 0, 0, 0], [2, 0, 1, 0, 0, 0])
    assert (yours.unseen.cards, yours.unseen.deck) == ([1, 0, 2, 0, 1, 1], [1, 0, 1, 0, 0, 1])
    assert nobodys.unseen.deck == [2, 0, 1, 0, 0, 1]
    assert [mark.split()[-1] for mark in nobodys.unseen.trail] == ["?"] * 6
    assert sorted(mark.split()[-1] for mark in mine.unseen.trail) == [
        "?",
        "?",
        "?",
        "KM",
        "M",
        "TM",
    ]


def test_nobody_is_due_once_a_festival_is_over():
    """CK-723, CK-730: neither while the new open card is turned up nor later."""
    over = 0
    for step in revels(3, False, 8, 120).steps:
        assert isinstance(step.state, Cuzco)
        seen = step.state.view(None)
        assert isinstance(seen, View)
        asked = seen.step in ("festival_cards", "festival_answer")
        assert (step.state.due >= 0) == asked
        assert seen.festival is None or (seen.festival.due is not None) == asked
        over += seen.step == "festival_open_card"
    assert over > 2
