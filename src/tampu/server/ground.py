"""Whence a line goes beside a game, by which luck, and who may step aside there.

Of what is over, was sent in or is taught nothing is secret. Of a running game only whoever plays
against bots alone may step aside, and does so into a world that is imagined from what that seat
knows: whatever is played there, nothing comes out that it does not know. The true position is
shown there only to whoever asks for it, where nobody else ever sat: that is written down, all are
told, and nobody else can sit down any more. What chance will do in the game itself is never told.
"""

import asyncio
from dataclasses import dataclass, replace

from tampu.core.play import Match
from tampu.core.record import write_record
from tampu.games import figures
from tampu.server import records
from tampu.server.api import sent_record
from tampu.server.dealing import game_seed
from tampu.server.history import History
from tampu.server.lobby import known_game
from tampu.server.place import Place, Standing, derived, found, luck_of, no_such_line
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.sitters import seat_alone
from tampu.server.store.store import Head
from tampu.server.table import Table
from tampu.server.wire import TableInfo


@dataclass(frozen=True)
class Ground:
    """A position, its table, and the luck of what is played from it."""

    id: str
    """Of the table, the record or the figure: what is thought about it follows from that."""
    where: Standing
    line: int
    luck: str
    table: TableInfo
    own: int
    """Through whose eyes it is seen where nobody is asked."""
    place: Place
    running: bool = False
    """The game itself is not over."""
    imagined: bool = False


# ---- games that are or were played here ----


async def of_table(call: Call) -> Ground:
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    return past(call, table) if table.history.over else await present(call, table)


def past(call: Call, table: Table) -> Ground:
    """What is over goes on as it did: by its own luck, known by now."""
    history, line = table.history, reached(call, table.history.lines)
    own = history.seats_of(call.guest)
    return Ground(
        id=table.head.id,
        where=standing(history.match, line),
        line=line,
        luck=game_seed(table.head, history),
        table=table.info(call.guest),
        own=own[0] if own else 0,
        place=written_down(history.match, line),
    )


async def present(call: Call, table: Table) -> Ground:
    """Nothing follows from the game's own luck, and all from what the seat knows."""
    history, guest, look = table.history, call.guest, call.body.look
    own = seat_alone(history, guest)
    if own is None or (look and not may_look(table.head, history, guest)):
        raise Trouble("no-aside")
    if not history.begun:
        raise Trouble("not-begun")
    line = reached(call, history.lines)
    if look and guest is not None:
        await table.note_look(guest, lambda: may_look(table.head, history, guest))
    where = standing(history.match, line)
    place = written_down(history.match, line)
    if not look:
        whim = derived("world", table.head.id, line, own)
        where = where.imagined(own, whim)
        place = Place(record=place.record, line=line, seat=own, whim=whim)
    return Ground(
        id=table.head.id,
        where=where,
        line=line,
        luck=derived("luck", table.head.id, line, own),
        table=table.info(guest),
        own=own,
        place=place,
        running=True,
        imagined=not look,
    )


def may_look(head: Head, history: History, guest: str | None) -> bool:
    """Whether somebody plays against bots alone where nobody else ever sat, nor may take a bot's
    seat: hosts may, who did not sit."""
    alone = seat_alone(history, guest) is not None
    return alone and head.host == guest and set[str]().union(*history.sat) <= {guest}


def standing(match: Match, line: int) -> Standing:
    return Standing(match.game, match.header, match.state_after(line))


def written_down(match: Match, line: int) -> Place:
    """As another process reads it: all that counts is what was played."""
    record = replace(match.prefix(line).record, header=replace(match.header, given=0))
    return Place(record=write_record(record), line=line)


# ---- records that were sent in ----


async def of_record(call: Call) -> Ground:
    text, created = await sent_record(call)
    key, line = call.path("id"), reached(call)
    if line > call.house.settings.limits.analysis_lines:
        raise Trouble("too-much-work")
    place = Place(record=text, line=line)
    where = call.house.positions.get(key, line)
    if where is None:
        await call.house.may_see_replay(call.address)
        where = await asyncio.to_thread(found, place)
        call.house.positions.put(key, line, where)
    header = where.header
    return Ground(
        id=key,
        where=where,
        line=line,
        luck=luck_of(header, derived("luck", key, line)),
        table=records.info(key, header, line, where.state, created),
        own=0,
        place=place,
    )


# ---- figures ----


async def of_figure(call: Call) -> Ground:
    key, name = known_game(call.path("game")).key, call.path("figure")
    if name not in figures(key):
        raise Trouble("no-such-figure")
    line = reached(call)
    place = Place(figure=(key, name), line=line)
    where = await asyncio.to_thread(found, place)
    return Ground(
        id=f"{key} {name}",
        where=where,
        line=line,
        luck=derived("luck", key, name, line),
        table=records.info(name, where.header, line, where.state, 0),
        own=figures(key)[name].eyes,
        place=place,
    )


def reached(call: Call, lines: int | None = None) -> int:
    """After how many lines it steps aside; of `lines`, if it is known."""
    line: int = call.body.line
    if line < 0 or (lines is not None and line > lines):
        raise no_such_line(line)
    return line
