"""Games of nothing but cards: three cities where everybody stands, a festival nearly every turn."""

from tampu.core.hexes import no_cells, only, union
from tampu.core.luck import Stream
from tampu.core.play import Match
from tampu.core.record import Header
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import CELLS, DISCS, PLACE
from tampu.games.cuzco_kramer.game import GAME
from tampu.games.cuzco_kramer.ground import set_floors
from tampu.games.cuzco_kramer.scenes.setup import column
from tampu.games.cuzco_kramer.state import Cuzco

CITIES = {"D": 1, "G": 3, "K": 5}
"""In which rows the cities lie, and how many floors their temples have."""


def revels(seats: int, hold_is_pass: bool, seed: int, lines: int) -> Match:
    """So many lines: cards are drawn and festivals held; the sun discs are always taken away."""
    options = GAME.with_defaults({"hold_is_pass": "on" if hold_is_pass else "off"})
    match = Match(GAME, Header(GAME.key, GAME.edition, seats, options))
    assert isinstance(match.start, Cuzco)
    settle_cities(match.start)
    luck = Stream(seed)
    while len(match.steps) < lines:
        state = match.state
        assert isinstance(state, Cuzco)
        if state.question is not None and state.question.kind == "action":
            state.discs, state.discs_left, state.owed = no_cells(), DISCS, False
        match.play(int(state.asked()), choose(state, luck))
    return match


def settle_cities(state: Cuzco) -> None:
    """A temple in each row, and an Inca of everybody beside it."""
    for row, floors in CITIES.items():
        for seat in range(-1, int(state.seats)):
            place = PLACE[CELLS.index(f"{row}{5 + seat}")]
            column(state, place, 1, village=True)
            if seat < 0:
                set_floors(state, place, floors)
            else:
                state.set_incas(seat, union(state.incas_of(seat), only(place)))


def choose(state: Cuzco, luck: Stream) -> int:
    """Draw, hold a festival or end; any answer in a festival, any outcome of chance."""
    actions = state.actions()
    if state.question is None or state.question.kind != "action":
        return int(state.random_action(luck))
    for verb in (act.DRAW, act.FESTIVAL):
        wished = [action for action in actions if act.verb_of(action) == verb]
        if wished and luck.below(5) < 3:
            return wished[luck.below(len(wished))]
    return int(act.END)
