"""How tuned weights fared, in words and as a picture."""

from collections.abc import Iterator, Sequence
from math import ceil

from bench.fit.report import table
from bench.tune.ascent import Look
from bench.tune.knobs import Knob
from tampu.arena.drawing import framed

HEADS = ("after steps", "players", "games", "wins", "lead")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 480, 300, 52, 90, 46, 44
DASHES = ("none", "7 4", "2 4")
"""Of each number of players: lines must be told apart without colours."""
FEWEST_POINTS = 5.0
"""The picture is at least so many points high."""


def report(
    key: str,
    how: str,
    looks: Sequence[Look],
    moved: Sequence[tuple[Knob, float]],
    picture: str,
) -> str:
    """A page to lie beside what the judgement was fitted to."""
    rows = [
        [
            str(look.step),
            str(look.seats),
            str(look.games),
            f"{look.wins.mean:.2f} [{look.wins.low:.2f}, {look.wins.high:.2f}]",
            f"{look.lead.mean:+.1f} [{look.lead.low:+.1f}, {look.lead.high:+.1f}]",
        ]
        for look in looks
    ]
    turns = [[f"`{knob.name}`", f"{knob.reach * amount:+.2f}"] for knob, amount in moved]
    return (
        "\n\n".join(
            [
                f"# {key}: what its weights were tuned to",
                f"{how}. Quick games of one player with the new weights among others with those "
                "of before, on deals that no step was made on; *lead* is over the mean of others:",
                table(HEADS, rows),
                f"![points ahead, step by step]({picture})",
                "How far each knob was turned, as a logarithm where a weight is multiplied, in "
                "points where something is added to it:",
                table(("knob", "turned by"), turns),
            ]
        )
        + "\n"
    )


class Sheet:
    """Where things stand: steps along, points of lead upwards."""

    def __init__(self, looks: Sequence[Look]) -> None:
        self.steps = sorted({look.step for look in looks})
        self.low = min(0.0, *(look.lead.low for look in looks))
        self.high = max(FEWEST_POINTS, *(look.lead.high for look in looks))

    def x(self, step: int) -> float:
        return LEFT + step / self.steps[-1] * (WIDTH - LEFT - RIGHT)

    def y(self, points: float) -> float:
        return TOP + (self.high - points) / (self.high - self.low) * (HEIGHT - TOP - FOOT)

    def grid(self) -> Iterator[str]:
        yield f'<text class="small" x="12" y="{TOP - 8}">points ahead</text>'
        for points in range(ceil(self.low / 5) * 5, int(self.high) + 1, 5):
            y = self.y(points)
            yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            spot = f'x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end"'
            yield f'<text class="small" {spot}>{points}</text>'
        for step in self.steps:
            spot = f'x="{self.x(step):.1f}" y="{HEIGHT - 16}" text-anchor="middle"'
            yield f'<text class="small" {spot}>{step}</text>'
        yield f'<text class="small" x="{WIDTH - RIGHT + 22}" y="{HEIGHT - 16}">steps</text>'

    def line(self, looks: Sequence[Look], dashes: str) -> Iterator[str]:
        spots = [(self.x(0), self.y(0.0))]
        for look in looks:
            x, lead = self.x(look.step), look.lead
            spots.append((x, self.y(lead.mean)))
            ends = f'y1="{self.y(lead.low):.1f}" y2="{self.y(lead.high):.1f}"'
            yield f'<line class="bar" x1="{x:.1f}" x2="{x:.1f}" {ends}/>'
            yield f'<circle cx="{x:.1f}" cy="{self.y(lead.mean):.1f}" r="4"/>'
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        yield f'<polyline stroke-dasharray="{dashes}" points="{way}"/>'
        x, y = spots[-1]
        yield f'<text x="{x + 10:.1f}" y="{y + 4:.1f}">{looks[-1].seats} players</text>'


def climb_svg(looks: Sequence[Look], title: str) -> str:
    """The lead in quick games over the steps, a line for each number of players."""
    sheet = Sheet(looks)
    lines = [
        part
        for many, dashes in zip(sorted({look.seats for look in looks}), DASHES, strict=False)
        for part in sheet.line([look for look in looks if look.seats == many], dashes)
    ]
    return framed(title, WIDTH, HEIGHT, [*sheet.grid(), *lines])
