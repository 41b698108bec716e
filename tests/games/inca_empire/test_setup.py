"""How a game begins, and what seats may know of it."""

import pytest

from tampu.core import laws
from tampu.core.contract import CHANCE, NOBODY
from tampu.core.game import Refused
from tampu.core.luck import Stream
from tests.games.inca_empire.games import GAME, PLAIN, SEEDS, seen, states


def test_three_or_four_players():
    """IE-101, IE-921, IE-940: other numbers, and a variant that needs four, are refused."""
    for seats, options, rule in [
        (2, {}, "IE-101"),
        (5, {}, "IE-101"),
        (3, {"early_decline": "on"}, "IE-921"),
        (4, {"early_decline": "perhaps"}, "IE-940"),
    ]:
        with pytest.raises(Refused) as refused:
            GAME.start(seats, options)
        assert refused.value.refusal.rule == rule


@pytest.mark.parametrize("seats", [3, 4])
def test_the_set_up(seats: int):
    """IE-102, IE-105, IE-109, IE-110, IE-112 to IE-114: colours, roads, markers, cards, tiles."""
    last = None
    for state in states(seats, {}, seats):
        if state.moment >= 0:
            break
        last = state
        assert state.asked() == CHANCE
        assert all(realm.workers == 0 for realm in state.realms)
    assert last is not None
    question = last.question
    assert question is not None
    assert question.kind == "tile"
    told = seen(last)
    assert len({owner.colour for owner in told.owners}) == seats
    assert all(len(owner.slots) == 1 and len(owner.network) == 2 for owner in told.owners)
    assert sum(each.state == "open" for each in told.provinces) == 8
    assert [owner.hand_size for owner in told.owners] == [3] * seats
    begun = seen(state)
    order = sorted(range(seats), key=lambda seat: begun.owners[seat].tile or 0, reverse=True)
    assert begun.track == order
    assert [owner.workers for owner in begun.owners] == [4] * seats


def test_lot_bag_and_pile_give_what_they_have():
    """IE-102, IE-107, IE-110, IE-112, IE-910: chance is judged too."""
    kinds = set()
    for state in states(3, {"pizarro_arrival": "on"}, 1):
        question = state.question
        if question is None or state.asked() != CHANCE:
            continue
        kinds.add(question.kind)
        legal = set(state.actions(CHANCE))
        rules = {
            refusal.rule
            for action in range(GAME.action_count)
            if action not in legal and (refusal := state.refusal(action, CHANCE)) is not None
        }
        wanted = {"colour": "IE-102", "marker": "IE-107", "tile": "IE-112", "invasion": "IE-910"}
        assert rules == {wanted.get(question.kind, "IE-110")}
    assert kinds == {"colour", "marker", "deal", "tile", "draw", "invasion"}


def test_hands_and_face_down_cards_are_their_owners_secret():
    """IE-110, IE-403, IE-406, IE-407, IE-410: shown to nobody else before the reveal."""
    match = laws.random_match(GAME, 4, {}, 4)
    for step in match.steps:
        for event in step.events:
            if event.rule in ("IE-110", "IE-403", "IE-406", "IE-407"):
                assert event.audience == [event.seat]
                assert not {"card", "cards"} & event.seen_by(None).keys()
                assert not {"card", "cards"} & event.seen_by((event.seat + 1) % 4).keys()
            else:
                assert not event.secret
    for state in states(4, {}, 4):
        for seat in range(4):
            for told in seen(state, seat).quarters:
                assert told.down is None or (told.down.card is None) == (told.down.placer != seat)


def test_what_nobody_can_know_is_imagined_in_the_right_numbers():
    """IE-110, IE-406: unseen cards are dealt anew, known placements stay."""
    for state in list(states(3, {}, 6))[:: 40 if PLAIN else 7]:
        for seat in (None, 0, 2):
            told = seen(state, seat)
            assert GAME.imagine(told, Stream(3)).view(seat) == told


def test_a_decision_with_one_option_is_taken_by_the_program():
    """Section 3: the program answers where there is nothing to choose, and only there."""
    forced = 0
    for seed in SEEDS:
        for state in states(4, {}, seed):
            answer = int(state.automatic())
            if state.asked() >= 0:
                legal = state.actions()
                assert (answer != NOBODY) == (len(legal) == 1)
                assert answer == NOBODY or legal == [answer]
                forced += answer != NOBODY
            else:
                assert answer == NOBODY
    assert forced > 5


def test_prices_are_paid():
    """IE-602, IE-660, IE-715, IE-762: a legal answer costs what its price says."""
    paid = 0
    for seed in SEEDS:
        for state in states(4, {}, seed):
            if state.asked() < 0 or state.asking < 8:
                continue
            for action in state.actions()[:6]:
                after = state.copy()
                after.apply(action)
                spent = state.realms[state.active].workers - after.realms[state.active].workers
                same_phase = after.moment == state.moment
                assert not same_phase or spent == state.price(action)
                paid += bool(spent > 0)
    assert paid > 20
