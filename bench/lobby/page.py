"""The figures for people: a section of docs/performance.md."""

from bench.figures import Figures
from bench.report import in_a_line, table

TITLE = "## The lobby"
HEADS = [
    "finished games",
    "somebody new: p50",
    "p99",
    "who played 1,000: p50",
    "p99",
    "start (s)",
    "tables in memory",
]


def lobby(found: Figures) -> str:
    """The section, with the machine that it was measured on."""
    rows = [
        [
            f"{one['games']:,}",
            *_visits(one.get("newcomer")),
            *_visits(one.get("regular")),
            f"{one['start_s']:.2f}",
            str(one["tables_in_memory"]),
        ]
        for one in found["sizes"]
    ]
    first, second = found["upgraded_ms"]
    return (
        f"{TITLE}\n\nWritten by `python -m bench.lobby --page`. Milliseconds of the server's "
        "processor for a visit (who am I, games, tables); whoever has played 1,000 games is told "
        "the newest 50. A start is from the process to the first answer of `/health`.\n\n"
        + table(HEADS, rows)
        + f"\nThe first such visit after an upgrade from a version without summaries: {first:.0f} "
        f"ms, the second {second:.1f} ms.\n\n{in_a_line(found['machine'])}\n"
    )


def _visits(one: Figures | None) -> list[str]:
    return ["–", "–"] if one is None else [f"{one['p50']:.1f}", f"{one['p99']:.1f}"]
