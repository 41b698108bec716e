"""Analyses: what every decision of a game was worth, once it is over and nothing of it is secret.

Whoever may see the game may ask for one, and watch it grow; it is made once for all.
"""

import asyncio
import gzip
from typing import NamedTuple

import msgspec
from starlette.responses import Response

from tampu.analysis.depth import STANDARD, DepthName
from tampu.analysis.marks import MARKS
from tampu.analysis.study import EDITION as STUDY
from tampu.analysis.study import Study
from tampu.server.api import sent_record
from tampu.server.findings import EDITION, beyond, seed_of, unpacked
from tampu.server.lobby import is_key
from tampu.server.packing import LEVEL
from tampu.server.problems import Trouble
from tampu.server.routes import Call, packed_response
from tampu.server.store.outlines import Outline
from tampu.server.store.studies import BROKEN_OFF, OPEN, Key, Standing
from tampu.server.wire import AnalysisTold


class Game(NamedTuple):
    """A game that may be analysed, or has been."""

    id: str
    lines: int
    rules: int
    players: frozenset[str]
    """The guests who play or played it."""

    def key(self, depth: DepthName) -> Key:
        return Key(self.id, self.lines, self.rules, depth, EDITION)


# ---- games that were played here ----


async def ask_table_analysis(call: Call) -> Response:
    return await _asked(call, await game_of_table(call))


async def table_analysis(call: Call) -> Response:
    return await _so_far(call, await game_of_table(call))


async def stop_table_analysis(call: Call) -> Response:
    return await _stopped(call, await game_of_table(call))


async def game_of_table(call: Call) -> Game:
    """Refuses whoever may not see it, and what is not over."""
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    history = table.history
    if not history.over or history.abandoned:
        raise Trouble("not-over")
    players = frozenset[str]().union(*history.sat)
    return Game(table.head.id, history.lines, table.head.edition, players)


# ---- records that were sent in ----


async def ask_record_analysis(call: Call) -> Response:
    return await _asked(call, await game_of_record(call))


async def record_analysis(call: Call) -> Response:
    return await _so_far(call, await game_of_record(call))


async def stop_record_analysis(call: Call) -> Response:
    return await _stopped(call, await game_of_record(call))


async def game_of_record(call: Call) -> Game:
    """Refuses what is not over: of that there is no analysis. Nobody reads the record for it."""
    key = call.path("id")
    known = await call.house.store.outline(key) if is_key(key) else None
    outline = known or await _outlined(call, key)
    if not outline.over:
        raise Trouble("not-over")
    return Game(key, outline.lines, outline.rules, frozenset())


async def _outlined(call: Call, key: str) -> Outline:
    """Of a record that an earlier version kept: it is read once."""
    text, _ = await sent_record(call)
    await call.house.may_see_replay(call.address)
    _, _, outline = await call.house.clerks.check(text)
    await call.house.store.put_outline(key, outline)
    return outline


# ---- what is asked of both ----


async def _so_far(call: Call, game: Game) -> Response:
    since = min(max(0, call.query("since") or 0), game.lines)
    return await _told(call, game, depth_wanted(call), since)


async def _asked(call: Call, game: Game) -> Response:
    """Whoever asks for what is there, or on its way, asks for no work."""
    key = game.key(call.body.depth)
    standing = await call.house.studies.find(key)
    if standing is None or standing.status in BROKEN_OFF:
        await _ask(call, game, key)
    return await _told(call, game, key.depth)


async def _ask(call: Call, game: Game, key: Key) -> None:
    guest, house = call.somebody, call.house
    not_too_long(call, game)
    asker = house.asker(guest, call.address)
    async with house.analysts.one_by_one:
        await house.analysts.may_wait(asker)
        await house.may_analyse(guest, call.address)
        await house.analysts.ask(key, asker)


async def _stopped(call: Call, game: Game) -> Response:
    key = game.key(depth_wanted(call))
    standing = await call.house.studies.find(key)
    if standing is not None and standing.status in OPEN:
        if not may_stop(call.guest, standing, game):
            raise Trouble("not-yours-to-stop")
        await call.house.analysts.break_off(key)
    return await _told(call, game, key.depth)


def may_stop(guest: str | None, standing: Standing, game: Game) -> bool:
    """Whoever asked for it, or played the game."""
    return guest is not None and (guest == standing.guest or guest in game.players)


def not_too_long(call: Call, game: Game) -> None:
    limit = call.house.settings.limits.analysis_lines
    if game.lines > limit:
        raise Trouble("too-long-to-analyse", limit=limit)


def depth_wanted(call: Call) -> DepthName:
    """As the query says."""
    depth: DepthName = call.query("depth") or STANDARD
    return depth


# ---- what is told ----


async def _told(call: Call, game: Game, depth: DepthName, since: int = 0) -> Response:
    """How far it is, and what was found after so many lines; 0: all of it."""
    key = game.key(depth)
    standing = await call.house.studies.find(key)
    told = AnalysisTold(
        status="none",
        depth=depth,
        edition=STUDY,
        seed=seed_of(game.id),
        lines=0,
        of=game.lines,
        place=None,
        seconds=0.0,
        may_stop=False,
        since=since,
        moments=[],
        changes=[],
        deeds=[],
        summaries=[],
        turning_points=[],
        marks=MARKS,
    )
    study = None
    if standing is not None:
        await _tell_standing(call, told, standing, game)
        study = await _found(call, told, standing)
    packed = await asyncio.to_thread(_packed, told, study)
    return await packed_response(call, packed)


async def _tell_standing(call: Call, told: AnalysisTold, standing: Standing, game: Game) -> None:
    told.status, told.lines = standing.status, standing.reached
    told.seconds = standing.seconds
    if standing.status in OPEN:
        told.may_stop = may_stop(call.new_guest or call.guest, standing, game)
    if standing.status == "waiting":
        keys = [each.key for each in await call.house.studies.queue()]
        told.place = keys.index(standing.key) if standing.key in keys else 0


async def _found(call: Call, told: AnalysisTold, standing: Standing) -> Study | None:
    """What was found so far, if there is something to tell: here where it is made, else as kept."""
    course = call.house.analysts.at_work(standing.key)
    if standing.status == "working" and course is not None:
        told.seconds = course.seconds
        return course.study
    if 0 < standing.reached <= told.since and standing.status != "done":
        return None
    body = await call.house.studies.body(standing.key)
    return None if body is None else await asyncio.to_thread(unpacked, body)


def _packed(told: AnalysisTold, study: Study | None) -> bytes:
    """The answer as it is sent, with what the study found."""
    if study is not None:
        more = beyond(study, told.since or -1)
        told.lines = study.lines
        told.moments, told.changes, told.deeds = more.moments, more.changes, more.deeds
    if study is not None and told.status == "done":
        told.summaries, told.turning_points = study.summaries, study.turning_points
    return gzip.compress(msgspec.json.encode(told), LEVEL, mtime=0)
