"""What a guest may ask for: everything that is kept of them, and to be forgotten.

Both look through all journals. They need no server; one that runs must hear the lines that `forget`
returns (`Steward.heard`), or is told by the store that it shares.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update

from tampu.core.record import write_record
from tampu.server.guests import mark_of
from tampu.server.history import History, listing, taken_over
from tampu.server.identity.kept import Ways, forgetting, former_ids, ways_of
from tampu.server.journal import (
    OPEN,
    Admitted,
    Became,
    Begun,
    Change,
    Fell,
    Hinted,
    Keyed,
    Looked,
    Opened,
    Played,
    Proposed,
    Rested,
    Said,
    Seated,
    Sitting,
    TakenBack,
    Voted,
    Withdrawn,
    decode,
    encode,
)
from tampu.server.lobby import played_out
from tampu.server.logs import note_error
from tampu.server.names import NAMELESS, guest_name
from tampu.server.records import finished_record
from tampu.server.standing.outcome import ALIAS
from tampu.server.store import schema
from tampu.server.store.channels import Channels, silence
from tampu.server.store.commits import Conflict, Write
from tampu.server.store.lists import outdating
from tampu.server.store.naming import names
from tampu.server.store.reports import Reports
from tampu.server.store.standings import Ledger, own_result, renaming
from tampu.server.store.store import Head, Store, head_of
from tampu.server.store.studies import Studies, asked_by_nobody
from tampu.server.store.tastes import Tastes, forgetting_tastes
from tampu.server.wire import OwnResult

TRIES = 20
PASSES = 5
"""Somebody may still speak while they are forgotten: it is looked again until nothing is left."""


class OwnTable(msgspec.Struct, frozen=True):
    """A table where a guest was; `seats`: those that the guest ever held, from 0."""

    id: str
    code: str
    game: str
    created: float
    status: str
    made: bool
    seats: list[int]


class OwnLine(msgspec.Struct, frozen=True):
    """What a guest said."""

    table: str
    at: float
    text: str


class OwnAnalysis(msgspec.Struct, frozen=True):
    """An analysis that waits, or is made, for a guest; `game`: the id of its table or record."""

    game: str
    depth: str


class OwnReport(msgspec.Struct, frozen=True):
    """A line of somebody else's that a guest reported."""

    table: str
    at: float
    reason: str


class OwnChannel(msgspec.Struct, frozen=True):
    """A way on which a guest is called; `address`: of mail, or where in the web it leads."""

    kind: str
    form: str
    address: str
    lang: str
    state: str
    created: float


class Kept(msgspec.Struct, frozen=True):
    """All that is kept of a guest. `records`: by the codes of tables, of finished games."""

    guest: str
    name: str | None
    since: float | None
    muted: bool
    banned: bool
    tables: list[OwnTable]
    chat: list[OwnLine]
    records: dict[str, str]
    analyses: list[OwnAnalysis]
    reports: list[OwnReport]
    unheard: int
    """So many others the guest does not want to hear."""
    dismissed: list[str]
    """The ids of tables that the guest took off the own list."""
    channels: list[OwnChannel]
    ways: Ways
    """Devices, and what else leads to the guest."""
    results: list[OwnResult]


# ---- everything that is kept ----


async def kept_of(store: Store, guest: str) -> Kept:
    """All that is kept of a guest; the cards of games that are not over are not told."""
    rows = await store.rows(select(schema.guests).where(schema.guests.c.id == guest))
    ids = {guest, *await former_ids(store, guest)}
    row = rows[0] if rows else None
    tastes = Tastes(store)
    told = Kept(
        guest=guest,
        name=row.name or None if row else None,
        since=row.created if row else None,
        muted=bool(row and row.muted),
        banned=bool(row and row.banned),
        tables=[],
        chat=[],
        records={},
        analyses=[
            OwnAnalysis(each.game, each.depth) for each in await Studies(store).asked_by(guest)
        ],
        reports=[
            OwnReport(each.code, each.at, each.reason)
            for each in await Reports(store).made_by(guest)
        ],
        unheard=len(await tastes.unheard(guest)),
        dismissed=await tastes.dismissed_by(guest),
        channels=[
            OwnChannel(each.kind, each.form, each.place.url, each.lang, each.state, each.created)
            for each in await Channels(store).of(guest)
        ],
        ways=await ways_of(store, guest),
        results=[own_result(row) for row in await Ledger(store).of_guest(guest)],
    )
    async for head, status, entries in _journals(store, *ids):
        seats = sorted({seat for _, seat, sitting in _sittings(entries) if sitting.holder in ids})
        about = (head.id, head.code, head.game, head.created, status, head.host in ids)
        told.tables.append(OwnTable(*about, seats))
        told.chat.extend(
            OwnLine(head.code, entry.at, entry.text)
            for entry in entries
            if isinstance(entry, Said) and entry.guest in ids
        )
        if status == "over" and seats:
            record = await asyncio.to_thread(_record, head, entries)
            told.records.update({} if record is None else {head.code: record})
    return told


