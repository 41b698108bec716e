"""How sure a measurement is: Wilson and bootstrap intervals (95 %)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tampu.arena.match import stream

Z = 1.959964
"""Two-sided 95 % of the normal distribution."""
RESAMPLES = 4000


@dataclass(frozen=True)
class Interval:
    """A mean and the bounds between which it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def text(self, places: int = 3) -> str:
        return f"{self.mean:.{places}f} [{self.low:.{places}f}, {self.high:.{places}f}]"


def wilson(successes: float, trials: int) -> Interval:
    """The interval of a share of `trials` games, were they independent."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = successes / trials, Z * Z
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(blocks: Sequence[float], seed: int = 1) -> Interval:
    """The interval of the mean over blocks, by drawing blocks with replacement."""
    luck, count = stream(seed, len(blocks)), len(blocks)
    mean = sum(blocks) / count
    means = sorted(
        sum(blocks[luck.below(count)] for _ in range(count)) / count for _ in range(RESAMPLES)
    )
    cut = round(0.025 * RESAMPLES)
    return Interval(mean, means[cut], means[-1 - cut])
