"""A server of our own for a measurement: started, stopped, started again on the same data."""

import subprocess
from pathlib import Path
from time import perf_counter, sleep

import httpx

from bench.machine import python

CODE = (
    "import sys; from tampu.server.serve import serve; "
    "serve(port=int(sys.argv[1]), data=sys.argv[2], bot_pause=0.0, bot_seconds=0.05)"
)
START_SECONDS = 60.0


class Site:
    """A server in its own process; `host` is where it listens."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.host = ""
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start it; how many seconds until it answered."""
        began = perf_counter()
        self._process = subprocess.Popen(
            [python(), "-c", CODE, "0", str(self.data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "://" not in line:
            raise RuntimeError("the server did not start")
        self.host = line.partition("://")[2].strip().rstrip("/")
        self._await_health(began)
        return perf_counter() - began

    def _await_health(self, began: float) -> None:
        while perf_counter() - began < START_SECONDS:
            try:
                if httpx.get(f"http://{self.host}/health").status_code == 200:
                    return
            except httpx.TransportError:
                sleep(0.01)
        raise RuntimeError("the server does not answer")

    def stop(self) -> None:
        """A polite end."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    def kill(self) -> None:
        """No goodbye."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
