"""When somebody must look at the clocks of tables."""

from typing import Any

from sqlalchemy import Select, Update, select, update

from tampu.server.store.schema import tables


def put_due(table: str, due: float | None) -> Update:
    """When somebody must look at the clocks of a table; None: nobody must."""
    return update(tables).where(tables.c.id == table).values(due=due)


def due_tables(most: int) -> Select[Any]:
    """The tables that must be looked at, the first one first."""
    due = tables.c.due.is_not(None) & tables.c.set_aside.is_(False)
    return select(tables.c.id, tables.c.due).where(due).order_by(tables.c.due).limit(most)
