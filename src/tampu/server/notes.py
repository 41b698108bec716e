"""Notes: records that take along what was tried and found in a game, and what others bring."""

from starlette.responses import Response

from tampu.core.record import write_record
from tampu.server import records
from tampu.server.analysis import Game, game_of_record, game_of_table
from tampu.server.annotation import Annotation
from tampu.server.api import download, sent_record
from tampu.server.problems import Trouble
from tampu.server.routes import Call, packed_response
from tampu.server.wire import Lang

LEFT_OUT = "tampu-left-out"
"""The header that says how many lines could not be played."""


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


async def record_notes(call: Call) -> Response:
    text, _ = await sent_record(call)
    await call.house.may_see_replay(call.address)
    packed = await call.house.clerks.notes_of_record(call.path("id"), text)
    return await packed_response(call, packed)


async def _noted(call: Call, key: str, text: str, name: str, game: Game | None) -> Response:
    form = call.query("format") or "text"
    lang: Lang = call.query("lang") or "en"
    await call.house.may_see_replay(call.address)
    study = None if game is None else await _study(call, game)
    wish = Annotation(key, text, call.body.lines, study, lang, form == "json")
    noted, left_out = await call.house.clerks.annotated(wish)
    response = download(noted, form, name)
    response.headers[LEFT_OUT] = str(left_out)
    return response


async def _study(call: Call, game: Game) -> bytes:
    """The analysis that is wanted, if it is done."""
    key = game.key(call.body.depth)
    standing = await call.house.studies.find(key)
    body = await call.house.studies.body(key) if standing and standing.status == "done" else None
    if body is None:
        raise Trouble("no-analysis")
    return body
