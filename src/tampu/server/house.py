"""Everything a running server has: made when it starts, taken down when it stops."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from typing import TYPE_CHECKING

from tampu.core.record import write_record
from tampu.server.allowance import SAME_ADDRESS, Allowances, Marks, tally_of
from tampu.server.analysts import Analysts
from tampu.server.bots import Bots
from tampu.server.calls.exchange import Exchange
from tampu.server.clerks import Clerks
from tampu.server.clocks.heart import Heart
from tampu.server.clocks.keeper import Keeper
from tampu.server.companions import Companions
from tampu.server.door import Door, household
from tampu.server.guests import Guests, secret_keys
from tampu.server.identity.wiring import Identity
from tampu.server.limits import Buckets
from tampu.server.lobby import Lobby
from tampu.server.logs import note_error
from tampu.server.mail import mail_of
from tampu.server.neighbours import Neighbours
from tampu.server.painters import Painters
from tampu.server.passwords import fits
from tampu.server.place import Positions
from tampu.server.problems import Trouble
from tampu.server.retention import Retention
from tampu.server.settings import Settings
from tampu.server.standing.books import Books
from tampu.server.steward import Steward
from tampu.server.store.letters import Letters
from tampu.server.store.reports import Reports
from tampu.server.store.store import Store
from tampu.server.store.studies import Asker, Studies
from tampu.server.store.tastes import Tastes
from tampu.server.store.timetable import Timetable
from tampu.server.table import Table
from tampu.server.turns import Shared
from tampu.server.waiters import Waiters
from tampu.server.weighers import Weighers

if TYPE_CHECKING:
    from tampu.server.metrics import Gauges, Metrics


ROWS = 40
"""So many rows of a line are played for one question."""
SAME_MISTAKE = 60.0
"""Seconds in which a wrong key is one mistake, however often it is asked for: the head of a page
does so, and then the page."""


class House:
    """The parts of the server, wired."""

    def __init__(self, settings: Settings, store: Store, door: Door) -> None:
        limits = settings.limits
        self.door = door
        self.settings = settings
        self.store = store
        keys = secret_keys(settings.data)
        self.guests = Guests(store, keys)
        self.mail = mail_of(settings)
        self.bots = Bots(settings)
        self.companions = Companions(settings)
        self.clerks = Clerks(settings)
        self.painters = Painters(settings)
        self.studies = Studies(store)
        self.reports = Reports(store)
        self.tastes = Tastes(store)
        self.analysts = Analysts(settings, self.studies, self._record_of)
        self.weighers = Weighers(settings)
        self.positions = Positions()
        self.lobby = Lobby(store, self.guests, self.bots, settings)
        self.calls = Exchange(settings, store, self.lobby, self.guests, self.mail, keys)
        self.books = Books(store, self.lobby.replayed)
        self.lobby.ended = self.books.ended
        self.steward = Steward(self.guests, self.lobby)
        timetable = Timetable(store)
        self.keeper = Keeper(timetable, Heart(timetable, settings.clock), self.lobby, settings)
        self.identity = Identity(store, self.guests, self.steward, keys, limits.devices)
        self.letters: Letters | None = None
        self.retention = Retention(store, self.lobby, settings.keep_days)
        self.neighbours: Neighbours | None = None
        if store.shared:
            self.neighbours = Neighbours(store, self.steward, self.lobby, self.resume)
            self.lobby.neighbours = self.neighbours
            self.neighbours.lookers = self.calls.lookers
            self.bots.turns = Shared(self.neighbours.news, "bots")
            self.analysts.turns = Shared(self.neighbours.news, "study")
        else:
            self.letters = Letters(store.engine, self.steward.heard)
        self._resuming: asyncio.Task[None] | None = None
        self._metrics: Metrics | None = None
        self._questions = Buckets(
            SAME_ADDRESS * limits.frames_per_second, SAME_ADDRESS * limits.frames_at_once
        )
        self._mistakes = Buckets(1 / SAME_MISTAKE, 1)
        self._waiters = Waiters(limits.thoughts_at_once)
        self._allowed = Allowances(limits, tally_of(store, keys[0]))
        self._marks = Marks(keys[0])

    async def start(self) -> None:
        """Ready for guests; what may take longer goes on beside them."""
        await self.steward.start()
        self.bots.start()
        if self.neighbours is not None:
            await self.neighbours.news.start()
        if self.letters is not None:
            await self.letters.start()
        await self.keeper.start()
        self.retention.start()
        self.books.start()
        await self.analysts.start()
        self.painters.start()
        self._start_metrics()
        self.calls.start()
        await self.resume()

    def _start_metrics(self) -> None:
        """For Prometheus, if wanted."""
        if not self.settings.metrics_port:
            return
        from tampu.server.metrics import Metrics  # most servers do without it

        gauges: Gauges = {
            "tables_in_memory": ("Tables in memory.", lambda: len(self.lobby.tables)),
            "sockets": ("Live connections.", self.lobby.sockets),
            "bots_waiting": ("Decisions that wait for a worker.", lambda: self.bots.waiting),
            "analyses_open": ("Analyses not done yet.", lambda: self.analysts.waiting),
        }
        self._metrics = Metrics(gauges, self.settings.metrics_host, self.settings.metrics_port)

    async def stop(self) -> None:
        if self._metrics is not None:
            await asyncio.to_thread(self._metrics.stop)
        await self.keeper.stop()
        await self.retention.stop()
        await self.calls.stop()
        await self.books.stop()
        if self._resuming is not None:
            self._resuming.cancel()
        await self.bots.stop()
        await self.companions.stop()
        await self.analysts.stop()
        await self.clerks.stop()
        await self.weighers.stop()
        await self.painters.stop()
        if self.letters is not None:
            await self.letters.stop()
        if self.neighbours is not None:
            await self.neighbours.stop()
        await self.store.close()

    async def resume(self) -> None:
        """Games that wait for bots go on, as soon as there is time for them."""
        if self._resuming is None or self._resuming.done():
            self._resuming = asyncio.create_task(self._resume(), name="resume")
        self.calls.sweep()

    async def _resume(self) -> None:
        try:
            await self.lobby.resume()
        except Exception as error:
            note_error("resume-failed", error)

    async def visit(self, key: str, guest: str | None, address: str) -> Table:
        """A table by its id or code, for whoever is admitted: the only way to one from outside."""
        table = await self._found(key, address)
        table.admission.refuse(guest)
        return table

    async def enter(self, key: str, guest: str, password: str, address: str) -> Table:
        """The same, for whoever knows the password."""
        table = await self._found(key, address)
        if not table.admission.knows(guest):
            await self._may_try_password(table.head.id, guest, address)
            if not await fits(password, table.head.password or ""):
                raise Trouble("wrong-password")
            await table.let_in(guest)
        table.admission.refuse(guest)
        return table

    async def _may_try_password(self, table: str, guest: str, address: str) -> None:
        """Refuses whoever tries too many, and all who do so at one table together."""
        allowed = self._allowed
        try:
            await allowed.passwords_of_address.take(household(address))
            await allowed.passwords.take(guest)
            await allowed.passwords_of_table.take(table)
        except Trouble as trouble:
            raise Trouble("too-many-passwords", **trouble.problem.facts) from None

    async def _found(self, key: str, address: str) -> Table:
        """A table by its id or code; nobody finds one by trying."""
        home = household(address)
        await self._allowed.wrong_keys.may(home)
        try:
            return await self.lobby.visit(key)
        except Trouble as trouble:
            mistaken = trouble.problem.code == "no-such-table"
            if mistaken and self._mistakes.allows(f"{home} {key[:64]}"):
                await self._allowed.wrong_keys.take(home)
            raise

    async def _record_of(self, game: str) -> str:
        """The record of a game: one that was sent in, or that of a table."""
        sent = await self.store.record(game)
        if sent is not None:
            return sent[0]
        table = await self.lobby.visit(game)
        return write_record(table.history.match.record)

    async def may_make_table(self, guest: str, address: str) -> None:
        """Refuses a guest, or an address, that makes too many tables."""
        await self._allowed.tables_of_address.take(household(address))
        await self._allowed.tables.take(guest)

    async def may_guess(self, address: str) -> None:
        """Refuses an address that tries too many secrets, and all who do so together."""
        try:
            await self._allowed.guesses_of_address.take(household(address))
            await self._allowed.guesses_of_all.take("all")
        except Trouble as trouble:
            raise Trouble("too-many-guesses", **trouble.problem.facts) from None

    def may_ask(self, address: str, rows: int = 0) -> None:
        """Refuses an address that asks too much at once; many rows are as many questions."""
        for _ in range(1 + rows // ROWS):
            self._questions.take(household(address))

    async def may_be_advised(self, who: str) -> None:
        """Refuses a guest, or an address, that asks for too much advice."""
        await self._allowed.hints.take(who)

    def waits(self, guest: str | None, address: str) -> AbstractContextManager[None]:
        """While somebody waits for a bot to think; refuses whoever waits for too many."""
        return self._waiters.waits(guest, household(address))

    async def may_weigh(self, guest: str | None, address: str) -> None:
        """Refuses a guest, or an address, that has too much thought about beside games."""
        home = household(address)
        await self._allowed.weighings_of_address.take(home)
        await self._allowed.weighings.take(guest or home)

    async def may_report(self, guest: str, address: str) -> None:
        """Refuses a guest, or an address, that reports too much; and all, if nobody reads it."""
        if await self.reports.count() >= self.settings.limits.reports_open:
            raise Trouble("too-many-reports")
        await self._allowed.reports_of_address.take(household(address))
        await self._allowed.reports.take(guest)

    async def may_analyse(self, guest: str, address: str) -> None:
        """Refuses a guest, or an address, that asks for too many analyses."""
        await self._allowed.analyses_of_address.take(household(address))
        await self._allowed.analyses.take(guest)

    def asker(self, guest: str, address: str) -> Asker:
        """Somebody who asks for an analysis."""
        return Asker(guest, self._marks.mark("household", household(address)))

    async def may_call(self, guest: str, address: str) -> None:
        """Refuses a guest, or an address, that sets up or tries too many ways to be called."""
        await self._allowed.calls_of_address.take(household(address))
        await self._allowed.calls.take(guest)

    async def may_write(self, to: str, guest: str, address: str) -> None:
        """Refuses whoever asks for too many letters, and too many to one address of mail."""
        await self._allowed.letters_of_address.take(household(address))
        await self._allowed.letters.take(guest)
        await self._allowed.letters_to.take(to.lower())

    async def may_see_replay(self, address: str) -> None:
        """Refuses an address that asks for too many replays."""
        await self._allowed.replays.take(household(address))

    async def may_send_record(self, address: str) -> None:
        """Refuses an address that sends too many records."""
        await self._allowed.records.take(household(address))


@asynccontextmanager
async def opened(settings: Settings, door: Door) -> AsyncIterator[House]:
    """The house from its first to its last moment."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = await Store.open(settings.database)
    house = House(settings, store, door)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
