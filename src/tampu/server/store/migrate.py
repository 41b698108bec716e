"""Bring the database's schema up to date when the server starts."""

from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tampu.server.store.faults import NewerSchema

SCRIPTS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x7A6D7075
"""The number of the PostgreSQL lock that keeps two servers from migrating at once."""


def newest() -> str:
    """The last migration there is; their files are named after their numbers."""
    return max(file.name.partition("_")[0] for file in SCRIPTS.glob("versions/[0-9]*_*.py"))


def seen_revision(connection: Connection) -> str | None:
    """The last migration that this database has seen."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    seen: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return seen


def up_to_date(connection: Connection) -> bool:
    """Whether this database has seen every migration; raises `NewerSchema` if it saw more."""
    seen = seen_revision(connection)
    if seen is not None and seen > newest():
        raise NewerSchema(seen, newest())
    return seen == newest()


def upgrade(connection: Connection) -> None:
    """Run every migration that this database has not seen, all or none; other servers wait."""
    from alembic import command  # heavy, and most starts have nothing to migrate
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(engine: AsyncEngine) -> None:
    """All migrations in one transaction."""
    async with engine.connect() as connection:
        if await connection.run_sync(up_to_date):
            return
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
