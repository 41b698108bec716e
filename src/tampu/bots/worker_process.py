"""One worker process as whoever gives it work sees it: start it, ask it, kill it."""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from tampu.bots.job import (
    LARGEST,
    LENGTH_SIZE,
    Answer,
    Failure,
    Job,
    Numbered,
    Ready,
    framed,
    length_of,
    read_report,
)

START_SECONDS = 20.0


class Trouble(Exception):
    """The worker did not answer, or not sensibly."""


class WorkerProcess:
    """A process that does one task at a time; `module` is what it runs, for bots if not said."""

    def __init__(
        self,
        memory: int,
        module: str = "tampu.bots.worker",
        read: Callable[[bytes], Any] = read_report,
        largest: int = LARGEST,
    ) -> None:
        self._memory = memory
        self._module = module
        self._read = read
        self._largest = largest
        self._process: asyncio.subprocess.Process | None = None
        self._successor: WorkerProcess | None = None
        """One with newer engines that stands by until this one has nothing to do."""
        self._waits = False
        """Whether it has said that it is ready, and has nothing to do."""
        self.engines = ""
        """Which engines it runs: `plain`, or the name of their folder; empty until it is ready."""

    @property
    def idle(self) -> bool:
        """Alive and waiting for a job."""
        return self._waits and self._process is not None and self._process.returncode is None

    @property
    def relieved(self) -> bool:
        """Whether a successor stands by."""
        return self._successor is not None

    async def begin(self) -> None:
        """Start the process, if it is not there, and wait until it is ready."""
        await self.hand_over()
        if self.idle:
            return
        await self._end_process()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            self._module,
            str(self._memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        report = await self._report(START_SECONDS)
        if not isinstance(report, Ready):
            self.kill()
            raise Trouble("it did not say that it is ready")
        self.engines = report.engines
        self._waits = True

    async def prepare_successor(self) -> None:
        """Start another process beside this one; it has the engines that are at hand now."""
        successor = WorkerProcess(self._memory, self._module, self._read, self._largest)
        try:
            await successor.begin()
        except BaseException:
            await successor.end()
            raise
        self._successor = successor

    async def hand_over(self) -> None:
        """If a successor stands by, it is this worker from now on. Not while it thinks."""
        successor, self._successor = self._successor, None
        if successor is None:
            return
        former = self._process
        self._process, self._waits = successor._process, successor._waits
        self.engines = successor.engines
        if former is not None:
            await ended(former)

    async def ask(self, job: Job) -> Answer:
        """Its answer; raises `Trouble`, the process killed unless it can still be trusted."""
        report = await self.told(job)
        if not isinstance(report, Answer):
            self.kill()
            raise Trouble("an answer to something else")
        if report.action not in job.actions:
            self.kill()
            raise Trouble("an answer that is not among the legal ones")
        return report

    async def told(self, task: Numbered) -> Any:
        """What it reports of this task; raises `Trouble` if that is a failure, or nothing."""
        await self.begin()
        self._waits = False
        self._send(task)
        report = await self._report(task.deadline)
        if isinstance(report, Ready) or report.number != task.number:
            self.kill()
            raise Trouble("an answer to something else")
        self._waits = True
        if isinstance(report, Failure):
            raise Trouble(report.reason)
        return report

    def _send(self, task: Numbered) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(framed(task))

    async def _report(self, seconds: float) -> Any:
        """What it says within so many seconds."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                head = await self._process.stdout.readexactly(LENGTH_SIZE)
                length = length_of(head, self._largest)
                return self._read(await self._process.stdout.readexactly(length))
        except TimeoutError:
            reason = "no answer in time"
        except (asyncio.IncompleteReadError, OSError):
            reason = "the process ended"
        except (ValueError, msgspec.DecodeError):
            reason = "no readable answer"
        self.kill()
        raise Trouble(reason)

    def kill(self) -> None:
        """End it at once, whatever it does."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._waits = False

    async def end(self) -> None:
        """End it, and who stands by, and wait until they are gone."""
        successor, self._successor = self._successor, None
        if successor is not None:
            await successor.end()
        await self._end_process()

    async def _end_process(self) -> None:
        self._waits = False
        if self._process is not None:
            await ended(self._process)
            self._process = None


async def ended(process: asyncio.subprocess.Process) -> None:
    """Killed, and gone."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
