"""Trials: what answers would have been worth instead of those of a game that is over."""

import asyncio
from itertools import takewhile

from tampu.analysis.marks import mark_of
from tampu.core.aside import Aside, row_of
from tampu.core.play import Match, replay
from tampu.core.record import Line
from tampu.server import records
from tampu.server.analysis import Game, depth_wanted, game_of_record, game_of_table
from tampu.server.api import sent_record
from tampu.server.asides import reading
from tampu.server.findings import seed_of, unpacked
from tampu.server.ground import written_down
from tampu.server.inquiry import refusing
from tampu.server.place import derived, no_such_line
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.wire import TrialTold


async def table_trial(call: Call) -> TrialTold:
    game = await game_of_table(call)
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    return await _told(call, game, table.history.match)


async def record_trial(call: Call) -> TrialTold:
    game = await game_of_record(call)
    _not_too_long(call, game)
    await call.house.may_see_replay(call.address)
    text, _ = await sent_record(call)
    record, kind = await asyncio.to_thread(records.parsed, text)
    return await _told(call, game, await asyncio.to_thread(replay, kind, record))


async def _told(call: Call, game: Game, match: Match) -> TrialTold:
    """By the worlds and the luck by which an analysis judges what was done in this line."""
    _not_too_long(call, game)
    line = decision(match, call.path("line"))
    before, seat = line - 1, match.steps[line - 1].line.seat
    first = await _beginning(call, game, line)
    known = [step.line.text for step in match.steps[first - 1 : before]]
    call.house.may_ask(call.address)
    with refusing(), reading():
        answers = await asyncio.to_thread(given, match, before, seat, call.body.answers)
    await call.house.may_weigh(call.guest, call.address)
    seed = seed_of(game.id)
    found = await call.house.weighers.judge(
        written_down(match, first - 1),
        seat,
        [*known, *answers],
        len(known),
        depth_wanted(call),
        seed,
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


async def _beginning(call: Call, game: Game, line: int) -> int:
    """In which line that begins which an analysis has judged together with this one."""
    body = await call.house.studies.body(game.key(depth_wanted(call)))
    study = None if body is None else await asyncio.to_thread(unpacked, body)
    deeds = [] if study is None else study.deeds
    return next((deed.line for deed in deeds if deed.line <= line < deed.line + deed.lines), line)


def _not_too_long(call: Call, game: Game) -> None:
    limit = call.house.settings.limits.analysis_lines
    if game.lines > limit:
        raise Trouble("too-long-to-analyse", limit=limit)


def decision(match: Match, text: str) -> int:
    """The number of a line in which a seat had a choice."""
    line = int(text) if text.isdecimal() and len(text) < 7 else 0
    if not 0 < line <= len(match.steps):
        raise no_such_line(text)
    seat = match.steps[line - 1].line.seat
    if seat < 0 or len(match.state_after(line - 1).actions(seat)) < 2:
        raise no_such_line(text)
    return line


def given(match: Match, before: int, seat: int, answers: list[str]) -> list[str]:
    """These answers as the game writes them, up to where chance or another seat comes in between.

    Raises `IllegalAction` where the judge refuses one, and `NotationError`.
    """
    state = match.state_after(before)
    aside = Aside(match.game, match.header, state, before, derived("trial", before))
    aside.play([row_of(Line(seat, text)) for text in answers])
    own = takewhile(lambda step: step.line.seat == seat, aside.match.steps)
    return [step.line.text for step in own]
