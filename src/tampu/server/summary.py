"""What the lists tell of a game that is over: kept in its row, so that no journal is read for it.

Guests stand in it by their ids, and are told by the names they have when somebody reads it. What
may change without the journal (`closed`) and who is there now are no part of it.
"""

import re
from collections.abc import Iterator
from zlib import crc32

import msgspec

from tampu.server.history import History
from tampu.server.perspective import table_info
from tampu.server.presence import Presence
from tampu.server.sitters import Names, hints_allowed
from tampu.server.store.store import Head
from tampu.server.wire import (
    ClockTold,
    Result,
    SatBefore,
    SeatClock,
    SeatInfo,
    ShareTold,
    TableInfo,
)

_MARK = "\x1f"
"""Around an id that stands for a name; in a name there is none (`guests.clean_name`)."""
_MARKED = re.compile(f"{_MARK}([^{_MARK}]*){_MARK}")
_SHAPES = (TableInfo, SeatInfo, SatBefore, Result, ShareTold, ClockTold, SeatClock)
FORM = crc32(" ".join(name for each in _SHAPES for name in each.__struct_fields__).encode())
"""A summary that was written when tables were told with other fields is made anew."""


class Summary(msgspec.Struct):
    """`table`: as onlookers are told. `guests`: who holds which seat. `hints`: may it ask for them.

    The fields of `table` that depend on who reads are filled in by `told`.
    """

    form: int
    table: TableInfo
    guests: list[str | None]
    hints: list[bool]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Summary).decode


def _marked(guest: str) -> str:
    return f"{_MARK}{guest}{_MARK}"


def summary_of(head: Head, history: History) -> bytes:
    """What is kept of a game that is over."""
    table = table_info(head, history, None, _marked, Presence(), 0.0, 0.0)
    table.closed = False
    for seat in table.seats:
        seat.gone = None
    guests = [sitting.guest for sitting in history.seats]
    hints = [hints_allowed(history, seat) for seat in range(head.seats)]
    return _encode(Summary(FORM, table, guests, hints))


def read(body: bytes | None) -> Summary | None:
    """What was kept; None: nothing, or of another form."""
    if body is None:
        return None
    try:
        summary = _decode(body)
    except msgspec.DecodeError:
        return None
    return summary if summary.form == FORM else None


def named(summary: Summary) -> set[str]:
    """The guests whose names must be known to tell it."""
    return {guest for text in _texts(summary.table) for guest in _MARKED.findall(text)}


def _texts(table: TableInfo) -> Iterator[str]:
    yield table.host
    for seat in table.seats:
        names = (seat.name, seat.kept_for, seat.owner, seat.resigned)
        yield from (text for text in names if text is not None)
        yield from (each.name for each in seat.before)


def told(summary: Summary, guest: str, name: Names) -> TableInfo:
    """The table as this guest is told; the summary is used up by it."""

    def shown(text: str) -> str:
        return _MARKED.sub(lambda found: name(found[1]), text)

    table, me = summary.table, _marked(guest)
    table.hosted, table.host = table.host == me, shown(table.host)
    for seat, holder, hints in zip(table.seats, summary.guests, summary.hints, strict=True):
        seat.mine, seat.yours = holder == guest, seat.kept_for == me
        seat.owned = seat.owner == me
        seat.owner = None if seat.owner is None else shown(seat.owner)
        seat.name = None if seat.name is None else shown(seat.name)
        seat.kept_for = None if seat.kept_for is None else shown(seat.kept_for)
        table.hints = table.hints or (seat.mine and hints)
        seat.resigned = None if seat.resigned is None else shown(seat.resigned)
        for each in seat.before:
            each.name = shown(each.name)
    return table
