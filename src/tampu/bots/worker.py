"""The process in which bots think: reads jobs, answers them, one at a time."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO

import msgspec

import tampu
from tampu.bots.bot import Bot, make_bot
from tampu.bots.job import (
    Advised,
    Answer,
    Ask,
    Failure,
    Job,
    Ready,
    Report,
    Task,
    framed,
    next_body,
    read_job,
)
from tampu.core.luck import Stream
from tampu.plain import engines_in_use

NICENESS = 10


def spread(seed: int) -> int:
    """A seed of 64 busy bits out of a small number."""
    return (seed + 1) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF


class Desk:
    """The bots of this worker, made when first needed and kept."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def bot(self, game: str, level: str) -> Bot:
        if (game, level) not in self._bots:
            self._bots[game, level] = make_bot(level, tampu.game(game))
        return self._bots[game, level]

    def answer(self, job: Job) -> Answer:
        """What the bot of this level chooses."""
        game = tampu.game(job.game)
        view: object = msgspec.msgpack.decode(job.view, type=game.view_type)
        actions = [game.read(text) for text in job.actions]
        bot = self.bot(job.game, job.level)
        action = bot.choose(view, list(actions), Stream(spread(job.seed)), job.seconds)
        return Answer(job.number, job.actions[actions.index(action)], bot.nodes)

    def advise(self, ask: Ask) -> Advised:
        """What somebody who thinks as the searching bot does would advise, and why."""
        from tampu.bots.advice import Adviser  # many never ask

        game = tampu.game(ask.game)
        view: object = msgspec.msgpack.decode(ask.view, type=game.view_type)
        adviser = Adviser(game)
        think = adviser.explain if ask.done else adviser.advise
        actions, meant = map(game.read, ask.actions), map(game.read, ask.meant)
        luck = Stream(spread(ask.seed))
        advice = think(view, list(actions), list(meant), luck, ask.seconds)
        return Advised(
            number=ask.number,
            move=[game.write(action) for action in advice.move],
            against=advice.against,
            meant=advice.meant,
            gain=advice.gain,
            chance=advice.chance,
            chance_else=advice.chance_else,
            reasons=[(reason.term, reason.tenths) for reason in advice.reasons],
            rivals=advice.rivals,
        )

    def report(self, task: Task) -> Report:
        """The answer, or the kind of exception that came instead."""
        try:
            return self.advise(task) if isinstance(task, Ask) else self.answer(task)
        except Exception as problem:
            if isinstance(task, Job):
                self._bots.pop((task.game, task.level), None)
            return Failure(task.number, type(problem).__name__)


def work(jobs: BinaryIO, reports: BinaryIO) -> None:
    """Answer jobs until the crew hangs up."""
    desk = Desk()
    reports.write(framed(Ready(engines_in_use())))
    while (body := next_body(jobs)) is not None:
        job = read_job(body)
        set_alarm(job.deadline)
        report = desk.report(job)
        set_alarm(0.0)
        reports.write(framed(report))


def set_alarm(seconds: float) -> None:
    """Be ended by the system after so many seconds, even if the crew is gone; 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def be_modest(memory: int) -> None:
    """Yield to the server, and never take more than so many bytes of memory."""
    with suppress(ImportError, OSError, ValueError, AttributeError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)


def run(work: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Work in this process; the pipes are kept from whatever prints: that goes to the errors."""
    reports = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    jobs = os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    be_modest(int(sys.argv[1]))
    with suppress(BrokenPipeError):
        work(jobs, reports)


if __name__ == "__main__":
    run(work)