def _record(head: Head, entries: list[Change]) -> str | None:
    """Of a game that is over, with its result."""
    history = _played(head, entries)
    return None if history is None else write_record(finished_record(head, history))


# ---- nothing is kept any more ----


async def forget(store: Store, guest: str) -> list[str]:
    """Name, words and cookie of a guest are gone; games stay whole, with nameless seats.

    Seats in games that are not over become free. Returns what a running server must hear.
    """
    ids = [guest, *await former_ids(store, guest)]
    now = time.time()
    marks = [{"mark": mark_of(each), "at": now} for each in ids]
    mark = store.insert(schema.forgotten).values(marks).on_conflict_do_nothing()
    lost = delete(schema.guests).where(schema.guests.c.id.in_(ids))
    news = [f"guest {each}" for each in ids]
    alias = f"{ALIAS}{secrets.token_hex(8)}"
    after = [mark, lost, asked_by_nobody(guest), *forgetting(guest)]
    for each in ids:
        after += [*forgetting_tastes(each), *silence(each), *renaming(each, alias)]
    await store.commit(Write(after=after, news=news))
    for each in ids:
        await Reports(store).forget(each)
        news += await _forget_at_tables(store, each, alias)
    return news


async def _forget_at_tables(store: Store, guest: str, alias: str) -> list[str]:
    """No journal names the guest any more; which tables must be opened anew."""
    news: list[str] = []
    for _ in range(PASSES):
        found = [head async for head, status, _ in _journals(store, guest) if status != "over"]
        for head in found:
            await _leave(store, head, guest)
        changed = [
            await _rewrite(store, head, guest, alias)
            async for head, _, _ in _journals(store, guest)
        ]
        news += [f"away {table}" for table in changed]
        if not changed:
            break
    return news


async def _leave(store: Store, head: Head, guest: str) -> None:
    """The guest's seats at a table become free, as if the guest had left."""
    for _ in range(TRIES):
        history = _played(head, await store.journal(head.id))
        seats = [] if history is None else history.held_by(guest)
        if history is None or not seats or history.over:
            return
        now = list(history.seats)
        now[seats[0]] = OPEN
        left = Seated(at=time.time(), seat=seats[0], sitting=OPEN, by=NAMELESS, was=NAMELESS)
        try:
            after = listing(history.status, now)
            await store.append(head.id, history.version + 1, left, after)
        except Conflict:  # somebody played meanwhile
            continue


async def _rewrite(store: Store, head: Head, guest: str, alias: str) -> str:
    """No entry of a table names the guest any more, nor what was counted of it meanwhile."""
    columns = schema.journal.c
    query = select(columns.seq, columns.body).where(columns.table_id == head.id)
    rows = await store.rows(query.order_by(columns.seq))
    entries = [decode(row.body) for row in rows]
    changes: list[Any] = [
        update(schema.journal)
        .where((columns.table_id == head.id) & (columns.seq == row.seq))
        .values(body=encode(new))
        for row, old, new in zip(rows, entries, nameless(entries, guest), strict=True)
        if new != old
    ]
    sitters, tables = schema.sitters, schema.tables
    changes.append(delete(sitters).where(sitters.c.guest == guest, sitters.c.table_id == head.id))
    hosted = (tables.c.id == head.id) & (tables.c.host == guest)
    changes += [update(tables).where(hosted).values(host=""), outdating(head.id)]
    changes += renaming(guest, alias)
    await store.commit(Write(after=changes, news=[f"away {head.id}"]))
    return head.id


def nameless(entries: list[Change], guest: str) -> Iterator[Change]:
    """The same entries without the guest: neither id nor name nor words."""
    names = _names(entries, guest)
    seats: list[Sitting] = []
    for entry in entries:
        before = list(seats)
        if isinstance(entry, Opened):
            seats = list(entry.seats)
        elif isinstance(entry, Seated):
            seats[entry.seat] = entry.sitting
        elif isinstance(entry, Became):
            seats = [taken_over(each, entry.was, entry.guest) for each in seats]
        yield _without(entry, guest, names, before)


