"""Is everything that is kept sound? Looks at the whole store and changes nothing."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from sqlalchemy import func, select, union
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tampu.server import records
from tampu.server.history import listing
from tampu.server.journal import Change, decode
from tampu.server.lobby import played_out
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.store.engine import WAIT
from tampu.server.store.faults import is_of_store, kind_of
from tampu.server.store.migrate import newest, seen_revision
from tampu.server.store.schema import dismissed, journal, sitters, studies, tables
from tampu.server.store.schema import records as kept
from tampu.server.store.store import head_of
from tampu.server.summary import read, summary_of

Watch = Callable[[int, int], None]
"""Told how many of how many tables and records have been looked at."""


@dataclass(frozen=True)
class Finding:
    """Something is not as it must be: `problem` is the id of a sentence (`check-<problem>`)."""

    problem: str
    table: str | None = None
    facts: dict[str, str] = field(default_factory=dict)


@dataclass
class Inspection:
    """What was looked at, and what was found."""

    revision: str | None = None
    tables: int = 0
    entries: int = 0
    records: int = 0
    findings: list[Finding] = field(default_factory=list)
    aside: list[Finding] = field(default_factory=list)
    """What is wrong with tables that the host has set aside."""

    @property
    def sound(self) -> bool:
        return not self.findings


async def inspect(settings: Settings, watch: Watch = lambda _done, _all: None) -> Inspection:
    """Look at every table, entry and record; the server may run meanwhile."""
    engine = _reader(settings)
    told = Inspection()
    try:
        await _look(engine, told, watch)
    except Exception as error:
        if not is_of_store(error):
            raise
        told.findings.append(Finding("database", facts={"reason": kind_of(error)}))
    finally:
        await engine.dispose()
    return told


def _reader(settings: Settings) -> AsyncEngine:
    if settings.store is None:
        place = settings.data / "tampu.sqlite3"
        return create_async_engine(f"sqlite+aiosqlite:///file:{place}?mode=ro&uri=true")
    return create_async_engine(settings.database, connect_args={"timeout": WAIT})


@asynccontextmanager
async def _moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """All that is read here is from one moment."""
    async with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def _look(engine: AsyncEngine, told: Inspection, watch: Watch) -> None:
    async with _moment(engine) as connection:
        told.findings += await _damage(connection)
        told.revision = await connection.run_sync(seen_revision)
    if told.revision != newest():
        facts = {"seen": told.revision or "-", "known": newest()}
        told.findings.append(Finding("revision", facts=facts))
        return
    async with _moment(engine) as connection:
        told.findings += await _orphans(connection)
        keys = [row.id for row in await connection.execute(select(tables.c.id))]
        sent = [row.id for row in await connection.execute(select(kept.c.id))]
    everything = len(keys) + len(sent)
    for key in keys:
        watch(told.tables + told.records, everything)
        async with _moment(engine) as connection:
            await _look_at_table(connection, key, told)
    for key in sent:
        watch(told.tables + told.records, everything)
        async with _moment(engine) as connection:
            content = await connection.scalar(select(kept.c.text).where(kept.c.id == key))
        told.records += 1
        told.findings += _record_faults(key, content)
    watch(everything, everything)


async def _damage(connection: AsyncConnection) -> list[Finding]:
    """What the database says of itself."""
    if connection.dialect.name != "sqlite":
        return []
    rows = await connection.exec_driver_sql("PRAGMA integrity_check(20)")
    lines = [str(row[0]) for row in rows]
    return [Finding("integrity", facts={"line": line}) for line in lines if line != "ok"]


async def _orphans(connection: AsyncConnection) -> list[Finding]:
    """Rows of tables, or of records sent in, that are not there."""
    found = []
    for rows, key, games in (
        (journal, journal.c.table_id, select(tables.c.id)),
        (sitters, sitters.c.table_id, select(tables.c.id)),
        (dismissed, dismissed.c.table_id, select(tables.c.id)),
        (studies, studies.c.game, union(select(tables.c.id), select(kept.c.id))),
    ):
        query = select(key, func.count()).where(key.notin_(games)).group_by(key)
        for table, number in await connection.execute(query):
            facts = {"rows": str(number), "kind": rows.name}
            found.append(Finding("orphans", table, facts))
    return found


async def _look_at_table(connection: AsyncConnection, key: str, told: Inspection) -> None:
    row = (await connection.execute(select(tables).where(tables.c.id == key))).first()
    if row is None:  # deleted while we looked
        return
    wanted = select(journal.c.seq, journal.c.body).where(journal.c.table_id == key)
    entries = (await connection.execute(wanted.order_by(journal.c.seq))).all()
    query = select(sitters.c.guest).where(sitters.c.table_id == key)
    guests = frozenset(each.guest for each in await connection.execute(query))
    told.tables += 1
    told.entries += len(entries)
    faults = table_faults(row, entries, guests)
    if row.set_aside:
        told.aside += faults
    else:
        told.findings += faults


def table_faults(row: Any, entries: Sequence[Any], guests: frozenset[str]) -> list[Finding]:
    """One table: its journal is gapless, can be read and played, and leads to what is listed."""
    key = row.id
    gap = next((n for n, each in enumerate(entries, 1) if each.seq != n), None)
    if gap is not None or not entries:
        return [Finding("gap", key, {"number": str(gap or 1)})]
    changes: list[Change] = []
    for each in entries:
        try:
            changes.append(decode(each.body))
        except Exception:  # whatever it is, it is no entry
            return [Finding("undecodable", key, {"number": str(each.seq)})]
    try:
        history = played_out(head_of(row), changes)
    except Trouble as trouble:
        return [Finding("unplayable", key, {"reason": trouble.problem.code})]
    except Exception as error:  # a journal that no game can have written
        return [Finding("unplayable", key, {"reason": type(error).__name__})]
    now = listing(history.status, history.seats)
    summary = summary_of(head_of(row), history) if history.over else None
    kept = row.summary if read(row.summary) else summary  # else it is made when it is needed
    pairs: dict[str, tuple[object, object]] = {
        "status": (row.status, now.status),
        "free": (row.free, now.free),
        "sitters": (" ".join(sorted(guests)), " ".join(sorted(now.guests))),
        "summary": (_mark(kept), _mark(summary)),
    }
    return [
        Finding("differs", key, {"what": what, "listed": str(listed), "played": str(played)})
        for what, (listed, played) in pairs.items()
        if listed != played
    ]


def _mark(summary: bytes | None) -> str:
    """What two summaries are told apart by."""
    return "-" if summary is None else f"{crc32(summary):08x}"


def _record_faults(key: str, content: str | None) -> list[Finding]:
    try:
        if content is not None:
            records.checked(content)
    except Trouble:
        return [Finding("record", facts={"record": key})]
    return []
