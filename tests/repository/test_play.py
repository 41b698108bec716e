"""`make play` serves at once; the engines are compiled meanwhile, and Ctrl-C ends that too."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tampu.bots.crew import WATCH_SECONDS
from tools import compile_engines

ROOT = Path(__file__).resolve().parents[2]
NEEDS_COMPILER = pytest.mark.skipif(not compile_engines.compiler(), reason="no C compiler here")
PATIENCE = 60.0


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a fresh clone has: nothing is compiled."""
    root = tmp_path_factory.mktemp("checkout")
    rubbish = shutil.ignore_patterns("*.so", "__pycache__", "page")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, root / name, ignore=rubbish)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


@contextmanager
def played(
    checkout: Path, data: Path, **settings: str
) -> Iterator[tuple["subprocess.Popen[str]", list[str], str]]:
    """`make play` once all is set up: the process, what it said first, and its address."""
    kept = {name: value for name, value in os.environ.items() if name != "TAMPU_PLAIN"}
    work = subprocess.Popen(
        [sys.executable, "-m", "tools.play", "--port", "0", "--data", str(data)],
        cwd=checkout,
        env=kept | {"PYTHONPATH": str(checkout / "src")} | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        said = []
        for line in work.stdout or ():
            said.append(line)
            if line.startswith("Tampu: "):
                break
        yield work, said[:-1], said[-1].split()[1]
    finally:
        if work.poll() is None:
            os.killpg(work.pid, signal.SIGKILL)
        work.communicate()


def health(address: str) -> dict[str, str]:
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"{address}health", timeout=5) as answer:
                told: dict[str, str] = json.load(answer)
                return told
        except OSError:
            assert time.monotonic() < limit
            time.sleep(0.05)


@NEEDS_COMPILER
def test_the_table_is_open_while_the_engines_are_compiled_and_ctrl_c_ends_both(
    checkout: Path, tmp_path: Path
):
    workshop = checkout / "build/engines"
    with played(checkout, tmp_path) as (work, said, address):
        assert said == ["engines: plain Python for now; compiling them beside the game ...\n"]
        assert health(address)["engines"] == "plain"
        while not list(workshop.glob(f"{compile_engines.UNFINISHED}*/*")):
            time.sleep(0.05)
        os.killpg(work.pid, signal.SIGINT)
        assert work.wait(PATIENCE) == 0
    assert {path.name for path in workshop.iterdir()} == {".lock"}
    with compile_engines.alone(workshop):  # nobody compiles any more
        pass


@NEEDS_COMPILER
def test_bots_take_the_engines_over_as_soon_as_they_are_delivered(checkout: Path, tmp_path: Path):
    ready = compile_engines.compiled()
    assert ready, "run `make engines`"
    workshop = checkout / "build/engines"
    with played(checkout, tmp_path) as (work, _, address):
        assert health(address)["engines"] == "plain"
        shutil.copytree(ready, workshop / ".half")
        time.sleep(2 * WATCH_SECONDS)
        assert health(address)["engines"] == "plain"
        (workshop / ".half").rename(workshop / ready.name)
        limit = time.monotonic() + PATIENCE
        while health(address)["engines"] == "plain":
            assert time.monotonic() < limit
            time.sleep(0.1)
        os.killpg(work.pid, signal.SIGINT)
        assert work.wait(PATIENCE) == 0
    with played(checkout, tmp_path) as (_, said, address):
        assert said == []  # nothing is left to do: it only serves
    shutil.rmtree(workshop)


def test_a_machine_without_a_compiler_is_told_so_in_one_line(checkout: Path, tmp_path: Path):
    with played(checkout, tmp_path, CC="no-such-compiler") as (work, said, address):
        assert len(said) == 1
        assert "no C compiler here" in said[0]
        assert health(address)["status"] == "ok"
        os.killpg(work.pid, signal.SIGTERM)
        assert work.wait(PATIENCE) == 0
