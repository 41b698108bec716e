"""The figures for people: a section of docs/performance.md."""

import re

from bench.figures import Figures
from bench.report import table

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
    machine = ", ".join(f"{key} {value}" for key, value in found["machine"].items())
    return (
        f"{TITLE}\n\nWritten by `python -m bench.lobby --page`. Milliseconds of the server's "
        "processor for a visit (who am I, games, tables); whoever has played 1,000 games is told "
        "the newest 50. A start is from the process to the first answer of `/health`.\n\n"
        + table(HEADS, rows)
        + f"\nThe first such visit after an upgrade from a version without summaries: {first:.0f} "
        f"ms, the second {second:.1f} ms.\n\n{machine}.\n"
    )


def _visits(one: Figures | None) -> list[str]:
    return ["–", "–"] if one is None else [f"{one['p50']:.1f}", f"{one['p99']:.1f}"]


def section_in(page: str) -> str:
    """The section as it stands in a page; nothing if it does not."""
    found = re.search(rf"^{TITLE}\n.*?(?=^## |\Z)", page, re.M | re.S)
    return found[0] if found else ""


def with_section(page: str, section: str) -> str:
    """The page with this section in the place of the old one, or at its end."""
    old = section_in(page)
    if old or not section:
        return page.replace(old, section)
    return f"{page.rstrip()}\n\n{section}"
