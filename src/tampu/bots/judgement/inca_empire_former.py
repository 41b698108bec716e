"""How `search` and `greedy` judge a position of Inca Empire: by weights chosen by hand."""

import json
from importlib.resources import files
from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.bots.judgement.inca_empire_future import Futures
from tampu.bots.judgement.inca_empire_options import in_turn, options, turn_up_markers
from tampu.bots.judgement.inca_empire_prospects import TERMS, Prospects
from tampu.core.contract import Luck, Seat, State
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.position import (
    ASK_CARD,
    ASK_NEXT,
    ASK_QUARTER,
    ASK_ROAD,
    ASK_TARGET,
    FRESH,
    OVER,
)
from tampu.games.inca_empire.state import IncaEmpire

_told: Any = json.loads(
    (files("tampu.bots.judgement") / "inca_empire.json").read_text(encoding="utf-8")
)
WEIGHTS: Final[dict[str, float]] = _told["weights"]
"""What things are worth in points."""
CARDS: Final[dict[str, list[Any]]] = _told["cards"]
"""What each Sun card needs to act, and its points for one turn of a player beside it."""


class FormerJudgement(Critic):
    """Plans People turns, and tries out where to lay which Sun card."""

    def __init__(
        self, weights: dict[str, float] = WEIGHTS, cards: dict[str, list[Any]] = CARDS
    ) -> None:
        self.stake = weights["stake"]
        self.uncertainty = weights["doubt"]
        self.uncertainty_early = weights["doubt_early"]
        self.futures = Futures(weights["worker"], weights["worker_early"])
        self.prospects = Prospects(weights, cards)

    # The turn

    def plans(self, state: State) -> bool:
        return cast(IncaEmpire, state).asking >= ASK_NEXT

    def begins(self, state: State) -> bool:
        position = cast(IncaEmpire, state)
        begun = position.road_action != FRESH or position.development != FRESH
        return not (position.asking >= ASK_NEXT and begun)

    def mark(self, state: State) -> i64:
        """Every step of a turn is a step forward (IE-502): each has a mark of its own."""
        position = cast(IncaEmpire, state)
        step = position.asking + 32 * (position.laid + 8 * (position.repeats + 8 * position.rapids))
        return (position.moment * 8 + position.place) * 65536 + step

    def options(self, state: State, seat: Seat) -> list[int]:
        position = cast(IncaEmpire, state)
        return options(position) if position.asking >= ASK_NEXT else state.actions(seat)

    def hurries(self) -> bool:
        """IE-510, IE-720: a wild road alone can have a hundred places."""
        return True

    def unveil(self, state: State) -> None:
        turn_up_markers(cast(IncaEmpire, state))

    def finish(self, state: State, seat: Seat) -> None:
        """What is begun is done as well as one look can tell; then the turn ends."""
        position = cast(IncaEmpire, state)
        turn_up_markers(position)
        moment, place = position.moment, position.place
        while in_turn(position, seat) and position.moment == moment and position.place == place:
            if position.asking == ASK_NEXT:
                position.apply(act.END)
            elif position.asking == ASK_ROAD and position.laid:
                position.apply(act.STOP)
            else:
                position.apply(self.best_step(position, seat))
                turn_up_markers(position)

    def best_step(self, position: IncaEmpire, seat: Seat) -> i64:
        """The option that is best for this seat at once; a kind of development with its place."""
        found = options(position)
        best: i64 = found[0]
        hope = -1e9
        for action in found:
            after = position.copy()
            after.apply(action)
            if after.asking == ASK_TARGET:
                after.apply(self.best_step(after, seat))
            turn_up_markers(after)
            worth = self.worth(after, seat)
            if worth > hope:
                best, hope = action, worth
        return best

    # The Sun phase

    def candidates(self, state: State, seat: Seat) -> list[list[int]]:
        """IE-403, IE-405: each card of the hand with each quarter that is free."""
        position = cast(IncaEmpire, state)
        if position.asking == ASK_QUARTER:
            return [[action] for action in position.actions(seat)]
        found: list[list[int]] = []
        for card in position.actions(seat):
            after = position.copy()
            after.apply(card)
            found += [[card, quarter] for quarter in after.actions(seat)]
        return found

    def quieten(self, state: State, luck: Luck) -> None:
        """Chance falls, and a Sun phase that has begun is played out at random."""
        position = cast(IncaEmpire, state)
        while position.asking < ASK_NEXT and not new_sun(position):
            position.apply(position.random_action(luck))

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:  # noqa: ARG002
        """Everybody does what looks best at once, until the next Sapa Inca phase is over."""
        position = cast(IncaEmpire, state)
        looked: i64 = 1
        sapas = self.futures.at(position).sapas
        while position.asking != OVER and self.futures.at(position).sapas == sapas:
            if position.asking < ASK_NEXT:
                position.apply(position.random_action(luck))
            elif position.asking == ASK_NEXT:
                position.apply(next_action(position))
            else:
                position.apply(self.best_step(position, position.active))
            looked += 1
        self.quieten(position, luck)
        return looked

    # Worth

    def doubt(self, state: State) -> float:
        """The more scorings are to come, the more can change."""
        future = self.futures.at(cast(IncaEmpire, state))
        return self.uncertainty + self.uncertainty_early * float(future.sapas)

    def worths(self, state: State, seats: i64) -> list[float]:
        return [self.worth(state, seat) for seat in range(seats)]

    def worth(self, state: State, seat: Seat) -> float:
        position = cast(IncaEmpire, state)
        points = float(position.realms[seat].points)
        if position.asking == OVER:
            return points
        return points + self.prospects.of(position, seat, self.futures.at(position))

    def terms(self) -> list[str]:
        return ["points", *TERMS]

    def parts(self, state: State, seat: Seat) -> list[float]:
        position = cast(IncaEmpire, state)
        points = float(position.realms[seat].points)
        if position.asking == OVER:
            return [points] + [0.0] * len(TERMS)
        self.prospects.of(position, seat, self.futures.at(position))
        return [points] + [self.prospects.parts[term] for term in range(len(TERMS))]


def next_action(position: IncaEmpire) -> i64:
    """IE-502: roads, then development, then the end."""
    if position.road_action == FRESH:
        return act.ROADS
    return act.DEVELOPMENT if position.development == FRESH else act.END


def new_sun(position: IncaEmpire) -> bool:
    """Whether a Sun phase has just begun: no card chosen, none laid."""
    return position.asking == ASK_CARD and position.down == 0
