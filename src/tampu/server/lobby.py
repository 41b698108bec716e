"""The lobby: making, finding and listing tables. A table is loaded when somebody asks for it."""

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple, Protocol

from tampu.core.commitment import SEED_BYTES
from tampu.core.contract import Refusal, refuse
from tampu.core.game import Game
from tampu.games import KEYS, game
from tampu.server.archive import Archive
from tampu.server.bots import Bots
from tampu.server.clocks.terms import refuse_clock
from tampu.server.given import Given
from tampu.server.guests import Guests
from tampu.server.history import History, listing
from tampu.server.journal import Change, Opened
from tampu.server.logs import note, note_error
from tampu.server.names import new_code
from tampu.server.once import Once
from tampu.server.passwords import hashed
from tampu.server.problems import Trouble, refused
from tampu.server.return_game import return_options, return_seats
from tampu.server.seats import planned
from tampu.server.settings import Settings
from tampu.server.standing.rated import people_only, refuse_plan
from tampu.server.store.commits import StoreError
from tampu.server.store.store import Head, Store
from tampu.server.table import Table, nobody_slept
from tampu.server.wire import NewTable, Notice, TableInfo, TableList

BREATH = 0.05
"""Seconds between two tables that are loaded though nobody asked: those who ask come first."""
AT_A_STRETCH = 20
"""Entries of a long journal are read so many at a time: others are served in between."""
_KEY = re.compile(r"[a-z0-9-]{1,64}")


class Neighbourhood(Protocol):
    """Other processes that share the tables."""

    async def welcome(self, table: Table) -> None:
        """A table was loaded."""


def known_game(key: str) -> Game:
    """A game of the house."""
    if key not in KEYS:
        raise Trouble("no-such-game", game=key[:40])
    return game(key)


def begun_with(head: Head) -> History:
    """A table before its first entry, by the rules it was made with."""
    newest = known_game(head.game)
    kind = newest.of_edition(head.edition)
    if kind is None:
        known = newest.edition
        raise Trouble("other-edition", game=head.game, edition=head.edition, known=known)
    return History(kind, head)


def played_out(head: Head, entries: Iterable[Change]) -> History:
    """What these entries add up to."""
    history = begun_with(head)
    for entry in entries:
        history.add(entry)
    return history


def is_key(text: str) -> bool:
    """Whether the text may be the id or code of a table, or the id of a record."""
    return _KEY.fullmatch(text) is not None


def refuse_unoffered(kind: Game, options: dict[str, str]) -> Refusal | None:
    """Options that only the house sets cannot be asked for."""
    for option in kind.options:
        if not option.offered and options.get(option.key, option.default) != option.default:
            return refuse(kind.refuse_option, option=option.key, value=options[option.key])
    return None


def agreed(wanted: NewTable, given: Given | None) -> tuple[Game, dict[str, str]]:
    """The rules and options of a new table; raises `Trouble` if it cannot be."""
    if given is not None:
        given.refuse_other(wanted)
        return given.kind, given.options
    kind = known_game(wanted.game)
    refusal = kind.refuse_start(len(wanted.seats), wanted.options)
    refusal = refusal or refuse_unoffered(kind, wanted.options)
    if refusal is not None:
        raise refused(refusal)
    return kind, wanted.options


class Access(NamedTuple):
    """Who finds a table, and who may come to it; of a password, what is kept."""

    listed: bool
    password: str | None
    onlookers: bool


def _agreed(kind: Game, host: str, options: dict[str, str], access: Access, first: Opened) -> Head:
    """What a new table begins with, beside its first entry."""
    return Head(
        id=secrets.token_hex(16),
        code=new_code(hidden=not access.listed),
        game=kind.key,
        edition=kind.edition,
        seats=len(first.seats),
        options=kind.with_defaults(options),
        seed=secrets.token_hex(SEED_BYTES),
        host=host,
        created=first.at,
        **access._asdict(),
    )


