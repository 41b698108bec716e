"""How good a position of Cuzco is: the final count to be expected, and what is in reach."""

import json
from importlib.resources import files
from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.judge import ASK_TREE, Judge
from tampu.bots.judgement.cuzco_kramer_options import options
from tampu.core.bits import bit, lane
from tampu.core.contract import CHANCE, NOBODY, Luck, State
from tampu.core.hexes import (
    Cells,
    any_in,
    beside,
    both,
    first,
    foremost,
    meet,
    minus,
    only,
    size,
    spread,
)
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import FESTIVAL_ALONE, TRIPLES
from tampu.games.cuzco_kramer.ground import best_among, floors_at, leader, present, tiled
from tampu.games.cuzco_kramer.position import ASK_ACTION, ASK_ANSWER, OVER, amount
from tampu.games.cuzco_kramer.rules import festivals, legal, temples
from tampu.games.cuzco_kramer.state import Cuzco

_weights: Any = json.loads(
    (files("tampu.bots.judgement") / "cuzco_kramer.json").read_text(encoding="utf-8")
)


def _weight(name: str) -> float:
    return float(_weights[name])


FIRST: Final[float] = _weight("first")
TIED_FIRST: Final[float] = _weight("tied_first")
SECOND: Final[float] = _weight("second")
EARLY: Final[float] = _weight("early")
ENLARGE: Final[float] = _weight("enlarge")
VILLAGE: Final[float] = _weight("village")
BASIN: Final[float] = _weight("basin")
BASIN_GAP: Final[float] = _weight("basin_gap")
INCA: Final[float] = _weight("inca")
LEVEL: Final[float] = _weight("level")
CARD: Final[float] = _weight("card")
FESTIVAL: Final[float] = _weight("festival")
TOKEN: Final[float] = _weight("token")
DOUBLE: Final[float] = _weight("double")
SINGLE: Final[float] = _weight("single")
"""What things are worth in points; fitted by hand in the arena."""


