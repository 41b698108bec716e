"""No world is imagined that the course of a game rules out."""

import pytest

import tampu
from tampu.core import laws
from tampu.core.luck import Stream
from tampu.games.machu_picchu.state import MachuPicchu
from tests.games.machu_picchu.memory import Recollection

GAME = tampu.game("machu_picchu")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_fit_the_whole_history(seats: int) -> None:
    """MP-110, MP-114, MP-310, MP-408: used cards are gone, shown ones lie where they were shown."""
    for seed in range(2):
        match = laws.random_match(GAME, seats, {}, seed)
        for seat in range(seats):
            laws.imagination_fits_history(
                GAME, match, seat, Recollection(seat, seats), Stream(seed)
            )


def test_the_memory_notices_what_cannot_be() -> None:
    """A used card in the pile, somebody else's hand as the own, the same priest card twice."""
    match = laws.random_match(GAME, 3, {}, 2)
    memory = Recollection(1, 3)
    for step in match.steps[:60]:
        memory.follow(step)
    state = match.state_after(60)
    assert memory.allows(state)
    for damage in (use_again, swap_hands, deal_twice):
        other = state.copy()
        assert isinstance(other, MachuPicchu)
        damage(other)
        assert not memory.allows(other), damage


def use_again(state: MachuPicchu) -> None:
    state.used &= state.used - 1


def swap_hands(state: MachuPicchu) -> None:
    state.hand_0, state.hand_1 = state.hand_1, state.hand_0


def deal_twice(state: MachuPicchu) -> None:
    state.pairs = (state.pairs & ~0xFF) | (state.pairs >> 8 & 0xFF)
