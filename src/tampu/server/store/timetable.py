"""The timetable of a store: which tables are due, and when no server was there to answer."""

from sqlalchemy import select

from tampu.server.store import schema
from tampu.server.store.commits import Write
from tampu.server.store.dues import due_tables, put_due
from tampu.server.store.store import Store

HEART = 2
"""The row that is written as long as a server is there and clocks run."""


class Timetable:
    """What the clocks of all tables need of the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def shared(self) -> bool:
        """Whether other servers may be there while this one is not."""
        return self._store.shared

    async def due(self, most: int) -> list[tuple[str, float]]:
        """The tables that must be looked at, and when; the first one first."""
        return [(row.id, row.due) for row in await self._store.rows(due_tables(most))]

    async def put_due(self, table: str, due: float | None) -> None:
        """When this table must be looked at; None: never, for now."""
        await self._store.commit(Write(after=[put_due(table, due)]), quietly=True)

    async def last_beat(self) -> float | None:
        """When a server was last there."""
        columns = schema.heartbeat.c
        rows = await self._store.rows(select(columns.at).where(columns.id == HEART))
        return rows[0].at if rows else None

    async def beat(self, at: float) -> None:
        """A server is there."""
        row = {"id": HEART, "at": at}
        statement = self._store.insert(schema.heartbeat).values(row)
        replaced = statement.on_conflict_do_update(index_elements=["id"], set_=row)
        await self._store.commit(Write(after=[replaced]), quietly=True)

    async def was_away(self, since: float, until: float) -> None:
        """No server was there; whoever finds that out second adds nothing."""
        row = {"since": since, "until": until}
        statement = self._store.insert(schema.downtimes).values(row).on_conflict_do_nothing()
        await self._store.commit(Write(after=[statement]), quietly=True)

    async def downtimes(self, since: float) -> list[tuple[float, float]]:
        """When no server was there, after this moment."""
        columns = schema.downtimes.c
        query = select(schema.downtimes).where(columns.until > since).order_by(columns.since)
        return [(row.since, row.until) for row in await self._store.rows(query)]
