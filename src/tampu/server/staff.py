"""Staff: processes that do one task at a time for whoever asks, and go home when nobody does."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

from tampu.bots.job import Numbered
from tampu.bots.worker_process import Trouble as WorkerTrouble
from tampu.bots.worker_process import WorkerProcess
from tampu.server.door import asked_from
from tampu.server.logs import note
from tampu.server.problems import Trouble

IDLE = 60.0
"""Seconds without work after which the processes end."""
BUSY = 5
"""Seconds after which it may be tried again where too many wait."""


class Staff:
    """Some processes that run a module, and at most so many tasks that wait for one."""

    def __init__(
        self,
        module: str,
        read: Callable[[bytes], Any],
        largest: int,
        processes: int,
        memory: int,
        queue: int,
        *,
        share: int | None = None,
        patience: float | None = None,
    ) -> None:
        """`share`: so many tasks may be one household's at a time; `patience`: seconds for which
        somebody waits for what came of one."""
        self._share = share
        self._patience = patience
        self._of: Counter[str] = Counter()
        """How many tasks wait, or are done, for each household."""
        self._module = module
        self._processes = [WorkerProcess(memory, module, read, largest) for _ in range(processes)]
        self._queue = queue
        self._free = list(self._processes)
        self._places = asyncio.Semaphore(processes)
        self._waiting = 0
        self._last = 0.0
        self._closing: asyncio.Task[None] | None = None
        self.numbers = count(1)
        """For tasks."""

    async def stop(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
            await asyncio.gather(self._closing, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self._processes))

    async def done(self, task: Numbered) -> Any:
        """What came of a task, once somebody is free for it."""
        home = asked_from.get()
        if self._waiting >= self._queue:
            raise Trouble("too-busy", seconds=BUSY)
        if home and self._share is not None and self._of[home] >= self._share:
            raise Trouble("too-fast", seconds=BUSY)
        self._of[home] += 1
        try:
            return await self._told(await self._first_free(task.deadline), task)
        finally:
            self._of[home] -= 1
            self._of += Counter()  # those without a task are forgotten

    async def _first_free(self, seconds: float) -> WorkerProcess:
        """Refuses, while whoever asked still listens, what would take so many seconds too late."""
        wait = None if self._patience is None else self._patience - seconds
        self._waiting += 1
        try:
            async with asyncio.timeout(wait):
                await self._places.acquire()
        except TimeoutError:
            raise Trouble("too-busy", seconds=BUSY) from None
        finally:
            self._waiting -= 1
        return self._free.pop()

    async def _told(self, process: WorkerProcess, task: Numbered) -> Any:
        try:
            return await process.told(task)
        except WorkerTrouble as trouble:
            note("task-failed", module=self._module, reason=str(trouble))
            raise Trouble("too-much-work") from None
        finally:
            self._give_back(process)

    def _give_back(self, process: WorkerProcess) -> None:
        self._free.append(process)
        self._places.release()
        self._last = asyncio.get_running_loop().time()
        if self._closing is None or self._closing.done():
            self._closing = asyncio.create_task(self._close(), name=self._module)

    async def _close(self) -> None:
        """Without work all go home; those who come next bring the newest engines."""
        loop = asyncio.get_running_loop()
        while (left := self._last + IDLE - loop.time()) > 0:
            await asyncio.sleep(left)
        for _ in range(len(self._free)):
            await self._places.acquire()
            process = self._free.pop(0)
            await process.end()
            self._free.append(process)
            self._places.release()
