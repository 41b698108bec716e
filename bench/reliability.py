"""Told and won: of all positions where we said 70 %, how many were won."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.fit.sights import Numbers
from tampu.arena.drawing import framed
from tampu.arena.statistics import Interval

BINS = 10
SIDE, EDGE = 300, 44


@dataclass(frozen=True)
class Bin:
    """Positions in which about the same chance to win was told."""

    told: float
    won: float
    many: int
    likely: Interval | None = None
    """How sure the part that was won is."""


def places(told: Numbers) -> Numbers:
    """The number of the bin that each chance falls into."""
    return (told * BINS).astype(int).clip(max=BINS - 1)


def binned(told: Numbers, won: Numbers) -> list[Bin]:
    place = places(told)
    return [
        Bin(float(told[place == n].mean()), float(won[place == n].mean()), int((place == n).sum()))
        for n in range(BINS)
        if (place == n).any()
    ]


def reliability_svg(bins: Sequence[Bin], title: str) -> str:
    """Told along, won upwards: on the diagonal we said what happened."""
    width, height = SIDE + 2 * EDGE, SIDE + 2 * EDGE
    most = max(each.many for each in bins)
    across = f'x1="{EDGE}" y1="{EDGE + SIDE}" x2="{EDGE + SIDE}" y2="{EDGE}"'
    parts = [
        f'<line class="grid" {across}/>',
        f'<text class="small" x="{width // 2}" y="{height - 8}" text-anchor="middle">told</text>',
        f'<text class="small" x="{EDGE - 6}" y="{EDGE + 22}" text-anchor="end">won</text>',
    ]
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
        x, radius = EDGE + SIDE * each.told, 2.5 + 5.5 * (each.many / most) ** 0.5
        if each.likely:
            low, high = (EDGE + SIDE * (1 - end) for end in (each.likely.low, each.likely.high))
            parts.append(
                f'<line class="bar" x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}"/>'
            )
        parts.append(
            f'<circle cx="{x:.1f}" cy="{EDGE + SIDE * (1 - each.won):.1f}" r="{radius:.1f}"/>'
        )
    return framed(title, width, height, parts)
