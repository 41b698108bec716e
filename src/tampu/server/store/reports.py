"""Lines of chat that guests showed to whoever runs the server, with the lines around them."""

import secrets
import time

import msgspec
from sqlalchemy import Executable, Row, delete, func, or_, select, update

from tampu.server.store import schema
from tampu.server.store.commits import Write
from tampu.server.store.store import Store

columns = schema.reports.c


class Spoken(msgspec.Struct, frozen=True):
    """A line as it was said; `number`: of its entry; `guest`: who said it."""

    number: int
    guest: str
    name: str
    at: float
    text: str


class Report(msgspec.Struct, frozen=True):
    """`guest` reported line `number` of a table, which `about` said."""

    id: str
    at: float
    table_id: str
    code: str
    number: int
    guest: str
    about: str
    reason: str
    lines: list[Spoken]


_encode = msgspec.json.Encoder().encode
_lines = msgspec.json.Decoder(list[Spoken]).decode


def _read(row: Row[tuple[object, ...]]) -> Report:
    return Report(**{**row._mapping, "lines": _lines(row.lines)})


class Reports:
    """Kept until they are settled."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(
        self,
        table: tuple[str, str],
        spoken: Spoken,
        guest: str,
        reason: str,
        lines: list[Spoken],
    ) -> None:
        """`table`: its id and code. The same line reported twice by the same guest is kept once."""
        row = {
            "id": secrets.token_hex(8),
            "at": time.time(),
            "table_id": table[0],
            "code": table[1],
            "number": spoken.number,
            "guest": guest,
            "about": spoken.guest,
            "reason": reason,
            "lines": _encode(lines).decode(),
        }
        statement = self._store.insert(schema.reports).values(row)
        await self._store.commit(Write(after=[statement.on_conflict_do_nothing()]))

    async def open(self, most: int) -> list[Report]:
        """The oldest first: those that have waited longest."""
        query = select(schema.reports).order_by(columns.at).limit(most)
        return [_read(row) for row in await self._store.rows(query)]

    async def count(self) -> int:
        """How many wait."""
        return int((await self._store.rows(select(func.count()).select_from(schema.reports)))[0][0])

    async def settle(self, report: str) -> bool:
        """Nothing is kept of it any more; whether there was such a report."""
        found = await self._store.rows(select(columns.id).where(columns.id == report))
        await self._store.commit(Write(after=[delete(schema.reports).where(columns.id == report)]))
        return bool(found)

    async def made_by(self, guest: str) -> list[Report]:
        """Those that a guest made."""
        query = select(schema.reports).where(columns.guest == guest).order_by(columns.at)
        return [_read(row) for row in await self._store.rows(query)]

    async def forget(self, guest: str) -> None:
        """What a guest reported, or said and others reported, is gone; so are the guest's lines
        around what others said."""
        gone = delete(schema.reports).where(or_(columns.guest == guest, columns.about == guest))
        await self._store.commit(Write(after=[gone]))
        changes: list[Executable] = []
        for row in await self._store.rows(select(columns.id, columns.lines)):
            lines = _lines(row.lines)
            kept = [line for line in lines if line.guest != guest]
            if kept != lines:
                values = {"lines": _encode(kept).decode()}
                changes.append(update(schema.reports).where(columns.id == row.id).values(values))
        if changes:
            await self._store.commit(Write(after=changes))
