"""What is kept of a guest beside tables and words: to be told, and to be forgotten."""

from typing import Any

import msgspec
from sqlalchemy import delete, select

from tampu.server.store import schema
from tampu.server.store.store import Store

OWNED = (schema.devices, schema.links, schema.phrases, schema.passkeys)
"""The tables whose rows belong to a guest."""


class OwnDevice(msgspec.Struct, frozen=True):
    """A browser that came as this guest; `out`: when it was signed out."""

    browser: str
    system: str
    since: float
    seen: float
    out: float | None


class OwnPasskey(msgspec.Struct, frozen=True):
    """A passkey that leads to this guest."""

    browser: str
    system: str
    made: float
    used: float | None


class Ways(msgspec.Struct, frozen=True):
    """`phrases`: when they were made. `former`: other ids under which the guest was known."""

    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    phrases: list[float]
    former: list[str]


async def ways_of(store: Store, guest: str) -> Ways:
    """All of it, without what is secret in it."""

    async def rows(table: Any, kind: Any) -> list[Any]:
        wanted = [table.c[name] for name in kind.__struct_fields__]
        found = await store.rows(select(*wanted).where(table.c.guest == guest))
        return [kind(**row._mapping) for row in found]

    phrases = select(schema.phrases.c.made).where(schema.phrases.c.guest == guest)
    return Ways(
        devices=await rows(schema.devices, OwnDevice),
        passkeys=await rows(schema.passkeys, OwnPasskey),
        phrases=[row.made for row in await store.rows(phrases)],
        former=await former_ids(store, guest),
    )


async def former_ids(store: Store, guest: str) -> list[str]:
    """Who came back as this guest."""
    merged = schema.merged.c
    rows = await store.rows(select(merged.was).where(merged.guest == guest).order_by(merged.at))
    return [row.was for row in rows]


def forgetting(guest: str) -> list[Any]:
    """Nothing leads to the guest any more."""
    return [delete(table).where(table.c.guest == guest) for table in (*OWNED, schema.merged)]
