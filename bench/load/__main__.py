"""How much a server carries, and whether anybody can stall it.

python -m bench.load                          200 tables at an action a second each
python -m bench.load --tables 50 --watchers 4 --seconds 30
python -m bench.load --busy                   as many actions a second as it can
python -m bench.load --attacks                other tables' latency under each attack
python -m bench.load --attacks pings tiny     some of them
python -m bench.load --house ../before        the server of another checkout

Starts a server of its own on this machine and speaks to nobody else; everything ends by itself.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from time import perf_counter

import httpx
from rich.console import Console
from rich.table import Table

from bench.load.attacks import ABOUT, ATTACKS, FROM, Target, under
from bench.load.long_record import long_record
from bench.load.server import Server
from bench.load.tables import LoadTable, Waits, measured, tables_at
from bench.machine import description, stay_on_one_core

SAY = Console(stderr=True, highlight=False, soft_wrap=True)
PROBES = 10
"""Tables whose latency is watched under an attack."""
SHORT = 3000
"""Lines of the record whose replay is asked for."""
LONG = 76_000
"""Lines of the record that is sent in: nearly as long as one may be."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=0, help="onlookers at each table")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two actions")
    parser.add_argument("--busy", action="store_true", help="no pauses at all")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long is measured")
    parser.add_argument("--attacks", nargs="*", choices=list(ATTACKS), metavar="ATTACK")
    parser.add_argument("--house", type=Path, help="the checkout whose server is started")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    return parser.parse_args()


def told(waits: Waits) -> dict[str, float]:
    """Milliseconds."""
    return {
        "actions": len(waits.seconds),
        "p50": round(1000 * waits.quantile(0.5), 1),
        "p99": round(1000 * waits.quantile(0.99), 1),
        "lost": waits.lost,
    }


async def capacity(asked: argparse.Namespace) -> dict[str, object]:
    """What so many tables cost."""
    server = Server(asked.house, descriptors=65_536)
    try:
        empty = server.usage
        SAY.print(f"setting up {asked.tables} tables ...")
        tables = await tables_at(server.host, asked.tables, asked.watchers)
        full = server.usage
        SAY.print(f"measuring for {asked.seconds:.0f} s ...")
        began = perf_counter()
        waits = await measured(tables, 0.0 if asked.busy else asked.every, asked.seconds)
        spent = perf_counter() - began
        after = server.usage
        for table in tables:
            await table.leave()
    finally:
        stopped = server.stop()
    processor = after.seconds - full.seconds
    return told(waits) | {
        "tables": asked.tables,
        "watchers": asked.watchers,
        "actions_per_second": round(len(waits.seconds) / spent, 1),
        "processor": round(processor / spent, 2),
        "processor_ms_per_action": round(1000 * processor / max(1, len(waits.seconds)), 2),
        "memory_kB_per_table": round((full.memory - empty.memory) / 1024 / asked.tables, 1),
        "seconds_to_stop": round(stopped, 1),
    }


async def prepared(server: Server, seconds: float) -> Target:
    """A long table and long records for the attackers to ask for."""
    SAY.print("preparing a long record and a long table ...")
    short, long = long_record(SHORT), long_record(LONG)
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
    async with httpx.AsyncClient(
        base_url=f"http://{server.host}", transport=transport, timeout=120.0
    ) as web:
        answer = await web.post("/api/records", json={"text": short})
        answer.raise_for_status()
        known: str = answer.json()["id"]
    table = LoadTable(server.host, 9000)
    await table.set_up()
    await table.play_to_the_end()
    await table.leave()
    return Target(server.host, table.id, long, known, seconds + 3)


async def attacked(asked: argparse.Namespace) -> list[dict[str, object]]:
    """Each attack on a server of its own; who plays and who attacks stay on one core."""
    stay_on_one_core()
    rows: list[dict[str, object]] = []
    for name in asked.attacks or list(ATTACKS):
        SAY.print(f"[bold]{name}[/]: {ABOUT[name]}")
        server = Server(asked.house)
        try:
            target = await prepared(server, asked.seconds)
            tables = await tables_at(server.host, PROBES)
            calm = await measured(tables, 0.2, asked.seconds / 2)
            before = server.usage
            with under(name, target):
                waits = await measured(tables, 0.2, asked.seconds)
                newcomer = await _newcomer(server.host)
                after = server.usage
            for table in tables:
                await table.leave()
        finally:
            stopped = server.stop()
        rows.append(
            {
                "attack": name,
                "about": ABOUT[name],
                "calm": told(calm),
                "under": told(waits),
                "newcomer_ms": newcomer,
                "memory_MB": [before.memory >> 20, after.memory >> 20],
                "log_kB": after.log >> 10,
                "seconds_to_stop": round(stopped, 1),
            }
        )
    return rows


async def _newcomer(host: str) -> float | None:
    """Milliseconds until somebody new has an answer; None: not within ten seconds."""
    began = perf_counter()
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.4")
    try:
        async with httpx.AsyncClient(transport=transport, timeout=10.0) as web:
            await web.get(f"http://{host}/api/games")
    except httpx.HTTPError:
        return None
    return round(1000 * (perf_counter() - began), 1)


def shown(rows: list[dict[str, object]]) -> Table:
    table = Table(title=f"{PROBES} tables, 5 actions a second each; attackers at {FROM}")
    columns = ("attack", "p50 calm", "p99 calm", "p50 under", "p99 under", "newcomer", "MB", "stop")
    for column in columns:
        table.add_column(column, justify="left" if column == "attack" else "right")
    for row in rows:
        calm, under_ = row["calm"], row["under"]
        assert isinstance(calm, dict)
        assert isinstance(under_, dict)
        lost = f" ({under_['lost']} lost)" if under_["lost"] else ""
        table.add_row(
            str(row["about"]),
            *(f"{calm[each]:.0f}" for each in ("p50", "p99")),
            *(f"{under_[each]:.0f}" for each in ("p50", "p99")),
            f"{row['newcomer_ms'] or 'none'}{lost}",
            " → ".join(map(str, row["memory_MB"])),  # type: ignore[call-overload]
            f"{row['seconds_to_stop']} s",
        )
    return table


def main() -> int:
    asked = arguments()
    try:
        if asked.attacks is not None:
            rows = asyncio.run(attacked(asked))
            found: dict[str, object] = {"attacks": rows}
        else:
            found = {"capacity": asyncio.run(capacity(asked))}
    except KeyboardInterrupt:
        return 130
    found["machine"] = description()
    if asked.json:
        print(json.dumps(found))
    elif asked.attacks is not None:
        Console().print(shown(rows))
    else:
        Console().print_json(data=found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
