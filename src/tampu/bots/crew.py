"""The crew: bots think in worker processes; one that fails is replaced by a simpler one.

    crew = Crew(workers=1)
    await crew.start()
    choice = await crew.choose("machu_picchu", "search", view, ["card 3", "card 9"], 1.0, seed=7)
    await crew.stop()

Cancelling `choose` kills the worker that thinks; a new one takes its place.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec

from tampu.bots.bot import levels, simpler
from tampu.bots.job import Job, pack
from tampu.bots.worker_process import Trouble, WorkerProcess
from tampu.plain import engines_at_hand, workshop_changed

log = logging.getLogger("tampu.bots")

FIRST = "first"
"""The level named in a choice that no bot made: the first legal action."""
STAND_IN_SECONDS = 0.3
"""How long a simpler bot may think that stands in for a failed one."""
LEAST_SECONDS = 0.02
MOMENT = 0.05
"""Seconds by which a bot is seldom later than it was told to be."""
WATCH_SECONDS = 1.0
"""How often the crew looks whether new engines were delivered."""


@dataclass(frozen=True)
class Choice:
    """The action chosen, by a bot of which level, and how many positions it looked at."""

    action: str
    level: str
    nodes: int


class Crew:
    """Some worker processes and who is free."""

    def __init__(self, workers: int = 1, grace: float = 3.0, memory: int = 1 << 30) -> None:
        self.workers = workers
        self.grace = grace
        """How many seconds a bot may be late before it is killed."""
        self._processes = [WorkerProcess(memory) for _ in range(workers)]
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self._helpers: set[asyncio.Task[None]] = set()
        self._waiting = 0
        self._jobs = 0
        self._started = False

    async def start(self) -> None:
        """Start the processes; those that do not come up are tried again when needed."""
        if self._started:
            return
        self._started = True
        await asyncio.gather(*(self._make_ready(worker) for worker in self._processes))
        self._do_beside(self._watch_engines())

    async def stop(self) -> None:
        """End the processes; the crew can be started again."""
        self._started = False
        for task in list(self._helpers):
            task.cancel()
        await asyncio.gather(*self._helpers, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._processes))
        self._free = asyncio.Queue()

    @property
    def native(self) -> bool:
        """Whether all workers run the compiled engines."""
        return all(worker.engines not in ("", "plain") for worker in self._processes)

    @property
    def waiting(self) -> int:
        """How many wait for a free worker."""
        return self._waiting

    async def choose(
        self,
        game_key: str,
        level: str,
        view: object,
        actions: list[str],
        seconds: float = 1.0,
        seed: int = 0,
        held: float | None = None,
    ) -> Choice:
        """One of the actions, within a bounded time, whatever the bot does. Never raises.

        `held`: nobody may learn from the time whether there was a choice, so a worker is waited
        for with one action as with many, and kept for its share of so many seconds.
        """
        if len(actions) < 2 and held is None:
            return Choice(actions[0], level, 0)
        try:
            await self.start()
            job = Job(0, game_key, level, msgspec.Raw(pack(view)), actions, seconds, 0.0, seed)
            async with asyncio.timeout(2 * seconds + 5 * self.grace), self._hired(held) as worker:
                return await self._try_in_turn(worker, job)
        except Exception as problem:
            log.warning("no bot chose at all: %s", type(problem).__name__)
        return Choice(actions[0], FIRST, 0)

    @asynccontextmanager
    async def _hired(self, held: float | None) -> AsyncIterator[WorkerProcess]:
        """The next worker who is free; others have it no sooner than `held` says."""
        self._waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self._waiting -= 1
        until = time.monotonic() + (0.0 if held is None else self._share(held) + MOMENT)
        try:
            yield worker
            if held is not None:
                await asyncio.sleep(max(0.0, until - time.monotonic()))
        finally:
            self._give_back(worker)

    async def _try_in_turn(self, worker: WorkerProcess, job: Job) -> Choice:
        """This level, unless there is none of that name any more; then simpler ones.

        At last the first action.
        """
        if len(job.actions) < 2:
            return Choice(job.actions[0], job.level, 0)
        known, seconds = levels(job.game), self._share(job.seconds)
        for name in (each for each in (job.level, *simpler(job.level)) if each in known):
            choice = await self._try(worker, job, name, seconds)
            if choice is not None:
                return choice
            seconds = min(seconds, STAND_IN_SECONDS)
        return Choice(job.actions[0], FIRST, 0)

    async def _try(
        self, worker: WorkerProcess, job: Job, level: str, seconds: float
    ) -> Choice | None:
        """What this worker answers; None, and the worker ended, if it is no good."""
        told = {"number": self._next(), "level": level, "seconds": seconds}
        job = msgspec.structs.replace(job, deadline=seconds + self.grace, **told)
        try:
            answer = await worker.ask(job)
        except Trouble as trouble:
            log.warning("bot %s of %s: %s", job.level, job.game, trouble)
            return None
        return Choice(answer.action, job.level, answer.nodes)

    def _share(self, seconds: float) -> float:
        """When others wait, everybody thinks for a shorter time."""
        return max(LEAST_SECONDS, seconds / (1 + self._waiting / self.workers))

    def _next(self) -> int:
        self._jobs += 1
        return self._jobs

    def _give_back(self, worker: WorkerProcess) -> None:
        """Free again: at once, or as soon as a new process stands in for the old one."""
        if worker.idle and not worker.relieved:
            self._free.put_nowait(worker)
            return
        worker.kill()
        if self._started:
            self._do_beside(self._make_ready(worker))

    def _do_beside(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._helpers.add(task)
        task.add_done_callback(self._helpers.discard)

    async def _make_ready(self, worker: WorkerProcess) -> None:
        try:
            await worker.begin()
        except Trouble as trouble:
            log.warning("a bot's worker did not start: %s", trouble)
        self._free.put_nowait(worker)

    async def _watch_engines(self) -> None:
        """Engines that are delivered while the crew works are taken over between two decisions."""
        async for _ in deliveries():
            newest = await asyncio.to_thread(engines_at_hand)
            for worker in self._processes:
                if newest not in ("plain", worker.engines):
                    await self._renew(worker)

    async def _renew(self, worker: WorkerProcess) -> None:
        """A process with the new engines stands by; who thinks hands over before its next job."""
        try:
            await worker.prepare_successor()
        except Trouble as trouble:
            log.warning("a bot's worker with new engines did not start: %s", trouble)
            return
        if worker.idle:
            await worker.hand_over()
        log.info("new engines for bots")


async def deliveries() -> AsyncIterator[None]:
    """Whenever something was delivered to the place where compiled engines lie."""
    seen = workshop_changed()
    while True:
        yield
        while (now := workshop_changed()) == seen:
            await asyncio.sleep(WATCH_SECONDS)
        seen = now
