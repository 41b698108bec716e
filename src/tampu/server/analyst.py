"""An analyst: the process in which a game that is over is studied, in the time that is left over.

Whoever gives the work asks for one step after the other, so that what was found is known at once,
and the work can be broken off between any two.
"""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO

import msgspec

import tampu
from tampu.analysis.depth import DepthName, depth_of
from tampu.analysis.study import Study, studying
from tampu.bots.job import Failure, Ready, framed, next_body
from tampu.bots.worker import run, set_alarm
from tampu.core.play import replay
from tampu.core.record import read_record
from tampu.plain import engines_in_use
from tampu.server.findings import beyond

LARGEST = 1 << 26
"""Bytes of the longest task or report."""
NICENESS = 19
"""Bots at tables come first."""


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """Study the game of this record, or go on with what was begun."""

    number: int
    deadline: float
    record: str
    depth: DepthName
    seed: int
    begun: Study | None


class GoOn(msgspec.Struct, frozen=True, tag="go-on"):
    """One step more."""

    number: int
    deadline: float


class Found(msgspec.Struct, frozen=True, tag="found"):
    """What came of a step, beyond all that was known before."""

    number: int
    more: Study
    seconds: float
    """Of a core."""


Task = Begin | GoOn
Report = Ready | Found | Failure
read_task = msgspec.msgpack.Decoder(Task).decode
read_report = msgspec.msgpack.Decoder(Report).decode


class Desk:
    """The study that is being made."""

    def __init__(self) -> None:
        self._steps: Iterator[Study] = iter(())
        self._known = -1
        """What was found after so many lines is not told yet."""

    def report(self, task: Task) -> Report:
        """What came of a task, or the kind of exception that came instead."""
        began = time.process_time()
        try:
            if isinstance(task, Begin):
                self._begin(task)
            found = next(self._steps)
            more, self._known = beyond(found, self._known), found.lines
            return Found(task.number, more, time.process_time() - began)
        except Exception as error:
            return Failure(task.number, type(error).__name__)

    def _begin(self, task: Begin) -> None:
        record = read_record(task.record)
        match = replay(tampu.game(record.header.game), record)
        depth = depth_of(match.game.key, task.depth)
        self._steps = studying(match, depth, task.seed, begun=task.begun)
        self._known = -1 if task.begun is None else task.begun.lines


def work(tasks: BinaryIO, reports: BinaryIO) -> None:
    """Until whoever gives the tasks hangs up."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    desk = Desk()
    reports.write(framed(Ready(engines_in_use())))
    while (body := next_body(tasks, LARGEST)) is not None:
        task = read_task(body)
        set_alarm(task.deadline)
        done = framed(desk.report(task))
        set_alarm(0.0)
        reports.write(done)


if __name__ == "__main__":
    run(work)
