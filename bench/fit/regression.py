"""Weights by ridge regression on how games ended, and doubt by the likelihood of who won."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bench.fit.sights import Numbers, Sight, hats, lead

FOLDS = 4
"""Of the deals that are used each is left out once, with so many parts of them at a time."""
HELD_OUT = 5
"""Every fifth deal is not used, for the report."""
HOLDS = (3.0, 30.0, 300.0, 3_000.0, 30_000.0)
"""So many positions' evidence the present weights may be; the data say which serves best."""
SWEEPS = 6
"""So often targets that look ahead are found anew with the weights of the sweep before."""
DOUBTS = np.geomspace(0.5, 60.0, 60)


@dataclass(frozen=True)
class Sums:
    """All that least squares need of some positions."""

    squares: Numbers
    goals: Numbers
    total: float
    rows: int

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(
            self.squares + other.squares,
            self.goals + other.goals,
            self.total + other.total,
            self.rows + other.rows,
        )


def columns(sight: Sight, stages: list[float]) -> Numbers:
    """The leads in every feature, once for every stage: a row per seat."""
    led = lead(sight.signals)
    spread: Numbers = np.einsum("sf,k->sfk", led, hats(sight.stage, stages))
    return spread.reshape(sight.seats, -1)


def gained(sight: Sight) -> Numbers:
    """By how much each seat's lead still grew."""
    return lead(sight.final - sight.points)


def targets(
    sights: Sequence[Sight], stages: list[float], weights: Numbers, trace: float
) -> list[Numbers]:
    """What each position should have told (temporal differences): what the lead grew by until the
    next one, and then partly what that one told, partly what came of it. A trace of 1: only what
    came of it in the end."""
    found = [gained(sight) for sight in sights]
    if trace >= 1.0:
        return found
    for place in range(len(sights) - 2, -1, -1):
        now, later = sights[place], sights[place + 1]
        if now.game == later.game:
            told = columns(later, stages) @ weights
            hence = (1.0 - trace) * told + trace * found[place + 1]
            found[place] = lead(later.points - now.points) + hence
    return found


def sums(
    sights: Sequence[Sight], stages: list[float], goals: Sequence[Numbers] | None = None
) -> Sums:
    """Of these positions; if no goals are given, with what came of them in the end."""
    rows = np.concatenate([columns(sight, stages) for sight in sights])
    goal = np.concatenate(goals or [gained(sight) for sight in sights])
    return Sums(rows.T @ rows, rows.T @ goal, float(goal @ goal), len(goal))


def solved(of: Sums, present: Numbers, hold: float) -> Numbers:
    """Least squares, held near the present weights: what always comes together cannot be told
    apart by looking."""
    scale = np.diag(np.diag(of.squares) / of.rows + 1e-9) * hold
    found = np.linalg.solve(of.squares + scale, of.goals + scale @ present)
    return found.astype(np.float64)


def missed(of: Sums, weights: Numbers) -> float:
    """The mean square of what these weights do not explain."""
    squares = of.total - 2 * weights @ of.goals + weights @ of.squares @ weights
    return float(squares) / of.rows


def fitted(
    sights: Sequence[Sight],
    stages: list[float],
    present: Numbers,
    hold: float | None = None,
    trace: float = 1.0,
) -> tuple[Numbers, float]:
    """The weights, and how firmly they were held: if not told, as served best on deals left out in
    turn."""
    firm = hold if hold is not None else best_hold(sights, stages, present)
    weights = present
    for _ in range(1 if trace >= 1.0 else SWEEPS):
        goals = targets(sights, stages, weights, trace)
        weights = solved(sums(sights, stages, goals), present, firm)
    return weights, firm


def best_hold(sights: Sequence[Sight], stages: list[float], present: Numbers) -> float:
    """By what is missed of each part of the deals when it is left out."""
    parts = [
        sums([sight for sight in sights if sight.deal // HELD_OUT % FOLDS == fold], stages)
        for fold in range(FOLDS)
    ]
    whole = sum(parts[1:], parts[0])

    def left_out(firm: float) -> float:
        found = 0.0
        for part in parts:
            rest = Sums(
                whole.squares - part.squares,
                whole.goals - part.goals,
                whole.total - part.total,
                whole.rows - part.rows,
            )
            found += missed(part, solved(rest, present, firm)) * part.rows
        return found

    return min(HOLDS, key=left_out)


def worths(sight: Sight, weights: Numbers, stages: list[float]) -> Numbers:
    """The final score to be expected, seat by seat."""
    per_stage = weights.reshape(-1, len(stages))
    worth: Numbers = sight.points + sight.signals @ (per_stage @ hats(sight.stage, stages))
    return worth


def chances(worths: Numbers, doubt: float | Numbers) -> Numbers:
    """As `tampu.bots.utility.win_chances` has it; a row per position."""
    odds = np.exp((worths - worths.max(axis=-1, keepdims=True)) / (0.78 * doubt + 0.1))
    share: Numbers = odds / odds.sum(axis=-1, keepdims=True)
    return share


def doubts(sights: Sequence[Sight], weights: Numbers, stages: list[float]) -> list[float]:
    """For every stage the doubt that makes the winners most likely, by the positions near it."""
    tables = [
        (
            np.array([worths(sight, weights, stages) for sight in group]),
            np.array([sight.wins for sight in group]),
            np.array([hats(sight.stage, stages) for sight in group]),
        )
        for group in by_seats(sights).values()
    ]

    def loss(doubt: float, place: int) -> float:
        return -sum(
            float(share[:, place] @ (wins * np.log(chances(worth, doubt) + 1e-12)).sum(axis=1))
            for worth, wins, share in tables
        )

    return [
        round(float(min(DOUBTS, key=lambda doubt: loss(float(doubt), place))), 2)
        for place in range(len(stages))
    ]


def kept_worth(
    sights: Sequence[Sight], weights: Numbers, doubts: list[float], stages: list[float]
) -> float:
    """What one more of what a seat keeps for later adds to its chance to win, beside what weights
    and doubts tell of it: least squares again."""
    total = squares = 0.0
    for sight in sights:
        if not sight.kept.any():
            continue
        doubt = float(np.array(doubts) @ hats(sight.stage, stages))
        missing = sight.wins - chances(worths(sight, weights, stages), doubt)
        more = lead(sight.kept)
        total += float(more @ missing)
        squares += float(more @ more)
    return total / squares if squares else 0.0


def by_seats(sights: Sequence[Sight]) -> dict[int, list[Sight]]:
    found: dict[int, list[Sight]] = {}
    for sight in sights:
        found.setdefault(sight.seats, []).append(sight)
    return found
