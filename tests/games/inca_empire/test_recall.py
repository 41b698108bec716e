"""What can be told about unseen Sun cards by remembering: piles, placings and draws."""

from statistics import mean, stdev

import pytest

from tampu.core import laws
from tampu.core.contract import NOBODY
from tampu.core.luck import Stream
from tampu.games.inca_empire.position import amount, copies, one_card
from tampu.games.inca_empire.rules.recall import recall
from tampu.games.inca_empire.state import IncaEmpire
from tests.games.inca_empire.games import GAME, SEEDS, TABLES, seen, states
from tests.games.inca_empire.memory import CardMemory

Table = tuple[int, dict[str, str]]
EACH = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.mark.parametrize("seats", [3, 4])
def test_no_world_is_imagined_that_the_course_of_the_game_rules_out(seats: int):
    """IE-407, IE-408: everybody knows which discards made the new draw pile, and who drew."""
    for seed in SEEDS[:4]:
        match = laws.random_match(GAME, seats, {}, seed)
        assert any(event.rule == "IE-408" for step in match.steps for event in step.events)
        seat = seed % seats
        laws.imagination_fits_history(GAME, match, seat, CardMemory(seats, seat), Stream(seed))


def test_the_memory_rules_out_what_cannot_be():
    """IE-408: right after a shuffle a card that was in a hand is not in the pile."""
    match = laws.random_match(GAME, 4, {}, 1)
    memory, found = CardMemory(4, 0), 0
    for step in match.steps:
        memory.follow(step)
        if any(event.rule == "IE-408" for event in step.events):
            state = step.state.copy()
            assert isinstance(state, IncaEmpire)
            held = next(k for k in range(21) if copies(state.realms[1].hand, k))
            free = next(k for k in range(21) if copies(state.draw, k) and k != held)
            for change, pile in ((1, held), (-1, free)):
                state.draw += change * one_card(pile)
                state.realms[1].hand -= change * one_card(pile)
            assert not memory.allows(state)
            found += 1
    assert found


def adds_up(state: IncaEmpire) -> None:
    """What was drawn from each pile and is left of it is what it was made of; also in hands."""
    for number, made in enumerate(state.piles):
        drawn = sum(r.drawn[number] for r in state.realms if number < len(r.drawn))
        assert drawn + (state.draw if number == len(state.piles) - 1 else 0) == made
    for seat, realm in enumerate(state.realms):
        placed = 0
        for told in seen(state, seat).placings:
            placed += told.placer == seat
        assert sum(int(amount(cards)) for cards in realm.drawn) == amount(realm.hand) + placed


@EACH
def test_piles_draws_and_hands_add_up_in_every_world(table: Table):
    """IE-110, IE-407, IE-408: in the true world, dealt anew, and imagined by any seat."""
    seats, options = table
    for number, state in enumerate(states(seats, options, 7)):
        adds_up(state)
        if state.asked() == NOBODY or number % 5:
            continue
        for seat in range(seats):
            again = state.copy()
            again.redeal(seat, Stream(number))
            adds_up(again)
            imagined = GAME.imagine(state.view(seat), Stream(number))
            assert isinstance(imagined, IncaEmpire)
            adds_up(imagined)
            assert imagined.view(seat) == state.view(seat)


def test_what_was_found_out_is_used_again_and_never_out_of_place():
    """IE-407: copies of a position share the recollection; another seat or moment has its own."""
    last: IncaEmpire | None = None
    for state in states(4, {}, 3):
        if state.moment < 0:
            continue
        kept = recall(state, 1)
        assert recall(state.copy(), 1) is kept
        other = recall(state.copy(), 2)
        assert other.seat == 2
        if last is not None and last.placings != state.placings:
            assert recall(last, 1) is not kept
        last = state


@EACH
def test_worlds_within_worlds_always_have_a_course(table: Table):
    """IE-406 to IE-408: what one seat imagines is played on and dealt anew for another, again and
    again; each time some course fits all that was shown."""
    seats, options = table
    for seed in SEEDS[:2]:
        luck = Stream(seed << 32)
        for number, state in enumerate(states(seats, options, seed)):
            if state.asked() == NOBODY or number % 40:
                continue
            world = state.copy()
            for _ in range(12):
                seat = int(luck.below(seats))
                world.redeal(seat, luck)
                assert recall(world, seat).courses
                adds_up(world)
                world.playout(luck, 30)
                if world.asked() == NOBODY:
                    break


def from_the_pile(state: IncaEmpire) -> int:
    """How many cards of the last pile seat 1 can hold by their kinds: a mark of a world."""
    made = state.piles[-1]
    return sum(int(copies(state.realms[1].hand, k)) for k in range(21) if copies(made, k))


def test_truth_and_imagination_are_alike_on_average():
    """IE-407, IE-408: over many games worlds are as even as the draws were."""
    differences: list[float] = []
    for seed in range(24):
        last = 0
        for state in states(4, {}, 100 + seed):
            if len(state.placings) < last + 5 or len(state.piles) < 2:
                continue
            last = len(state.placings)
            told, luck = state.view(0), Stream(seed)
            world = GAME.imagine(told, luck)
            assert isinstance(world, IncaEmpire)
            dealt = []
            for _ in range(20):
                world.redeal(0, luck)
                dealt.append(from_the_pile(world))
            differences.append(from_the_pile(state) - mean(dealt))
    error = stdev(differences) / len(differences) ** 0.5
    assert len(differences) > 100
    assert abs(mean(differences)) < 4 * error
    assert error < 0.2
