"""Run every test, quick ones first, and end with a list of what ran and what could not.

python -m tools.run_tests                   all stages
python -m tools.run_tests rules plain       these stages only
python -m tools.run_tests --list            name the stages
"""

import argparse
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

from tools.machine import chromium, cores, nginx, postgres

ROOT = Path(__file__).resolve().parent.parent
SLOWEST = ["--durations=12", "--durations-min=4"]
WORKERS = ["-n", str(cores() + 2)]
"""Two more than there are cores: tests wait, for a browser, a server or a bot, a third of their
time or more."""
BROWSER = [sys.executable, "-m", "pytest", "-rfEs", "-q", *SLOWEST]
PYTEST = [*BROWSER, "-p", "no:playwright"]
UNTYPED = ["-p", "no:schemathesis", "--ignore=tests/server/test_openapi.py"]
"""The server's description is tried out in one stage only; to load what does so takes seconds."""
SPREAD = [*WORKERS, "--dist", "loadgroup"]
NATIVE = [
    *(f"--ignore-glob=*/{name}.py" for name in ("test_compiled", "test_imagining", "test_recall")),
    "--deselect=tests/core/test_laws.py::test_random_play_prefers_nothing",
]
"""Not run again on plain engines: `test_compiled` itself plays games both ways and compares every
state; how evenly worlds are imagined and actions are drawn is a question of many draws, not of the
compiler."""
FEW = 3
"""So many tests that failed beside others may be run once more, alone; where more fail, it is not
the machine that was busy."""
CLOSING = re.compile(r"\b\d+ (passed|failed|skipped|errors?)\b|no tests ran|no test files", re.I)
FAILED = re.compile(r"(?:FAILED|ERROR) (tests/\S+?(?:\[.*?\])?)(?: - |$)")


@dataclass
class Stage:
    """One test runner in a process of its own."""

    name: str
    about: str
    command: list[str]
    settings: dict[str, str] = field(default_factory=dict)
    needs: str = ""
    alone: list[str] = field(default_factory=list)
    """Runs single tests of this stage with nothing beside them; empty where nothing waits."""


@dataclass
class Outcome:
    stage: Stage
    code: int
    seconds: float
    closing: str
    skipped: list[str]
    failed: list[str] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    """What was run a second time, and how that ended."""


def stages() -> list[Stage]:
    apart = ["--ignore=tests/web", "--ignore=src/tampu/server/store/migrations"]
    quick, slow = [*apart, "-m", "not slow"], [*apart, "-m", "slow"]
    rules = ["tests/core", "tests/games"]
    npm = ["npm", "--prefix", "web", "run", "--silent", "test"]
    path = f"{ROOT / '.node' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    docs = [str(p) for p in ("README.md", "docs", "src/tampu") if (ROOT / p).exists()]
    return [
        Stage("quick", "all quick tests", [*PYTEST, *SPREAD, *quick, "tests"]),
        Stage(
            "plain",
            "the rules again, engines as plain Python",
            [*PYTEST, *UNTYPED, *SPREAD, *quick, *NATIVE, *rules],
            {"TAMPU_PLAIN": "1"},
        ),
        Stage(
            "examples",
            "the examples in the documentation and in docstrings",
            [*PYTEST, *UNTYPED, *apart, "--doctest-modules", "--doctest-glob=*.md", *docs],
            {"TAMPU_PLAIN": "1"},
        ),
        Stage("page", "the page's own parts", npm, {"PATH": path}),
        Stage(
            "browser",
            "whole games in a real browser",
            [*BROWSER, *UNTYPED, *WORKERS, "--dist", "worksteal", "tests/web"],
            needs="chromium",
            alone=[*BROWSER, *UNTYPED],
        ),
        Stage(
            "slow", "statistics, crashes, the wheel", [*PYTEST, *UNTYPED, *SPREAD, *slow, "tests"]
        ),
    ]


def run(stage: Stage) -> Outcome:
    """Show the runner's output as it comes; keep its closing line, what it skipped, what failed."""
    print(f"\n=== {stage.name}: {stage.about}", flush=True)
    start, closing, skipped = time.monotonic(), "", []
    failed: dict[str, None] = {}
    runner = subprocess.Popen(
        stage.command,
        cwd=ROOT,
        env=os.environ | stage.settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    for line in runner.stdout or ():
        print(line, end="", flush=True)
        text = re.sub(r"\x1b\[[0-9;]*m", "", line).strip()
        if CLOSING.search(text):
            closing = text.strip("= ")
        if text.startswith("SKIPPED"):
            skipped.append(text)
        if found := FAILED.match(text):
            failed[found[1]] = None
    seconds = time.monotonic() - start
    return Outcome(stage, runner.wait(), seconds, closing, skipped, [*failed])


def tried_again(done: Outcome) -> Outcome:
    """A browser waits, and on a busy machine too long: the few that failed run once more, alone."""
    if done.code != 1 or not done.stage.alone or not 0 < len(done.failed) <= FEW:
        return done
    command = [*done.stage.alone, *done.failed]
    about = "what failed beside others, alone"
    second = run(Stage(f"{done.stage.name} again", about, command, done.stage.settings))
    passed = second.code == 0 and not second.skipped
    bad = [] if passed else second.failed or done.failed
    return replace(
        done,
        code=0 if passed else 1,
        seconds=done.seconds + second.seconds,
        again=[
            f"{test} failed beside others and {'did not pass' if test in bad else 'passed'} alone"
            for test in done.failed
        ],
    )


def report(outcomes: list[Outcome], absent: list[str]) -> bool:
    """The closing lines of all runners; true when nothing failed."""
    print("\n=== what ran")
    for done in outcomes:
        verdict = "ok  " if done.code == 0 else "FAIL"
        print(f"{verdict} {done.stage.name:9} {done.seconds:6.1f} s  {done.closing}")
    for line in [f"{done.stage.name}: {a}" for done in outcomes for a in done.again]:
        print(f"AGAIN  {line}")
    for line in absent + [f"{done.stage.name}: {s}" for done in outcomes for s in done.skipped]:
        print(f"NOT RUN  {line}")
    return all(done.code == 0 for done in outcomes)


def main() -> int:
    parser = argparse.ArgumentParser(description="Run every test, quick ones first.")
    parser.add_argument("stages", nargs="*", metavar="STAGE")
    parser.add_argument("--list", action="store_true", help="name the stages")
    asked = parser.parse_args()
    known = {stage.name: stage for stage in stages()}
    if asked.list:
        print(*(f"{stage.name:9} {stage.about}" for stage in known.values()), sep="\n")
        return 0
    if unknown := [name for name in asked.stages if name not in known]:
        parser.error(f"no stage is called {unknown[0]}; there are {', '.join(known)}")
    return perform([known[name] for name in asked.stages or known])


def perform(chosen: list[Stage]) -> int:
    outcomes, absent = [], []
    if reason := postgres():
        absent.append(f"store on PostgreSQL: {reason}")
    if reason := nginx():
        absent.append(f"server behind a proxy: {reason}")
    for stage in chosen:
        reason = chromium() if stage.needs == "chromium" else None
        if reason:
            absent.append(f"{stage.name} ({stage.about}): {reason}")
        else:
            outcomes.append(tried_again(run(stage)))
    return 0 if report(outcomes, absent) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
