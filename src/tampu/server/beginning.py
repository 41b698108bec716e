"""How a game begins: by itself, as soon as no seat is free and no share is waited for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from tampu.core.play import Step
from tampu.server import dealing
from tampu.server.guests import Guests
from tampu.server.history import History
from tampu.server.journal import Change, Sealed
from tampu.server.logs import note
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.store.commits import Conflict
from tampu.server.store.store import Head

T = TypeVar("T")
MOMENT = 0.01
"""Seconds after which it is looked again whether a game may begin, at the least."""


class Writer(Protocol):
    """A table, as far as its beginning needs it."""

    head: Head
    history: History
    guests: Guests
    settings: Settings

    def broadcast(self, since: int) -> None:
        """Everybody at the table learns what happened since."""

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a change alone."""

    async def commit(self, entry: Change, steps: list[Step] | None = None) -> int:
        """To the disk, then into memory; only while alone."""

    async def read_on(self) -> bool:
        """What other processes wrote; only while alone."""


class Beginning:
    """Waits for promises and shares, but not for ever, and has the cards dealt."""

    def __init__(self, table: Writer) -> None:
        self._table = table
        self._waiting: asyncio.Task[None] | None = None
        """Begins the game when shares have been waited for long enough."""

    async def if_full(self) -> None:
        """Begin if nobody is waited for; else wait, and begin then."""
        table = self._table

        async def job() -> None:
            since = table.history.version
            if await self.go_on():
                table.broadcast(since)
            self.wait()

        await table.alone(job)

    def wait(self) -> None:
        """For what was promised, if all seats are taken."""
        if self._waiting is None and dealing.stage(self._table.history) is not None:
            self._waiting = asyncio.create_task(self._in_time(), name="shares")

    async def _in_time(self) -> None:
        """Also for those who wait at other processes, in case theirs is gone."""
        try:
            while dealing.stage(self._table.history) is not None:
                await asyncio.sleep(max(self._patience(), MOMENT))
                await self.if_full()
        except Trouble as trouble:
            note("not-begun", table=self._table.head.id, code=trouble.problem.code)
        finally:
            self._waiting = None

    def _patience(self) -> float:
        """For how many seconds promises or shares are still waited for."""
        history = self._table.history
        if dealing.settled(history):
            return 0.0
        return (
            history.waits_since
            + self._table.settings.share_seconds
            - self._table.settings.clock.now()
        )

    async def go_on(self) -> bool:
        """As far as nobody is waited for, while alone; whether anything happened."""
        table = self._table
        since = table.history.version
        while (stage := dealing.stage(table.history)) is not None and self._patience() <= 0:
            try:
                if stage == "promises":
                    await table.commit(Sealed(at=table.settings.clock.now()))
                else:
                    await table.commit(
                        *dealing.drafted(
                            table.head,
                            table.history,
                            table.guests.name,
                            table.settings.clock.now(),
                        )
                    )
            except Conflict:
                await table.read_on()
        return table.history.version > since
