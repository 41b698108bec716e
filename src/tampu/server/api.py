"""The answers to what can be asked by REST."""

import asyncio
import time
from typing import Any

from starlette.responses import Response

from tampu.bots.bot import LEVELS, offered
from tampu.bots.characters import DEALT, named
from tampu.bots.levels import promise
from tampu.core.record import write_json, write_record
from tampu.games import catalogue
from tampu.server import records
from tampu.server.gallery import Eyes
from tampu.server.guests import clean_name
from tampu.server.identity.returning import note_device, turned_back
from tampu.server.lobby import is_key, known_game
from tampu.server.origin import given_for
from tampu.server.perspective import chances
from tampu.server.problems import Trouble
from tampu.server.programs import new_token
from tampu.server.routes import Call, packed_response
from tampu.server.store.commits import StoreError
from tampu.server.table import Table
from tampu.server.wire import (
    ChanceTold,
    FoundPassage,
    FoundRule,
    FoundRules,
    GameInfo,
    Health,
    LevelInfo,
    Me,
    OptionInfo,
    Paragraph,
    RecordCheck,
    Rulebook,
    TableInfo,
    TableList,
    TokenTold,
)

PASSAGES = 4
"""So many passages of the How to play answer a question, at most."""

# ---- the guest ----


async def me(call: Call) -> Me:
    """The guest that the cookie names; whoever has none, or a forged one, becomes a new guest.

    A browser that was signed out is told so once, and is somebody else from then on.
    """
    try:
        guest = call.somebody
    except Trouble as trouble:
        if trouble.problem.code == "banned":
            raise
        guest = turned_back(call) or call.begin()
        if trouble.problem.code == "signed-out":
            call.healed = True
            raise
    else:
        await note_device(call)
    await call.house.guests.learn([guest])
    return Me(id=guest, name=call.house.guests.name(guest))


async def rename_me(call: Call) -> Me:
    name = clean_name(call.body.name, call.house.settings.limits.name)
    guest = call.somebody
    try:
        await call.house.guests.rename(guest, name)
    except StoreError:
        raise Trouble("store-failed") from None
    call.house.lobby.renamed(guest)
    return Me(id=guest, name=name)


# ---- games ----


async def list_games(_call: Call) -> list[GameInfo]:
    return [
        GameInfo(
            key=each.key,
            prefix=each.prefix,
            edition=each.edition,
            seats=list(each.seats),
            minutes=list(each.minutes),
            options=[
                OptionInfo(
                    key=option.key,
                    values=list(option.values),
                    default=option.default,
                    rule=option.rule,
                    offered=option.offered,
                )
                for option in each.options
            ],
            characters=[*named(each.key), DEALT],
        )
        for each in catalogue()
    ]


async def list_levels(call: Call) -> list[LevelInfo]:
    most = call.house.settings.bot_seconds
    return [level_info(level, most) for level in offered()]


def level_info(level: str, most: float) -> LevelInfo:
    promised = [promise(level, game.key) or most for game in catalogue()]
    return LevelInfo(key=level, house=level in LEVELS, seconds=min(most, max(promised)))


async def rules(call: Call) -> Rulebook:
    from tampu.languages.rulebook import rulebook  # heavy, and seldom asked for

    game = known_game(call.path("game"))
    book = rulebook(game.key, call.lang)
    paragraphs = [
        Paragraph(
            id=each.id,
            chapter=each.chapter,
            text=each.text,
            kind=each.kind,
            reconstructed=each.reconstructed,
            ruling=each.ruling,
        )
        for each in book.paragraphs
    ]
    return Rulebook(game=game.key, lang=call.lang, title=book.title, paragraphs=paragraphs)


async def search_rules(call: Call) -> FoundRules:
    from tampu.languages.search import LONGEST, index, taught

    game = known_game(call.path("game"))
    question = call.query("q") or ""
    if not question.strip():
        raise Trouble("question-empty")
    if len(question) > LONGEST:
        raise Trouble("question-too-long", limit=LONGEST)
    pages = await asyncio.to_thread(index, call.lang, game.key)  # the first question takes a while
    text = await asyncio.to_thread(taught, call.lang, game.key)
    findings = pages.search(question)
    found = [FoundRule(id=each.paragraph.id, marks=each.marks) for each in findings.found]
    passages = [
        FoundPassage(
            section=each.paragraph.id,
            title=each.paragraph.chapter,
            text=each.paragraph.text,
            marks=each.marks,
        )
        for each in text.search(question, PASSAGES).found
    ]
    return FoundRules(
        found=found, passages=passages, rest=findings.rest, suggestions=findings.suggestions
    )


# ---- tables ----


async def make_table(call: Call) -> TableInfo:
    guest = call.somebody
    await call.house.may_make_table(guest, call.address)
    await call.house.guests.learn([guest])
    origin = call.body.origin
    given = None if origin is None else await given_for(call, guest, origin)
    table = await call.house.lobby.make(guest, call.body, given)
    return table.info(guest)


