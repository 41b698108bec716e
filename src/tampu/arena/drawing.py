"""A ladder as a picture: a small SVG that reads well on light and on dark pages."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from tampu.arena.ladder import Rung

WIDTH, ROW, TOP, FOOT = 640, 30, 46, 34
RIGHT = 66
LETTER = 7.2
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
STYLE = """
  :root { --paper: #fff; --ink: #22303a; --faint: #d5dde2; --mark: #a8431f; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #14191d; --ink: #e6edf1; --faint: #42525d; --mark: #f2a065; }
  }
  text { fill: var(--ink); font: 13px system-ui, sans-serif; }
  .title { font-weight: 600; } .small { font-size: 11px; }
  .grid { stroke: var(--faint); } .bar { stroke: var(--mark); stroke-width: 2; }
  circle { fill: var(--mark); } rect { fill: var(--paper); }
  polyline { fill: none; stroke: var(--mark); stroke-width: 2; }
""".rstrip()


def framed(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    """A whole picture: a sheet of paper with its title, and what is drawn on it."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}\n</style>",
            f'<rect width="{width}" height="{height}" rx="8"/>',
            f'<text class="title" x="12" y="22">{escape(title)}</text>',
            *parts,
            "</svg>",
            "",
        ]
    )


def ladder_svg(rungs: Sequence[Rung], title: str) -> str:
    """One row per entrant: its rating as a dot on its interval."""
    left = 24 + LETTER * max(len(rung.entrant) for rung in rungs)
    low, high, step = bounds(rungs)
    scale = (WIDTH - left - RIGHT) / (high - low)
    height = TOP + ROW * len(rungs) + FOOT

    def x(points: float) -> str:
        return f"{left + (points - low) * scale:.1f}"

    parts = []
    for points in range(low, high + 1, step):
        line = f'x1="{x(points)}" x2="{x(points)}" y1="{TOP - 8}" y2="{height - FOOT + 4}"'
        parts.append(f'<line class="grid" {line}/>')
        spot = f'x="{x(points)}" y="{height - 12}" text-anchor="middle"'
        parts.append(f'<text class="small" {spot}>{points}</text>')
    for number, rung in enumerate(rungs):
        y, rating = TOP + ROW * number + ROW // 2, rung.rating
        parts.append(f'<text x="12" y="{y + 4}">{escape(rung.entrant)}</text>')
        ends = f'x1="{x(rating.low)}" x2="{x(rating.high)}" y1="{y}" y2="{y}"'
        parts.append(f'<line class="bar" {ends}/>')
        parts.append(f'<circle cx="{x(rating.mean)}" cy="{y}" r="4.5"/>')
        told = f'x="{WIDTH - 12}" y="{y + 4}" text-anchor="end"'
        parts.append(f"<text {told}>{rating.mean:.0f}</text>")
    return framed(title, WIDTH, height, parts)


def bounds(rungs: Sequence[Rung]) -> tuple[int, int, int]:
    """The round numbers between which everything lies, and the step from one to the next."""
    low = min(rung.rating.low for rung in rungs)
    high = max(rung.rating.high for rung in rungs)
    step = next((step for step in STEPS if high - low <= 6 * step), STEPS[-1])
    first = step * floor(low / step)
    return first, max(first + step, step * ceil(high / step)), step