def _without(entry: Change, guest: str, names: set[str], before: list[Sitting]) -> Change:
    replace = msgspec.structs.replace
    match entry:
        case Opened():
            seats = [_emptied(each, guest) for each in entry.seats]
            admitted = [each for each in entry.admitted if each != guest]
            return replace(entry, seats=seats, admitted=admitted)
        case Seated():
            was = NAMELESS if entry.was and before[entry.seat].holder == guest else entry.was
            now = NAMELESS if entry.now and entry.sitting.holder == guest else entry.now
            by = NAMELESS if entry.by in names else entry.by
            return replace(entry, sitting=_emptied(entry.sitting, guest), by=by, was=was, now=now)
        case Played() if entry.guest == guest:
            return replace(entry, guest=None, id=None)
        case TakenBack() | Admitted() if entry.guest == guest:
            return replace(entry, guest="")
        case Keyed() if before[entry.seat].owner == guest:
            return replace(entry, guest="")
        case Became() if guest in (entry.was, entry.guest):
            was, now = ("" if each == guest else each for each in (entry.was, entry.guest))
            return replace(entry, was=was, guest=now)
        case Begun():
            mine = [sitting.guest == guest for sitting in before]
            silent = [(seat, NAMELESS if mine[seat] else name) for seat, name in entry.silent]
            return replace(entry, silent=silent)
    return _unnamed(entry, guest, before)


def _unnamed(entry: Change, guest: str, before: list[Sitting]) -> Change:
    """What a guest said, or is said to have done, without the name."""
    replace = msgspec.structs.replace
    match entry:
        case Said() if entry.guest == guest:
            return replace(entry, guest="", name="", text="")
        case Proposed() | Voted() | Withdrawn() if entry.guest == guest:
            return replace(entry, guest="", name=NAMELESS)
        case Hinted() | Looked() | Fell() | Rested() if _is_about(entry, guest, before):
            return replace(entry, name=NAMELESS)
    return entry


def _is_about(entry: Hinted | Looked | Fell | Rested, guest: str, before: list[Sitting]) -> bool:
    """Whether the seats that an entry tells of were the guest's."""
    seats = entry.seats if isinstance(entry, Rested) else [entry.seat]
    return any(before[seat].holder == guest for seat in seats)


def _emptied(sitting: Sitting, guest: str) -> Sitting:
    """A seat that somebody held, nobody knows who."""
    if sitting.holder == guest:
        return Sitting("human")
    if sitting.kept_for == guest:
        return msgspec.structs.replace(sitting, kept_for=None)
    if sitting.resigned == guest:
        return msgspec.structs.replace(sitting, resigned="")
    return sitting


def _names(entries: list[Change], guest: str) -> set[str]:
    """What the guest was ever called at a table."""
    names = {guest_name(guest)}
    names |= {entry.name for entry in entries if isinstance(entry, Said) and entry.guest == guest}
    for entry, _, sitting in _sittings(entries):
        if sitting.holder == guest:
            told = entry.now if isinstance(entry, Seated) else sitting.name
            names |= {told} if told else set()
    return names


# ---- where a guest was ----


def _sittings(entries: list[Change]) -> Iterator[tuple[Change, int, Sitting]]:
    """Everybody who ever sat somewhere."""
    for entry in entries:
        if isinstance(entry, Opened):
            yield from ((entry, seat, sitting) for seat, sitting in enumerate(entry.seats))
        elif isinstance(entry, Seated):
            yield entry, entry.seat, entry.sitting


def _played(head: Head, entries: list[Change]) -> History | None:
    """The game of a table; None where it cannot be played."""
    try:
        return played_out(head, entries)
    except Exception:  # a broken table, or one of another edition
        return None


async def _journals(store: Store, *ids: str) -> AsyncIterator[tuple[Head, str, list[Change]]]:
    """The tables where a guest is named, with their status and their entries."""
    tables = schema.tables.c
    named = select(schema.journal.c.table_id).where(or_(*(names(store, each) for each in ids)))
    wanted = or_(tables.host.in_(ids), tables.id.in_(named))
    for row in await store.rows(select(schema.tables).where(wanted).order_by(tables.created)):
        try:
            entries = await store.journal(row.id)
        except Exception as error:  # what cannot be read cannot be told, nor rewritten
            note_error("table-unreadable", error, table=row.id)
            continue
        yield head_of(row), row.status, entries
