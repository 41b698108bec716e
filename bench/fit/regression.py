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


def gained(sight: Sight) -> Numbers:
    """By how much each seat's lead still grew."""
    return lead(sight.final - sight.points)


def told(sights: Sequence[Sight], stages: list[float], weights: Numbers) -> list[Numbers]:
    """By how much each lead will still grow, as these weights have it."""
    per_stage = weights.reshape(-1, len(stages))
    slopes = {stage: per_stage @ hats(stage, stages) for stage in {s.stage for s in sights}}
    return [lead(sight.signals @ slopes[sight.stage]) for sight in sights]


def targets(
    sights: Sequence[Sight], stages: list[float], weights: Numbers, trace: float
) -> list[Numbers]:
    """What each position should have told (temporal differences): what the lead grew by until the
    next one, and then partly what that one told, partly what came of it. A trace of 1: only what
    came of it in the end."""
    found = [gained(sight) for sight in sights]
    if trace >= 1.0:
        return found
    said = told(sights, stages, weights)
    for place in range(len(sights) - 2, -1, -1):
        now, later = sights[place], sights[place + 1]
        if now.game == later.game:
            hence = (1.0 - trace) * said[place + 1] + trace * found[place + 1]
            found[place] = lead(later.points - now.points) + hence
    return found


def sums(
    sights: Sequence[Sight], stages: list[float], goals: Sequence[Numbers] | None = None
) -> Sums:
    """Of these positions; if no goals are given, with what came of them in the end.

    Every feature has a column for every stage. The positions of one stage are added up first: they
    differ from those of another only by how much each column counts.
    """
    goal = goals or [gained(sight) for sight in sights]
    places: dict[float, list[int]] = {}
    for place, sight in enumerate(sights):
        places.setdefault(sight.stage, []).append(place)
    columns = sights[0].signals.shape[1] * len(stages)
    found = Sums(np.zeros((columns, columns)), np.zeros(columns), 0.0, 0)
    for stage, those in places.items():
        led = np.concatenate([lead(sights[place].signals) for place in those]).astype(np.float64)
        ends = np.concatenate([goal[place] for place in those])
        share = hats(stage, stages)
        squares = np.kron(led.T @ led, np.outer(share, share)).astype(np.float64)
        aims = np.kron(led.T @ ends, share)
        found += Sums(squares, aims, float(ends @ ends), len(ends))
    return found


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
    bends: list[float] | None = None,
) -> tuple[Numbers, float]:
    """The weights, and how firmly they were held: if not told, as served best on deals left out in
    turn. What is found is by how much the present weights change, at each of the bends, which are
    the stages if not told; between them the change slides."""
    places = bends or stages
    said = told(sights, stages, present)
    firm = hold if hold is not None else best_hold(sights, places, said)
    weights = present
    for _ in range(1 if trace >= 1.0 else SWEEPS):
        goals = beyond(targets(sights, stages, weights, trace), said)
        of = sums(sights, places, goals)
        change = solved(of, np.zeros(len(of.goals)), firm)
        weights = present + slid(change, places, stages)
    return weights, firm


def beyond(goals: Sequence[Numbers], said: Sequence[Numbers]) -> list[Numbers]:
    """What is left of these goals when what was said before is known."""
    return [goal - known for goal, known in zip(goals, said, strict=True)]


def slid(change: Numbers, bends: list[float], stages: list[float]) -> Numbers:
    """What a change at the bends is at every stage."""
    share = np.array([hats(stage, bends) for stage in stages])
    found: Numbers = change.reshape(-1, len(bends)) @ share.T
    return found.ravel()


def best_hold(sights: Sequence[Sight], bends: list[float], said: Sequence[Numbers]) -> float:
    """By what is missed of each part of the deals when it is left out."""
    goals = beyond([gained(sight) for sight in sights], said)

    def part(fold: int) -> Sums:
        those = [n for n, s in enumerate(sights) if s.deal // HELD_OUT % FOLDS == fold]
        return sums([sights[n] for n in those], bends, [goals[n] for n in those])

    parts = [part(fold) for fold in range(FOLDS)]
    whole = sum(parts[1:], parts[0])
    nothing = np.zeros(len(whole.goals))

    def left_out(firm: float) -> float:
        found = 0.0
        for part in parts:
            rest = Sums(
                whole.squares - part.squares,
                whole.goals - part.goals,
                whole.total - part.total,
                whole.rows - part.rows,
            )
            found += missed(part, solved(rest, nothing, firm)) * part.rows
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
