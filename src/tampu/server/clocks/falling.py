"""What is done with clocks at a table: they fall, their owners go on vacation and come back."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from msgspec.structs import replace

from tampu.bots.bot import levels
from tampu.server.clocks.stillness import Span
from tampu.server.guests import Guests
from tampu.server.history import History
from tampu.server.journal import Change, Down, Fell, Rested, Seated, Sitting
from tampu.server.names import NAMELESS
from tampu.server.problems import Trouble
from tampu.server.referee import Referee
from tampu.server.seats import bot
from tampu.server.settings import Settings
from tampu.server.sitters import seat_name
from tampu.server.store.store import Head
from tampu.server.wire import Clock

T = TypeVar("T")
COURTESY = 1.0
"""Seconds for which an answer may be under way when a clock shows nothing any more."""


class Writer(Protocol):
    """A table, as far as its clocks need it."""

    head: Head
    history: History
    guests: Guests
    referee: Referee
    settings: Settings

    def broadcast(self, since: int) -> None:
        """Everybody at the table learns what happened since."""

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a change alone."""

    async def commit(self, entry: Change) -> int:
        """To the disk, then into memory; only while alone."""


async def let_fall(table: Writer, seat: int) -> None:
    """If the clock of this seat has run out, as the table agreed; else nothing happens."""

    async def job() -> None:
        now = table.settings.clock.now()
        falls = table.history.clocks.falls_at(seat)
        terms = table.history.clocks.terms
        if terms is not None and falls is not None and falls + COURTESY <= now:
            table.broadcast(await table.commit(_fallen(table, terms, seat, now)))

    await table.alone(job)


def _fallen(table: Writer, terms: Clock, seat: int, now: float) -> Seated | Fell:
    seats, name = table.history.seats, table.guests.name
    was = seat_name(seats, seat, name)
    if terms.fall == "mark":
        return Fell(at=now, seat=seat, name=was or NAMELESS)
    others = [each for number, each in enumerate(seats) if number != seat]
    known = terms.level in levels(table.head.game)  # a bot of the host's may be gone since
    invited: Sitting = bot(terms.level if known else None, table.head.game, others)
    if terms.fall == "bot":
        invited = replace(invited, kept_for=seats[seat].holder)
    return Seated(at=now, seat=seat, sitting=invited, was=was, now=invited.name, fell=True)


async def rest(table: Writer, guest: str, days: int) -> None:
    """A guest goes on vacation with all own seats, or is back from it."""

    async def job() -> None:
        table.referee.open()
        history, now = table.history, table.settings.clock.now()
        clocks, own = history.clocks, history.held_by(guest)
        if not own:
            raise Trouble("not-at-the-table")
        if clocks.terms is None or clocks.terms.vacation == 0 or history.over:
            raise Trouble("no-vacation")
        if not days and not any(clocks.faces[seat].vacation_at(now) for seat in own):
            return
        left = min(clocks.vacation_left(seat, now) for seat in own)
        if days > left:
            raise Trouble("vacation-too-long", days=left)
        name = seat_name(history.seats, own[0], table.guests.name) or NAMELESS
        entry = Rested(at=now, seats=own, name=name, days=days)
        table.broadcast(await table.commit(entry))

    await table.alone(job)


async def note_downtimes(table: Writer, away: list[Span]) -> None:
    """While alone: the house was away, and nobody's clock ran."""
    since = table.history.version
    now = table.settings.clock.now()
    for begin, end in table.history.clocks.missed(away):
        await table.commit(Down(at=now, since=begin, until=end))
    if table.history.version > since:
        table.broadcast(since)
