"""How good a position of Inca Empire is: what was counted, weighed as games between bots taught."""

from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.fitted import Fitted, told_of
from tampu.bots.judgement.inca_empire_features import FEATURES
from tampu.bots.judgement.inca_empire_former import FormerJudgement, new_sun
from tampu.bots.judgement.inca_empire_prospects import TERMS
from tampu.bots.judgement.inca_empire_signals import Signals
from tampu.core.contract import Seat, State
from tampu.games.inca_empire.position import ASK_NEXT, FRESH, OVER
from tampu.games.inca_empire.rules.calendar import FULL, SHORT
from tampu.games.inca_empire.state import IncaEmpire

TERM_OF: Final[list[int]] = [TERMS.index(name.partition(":")[0]) for name in FEATURES]
"""Under which term each feature is counted."""
FEWEST: Final[i64] = 3
"""IE-101: players; for each number of them learning found weights of its own."""


class LearnedJudgement(FormerJudgement):
    """Weighs each feature as `inca_empire_fitted.json` has it, stage by stage."""

    def __init__(self, told: dict[str, Any] | None = None) -> None:
        super().__init__()
        learned = told_of("inca_empire") if told is None else told
        self.stake = float(learned["stake"])
        self.seen = Signals()
        self.fits: list[Fitted] = [Fitted(learned, FEATURES, seats) for seats in (3, 4)]

    def fit(self, position: IncaEmpire) -> Fitted:
        """The weights for so many players."""
        return self.fits[position.seats - FEWEST]

    def features(self) -> list[str]:
        return list(FEATURES)

    def signals(self, state: State, seat: Seat) -> list[float]:
        position = cast(IncaEmpire, state)
        if position.asking == OVER:
            return [0.0] * len(FEATURES)
        self.seen.see(position, seat, self.futures.at(position))
        return [self.seen.found[number] for number in range(len(FEATURES))]

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
        if position.asking == OVER:
            return points
        seen = self.seen
        seen.see(position, seat, self.futures.at(position))
        fit = self.fit(position)
        row = fit.row(self.stage(state))
        for number in range(fit.many):
            points += seen.found[number] * fit.weights[row + number]
        return points

    def parts(self, state: State, seat: Seat) -> list[float]:
        position = cast(IncaEmpire, state)
        parts = [float(position.realms[seat].points)] + [0.0] * len(TERMS)
        if position.asking == OVER:
            return parts
        self.seen.see(position, seat, self.futures.at(position))
        fit = self.fit(position)
        row = fit.row(self.stage(state))
        for number in range(fit.many):
            weighed = self.seen.found[number] * fit.weights[row + number]
            parts[1 + TERM_OF[number]] += weighed
        return parts
