"""Letters: on SQLite, what a tool beside the server tells it. PostgreSQL has NOTIFY for that."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tampu.server.logs import note_error
from tampu.server.store.schema import letters

PAUSE = 1.0
"""Seconds between two looks."""


class Letters:
    """One task that looks whether there is a letter."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[str], Awaitable[None]]) -> None:
        self._engine = engine
        self._hear = hear
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Letters from before are of no use: whoever starts reads everything anyway."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(letters))
        self._task = asyncio.create_task(self._watch(), name="letters")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self._look()
            except Exception as error:  # a store that fails now may be well again
                note_error("letters-failed", error)

    async def _look(self) -> None:
        query = select(letters.c.id, letters.c.line).order_by(letters.c.id)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        if not found:
            return
        for letter in found:
            await self._hear(letter.line)
        async with self._engine.begin() as connection:
            await connection.execute(delete(letters).where(letters.c.id <= found[-1].id))
