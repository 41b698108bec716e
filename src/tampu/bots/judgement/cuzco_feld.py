"""How good a position of Cuzco (Feld) is: points, and what everything there is will bring."""

from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.fitted import told_of
from tampu.bots.judgement.cuzco_feld_features import NAMES, TENTHS, tenth
from tampu.bots.judgement.cuzco_feld_foresight import Foresight, Rivalry
from tampu.bots.judgement.cuzco_feld_former import TOLD, Former
from tampu.bots.judgement.cuzco_feld_outlook import Outlook
from tampu.bots.judgement.cuzco_feld_turns import is_crossroads
from tampu.core.contract import Seat, State
from tampu.games.cuzco_feld.agenda import ASK_ROLL, OVER
from tampu.games.cuzco_feld.layout import SETTING_UP
from tampu.games.cuzco_feld.state import CuzcoFeld

FITTED: Final[Any] = told_of("cuzco_feld")
"""What things are worth in points, as games showed."""
PER_DIE: Final[i64] = 450
REST_OF_ROUND: Final[i64] = 100
"""So many positions are valued on the way to the end of a round, about."""


class Judgement(Former):
    """Tries everything out by playing on; what is left then is worth what games have shown."""

    def __init__(self, told: Any = FITTED) -> None:
        super().__init__(TOLD)
        self.stake = float(told["stake"])
        self.foresight = Foresight(told, TOLD)
        self.turns = Rivalry(self.foresight)

    def plans(self, state: State) -> bool:  # noqa: ARG002
        return False

    def candidates(self, state: State, seat: Seat) -> list[list[int]]:
        position = cast(CuzcoFeld, state)
        if position.phase == SETTING_UP:
            return [[action] for action in position.actions(seat)]
        return super().candidates(state, seat)

    def glimpse(self, state: State, seat: Seat) -> i64:
        return self.turns.step(cast(CuzcoFeld, state), seat, False)

    def effort(self, state: State) -> i64:
        """A turn with a die is looked at in many ways; the rest of a round is little beside it."""
        position = cast(CuzcoFeld, state)
        found = REST_OF_ROUND
        for seat in range(position.seats):
            found += PER_DIE * Outlook(position, seat).unplaced
        return found

    def doubt(self, state: State) -> float:
        position = cast(CuzcoFeld, state)
        return self.foresight.doubt(position)

    # For learning

    def features(self) -> list[str]:
        return NAMES

    def signals(self, state: State, seat: Seat) -> list[float]:
        position = cast(CuzcoFeld, state)
        if position.top() == OVER:
            return [0.0] * len(NAMES)
        return self.foresight.seen(position, seat)

    def stage(self, state: State) -> float:
        return float(tenth(cast(CuzcoFeld, state))) / float(TENTHS)

    def settled(self, state: State) -> bool:
        top = cast(CuzcoFeld, state).top()
        return top == ASK_ROLL or is_crossroads(top)


def former_judgement() -> Former:
    """As `search` and `greedy` judge."""
    return Former()
