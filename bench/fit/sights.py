"""What a judgement sees in games, and what came of it: the numbers that learning is done with."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.fit.games import Played
from tampu.bots.critic import Critic
from tampu.core.contract import NOBODY, State
from tampu.core.game import Game

Numbers = NDArray[np.float64]
Signals = NDArray[np.float64] | NDArray[np.float32]
"""There are many: half of the places will do."""


@dataclass(frozen=True)
class Sight:
    """One settled position of one game, all seats side by side."""

    game: int
    """Its number among the games."""
    deal: int
    stage: float
    points: Numbers
    signals: Signals
    """Seat by seat, feature by feature."""
    final: Numbers
    wins: Numbers
    """1 for the winner; a shared first place is shared."""
    kept: Numbers = field(default_factory=lambda: np.zeros(0))
    """What each seat keeps for later (`Critic.kept`); nothing, if that is not looked at."""

    @property
    def seats(self) -> int:
        return len(self.points)


def seen(game: Game, critic: Critic, games: Iterable[Played], first: int = 0) -> Iterator[Sight]:
    """Every settled position of every game, in order; the games are numbered from the first."""
    for number, played in enumerate(games, first):
        moments: list[tuple[float, Numbers, Signals, Numbers]] = []
        state = game.start(len(played.entrants))
        for action in played.actions:
            state.apply(action, None, int(state.asked()))
            if state.asked() != NOBODY and critic.settled(state):
                moments.append(moment(critic, state))
        final, wins = np.array(state.scores, float), shared(state)
        for stage, points, signals, kept in moments:
            yield Sight(number, played.deal, stage, points, signals, final, wins, kept)


def moment(critic: Critic, state: State) -> tuple[float, Numbers, Signals, Numbers]:
    seats = range(len(state.scores))
    signals = np.array([list(critic.signals(state, seat)) for seat in seats], np.float32)
    kept = np.array([float(critic.kept(state, seat)) for seat in seats])
    return float(critic.stage(state)), np.array(state.scores, float), signals, kept


def shared(state: State) -> Numbers:
    wins = np.zeros(len(state.scores))
    best: Any = list(state.ranking()[0])
    wins[best] = 1.0 / len(best)
    return wins


def hats(stage: float, stages: Sequence[float]) -> Numbers:
    """How much each fitted stage counts at this one: together 1."""
    return _hats(stage, tuple(stages))


@cache
def _hats(stage: float, stages: tuple[float, ...]) -> Numbers:
    return np.array([np.interp(stage, stages, row) for row in np.eye(len(stages))])


def lead(values: Signals) -> Numbers:
    """Each seat's less the mean of the others'."""
    many = len(values)
    led: Numbers = (values * many - values.sum(axis=0)) / (many - 1)
    return led
