"""Passes: what a guest's cookie says once it is read, and which passes hold no longer.

A cookie names a guest and a device. One that names a guest only is that of the guest's first
device: all are so that were given before guests could have others, and those of new guests are
still. Who came back as somebody else is that guest, whichever cookie a browser still holds.
"""

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import select

from tampu.server.store import schema
from tampu.server.store.store import Store


class Pass(NamedTuple):
    """Which guest, in which browser."""

    guest: str
    device: str

    @property
    def text(self) -> str:
        """What is signed."""
        return f"{self.guest}-{self.device}"


def first_device(guest: str) -> str:
    """The device of a cookie that names none."""
    return hashlib.sha256(f"tampu.device {guest}".encode()).hexdigest()[:16]


def new_device() -> str:
    return secrets.token_hex(8)


class Passes:
    """In memory: which devices were signed out, and who came back as whom."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._out: set[str] = set()
        self._merged: dict[str, str] = {}

    async def load(self) -> None:
        """All of it: at the start, or when news may have been missed."""
        out, merged = schema.devices.c.out, schema.merged
        rows = await self._store.rows(select(schema.devices.c.id).where(out.is_not(None)))
        self._out = {row.id for row in rows}
        rows = await self._store.rows(select(merged.c.was, merged.c.guest))
        self._merged = {row.was: row.guest for row in rows}

    async def heard(self, guest: str) -> None:
        """Something about this guest changed, perhaps elsewhere."""
        columns, merged = schema.devices.c, schema.merged.c
        theirs = (columns.guest == guest) & columns.out.is_not(None)
        out = {row.id for row in await self._store.rows(select(columns.id).where(theirs))}
        former = select(merged.was, merged.guest).where(
            (merged.was == guest) | (merged.guest == guest)
        )
        rows = await self._store.rows(former)
        self._out |= out
        self._merged |= {row.was: row.guest for row in rows}

    def is_out(self, device: str | None) -> bool:
        return device in self._out

    def now(self, guest: str) -> str:
        """Who that guest is today."""
        return self._merged.get(guest, guest)

    def is_former(self, guest: str) -> bool:
        """Whether that guest came back as somebody else."""
        return guest in self._merged

    def names_of(self, guest: str) -> set[str]:
        """All ids that lead to this guest."""
        return {guest, *(was for was, now in self._merged.items() if now == guest)}