class Lobby:
    """All tables: those in memory, and through the store all others."""

    def __init__(self, store: Store, guests: Guests, bots: Bots, settings: Settings) -> None:
        self._store = store
        self._guests = guests
        self._bots = bots
        self._settings = settings
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: Once[Table] = Once()
        self._archive = Archive(store, guests, self.replayed)
        self.neighbours: Neighbourhood | None = None
        self.changed: Callable[[Table], None] = lambda _: None
        """Called after every change of a table, beside the bots."""
        self.glanced: Callable[[Table, str], None] = lambda *_: None
        """Called when a guest begins to look at a table, or does so no more."""
        self.ended: Callable[[Table], None] = lambda _: None
        """Called when a game is over, and in the lists."""
        self._notices: list[tuple[float, Notice]] = []
        self.woken: Callable[[Table], Awaitable[None]] = nobody_slept
        """Called before every change of a table: the house may have been away."""

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    def sockets(self) -> int:
        """How many browsers are connected."""
        return sum(len(table.listeners) for table in self.tables)

    def at_hand(self, key: str) -> Table | None:
        """The table with this id, if it is in memory and sound."""
        table = self._tables.get(key)
        return None if table is None or table.broken else table

    # ---- making ----

    async def make(self, guest: str, wanted: NewTable, given: Given | None = None) -> Table:
        """A new table; its game begins at once if no seat is free."""
        refuse_plan(wanted)
        kind, options = agreed(wanted, given)
        most = self._settings.limits.name
        seats = planned(wanted.seats, kind.key, guest, most, wanted.promise)
        password = None if wanted.password is None else await hashed(wanted.password)
        access = Access(wanted.listed, password, wanted.onlookers)
        lines = [] if given is None else given.lines
        refuse_clock(wanted.clock, kind.key)
        first = Opened(
            at=self._settings.clock.now(),
            seats=seats,
            hints=wanted.hints,
            given=lines,
            clock=wanted.clock,
            rated=wanted.rated,
        )
        head = _agreed(kind, guest, options, access, first)
        try:
            await self._store.add_table(head, listing("waiting", seats), [first])
        except StoreError:
            raise Trouble("store-failed") from None
        note("table-made", table=head.id, game=head.game, seats=head.seats)
        return await self.find(head.id)

    async def make_again(self, table: Table, guest: str) -> Table:
        """The return game, by the rules of today if it need not go on from lines of another one;
        asked for twice, made once.

        Who begins it, and whether the people move on for that: see `return_game`. If they added
        to the seed of the old game, they are given a moment to do so again. The password is the
        same, and whoever knew it is not asked again.
        """
        if guest != table.head.host and not table.history.held_by(guest):
            raise Trouble("not-at-the-table")

        def draft() -> tuple[Head, Opened]:
            old = table.history.match
            seats = return_seats(old, table.history.seats)
            first = Opened(
                at=self._settings.clock.now(),
                seats=people_only(seats) if table.history.rated else seats,
                rated=table.history.rated,
                hints=table.history.hints,
                promising=bool(old.header.shares),
                admitted=table.admission.inherited() if table.head.password else [],
                given=table.history.given,
                clock=table.history.clocks.terms,
            )
            access = Access(table.head.listed, table.head.password, table.head.onlookers)
            kind = old.game if first.given else known_game(old.game.key)
            return _agreed(kind, guest, return_options(old), access, first), first

        found = await self.find((await table.follow(draft)).table)
        found.admission.refuse(guest)
        return found

    # ---- finding ----

    async def find(self, key: str) -> Table:
        """The table with this id or code; raises `Trouble` if there is none."""
        table = self.at_hand(key)
        if table is None:
            head = await self._store.head(key) if is_key(key) else None
            if head is None:
                raise Trouble("no-such-table")
            table = await self._load(head)
        self._tables.move_to_end(table.head.id)
        table.used = time.monotonic()
        return table

    async def visit(self, key: str) -> Table:
        """The table as it is on disk now, also if the news of it are still on their way."""
        table = await self.find(key)
        if self.neighbours is not None:
            await table.catch_up()
        return table

    async def _load(self, head: Head) -> Table:
        """Once, however many ask at the same time."""
        table = self.at_hand(head.id)
        return table or await self._loading.do(head.id, lambda: self._replay(head))

    async def _replay(self, head: Head) -> Table:
        """The table as its journal tells; bots take up where they stopped."""
        aside, stamp = await self._store.standing(head.id)
        if aside:
            raise Trouble("set-aside")
        history = await self.replayed(head)
        people = {each.holder for each in history.seats if each.holder is not None}
        await self._guests.learn(people.union({head.host}, *history.sat))
        table = Table(head, history, self._store, self._guests, self._settings)
        table.moved = self._moved
        table.glanced = self.glanced
        table.thought = self._bots.pace.heard
        table.notices = self.current_notices
        table.wake = self.woken
        table.ended = self.ended
        table.stamp = stamp
        self._tables[head.id] = table
        self._make_room()
        if self.neighbours is not None:
            await self.neighbours.welcome(table)
        await table.wake_up()
        await table.beginning.if_full()
        self._bots.look(table)
        return table

    def _moved(self, table: Table) -> None:
        self._bots.look(table)
        self.changed(table)

    async def replayed(self, head: Head) -> History:
        """What the journal of a table adds up to; one that cannot be read harms no other."""
        history = begun_with(head)
        try:
            for number, entry in enumerate(await self._store.journal(head.id), 1):
                history.add(entry)
                if number % AT_A_STRETCH == 0:
                    await asyncio.sleep(0)
        except StoreError as error:
            note_error("store-failed", error, table=head.id)
            raise Trouble("store-failed") from None
        except Exception as error:
            note_error("table-unreadable", error, table=head.id)
            raise Trouble("broken-table") from None
        return history

    async def resume(self) -> None:
        """Games that wait for a bot go on, though nobody looks: the newest, one by one."""
        limits = self._settings.limits
        since = self._settings.clock.now() - limits.resumed_age
        for key in await self._store.played_tables(since, limits.resumed):
            try:
                await self.find(key)
            except Trouble as trouble:
                note("table-not-resumed", table=key, code=trouble.problem.code)
            await asyncio.sleep(BREATH)

    def _make_room(self) -> None:
        """Tables that nobody looks at leave the memory, the longest unused first.

        One that was just asked for stays: whoever asked may be about to change it.
        """
        limits = self._settings.limits
        recent = time.monotonic() - limits.seconds_in_memory
        for key, table in list(self._tables.items()):
            if len(self._tables) <= limits.tables_in_memory or table.used > recent:
                break
            if not table.listeners and not self._bots.busy(table):
                del self._tables[key]

    # ---- listing ----

    async def lists(self, guest: str | None) -> TableList:
        """The guest's own tables, and those with a free seat."""
        most = self._settings.limits.listed
        free = await self._all(await self._store.open_tables(most))
        return TableList(
            mine=[] if guest is None else await self._own(guest, most),
            open=[table.info(guest) for table in free if table.admission.admits(guest)],
            locked=[table.admission.locked() for table in free if not table.admission.knows(guest)],
        )

    async def _own(self, guest: str, most: int) -> list[TableInfo]:
        """Games that are over are told from what is kept of them, and stay out of memory."""
        found = await self._store.tables_of(guest, most)
        over = [each for each in found if each.status == "over"]
        running = await self._all([each.id for each in found if each.status != "over"])
        infos = {table.head.id: table.info(guest) for table in running}
        infos |= await self._archive.told(over, guest)
        for info in infos.values():
            info.notices = self.current_notices()
        return [infos[each.id] for each in found if each.id in infos]

    async def _all(self, keys: list[str]) -> list[Table]:
        """Those that can be loaded: a game of another edition stays out of the lists."""
        tables = []
        for key in keys:
            try:
                tables.append(await self.find(key))
            except Trouble as trouble:
                note("table-not-listed", table=key, code=trouble.problem.code)
        return tables

    # ---- what whoever runs the server does ----

    def put_away(self, key: str) -> None:
        """The table is not as it was: who is there comes back, and finds it as it is on disk."""
        table = self._tables.pop(key, None)
        if table is not None:
            table.put_away()

    def send_away(self, guest: str) -> None:
        """All connections of a guest end, and of the guest's programs."""
        for table in self.tables:
            held = {each.guest for each in table.history.seats if each.holder == guest}
            theirs = {guest, *held} - {None}
            for listener in [each for each in table.listeners if each.guest in theirs]:
                listener.end()

    def send_off(self) -> None:
        """Connections end that were opened with a pass which holds no longer."""
        for table in self.tables:
            for listener in list(table.listeners):
                if not self._guests.holds(listener.guest, listener.device):
                    listener.end()

    def current_notices(self) -> list[Notice]:
        now = time.time()
        return [notice for until, notice in self._notices if until > now]

    async def read_notices(self) -> None:
        """What is announced; whoever is at a table is told at once."""
        before, self._notices = self._notices, await self._store.notices(time.time())
        if before != self._notices:
            for table in self.tables:
                if table.listeners and not table.broken:
                    table.broadcast(table.history.version)

    def renamed(self, guest: str) -> None:
        """Tables where this guest is, or sits, show the new name."""
        for table in self.tables:
            sits = table.head.host == guest or table.history.held_by(guest)
            if sits or table.presence.is_here(guest):
                table.broadcast(table.history.version)
