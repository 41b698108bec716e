"""The server under load: started here, or somebody's own that runs already."""

import os
import resource
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bench.machine import python

CODE = (
    "import sys; from tampu.server.serve import serve; "
    "serve(port=0, data=sys.argv[1], bot_pause=0.0, bot_seconds=0.05)"
)
ALL_CORES = os.sched_getaffinity(0)
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Usage:
    """Processor seconds since the start, bytes of memory, bytes of log."""

    seconds: float
    memory: int
    log: int


class Server:
    """A server in its own process, with as few descriptors as systems give by default."""

    def __init__(self, house: Path | None = None, descriptors: int = 1024) -> None:
        self._room = tempfile.TemporaryDirectory(prefix="tampu-load-")
        self._log = Path(self._room.name) / "log"
        settings = dict(os.environ)
        if house is not None:
            settings["PYTHONPATH"] = str(house.resolve() / "src")
        self._process = subprocess.Popen(
            [python(), "-P", "-c", CODE, str(Path(self._room.name) / "data")],
            stdout=subprocess.PIPE,
            stderr=self._log.open("wb"),
            env=settings,
            text=True,
            preexec_fn=lambda: _as_usual(descriptors),
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "://" not in line:
            raise RuntimeError(f"the server did not start: {self._log.read_text()[-500:]}")
        self.host = line.partition("://")[2].strip().rstrip("/")

    @property
    def usage(self) -> Usage:
        return usage_of(self._process.pid, self._log)

    def stop(self) -> float:
        """Ask it to stop; how many seconds it took."""
        began = perf_counter()
        self._process.terminate()
        try:
            self._process.wait(120)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        spent = perf_counter() - began
        self._room.cleanup()
        return spent


def _as_usual(soft: int) -> None:
    """As few descriptors as wanted; on all cores, wherever whoever starts it must stay."""
    os.sched_setaffinity(0, ALL_CORES)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard), hard))


def usage_of(process: int, log: Path | None = None) -> Usage:
    """What a process has used so far, from the system's own account."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    status = Path(f"/proc/{process}/status").read_text()
    kilobytes = int(status.partition("VmRSS:")[2].split()[0])
    return Usage(
        seconds=(int(fields[11]) + int(fields[12])) / TICKS,
        memory=1024 * kilobytes,
        log=log.stat().st_size if log is not None else 0,
    )
