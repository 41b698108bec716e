"""Strengths from rankings: the Plackett-Luce model, fitted by maximum likelihood.

A ranking is a row of picks: who comes first of all, who comes first of the rest, and so on. The
chance of a pick is the strength of the one picked in proportion to all that could be. Tied places
count as all their orders, each in equal parts; a drawn game of two is half a win for both.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations, product
from math import exp

Pick = tuple[tuple[int, ...], int]
"""Among whom (ascending, somebody may sit there twice), and who came first."""
Picks = Mapping[Pick, float]
"""Picks and how often they were seen."""

PRIOR = 1.0
"""So many games everybody drew with an average player: else who always wins has no rating."""
LONGEST_STEP = 2.0
CLOSE_ENOUGH = 1e-9
MOST_STEPS = 200


def picks_of(sitters: Sequence[int], ranking: Iterable[Sequence[int]]) -> dict[Pick, float]:
    """The picks of one game: who sits where, and the seats ranked, tied ones together."""
    orders = list(product(*(list(permutations(place)) for place in ranking)))
    found: dict[Pick, float] = {}
    for order in orders:
        left = [sitters[seat] for place in order for seat in place]
        while len(left) > 1:
            pick = (tuple(sorted(left)), left.pop(0))
            found[pick] = found.get(pick, 0.0) + 1 / len(orders)
    return found


def fit(picks: Picks, number: int, start: Sequence[float] | None = None) -> list[float]:
    """The most likely strengths (logarithms, 0 is average) of so many entrants: Newton's method."""
    strengths = [0.0] * number if start is None else list(start)
    for _ in range(MOST_STEPS):
        slope, curve = slopes(picks, strengths)
        step = solve(curve, slope)
        longest = max(abs(part) for part in step)
        pace = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [old + pace * part for old, part in zip(strengths, step, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    return strengths


def slopes(picks: Picks, strengths: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with every strength, and how it bends (downwards is positive)."""
    number = len(strengths)
    slope, curve = [0.0] * number, [[0.0] * number for _ in range(number)]
    for i, strength in enumerate(strengths):
        chance = 1 / (1 + exp(-strength))
        slope[i] += PRIOR * (0.5 - chance)
        curve[i][i] += PRIOR * chance * (1 - chance)
    for (among, first), times in picks.items():
        top = max(strengths[i] for i in among)
        powers = [exp(strengths[i] - top) for i in among]
        whole = sum(powers)
        slope[first] += times
        for i, power in zip(among, powers, strict=True):
            share = times * power / whole
            slope[i] -= share
            curve[i][i] += share
            row = curve[i]
            for j, other in zip(among, powers, strict=True):
                row[j] -= share * other / whole
    return slope, curve


def solve(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """What times the matrix is wanted. The matrix is symmetric and bends downwards everywhere."""
    size = len(wanted)
    rows = [[*row, goal] for row, goal in zip(matrix, wanted, strict=True)]
    for i in range(size):
        for below in rows[i + 1 :]:
            factor = below[i] / rows[i][i]
            if factor:
                for j in range(i, size + 1):
                    below[j] -= factor * rows[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def linked(picks: Picks, number: int) -> list[set[int]]:
    """For everybody those with whom games were won and lost, directly or through others.

    Between entrants that are not linked one way of ending was never seen: only the prior says how
    far they are apart.
    """
    above: list[set[int]] = [{i} for i in range(number)]
    for (among, first), times in picks.items():
        if times:
            above[first].update(among)
    for via in range(number):
        for seen in above:
            if via in seen:
                seen |= above[via]
    return [{j for j in above[i] if i in above[j]} for i in range(number)]
