"""A server in a process of its own, that can be killed and started again at the same address.

python -m tests.web.serving PORT FOLDER [PATH]
"""

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

from tampu.server import page
from tampu.server.serve import run
from tampu.server.settings import Limits, Settings
from tampu.server.wallclock import WallClock

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
PAUSE, FORCED, SECONDS = 0.0, 0.0, 0.05
"""Bots answer at once, and who has no choice too: nobody needs to follow them here."""
AWAY = 0.5
"""Seconds after which others may give a seat to a bot."""
LIMITS = Limits(
    tables_per_minute=1e6,
    tables_at_once=10**6,
    records_per_minute=1e6,
    records_at_once=10**6,
    passwords_per_minute=1e6,
    passwords_at_once=10**6,
    guesses_per_minute=1e6,
    guesses_at_once=10**6,
    hints_per_minute=1e6,
    hints_at_once=10**6,
    reports_per_minute=1e6,
    reports_at_once=10**6,
)
"""All tests come from one address."""


class Leaping(WallClock):
    """A wall clock that whoever started the server can turn on."""

    def __init__(self, data: Path) -> None:
        self._told = data / "leap"

    def now(self) -> float:
        leapt = float(self._told.read_text()) if self._told.is_file() else 0.0
        return time.time() + leapt

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.2))


def settings(data: Path) -> Settings:
    return Settings(
        data=data,
        bot_pause=PAUSE,
        forced_pause=FORCED,
        bot_seconds=SECONDS,
        hint_seconds=SECONDS,
        patience=AWAY,
        limits=LIMITS,
        clock=Leaping(data),
    )


class Serving:
    """Where the server is, and its life."""

    def __init__(self, data: Path, root_path: str = "") -> None:
        self.data = data
        self.root_path = root_path
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    @property
    def port(self) -> int:
        return urlsplit(self.address).port or 0

    def start(self) -> None:
        """Start it, the second time where it was before; wait until it answers."""
        about = [str(self.port), str(self.data), self.root_path]
        with self.data.with_suffix(".log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.web.serving", *about],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("Tampu: "), self.data.with_suffix(".log").read_text()
        self.address = said.split()[1].rstrip("/")
        self._wait()

    def _wait(self) -> None:
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                    assert json.load(answer)["status"] == "ok"
                return
            except urllib.error.URLError:
                assert time.monotonic() < limit, "the server does not answer"
                time.sleep(0.02)

    def forward(self, seconds: float) -> None:
        """So many seconds are over, once and for all."""
        (self.data / "leap.new").write_text(str(seconds))
        (self.data / "leap.new").replace(self.data / "leap")

    def kill(self) -> None:
        """No goodbye: SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)


def main(port: str, data: str, root_path: str = "") -> None:
    """`TAMPU_PAGE`: a folder with another build of the page than the one that is served."""
    if built := os.environ.get("TAMPU_PAGE"):
        page.PAGE = Path(built).resolve()
    run(replace(settings(Path(data)), root_path=root_path), "127.0.0.1", int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
