"""How `search` and `greedy` judge Cuzco (Kiesling & Kramer), with weights chosen by hand.

They stay as they are, so that others can be measured by them.
"""

import json
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.critic import ASK_TREE, Critic
from tampu.bots.judgement.cuzco_kramer_options import options
from tampu.core.bits import bit, lane
from tampu.core.contract import CHANCE, NOBODY, Action, Luck, Seat, State
from tampu.core.hexes import (
    Cells,
    Place,
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
from tampu.games.cuzco_kramer.box import ACTION_POINTS, FESTIVAL_ALONE, TRIPLES
from tampu.games.cuzco_kramer.ground import best_among, floors_at, leader, present, tiled
from tampu.games.cuzco_kramer.position import ASK_ACTION, ASK_ANSWER, OVER, amount
from tampu.games.cuzco_kramer.rules import festivals, legal, temples
from tampu.games.cuzco_kramer.state import Cuzco

WEIGHTS: Final[dict[str, float]] = json.loads(
    (files("tampu.bots.judgement") / "cuzco_kramer.json").read_text(encoding="utf-8")
)["weights"]
"""What things are worth in points: chosen by hand in the arena."""
TERMS: Final[list[str]] = [
    "points",
    "cities",
    "growth",
    "festivals",
    "villages",
    "basins",
    "incas",
    "cards",
    "tokens",
    "tiles",
]
TERM_COUNT: Final[i64] = 10
CITIES: Final[i64] = 1
GROWTH: Final[i64] = 2
FESTIVALS: Final[i64] = 3
VILLAGES: Final[i64] = 4
BASINS: Final[i64] = 5
INCAS: Final[i64] = 6
HAND: Final[i64] = 7
TOKENS: Final[i64] = 8
TILES: Final[i64] = 9


class Former(Critic):
    """Plans turns, and searches the answers to a festival."""

    def __init__(self, weights: dict[str, float] = WEIGHTS) -> None:
        self.stake = weights["stake"]
        self.uncertainty = weights["doubt"]
        self.first = weights["first"]
        self.tied_first = weights["tied_first"]
        self.second = weights["second"]
        self.early = weights["early"]
        self.enlarge = weights["enlarge"]
        self.village = weights["village"]
        self.basin = weights["basin"]
        self.basin_gap = weights["basin_gap"]
        self.inca = weights["inca"]
        self.level = weights["level"]
        self.card = weights["card"]
        self.festival = weights["festival"]
        self.token = weights["token"]
        self.double = weights["double"]
        self.single = weights["single"]

    def plans(self, state: State) -> bool:
        return cast(Cuzco, state).asking == ASK_ACTION

    def wastes(self, state: State, action: Action) -> bool:
        """CK-214: the turn ends, and action points are left; in the last round nothing may be left
        to do."""
        position = cast(Cuzco, state)
        return action == act.END and position.ap > 0 and not position.final

    def begins(self, state: State) -> bool:
        position = cast(Cuzco, state)
        return position.asking != ASK_ACTION or position.ap == ACTION_POINTS

    def glance(self) -> i64:
        """All that is worth a thought, and what can follow the best of it: no tile, Inca or temple
        is worth its points without the others."""
        return 400

    def mark(self, state: State) -> i64:
        """CK-411: all but where Incas stand."""
        position = cast(Cuzco, state)
        stock = position.triples * 64 + position.basin_stock + amount(position.deck)
        return (position.points ^ position.doubles ^ position.tokens) * 8 + stock * 8 + position.ap

    def options(self, state: State, seat: Seat) -> list[int]:
        position = cast(Cuzco, state)
        return options(position) if position.asking == ASK_ACTION else state.actions(seat)

    def is_quiet(self, state: State) -> bool:
        """A festival is looked at to its end, a turn as far as the plan goes."""
        position = cast(Cuzco, state)
        return position.asking == ASK_ACTION or position.asking == OVER

    def finish(self, state: State, seat: Seat) -> None:
        position = cast(Cuzco, state)
        if position.asking == ASK_ACTION and position.active == seat and not position.owed:
            position.apply(act.END)

    def quieten(self, state: State, luck: Luck) -> None:
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

    def worth(self, state: State, seat: Seat) -> float:
        return self.worths(state, cast(Cuzco, state).seats)[seat]

    def worths(self, state: State, seats: i64) -> list[float]:
        ledger = self.ledger(cast(Cuzco, state))
        worths: list[float] = []
        for seat in range(seats):
            found = 0.0
            for term in range(TERM_COUNT):
                found += ledger[seat * TERM_COUNT + term]
            worths.append(found)
        return worths

    def terms(self) -> list[str]:
        return TERMS

    def parts(self, state: State, seat: Seat) -> list[float]:
        ledger = self.ledger(cast(Cuzco, state))
        return [ledger[seat * TERM_COUNT + term] for term in range(TERM_COUNT)]

    def ledger(self, position: Cuzco) -> vec[float]:
        """Points so far, groups, basins, Incas and supplies: for each seat all terms."""
        found: vec[float] = vec[float]([0.0] * int(position.seats * TERM_COUNT))
        for seat in range(position.seats):
            found[seat * TERM_COUNT] = float(position.points_of(seat))
        if position.asking == OVER:
            return found
        left = 0.0 if position.final else float(position.triples) / float(TRIPLES)
        self.add_groups(position, found, left)
        if left > 0.0:
            self.add_basins(position, found)
            for seat in range(position.seats):
                self.add_supplies(position, found, seat, left)
        return found

    def add_groups(self, position: Cuzco, found: vec[float], left: float) -> None:
        """CK-806, CK-807 for cities, and what villages may become."""
        sure = self.early + (1.0 - self.early) * (1.0 - left)
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
                    gain = self.village * (floors + sure * 2.0 * floors)
                    found[seat * TERM_COUNT + VILLAGES] += gain

    def add_city(
        self,
        position: Cuzco,
        found: vec[float],
        cells: Cells,
        place: Place,
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
            row = seat * TERM_COUNT
            if best & bit(seat):
                share = 1.0 if certain else (self.first if alone else self.tied_first)
                found[row + CITIES] += value * share * sure
                grown = temples.most_floors(cells)
                if alone and left > 0.0 and grown > floors:
                    gain = float(grown) + sure * 2.0 * float(grown - floors)
                    found[row + GROWTH] += self.enlarge * gain
            elif second & bit(seat) and not (position.no_second and not alone):
                found[row + CITIES] += value * (0.5 if certain else self.second) * sure
            fresh = left > 0.0 and here & bit(seat) and not meet(position.discs, only(place))
            if fresh and festivals.playable(position, seat):
                found[row + FESTIVALS] += self.festival * float(FESTIVAL_ALONE[floors])

    def add_basins(self, position: Cuzco, found: vec[float]) -> None:
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
                hope = self.basin
                for _ in range(gaps):
                    hope *= self.basin_gap
                found[seat * TERM_COUNT + BASINS] += 3.0 * float(size(cells)) * hope

    def add_supplies(self, position: Cuzco, found: vec[float], seat: Seat, left: float) -> None:
        """Incas on the board and how high they stand, cards, tokens and small tiles."""
        row = seat * TERM_COUNT
        incas = position.incas_of(seat)
        levels = size(both(incas, position.height_0)) + 2 * size(both(incas, position.height_1))
        levels += 4 * size(both(incas, position.height_2))
        found[row + INCAS] = left * (self.inca * float(size(incas)) + self.level * float(levels))
        found[row + HAND] = left * self.card * float(amount(position.hand(seat)))
        found[row + TOKENS] = left * self.token * float(lane(position.tokens, seat))
        singles = lane(position.villages_left, seat) + lane(position.crops_left, seat)
        found[row + TILES] = left * (
            self.double * float(lane(position.doubles, seat)) + self.single * float(singles)
        )
