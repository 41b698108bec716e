"""Sends what is to be told, channel by channel: once, by one process, and never in a flood.

A channel is leased for as long as a message is on its way. A process that dies meanwhile leaves
what it was about to tell, and another one tells it: with the same number, so that a receiver who
got it already can know.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Sequence

from tampu.server.calls import hooks
from tampu.server.calls.lookers import Lookers
from tampu.server.calls.message import Item, Message, item_of, letter, telling
from tampu.server.calls.outside import Outside
from tampu.server.calls.push import Push
from tampu.server.calls.waits import EARLY, Wait, first_fall, reminder_at, waits_at
from tampu.server.guests import Guests
from tampu.server.lobby import Lobby
from tampu.server.logs import note, note_error
from tampu.server.mail import Mail, Undelivered
from tampu.server.problems import Trouble
from tampu.server.store.channels import Call, Channel, Channels
from tampu.server.table import Table

PULSE = 2.0
"""Seconds between two looks, if nobody says that there is something to tell."""
LEASE = 90.0
"""Seconds that a message may be on its way, at most."""
AT_ONCE = 8
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0
"""Seconds until a message that did not arrive is tried again: twice as long every time."""
PATIENCE = 12
"""After so many failures in a row, over more than a day, a channel is given up."""


class Sender:
    """One task that looks what is due, and some that send it."""

    def __init__(
        self,
        channels: Channels,
        lobby: Lobby,
        guests: Guests,
        lookers: Lookers,
        ways: "Ways",
    ) -> None:
        self._channels = channels
        self._lobby = lobby
        self._guests = guests
        self._lookers = lookers
        self._ways = ways
        self.gathering = 0.0
        """What is due within so many seconds is told with what is due now."""
        self._kicked = asyncio.Event()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._me = secrets.token_hex(8)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="calls")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            for task in list(self._busy.values()):
                task.cancel()
            await asyncio.gather(self._task, *self._busy.values(), return_exceptions=True)

    def kick(self) -> None:
        """There is something to tell."""
        self._kicked.set()

    async def _run(self) -> None:
        while True:
            try:
                for channel in await self._channels.due(time.time(), 10 * AT_ONCE):
                    if channel not in self._busy:
                        self._busy[channel] = asyncio.create_task(self._serve(channel))
            except Exception as error:  # a store that fails now may be well again
                note_error("calls-failed", error)
            self._kicked.clear()
            try:
                async with asyncio.timeout(PULSE):
                    await self._kicked.wait()
            except TimeoutError:
                continue

    async def _serve(self, key: str) -> None:
        try:
            async with self._room:
                channel = await self._channels.lease(key, self._me, time.time(), LEASE)
                if channel is not None:
                    await self._tell(channel)
        except Exception as error:  # the lease runs out by itself
            note_error("call-failed", error)
        finally:
            del self._busy[key]

    # ---- one channel ----

    async def _tell(self, channel: Channel) -> None:
        """All that is to be told on it now, in one message."""
        told: list[Call] = []
        stale: list[Call] = []
        later: list[Call] = []
        items: list[Item] = []
        for call in await self._channels.calls_of(channel.id, time.time() + self.gathering):
            item = await self._item(channel, call, later)
            (stale if item is None else told).append(call)
            items += [] if item is None else [item]
        if not items or channel.state != "on":
            await self._channels.settle(channel.id, [], stale)
            await self._channels.enqueue(later)
            return
        message = self._message(channel, told, items)
        try:
            async with asyncio.timeout(LEASE / 2):
                await self._ways.send(channel, message)
        except (Undelivered, TimeoutError) as error:
            await self._failed(channel, stale, error)
        else:
            note("called", kind=channel.kind, tables=len(items))
            well = {"told": time.time(), "failures": 0, "reason": ""}
            await self._channels.settle(channel.id, told, stale, **well)
        await self._channels.enqueue(later)

    async def _item(self, channel: Channel, call: Call, later: list[Call]) -> Item | None:
        """What there is to tell, if it is still so and the guest does not look."""
        if self._lookers.look(channel.guest) or not self._guests.welcome(channel.guest):
            return None
        try:
            table = await self._lobby.visit(call.table_id)
        except Trouble:
            return None
        occasion = "turn" if call.occasion == "clock" else call.occasion
        if Wait(channel.guest, occasion, call.mark) not in waits_at(table):
            return None
        seconds = 0.0
        if call.occasion == "clock":
            falls = first_fall(table, channel.guest)
            if falls is None or (seconds := falls - time.time()) <= 0:
                return None
            if seconds > 1.1 * EARLY:  # there is more time now than there was
                later.append(call._replace(due=reminder_at(falls, time.time())))
                return None
        return await self._told(table, channel, call, seconds)

    async def _told(self, table: Table, channel: Channel, call: Call, seconds: float) -> Item:
        return await asyncio.to_thread(
            item_of, table, channel.guest, call.occasion, channel.lang, channel.base, seconds
        )

    def _message(self, channel: Channel, told: Sequence[Call], items: Sequence[Item]) -> Message:
        about = " ".join(sorted(f"{each.table_id} {each.occasion} {each.mark}" for each in told))
        number = hashlib.sha256(f"{channel.id} {about}".encode()).hexdigest()[:32]
        topic = told[0].table_id if len(told) == 1 else number
        off = self._ways.off(channel)
        return telling(items, channel.lang, number, channel.base, off, topic)

    async def _failed(
        self, channel: Channel, stale: Sequence[Call], error: Undelivered | TimeoutError
    ) -> None:
        """It is tried again in a while; what can never arrive is not."""
        reason = error.reason if isinstance(error, Undelivered) else "timeout"
        lasting = isinstance(error, Undelivered) and error.lasting
        failures = channel.failures + 1
        note("call-undelivered", kind=channel.kind, reason=reason, failures=failures)
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
        ill = {"failures": failures, "reason": reason[:32], "after": time.time() + wait}
        if lasting or failures >= PATIENCE:
            ill["state"] = "lost"
        await self._channels.settle(channel.id, [], stale, **ill)


class Ways:
    """The roads on which messages leave the house."""

    def __init__(
        self, outside: Outside, push: Push, mail: Mail | None, off: Callable[[Channel], str]
    ) -> None:
        self.outside = outside
        self.push = push
        self.mail = mail
        self.off = off
        """Where a channel is turned off without further ado."""

    async def send(self, channel: Channel, message: Message) -> None:
        """Raises `Undelivered`."""
        if channel.kind == "push":
            await self.push.send(channel, message)
        elif channel.kind == "hook":
            await hooks.send(self.outside, channel, message)
        elif self.mail is None:
            raise Undelivered("no-mail")
        else:
            headers = {
                "List-Unsubscribe": f"<{message.off}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }
            to, text = channel.place.url, letter(message)
            await self.mail.send(to, message.title, text, headers, message.number)
