"""`tampu serve`: the server starts, answers, and stops when it is told to."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Call

PROGRAM = str(Path(sys.executable).parent / "tampu")


def answered(address: str, server: subprocess.Popen[str]) -> bool:
    for _ in range(300):
        try:
            return httpx.get(f"{address}health").status_code == 200
        except httpx.TransportError:
            if server.poll() is not None:
                return False
            time.sleep(0.1)
    return False


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_serves_and_stops_cleanly(tmp_path: Path, number: signal.Signals):
    order = [PROGRAM, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(
        order, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert answered(address, server)
    finally:
        server.send_signal(number)
        _, err = server.communicate(timeout=60)
    assert server.returncode == 0
    assert "Traceback" not in err


def test_names_proxies_and_path_are_the_servers(tmp_path: Path):
    order = [PROGRAM, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    order += ["--allow-host", "table.example", "--proxy", "127.0.0.1", "--root-path", "/tampu/"]
    server = subprocess.Popen(order, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert address.endswith("/tampu/")
        assert answered(address, server) is False, "this is not its name"
        told = {"host": "table.example", "x-forwarded-proto": "https"}
        cookie = httpx.get(f"{address}api/me", headers=told).headers["set-cookie"]
    finally:
        server.terminate()
        server.wait(60)
    assert "Secure" in cookie
    assert "Path=/tampu/" in cookie


def test_a_port_that_is_taken_is_told_in_one_sentence(call: Call, tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        told = call("serve", "--port", port, "--data", tmp_path)
    assert told.code == 3
    assert f"The server cannot listen on 127.0.0.1:{port}" in told.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "it must be between 0 and 65535"),
        (["--root-path", "tampu"], "“tampu” cannot be the path below which the server stands"),
        (["--root-path", "/a/../b"], "cannot be the path"),
        (["--store", "spreadsheet"], "“spreadsheet” is not the address of a database"),
    ],
)
def test_wrong_settings_are_told_before_anything_starts(
    call: Call, arguments: list[str], sentence: str
):
    told = call("serve", *arguments)
    assert told.code == 2
    assert sentence in told.err
