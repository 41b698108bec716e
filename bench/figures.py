"""What is measured, in which order: engines and peers by turns on one core, then the table."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any

from bench import browsers, table
from bench.machine import ROOT, description, python, stay_on_one_core
from tampu.games import catalogue

PEERS = ("catanatron", "hive", "backgammon")
PEERS_PYTHON = ROOT / ".peers/bin/python"
LOADS = {
    "200 tables, an action a second each": ["--tables", "200"],
    "60 tables without pauses": ["--tables", "60", "--busy"],
    "one table, 195 onlookers, 4 actions a second": [
        *("--tables", "1", "--watchers", "195", "--every", "0.25")
    ],
}
Figures = dict[str, Any]
Tick = Callable[[], None]


class Plan:
    """How long to measure, and what."""

    def __init__(self, quick: bool, parts: list[str]) -> None:
        self.parts = parts
        self.seconds = 0.05 if quick else 1.5
        self.rounds = 1 if quick else 5
        self.games = 1 if quick else 6
        self.clicks = 3 if quick else 30
        self.load_seconds = 2 if quick else 20

    @property
    def steps(self) -> int:
        """How often `tick` will be called."""
        engines = 2 * sum(1 for _ in line_ups()) * ("engines" in self.parts)
        peers = len(PEERS) * ("peers" in self.parts)
        tables = self.games * ("table" in self.parts)
        clicks = self.clicks * ("browsers" in self.parts)
        loads = (len(LOADS) + 1) * ("load" in self.parts)
        return self.rounds * (engines + peers) + tables + clicks + loads


def line_ups() -> Iterator[tuple[str, int]]:
    """Every game with its smallest and its largest number of seats."""
    for game in catalogue():
        for seats in sorted({min(game.seats), max(game.seats)}):
            yield game.key, seats


def measured(plan: Plan, tick: Tick = lambda: None) -> Figures:
    """Everything that was asked for."""
    found: Figures = {"machine": description(), "plan": vars(plan)}
    found |= speeds(plan, tick)
    if "table" in plan.parts:
        found["table"] = {
            name: in_milliseconds(seconds)
            for name, seconds in table.measured(plan.games, tick).items()
        }
    if "browsers" in plan.parts:
        try:
            waits = browsers.measured(catalogue()[0].key, plan.clicks, tick)
            found["browsers"] = in_milliseconds(waits)
        except browsers.NotMeasured as problem:
            found["browsers"] = {"problem": str(problem)}
    if "load" in plan.parts:
        found |= held(plan.load_seconds, tick)
    return found


def held(seconds: float, tick: Tick) -> Figures:
    """How much one server carries, and how it stands up to those who mean harm."""
    call = [python(), "-m", "bench.load", "--json", "--seconds", str(seconds)]
    loads = {}
    for name, how in LOADS.items():
        loads[name] = answer([*call, *how], {}, all_cores=True)["capacity"]
        tick()
    attacks = answer([*call, "--attacks"], {}, all_cores=True)["attacks"]
    tick()
    return {"loads": loads, "attacks": attacks}


def speeds(plan: Plan, tick: Tick) -> Figures:
    """Engines and peers by turns, so that a busy moment hurts all alike; medians."""
    runs: dict[tuple[str, ...], list[Figures]] = {}
    for _ in range(plan.rounds):
        for name, call in contestants(plan):
            if figures := call():
                runs.setdefault(name, []).append(figures)
            tick()
    engines = [
        {"game": name[1], "seats": int(name[2]), "build": name[3], **middle(found)}
        for name, found in runs.items()
        if name[0] == "engine"
    ]
    peers = [
        {"name": name[1], **middle(found)} for name, found in runs.items() if name[0] == "peer"
    ]
    return {"engines": engines, "peers": peers}


def contestants(plan: Plan) -> Iterator[tuple[tuple[str, ...], Callable[[], Figures]]]:
    """Who is measured in one round: a name, and how to measure it."""
    if "engines" in plan.parts:
        for key, seats in line_ups():
            for build in ("compiled", "plain"):
                name = ("engine", key, str(seats), build)
                yield name, partial(engine, key, seats, build, plan.seconds)
    if "peers" in plan.parts:
        for peer_name in PEERS:
            yield ("peer", peer_name), partial(peer, peer_name, plan.seconds)


def engine(key: str, seats: int, build: str, seconds: float) -> Figures:
    """One engine; nothing where it should run compiled and does not."""
    call = [python(), "-m", "bench.engine", key, str(seats), str(seconds)]
    found = answer(call, {"TAMPU_PLAIN": "1" if build == "plain" else "0"})
    return found if found.pop("native") == (build == "compiled") else {}


def peer(name: str, seconds: float) -> Figures:
    """What a peer does; nothing where `make bench` has not installed the peers."""
    if not PEERS_PYTHON.exists():
        return {}
    return answer([str(PEERS_PYTHON), "bench/peers.py", name, str(seconds)], {})


def answer(call: list[str], settings: dict[str, str], all_cores: bool = False) -> Figures:
    """The JSON that a process of its own prints, run on one core unless it needs more."""
    done = subprocess.run(
        call,
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        preexec_fn=None if all_cores else stay_on_one_core,
    )
    found: Figures = json.loads(done.stdout)
    return found


def middle(found: list[Figures]) -> Figures:
    """The median of every figure; what is no number is taken as it is."""
    return {
        key: median([one[key] for one in found]) if isinstance(value, float) else value
        for key, value in found[0].items()
    }


def in_milliseconds(seconds: list[float]) -> Figures:
    ordered = sorted(seconds)
    return {
        "count": len(ordered),
        "median": 1000 * median(ordered),
        "p95": 1000 * ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))],
    }
