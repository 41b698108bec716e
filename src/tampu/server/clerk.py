"""A clerk: the process in which records are read and replays are written.

Both may be long, and sent by anybody: here they take nobody's time but the clerk's, no more memory
than the process may have, and no longer than their deadline.
"""

import gzip
from collections.abc import Callable, Iterator
from itertools import islice
from typing import BinaryIO

import msgspec

from tampu.analysis.verdict import Verdict
from tampu.bots.job import Failure, Ready, framed, next_body
from tampu.bots.worker import run, set_alarm
from tampu.core.contract import State
from tampu.core.game import Game
from tampu.core.play import Match, Step, next_step, replay, retold
from tampu.games import game
from tampu.plain import engines_in_use
from tampu.server import records
from tampu.server.annotation import Annotation, annotated, noted
from tampu.server.attempt import Attempt, Sound, sound
from tampu.server.foresight import brought
from tampu.server.gallery import Gallery
from tampu.server.given import Given, given_by_record
from tampu.server.journal import Written
from tampu.server.packing import LEVEL
from tampu.server.perspective import filmed
from tampu.server.problems import Trouble
from tampu.server.wire import (
    NotesTold,
    Problem,
    RecordCheck,
    Replay,
    StepTold,
    TableInfo,
    WaysTold,
)

LARGEST = 1 << 26
"""Bytes of the longest task or report."""


class Part(msgspec.Struct, frozen=True):
    """Which lines of a game are wanted, and through whose eyes."""

    eyes: int | None
    first: int
    most: int


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Tell a part of a game that was played here."""

    number: int
    deadline: float
    game: str
    edition: int
    seats: int
    options: dict[str, str]
    lines: list[Written]
    table: TableInfo
    part: Part


class Sent(msgspec.Struct, frozen=True, tag="sent"):
    """Tell a part of a record that was sent in and kept."""

    number: int
    deadline: float
    id: str
    text: str
    created: float
    part: Part


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Read a record that was sent in."""

    number: int
    deadline: float
    text: str
    most: int
    """So many lines at most."""


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """Find out how a game begins that goes on from a record that was sent in and kept."""

    number: int
    deadline: float
    id: str
    text: str
    line: int
    rows: list[str]
    most: int
    """So many lines at most."""


class Annotate(msgspec.Struct, frozen=True, tag="annotate"):
    """Write into a record what was tried and found in its game."""

    number: int
    deadline: float
    wish: Annotation
    most: int
    """So many lines at most."""


class Recall(msgspec.Struct, frozen=True, tag="recall"):
    """Tell what is noted in a record that was sent in and kept."""

    number: int
    deadline: float
    text: str


class Try(msgspec.Struct, frozen=True, tag="try"):
    """Find out whether something can be tried in the game of such a record."""

    number: int
    deadline: float
    text: str
    attempt: Attempt


class Compare(msgspec.Struct, frozen=True, tag="compare"):
    """Tell what an answer in the game of such a record brought, and what others would have."""

    number: int
    deadline: float
    text: str
    verdict: Verdict


class Tried(msgspec.Struct, frozen=True, tag="tried"):
    """It can be tried."""

    number: int
    sound: Sound


class Compared(msgspec.Struct, frozen=True, tag="compared"):
    """What it brought, and what others would have."""

    number: int
    ways: WaysTold


class Annotated(msgspec.Struct, frozen=True, tag="annotated"):
    """The record with it, as it is sent, and how many lines could not be played."""

    number: int
    text: str
    left_out: int


class Found(msgspec.Struct, frozen=True, tag="found"):
    """How it begins."""

    number: int
    given: Given


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A part of a replay, or what is noted, as the page reads it: JSON, packed."""

    number: int
    packed: bytes


class Checked(msgspec.Struct, frozen=True, tag="checked"):
    """The record as it is kept, what was found, and the edition of its game."""

    number: int
    text: str
    check: RecordCheck
    rules: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The record is not sound, or there is no such part."""

    number: int
    problem: Problem