class Judgement(Judge):
    """Plans turns, and searches the answers to a festival."""

    def __init__(self) -> None:
        self.stake = _weight("stake")
        self.uncertainty = _weight("doubt")

    def plans(self, state: State) -> bool:
        return cast(Cuzco, state).asking == ASK_ACTION

    def mark(self, state: State) -> i64:
        """CK-411: all but where Incas stand."""
        position = cast(Cuzco, state)
        stock = position.triples * 64 + position.basin_stock + amount(position.deck)
        return (position.points ^ position.doubles ^ position.tokens) * 8 + stock * 8 + position.ap

    def options(self, state: State, seat: i64) -> list[int]:
        position = cast(Cuzco, state)
        return options(position) if position.asking == ASK_ACTION else state.actions(seat)

    def settled(self, state: State) -> bool:
        """A festival is looked at to its end, a turn as far as the plan goes."""
        position = cast(Cuzco, state)
        return position.asking == ASK_ACTION or position.asking == OVER

    def settle(self, state: State, luck: Luck) -> None:
        """Chance falls, and a festival is answered as most would."""
        position = cast(Cuzco, state)
        while position.asking != ASK_ACTION and position.asking != OVER:
            if position.asked() == CHANCE:
                position.apply(position.random_action(luck))
            else:
                position.apply(self.usual_answer(position))

    def usual_answer(self, position: Cuzco) -> i64:
        """The cheapest play that reaches the top, while the points are worth it; else out."""
        answers = legal.answers(position)
        most = festivals.top(position)
        missing = most - lane(position.totals, position.due)
        if position.asking == ASK_ANSWER and missing == 0:
            return act.HOLD
        prize = FESTIVAL_ALONE[floors_at(position, position.venue)]
        best: i64 = answers[0]
        fewest: i64 = 99
        for answer in answers:
            if act.verb_of(answer) == act.PLAY:
                cost = amount(act.cards_of(answer))
                if cost < fewest:
                    best, fewest = answer, cost
        if position.asking == ASK_ANSWER and fewest * 2 > prize + 1:
            return act.DROP
        return best

    def reply(self, state: State, luck: Luck) -> i64:  # noqa: ARG002
        return ASK_TREE

    def doubt(self, state: State) -> float:
        """Less and less can change as the stock of triples runs out."""
        position = cast(Cuzco, state)
        return 2.0 + self.uncertainty * float(position.triples) / float(TRIPLES)

    def worth(self, state: State, seat: i64) -> float:
        return self.worths(state, cast(Cuzco, state).seats)[seat]

    def worths(self, state: State, seats: i64) -> list[float]:
        """Points so far, groups, basins, Incas and supplies."""
        position = cast(Cuzco, state)
        found = [float(position.points_of(seat)) for seat in range(seats)]
        if position.asking == OVER:
            return found
        left = 0.0 if position.final else float(position.triples) / float(TRIPLES)
        self.add_groups(position, found, left)
        if left > 0.0:
            self.add_basins(position, found)
            for seat in range(seats):
                found[seat] += left * self.supplies(position, seat)
        return found

    def add_groups(self, position: Cuzco, found: list[float], left: float) -> None:
        """CK-806, CK-807 for cities, and what villages may become."""
        sure = EARLY + (1.0 - EARLY) * (1.0 - left)
        villages = position.villages
        temples_ = position.temples()
        while any_in(villages):
            cells = spread(foremost(villages), villages)
            villages = minus(villages, cells)
            here = present(position, cells)
            if not here:
                continue
            temple = both(cells, temples_)
            if any_in(temple):
                self.add_city(position, found, cells, first(temple), here, sure, left)
            elif left > 0.0 and size(cells) > 1:
                seat = leader(position, cells)
                if seat != NOBODY:
                    floors = float(temples.most_floors(cells))
                    found[seat] += VILLAGE * (floors + sure * 2.0 * floors)

    def add_city(
        self,
        position: Cuzco,
        found: list[float],
        cells: Cells,
        place: i64,
        here: i64,
        sure: float,
        left: float,
    ) -> None:
        """CK-806, CK-807 by the present ranks; CK-802 and CK-804 by what is in reach."""
        floors = floors_at(position, place)
        value = 2.0 * float(floors)
        best = best_among(position, cells, here)
        alone = best & (best - 1) == 0
        second = best_among(position, cells, here & ~best)
        certain = position.final
        for seat in range(position.seats):
            if position.counted & bit(seat):
                continue
            if best & bit(seat):
                share = 1.0 if certain else (FIRST if alone else TIED_FIRST)
                found[seat] += value * share * sure
                grown = temples.most_floors(cells)
                if alone and left > 0.0 and grown > floors:
                    found[seat] += ENLARGE * (float(grown) + sure * 2.0 * float(grown - floors))
            elif second & bit(seat) and not (position.no_second and not alone):
                found[seat] += value * (0.5 if certain else SECOND) * sure
            fresh = left > 0.0 and here & bit(seat) and not meet(position.discs, only(place))
            if fresh and festivals.playable(position, seat):
                found[seat] += FESTIVAL * float(FESTIVAL_ALONE[floors])

    def add_basins(self, position: Cuzco, found: list[float]) -> None:
        """CK-803: open basins with few gaps promise their points to who leads around them."""
        basins = position.basins
        built = tiled(position)
        while any_in(basins):
            cells = spread(foremost(basins), basins)
            basins = minus(basins, cells)
            around = minus(beside(cells), cells)
            gaps = size(minus(around, built))
            if gaps == 0 or gaps > 4:
                continue
            seat = leader(position, around)
            if seat != NOBODY:
                hope = BASIN
                for _ in range(gaps):
                    hope *= BASIN_GAP
                found[seat] += 3.0 * float(size(cells)) * hope

    def supplies(self, position: Cuzco, seat: i64) -> float:
        """Incas on the board and how high they stand, cards, tokens and small tiles."""
        incas = position.incas_of(seat)
        levels = size(both(incas, position.height_0)) + 2 * size(both(incas, position.height_1))
        levels += 4 * size(both(incas, position.height_2))
        return (
            INCA * float(size(incas))
            + LEVEL * float(levels)
            + CARD * float(amount(position.hand(seat)))
            + TOKEN * float(lane(position.tokens, seat))
            + DOUBLE * float(lane(position.doubles, seat))
            + SINGLE * float(lane(position.villages_left, seat) + lane(position.crops_left, seat))
        )
