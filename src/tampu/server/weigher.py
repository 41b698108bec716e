"""A weigher: the process in which positions are valued, and answers judged that somebody tries.

Somebody waits for it, so it comes before analyses; bots at tables come first.
"""

import os
from contextlib import suppress
from typing import BinaryIO

import msgspec

from tampu.analysis.depth import DepthName, depth_of
from tampu.analysis.estimate import Estimate
from tampu.analysis.outlook import Tries
from tampu.analysis.study import seed_of_line
from tampu.analysis.trial import tried
from tampu.analysis.trust import trust_of
from tampu.analysis.verdict import Judge, Way
from tampu.bots.job import Failure, Ready, framed, next_body
from tampu.bots.opinion import critic_of
from tampu.bots.worker import run, set_alarm
from tampu.plain import engines_in_use
from tampu.server.place import Place, Standing, found

LARGEST = 1 << 26
"""Bytes of the longest task or report."""
LATER = 5
"""By so much those who weigh are more patient than bots."""


class Weigh(msgspec.Struct, frozen=True, tag="weigh"):
    """What is it worth where this line leads? `rows`: all of it, chance included.

    `seed`: that of an analysis of the game; where the line is the game's own, the value is too.
    """

    number: int
    deadline: float
    place: Place
    rows: list[str]
    depth: DepthName
    seed: int


class Judging(msgspec.Struct, frozen=True, tag="judge"):
    """What are these answers of a seat worth at this place? `seed`: that of an analysis.

    `known`: so many of them were given in the game.
    """

    number: int
    deadline: float
    place: Place
    seat: int
    answers: list[str]
    known: int
    depth: DepthName
    seed: int


class Weighed(msgspec.Struct, frozen=True, tag="weighed"):
    """Seat by seat, as the mean of so many tries."""

    number: int
    chances: list[Estimate]
    points: list[Estimate]
    tries: int


class Found(msgspec.Struct, frozen=True, tag="judged"):
    """See `tampu.analysis.trial`."""

    number: int
    loss: Estimate
    points_lost: Estimate
    best: Way
    done: Way


Task = Weigh | Judging
Report = Ready | Weighed | Found | Failure
read_task = msgspec.msgpack.Decoder(Task).decode
read_report = msgspec.msgpack.Decoder(Report).decode


def report(task: Task) -> Report:
    """What came of a task, or the kind of exception that came instead."""
    try:
        return _weighed(task) if isinstance(task, Weigh) else _judged(task)
    except Exception as error:
        return Failure(task.number, type(error).__name__)


def _weighed(task: Weigh) -> Weighed:
    where = found(task.place)
    beside = where.beside(task.place.line, "")
    beside.play(task.rows)
    tries = depth_of(where.game.key, task.depth).tries
    seed = seed_of_line(task.seed, task.place.line + len(task.rows))
    outlook = _tries(where).outlook(beside.match.state, tries, seed)
    return Weighed(task.number, outlook.chances, outlook.points, tries)


def _judged(task: Judging) -> Found:
    where = found(task.place)
    judge = Judge(where.game, _tries(where), depth_of(where.game.key, task.depth))
    answers = tuple(where.game.read(text) for text in task.answers)
    line, seed = task.place.line + 1, seed_of_line(task.seed, task.place.line)
    found_out = tried(judge, where.state, task.seat, answers, line, seed, task.known)
    return Found(task.number, *found_out)


def _tries(where: Standing) -> Tries:
    """By a judgement that remembers nothing: the same is asked again, and answered the same."""
    key, seats = where.game.key, where.header.seats
    return Tries(critic_of(key), seats, trust_of(key, seats))


def work(tasks: BinaryIO, reports: BinaryIO) -> None:
    """Until whoever gives the tasks hangs up."""
    with suppress(OSError, AttributeError):
        os.nice(LATER)
    reports.write(framed(Ready(engines_in_use())))
    while (body := next_body(tasks, LARGEST)) is not None:
        task = read_task(body)
        set_alarm(task.deadline)
        done = framed(report(task))
        set_alarm(0.0)
        reports.write(done)


if __name__ == "__main__":
    run(work)
