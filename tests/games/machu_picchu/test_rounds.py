"""MP-2xx: rounds, turns and the order of checks."""

from itertools import pairwise

import pytest

import tampu
from tampu.core import laws
from tampu.core.contract import NOBODY
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def states(seats: int, seed: int) -> list[MachuPicchu]:
    found = [state for state, _ in laws.random_states(GAME, seats, {}, seed)]
    return [state for state in found if isinstance(state, MachuPicchu)]


@SEATS
def test_everybody_is_first_player_equally_often(seats: int) -> None:
    """MP-201, MP-211, MP-802: 8, 9, 8 rounds; first player 4, 3 or 2 times, going clockwise."""
    game = states(seats, 5)
    firsts = [
        next(int(state.first) for state in game if state.round == number)
        for number in range(1, (9 if seats == 3 else 8) + 1)
    ]
    assert all((a + 1) % seats == b for a, b in pairwise(firsts))
    assert {firsts.count(seat) for seat in range(seats)} == {{2: 4, 3: 3, 4: 2}[seats]}
    assert game[-1].round == len(firsts)


@SEATS
def test_the_steps_of_a_round_follow_each_other(seats: int) -> None:
    """MP-202, MP-203, MP-205: sun/moon card, placements with refills, order, returns."""
    placement = ["choose_card", "choose_stair", "refill"]
    round_ = placement * (3 if seats == 3 else 4)
    round_ += ["pile_card", "choose_order"] if seats == 3 else ["choose_order"]
    game = states(seats, 8)
    for number in range(1, int(game[-1].round) + 1):
        kinds = [s.question.kind for s in game if s.round == number and s.question is not None]
        asked = [kind for kind in kinds if kind not in ("turn_sky", "choose_return_square")]
        assert asked[-len(round_) :] == round_
        assert ("turn_sky" in kinds) == (number > 1)


@SEATS
def test_a_sun_moon_card_is_turned_once(seats: int) -> None:
    """MP-203, MP-204: every later round turns another card; it is valid for the whole round."""
    game = states(seats, 13)
    skies = [
        {int(s.sky) for s in game if s.round == number and s.asked() >= 0}
        for number in range(1, int(game[-1].round) + 1)
    ]
    assert all(len(sky) == 1 for sky in skies)
    assert skies[0] == {0}
    assert len(set.union(*skies)) == len(skies)


@SEATS
def test_a_turned_card_is_not_turned_again(seats: int) -> None:
    """MP-108: only what is left in the pile can be turned."""
    for state in states(seats, 13):
        if state.question is not None and state.question.kind == "turn_sky" and state.sky:
            refusal = state.refusal(GAME.read(f"turn {' '.join(sky_of(state))}"))
            assert refusal is not None
            assert refusal.rule == "MP-108"


def sky_of(state: MachuPicchu) -> tuple[str, str]:
    sky = state.view(None).sky  # type: ignore[attr-defined]
    return sky.sky, sky.instruction


@SEATS
def test_only_the_player_asked_may_answer_and_only_what_is_asked(seats: int) -> None:
    """MP-206, MP-207, MP-208 and their order, MP-209: over, then who, then what."""
    wrong_kind = [GAME.read(text) for text in ("pass", "card 1", "stair N", "order tall_first")]
    for state in states(seats, 21):
        asked = int(state.asked())
        for seat in range(seats):
            for action in wrong_kind:
                refusal = state.refusal(action, seat)
                if asked == NOBODY:
                    assert refusal is not None
                    assert refusal.rule == "MP-208"
                elif seat != asked:
                    assert refusal is not None
                    assert refusal.rule == "MP-206"
                    assert refusal.facts == {"asked": asked}
        if asked >= 0:
            passed = state.refusal(GAME.read("pass"), asked)
            assert passed is not None
            assert passed.rule == "MP-207"


@SEATS
def test_there_is_always_a_legal_answer(seats: int) -> None:
    """MP-207: nobody ever needs to pass; MP-210: one option is still a decision."""
    single = 0
    for state in states(seats, 34):
        if state.asked() != NOBODY:
            assert state.actions()
            single += state.asked() >= 0 and len(state.actions()) == 1
    assert single == (0 if seats == 3 else 8)
