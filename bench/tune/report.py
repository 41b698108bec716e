"""How tuned weights fared, in words and as a picture."""

from collections.abc import Sequence

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


def report(key: str, how: str, looks: Sequence[Look], moved: Sequence[tuple[Knob, float]]) -> str:
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
                "How far each knob was turned, as a logarithm where a weight is multiplied, in "
                "points where something is added to it:",
                table(("knob", "turned by"), turns),
            ]
        )
        + "\n"
    )


def climb_svg(looks: Sequence[Look], title: str) -> str:
    """The lead in quick games over the steps, a line for each number of players."""
    low = min(0.0, *(look.lead.low for look in looks))
    high = max(FEWEST_POINTS, *(look.lead.high for look in looks))
    last = max(look.step for look in looks)

    def x(step: int) -> float:
        return LEFT + step / last * (WIDTH - LEFT - RIGHT)

    def y(points: float) -> float:
        return TOP + (high - points) / (high - low) * (HEIGHT - TOP - FOOT)

    parts = [
        f'<text class="small" x="{LEFT}" y="{HEIGHT - 10}">steps; upwards: points ahead</text>'
    ]
    for points in range(int(low // 5) * 5, int(high) + 1, 5):
        if points >= low:
            ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(points):.1f}" y2="{y(points):.1f}"'
            parts.append(f'<line class="grid" {ends}/>')
            spot = f'x="{LEFT - 8}" y="{y(points) + 4:.1f}" text-anchor="end"'
            parts.append(f'<text class="small" {spot}>{points}</text>')
    for many, dashes in zip(sorted({look.seats for look in looks}), DASHES, strict=False):
        own = [look for look in looks if look.seats == many]
        spots = [(x(0), y(0.0)), *((x(look.step), y(look.lead.mean)) for look in own)]
        way = " ".join(f"{a:.1f},{b:.1f}" for a, b in spots)
        parts.append(f'<polyline stroke-dasharray="{dashes}" points="{way}"/>')
        for look in own:
            ends = f'y1="{y(look.lead.low):.1f}" y2="{y(look.lead.high):.1f}"'
            parts.append(
                f'<line class="bar" x1="{x(look.step):.1f}" x2="{x(look.step):.1f}" {ends}/>'
            )
            parts.append(f'<circle cx="{x(look.step):.1f}" cy="{y(look.lead.mean):.1f}" r="4"/>')
        a, b = spots[-1]
        parts.append(f'<text x="{a + 10:.1f}" y="{b + 4:.1f}">{many} players</text>')
    return framed(title, WIDTH, HEIGHT, parts)
