"""Trials: what answers would have been worth instead of those of a game that is over."""

import asyncio

from tampu.analysis.marks import mark_of
from tampu.server.analysis import (
    Game,
    depth_wanted,
    game_of_record,
    game_of_table,
    not_too_long,
)
from tampu.server.api import sent_record
from tampu.server.attempt import Attempt, Sound, sound
from tampu.server.findings import seed_of, unpacked
from tampu.server.ground import written_down
from tampu.server.place import Place, no_such_line
from tampu.server.routes import Call
from tampu.server.wire import TrialTold


async def table_trial(call: Call) -> TrialTold:
    game = await game_of_table(call)
    not_too_long(call, game)
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    attempt, match = await _attempt(call, game), table.history.match
    call.house.may_ask(call.address)
    tried = await asyncio.to_thread(sound, match, attempt)
    return await _told(call, game, written_down(match, attempt.first - 1), tried)


async def record_trial(call: Call) -> TrialTold:
    """A record may have been sent in to be slow: it is read by a clerk."""
    game = await game_of_record(call)
    not_too_long(call, game)
    attempt = await _attempt(call, game)
    await call.house.may_see_replay(call.address)
    text, _ = await sent_record(call)
    tried = await call.house.clerks.attempted(text, attempt)
    return await _told(call, game, Place(record=text, line=attempt.first - 1), tried)


async def _attempt(call: Call, game: Game) -> Attempt:
    """What is tried in the line that the path names."""
    text = call.path("line")
    if not (text.isdecimal() and len(text) < 7):
        raise no_such_line(text)
    line = int(text)
    body = await call.house.studies.body(game.key(depth_wanted(call)))
    study = None if body is None else await asyncio.to_thread(unpacked, body)
    deeds = [] if study is None else study.deeds
    begun = (deed.line for deed in deeds if deed.line <= line < deed.line + deed.lines)
    return Attempt(line, next(begun, line), call.body.answers)


async def _told(call: Call, game: Game, place: Place, tried: Sound) -> TrialTold:
    """By the worlds and the luck by which an analysis judges what was done in this line."""
    await call.house.may_weigh(call.guest, call.address)
    found = await call.house.weighers.judge(
        place,
        tried.seat,
        [*tried.known, *tried.answers],
        len(tried.known),
        depth_wanted(call),
        seed_of(game.id),
    )
    mark = mark_of(found.loss)
    return TrialTold(
        loss=found.loss,
        points_lost=found.points_lost,
        mark=mark,
        good=mark is None,
        best=found.best,
        done=found.done,
    )
