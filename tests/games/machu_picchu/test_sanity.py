"""The sanity figures of the rules, in every state of many random games."""

import pytest

import tampu
from tampu.core import laws
from tampu.core.bits import count, lanes
from tampu.games.machu_picchu.box import ABSENT, ALL_CARDS
from tampu.games.machu_picchu.position import ASK_CARD, ASK_ORDER, ASK_RETURN, ASK_STAIR
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")
ENDS = {2: (10, 32, 72), 3: (2, 36, 63), 4: (2, 32, 72)}
SEATS = pytest.mark.parametrize("seats", ENDS)


def states(seats: int, seed: int) -> list[MachuPicchu]:
    """All states of one random game."""
    found = [state for state, _ in laws.random_states(GAME, seats, {}, seed)]
    return [state for state in found if isinstance(state, MachuPicchu)]


@SEATS
def test_fifty_direction_cards_each_once(seats: int) -> None:
    """MP-112, MP-310: hands, stairs, pile and used cards are the fifty, always; hands are four."""
    for seed in range(25):
        for state in states(seats, seed):
            parts = [state.hand(seat) for seat in range(seats)]
            parts += [state.on_stairs(), state.pile(), state.used]
            assert sum(count(part) for part in parts) == 50
            together = 0
            for part in parts:
                together |= part
            assert together == ALL_CARDS
            if state.asking in (ASK_CARD, ASK_STAIR, ASK_ORDER, ASK_RETURN):
                assert all(state.hand_size(seat) == 4 for seat in range(seats))


@SEATS
def test_a_full_game_leaves_the_pile_and_the_used_cards_as_counted(seats: int) -> None:
    """MP-311, MP-204: 10, 2, 2 cards in the pile; 32, 36, 32 used; sun/moon pile 1, 0, 1."""
    pile, used, _ = ENDS[seats]
    end = states(seats, 3)[-1]
    assert count(end.pile()) == pile
    assert count(end.used) == used
    assert count(end.sky_left) == (0 if seats == 3 else 1)


@SEATS
def test_the_number_of_decisions_is_fixed_but_for_displaced_priests(seats: int) -> None:
    """MP-210: 72, 63, 72 decisions plus one per displaced priest; at most two a round."""
    for seed in range(40):
        game = states(seats, seed)
        asked = [state for state in game if state.asked() >= 0]
        returns = [state for state in asked if state.asking == ASK_RETURN]
        assert len(asked) == ENDS[seats][2] + len(returns)
        for number in range(1, 10):
            assert sum(state.round == number for state in returns) <= 2


@SEATS
def test_tokens_leave_their_rows_in_order_and_stay_in_depots(seats: int) -> None:
    """MP-106, MP-606, MP-702: twelve suns and eight fires; the taken ones are the first ones."""
    for seed in range(25):
        for state in states(seats, seed):
            held = [
                token for priest in range(4) for token in lanes(state.depot(priest), 6) if token
            ]
            suns = range(1, int(state.suns_taken) + 1)
            fires = range(13, 13 + int(state.fires_taken))
            assert sorted(held) == [*suns, *fires]


@SEATS
def test_every_round_sees_four_priests_on_four_squares(seats: int) -> None:
    """MP-705, MP-706: at each choice of a card nobody is absent and nobody shares a square."""
    for seed in range(25):
        for state in states(seats, seed):
            if state.asking == ASK_CARD:
                squares = lanes(state.priests, 4)
                assert len(set(squares)) == 4
                assert ABSENT not in squares


@SEATS
def test_a_round_gives_at_most_five_suns_and_four_fires(seats: int) -> None:
    """MP-602 to MP-605: under a moon at most one sun token per round."""
    for seed in range(25):
        before = states(seats, seed)[0]
        for state in states(seats, seed):
            if state.round != before.round:
                before = state
            gained = state.suns_taken - before.suns_taken
            moon = state.view(None).sky.sky == "moon"  # type: ignore[attr-defined]
            assert gained <= (1 if moon else 5)
            assert state.fires_taken - before.fires_taken <= 4


@SEATS
def test_values_and_scores_stay_within_their_bounds(seats: int) -> None:
    """MP-806, MP-807: a priest is worth -40 to 46, a player -52 to 66."""
    for seed in range(60):
        end = states(seats, seed)[-1]
        assert all(-40 <= end.value(priest) <= 46 for priest in range(4))
        assert all(-52 <= score <= 66 for score in end.scores)
