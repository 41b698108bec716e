"""A painter: the process in which pictures of tables are drawn.

The page's own boards draw them, in a small JavaScript engine without a browser: `web/picture` is
built into one script, which is told a position and answers with a drawing in SVG. What a record
holds may be long, and sent by anybody: here it takes nobody's time but the painter's, who is as
patient as those who weigh.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from tampu.bots.job import Failure, Ready, framed, next_body
from tampu.bots.worker import run, set_alarm
from tampu.languages import HOUSE, game_folder
from tampu.server.page import PAGE
from tampu.server.problems import Trouble
from tampu.server.wire import Lang, Problem

if TYPE_CHECKING:
    from tampu.core.contract import State
    from tampu.server.place import Standing

STUDIO = PAGE / "picture"
SCRIPT = STUDIO / "boards.js"
TYPE = ("medium.ttf", "bold.ttf")
LARGEST = 1 << 26
"""Bytes of the longest task or report."""
LATER = 5
"""By so much the painter is more patient than bots: strangers have pictures drawn."""
ROOM = 256 << 20
"""Bytes that the boards may take for themselves."""


class Position(msgspec.Struct, frozen=True, tag="position"):
    """Draw a position of a table."""

    number: int
    deadline: float
    lang: Lang
    line: int | None
    """Which move it follows, of a game that is over."""
    game: str
    view: bytes
    """What an onlooker sees, as JSON."""
    names: list[str | None]
    beside: bool = False
    """It is not of the game: somebody stepped aside after that move."""


class Page(msgspec.Struct, frozen=True, tag="page"):
    """Draw a position of a record; no line: its last.

    `rows`: what is played from there beside the game; `luck`: of what chance does there, where the
    record does not tell its seed. `names`: those of the seats; none: their letters.
    """

    number: int
    deadline: float
    lang: Lang
    line: int | None
    text: str
    rows: list[str] = []
    luck: str = ""
    names: list[str | None] = []


class Painted(msgspec.Struct, frozen=True, tag="painted"):
    """The picture: PNG."""

    number: int
    png: bytes


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The record is not sound, or has no such line."""

    number: int
    problem: Problem


Task = Position | Page
Report = Ready | Painted | Refused | Failure
Draw = Callable[[str], str]
read_task = msgspec.msgpack.Decoder(Task).decode
read_report = msgspec.msgpack.Decoder(Report).decode


def missing() -> str | None:
    """What is not there of all that pictures need; None: they can be drawn."""
    for module in ("quickjs", "resvg_py"):
        if find_spec(module) is None:
            return module
    return None if SCRIPT.is_file() else SCRIPT.name


@cache
def _boards() -> Draw:
    """The page's boards, ready to draw."""
    import quickjs

    context = quickjs.Context()
    context.set_memory_limit(ROOM)
    context.set_max_stack_size(4 << 20)
    context.eval(SCRIPT.read_text("utf-8"))
    draw: Draw = context.get("picture")
    return draw


@cache
def _words(game: str, lang: Lang) -> list[str]:
    folders = (HOUSE, game_folder(game) / "words")
    return [(folder / f"{lang}.ftl").read_text("utf-8") for folder in folders]


def drawn(task: Position) -> str:
    """The picture as SVG."""
    told = {
        "game": task.game,
        "lang": task.lang,
        "words": _words(task.game, task.lang),
        "view": msgspec.Raw(task.view),
        "names": task.names,
        "line": task.line,
        "beside": task.beside,
    }
    return _boards()(msgspec.json.encode(told).decode())


def painted(task: Position) -> bytes:
    """The picture as PNG."""
    import resvg_py

    png = resvg_py.svg_to_bytes(
        svg_string=drawn(task),
        skip_system_fonts=True,
        font_files=[str(STUDIO / name) for name in TYPE],
        font_family="Inter",
        sans_serif_family="Inter",
    )
    return bytes(png)


def opened(task: Page) -> Position:
    """A record, opened at a line, or a line beside its game played to the end."""
    from tampu.core.play import retold
    from tampu.server import records
    from tampu.server.place import Standing

    record, kind = records.parsed(task.text)
    header, lines = record.header, len(record.lines)
    if task.line is not None and not 0 <= task.line <= lines:
        raise Trouble("no-such-line", line=task.line)
    line = lines if task.line is None else task.line
    state = kind.start(header.seats, header.options)
    for step in islice(retold(kind, record), line):
        state = step.state
    if task.rows:
        state = _beside(Standing(kind, header, state), line, task)
    table = records.info("", header, lines, state, 0.0)
    return Position(
        number=task.number,
        deadline=task.deadline,
        lang=task.lang,
        line=task.line,
        game=header.game,
        view=msgspec.json.encode(state.view(None)),
        names=task.names or [each.name for each in table.seats],
        beside=bool(task.rows),
    )


def _beside(where: "Standing", line: int, task: Page) -> "State":
    from tampu.server.inquiry import reading, refusing
    from tampu.server.place import luck_of

    aside = where.beside(line, luck_of(where.header, task.luck))
    with refusing(), reading():
        aside.play(task.rows)
    return aside.match.state


def report(task: Task) -> Report:
    """What came of a task."""
    try:
        position = opened(task) if isinstance(task, Page) else task
        return Painted(task.number, painted(position))
    except Trouble as trouble:
        return Refused(task.number, trouble.problem)
    except Exception as error:
        return Failure(task.number, type(error).__name__)


def work(tasks: BinaryIO, reports: BinaryIO) -> None:
    """Until whoever gives the tasks hangs up."""
    with suppress(OSError, AttributeError):
        os.nice(LATER)
    reports.write(framed(Ready("")))
    while (body := next_body(tasks, LARGEST)) is not None:
        task = read_task(body)
        set_alarm(task.deadline)
        done = framed(report(task))
        set_alarm(0.0)
        reports.write(done)


if __name__ == "__main__":
    run(work)
