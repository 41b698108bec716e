"""What a fit explains of games it was not made from, in words and as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bench.fit.regression import chances, missed, sums, worths
from bench.fit.sights import Numbers, Sight, hats
from tampu.arena.drawing import framed

BINS = 10
SIDE, EDGE = 300, 44


@dataclass(frozen=True)
class Bin:
    """Positions in which about the same chance to win was told."""

    told: float
    won: float
    many: int


@dataclass(frozen=True)
class Quality:
    """How well weights and doubts foretell what was not used to find them."""

    explained: float
    """The part of the variance of what the lead still grew by."""
    brier: float
    bins: list[Bin]


def quality(
    sights: Sequence[Sight], weights: Numbers, doubts: list[float], stages: list[float]
) -> Quality:
    of = sums(sights, stages)
    told, won = [], []
    for sight in sights:
        doubt = float(np.array(doubts) @ hats(sight.stage, stages))
        told.append(chances(worths(sight, weights, stages), doubt))
        won.append(sight.wins)
    every, ends = np.concatenate(told), np.concatenate(won)
    return Quality(
        1.0 - missed(of, weights) / (of.total / of.rows),
        float(np.mean((every - ends) ** 2)),
        binned(every, ends),
    )


def binned(told: Numbers, won: Numbers) -> list[Bin]:
    place = np.minimum((told * BINS).astype(int), BINS - 1)
    return [
        Bin(float(told[place == n].mean()), float(won[place == n].mean()), int((place == n).sum()))
        for n in range(BINS)
        if (place == n).any()
    ]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def reliability_svg(bins: Sequence[Bin], title: str) -> str:
    """Told along, won upwards: on the diagonal we said what happened."""
    width, height = SIDE + 2 * EDGE, SIDE + 2 * EDGE
    most = max(each.many for each in bins)
    across = f'x1="{EDGE}" y1="{EDGE + SIDE}" x2="{EDGE + SIDE}" y2="{EDGE}"'
    parts = [f'<line class="grid" {across}/>']
    for percent in range(0, 101, 25):
        spot = SIDE * percent / 100
        parts.append(
            f'<text class="small" x="{EDGE + spot:.0f}" y="{EDGE + SIDE + 18}" '
            f'text-anchor="middle">{percent} %</text>'
        )
        parts.append(
            f'<text class="small" x="{EDGE - 6}" y="{EDGE + SIDE - spot + 4:.0f}" '
            f'text-anchor="end">{percent}</text>'
        )
    for each in bins:
        radius = 2.5 + 5.5 * (each.many / most) ** 0.5
        parts.append(
            f'<circle cx="{EDGE + SIDE * each.told:.1f}" cy="{EDGE + SIDE * (1 - each.won):.1f}" '
            f'r="{radius:.1f}"/>'
        )
    return framed(title, width, height, parts)
