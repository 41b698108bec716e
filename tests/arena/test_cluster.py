"""A real Ray of two nodes, one of which is killed on the way."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tampu.arena.executor import Alone
from tampu.arena.ladder import Ladder, climb
from tampu.arena.ledger import Ledger
from tests.arena.results import facts

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ray")]

WATCHFUL = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 2000,
    "health_check_failure_threshold": 3,
}
"""A dead node is missed after some seconds, not after half a minute."""
ROOM = {
    "GRPC_ENABLE_FORK_SUPPORT": "0",  # else the door for clients may hang where it forks
    "RAY_raylet_start_wait_time_s": "120",  # a busy machine
    "RAY_USAGE_STATS_ENABLED": "0",
}
SMALL = {"num_cpus": 1, "object_store_memory": 100_000_000}
LADDER = Ladder("machu_picchu", 2, ("random", "greedy:untimed", "search:300n"), 24)


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Nodes:
    """Two nodes of Ray on this machine; the first can be reached from outside by `address`."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        port = free_port()
        self.address = f"ray://127.0.0.1:{port}"
        head = {"include_dashboard": False, "ray_client_server_port": port}
        self.ray = Cluster(True, head_node_args={**SMALL, **head, "_system_config": WATCHFUL})
        self.inside = self.ray.address
        self.second = self.ray.add_node(**SMALL)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    pytest.importorskip("ray", reason="ray is not installed: it has no wheel for this Python")
    with pytest.MonkeyPatch.context() as room:
        for name, value in ROOM.items():
            room.setenv(name, value)
        nodes = Nodes()
        yield nodes
        nodes.ray.shutdown()


def start(address: str, kept: Path) -> subprocess.Popen[str]:
    command = ["arena", "ladder", *LADDER.entrants, "--blocks", str(LADDER.blocks), "--json"]
    place = ["--on", address, "--keep", str(kept)]
    call = [sys.executable, "-m", "tampu.cli", *command, *place]
    return subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(running: subprocess.Popen[str]) -> Any:
    out, err = running.communicate(timeout=200)
    assert running.returncode == 0, err
    return json.loads(out)


def equal_to_one_process(kept: Path) -> bool:
    """All blocks are there, once, and as this process plays them."""
    ledger = Ledger(kept)
    assert kept.read_bytes().count(b"\n") == len(ledger.pages) == LADDER.blocks
    wanted = climb(LADDER, Alone(), Ledger())
    return all(facts(ledger.pages[p.block.key].results) == facts(p.results) for p in wanted)


def test_a_node_that_is_killed_costs_only_blocks_that_are_played_again(
    nodes: Nodes, tmp_path: Path
):
    kept = tmp_path / "kept.jsonl"
    running = start(nodes.inside, kept)
    deadline = time.monotonic() + 120
    while not (kept.exists() and kept.read_bytes().count(b"\n") >= 3):
        assert time.monotonic() < deadline
        assert running.poll() is None
        time.sleep(0.01)
    nodes.ray.remove_node(nodes.second, allow_graceful=False)
    assert kept.read_bytes().count(b"\n") < LADDER.blocks
    found = finish(running)
    assert (found["blocks"], found["games"]) == (24, 48)
    assert equal_to_one_process(kept)


def test_bots_of_our_own_play_on_other_machines_too(nodes: Nodes):
    """The nodes were started without them: the setting goes with the blocks."""
    match = ["arena", "match", "calm", "random", "--blocks", "2", "--json", "--on", nodes.address]
    room = {"TAMPU_BOTS": "calm=tampu.bots.random_bot:RandomBot"}
    call = [sys.executable, "-m", "tampu.cli", *match]
    done = subprocess.run(call, env=os.environ | room, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["standings"][0]["entrant"] == "calm:50ms"


def test_a_cluster_of_our_own_finds_the_same(tmp_path: Path):
    pytest.importorskip("ray", reason="ray is not installed: it has no wheel for this Python")
    kept = tmp_path / "kept.jsonl"
    finish(start("local-cluster", kept))
    assert equal_to_one_process(kept)
