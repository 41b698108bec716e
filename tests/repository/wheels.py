"""Wheels, the environments they are installed in, and servers that run from there."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60


def surroundings() -> dict[str, str]:
    """The environment without anything that could lead back to the checkout."""
    return {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "TAMPU", "VIRTUAL"))}


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=surroundings(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def installed_in(place: Path, wheel: Path) -> Path:
    """The programs of an environment with the wheel and its locked dependencies, nothing else."""
    run(sys.executable, "-m", "venv", "--without-pip", place, cwd=wheel.parent)
    uv, locked = Path(sys.executable).parent / "uv", ROOT / "requirements/dev.lock"
    run(uv, "pip", "install", "-q", "--python", place, "-c", locked, wheel, cwd=wheel.parent)
    return place / "bin"


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    port = free_port()
    order = [str(programs / "tampu"), "serve", "--port", str(port), "--data", str(folder / "data")]
    with started(order, port, folder):
        yield f"127.0.0.1:{port}"


@contextmanager
def started(order: list[str], port: int, folder: Path) -> Iterator[None]:
    """A server by this command line, which must end well when it is told to stop."""
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(order, cwd=folder, env=surroundings(), stdout=log, stderr=log)
        try:
            wait_until_healthy(f"http://127.0.0.1:{port}", server, folder / "log")
            yield
        finally:
            server.terminate()
            assert server.wait(PATIENCE) == 0, (folder / "log").read_text()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def wait_until_healthy(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and server.poll() is None:
        try:
            if httpx.get(f"{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    pytest.fail(f"the server did not start:\n{log.read_text()}")
