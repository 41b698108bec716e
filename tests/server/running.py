"""Servers for the tests: real uvicorn, in this process or in one that can be killed."""

import asyncio
import multiprocessing
import os
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx

from tampu.server import analysts
from tampu.server.house import House
from tampu.server.serve import Server, configuration, opened_door, run
from tampu.server.settings import Limits, Settings

PATIENCE = 60.0
GENEROUS = Limits(
    connections_per_address=10**6,
    connections_per_second=1e6,
    connections_at_once=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    raw_frames_per_second=1e6,
    raw_frames_at_once=10**6,
    wrong_keys_per_minute=1e6,
    wrong_keys_at_once=10**6,
    replays_per_minute=1e6,
    replays_at_once=10**6,
    frames_per_second=1e6,
    frames_at_once=10**6,
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
    analyses_per_minute=1e6,
    analyses_at_once=10**6,
    analyses_open=10**6,
    weighings_per_minute=1e6,
    weighings_at_once=10**6,
    calls_per_minute=1e6,
    calls_at_once=10**6,
    letters_per_hour=1e6,
    clerk_share=10**6,
    weigher_share=10**6,
)


def quick(data: Path, store: str | None = None, limits: Limits = GENEROUS) -> Settings:
    """Settings under which nobody waits."""
    return Settings(
        data=data,
        store=store,
        bot_pause=0.0,
        forced_pause=0.005,
        bot_seconds=0.02,
        hint_seconds=0.05,
        limits=limits,
    )


class Site:
    """A running server: where it is, and what is inside."""

    def __init__(self, server: Server, port: int) -> None:
        self._server = server
        self.host = f"127.0.0.1:{port}"

    @property
    def house(self) -> House:
        house: House = self._server.config.app.state.house  # type: ignore[union-attr]
        return house


def _door() -> socket.socket:
    return opened_door("127.0.0.1", 0)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Site]:
    """A server in this very loop."""
    with _door() as door:
        server = Server(configuration(settings))
        task = asyncio.create_task(server._serve([door]))
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        if task.done():
            task.result()
        try:
            yield Site(server, door.getsockname()[1])
        finally:
            server.should_exit = True
            await task


@contextmanager
def running_beside(settings: Settings) -> Iterator[Site]:
    """A server in a thread of its own, for tests that are not asynchronous."""
    with _door() as door:
        server = Server(configuration(settings))
        thread = threading.Thread(target=lambda: asyncio.run(server._serve([door])))
        thread.start()
        try:
            limit = time.monotonic() + PATIENCE
            while not server.started and thread.is_alive() and time.monotonic() < limit:
                time.sleep(0.005)
            assert server.started
            yield Site(server, door.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()


forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["tampu.server.serve", "tests.server.calling"])


def _serve(
    port: int,
    data: Path,
    store: str | None,
    log: Path,
    pause: float,
    limits: Limits,
    hasty: bool,
) -> None:
    if hasty:
        analysts.SAVE, analysts.LOOK = 0.0, 0.1
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    settings = replace(quick(data, store, limits), forced_pause=pause)
    run(settings, "127.0.0.1", port)


class Process:
    """A server in a process of its own, that can be killed and started again."""

    def __init__(
        self,
        data: Path,
        store: str | None = None,
        forced_pause: float = 0.0,
        limits: Limits = GENEROUS,
        hasty: bool = False,
    ) -> None:
        """`hasty`: its analysts keep what they find at once, and see at once what is to be done."""
        self.data = data
        self.store = store
        self.forced_pause = forced_pause
        self.limits = limits
        self.hasty = hasty
        with _door() as door:
            self.port = door.getsockname()[1]
        self.log = data.with_suffix(f".{self.port}.log")
        self.host = f"127.0.0.1:{self.port}"
        self.process: ForkServerProcess | None = None

    def start(self) -> None:
        about = (self.port, self.data, self.store, self.log)
        settings = (self.forced_pause, self.limits, self.hasty)
        self.process = forks.Process(target=_serve, args=(*about, *settings), daemon=True)
        self.process.start()

    def kill(self) -> None:
        """No goodbye: SIGKILL."""
        assert self.process is not None
        self.process.kill()
        self.process.join()

    def stop(self) -> int | None:
        """A polite end, and its exit code."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(PATIENCE)
        return self.process.exitcode

    async def ready(self) -> None:
        assert self.process is not None
        limit = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(verify=False) as client:
            while time.monotonic() < limit and self.process.is_alive():
                try:
                    if (await client.get(f"http://{self.host}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")
