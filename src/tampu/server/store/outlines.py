"""Outlines: what is asked of a record that was sent in again and again, kept beside its text."""

from typing import Any, NamedTuple

from sqlalchemy import Select, Update, select, update

from tampu.server.store.schema import records

columns = records.c


class Outline(NamedTuple):
    """How long a record is, by which edition of its game, and whether that is over."""

    lines: int
    rules: int
    over: bool


def outline_of(record: str) -> Select[Any]:
    """Of the record with this id."""
    told = (columns[name] for name in Outline._fields)
    return select(*told).where((columns.id == record) & columns.lines.is_not(None))


def outlining(record: str, outline: Outline) -> Update:
    """Keeps the outline of a record whose text alone was kept."""
    return update(records).where(columns.id == record).values(outline._asdict())
