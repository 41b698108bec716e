"""Figures that were estimated, and how sure they are."""

import math
from collections.abc import Sequence

import msgspec

_STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14)
"""How many standard errors a 95 % interval reaches to each side, by the degrees of freedom."""
_NORMAL = 1.96


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and by how much its 95 % interval reaches to each side (0: it is known)."""

    mean: float
    margin: float
    error: float = 0.0
    """The standard error, by which estimates are added up."""

    @property
    def certain(self) -> bool:
        """Whether it can be told from nothing."""
        return abs(self.mean) > self.margin

    @property
    def low(self) -> float:
        return self.mean - self.margin

    def __neg__(self) -> "Estimate":
        return Estimate(-self.mean, self.margin, self.error)

    def __add__(self, other: "Estimate") -> "Estimate":
        """Both together, where the one knows nothing of the other. What is a sum of some lies
        around its mean as the normal distribution has it."""
        mean = self.mean + other.mean
        if not other.error:
            return Estimate(mean, self.margin, self.error)
        if not self.error:
            return Estimate(mean, other.margin, other.error)
        error = math.hypot(self.error, other.error)
        return Estimate(mean, _NORMAL * error, error)

    def __sub__(self, other: "Estimate") -> "Estimate":
        return self + -other


NOTHING = Estimate(0.0, 0.0)


def estimated(values: Sequence[float]) -> Estimate:
    """The mean of some independent values. One alone says nothing of how sure it is."""
    times = len(values)
    mean = sum(values) / times
    if times == 1:
        return Estimate(mean, math.inf, math.inf)
    variance = sum((value - mean) ** 2 for value in values) / (times - 1)
    error = math.sqrt(variance / times)
    return Estimate(mean, reach(times) * error, error)


def paired(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """By how much the first are more than the second, which were met in the same worlds."""
    return estimated([one - other for one, other in zip(first, second, strict=True)])


def reach(times: int) -> float:
    """Standard errors to each side of a mean of so many values (Student)."""
    return _STUDENT[times - 2] if times - 2 < len(_STUDENT) else _NORMAL
