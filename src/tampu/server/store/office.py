"""The office: what whoever runs a server may do with tables and guests, also while it runs."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Executable, delete, func, insert, or_, select, update

from tampu.server.journal import Ruled
from tampu.server.names import guest_name
from tampu.server.store import schema
from tampu.server.store.commits import Conflict, Write
from tampu.server.store.standings import uncounting
from tampu.server.store.store import Store, entry_row
from tampu.server.store.studies import deletion_of
from tampu.server.wire import Deed

TRIES = 20
DAY = 24 * 3600.0
AFTERWARDS = 600.0
"""Seconds for which an announcement is shown after what it announces."""


@dataclass(frozen=True)
class TableRow:
    """A table as a list of the host's shows it."""

    id: str
    code: str
    game: str
    status: str
    seats: int
    free: int
    created: float
    ended: float | None
    closed: bool
    set_aside: bool


@dataclass(frozen=True)
class GuestRow:
    """A guest as a list of the host's shows it; `name`: as others see it."""

    id: str
    name: str
    tables: int
    muted: bool
    banned: bool
    former: tuple[str, ...] = ()
    """Ids of those who came back as this guest."""


class Office:
    """Reads and writes beside the running server, which is told."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- tables ----

    async def tables(self, status: str | None, most: int) -> list[TableRow]:
        """The newest tables; `status`: waiting, playing, over, closed, set-aside."""
        columns = schema.tables.c
        query = select(*(columns[name] for name in TableRow.__dataclass_fields__))
        if status in ("closed", "set-aside"):
            query = query.where(columns[status.replace("-", "_")].is_(True))
        elif status is not None:
            query = query.where(columns.status == status)
        rows = await self.store.rows(query.order_by(columns.created.desc()).limit(most))
        return [TableRow(**row._mapping) for row in rows]

    async def table(self, key: str) -> TableRow | None:
        """The table with this id or code."""
        columns = schema.tables.c
        query = select(*(columns[name] for name in TableRow.__dataclass_fields__))
        rows = await self.store.rows(query.where(or_(columns.id == key, columns.code == key)))
        return TableRow(**rows[0]._mapping) if rows else None

    async def rule(self, table: str, deed: Deed) -> None:
        """Close a table, set it aside, or take that back; it stands in the table's log."""
        flags = {
            "closed": {"closed": True},
            "reopened": {"closed": False},
            "set-aside": {"set_aside": True},
            "restored": {"set_aside": False},
        }[deed]
        change = update(schema.tables).where(schema.tables.c.id == table).values(flags)
        news = [f"away {table}"] if "set_aside" in flags else []
        columns = schema.journal.c
        last = select(func.max(columns.seq)).where(columns.table_id == table)
        for _ in range(TRIES):
            seq = (await self.store.rows(last))[0][0] or 0
            entry = entry_row(table, seq + 1, Ruled(at=time.time(), deed=deed))
            try:
                return await self.store.commit(Write(entries=[entry], after=[change], news=news))
            except Conflict:  # somebody played meanwhile
                continue
        raise Conflict(table)

    async def delete(
        self, tables: Sequence[str], records: Sequence[str] = (), counted: bool = True
    ) -> None:
        """Tables, and records sent in, with all that belongs to them: all or none.

        What was `counted` of a game stays counted, unless it is to be as if it had never been.
        """
        sent = delete(schema.records).where(schema.records.c.id.in_(records))
        news = [f"away {table}" for table in tables]
        studied = deletion_of([*tables, *records])
        lost = [] if counted else uncounting(tables)
        await self.store.commit(Write(after=[studied, *lost, *deletion(tables), sent], news=news))

    async def expired_tables(self, before: float, most: int, but: Sequence[str] = ()) -> list[str]:
        """Games that ended before then, the oldest first; not those set aside, nor these."""
        columns = schema.tables.c
        old = (columns.ended < before) & columns.set_aside.is_(False) & columns.id.notin_(but)
        query = select(columns.id).where(old).order_by(columns.ended).limit(most)
        return [row.id for row in await self.store.rows(query)]

    async def expired_records(self, before: float, most: int) -> list[str]:
        """Records that were sent in before then, the oldest first."""
        columns = schema.records.c
        old = select(columns.id).where(columns.created < before)
        return [row.id for row in await self.store.rows(old.order_by(columns.created).limit(most))]

    # ---- guests ----

    async def guests(self, wanted: str, most: int) -> list[GuestRow]:
        """Guests whose id, or name as others see it, has this in it; those with tables first.

        Who came back as somebody else is found by the former id too.
        """
        known = {row.id: row for row in await self.store.rows(select(schema.guests))}
        seats = select(schema.sitters.c.guest, func.count().label("tables"))
        sits = await self.store.rows(seats.group_by(schema.sitters.c.guest))
        tables: dict[str, int] = {row.guest: row.tables for row in sits}
        hosts = await self.store.rows(select(schema.tables.c.host).distinct())
        former: dict[str, list[str]] = {}
        for merged in await self.store.rows(select(schema.merged)):
            former.setdefault(merged.guest, []).append(merged.was)
        everybody = {*former, *known, *tables, *(row.host for row in hosts)} - {""}
        found = []
        for guest in everybody:
            row = known.get(guest)
            ids = (guest, *former.get(guest, ()))
            name = (row.name if row else "") or guest_name(guest)
            if wanted.lower() in name.lower() or any(wanted in each for each in ids):
                muted, banned = (row.muted, row.banned) if row else (False, False)
                found.append(
                    GuestRow(guest, name, tables.get(guest, 0), muted, banned, former=ids[1:])
                )
        return sorted(found, key=lambda each: (-each.tables, each.name, each.id))[:most]

    async def limit(self, guest: str, right: str, limited: bool) -> None:
        """Mute or ban a guest (`right`: muted, banned), or take that back."""
        row = {"id": guest, "name": "", "created": time.time(), right: limited}
        statement = self.store.insert(schema.guests).values(row)
        change = statement.on_conflict_do_update(index_elements=["id"], set_={right: limited})
        await self.store.commit(Write(after=[change], news=[f"guest {guest}"]))

    # ---- announcements ----

    async def announce(self, text: str, seconds: float | None) -> None:
        """A line to all tables: for a day, or until a while after what will happen."""
        now = time.time()
        due = None if seconds is None else now + seconds
        row = {
            "id": secrets.token_hex(8),
            "text": text,
            "at": now,
            "due": due,
            "until": now + DAY if due is None else due + AFTERWARDS,
        }
        add = insert(schema.announcements).values(row)
        old = delete(schema.announcements).where(schema.announcements.c.until < now)
        await self.store.commit(Write(after=[old, add], news=["notices"]))

    async def withdraw(self) -> None:
        """Nothing is announced any more."""
        await self.store.commit(Write(after=[delete(schema.announcements)], news=["notices"]))


def deletion(tables: Sequence[str]) -> list[Executable]:
    """What deletes tables with all that belongs to them."""
    of_table = (schema.journal, schema.sitters, schema.dismissed, schema.calls)
    rows = (*(table.c.table_id for table in of_table), schema.tables.c.id)
    return [delete(column.table).where(column.in_(tables)) for column in rows]
