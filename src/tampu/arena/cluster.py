"""Blocks on a Ray cluster: it finds the machines, and plays again what a dead one has lost."""

import logging
import os
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from itertools import islice
from typing import Any

from tampu.arena.block import Block, play_block
from tampu.arena.executor import BlockLost, Executor, Played
from tampu.bots.bot import ENVIRONMENT

RETRIES = 20
"""So often a block is played again if its machine dies."""
STORE_BYTES = 200_000_000
"""What a cluster of our own may keep in shared memory: results are small."""

KNOCK_SECONDS = 5.0


class NoCluster(RuntimeError):
    """Ray is `missing` here, or it does not answer."""

    def __init__(self, reason: str, missing: bool = False) -> None:
        super().__init__(reason)
        self.missing = missing


class Cluster:
    """The tasks of a Ray that this process is connected to."""

    def run(self, blocks: Iterable[Block]) -> Iterator[Played]:
        import ray

        play = ray.remote(max_retries=RETRIES, scheduling_strategy="SPREAD")(play_block)
        waiting = iter(blocks)
        flying: dict[Any, Block] = {}
        while True:
            for block in islice(waiting, self._window() - len(flying)):
                flying[play.remote(block)] = block
            if not flying:
                return
            for done in ray.wait(list(flying))[0]:
                try:
                    results = ray.get(done)
                except ray.exceptions.RayTaskError as problem:
                    raise problem.cause from None
                except ray.exceptions.RayError as problem:
                    raise BlockLost(str(problem).splitlines()[0]) from None
                yield flying.pop(done), results

    def _window(self) -> int:
        """How many blocks are given out at once: enough for machines that join."""
        import ray

        return max(16, 4 * int(ray.cluster_resources().get("CPU", 1)))


def knock(address: str) -> None:
    """See whether anybody listens there: Ray itself would wait for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except OSError as problem:
        raise NoCluster(problem.strerror or str(problem)) from None
    except (ValueError, OverflowError):
        raise NoCluster("HOST:PORT?") from None


@contextmanager
def cluster(address: str | None, workers: int) -> Iterator[Executor]:
    """The Ray at an address; None: one of our own on this machine, for as long as it is needed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise NoCluster("ray", missing=True) from None
    if address is not None:
        knock(address)
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if ENVIRONMENT in os.environ:
        settings["runtime_env"] = {"env_vars": {ENVIRONMENT: os.environ[ENVIRONMENT]}}
    if address is None:
        settings |= {"num_cpus": workers, "object_store_memory": STORE_BYTES}
        settings |= {"include_dashboard": False}
    with redirect_stdout(sys.stderr):  # Ray tells there which machine died
        try:
            ray.init(address or "local", **settings)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise NoCluster(str(problem).strip().splitlines()[0]) from None
        try:
            yield Cluster()
        finally:
            ray.shutdown()
