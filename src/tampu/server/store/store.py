"""Reading and writing what is kept: guests, tables with their journals, records."""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tampu.core.commitment import commitment_to
from tampu.server.journal import Change, decode, encode
from tampu.server.store import schema
from tampu.server.store.commits import Commits, StoreError, Write
from tampu.server.store.dues import put_due
from tampu.server.store.engine import engine_for
from tampu.server.store.faults import Kind, OlderSchema, kind_of
from tampu.server.store.lists import keeping, open_tables, outdating, played_tables, tables_of
from tampu.server.store.migrate import migrate, seen_revision, up_to_date
from tampu.server.store.outlines import Outline, outline_of, outlining
from tampu.server.wire import Notice, Status

PATIENCE = 5.0
"""Seconds after which a store that has not written anything is not well."""
FRESH = 1.0
"""Seconds for which it is believed that the store is as it was."""


@dataclass(frozen=True)
class Head:
    """What was agreed when the table was made."""

    id: str
    code: str
    game: str
    edition: int
    seats: int
    options: dict[str, str]
    seed: str
    host: str
    listed: bool
    created: float
    password: str | None = None
    """A salted hash of it; None: nobody is asked for one."""
    onlookers: bool = True
    """Others than the players may look on."""

    @cached_property
    def commitment(self) -> str:
        """The hash of the seed, public from the start."""
        return commitment_to(self.seed)


@dataclass(frozen=True)
class Listing:
    """What the lobby's lists need to know of a table without its journal."""

    status: Status
    free: int
    guests: frozenset[str]


@dataclass(frozen=True)
class Listed:
    """A table as a list finds it; `summary` and `stamp`: what is kept of it, and how sure it is."""

    id: str
    status: Status
    closed: bool
    stamp: int
    summary: bytes | None


