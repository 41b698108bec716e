"""Pictures of positions: as an onlooker sees them, or where a line beside a game leads."""

import asyncio

from starlette.responses import Response

from tampu.server.api import sent_record
from tampu.server.dealing import game_seed
from tampu.server.ground import written_down
from tampu.server.place import Place, derived
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.table import Table
from tampu.server.wire import Lang

MOST = 8_000
"""Characters that rows in an address may have."""
BETWEEN = ";"
"""Stands between two rows in an address of the page; no game writes it."""
LASTING = "private, max-age=3600"
NOW = "no-cache"


async def table_picture(call: Call) -> Response:
    """What an onlooker sees: of a game that is over at any line, else only how it is now."""
    house, line, rows = call.house, call.query("line"), _rows(call)
    table = await house.visit(call.path("id"), call.guest, call.address)
    await house.may_see_replay(call.address)
    history = table.history
    if (rows or line is not None) and not history.over:
        raise Trouble("not-over")
    if line is not None and not 0 <= line <= history.lines:
        raise Trouble("no-such-line", line=line)
    names = [each.name for each in table.info(None).seats]
    if rows:
        return _picture(await _beside(call, table, rows, names), LASTING)
    state = history.match.state if line is None else history.match.state_after(line)
    view = history.gallery.view(state, None) if line is None else state.view(None)
    png = await house.painters.position(table.head.game, view, names, line, _lang(call))
    return _picture(png, LASTING if history.over else NOW)


async def _beside(call: Call, table: Table, rows: list[str], names: list[str | None]) -> bytes:
    """By the luck that the game had; played by the painter."""
    history, line = table.history, call.query("line")
    place = await asyncio.to_thread(written_down, history.match, line)
    luck = game_seed(table.head, history)
    return await call.house.painters.beside(place, rows, luck, names, _lang(call))


async def record_picture(call: Call) -> Response:
    text, _ = await sent_record(call)
    line, rows, lang, painters = call.query("line"), _rows(call), _lang(call), call.house.painters
    await call.house.may_see_replay(call.address)
    if not rows:
        return _picture(await painters.page(text, line, lang), LASTING)
    place, luck = Place(record=text, line=line), derived("luck", call.path("id"), line)
    return _picture(await painters.beside(place, rows, luck, [], lang), LASTING)


def _rows(call: Call) -> list[str]:
    """What is played from a line, as an address of the page tells it."""
    rows = rows_in(call.query("rows"))
    if rows and call.query("line") is None:
        raise Trouble("bad-message", detail="rows: only with a line")
    call.house.may_ask(call.address, len(rows))
    return rows


def rows_in(text: str | None) -> list[str]:
    return [row for row in (text or "").split(BETWEEN) if row]


def _lang(call: Call) -> Lang:
    lang: Lang | None = call.query("lang")
    return lang or "en"


def _picture(png: bytes, kept: str) -> Response:
    return Response(png, 200, {"cache-control": kept}, "image/png")
