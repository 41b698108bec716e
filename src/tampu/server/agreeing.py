"""What people at a table agree on, and what everybody does for himself alone: asked by REST."""

from tampu.server import counts
from tampu.server.journal import Said
from tampu.server.logs import note
from tampu.server.perspective import chat_told
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.store.reports import Spoken
from tampu.server.table import Table
from tampu.server.wire import ChatTold, MutesTold, Reported, TableInfo

BEFORE, AFTER = 12, 6
"""Lines that are kept with one that was reported."""


async def _table(call: Call) -> tuple[Table, str]:
    """A table, and who asks; nobody does these things without being known."""
    guest = call.guest
    table = await call.house.visit(call.path("id"), guest, call.address)
    if guest is None:
        raise Trouble("no-guest")
    return table, guest


def _number(call: Call, name: str) -> int:
    text = call.path(name)
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Trouble("bad-message", detail=f"{name}: a number")
    return int(text)


# ---- what people agree on ----


async def propose(call: Call) -> TableInfo:
    table, guest = await _table(call)
    await table.council.propose(guest, call.body.what, call.body.seat)
    return table.info(guest)


async def vote(call: Call) -> TableInfo:
    table, guest = await _table(call)
    await table.council.vote(guest, _number(call, "number"), call.body.yes)
    return table.info(guest)


async def withdraw(call: Call) -> TableInfo:
    table, guest = await _table(call)
    await table.council.withdraw(guest, _number(call, "number"))
    return table.info(guest)


# ---- one's own list ----


async def dismiss(call: Call) -> TableInfo:
    """A game that is over, or a table where one has no seat (any more)."""
    table, guest = await _table(call)
    history = table.history
    kept = [each for each in history.seats if guest in (each.holder, each.kept_for)]
    if kept and not history.over:
        raise Trouble("not-over")
    await call.house.tastes.dismiss(guest, table.head.id)
    return table.info(guest)


async def bring_back(call: Call) -> TableInfo:
    table, guest = await _table(call)
    await call.house.tastes.bring_back(guest, table.head.id)
    return table.info(guest)


# ---- what is said ----


async def older_chat(call: Call) -> ChatTold:
    """What was said before; as much at once as a fresh position carries."""
    before = call.query("before")
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    most = call.house.settings.limits.chat_lines
    lines = chat_told(table.history, 0, most, before)
    first = lines[0].number if lines else 0
    older = any(version < first for version, _ in table.history.chat)
    return ChatTold(lines=lines, older=older)


async def mutes(call: Call) -> MutesTold:
    table, guest = await _table(call)
    return await _unheard(call, table, guest)


async def mute(call: Call) -> MutesTold:
    table, guest = await _table(call)
    other = _whose(table, _number(call, "voice"))
    if other == guest:
        raise Trouble("own-line")
    await call.house.tastes.mute(guest, other)
    return await _unheard(call, table, guest)


async def unmute(call: Call) -> MutesTold:
    table, guest = await _table(call)
    await call.house.tastes.unmute(guest, [_whose(table, _number(call, "voice"))])
    return await _unheard(call, table, guest)


def _whose(table: Table, voice: int) -> str:
    """Who speaks with this voice at this table; nobody learns more of them."""
    voices = list(table.history.voices)
    if not (0 < voice <= len(voices) and voices[voice - 1]):
        raise Trouble("no-such-chat-line")
    return voices[voice - 1]


async def _unheard(call: Call, table: Table, guest: str) -> MutesTold:
    unheard = await call.house.tastes.unheard(guest)
    voices = table.history.voices
    return MutesTold(
        voices=[voice for who, voice in voices.items() if who in unheard],
        known=len(voices),
        own=voices.get(guest),
    )


async def report(call: Call) -> Reported:
    """A line is shown to whoever runs the server, with those around it."""
    table, guest = await _table(call)
    number = _number(call, "number")
    said = [
        Spoken(version, entry.guest, entry.name, entry.at, entry.text)
        for version, entry in table.history.chat
        if isinstance(entry, Said) and entry.text
    ]
    place = next((n for n, line in enumerate(said) if line.number == number), None)
    if place is None:
        raise Trouble("no-such-chat-line")
    if said[place].guest == guest:
        raise Trouble("own-line")
    await call.house.may_report(guest, call.address)
    around = said[max(0, place - BEFORE) : place + AFTER + 1]
    reason = " ".join(call.body.reason.split())
    about = (table.head.id, table.head.code)
    await call.house.reports.add(about, said[place], guest, reason, around)
    counts.reported[table.head.game] += 1
    note("chat-reported", table=table.head.id, number=number)
    return Reported(number=number, lines=len(around))
