"""The council of a table: a player asks for something, the others say yes or no."""

import math
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from tampu.core.play import Step
from tampu.server.consent import Proposal
from tampu.server.guests import Guests
from tampu.server.history import History
from tampu.server.journal import (
    Abandoned,
    Change,
    Paused,
    Proposed,
    Voted,
    WentBack,
    Withdrawn,
)
from tampu.server.problems import Trouble
from tampu.server.referee import Referee
from tampu.server.settings import Settings
from tampu.server.sitters import seat_name
from tampu.server.wire import Wanted

T = TypeVar("T")


class Writer(Protocol):
    """A table, as far as its council needs it."""

    history: History
    referee: Referee
    guests: Guests
    settings: Settings
    now: Callable[[], float]

    def broadcast(self, since: int) -> None:
        """Everybody at the table learns what happened since."""

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a change alone."""

    async def commit(
        self, entry: Change, steps: list[Step] | None = None, then: Change | None = None
    ) -> int:
        """To the disk, then into memory; only while alone."""


class Council:
    """Takes proposals and votes; what all agree on is done with the last yes."""

    def __init__(self, table: Writer) -> None:
        self._table = table

    async def propose(self, guest: str, what: Wanted, seat: int | None) -> None:
        """Ask the others; where there are only bots, it is done at once."""

        async def job() -> None:
            own = self._own(guest)
            line = self._judged(guest, what, seat)
            now = self._history.consent.open
            if now is not None and (now.asked.guest, now.asked.what) == (guest, what):
                return
            if now is not None:
                raise Trouble("proposal-open")
            asker = own[0] if seat is None else seat
            name = self._name(asker)
            asked = Proposed(
                at=self._table.now(), guest=guest, seat=asker, name=name, what=what, line=line
            )
            if Proposal(0, asked).awaited(self._history.seats):
                self._refuse_soon(guest, what)
                since = await self._table.commit(asked)
            else:
                since = await self._table.commit(asked, then=self._agreed_on(asked))
            self._table.broadcast(since)

        await self._table.alone(job)

    async def vote(self, guest: str, number: int, yes: bool) -> None:
        """One of those who are asked answers; sent twice, it counts once."""

        async def job() -> None:
            proposal = self._open(number)
            own = self._own(guest)
            if guest in proposal.agreed and yes:
                return
            awaited = proposal.awaited(self._history.seats)
            if guest not in [*awaited, *proposal.agreed]:
                raise Trouble("not-asked-to-agree")
            if yes:
                self._judged(proposal.asked.guest, proposal.asked.what, proposal.asked.seat)
            name = self._name(own[0])
            vote = Voted(at=self._table.now(), guest=guest, seat=own[0], name=name, yes=yes)
            last = yes and awaited == [guest]
            then = self._agreed_on(proposal.asked) if last else None
            self._table.broadcast(await self._table.commit(vote, then=then))

        await self._table.alone(job)

    async def withdraw(self, guest: str, number: int) -> None:
        """Whoever asked does not ask any more."""

        async def job() -> None:
            asked = self._open(number).asked
            if asked.guest != guest:
                raise Trouble("not-your-proposal")
            entry = Withdrawn(at=self._table.now(), guest=guest, seat=asked.seat, name=asked.name)
            self._table.broadcast(await self._table.commit(entry))

        await self._table.alone(job)

    # ---- what may be asked ----

    @property
    def _history(self) -> History:
        return self._table.history

    def _own(self, guest: str) -> list[int]:
        """The seats of whoever plays here."""
        own = self._history.held_by(guest)
        if not own:
            raise Trouble("not-at-the-table")
        return own

    def _name(self, seat: int) -> str:
        return seat_name(self._history.seats, seat, self._table.guests.name) or ""

    def _open(self, number: int) -> Proposal:
        self._table.referee.open()
        proposal = self._history.consent.open
        if proposal is None or proposal.number != number:
            raise Trouble("proposal-gone")
        return proposal

    def _judged(self, guest: str, what: Wanted, seat: int | None) -> int:
        """The lines that would stand then; raises `Trouble` if it cannot be asked for now."""
        history, referee = self._history, self._table.referee
        referee.open()
        referee.begun()
        if history.over:
            raise Trouble("over")
        if what == "undo" and history.rated:
            raise Trouble("rated-undo")
        if what == "undo":
            return self._point(guest, seat)
        if what == "pause" and history.paused:
            raise Trouble("paused")
        if what == "go-on" and not history.paused:
            raise Trouble("not-paused")
        return history.lines

    def _point(self, guest: str, seat: int | None) -> int:
        """Where the last decision of an own seat began."""
        own = self._history.seats_of(guest)
        if seat is None and len(own) == 1:
            seat = own[0]
        self._table.referee.going()
        self._table.referee.own_seat(guest, -1 if seat is None else seat)
        assert seat is not None
        point = self._history.match.last_decision(seat)
        if point is None:
            raise Trouble("nothing-to-undo")
        return point

    def _refuse_soon(self, guest: str, what: Wanted) -> None:
        """Whoever was refused lets the others alone for a while."""
        turned_down = self._history.consent.turned_down.get((guest, what))
        if turned_down is None:
            return
        wait = turned_down + self._table.settings.ask_again - self._table.now()
        if wait > 0:
            raise Trouble("asked-lately", minutes=math.ceil(wait / 60))

    def _agreed_on(self, asked: Proposed) -> Change:
        """What all agreed on, as an entry."""
        now = self._table.now()
        if asked.what == "undo":
            return WentBack(at=now, seat=asked.seat, line=asked.line)
        if asked.what == "abandon":
            return Abandoned(at=now)
        return Paused(at=now, on=asked.what == "pause")
