"""How `search` judges Cuzco (Feld): points, end bonuses, and what is in reach, by hand."""

import json
from importlib.resources import files
from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.bots.judgement.cuzco_feld_prospects import TERMS, Prospects
from tampu.bots.judgement.cuzco_feld_turns import Turns, moment, turn_up
from tampu.core.contract import Luck, Seat, State
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.agenda import ASK_DIE, ASK_GOD, ASK_PUTUTU, OVER
from tampu.games.cuzco_feld.box import ROUNDS
from tampu.games.cuzco_feld.layout import SETTING_UP
from tampu.games.cuzco_feld.state import CuzcoFeld

TOLD: Final[Any] = json.loads(
    (files("tampu.bots.judgement") / "cuzco_feld.json").read_text(encoding="utf-8")
)
"""What things are worth in points."""


class Former(Critic):
    """Tries out what to do next by playing the round on; plans what is chosen in the set-up."""

    def __init__(self, told: Any = TOLD) -> None:
        weights: dict[str, float] = told["weights"]
        self.stake = weights["stake"]
        self.uncertainty = weights["doubt"]
        self.uncertainty_early = weights["doubt_early"]
        self.most_candidates: i64 = int(weights["candidates"])
        """So many candidates are tried out: those that look best at once."""
        self.rounds: i64 = int(weights["rounds"])
        """So many rounds, the one that is on included, are played on after each."""
        self.times: i64 = int(weights["times"])
        self.turns = Turns(Prospects(weights, told["units"], told["uses"], told["cards"]))

    def plans(self, state: State) -> bool:
        return cast(CuzcoFeld, state).phase == SETTING_UP

    def begins(self, state: State) -> bool:
        return cast(CuzcoFeld, state).top() == ASK_DIE

    def mark(self, state: State) -> i64:
        """Every answer is a step forward."""
        position = cast(CuzcoFeld, state)
        return moment(position) * 64 + position.top()

    def unveil(self, state: State) -> None:
        position = cast(CuzcoFeld, state)
        while position.top() == ASK_GOD and position.phase != SETTING_UP:
            turn_up(position)

    def finish(self, state: State, seat: Seat) -> None:
        position = cast(CuzcoFeld, state)
        if position.phase != SETTING_UP:
            self.turns.complete(position, seat, moment(position), True)

    def quieten(self, state: State, luck: Luck) -> None:  # noqa: ARG002
        """Every position can be valued as it stands."""
        return

    def candidates(self, state: State, seat: Seat) -> list[list[int]]:
        """A die with its space, or any other answer; of many those that look best."""
        position = cast(CuzcoFeld, state)
        if position.phase == SETTING_UP or position.top() == OVER:
            return []
        found: list[list[int]] = []
        for action in position.actions(seat):
            if position.top() == ASK_DIE and act.verb_of(action) == act.DIE:
                found += self.placements(position, action)
            else:
                found.append([action])
        if len(found) > self.most_candidates:
            found = self.best_candidates(position, seat, found)
        return found

    def placements(self, position: CuzcoFeld, die: i64) -> list[list[int]]:
        """CF-205, CF-206: a die with each of its spaces; with pututus the die alone."""
        after = position.copy()
        after.apply(die)
        if after.top() == ASK_PUTUTU:
            return [[int(die)]]
        return [[int(die), space] for space in after.actions()]

    def best_candidates(
        self, position: CuzcoFeld, seat: Seat, candidates: list[list[int]]
    ) -> list[list[int]]:
        """Those after which the turn, played on, is worth most."""
        ranked: list[tuple[float, int]] = []
        for number in range(len(candidates)):
            after = position.copy()
            for action in candidates[number]:
                after.apply(action, None, seat)
            self.turns.complete(after, seat, moment(position), True)
            ranked.append((-self.turns.gain(after, seat), number))
        ranked.sort()
        return [candidates[number] for _, number in ranked[: self.most_candidates]]

    def tries(self) -> i64:
        return self.times

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:  # noqa: ARG002
        return 1 + self.turns.play_on(cast(CuzcoFeld, state), luck, self.rounds)

    # Worth

    def doubt(self, state: State) -> float:
        """The more dice are to come, the more can change."""
        position = cast(CuzcoFeld, state)
        rounds = float(ROUNDS - position.round) + 1.0
        return self.uncertainty + self.uncertainty_early * rounds

    def worth(self, state: State, seat: Seat) -> float:
        return self.turns.worth(cast(CuzcoFeld, state), seat)

    def worths(self, state: State, seats: i64) -> list[float]:
        position = cast(CuzcoFeld, state)
        return [self.turns.worth(position, seat) for seat in range(seats)]

    def terms(self) -> list[str]:
        return ["points", *TERMS]

    def parts(self, state: State, seat: Seat) -> list[float]:
        return self.turns.parts(cast(CuzcoFeld, state), seat)
