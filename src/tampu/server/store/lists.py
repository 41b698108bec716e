"""The lists of the lobby: found by index, so that games which have ended cost nothing."""

from typing import Any

from sqlalchemy import ColumnElement, Select, Table, Update, select, union, update

from tampu.server.store.schema import dismissed, sitters, tables

columns = tables.c
at_hand = columns.closed.is_(False) & columns.set_aside.is_(False)


def tables_of(guest: str, most: int) -> Select[Any]:
    """The tables where a guest sits or hosts, newest first, with what is kept of them; but those
    that the guest took off the list."""
    gone = select(dismissed.c.table_id).where(dismissed.c.guest == guest)
    seen = columns.set_aside.is_(False) & columns.id.notin_(gone)
    in_sight = select(columns.id).where(seen).limit(most)
    sat = (sitters.c.guest == guest) & _at_any_time(sitters)
    seated = in_sight.join(sitters, sitters.c.table_id == columns.id).where(sat)
    hosted = in_sight.where((columns.host == guest) & _at_any_time(tables))
    sits = seated.order_by(sitters.c.created.desc()).subquery()
    hosts = hosted.order_by(columns.created.desc()).subquery()
    found = union(select(sits.c.id), select(hosts.c.id))
    kept = (columns.id, columns.status, columns.closed, columns.stamp, columns.summary)
    return _newest(select(*kept).where(columns.id.in_(found)), most)


def open_tables(most: int) -> Select[Any]:
    """The listed tables with a free seat where somebody sits, newest first."""
    people = select(sitters.c.table_id).where(sitters.c.table_id == columns.id)
    running = columns.status.in_(("waiting", "playing")) & _at_any_time(tables)
    free = running & (columns.free > 0) & columns.listed.is_(True) & at_hand & people.exists()
    return _newest(select(columns.id).where(free), most)


def played_tables(since: float, most: int) -> Select[Any]:
    """The tables made since then where people play a game now, newest first."""
    people = select(sitters.c.table_id).where(sitters.c.table_id == columns.id)
    playing = (columns.status == "playing") & (columns.created > since) & people.exists()
    return _newest(select(columns.id).where(playing & at_hand), most)


def _at_any_time(made: Table) -> ColumnElement[bool]:
    """True of all: SQLite takes an index by its two columns, whatever its statistics say.

    Else it looks at all tables where most have one status, and sorts all of somebody's where most
    guests have one.
    """
    return made.c.created > 0.0


def _newest(found: Select[Any], most: int) -> Select[Any]:
    """Sorted after they were found: by the index of ages all tables would be looked at."""
    return found.order_by((columns.created + 0).desc()).limit(most)


# ---- what is kept of games that are over ----


def keeping(table: str, stamp: int, summary: bytes) -> Update:
    """Keeps a summary, unless something made it untrue while it was drafted."""
    return (
        update(tables)
        .where((columns.id == table) & (columns.stamp == stamp))
        .values(summary=summary)
    )


def outdating(table: str) -> Update:
    """Whatever is kept of a table, or is being drafted now, is not true any more."""
    return update(tables).where(columns.id == table).values(summary=None, stamp=columns.stamp + 1)
