"""Uphill by trying: in which direction knobs must be turned to win more.

All knobs are turned at once by chance, one player by so much one way, the others by as much the
other way. Over many duels, what each knob had to do with winning shows (an evolution strategy with
mirrored samples); steps are taken by a moving mean of that, measured by its own spread.
"""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import cycle, islice

import numpy as np
from numpy.typing import NDArray

from bench.tune.duel import Duel, Outcome, fought
from bench.tune.knobs import Knob, Told, turned
from tampu.arena.statistics import Interval, bootstrap

Numbers = NDArray[np.float64]
STEP = 0.12
"""A step of a knob that always pulls the same way, in its reach."""
MEMORY, SPREAD_MEMORY = 0.9, 0.98
"""How much of the mean pull, and of its spread, stays from step to step."""
TAIL = 30
"""The weights that stay are about the mean of so many last steps."""
STAKE = 20.0
"""So many points of lead count like a win."""
CLIP = 60.0
"""A lead counts up to so many points: more of it proves nothing."""
FRESH_DEALS = 1_000_000_000
"""What is looked at on the way is played on deals from here; steps are made on lower ones."""


@dataclass
class Ascent:
    """Where the climb stands."""

    knobs: list[Knob]
    steps: int
    """How many there will be."""
    done: int = 0
    at: Numbers = field(init=False)
    mean: Numbers = field(init=False)
    """About the mean of the last steps: what stays in the end."""
    pull: Numbers = field(init=False)
    spread: Numbers = field(init=False)

    def __post_init__(self) -> None:
        self.at, self.mean, self.pull, self.spread = np.zeros((4, len(self.knobs)))

    def learn(self, tried: Numbers, gained: Numbers) -> None:
        """One step, by what the duels gained in which the knobs were turned so (row by row)."""
        self.done += 1
        towards = (gained - gained.mean()) @ tried / len(gained)
        self.pull = MEMORY * self.pull + (1 - MEMORY) * towards
        self.spread = SPREAD_MEMORY * self.spread + (1 - SPREAD_MEMORY) * towards**2
        pull = self.pull / (1 - MEMORY**self.done)
        spread = self.spread / (1 - SPREAD_MEMORY**self.done)
        measure = np.sqrt((spread + spread.mean()) / 2)
        if measure.all():
            self.at = self.at + STEP * self.haste() * pull / measure
        self.mean = self.mean + (self.at - self.mean) / min(self.done, TAIL)

    def haste(self) -> float:
        """Full steps in the first half, then shorter ones."""
        return min(1.0, 2.0 * (1.0 - self.done / (self.steps + 1)))


def climbed(
    ascent: Ascent,
    game_key: str,
    told: Told,
    seats: Sequence[int],
    blocks: int,
    luck: np.random.Generator,
    pool: Executor,
) -> None:
    """One step of so many blocks, with these numbers of players in turn."""
    tried = luck.standard_normal((blocks, len(ascent.knobs)))
    deals = luck.integers(FRESH_DEALS, size=blocks)
    duels = [
        Duel(game_key, *mirrored(ascent, told, row), many, int(deal))
        for row, deal, many in zip(tried, deals, islice(cycle(seats), blocks), strict=True)
    ]
    outcomes = pool.map(fought, duels, chunksize=3)
    ascent.learn(tried, np.array([gain(outcome) for outcome in outcomes]))


def mirrored(ascent: Ascent, told: Told, row: Numbers) -> tuple[Told, Told]:
    """Turned one way, and as much the other way."""
    one = turned(told, ascent.knobs, list(ascent.at + row))
    return one, turned(told, ascent.knobs, list(ascent.at - row))


def gain(outcome: Outcome) -> float:
    """Wins are what counts; leads tell of them with fewer games."""
    return outcome.wins + max(-CLIP, min(CLIP, outcome.lead)) / STAKE


@dataclass(frozen=True)
class Look:
    """What new weights won from those of before in quick games."""

    step: int
    seats: int
    games: int
    lead: Interval
    wins: Interval


def looked(
    step: int, game_key: str, new: Told, before: Told, many: int, blocks: int, pool: Executor
) -> Look:
    """On deals that no step is made on, always the same."""
    deals = range(FRESH_DEALS, FRESH_DEALS + blocks)
    duels = [Duel(game_key, new, before, many, deal) for deal in deals]
    outcomes = list(pool.map(fought, duels, chunksize=3))
    lead = bootstrap([outcome.lead for outcome in outcomes])
    return Look(step, many, many * blocks, lead, bootstrap([o.wins for o in outcomes]))