async def list_tables(call: Call) -> TableList:
    return await call.house.lobby.lists(call.guest)


async def one_table(call: Call) -> TableInfo:
    return (await _table(call)).info(call.guest)


async def enter_table(call: Call) -> TableInfo:
    """Once: whoever knew the password is admitted from then on."""
    guest = call.somebody
    await call.house.guests.learn([guest])
    table = await call.house.enter(call.path("id"), guest, call.body.password, call.address)
    return table.info(guest)


async def change_seat(call: Call) -> TableInfo:
    seat = _seat_number(call.path("seat"))
    table = await _table(call)
    guest = call.somebody
    await table.change_seat(guest, seat, call.body)
    return table.info(guest)


async def make_token(call: Call) -> TokenTold:
    seat = _seat_number(call.path("seat"))
    table = await _table(call)
    guest = call.guest
    if guest is None:
        raise Trouble("no-guest")
    return TokenTold(token=await new_token(table, guest, seat))


async def show_share(call: Call) -> TableInfo:
    table = await _table(call)
    guest = call.guest
    if guest is None:
        raise Trouble("no-guest")
    await table.share(guest, call.body.share)
    return table.info(guest)


async def table_chances(call: Call) -> list[ChanceTold]:
    """All that the shuffles can be checked by; before the end it would tell what is hidden."""
    table = await _table(call)
    if not table.history.over:
        raise Trouble("not-over")
    return await asyncio.to_thread(chances, table.history.match)


async def make_again(call: Call) -> TableInfo:
    table = await _table(call)
    guest = call.guest
    if guest is None:
        raise Trouble("no-guest")
    await call.house.may_make_table(guest, call.address)
    return (await call.house.lobby.make_again(table, guest)).info(guest)


async def table_record(call: Call) -> Response:
    form = call.query("format") or "text"
    table = await _table(call)
    if not table.history.over:
        raise Trouble("record-not-yet")
    record = records.finished_record(table.head, table.history)
    text = write_json(record) if form == "json" else write_record(record)
    return download(text, form, table.head.code)


async def table_replay(call: Call) -> Response:
    """The game so far through one's own eyes; once it is over, through anybody's.

    Whoever has several seats says which: else a screen would show what is for one of them.
    """
    wanted = call.query("seat")
    table = await _table(call)
    await call.house.may_see_replay(call.address)
    guest = call.guest
    history = table.history
    mine = history.seats_of(guest)
    eyes: Eyes = wanted
    if wanted is None:
        eyes = mine[0] if len(mine) == 1 else None
    elif not 0 <= wanted < table.head.seats:
        raise Trouble("no-such-seat", number=wanted)
    elif wanted not in mine and not history.over:
        raise Trouble("not-your-seat", seat=wanted)
    first = _first(call)
    packed = await call.house.clerks.replay_of(table.head, history, table.info(None), eyes, first)
    return await packed_response(call, packed)


def _first(call: Call) -> int:
    """After how many lines a part of a replay begins."""
    first = call.query("first") or 0
    if first < 0:
        raise Trouble("bad-message", detail="first: a number from 0 on")
    return int(first)


async def _table(call: Call) -> Table:
    return await call.house.visit(call.path("id"), call.guest, call.address)


def _seat_number(text: str) -> int:
    if len(text) != 1 or text not in "01234567":
        raise Trouble("bad-message", detail="seat: a number from 0 to 7")
    return int(text)


def download(text: str, form: str, name: str) -> Response:
    """A record as a file."""
    kind = "application/json" if form == "json" else "text/plain; charset=utf-8"
    ending = "json" if form == "json" else "txt"
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}.{ending}"',
    }
    return Response(text, 200, headers, kind)


# ---- records that are sent in ----


async def keep_record(call: Call) -> RecordCheck:
    await call.house.may_send_record(call.address)
    text, check, outline = await call.house.clerks.check(call.body.text)
    await call.house.store.put_record(check.id, text, time.time(), outline)
    return check


async def sent_record(call: Call) -> tuple[str, float]:
    """The text of the record that the path names, and since when it is kept."""
    key = call.path("id")
    kept = await call.house.store.record(key) if is_key(key) else None
    if kept is None:
        raise Trouble("no-such-record")
    return kept


async def record_replay(call: Call) -> Response:
    wanted = call.query("seat")
    kept = await sent_record(call)
    await call.house.may_see_replay(call.address)
    clerks = call.house.clerks
    packed = await clerks.replay_of_record(call.path("id"), *kept, wanted, _first(call))
    return await packed_response(call, packed)


# ---- the server itself ----


async def health(call: Call) -> Health:
    reason = await call.house.store.ailment()
    if reason is not None:
        raise Trouble("store-failed", reason=reason)
    house = call.house
    return Health(status="ok", tables=len(house.lobby.tables), engines=house.bots.engines)


async def openapi(_call: Call) -> Any:
    from tampu.server.openapi import document

    return document()
