"""Bring the database's schema up to date when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

SCRIPTS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x7A6D7075
"""The number of the PostgreSQL lock that keeps two servers from migrating at once."""


def upgrade(connection: Connection) -> None:
    """Run every migration that this database has not seen, all or none; other servers wait."""
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
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
