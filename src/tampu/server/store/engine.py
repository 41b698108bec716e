"""Connections to the database, as this server needs them."""

from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

WAIT = 10
"""Seconds that PostgreSQL may take to let us in."""


def engine_for(database: str) -> AsyncEngine:
    """Ready to connect to this database."""
    if database.startswith("sqlite"):
        engine = create_async_engine(database)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(database, pool_pre_ping=True, connect_args={"timeout": WAIT})


def plain_engine_for(url: URL) -> Engine:
    """The same SQLite database, for a thread that may wait."""
    engine = create_engine(url.set(drivername="sqlite"))
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Every commit is on the disk when it returns, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
        "secure_delete=ON",  # what is deleted is not left in the file
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
