"""The lists of the lobby: found by index, so that games which have ended cost nothing."""

from typing import Any

from sqlalchemy import Select, Update, select, union, update

from tampu.server.store.schema import sitters, tables

columns = tables.c
at_hand = columns.closed.is_(False) & columns.set_aside.is_(False)


def tables_of(guest: str, most: int) -> Select[Any]:
    """The tables where a guest sits or hosts, newest first, with what is kept of them."""
    mine = union(
        select(sitters.c.table_id.label("id")).where(sitters.c.guest == guest),
        select(columns.id).where(columns.host == guest),
    ).subquery()
    found = select(columns.id).join(mine, columns.id == mine.c.id)
    newest = _newest(found.where(columns.set_aside.is_(False)), most)
    kept = (columns.id, columns.status, columns.closed, columns.stamp, columns.summary)
    return _newest(select(*kept).where(columns.id.in_(newest)), most)


def open_tables(most: int) -> Select[Any]:
    """The listed tables with a free seat, newest first."""
    running = columns.status.in_(("waiting", "playing"))
    free = running & (columns.free > 0) & columns.listed.is_(True) & at_hand
    return _newest(select(columns.id).where(free), most)


def played_tables(since: float, most: int) -> Select[Any]:
    """The tables made since then where people play a game now, newest first."""
    people = select(sitters.c.table_id).where(sitters.c.table_id == columns.id)
    playing = (columns.status == "playing") & (columns.created > since) & people.exists()
    return _newest(select(columns.id).where(playing & at_hand), most)


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
