"""Random games of Cuzco, state by state, for the tests of this folder."""

from collections.abc import Iterator

import tampu
from tampu.core import bits, laws
from tampu.core.contract import CHANCE
from tampu.core.luck import Stream
from tampu.core.play import Match
from tampu.core.record import Header
from tampu.games.cuzco_feld.picture import View
from tampu.games.cuzco_feld.state import CuzcoFeld

GAME = tampu.game("cuzco_feld")
PLAIN = bits.__file__.endswith(".py")
ALL_ON = {
    "pututus": "on",
    "map": "modular",
    "card14_any_village": "on",
    "turn_cuzco_always": "on",
    "powers_again": "on",
}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, ALL_ON),
    (3, {"pututus": "on"}),
    (4, ALL_ON),
]
SEEDS = range(1 if PLAIN else 6)


def states(seats: int, options: dict[str, str], seed: int) -> Iterator[CuzcoFeld]:
    """Every state of one random game."""
    for state, _ in laws.random_states(GAME, seats, options, seed):
        assert isinstance(state, CuzcoFeld)
        yield state


def seen(state: CuzcoFeld, seat: int | None = None) -> View:
    """The view of a state."""
    told = state.view(seat)
    assert isinstance(told, View)
    return told


CARDS = ("god mama_sara", "god illapa", "bless card", "exchange god_card", "power", "help")
"""What somebody does who likes god cards."""


def keen_match(seats: int, options: dict[str, str], seed: int) -> Match:
    """A whole game of people who take and play as many god cards as they can: piles run out."""
    luck = Stream(seed)
    match = Match(GAME, Header(GAME.key, GAME.edition, seats, GAME.with_defaults(options)))
    while not match.over:
        asked = int(match.state.asked())
        action = int(match.state.random_action(luck))
        legal = match.state.actions() if asked != CHANCE else []
        keen = [each for each in legal if GAME.write(each).startswith(CARDS)]
        if keen and luck.below(4):
            action = keen[int(luck.below(len(keen)))]
        match.play(asked, action)
    return match
