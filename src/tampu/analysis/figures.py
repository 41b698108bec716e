"""Figures as a language writes them, each with its interval."""

import math

from fluent.runtime.types import fluent_number

from tampu.analysis.estimate import Estimate
from tampu.analysis.words import Words

UNKNOWN = "?"
"""Stands for an interval that nobody knows."""


class Figures:
    """The figures of one language: shares in whole per cents, points with a decimal."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def share(self, share: Estimate, places: int = 0) -> str:
        """Of the chance to win: `12 ± 5 %`."""
        return self._written("analysis-share", per_cent(share), places)

    def gap(self, share: Estimate) -> str:
        """How much of the chance to win was lost or gained: `12 ± 5 percentage points`."""
        return self._written("analysis-gap", per_cent(share), 0)

    def change(self, share: Estimate) -> str:
        """By how much the chance to win was moved: `+12 ± 5 %`."""
        return self._written("analysis-share", per_cent(share), 0, plus="+")

    def points(self, points: Estimate) -> str:
        """Of the final score: `3.6 ± 2.8 points`."""
        return self._written("analysis-points", points, 1)

    def share_margin(self, share: Estimate, places: int = 0) -> str:
        """How far the interval of a share reaches: `± 5 %`; nothing where it is known."""
        return self._margin("analysis-share-margin", per_cent(share), places)

    def points_alone(self, points: Estimate) -> str:
        """The mean alone, where it is said beside it that it is points."""
        return self._written("analysis-number", known(points), 1)

    def points_margin(self, points: Estimate) -> str:
        """The same of points: `± 2.8`."""
        return self._margin("analysis-points-margin", points, 1)

    def whole(self, score: int) -> str:
        """A score, with a true minus."""
        return f"−{-score}" if score < 0 else str(score)

    def doubt(self, change: Estimate) -> str:
        """What is said where a change cannot be told from nothing; nothing where it can."""
        return "" if change.certain or not change.margin else self.words("analysis-unsure")

    def _margin(self, key: str, figure: Estimate, places: int) -> str:
        margin = margin_of(figure, places)
        return self.words(key, margin=shown(margin, places)) if margin else ""

    def _written(self, key: str, figure: Estimate, places: int, plus: str = "") -> str:
        size, margin = round(abs(figure.mean), places), margin_of(figure, places)
        sign = "" if not size else "−" if figure.mean < 0 else plus
        facts = {"sign": sign, "mean": number(size, places)}
        if margin == 0:
            return self.words(f"{key}-known", **facts)
        return self.words(key, margin=shown(margin, places), **facts)


def known(share: Estimate) -> Estimate:
    """The mean alone, where its interval is told beside it or drawn."""
    return Estimate(share.mean, 0.0)


def per_cent(share: Estimate) -> Estimate:
    return Estimate(100 * share.mean, 100 * share.margin)


def margin_of(figure: Estimate, places: int) -> float:
    """Rounded up, so that no doubt is lost by rounding."""
    if not math.isfinite(figure.margin):
        return figure.margin
    unit = 10.0**places
    return math.ceil(figure.margin * unit - 1e-6) / unit


def shown(margin: float, places: int) -> object:
    """An interval as a sentence writes it."""
    return number(margin, places) if math.isfinite(margin) else UNKNOWN


def number(value: float, places: int) -> object:
    """A number that a sentence writes with so many decimals."""
    return fluent_number(
        value, minimumFractionDigits=places, maximumFractionDigits=places, useGrouping=False
    )
