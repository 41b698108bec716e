"""Two guests become one: whatever was the one's is the other's, at every table and beside them.

One transaction: an entry in the journal of every table where the guest sits or sat, hosts or was
let in, and all rows that name the guest. If somebody plays at one of the tables meanwhile, nothing
is written, and it is judged again.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row, case, delete, exists, func, insert, literal, or_, select, update

from tampu.server.identity.hands import two_hands
from tampu.server.identity.kept import OWNED
from tampu.server.journal import Became
from tampu.server.logs import note_error
from tampu.server.problems import Trouble
from tampu.server.store import schema
from tampu.server.store.commits import Conflict, StoreError, Write
from tampu.server.store.lists import outdating
from tampu.server.store.naming import names
from tampu.server.store.standings import following
from tampu.server.store.store import Store, entry_row
from tampu.server.store.tastes import following_tastes

TRIES = 20
PASSES = 3
"""A seat may be taken in the moment in which two become one: it is looked again."""
tables, journal, sitters = schema.tables, schema.journal, schema.sitters
THEIRS = (*OWNED, schema.studies, schema.channels, schema.reports)
"""Whose rows name the guest to whom they belong."""


@dataclass
class Holdings:
    """At how many tables a guest is, by what is listed."""

    running: int = 0
    over: int = 0

    def __bool__(self) -> bool:
        return bool(self.running or self.over)


@dataclass
class _Plan:
    """What is to be written."""

    entries: list[dict[str, Any]] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    over: list[str] = field(default_factory=list)
    hosted: list[str] = field(default_factory=list)


async def holdings(store: Store, guest: str) -> Holdings:
    """The tables where a guest sits or hosts."""
    query = (
        select(tables.c.status, func.count().label("tables"))
        .where(_listed(guest))
        .group_by(tables.c.status)
    )
    found = {row.status: int(row.tables) for row in await store.rows(query)}
    over = found.pop("over", 0)
    return Holdings(sum(found.values()), over)


async def refuse_two_hands(store: Store, was: str, guest: str) -> None:
    """Raises `Trouble` if these two may not be one now."""
    await _planned(store, was, guest, first=True)


async def merge(
    store: Store, was: str, guest: str, also: Write, still: Callable[[], Awaitable[None]]
) -> list[str]:
    """From now on `was` is `guest`. What must be heard of it.

    `also`: what is written with it; `still`: raises `Trouble` if that was written by somebody else.
    """
    news = await _once_more(store, was, guest, also, still, first=True)
    for _ in range(PASSES):
        try:
            more = await _once_more(store, was, guest, Write(), still, first=False)
        except (Trouble, StoreError) as error:  # what is done stays done
            note_error("merge-unfinished", error)
            break
        if not more:
            break
        news += more
    return list(dict.fromkeys(news))


async def _once_more(
    store: Store,
    was: str,
    guest: str,
    also: Write,
    still: Callable[[], Awaitable[None]],
    first: bool,
) -> list[str]:
    for _ in range(TRIES):
        plan = await _planned(store, was, guest, first)
        if not (first or plan.tables):
            return []
        write = await _written(store, was, guest, plan, first)
        write.before += also.before
        write.after += also.after
        write.news += also.news
        try:
            await store.commit(write)
        except Conflict:
            if first:
                await still()
            rows = schema.merged.c
            if first and await store.rows(select(rows.was).where(rows.was.in_((was, guest)))):
                raise Trouble("come-late") from None
            continue  # somebody played meanwhile
        told = [f"table {entry['table_id']} {entry['seq']}" for entry in write.entries]
        return [*write.news, *told]
    raise Trouble("store-failed")


async def _planned(store: Store, was: str, guest: str, first: bool) -> _Plan:
    """An entry for each table; raises `Trouble` if one of them forbids it."""
    plan = _Plan()
    for row in await _found(store, was, first):
        last = row.last
        if row.status != "over":
            try:
                entries = await store.journal(row.id)
            except StoreError:
                raise
            except Exception as error:  # nobody can play there
                note_error("table-unreadable", error, table=row.id)
                continue
            if two_hands(entries, was, guest):
                raise Trouble("two-hands", code=row.code)
            last = len(entries)
        else:
            plan.over.append(row.id)
        entry = Became(at=time.time(), was=was, guest=guest)
        plan.entries.append(entry_row(row.id, last + 1, entry))
        plan.tables.append(row.id)
        if row.host == was:
            plan.hosted.append(row.id)
    return plan


def _listed(guest: str) -> Any:
    sits = select(sitters.c.table_id).where(sitters.c.guest == guest)
    return or_(tables.c.host == guest, tables.c.id.in_(sits))


async def _found(store: Store, was: str, first: bool) -> list[Row[Any]]:
    """Where the guest sits or hosts, and the running games where an entry names the guest."""
    wanted = _listed(was)
    if first:
        running = select(tables.c.id).where(tables.c.status != "over")
        named = select(journal.c.table_id).where(journal.c.table_id.in_(running))
        wanted = or_(wanted, tables.c.id.in_(named.where(names(store, was))))
    last = select(func.max(journal.c.seq)).where(journal.c.table_id == tables.c.id)
    told = (tables.c.id, tables.c.code, tables.c.status, tables.c.host)
    return await store.rows(select(*told, last.scalar_subquery().label("last")).where(wanted))


async def _written(store: Store, was: str, guest: str, plan: _Plan, first: bool) -> Write:
    """All that changes with it."""
    twice = select(sitters.c.table_id).where(sitters.c.guest == guest)
    theirs = sitters.c.guest == was
    after: list[Any] = [
        delete(sitters).where(theirs, sitters.c.table_id.in_(twice)),
        update(sitters).where(theirs).values(guest=guest),
        update(tables).where(tables.c.host == was).values(host=guest),
        *(outdating(table) for table in plan.over),
        *(update(each).where(each.c.guest == was).values(guest=guest) for each in THEIRS),
        update(schema.reports).where(schema.reports.c.about == was).values(about=guest),
        *following_tastes(was, guest),
        *following(was, guest),
    ]
    before: list[Any] = []
    if first:
        before = _becoming(was, guest)
        after += await _rights(store, was, guest)
    news = [f"guest {was}", f"guest {guest}", *(f"away {table}" for table in plan.hosted)]
    return Write(entries=plan.entries, before=before, after=after, news=news)


def _becoming(was: str, guest: str) -> list[Any]:
    """Nobody becomes somebody who is somebody else by now: then there is no row to be written.

    The two marks are there for a moment only: so long nobody else can make one of these two.
    """
    merged, spent = schema.merged, schema.spent
    marks = [f"merging {each}" for each in sorted((was, guest))]
    gone = exists(select(merged.c.was).where(merged.c.was == guest))
    somebody = case((gone, None), else_=literal(guest))
    return [
        *(insert(spent).values(mark=mark, until=time.time()) for mark in marks),
        insert(merged).from_select(
            ["was", "guest", "at"], select(literal(was), somebody, literal(time.time()))
        ),
        update(merged).where(merged.c.guest == was).values(guest=guest),
        delete(spent).where(spent.c.mark.in_(marks)),
    ]


async def _rights(store: Store, was: str, guest: str) -> list[Any]:
    """A chosen name is kept, if the other has none; what was decreed of one holds for both."""
    known = schema.guests
    rows = {
        row.id: row for row in await store.rows(select(known).where(known.c.id.in_((was, guest))))
    }
    old, new = rows.get(was), rows.get(guest)
    if old is None:
        return []
    values = {
        "name": (new.name if new else "") or old.name,
        "created": min(row.created for row in rows.values()),
        "muted": any(row.muted for row in rows.values()),
        "banned": any(row.banned for row in rows.values()),
    }
    put = store.insert(known).values(id=guest, **values)
    moved = put.on_conflict_do_update(index_elements=["id"], set_=values)
    return [moved, delete(known).where(known.c.id == was)]
