"""Notes: records that take along what was tried and found in a game, and what others bring."""

import asyncio
from collections.abc import Iterable, Iterator
from itertools import islice

from starlette.responses import Response

from tampu.core.branches import Branch, branches
from tampu.core.record import Record, write_record
from tampu.server import records
from tampu.server.analysis import Game, game_of_record, game_of_table
from tampu.server.annotation import Annotation
from tampu.server.api import download, sent_record
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.wire import BranchNoted, Lang, NotesTold, ValueTold
from tampu.server.wire.notes import MOST_BRANCHES, MOST_ROWS

MOST_TOLD = 50_000
"""Rows of all lines of a record together."""


async def table_record_noted(call: Call) -> Response:
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    if not table.history.over:
        raise Trouble("record-not-yet")
    head = table.head
    text = write_record(records.finished_record(head, table.history))
    game = await game_of_table(call) if call.body.depth else None
    return await _noted(call, head.id, text, head.code, game)


async def record_noted(call: Call) -> Response:
    """Also of a record that stops in the middle: whoever sent it knows all of it."""
    text, _ = await sent_record(call)
    game = await game_of_record(call) if call.body.depth else None
    return await _noted(call, call.path("id"), text, call.path("id"), game)


async def record_notes(call: Call) -> NotesTold:
    text, _ = await sent_record(call)
    await call.house.may_see_replay(call.address)
    return await asyncio.to_thread(_told, text)


async def _noted(call: Call, key: str, text: str, name: str, game: Game | None) -> Response:
    form = call.query("format") or "text"
    lang: Lang = call.query("lang") or "en"
    await call.house.may_see_replay(call.address)
    study = None if game is None else await _study(call, game)
    wish = Annotation(key, text, call.body.lines, study, lang, form == "json")
    return download(await call.house.clerks.annotated(wish), form, name)


async def _study(call: Call, game: Game) -> bytes:
    """The analysis that is wanted, if it is done."""
    key = game.key(call.body.depth)
    standing = await call.house.studies.find(key)
    body = await call.house.studies.body(key) if standing and standing.status == "done" else None
    if body is None:
        raise Trouble("no-analysis")
    return body


def _told(text: str) -> NotesTold:
    record, _ = records.parsed(text)
    return NotesTold(lines=list(_lines(branches(record, MOST_ROWS))), values=_values(record))


def _lines(found: Iterable[Branch]) -> Iterator[BranchNoted]:
    left = MOST_TOLD
    for each in islice(found, MOST_BRANCHES):
        left -= len(each.rows)
        if left < 0:
            return
        yield BranchNoted(
            line=each.line, rows=list(each.rows), name=each.name, comment=each.comment
        )


def _values(record: Record) -> list[ValueTold]:
    return [
        ValueTold(
            line=number,
            chances=[value.chance for value in note.values],
            margins=[value.margin for value in note.values],
        )
        for number, note in sorted(record.notes.items())
        if note.values
    ]
