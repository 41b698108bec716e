"""What a position of Cuzco (Feld) promises a player, by weights that were fitted to games."""

from typing import Any, Final

from mypy_extensions import i64

from tampu.bots.fitted import Fitted
from tampu.bots.judgement.cuzco_feld_features import COUNT, NAMES, tenth
from tampu.bots.judgement.cuzco_feld_prospects import TERMS, Prospects
from tampu.bots.judgement.cuzco_feld_signals import Signals
from tampu.bots.judgement.cuzco_feld_turns import Turns
from tampu.core.contract import Seat
from tampu.games.cuzco_feld.agenda import OVER
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.state import CuzcoFeld

FEWEST: Final[i64] = 2
MOST: Final[i64] = 4
ENVY: Final = 0.5
"""So much it is worth when the others have a point less."""
ENVY_OF_TWO: Final = 1.0
"""The same between two: what one loses, the other has gained."""


class Foresight(Prospects):
    """Signals times weights, which change as the game goes on."""

    def __init__(self, told: Any, by_hand: Any) -> None:
        super().__init__(by_hand["weights"], by_hand["units"], by_hand["uses"], by_hand["cards"])
        self.look = Signals(self)
        self.fitted: list[Fitted] = [
            Fitted(told, NAMES, seats) for seats in range(int(FEWEST), int(MOST) + 1)
        ]
        self.term_of: list[int] = [TERMS.index(name.partition(":")[0]) for name in NAMES]

    def of(self, position: Position, seat: Seat) -> float:
        self.look.at_all(position, seat)
        return self.weighed(position)

    def in_passing(self, position: Position, seat: Seat) -> float:
        """What others can change in their turns, as far as it is worth something."""
        self.look.at_what_others_change(position, seat)
        return self.weighed(position)

    def weighed(self, position: Position) -> float:
        """What was seen last, in points."""
        found = self.look.found
        weights = self.fitted[position.seats - FEWEST].weights
        start = tenth(position) * COUNT
        total = 0.0
        for number in range(COUNT):
            total += found[number] * weights[start + number]
        return total

    def sort(self, position: Position, seat: Seat) -> None:
        """The parts of a worth, term by term."""
        self.look.at_all(position, seat)
        weights = self.fitted[position.seats - FEWEST].weights
        start = tenth(position) * COUNT
        for term in range(len(TERMS)):
            self.parts[term] = 0.0
        for number in range(COUNT):
            part = self.look.found[number] * weights[start + number]
            self.parts[self.term_of[number]] += part

    def seen(self, position: Position, seat: Seat) -> list[float]:
        """The signals."""
        self.look.at_all(position, seat)
        return [self.look.found[number] for number in range(COUNT)]

    def doubt(self, position: Position) -> float:
        """How far a final score may still be from its worth."""
        return self.fitted[position.seats - FEWEST].doubts[tenth(position)]


class Rivalry(Turns):
    """Plays on for a seat with an eye on the others."""

    def __init__(self, foresight: Foresight) -> None:
        super().__init__(foresight)
        self.foresight = foresight

    def gain(self, position: CuzcoFeld, seat: Seat) -> float:
        envy = ENVY if position.seats > FEWEST else ENVY_OF_TWO
        others = 0.0
        over = position.top() == OVER
        for other in range(position.seats):
            if other != seat:
                others += float(position.masks[other].points)
                if not over:
                    others += self.foresight.in_passing(position, other)
        return self.worth(position, seat) - envy * others / float(position.seats - 1)
