"""A table: one writer at any time, and always judge -> commit -> acknowledge -> broadcast."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from tampu.core.contract import NOBODY
from tampu.core.play import Step
from tampu.server import dealing, journal
from tampu.server.admission import Admission
from tampu.server.beginning import Beginning
from tampu.server.clocks.clocks import Clocks
from tampu.server.council import Council
from tampu.server.guests import Guests
from tampu.server.history import History, listing, written
from tampu.server.leading import Leading
from tampu.server.logs import note_error
from tampu.server.perspective import changed, chat_lines, encode, position, table_info
from tampu.server.presence import Listener, Presence
from tampu.server.problems import Trouble
from tampu.server.referee import Referee
from tampu.server.seats import SeatRules
from tampu.server.settings import Settings
from tampu.server.sitters import seat_name
from tampu.server.store.commits import Conflict, StoreError
from tampu.server.store.store import Head, Store
from tampu.server.summary import summary_of
from tampu.server.wire import (
    Act,
    Changed,
    Chat,
    Done,
    Notice,
    Position,
    SeatChange,
    TableInfo,
    Undo,
)

T = TypeVar("T")
TRIES = 20
"""How often a change is judged again because other processes were faster."""
SOON = 60.0
"""Seconds after which a table with clocks is looked at, if nobody has said when until then."""


async def nobody_slept(_table: "Table") -> None:
    """A house that was never away."""


class Table:
    """A table in memory."""

    def __init__(
        self, head: Head, history: History, store: Store, guests: Guests, settings: Settings
    ) -> None:
        self.head = head
        self.history = history
        self.referee = Referee(head, history)
        self.admission = Admission(head, history, guests.name, guests.welcome)
        self.guests = guests
        self.settings = settings
        self.now = settings.clock.now
        self.presence = Presence(settings.clock)
        self.broken = False
        """The disk may know more than this object: open the table anew."""
        self.moved: Callable[[Table], None] = lambda _: None
        """Called after every change: bots look whether they are asked."""
        self.thought: Callable[[str, str, float], None] = lambda *_: None
        """Called when somebody has answered where nobody may learn whether there was a choice."""
        self.glanced: Callable[[Table, str], None] = lambda *_: None
        """Called when a guest begins to look here, or does so no more."""
        self.met: Callable[[Table], None] = lambda _: None
        """Called when a browser comes or goes: other processes want to know."""
        self.wake: Callable[[Table], Awaitable[None]] = nobody_slept
        """Called before every change, while alone: the house may have been away."""
        self.ended: Callable[[Table], None] = lambda _: None
        """Called when the game is over, and in the lists."""
        self.notices: Callable[[], list[Notice]] = list
        """What is announced to all tables now."""
        self.used = time.monotonic()
        """When somebody last asked for this table."""
        self.stamp = 0
        """That of the summary when the journal was read: see `store/lists`."""
        self._ended = False
        """The lists do not know yet how it ended, or what came after."""
        self._owed: dict[str, int] = {}
        """Whom nothing was told yet of what happened since a version."""
        self._asked_at = time.monotonic()
        """When the question came up that stands now."""
        self._store = store
        self._lock = asyncio.Lock()
        self.beginning = Beginning(self)
        self.council = Council(self)
        self.leading = Leading(self)

    # ---- what browsers are told ----

    def info(self, guest: str | None) -> TableInfo:
        """The table without its position, for this guest."""
        told = table_info(
            self.head,
            self.history,
            guest,
            self.guests.name,
            self.presence,
            self.now(),
            self.settings.patience,
        )
        told.notices = self.notices()
        return told

    def position(self, guest: str | None) -> Position:
        """A fresh view of everything, for whoever is admitted."""
        self.admission.refuse(guest)
        return self._position(guest)

    def news(self, guest: str | None, since: int) -> bytes:
        """What happened since, or everything, as a frame, for whoever is admitted."""
        self.admission.refuse(guest)
        return self._frame(guest, since)

    def _position(self, guest: str | None) -> Position:
        chat = self.settings.limits.chat_lines
        return position(self.history, self.info(guest), guest, chat)

    def _changed(self, guest: str | None, since: int) -> Changed | None:
        """What happened since, if that is enough to be up to date."""
        chat = self.settings.limits.chat_lines
        return changed(self.history, self.info(guest), guest, since, chat)

    def _frame(self, guest: str | None, since: int) -> bytes:
        return encode(self._changed(guest, since) or self._position(guest))

    def tell(self, frame: Callable[[Listener], bytes]) -> None:
        """A frame for everybody here that changes nothing at the table."""
        for listener in self._audience():
            listener.news(frame(listener))

    def broadcast(self, since: int) -> None:
        """Everybody at the table learns what happened since; all onlookers the same."""
        seats = [*self.history.seats_at(since), *self.history.seats]
        concerned = {self.head.host, *(each.holder or each.kept_for for each in seats)}
        concerned |= {each.guest for each in seats}
        asked = {self.history.seats[seat].guest for seat in self.history.asked()}
        owed, self._owed = self._owed, {}
        frames: dict[str | None, bytes] = {}
        for listener in self._audience():
            guest = listener.guest if listener.guest in concerned else None
            missed = since if guest is None else owed.get(guest, since)
            if guest is not None and guest in asked:
                self._owed[guest] = missed
                continue
            if guest not in frames:
                frames[guest] = self._frame(guest, missed)
            listener.news(frames[guest])
        if self._owed:
            asyncio.get_running_loop().call_soon(self._pay)
        self.beginning.wait()
        self.moved(self)

    def _pay(self) -> None:
        """Whoever is asked comes last: nobody waits while it is found out what they can do."""
        owed, self._owed = self._owed, {}
        for guest, since in owed.items():
            frame = self._frame(guest, since)
            for listener in self._audience():
                if listener.guest == guest:
                    listener.news(frame)

    def _audience(self) -> list[Listener]:
        """Those here who may stay: whoever looked on is sent away when only players may."""
        here = [(self.admission.admits(each.guest), each) for each in self.listeners]
        for admitted, listener in here:
            if not admitted:
                listener.end()
        return [listener for admitted, listener in here if admitted]

    @property
    def clocks(self) -> Clocks:
        """The clocks of the seats: when they fall, if any runs."""
        return self.history.clocks

    # ---- who is here ----

    @property
    def listeners(self) -> set[Listener]:
        """The browsers that are connected here."""
        return self.presence.listeners

    def enter(self, listener: Listener) -> None:
        """A browser comes to the table; for those who play there is always room."""
        self.admission.refuse(listener.guest)
        plays = bool(self.history.seats_of(listener.guest))
        if len(self.listeners) >= self.settings.limits.sockets and not plays:
            raise Trouble("too-many-here", limit=self.settings.limits.sockets)
        self.came_or_went(self.presence.enter(listener))
        self.met(self)

    def leave(self, listener: Listener) -> None:
        """A browser goes."""
        self.came_or_went(self.presence.leave(listener))
        self.leading.left(listener)
        self.met(self)
        self.turned(listener, False)

    def turned(self, listener: Listener, looks: bool) -> None:
        """A browser shows the table, or hides it; nobody else is told."""
        listener.looks = looks
        if listener.guest is not None:
            self.glanced(self, listener.guest)

    def came_or_went(self, guests: set[str]) -> None:
        """All are told who plays and who watches."""
        if guests:
            self.broadcast(self.history.version)

    # ---- changing ----

    async def act(self, guest: str, message: Act, reply: Callable[[Done], None]) -> None:
        """An answer of one's own seat."""

        async def job() -> None:
            if self._was_done(guest, message, reply):
                return
            self.referee.going()
            self.referee.own_seat(guest, message.seat)
            self.referee.up_to_date(message.line)
            steps = self.referee.judged(message.seat, message.action)
            entry = journal.Played(at=self.now(), lines=written(steps), guest=guest, id=message.id)
            self._note_thought()
            since = await self.commit(entry, steps)
            reply(Done(id=message.id, line=self.history.lines))
            self.broadcast(since)

        await self.alone(job)

    def _note_thought(self) -> None:
        """How long the question stood that is being answered by somebody who has a choice."""
        match = self.history.match
        state, question = match.state, match.state.question
        if question is not None and state.discreet() and state.automatic() == NOBODY:
            self.thought(match.game.key, question.kind, time.monotonic() - self._asked_at)

    async def act_for(self, seat: int, action: str, line: int) -> None:
        """The answer of a bot, or by the rules; refused if the table went on meanwhile."""

        async def job() -> None:
            self.referee.going()
            if self.history.consent.halts:
                raise Trouble("proposal-open")
            forced = self.history.match.state.automatic() != NOBODY
            if self.history.seats[seat].kind != "bot" and not forced:
                raise Trouble("not-your-seat", seat=seat)
            self.referee.up_to_date(line)
            steps = self.referee.judged(seat, action)
            entry = journal.Played(at=self.now(), lines=written(steps))
            self.broadcast(await self.commit(entry, steps))

        await self.alone(job)

    async def undo(self, guest: str, message: Undo, reply: Callable[[Done], None]) -> None:
        """Take back one's own last action, if the game allows it."""

        async def job() -> None:
            if self._was_done(guest, message, reply):
                return
            self.referee.going()
            self.referee.own_seat(guest, message.seat)
            self.referee.up_to_date(message.line)
            point = self.history.match.undo_point(message.seat)
            if self.history.over or point is None:
                raise Trouble("no-undo")
            entry = journal.TakenBack(
                at=self.now(), seat=message.seat, line=point, guest=guest, id=message.id
            )
            since = await self.commit(entry)
            reply(Done(id=message.id, line=self.history.lines))
            self.broadcast(since)

        await self.alone(job)

    def _was_done(self, guest: str, message: Act | Undo, reply: Callable[[Done], None]) -> bool:
        """Whether this very message came before: then it is answered, and nothing happens."""
        done = self.history.done.get((guest, message.id))
        if done is None:
            return False
        action = self.referee.written(message.action) if isinstance(message, Act) else None
        if (done.seat, done.action) != (message.seat, action):
            raise Trouble("id-used")
        reply(Done(id=message.id, line=done.lines))
        return True

    async def change_seat(self, guest: str, seat: int, change: SeatChange) -> None:
        """Take a seat, leave it, or give it to a bot."""
        await self.guests.learn([guest])

        async def job() -> None:
            self.referee.open()
            rules = SeatRules(self.head, self.history, guest, self.settings, self._away)
            sitting = rules.after(seat, change)
            if sitting == self.history.seats[seat]:
                return
            since = await self.commit(self._seated(guest, seat, sitting))
            await self.beginning.go_on()
            self.broadcast(since)

        await self.alone(job)

    def _away(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat. A program that is silent is not there."""
        sitting = self.history.seats[seat]
        away = self.presence.away(sitting.guest or "")
        if sitting.kind == "program" and seat in self.history.asked():
            away = max(away, time.monotonic() - self._asked_at)
        return away

    def _seated(self, guest: str, seat: int, sitting: journal.Sitting) -> journal.Seated:
        """Who did it, and with whose seat, as all of them are called now."""
        before = self.history.seats
        after = [*before[:seat], sitting, *before[seat + 1 :]]
        own = self.history.seats_of(guest)
        name = self.guests.name
        return journal.Seated(
            at=self.now(),
            seat=seat,
            sitting=sitting,
            by=seat_name(before, own[0], name) if own else name(guest),
            was=seat_name(before, seat, name),
            now=seat_name(after, seat, name),
        )

    async def share(self, guest: str, value: str) -> None:
        """Somebody shows what was promised; the last one begins the game."""

        async def job() -> None:
            seat = dealing.seat_of_share(self.history, guest, value)
            if seat is None:
                return
            since = await self.commit(journal.Shared(at=self.now(), seat=seat, value=value))
            await self.beginning.go_on()
            self.broadcast(since)

        await self.alone(job)

    async def say(self, guest: str, text: str) -> None:
        """A word to everybody at the table."""

        async def job() -> None:
            self.admission.refuse(guest)
            seats = self.history.seats_of(guest)
            name = self.info(guest).seats[seats[0]].name if seats else self.guests.name(guest)
            seat = seats[0] if seats else None
            entry = journal.Said(at=self.now(), guest=guest, name=name or "", seat=seat, text=text)
            self._pay()
            await self.commit(entry)
            [line] = chat_lines(self.history, self.history.version, entry)
            frame = encode(Chat(version=self.history.version, line=line))
            for listener in self._audience():
                listener.news(frame)

        await self.alone(job)

    async def let_in(self, guest: str) -> None:
        """Somebody knows the password, and is not asked for it again."""

        async def job() -> None:
            if not self.admission.knows(guest):
                self.broadcast(await self.commit(journal.Admitted(at=self.now(), guest=guest)))

        await self.alone(job)

    async def note_hint(self, seat: int, line: int) -> None:
        """All learn that a seat was given a hint, once for each question."""

        async def job() -> None:
            if (line, seat) in self.history.hinted:
                return
            name = seat_name(self.history.seats, seat, self.guests.name) or ""
            entry = journal.Hinted(at=self.now(), seat=seat, name=name, line=line)
            self.broadcast(await self.commit(entry))

        await self.alone(job)

    async def note_look(self, guest: str, may: Callable[[], bool]) -> None:
        """All learn that somebody who plays is shown what is hidden; from then on nobody else sits
        down. Raises `Trouble` if it may not be: seats may have changed until it is written."""

        async def job() -> None:
            if not may():
                raise Trouble("no-aside")
            if self.history.looked:
                return
            seat = self.history.seats_of(guest)[0]
            name = seat_name(self.history.seats, seat, self.guests.name) or ""
            lines = self.history.lines
            entry = journal.Looked(at=self.now(), seat=seat, name=name, line=lines)
            self.broadcast(await self.commit(entry))

        await self.alone(job)

    async def follow(self, draft: Callable[[], tuple[Head, journal.Opened]]) -> journal.Again:
        """The return game: made once, whoever asks first."""

        async def job() -> journal.Again:
            if not self.history.over:
                raise Trouble("not-over")
            if self.history.again is None:
                self.broadcast(await self._commit_return(*draft()))
            assert self.history.again is not None
            return self.history.again

        return await self.alone(job)

    async def catch_up(self) -> None:
        """Read what other processes wrote, and tell everybody here."""

        async def job() -> None:
            since = self.history.version
            if await self.read_on():
                self.broadcast(since)

        await self.alone(job)

    # ---- the one writer ----

    async def wake_up(self) -> None:
        """What the house slept through is known before anybody looks at a clock."""

        async def job() -> None: ...

        if self.clocks.run:
            with suppress(Trouble):  # a store that takes nothing can still be read
                await self.alone(job)

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a change alone, and to its end even if whoever asked for it goes away."""

        async def locked() -> T:
            async with self._lock:
                for _ in range(TRIES):
                    if self.broken:
                        break
                    since = self.history.version
                    try:
                        await self.wake(self)
                        since = self.history.version
                        done = await job()
                    except Conflict:  # another process was faster: judge again
                        await self.read_on()
                        self.broadcast(since)
                    else:
                        await self._summarise()
                        return done
                raise Trouble("store-failed")

        return await asyncio.shield(asyncio.ensure_future(locked()))

    async def commit(
        self,
        entry: journal.Change,
        steps: list[Step] | None = None,
        then: journal.Change | None = None,
    ) -> int:
        """To the disk, then into memory; `then`: what comes of it, in the same transaction.

        The version before is returned.
        """
        since, over = self.history.version, self.history.over
        listing_then = self.history.listing_after(then or entry, steps or [])
        async with self._or_break():
            due = None if self.history.clocks.terms is None else entry.at + SOON
            await self._store.append(self.head.id, since + 1, entry, listing_then, then, due)
        self.history.add(entry, steps)
        if then is not None:
            self.history.add(then)
        if steps or then is not None:
            self._asked_at = time.monotonic()
        self._ended = self._ended or self.history.over > over
        return since

    async def _commit_return(self, head: Head, first: journal.Opened) -> int:
        """The return game's table, and the entry that names it."""
        since = self.history.version
        entry = journal.Again(at=head.created, table=head.id, code=head.code)
        waiting = listing("waiting", first.seats)
        async with self._or_break():
            await self._store.add_return_table(head, waiting, first, self.head.id, since + 1, entry)
        self.history.add(entry)
        self.stamp += 1
        self._ended = True
        return since

    async def _summarise(self) -> None:
        """Once all were told, for the lists; if that fails, they read the journal once."""
        if self._ended:
            self._ended = False
            with suppress(StoreError):
                summary = summary_of(self.head, self.history)
                await self._store.keep_summary(self.head.id, self.stamp, summary)
            self.ended(self)

    async def read_on(self) -> bool:
        """What is on disk beyond this version; whether there was anything."""
        async with self._or_break():
            entries = await self._store.journal(self.head.id, self.history.version)
            for entry in entries:
                self.history.add(entry)
            await self.guests.learn(each.holder for each in self.history.seats if each.holder)
            self._asked_at = time.monotonic()
        return bool(entries)

    @asynccontextmanager
    async def _or_break(self) -> AsyncIterator[None]:
        """If the store fails, nobody knows what is on disk: the table must be opened anew."""
        try:
            yield
        except Conflict:
            raise
        except Exception as error:
            note_error("table-broken", error, table=self.head.id)
            self.put_away()
            raise Trouble("store-failed") from None

    def put_away(self) -> None:
        """Whoever is here comes back by itself, and finds the table as it is on disk."""
        self.broken = True
        for listener in list(self.listeners):
            listener.end()
