"""Links that bring another browser to a guest: for some minutes, once, one at a time.

The secret stands behind the `#` of an address, where no server, log or other page sees it, and is
kept nowhere: only its hash is.
"""

import hashlib
import secrets
import time
from typing import Any, NamedTuple

from sqlalchemy import Row, Update, delete, insert, select, update

from tampu.server.identity.agents import Agent
from tampu.server.problems import Trouble
from tampu.server.store import schema
from tampu.server.store.commits import Write
from tampu.server.store.store import Store

MINUTES = 10
KEPT = 3600.0
"""Seconds for which it is told that a link was used."""
PATH = "/come"
"""Where the page takes a link."""
columns = schema.links.c


class Square(NamedTuple):
    """A QR code: how many modules wide, and the path of the dark ones, a module a unit."""

    size: int
    path: str


def mark_of_link(secret: str) -> str:
    return hashlib.sha256(f"tampu.link {secret}".encode()).hexdigest()


def square(address: str) -> Square:
    """The address as cameras read it."""
    import segno  # most guests need none

    rows = [[bool(dark) for dark in row] for row in segno.make(address, error="m").matrix]
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return Square(len(rows), path)


class Links:
    """Made, looked at, used."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, guest: str) -> tuple[str, float]:
        """A secret, and until when it holds; the one before does no longer."""
        secret, until = secrets.token_urlsafe(24), time.time() + 60 * MINUTES
        row = {"mark": mark_of_link(secret), "guest": guest, "until": until}
        old = columns.until < time.time() - KEPT
        after: list[Any] = [
            delete(schema.links).where((columns.guest == guest) | old),
            insert(schema.links).values(row),
        ]
        await self._store.commit(Write(after=after))
        return secret, until

    async def withdraw(self, guest: str) -> None:
        """Whatever link of the guest is on its way leads nowhere."""
        theirs = (columns.guest == guest) & columns.used.is_(None)
        await self._store.commit(Write(after=[delete(schema.links).where(theirs)]))

    async def last(self, guest: str) -> Row[Any] | None:
        """The newest link of a guest."""
        query = select(schema.links).where(columns.guest == guest)
        rows = await self._store.rows(query.order_by(columns.until.desc()).limit(1))
        return rows[0] if rows else None

    async def guest_of(self, mark: str) -> str:
        """To whom a link leads now; raises `Trouble` if it leads nowhere."""
        rows = await self._store.rows(select(schema.links).where(columns.mark == mark))
        if not rows:
            raise Trouble("no-such-link")
        if rows[0].used is not None:
            raise Trouble("link-used")
        if rows[0].until < time.time():
            raise Trouble("link-late")
        return str(rows[0].guest)


def used(mark: str, agent: Agent) -> Update:
    """What notes that somebody came by a link."""
    values = {"used": time.time(), **agent._asdict()}
    return update(schema.links).where(columns.mark == mark).values(values)
