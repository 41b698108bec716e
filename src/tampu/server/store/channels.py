"""Ways on which guests are called, and what they were told on them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Delete, Row, delete, or_, select, update

from tampu.server.store.commits import Write
from tampu.server.store.schema import calls, channels, sitters, tables, voice
from tampu.server.store.store import Store

Kind = Literal["push", "mail", "hook"]
State = Literal["new", "on", "off", "lost"]
Occasion = Literal["turn", "clock", "invited", "begun", "over"]
OCCASIONS: tuple[Occasion, ...] = ("turn", "clock", "invited", "begun", "over")


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a channel leads: an address of mail or of the web, and what it takes to be let in."""

    url: str
    token: str = ""
    room: str = ""
    p256dh: str = ""
    auth: str = ""


@dataclass(frozen=True)
class Channel:
    """A way on which a guest is called."""

    id: str
    guest: str
    kind: Kind
    form: str
    place: Place
    name: str
    lang: str
    base: str
    wanted: str
    apart: float
    created: float
    state: State = "on"
    reason: str = ""
    told: float = 0.0
    failures: int = 0
    after: float = 0.0
    worker: str = ""
    until: float = 0.0

    def wants(self, occasion: str) -> bool:
        return occasion in self.wanted.split(",")


class Call(NamedTuple):
    """Something that is to be told on a channel; `due` None: it need not be any more."""

    channel: str
    table_id: str
    occasion: Occasion
    mark: int
    due: float | None