Task = Played | Sent | Check | Begin | Annotate | Recall | Try | Compare
Report = Ready | Told | Checked | Found | Annotated | Tried | Compared | Refused | Failure
read_task = msgspec.msgpack.Decoder(Task).decode
read_report = msgspec.msgpack.Decoder(Report).decode


def report(task: Task) -> Report:
    """What came of a task."""
    try:
        return _about_record(task) if isinstance(task, Try | Compare | Recall) else _done(task)
    except Trouble as trouble:
        return Refused(task.number, trouble.problem)
    except Exception as error:
        return Failure(task.number, type(error).__name__)


def _done(task: Played | Sent | Check | Begin | Annotate) -> Report:
    match task:
        case Played():
            return Told(task.number, _packed(_played(task)))
        case Sent():
            return Told(task.number, _packed(_sent(task)))
        case Check():
            return Checked(task.number, *records.checked(task.text, task.most))
        case Begin():
            given = given_by_record(task.id, task.text, task.line, task.rows, task.most)
            return Found(task.number, given)
        case Annotate():
            return Annotated(task.number, *annotated(task.wish, task.most))


def _about_record(task: Try | Compare | Recall) -> Report:
    match task:
        case Try():
            return Tried(task.number, sound(_whole(task.text), task.attempt))
        case Compare():
            return Compared(task.number, brought(_whole(task.text), task.verdict))
        case Recall():
            return Told(task.number, _packed(noted(task.text)))


def _played(task: Played) -> Replay:
    kind = game(task.game).of_edition(task.edition)
    assert kind is not None
    start = kind.start(task.seats, task.options)
    steps = _walked(kind, start, task.lines)
    return _part_of(start, steps, lambda _: task.table, task.part)


def _sent(task: Sent) -> Replay:
    """Whether it is over stands in the last part."""
    record, kind = records.parsed(task.text, notes=False)
    header, part, lines = record.header, task.part, len(record.lines)
    if part.eyes is not None and not 0 <= part.eyes < header.seats:
        raise Trouble("no-such-seat", number=part.eyes)
    start = kind.start(header.seats, header.options)
    return _part_of(
        start,
        retold(kind, record),
        lambda last: records.info(task.id, header, lines, last, task.created),
        part,
    )


def _whole(text: str) -> Match:
    record, kind = records.parsed(text, notes=False)
    return replay(kind, record)


def _walked(kind: Game, state: State, lines: list[Written]) -> Iterator[Step]:
    """The lines of a game that was judged when it was played."""
    for seat, text in lines:
        step = next_step(kind, state, seat, kind.read(text))
        yield step
        state = step.state


def _part_of(
    start: State, steps: Iterator[Step], table: Callable[[State], TableInfo], part: Part
) -> Replay:
    """The lines that are wanted, and the position before them; `table` by the last of them."""
    for step in islice(steps, part.first):
        start = step.state
    told: list[StepTold] = []
    last, gallery = start, Gallery()
    for line, step in enumerate(islice(steps, part.most), part.first + 1):
        told.append(filmed(step, last, line, part.eyes, gallery))
        last = step.state
    return Replay(table=table(last), start=start.view(part.eyes), steps=told, first=part.first)


def _packed(told: Replay | NotesTold) -> bytes:
    return gzip.compress(msgspec.json.encode(told), LEVEL, mtime=0)


def work(tasks: BinaryIO, reports: BinaryIO) -> None:
    """Until whoever gives the tasks hangs up."""
    reports.write(framed(Ready(engines_in_use())))
    while (body := next_body(tasks, LARGEST)) is not None:
        task = read_task(body)
        set_alarm(task.deadline)
        done = framed(report(task))
        set_alarm(0.0)
        reports.write(done)


if __name__ == "__main__":
    run(work)