class Store:
    """The database, on whichever of the two engines."""

    def __init__(self, engine: AsyncEngine, beside: bool = False) -> None:
        self.engine = engine
        self._commits = Commits(engine, beside)
        self._looking = asyncio.Lock()
        self._looked = -FRESH
        self._ailment: Kind | Literal["slow"] | None = None

    @classmethod
    async def open(cls, database: str) -> "Store":
        """Connect, and bring the schema up to date."""
        engine = engine_for(database)
        await migrate(engine)
        return cls(engine)

    @classmethod
    async def beside(cls, database: str) -> "Store":
        """For a tool beside the server; raises `OlderSchema` if no server of today used it yet."""
        engine = engine_for(database)
        async with engine.connect() as connection:
            if not await connection.run_sync(up_to_date):
                seen = await connection.run_sync(seen_revision)
                raise OlderSchema(seen or "-")
        return cls(engine, beside=True)

    @property
    def idle(self) -> float:
        """Seconds since something was last asked to be written."""
        return time.monotonic() - self._commits.last

    async def commit(self, write: Write, quietly: bool = False) -> None:
        """Returns when it is on disk. `quietly`: nobody asked for it, and all is idle."""
        await self._commits.commit(write, quietly)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self._commits.close()
        await self.engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database, and can be heard."""
        return self.engine.dialect.name == "postgresql"

    async def beat(self) -> None:
        """Write something of no consequence, the way that everything is written."""
        row = {"id": 1, "at": time.time()}
        statement = self.insert(schema.heartbeat).values(row)
        replaced = statement.on_conflict_do_update(index_elements=["id"], set_=row)
        await self._commits.commit(Write(after=[replaced]))

    async def ailment(self) -> Kind | Literal["slow"] | None:
        """Why nothing can be written now; None while all is well. Looked at once a second."""
        async with self._looking:
            if time.monotonic() > self._looked + FRESH:
                self._ailment = await self._look()
                self._looked = time.monotonic()
            return self._ailment

    async def _look(self) -> Kind | Literal["slow"] | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.beat()
        except TimeoutError:
            return "slow"
        except StoreError as error:
            return error.kind
        return None

    # ---- tables ----

    async def add_table(self, head: Head, listing: Listing, entries: list[Change]) -> None:
        """A new table, its first entries with it."""
        await self._commits.commit(_new_table(head, listing, entries))

    async def add_return_table(
        self, head: Head, listing: Listing, first: Change, table: str, seq: int, entry: Change
    ) -> None:
        """A new table, and with it the entry of an old one that names it: both or neither."""
        write = _new_table(head, listing, [first])
        write.entries.append(entry_row(table, seq, entry))
        write.after.append(outdating(table))
        await self._commits.commit(write)

    async def append(
        self,
        table: str,
        seq: int,
        entry: Change,
        listing: Listing | None = None,
        then: Change | None = None,
        due: float | None = None,
    ) -> None:
        """Entry number `seq` of a table, and the one that comes of it; `listing`: if the lists must
        know; `due`: when somebody must look at its clocks."""
        write = Write(entries=[entry_row(table, seq, entry)])
        if then is not None:
            write.entries.append(entry_row(table, seq + 1, then))
        if listing is not None:
            columns: dict[str, Any] = {"status": listing.status, "free": listing.free}
            if listing.status == "over":
                columns["ended"] = entry.at
            write.after = [
                update(schema.tables).where(schema.tables.c.id == table).values(columns),
                delete(schema.sitters).where(schema.sitters.c.table_id == table),
                *_seat_rows(table, listing.guests),
            ]
        if due is not None:
            write.after.append(put_due(table, due))
        await self._commits.commit(write)

    async def head(self, key: str) -> Head | None:
        """The table with this id or code."""
        columns = schema.tables.c
        query = select(schema.tables).where(or_(columns.id == key, columns.code == key))
        rows = await self.rows(query)
        return head_of(rows[0]) if rows else None

    async def journal(self, table: str, after: int = 0) -> list[Change]:
        """The entries of a table after the first so many, in order."""
        columns = schema.journal.c
        wanted = (columns.table_id == table) & (columns.seq > after)
        query = select(columns.body).where(wanted).order_by(columns.seq)
        return [decode(row.body) for row in await self.rows(query)]

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The tables where this guest sits or hosts, newest first."""
        return [Listed(**row._mapping) for row in await self.rows(tables_of(guest, most))]

    async def open_tables(self, most: int) -> list[str]:
        """The listed tables with a free seat, newest first."""
        return [row.id for row in await self.rows(open_tables(most))]

    async def played_tables(self, since: float, most: int) -> list[str]:
        """The tables made since then where people play a game now, newest first."""
        return [row.id for row in await self.rows(played_tables(since, most))]

    async def standing(self, table: str) -> tuple[bool, int]:
        """Whether the host keeps the table out of sight, and the stamp of its summary."""
        columns = schema.tables.c
        rows = await self.rows(select(columns.set_aside, columns.stamp).where(columns.id == table))
        return (rows[0].set_aside, rows[0].stamp) if rows else (False, 0)

    async def keep_summary(self, table: str, stamp: int, summary: bytes) -> None:
        """What the lists tell of a game that is over; `stamp`: read before its journal was."""
        await self._commits.commit(Write(after=[keeping(table, stamp, summary)]))

    async def notices(self, now: float) -> list[tuple[float, Notice]]:
        """What is announced now, the oldest first, and until when."""
        columns = schema.announcements.c
        query = select(schema.announcements).where(columns.until > now).order_by(columns.at)
        rows = await self.rows(query)
        return [(row.until, Notice(text=row.text, at=row.at, due=row.due)) for row in rows]

    # ---- guests and records ----

    async def rights(self) -> list[tuple[str, bool, bool]]:
        """Which guests are muted, and which banned."""
        columns = schema.guests.c
        limited = or_(columns.muted.is_(True), columns.banned.is_(True))
        query = select(columns.id, columns.muted, columns.banned).where(limited)
        return [(row.id, row.muted, row.banned) for row in await self.rows(query)]

    async def forgotten(self) -> set[str]:
        """The marks of those whose cookies are not valid any more."""
        return {row.mark for row in await self.rows(select(schema.forgotten.c.mark))}

    async def names(self, guests: Iterable[str]) -> dict[str, str]:
        """The names of those guests who chose one."""
        columns = schema.guests.c
        query = select(columns.id, columns.name).where(columns.id.in_(list(guests)))
        return {row.id: row.name for row in await self.rows(query)}

    async def put_name(self, guest: str, name: str, at: float) -> None:
        """The guest is called so from now on."""
        row = {"id": guest, "name": name, "created": at}
        statement = self.insert(schema.guests).values(row)
        replaced = statement.on_conflict_do_update(index_elements=["id"], set_={"name": name})
        await self._commits.commit(Write(after=[replaced], news=[f"guest {guest}"]))

    async def put_record(self, record: str, content: str, at: float, outline: Outline) -> None:
        """Keep a record that was sent in; the same one twice is kept once."""
        row = {"id": record, "text": content, "created": at, **outline._asdict()}
        statement = self.insert(schema.records).values(row).on_conflict_do_nothing()
        await self._commits.commit(Write(after=[statement]))

    async def put_outline(self, record: str, outline: Outline) -> None:
        """What was found of a record that was kept without it."""
        await self._commits.commit(Write(after=[outlining(record, outline)]))

    async def outline(self, record: str) -> Outline | None:
        """What is known of a kept record without its text."""
        rows = await self.rows(outline_of(record))
        return Outline(**rows[0]._mapping) if rows else None

    async def record(self, record: str) -> tuple[str, float] | None:
        """The text of a kept record, and since when it is kept."""
        columns = schema.records.c
        rows = await self.rows(select(schema.records).where(columns.id == record))
        return (rows[0].text, rows[0].created) if rows else None

    def insert(self, table: Any) -> Any:
        """An insert that can say what happens if the row exists."""
        if self.engine.dialect.name == "sqlite":
            from sqlalchemy.dialects import sqlite

            return sqlite.insert(table)
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)

    async def rows(self, query: Any) -> list[Row[Any]]:
        """What a query finds; raises `StoreError` where the store does not answer."""
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as problem:
            raise StoreError(type(problem).__name__, kind_of(problem)) from problem


def _new_table(head: Head, listing: Listing, entries: list[Change]) -> Write:
    row = {**head.__dict__, "options": msgspec.json.encode(head.options).decode()}
    row |= {"status": listing.status, "free": listing.free}
    return Write(
        before=[insert(schema.tables).values(row)],
        entries=[entry_row(head.id, seq, entry) for seq, entry in enumerate(entries, 1)],
        after=_seat_rows(head.id, listing.guests),
    )


def entry_row(table: str, seq: int, entry: Change) -> dict[str, Any]:
    """An entry as the journal keeps it."""
    return {"table_id": table, "seq": seq, "body": encode(entry)}


def _seat_rows(table: str, guests: frozenset[str]) -> list[Any]:
    made = select(schema.tables.c.created).where(schema.tables.c.id == table).scalar_subquery()
    rows = [{"table_id": table, "guest": guest, "created": made} for guest in sorted(guests)]
    return [insert(schema.sitters).values(rows)] if rows else []


def head_of(row: Row[Any]) -> Head:
    """What a row of the tables says."""
    values = {field.name: row._mapping[field.name] for field in fields(Head)}
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    return Head(**values)
