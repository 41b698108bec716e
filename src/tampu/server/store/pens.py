"""How a transaction reaches the disk: the same statements, by whichever way is shortest."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from tampu.server.store.engine import plain_engine_for

Errand = Callable[[Connection], None]


class Pen(Protocol):
    """Writes one transaction after the other."""

    async def write(self, errand: Errand) -> None:
        """Returns when it is on disk."""

    async def close(self) -> None:
        """Nothing more will be written."""


class InThread:
    """For SQLite: all of a transaction is one errand of a thread, there and back once.

    Its connection stays open from one to the next, until one fails.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = plain_engine_for(engine.url)
        self._thread = ThreadPoolExecutor(1, "commits")
        self._connection: Connection | None = None

    async def write(self, errand: Errand) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, errand)

    def _write(self, errand: Errand) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                errand(self._connection)
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        self._engine.dispose()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()


class InLoop:
    """For PostgreSQL: its driver is at home in the event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, errand: Errand) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(errand)

    async def close(self) -> None:
        """Whoever made the engine disposes of it."""


def pen_for(engine: AsyncEngine) -> Pen:
    return InThread(engine) if engine.dialect.name == "sqlite" else InLoop(engine)
