"""Who is to be called: whoever is waited for, and has not looked for a while, once for each wait.

It is found out when something happens at a table, when somebody stops looking, and when the server
starts: so nobody is forgotten whom a server that died was about to call.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from tampu.server.calls.lookers import Lookers
from tampu.server.calls.waits import FRESH, Wait, first_fall, reminder_at, waits_at
from tampu.server.lobby import BREATH, Lobby
from tampu.server.logs import note, note_error
from tampu.server.problems import Trouble
from tampu.server.store.channels import Call, Channel, Channels
from tampu.server.table import Table

GATHERING = 5.0
"""Seconds."""
A_MOMENT = 0.01


class Caller:
    """Looks what there is to tell, and has it told."""

    def __init__(self, channels: Channels, lobby: Lobby, lookers: Lookers, seconds: float) -> None:
        self.gathering = min(GATHERING, seconds / 2)
        """Seconds in which there may be more to tell, so that it is one message."""
        self._channels = channels
        self._lobby = lobby
        self._lookers = lookers
        self._seconds = seconds
        self._timers: dict[tuple[str, ...], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self.ready: Callable[[], None] = lambda: None
        """Called when there is something to tell."""

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def sweep(self) -> None:
        """Look at all tables where there may be something to tell."""
        if self._sweeping is None or self._sweeping.done():
            self._sweeping = self._soon(self._sweep())

    def watch(self, table: Table) -> None:
        """Something changed at a table."""
        for wait in waits_at(table):
            if not table.presence.looks(wait.guest):
                key = (table.head.id, wait.guest, wait.occasion, str(wait.mark))
                self._later(key, partial(self._consider, table.head.id, wait))

    def glanced(self, table: Table, guest: str) -> None:
        """A guest begins to look at a table, or does so no more: what there is to tell is seen."""
        if any(wait.guest == guest for wait in waits_at(table)):
            self._soon(self._note_seen(table, guest))

    def left(self, guest: str) -> None:
        """A guest looks at no table any more; those that wait elsewhere have not been seen."""
        self._later((guest,), partial(self._consider_all, guest))

    # ---- in a while ----

    def _later(self, key: tuple[str, ...], work: Callable[[], Awaitable[None]]) -> None:
        """Somebody may be about to come back."""
        if key not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(self._seconds, self._now, key, work)

    def _now(self, key: tuple[str, ...], work: Callable[[], Awaitable[None]]) -> None:
        del self._timers[key]
        self._soon(work())

    def _soon(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(_noted(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- is it still so? ----

    async def _consider(self, key: str, wait: Wait) -> None:
        """Somebody has been waited for all the time."""
        if self._lookers.look(wait.guest):
            return
        channels = await self._channels.on(wait.guest)
        if not channels:
            return
        table = await self._table(key)
        if table is not None and wait in waits_at(table):
            await self._call(table, [wait], channels)

    async def _consider_all(self, guest: str) -> None:
        """Whoever has gone may be waited for at tables that they did not look at."""
        if self._lookers.look(guest):
            return
        channels = await self._channels.on(guest)
        if not channels:
            return
        for key in await self._channels.tables_of(guest, time.time() - FRESH):
            table = await self._table(key)
            if table is not None:
                found = [wait for wait in waits_at(table) if wait.guest == guest]
                await self._call(table, found, channels)

    async def _note_seen(self, table: Table, guest: str) -> None:
        """Nothing need be told of what somebody has seen; of a clock they may be reminded."""
        channels = await self._channels.on(guest)
        waits = [wait for wait in waits_at(table) if wait.guest == guest]
        if not channels or not waits:
            return
        await self._channels.seen([_call(table, wait, each) for wait in waits for each in channels])
        await self._channels.enqueue(list(self._reminders(table, waits, channels)))

    async def _call(self, table: Table, waits: list[Wait], channels: list[Channel]) -> None:
        due = time.time() + self.gathering
        news = max(table.history.began_at, table.history.played_at)
        found = [
            _call(table, wait, channel, due)
            for wait in waits
            for channel in channels
            if channel.wants(wait.occasion)
            and (wait.occasion in ("turn", "invited") or channel.created < news)
        ]
        reminders = list(self._reminders(table, waits, channels))
        if found or reminders:
            await self._channels.enqueue([*found, *reminders])
            asyncio.get_running_loop().call_later(self.gathering + A_MOMENT, self.ready)

    def _reminders(
        self, table: Table, waits: list[Wait], channels: list[Channel]
    ) -> Iterable[Call]:
        """Before a clock falls."""
        for wait in waits:
            falls = first_fall(table, wait.guest) if wait.occasion == "turn" else None
            due = None if falls is None else reminder_at(falls, time.time())
            if due is not None:
                for channel in channels:
                    if channel.wants("clock"):
                        yield Call(channel.id, table.head.id, "clock", wait.mark, due)

    # ---- after a start ----

    async def _sweep(self) -> None:
        """Table by table: those who ask for one come first."""
        for key in await self._channels.tables_to_watch(time.time() - FRESH):
            table = await self._table(key)
            if table is not None:
                self.watch(table)
            await asyncio.sleep(BREATH)

    async def _table(self, key: str) -> Table | None:
        """The table as it is on disk; None: there is none that could be played at."""
        try:
            return await self._lobby.visit(key)
        except Trouble as trouble:
            note("table-not-called", table=key, code=trouble.problem.code)
            return None


def _call(table: Table, wait: Wait, channel: Channel, due: float | None = None) -> Call:
    return Call(channel.id, table.head.id, wait.occasion, wait.mark, due)


async def _noted(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:  # it is looked again when something happens
        note_error("call-failed", error)
