"""Random games of Inca Empire, state by state, for the tests of this folder."""

from collections.abc import Iterator

import tampu
from tampu.core import bits, laws
from tampu.games.inca_empire.picture import View
from tampu.games.inca_empire.state import IncaEmpire

GAME = tampu.game("inca_empire")
PLAIN = bits.__file__.endswith(".py")
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {}),
    (4, {"early_decline": "on"}),
    (3, {"pizarro_arrival": "on", "gift_of_the_gods": "on"}),
    (4, {"pizarro_arrival": "on", "early_decline": "on", "gift_of_the_gods": "on"}),
]
SEEDS = range(2 if PLAIN else 8)


def states(seats: int, options: dict[str, str], seed: int) -> Iterator[IncaEmpire]:
    """Every state of one random game."""
    for state, _ in laws.random_states(GAME, seats, options, seed):
        assert isinstance(state, IncaEmpire)
        yield state


def seen(state: IncaEmpire, seat: int | None = None) -> View:
    """The view of a state."""
    told = state.view(seat)
    assert isinstance(told, View)
    return told
