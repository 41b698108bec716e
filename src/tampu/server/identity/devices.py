"""Devices: the browsers that hold a guest's pass. A guest who never looks at them has no row here.

A cookie can be copied, and a copy is the same device. So whoever signs all others out takes a new
device first (`renewed`): whatever copies there are, of cookies of whichever form, end with them.
"""

import time
from collections import OrderedDict
from typing import Any

from sqlalchemy import Row, Update, select, update

from tampu.server.identity.agents import Agent
from tampu.server.identity.passes import Pass, Passes, first_device, new_device
from tampu.server.problems import Trouble
from tampu.server.store import schema
from tampu.server.store.commits import Write
from tampu.server.store.store import Store

SELDOM = 3600.0
"""Seconds for which it is not written again that a device was seen."""
REMEMBERED = 10_000
"""Devices of which it is known when that was."""
columns = schema.devices.c


class Devices:
    """Which there are, and since when."""

    def __init__(self, store: Store, passes: Passes, most: int) -> None:
        self._store = store
        self._passes = passes
        self._most = most
        self._looked: OrderedDict[str, float] = OrderedDict()

    async def of(self, guest: str) -> list[Row[Any]]:
        """Those that are not signed out, the oldest first."""
        theirs = (columns.guest == guest) & columns.out.is_(None)
        query = select(schema.devices).where(theirs).order_by(columns.since, columns.id)
        return await self._store.rows(query)

    async def seen(self, held: Pass, agent: Agent) -> None:
        """A browser has come, once more; only those that are listed are noted."""
        now = time.time()
        if now < self._looked.get(held.device, 0.0) + SELDOM:
            return
        self._looked[held.device] = now
        self._looked.move_to_end(held.device)
        if len(self._looked) > REMEMBERED:
            self._looked.popitem(last=False)
        rows = await self._store.rows(select(columns.id).where(columns.id == held.device))
        if rows:
            await self._store.commit(Write(after=[_seen(held.device, agent, now)]))

    async def begin(self, held: Pass, agent: Agent) -> None:
        """From now on this device is listed, if it was not."""
        rows = await self._store.rows(select(columns.id).where(columns.id == held.device))
        if not rows:
            since = await self._met(held)
            await self._store.commit(Write(after=[self.added(held, agent, since)]))

    async def _met(self, held: Pass) -> float:
        """Since when a guest's first device is known: whatever was done in its name, it did."""
        now = time.time()
        if held.device != first_device(held.guest):
            return now
        guests, sitters, tables = schema.guests.c, schema.sitters.c, schema.tables.c
        known = (
            (guests.created, guests.id),
            (sitters.created, sitters.guest),
            (tables.created, tables.host),
        )
        times = [now]
        for at, whose in known:
            query = select(at).where(whose == held.guest).order_by(at).limit(1)
            times += [row[0] for row in await self._store.rows(query) if row[0]]
        return min(times)

    def added(self, held: Pass, agent: Agent, since: float | None = None) -> Any:
        """What adds a device, or moves it to another guest."""
        now = time.time()
        row = {"guest": held.guest, "seen": now, **agent._asdict()}
        statement = self._store.insert(schema.devices).values(
            id=held.device, since=now if since is None else since, **row
        )
        return statement.on_conflict_do_update(index_elements=["id"], set_=row)

    async def refuse_more(self, guest: str) -> None:
        """Nobody has more devices than anybody could need."""
        if len(await self.of(guest)) >= self._most:
            raise Trouble("too-many-devices", limit=self._most)

    async def renewed(self, held: Pass, agent: Agent) -> Pass:
        """The same browser as another device; the old one holds until it is signed out."""
        await self.refuse_more(held.guest)
        new = Pass(held.guest, new_device())
        since = {row.id: row.since for row in await self.of(held.guest)}.get(held.device)
        await self._store.commit(Write(after=[self.added(new, agent, since)]))
        return new

    async def sign_out(self, guest: str, device: str) -> list[str]:
        """One device; what all processes must hear."""
        if device not in {row.id for row in await self.of(guest)}:
            raise Trouble("no-such-device")
        return await self._end(guest, [device])

    async def sign_out_others(self, held: Pass) -> list[str]:
        """All but this one, those that were never listed too, and links that are on their way."""
        first = {first_device(each) for each in self._passes.names_of(held.guest)}
        listed = {row.id for row in await self.of(held.guest)}
        others = sorted((first | listed) - {held.device})
        return await self._end(held.guest, others)

    async def _end(self, guest: str, devices: list[str]) -> list[str]:
        now = time.time()
        news = [f"guest {guest}"]
        rows = [
            {"id": each, "guest": guest, "since": now, "seen": now, "out": now, **Agent()._asdict()}
            for each in devices
        ]
        links = schema.links
        unused = links.delete().where((links.c.guest == guest) & links.c.used.is_(None))
        after: list[Any] = [unused]
        if rows:
            insert = self._store.insert(schema.devices).values(rows)
            after.append(insert.on_conflict_do_update(index_elements=["id"], set_={"out": now}))
        await self._store.commit(Write(after=after, news=news))
        return news


def _seen(device: str, agent: Agent, now: float) -> Update:
    return update(schema.devices).where(columns.id == device).values(seen=now, **agent._asdict())
