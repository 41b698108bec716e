"""What the better answers of an analysis would have brought, as far as their seat could be sure."""

import asyncio

from tampu.analysis.study import Study
from tampu.analysis.verdict import Verdict
from tampu.server.analysis import (
    Game,
    depth_wanted,
    game_of_record,
    game_of_table,
    not_too_long,
)
from tampu.server.api import sent_record
from tampu.server.findings import unpacked
from tampu.server.foresight import brought
from tampu.server.place import no_such_line
from tampu.server.routes import Call
from tampu.server.wire import WaysTold


async def table_ways(call: Call) -> WaysTold:
    game = await game_of_table(call)
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    verdict = await _verdict(call, game)
    return await asyncio.to_thread(brought, table.history.match, verdict)


async def record_ways(call: Call) -> WaysTold:
    """A record may have been sent in to be slow: it is read by a clerk."""
    game = await game_of_record(call)
    verdict = await _verdict(call, game)
    await call.house.may_see_replay(call.address)
    text, _ = await sent_record(call)
    return await call.house.clerks.brought(text, verdict)


async def _verdict(call: Call, game: Game) -> Verdict:
    """On the line that the path names, if it was a decision that was judged."""
    not_too_long(call, game)
    line = call.path("line")
    body = await call.house.studies.body(game.key(depth_wanted(call)))
    study = None if body is None else await asyncio.to_thread(unpacked, body)
    verdict = None if study is None else verdict_at(study, line)
    if verdict is None:
        raise no_such_line(line)
    return verdict


def verdict_at(study: Study, line: str) -> Verdict | None:
    """What was found of this line."""
    verdicts = (verdict for deed in study.deeds for verdict in deed.verdicts)
    return next((verdict for verdict in verdicts if str(verdict.line) == line), None)
