"""Ratings as in chess: 400 points are odds of ten to one. With 95 % intervals."""

from collections.abc import Sequence
from math import log, sqrt

from tampu.arena.ledger import Page
from tampu.arena.match import stream
from tampu.arena.statistics import Interval, Z
from tampu.arena.strength import Pick, Picks, fit, linked, picks_of, slopes, solve

POINTS = 400 / log(10)
"""Rating points per unit of strength."""
ANCHOR = 1000.0
RESAMPLES = 1000
SAME = 1e-6
"""Points that are no difference: all blocks ended alike."""


class Ratings:
    """The ratings of entrants (in the order given) from blocks of games among them.

    The anchor has 1000 points, all intervals are of the distance to it; without an anchor the
    average has 1000.
    """

    def __init__(self, entrants: Sequence[str], pages: Sequence[Page], anchor: str | None) -> None:
        self.entrants = list(entrants)
        self.anchor = None if anchor is None else self.entrants.index(anchor)
        self.kinds: dict[Pick, int] = {}
        self.blocks = [self._picks(page) for page in pages]
        self.picks = self._added(range(len(self.blocks)))
        self.strengths = fit(self.picks, len(self.entrants))

    def _picks(self, page: Page) -> list[tuple[int, float]]:
        """The picks of a block, each kind of pick by a number of its own."""
        number = {entrant: i for i, entrant in enumerate(self.entrants)}
        found: dict[Pick, float] = {}
        for result in page.results:
            sitters = [number[entrant] for entrant in result.entrants]
            for pick, times in picks_of(sitters, result.ranking).items():
                found[pick] = found.get(pick, 0.0) + times
        return [(self.kinds.setdefault(p, len(self.kinds)), n) for p, n in found.items()]

    def _added(self, blocks: Sequence[int]) -> Picks:
        """The picks of these blocks together."""
        sums = [0.0] * len(self.kinds)
        for block in blocks:
            for kind, times in self.blocks[block]:
                sums[kind] += times
        return {pick: sums[kind] for pick, kind in self.kinds.items() if sums[kind]}

    def points(self, strengths: Sequence[float] | None = None) -> list[float]:
        """The ratings of all."""
        found = self.strengths if strengths is None else strengths
        zero = sum(found) / len(found) if self.anchor is None else found[self.anchor]
        return [ANCHOR + POINTS * (strength - zero) for strength in found]

    def intervals(self) -> list[Interval]:
        """Bootstrap over blocks; where it has nothing to draw from, at least as the curve bends."""
        drawn = self._bootstrap()
        means, bends, links = self.points(), self._bends(), linked(self.picks, len(self.entrants))
        zero = set(range(len(self.entrants))) if self.anchor is None else {self.anchor}
        cut = round(0.025 * RESAMPLES)
        found = []
        for i, mean in enumerate(means):
            low, high = drawn[i][cut], drawn[i][-1 - cut]
            if high - low < SAME or not zero <= links[i]:
                low, high = min(low, mean - bends[i]), max(high, mean + bends[i])
            found.append(Interval(mean, min(low, mean), max(high, mean)))
        return found

    def _bootstrap(self) -> list[list[float]]:
        """For everybody the ratings from blocks drawn with replacement, ascending."""
        count = len(self.blocks)
        if not count:
            return [[point] * RESAMPLES for point in self.points()]
        luck = stream(1, count)
        drawn = []
        for _ in range(RESAMPLES):
            picks = self._added([int(luck.below(count)) for _ in range(count)])
            drawn.append(self.points(fit(picks, len(self.entrants), self.strengths)))
        return [sorted(column) for column in zip(*drawn, strict=True)]

    def _bends(self) -> list[float]:
        """Half the interval of everybody's distance to the anchor, from the curve's bend."""
        number = len(self.entrants)
        _, curve = slopes(self.picks, self.strengths)
        halves = []
        for i in range(number):
            way = [0.0 if self.anchor is not None else -1 / number for _ in range(number)]
            way[i] += 1
            if self.anchor is not None:
                way[self.anchor] -= 1
            there = solve(curve, way)
            variance = sum(a * b for a, b in zip(way, there, strict=True))
            halves.append(Z * POINTS * sqrt(max(0.0, variance)))
        return halves
