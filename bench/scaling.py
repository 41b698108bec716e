"""What more thinking is worth: bots with 1, 4, 16 and 64 times a budget, all on one ladder.

    python -m bench.scaling machu_picchu --seats 2 --budget 60 --blocks 200
    python -m bench.scaling cuzco_feld --levels search master --budget 100 --keep scaling.jsonl

A line per level, its rating over the positions that it really looked at per decision: a level whose
thoughts end by themselves stands still. The first level with the smallest budget has 1000 points.
The picture goes to docs/pictures, the table to standard output.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from pathlib import Path

from rich.progress import Progress

from bench.fit.report import table
from bench.machine import ROOT
from tampu.arena.drawing import bounds, framed
from tampu.arena.ladder import Ladder, Rung, climb, kept_pages, rungs
from tampu.arena.ledger import Ledger
from tampu.cli.arena_setup import executor
from tampu.games import KEYS, game
from tampu.languages.rulebook import full_title

TIMES = (1, 4, 16, 64)
WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 640, 360, 64, 130, 46, 48
DASHES = ("none", "7 4", "2 4", "10 3 2 3")
"""Of each curve: lines must be told apart without colours."""
HEADS = ("bot", "rating", "interval", "games", "positions per decision", "ms per decision")


@dataclass(frozen=True)
class Curve:
    """One level with more and more to spend."""

    level: str
    rungs: list[Rung]


def main() -> None:
    asked = arguments().parse_args()
    chosen = game(asked.game)
    seats = asked.seats or chosen.seats[0]
    names = [f"{level}:{asked.budget * times}n" for level in asked.levels for times in TIMES]
    ladder = Ladder(asked.game, seats, tuple(names), asked.blocks, {}, asked.deal)
    ledger = Ledger(asked.keep)
    with executor(asked.on, asked.workers) as players, Progress() as bar:
        task = bar.add_task("playing", total=None)
        climb(ladder, players, ledger, lambda done, of: bar.update(task, completed=done, total=of))
    found = rungs(names, kept_pages(ladder, ledger), names[0])
    picture = curves_svg(curves(found), f"{full_title(chosen.key, 'en')}, {seats} players")
    file = ROOT / f"docs/pictures/scaling-{chosen.key}-{seats}.svg"
    file.write_text(picture, encoding="utf-8")
    print(table(HEADS, [row(rung) for rung in found]))


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.scaling",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--levels", nargs="+", default=["search", "master"], metavar="LEVEL")
    parser.add_argument("--budget", type=int, default=60, help="positions: 1, 4, 16, 64 times")
    parser.add_argument("--seats", type=int, help="as few as can be")
    parser.add_argument("--blocks", type=int, default=100)
    parser.add_argument("--deal", type=int, default=0, help="the first")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--on", default="here", help="who plays, as in `tampu arena`")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="as in `tampu arena ladder`")
    return parser


def row(rung: Rung) -> list[str]:
    rating = rung.rating
    return [
        f"`{rung.entrant}`",
        f"{rating.mean:.0f}",
        f"[{rating.low:.0f}, {rating.high:.0f}]",
        str(rung.games),
        f"{rung.nodes_per_decision:.0f}",
        f"{rung.ms_per_decision:.0f}",
    ]


def curves(found: Sequence[Rung]) -> list[Curve]:
    """Level by level, the smallest budget first."""
    levels = dict.fromkeys(level_of(rung) for rung in found)
    return [
        Curve(level, sorted((r for r in found if level_of(r) == level), key=budget_of))
        for level in sorted(levels)
    ]


def level_of(rung: Rung) -> str:
    return rung.entrant.partition(":")[0]


def budget_of(rung: Rung) -> int:
    return int(rung.entrant.partition(":")[2].removesuffix("n"))


class Sheet:
    """Where things stand: positions per decision along, by tens, and ratings upwards."""

    def __init__(self, every: Sequence[Rung]) -> None:
        self.low, self.high, self.step = bounds(every)
        spent = [log10(max(1.0, rung.nodes_per_decision)) for rung in every]
        self.first = floor(min(spent))
        self.last = max(self.first + 1, ceil(max(spent)))

    def x(self, nodes: float) -> float:
        gone = (log10(max(1.0, nodes)) - self.first) / (self.last - self.first)
        return LEFT + gone * (WIDTH - LEFT - RIGHT)

    def y(self, points: float) -> float:
        return TOP + (self.high - points) / (self.high - self.low) * (HEIGHT - TOP - FOOT)

    def grid(self) -> Iterator[str]:
        yield f'<text class="small" x="{LEFT}" y="{HEIGHT - 10}">positions per decision</text>'
        for points in range(self.low, self.high + 1, self.step):
            y = self.y(points)
            ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"'
            yield f'<line class="grid" {ends}/>'
            spot = f'x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end"'
            yield f'<text class="small" {spot}>{points}</text>'
        for power in range(self.first, self.last + 1):
            spot = f'x="{self.x(10**power):.1f}" y="{HEIGHT - FOOT + 18}" text-anchor="middle"'
            yield f'<text class="small" {spot}>{10**power:,}</text>'

    def line(self, curve: Curve, dashes: str) -> Iterator[str]:
        spots = [(self.x(r.nodes_per_decision), self.y(r.rating.mean)) for r in curve.rungs]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        yield f'<polyline stroke-dasharray="{dashes}" points="{way}"/>'
        for (x, y), rung in zip(spots, curve.rungs, strict=True):
            low, high = self.y(rung.rating.low), self.y(rung.rating.high)
            ends = f'x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}"'
            yield f'<line class="bar" {ends}/>'
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
        x, y = spots[-1]
        yield f'<text x="{x + 10:.1f}" y="{y + 4:.1f}">{escape(curve.level)}</text>'


def curves_svg(found: Sequence[Curve], title: str) -> str:
    """A line for each level."""
    sheet = Sheet([rung for curve in found for rung in curve.rungs])
    lines = [
        part
        for curve, dashes in zip(found, DASHES, strict=False)
        for part in sheet.line(curve, dashes)
    ]
    return framed(title, WIDTH, HEIGHT, [*sheet.grid(), *lines])


if __name__ == "__main__":
    main()
