"""Stepping aside: what is played beside a game, and what may be asked there.

Every message brings the whole line since it left the game, so that nothing is kept here.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from tampu.bots.bot import levels
from tampu.core.aside import Aside, row_of
from tampu.core.play import Match
from tampu.core.record import Line
from tampu.server.bots import WEARY
from tampu.server.findings import seed_of
from tampu.server.ground import Ground, of_figure, of_record, of_table
from tampu.server.inquiry import answered, refusing
from tampu.server.inquiry import reading as reading
from tampu.server.perspective import films, sight
from tampu.server.place import derived, number
from tampu.server.problems import Trouble
from tampu.server.purse import turn_began
from tampu.server.routes import Call
from tampu.server.texts import texts
from tampu.server.wire import AsideTold, Reply, Result, SeatInfo, TableInfo, WorthTold

PARTS = 8
"""Answers of which a choice consists, at most."""


async def table_aside(call: Call) -> AsideTold:
    return await _played(call, await of_table(call))


async def table_aside_ask(call: Call) -> Reply:
    return await _asked(call, await of_table(call))


async def table_aside_bot(call: Call) -> AsideTold:
    return await _bot(call, await of_table(call))


async def table_aside_worth(call: Call) -> WorthTold:
    return await _worth(call, await of_table(call))


async def record_aside(call: Call) -> AsideTold:
    return await _played(call, await of_record(call))


async def record_aside_ask(call: Call) -> Reply:
    return await _asked(call, await of_record(call))


async def record_aside_bot(call: Call) -> AsideTold:
    return await _bot(call, await of_record(call))


async def record_aside_worth(call: Call) -> WorthTold:
    return await _worth(call, await of_record(call))


async def figure_aside(call: Call) -> AsideTold:
    return await _played(call, await of_figure(call))


async def figure_aside_ask(call: Call) -> Reply:
    return await _asked(call, await of_figure(call))


async def figure_aside_bot(call: Call) -> AsideTold:
    return await _bot(call, await of_figure(call))


async def figure_aside_worth(call: Call) -> WorthTold:
    return await _worth(call, await of_figure(call))


# ---- what is asked of all of them ----


async def _played(call: Call, ground: Ground) -> AsideTold:
    aside = await _line(call, ground)
    return await asyncio.to_thread(told, ground, aside, call.body.seat)


async def _asked(call: Call, ground: Ground) -> Reply:
    aside, asked = await _line(call, ground), call.body.asked
    _seat_of(aside.match, asked.seat)
    return await asyncio.to_thread(answered, aside.match, asked)


async def _worth(call: Call, ground: Ground) -> WorthTold:
    aside = await _line(call, ground)
    await call.house.may_weigh(call.guest, call.address)
    with _going_on(ground):
        seed = seed_of(ground.id)
        weighed = await call.house.weighers.weigh(ground.place, aside.rows, seed)
    return WorthTold(chances=weighed.chances, points=weighed.points, tries=weighed.tries)


async def _bot(call: Call, ground: Ground) -> AsideTold:
    """Answers that only begin a choice are gone on with, by the same seat, until it is made."""
    game, level = ground.where.game, call.body.level
    if level not in levels(game.key):
        raise Trouble("no-such-level", level=level)
    aside = await _line(call, ground)
    if aside.match.over:
        raise Trouble("over")
    await call.house.may_weigh(call.guest, call.address)
    with call.house.waits(call.guest, call.address):
        await _go_on(call, ground, aside)
    return await asyncio.to_thread(told, ground, aside, call.body.seat)


async def _go_on(call: Call, ground: Ground, aside: Aside) -> None:
    """The seat that is asked makes its choice."""
    seat = int(aside.match.state.asked())
    for _ in range(PARTS):
        state = aside.match.state
        if not state.actions(seat):
            raise Trouble("no-way-on")
        text = await _choice(call, ground, aside.match, seat)
        with refusing():
            await asyncio.to_thread(aside.play, [row_of(Line(seat, text))])
        if not state.opens(ground.where.game.read(text)) or int(aside.match.state.asked()) != seat:
            break


@contextmanager
def _going_on(ground: Ground) -> Iterator[None]:
    """Figures need not have all that is needed to play on from them."""
    try:
        yield
    except Trouble as trouble:
        if ground.place.figure is not None and trouble.problem.code == "too-much-work":
            raise Trouble("no-way-on") from None
        raise


async def _choice(call: Call, ground: Ground, match: Match, seat: int) -> str:
    """What a bot does there, from what this seat knows there."""
    began = turn_began(match, seat)
    weary = sum(step.line.seat == seat for step in match.steps[began:]) >= WEARY
    state, level = match.state, "random" if weary else call.body.level
    seed = number(derived("bot", ground.id, ground.line, len(match.steps)))
    actions = texts(match.game, state.actions(seat))
    return await call.house.companions.answer(
        match.game.key, level, state.view(seat), actions, seed
    )


async def _line(call: Call, ground: Ground) -> Aside:
    """What was played, as the rows tell it; a long line counts as several questions."""
    rows = call.body.rows
    call.house.may_ask(call.address, len(rows))
    aside = ground.where.beside(ground.line, ground.luck)
    with refusing(), reading():
        await asyncio.to_thread(aside.play, rows)
    return aside


# ---- what is told ----


def told(ground: Ground, aside: Aside, seat: int | None) -> AsideTold:
    match = aside.match
    eyes = _asked_first(match, ground.own) if seat is None else _seat_of(match, seat)
    return AsideTold(
        table=_table(ground.table, match),
        start=match.start.view(eyes),
        steps=films(match, eyes),
        seen=sight(match, eyes),
        rows=aside.rows,
        imagined=ground.imagined,
        over=not ground.running,
    )


def _seat_of(match: Match, seat: int) -> int:
    if not 0 <= seat < match.header.seats:
        raise Trouble("no-such-seat", number=seat)
    return seat


def _asked_first(match: Match, own: int) -> int:
    question = match.state.question
    return own if question is None else min(question.seats)


def _table(table: TableInfo, match: Match) -> TableInfo:
    """The game's own table as it would be; nobody comes or goes there."""
    state, question = match.state, match.state.question
    result = None
    if question is None:
        scores = [int(score) for score in state.scores]
        result = Result(scores=scores, winners=state.ranking()[0])
    return replace(
        table,
        lines=len(match.steps),
        status="playing" if question is not None else "over",
        asked=[] if question is None else [*question.seats],
        result=result,
        seats=[_seated(each) for each in table.seats],
        hints=False,
        again=None,
        watching=[],
        notices=[],
    )


def _seated(seat: SeatInfo) -> SeatInfo:
    return replace(seat, here=True, gone=None, kept_for=None, yours=False, before=[])
