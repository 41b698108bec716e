"""Which entries of journals name a guest: looked for in their bodies, as they are kept."""

from typing import Any

from sqlalchemy import func, literal
from sqlalchemy.types import LargeBinary

from tampu.server.store import schema
from tampu.server.store.store import Store


def names(store: Store, guest: str) -> Any:
    """The condition on a row of the journal. No index helps: ask it of few rows, or seldom."""
    body = schema.journal.c.body
    if store.engine.dialect.name == "sqlite":
        return func.instr(body, literal(guest.encode(), LargeBinary)) > 0
    return body.op("like")(literal(b"%" + guest.encode() + b"%", LargeBinary))
