"""How good a position of Inca Empire is: prospects, each as much as games between bots taught."""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.fitted import Fitted, told_of
from tampu.bots.judgement.inca_empire_former import WEIGHTS, FormerJudgement, new_sun
from tampu.bots.judgement.inca_empire_prospects import TERMS, turn_to_come
from tampu.core.bits import lane
from tampu.core.contract import Seat, State
from tampu.games.inca_empire.position import ASK_NEXT, FRESH, OVER
from tampu.games.inca_empire.rules.calendar import FULL, SHORT
from tampu.games.inca_empire.state import IncaEmpire

FACTORS: Final[list[str]] = [*TERMS, "income:first", "income:last", "workers:turn"]
"""What learning weighs: every term of the prospects; who leads and who is last, since the one helps
the other; and a turn of this phase that is still to come."""
FIRST: Final[i64] = len(TERMS)
LAST: Final[i64] = FIRST + 1
TURN: Final[i64] = FIRST + 2
TERM_OF: Final[list[int]] = [TERMS.index(name.partition(":")[0]) for name in FACTORS]
"""Under which term each of them is counted."""
FEWEST: Final[i64] = 3
"""IE-101: players; for each number of them learning found weights of its own."""


class LearnedJudgement(FormerJudgement):
    """Weighs prospects as `inca_empire_fitted.json` has it, stage by stage."""

    def __init__(self, told: dict[str, Any] | None = None) -> None:
        learned = told_of("inca_empire") if told is None else told
        super().__init__(WEIGHTS | learned["prospects"], learned["cards"])
        self.stake = float(learned["stake"])
        self.fits: list[Fitted] = [Fitted(learned, FACTORS, seats) for seats in (3, 4)]
        self.found: vec[float] = vec[float]([0.0] * len(FACTORS))

    def fit(self, position: IncaEmpire) -> Fitted:
        """The weights for so many players."""
        return self.fits[position.seats - FEWEST]

    def features(self) -> list[str]:
        return list(FACTORS)

    def signals(self, state: State, seat: Seat) -> list[float]:
        self.look(cast(IncaEmpire, state), seat)
        return [self.found[number] for number in range(len(FACTORS))]

    def look(self, position: IncaEmpire, seat: Seat) -> None:
        """What a seat has of all that is weighed; it stays in `found`."""
        found = self.found
        if position.asking == OVER:
            for number in range(len(FACTORS)):
                found[number] = 0.0
            return
        future = self.futures.at(position)
        self.prospects.of(position, seat, future)
        for term in range(len(TERMS)):
            found[term] = self.prospects.parts[term]
        helped = 1.0 if len(future.incomes) else 0.0
        found[FIRST] = helped if lane(position.track, 0) == seat else 0.0
        found[LAST] = helped if lane(position.track, position.seats - 1) == seat else 0.0
        found[TURN] = 1.0 if future.people and turn_to_come(position, seat) else 0.0

    def stage(self, state: State) -> float:
        """By the phases that are over."""
        position = cast(IncaEmpire, state)
        last = len(SHORT if position.decline else FULL) - 1
        return max(0.0, float(position.moment) / float(last))

    def settled(self, state: State) -> bool:
        """Where a turn begins, or a Sun phase."""
        position = cast(IncaEmpire, state)
        fresh = position.road_action == FRESH and position.development == FRESH
        return (position.asking == ASK_NEXT and fresh) or new_sun(position)

    def doubt(self, state: State) -> float:
        position = cast(IncaEmpire, state)
        return self.fit(position).doubt(self.stage(state))

    def worth(self, state: State, seat: Seat) -> float:
        position = cast(IncaEmpire, state)
        points = float(position.realms[seat].points)
        fit = self.fit(position)
        row = fit.row(self.stage(state))
        self.look(position, seat)
        for number in range(fit.many):
            points += self.found[number] * fit.weights[row + number]
        return points

    def parts(self, state: State, seat: Seat) -> list[float]:
        position = cast(IncaEmpire, state)
        parts = [float(position.realms[seat].points)] + [0.0] * len(TERMS)
        fit = self.fit(position)
        row = fit.row(self.stage(state))
        self.look(position, seat)
        for number in range(fit.many):
            parts[1 + TERM_OF[number]] += self.found[number] * fit.weights[row + number]
        return parts
