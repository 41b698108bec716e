"""What a position of Cuzco (Kiesling & Kramer) is worth by what learning found."""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.fitted import Fitted, told_of
from tampu.bots.judgement.cuzco_kramer_former import TERMS, Former
from tampu.bots.judgement.cuzco_kramer_signals import FEATURES, MANY, Survey, stage_of
from tampu.bots.utility import utilities, wave, win_chances, wished
from tampu.core.contract import Seat, State
from tampu.games.cuzco_kramer.position import ASK_ACTION, OVER
from tampu.games.cuzco_kramer.state import Cuzco

TOLD: Final[dict[str, Any]] = told_of("cuzco_kramer")

LAST_DOUBT: Final = 2.0
"""In the last turns what can be counted is nearly all there is."""


class Outlook(Former):
    """Judges as learned; plans and answers festivals as before."""

    def __init__(self, told: dict[str, Any] = TOLD) -> None:
        super().__init__()
        self.stake = told["stake"]
        self.survey: Survey = Survey()
        self.term: vec[i64] = vec[i64]([TERMS.index(name.partition(":")[0]) for name in FEATURES])
        """The term that each feature is counted under."""
        self.tables: list[Fitted] = [Fitted(told, FEATURES, seats) for seats in (2, 3, 4)]

    def doubt(self, state: State) -> float:
        position = cast(Cuzco, state)
        if position.final:
            return LAST_DOUBT
        return self.tables[position.seats - 2].doubt(stage_of(position))

    def features(self) -> list[str]:
        return FEATURES

    def signals(self, state: State, seat: Seat) -> list[float]:
        self.survey.take(cast(Cuzco, state))
        return [self.survey.found[seat * MANY + number] for number in range(MANY)]

    def stage(self, state: State) -> float:
        return stage_of(cast(Cuzco, state))

    def settled(self, state: State) -> bool:
        """Between two turns, while triples are left (CK-901)."""
        position = cast(Cuzco, state)
        return position.asking == ASK_ACTION and not position.laid and not position.final

    def worths(self, state: State, seats: i64) -> list[float]:  # noqa: ARG002
        return self.weighed(cast(Cuzco, state), False)

    def weighed(self, position: Cuzco, to_taste: bool) -> list[float]:
        """The worth of every seat; with a taste, some features count more or less."""
        found = [float(position.points_of(seat)) for seat in range(position.seats)]
        if position.asking == OVER:
            return found
        survey, table = self.survey, self.tables[position.seats - 2]
        survey.take(position)
        weights: vec[float] = table.weights
        begin = table.row(stage_of(position))
        for seat in range(position.seats):
            worth = found[seat] * self.taste[0] if to_taste else found[seat]
            for number in range(MANY):
                signal = survey.found[seat * MANY + number]
                if to_taste:
                    signal *= self.taste[self.term[number]]
                worth += signal * weights[begin + number]
            found[seat] = worth
        return found

    def parts(self, state: State, seat: Seat) -> list[float]:
        position = cast(Cuzco, state)
        parts = [0.0] * len(TERMS)
        parts[0] = float(position.points_of(seat))
        if position.asking == OVER:
            return parts
        table = self.tables[position.seats - 2]
        self.survey.take(position)
        begin = table.row(stage_of(position))
        for number in range(MANY):
            signal = self.survey.found[seat * MANY + number]
            parts[self.term[number]] += signal * table.weights[begin + number]
        return parts

    def wish(self, position: Cuzco, seat: Seat) -> float:
        """As `utilities` has it, for one seat, in a position that can be judged."""
        if position.asking == OVER:
            return utilities(self, position, position.seats)[seat]
        worths = self.weighed(position, len(self.taste) > 0)
        if self.blur > 0.0:
            for other in range(position.seats):
                worths[other] += self.blur * wave(worths[other], self.mood + other)
        win = win_chances(worths, self.doubt(position))[seat]
        return wished(self, win, worths, seat)
