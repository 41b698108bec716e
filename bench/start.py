"""From `git clone` to the first board: how long somebody waits who has nothing yet.

python -m bench.start            a fresh clone of the last commit, empty caches, then `make play`
python -m bench.start --json     the same, one JSON object on standard output
python -m bench.start --ci       also how long `.ci/run` takes in that clone

Python packages and those of the page come from the registries this machine is set up for. Exit code
1: something took longer than it may.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, sleep

from rich.console import Console
from rich.table import Table

from bench.machine import ROOT, description

BARS = {"page": 60.0, "native": 150.0, "second": 3.0, "ci": 1200.0}
"""Seconds that each may take."""
ABOUT = {
    "page": "`make play` in a fresh clone → the page answers",
    "native": "the same → bots think with native engines",
    "second": "`make play` again → the page answers",
    "ci": "`.ci/run`",
}
CACHES = ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME")
PATIENCE = 1800.0
SAY = Console(stderr=True, highlight=False, soft_wrap=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.start",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--ci", action="store_true", help="run .ci/run too")
    asked = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory(prefix="tampu-start-") as room:
            seconds = measured(Path(room), asked.ci)
    except KeyboardInterrupt:
        return 130
    machine = description()
    if asked.json:
        print(json.dumps({"seconds": seconds, "bars": BARS, "machine": machine}))
    else:
        show(seconds, machine)
    return int(any(took > BARS[name] for name, took in seconds.items()))


def measured(room: Path, ci: bool) -> dict[str, float]:
    """Seconds by name."""
    clone, surroundings = room / "tampu", fresh_surroundings(room)
    SAY.print("cloning the last commit; nothing is in any cache")
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, clone], check=True)
    found: dict[str, float] = {}
    with playing(clone, surroundings) as site:
        found["page"] = site.until(site.page_answers)
        found["native"] = site.until(site.is_native)
    with playing(clone, surroundings) as site:
        found["second"] = site.until(site.page_answers)
    if ci:
        began = perf_counter()
        with running([".ci/run"], clone, surroundings) as work:
            work.wait()
        found["ci"] = perf_counter() - began
    return found


def fresh_surroundings(room: Path) -> dict[str, str]:
    """The environment with empty caches, and without what leads back to this checkout."""
    ours = ("VIRTUAL_ENV", "PYTHONPATH", "TAMPU_PLAIN", "MAKEFLAGS", "MAKELEVEL")
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return kept | {name: str(room / "caches" / name) for name in CACHES}


class Site:
    """A `make play` under way: since when, and what it answers."""

    def __init__(self, work: "subprocess.Popen[str]", port: int) -> None:
        self._work = work
        self._address = f"http://127.0.0.1:{port}"
        self._began = perf_counter()

    def until(self, reached: Callable[[], bool]) -> float:
        """Seconds since it was started until it is so far."""
        while not reached():
            if self._work.poll() is not None:
                raise SystemExit("`make play` ended by itself")
            if perf_counter() - self._began > PATIENCE:
                raise SystemExit("`make play` takes for ever")
            sleep(0.05)
        took = perf_counter() - self._began
        spent = processor_seconds(self._work.pid)
        about = reached.__name__.replace("_", " ")
        SAY.print(
            f"[bold]{took:6.1f} s  {about} ({spent:.0f} s of processor time, load {load():.1f})"
        )
        return took

    def page_answers(self) -> bool:
        return b"<html" in self._asked("/")

    def is_native(self) -> bool:
        """Whether the bots' workers run compiled engines."""
        told = self._asked("/health")
        return bool(told) and json.loads(told)["engines"] == "native"

    def _asked(self, path: str) -> bytes:
        try:
            with urllib.request.urlopen(self._address + path, timeout=5) as answer:
                body: bytes = answer.read()
                return body
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return b""


def processor_seconds(session: int) -> float:
    """What all processes of this session have used, those that ended included (Linux only)."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                total += sum(map(int, fields[11:15]))
    return total / os.sysconf("SC_CLK_TCK")


def load() -> float:
    """How many processes wanted to run lately: beyond the number of cores, all of them waited."""
    return os.getloadavg()[0]


@contextmanager
def playing(clone: Path, surroundings: dict[str, str]) -> Iterator[Site]:
    """`make play` on a free port; in the end somebody presses Ctrl-C."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    with running(["make", "play", f"ARGS=--port {port}"], clone, surroundings) as work:
        yield Site(work, port)


@contextmanager
def running(
    order: list[str], clone: Path, surroundings: dict[str, str]
) -> "Iterator[subprocess.Popen[str]]":
    """A command in a terminal group of its own; what it says is shown with its moment."""
    SAY.print(f"{' '.join(order)}")
    work = subprocess.Popen(
        order,
        cwd=clone,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    echo = threading.Thread(target=repeat, args=(work, perf_counter()), daemon=True)
    echo.start()
    try:
        yield work
    finally:
        if work.poll() is None:
            os.killpg(work.pid, signal.SIGINT)
        work.wait()
        echo.join()


def repeat(work: "subprocess.Popen[str]", began: float) -> None:
    for line in work.stdout or ():
        if not line.startswith("{"):
            SAY.print(f"{perf_counter() - began:6.1f} s  {line.rstrip()}", markup=False)


def show(seconds: dict[str, float], machine: dict[str, str]) -> None:
    table = Table("what", "seconds", "may take")
    for name, took in seconds.items():
        table.add_row(ABOUT[name], f"{took:.1f}", f"{BARS[name]:.0f}")
    Console().print(table)
    Console().print(", ".join(f"{name} {value}" for name, value in machine.items()))


if __name__ == "__main__":
    sys.exit(main())
