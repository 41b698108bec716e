"""What the better answers of an analysis would have brought, as far as their seat could be sure."""

import asyncio
from itertools import chain

from tampu.analysis.study import Study
from tampu.analysis.verdict import Verdict, Way
from tampu.core.play import Match, replay
from tampu.server import records
from tampu.server.analysis import Game, depth_wanted, game_of_record, game_of_table
from tampu.server.api import sent_record
from tampu.server.findings import unpacked
from tampu.server.hints import sure_to_come
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.wire import EventTold, WaysTold


async def table_ways(call: Call) -> WaysTold:
    game = await game_of_table(call)
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    return await _told(call, game, table.history.match)


async def record_ways(call: Call) -> WaysTold:
    game = await game_of_record(call)
    await call.house.may_see_replay(call.address)
    text, _ = await sent_record(call)
    record, kind = await asyncio.to_thread(records.parsed, text)
    return await _told(call, game, await asyncio.to_thread(replay, kind, record))


async def _told(call: Call, game: Game, match: Match) -> WaysTold:
    """Of the line that the path names, if it was a decision that was judged."""
    line = call.path("line")
    body = await call.house.studies.body(game.key(depth_wanted(call)))
    study = None if body is None else await asyncio.to_thread(unpacked, body)
    verdict = None if study is None else verdict_at(study, line)
    if verdict is None:
        raise Trouble("no-such-line", line=line[:12])
    return await asyncio.to_thread(told, match, verdict)


def verdict_at(study: Study, line: str) -> Verdict | None:
    """What was found of this line."""
    verdicts = (verdict for deed in study.deeds for verdict in deed.verdicts)
    return next((verdict for verdict in verdicts if str(verdict.line) == line), None)


def told(match: Match, verdict: Verdict) -> WaysTold:
    before, seat = match.prefix(verdict.line - 1), match.steps[verdict.line - 1].line.seat

    def brought(way: Way) -> list[EventTold]:
        return list(chain.from_iterable(sure_to_come(before, seat, way.moves)))

    ways = [brought(way) for way in verdict.better]
    return WaysTold(line=verdict.line, done=brought(verdict.done), ways=ways)