class Channels:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- the ways ----

    async def of(self, guest: str) -> list[Channel]:
        """A guest's, the oldest first."""
        mine = select(channels).where(channels.c.guest == guest).order_by(channels.c.created)
        return [_channel(row) for row in await self._store.rows(mine)]

    async def one(self, channel: str) -> Channel | None:
        rows = await self._store.rows(select(channels).where(channels.c.id == channel))
        return _channel(rows[0]) if rows else None

    async def on(self, guest: str) -> list[Channel]:
        """Those on which this guest can be reached now."""
        return [channel for channel in await self.of(guest) if channel.state == "on"]

    async def put(self, channel: Channel) -> None:
        """Keep a new one. What a browser is pushed, it is pushed for one guest only."""
        row = {each.name: getattr(channel, each.name) for each in fields(Channel)}
        row["place"] = msgspec.json.encode(channel.place).decode()
        before: list[Any] = []
        if channel.kind == "push":
            told = f'"url":{msgspec.json.encode(channel.place.url).decode()}'
            place = channels.c.place.contains(told, autoescape=True)
            same = select(channels.c.id).where(channels.c.kind == "push", place)
            before = [deletion_of(same), delete(channels).where(channels.c.id.in_(same))]
        await self._store.commit(Write(after=[*before, channels.insert().values(row)]))

    async def change(self, channel: str, **values: Any) -> None:
        changed = update(channels).where(channels.c.id == channel).values(values)
        await self._store.commit(Write(after=[changed]))

    async def remove(self, channel: str) -> None:
        mine = select(channels.c.id).where(channels.c.id == channel)
        gone = delete(channels).where(channels.c.id == channel)
        await self._store.commit(Write(after=[deletion_of(mine), gone]))

    async def lease(self, channel: str, worker: str, now: float, seconds: float) -> Channel | None:
        """The channel, if nobody else sends on it until then."""
        free = update(channels).where(channels.c.id == channel, channels.c.until < now)
        mine = free.values(worker=worker, until=now + seconds)
        await self._store.commit(Write(after=[mine]))
        found = await self.one(channel)
        return found if found is not None and found.worker == worker else None

    # ---- what is told on them ----

    async def enqueue(self, found: Sequence[Call]) -> None:
        """To be told; what was told already, or is to be, stays as it is."""
        statements = []
        for call in found:
            insert = self._store.insert(calls).values(call._asdict())
            newer = {"mark": call.mark, "due": call.due}
            statements.append(
                insert.on_conflict_do_update(
                    index_elements=["channel", "table_id", "occasion"],
                    set_=newer,
                    where=calls.c.mark < call.mark,
                )
            )
        if statements:
            await self._store.commit(Write(after=statements))

    async def seen(self, found: Sequence[Call]) -> None:
        """The guest has seen it: nobody need tell it any more."""
        statements = [
            self._store.insert(calls)
            .values(call._asdict() | {"due": None})
            .on_conflict_do_update(
                index_elements=["channel", "table_id", "occasion"],
                set_={"mark": call.mark, "due": None},
                where=calls.c.mark <= call.mark,
            )
            for call in found
        ]
        if statements:
            await self._store.commit(Write(after=statements))

    async def due(self, now: float, most: int) -> list[str]:
        """The channels on which something is to be told now, or was to be."""
        wanted = (
            select(channels.c.id)
            .join(calls, calls.c.channel == channels.c.id)
            .where(calls.c.due <= now, channels.c.state == "on")
            .where(channels.c.after <= now, channels.c.until < now)
            .where(or_(channels.c.told + channels.c.apart <= now, calls.c.occasion == "clock"))
        )
        return [row.id for row in await self._store.rows(wanted.distinct().limit(most))]

    async def calls_of(self, channel: str, now: float) -> list[Call]:
        """What is to be told on a channel now, the oldest first."""
        wanted = select(calls).where(calls.c.channel == channel, calls.c.due <= now)
        rows = await self._store.rows(wanted.order_by(calls.c.due))
        return [Call(**row._mapping) for row in rows]

    async def settle(
        self, channel: str, arrived: Iterable[Call], stale: Iterable[Call], **values: Any
    ) -> None:
        """What was told, what need not be any more, and how the channel is now; it is free."""
        statements: list[Any] = [_of(call, update(calls)).values(due=None) for call in arrived]
        statements += [_of(call, delete(calls)) for call in stale]
        freed = update(channels).where(channels.c.id == channel).values(until=0.0, **values)
        await self._store.commit(Write(after=[*statements, freed]))

    # ---- whom it may concern ----

    async def tables_of(self, guest: str, since: float) -> list[str]:
        """The tables where this guest sits and where it goes on, or ended since then."""
        query = select(tables.c.id).join(sitters, sitters.c.table_id == tables.c.id)
        going = or_(tables.c.status != "over", tables.c.ended > since)
        rows = await self._store.rows(query.where(sitters.c.guest == guest, going))
        return [row.id for row in rows]

    async def tables_to_watch(self, since: float) -> list[str]:
        """The tables where somebody sits who can be called, and where it goes on or just ended."""
        going = or_(tables.c.status != "over", tables.c.ended > since)
        query = (
            select(tables.c.id)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .join(channels, channels.c.guest == sitters.c.guest)
            .where(channels.c.state == "on", going)
        )
        return [row.id for row in await self._store.rows(query.distinct())]

    # ---- the key ----

    async def voice(self, new: str) -> str:
        """The key of what is pushed: the first that was ever kept, by whichever process."""
        rows = await self._store.rows(select(voice.c.key))
        if not rows:
            insert = self._store.insert(voice).values(id=1, key=new)
            await self._store.commit(Write(after=[insert.on_conflict_do_nothing()]))
            rows = await self._store.rows(select(voice.c.key))
        key: str = rows[0].key
        return key


def _of(call: Call, statement: Any) -> Any:
    """A statement about this very call."""
    return statement.where(
        calls.c.channel == call.channel,
        calls.c.table_id == call.table_id,
        calls.c.occasion == call.occasion,
        calls.c.mark == call.mark,
    )


def deletion_of(of: Any) -> Delete:
    """What deletes all that was told on these channels."""
    return delete(calls).where(calls.c.channel.in_(of))


def silence(guest: str) -> list[Delete]:
    """What deletes all ways on which a guest was called."""
    mine = select(channels.c.id).where(channels.c.guest == guest)
    return [deletion_of(mine), delete(channels).where(channels.c.guest == guest)]


def _channel(row: Row[Any]) -> Channel:
    values = dict(row._mapping)
    values["place"] = msgspec.json.decode(values["place"], type=Place)
    return Channel(**values)
