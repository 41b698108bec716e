"""The lobby with 0, 10,000 and 100,000 finished games: visits, starts, memory.

python -m bench.lobby                        everything; some minutes and gigabytes
python -m bench.lobby --games 10000          with none and with so many (may be repeated)
python -m bench.lobby --json                 one JSON object on standard output
python -m bench.lobby --page                 writes the figures into docs/performance.md

A few games are really played on a server of its own on this machine and copied in its database.
Exit code 1: something took longer than it may.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from rich.console import Console
from rich.markdown import Markdown

from bench.load.server import usage_of
from bench.load.tables import LoadTable
from bench.lobby.page import lobby
from bench.lobby.past import forget_summaries, games_in, lengthen
from bench.lobby.visits import Visit, visits
from bench.machine import ROOT, description
from bench.sections import with_section
from bench.site import Site

SIZES = [10_000, 100_000]
GAMES = 3
VISITS = 300
STARTS = 5
MOST_MS = 10.0
"""Milliseconds of processor for a visit."""
MOST_START = 2.0
"""Seconds that a start may take longer than one without games."""
PAGE = ROOT / "docs/performance.md"
WHO = ("newcomer", "regular")
SAY = Console(stderr=True, highlight=False, soft_wrap=True)
Figures = dict[str, Any]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.lobby",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, action="append", metavar="N")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--page", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    return parser.parse_args()


async def play(host: str) -> str:
    """Some games to their ends; the cookie of somebody who played in each."""
    table = LoadTable(host, 1)
    for _ in range(GAMES):
        await table.set_up()
        await table.play_to_the_end()
    await table.leave()
    return table.cookies[0]


@contextmanager
def started(site: Site) -> Iterator[float]:
    """How many seconds until it answered."""
    try:
        yield site.start()
    finally:
        site.stop()


def measured(sizes: list[int]) -> Figures:
    """The same server with more and more games; the first row is one without any."""
    with tempfile.TemporaryDirectory(prefix="tampu-lobby-") as room:
        site = Site(Path(room) / "data")
        rows = [at_size(site, 0, "")]
        with started(site):
            SAY.print(f"playing {GAMES} games ...")
            cookie = asyncio.run(play(site.host))
        guest, database = cookie.partition("=")[2].partition(".")[0], site.data / "tampu.sqlite3"
        games, filled = games_in(database), 0
        for size in sorted(sizes):
            SAY.print(f"{size:,} finished games ...")
            lengthen(database, games, guest, filled, size)
            rows.append(at_size(site, size, cookie))
            filled = size
        forget_summaries(database, guest)
        with started(site):
            first, second = visits(site.host, site.process, cookie, 2, warm=False)
        return {
            "sizes": rows,
            "upgraded_ms": [round(1000 * each.processor, 1) for each in (first, second)],
        }


def at_size(site: Site, size: int, cookie: str) -> Figures:
    """Starts, then visits by somebody new and by somebody who has played a lot."""
    starts = []
    for _ in range(1 + STARTS):
        with started(site) as seconds:
            starts.append(seconds)
    row: Figures = {"games": size, "start_s": round(median(starts[1:]), 2)}
    with started(site):
        row["newcomer"] = told(list(visits(site.host, site.process, "", VISITS)))
        if cookie:
            row["regular"] = told(list(visits(site.host, site.process, cookie, VISITS)))
        row["memory_MB"] = usage_of(site.process).memory >> 20
        row["tables_in_memory"] = httpx.get(f"http://{site.host}/health").json()["tables"]
    SAY.print(f"{row}")
    return row


def told(found: list[Visit]) -> Figures:
    """Milliseconds of processor; `waited`: those that the visitor waited."""
    spent = sorted(each.processor for each in found)
    return {
        "listed": found[-1].listed,
        "p50": round(1000 * spent[len(spent) // 2], 2),
        "p99": round(1000 * spent[int(0.99 * len(spent))], 2),
        "waited": round(1000 * median(each.waited for each in found), 2),
    }


def too_slow(found: Figures) -> bool:
    empty, *rows = found["sizes"]
    visited = [row[who]["p50"] for row in (empty, *rows) for who in WHO if who in row]
    late = [row["start_s"] - empty["start_s"] for row in rows]
    return max(visited) > MOST_MS or max(late, default=0.0) > MOST_START


def main() -> int:
    asked = arguments()
    try:
        found = measured(asked.games or SIZES) | {"machine": description()}
    except KeyboardInterrupt:
        return 130
    if asked.page:
        PAGE.write_text(with_section(PAGE.read_text("utf-8"), lobby(found)), "utf-8")
    if asked.json:
        print(json.dumps(found))
    else:
        Console().print(Markdown(lobby(found)))
    return int(too_slow(found))


if __name__ == "__main__":
    sys.exit(main())
