"""Somebody leads the others through a game that is over: where the leader looks, they look.

Nothing of it is stored. Other processes are told by lines, and all of them, this one too, act on
those lines in the order in which the database passes them on: so they agree on who leads.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol
from weakref import WeakKeyDictionary

from tampu.server.guests import Guests
from tampu.server.history import History
from tampu.server.perspective import encode
from tampu.server.presence import Listener
from tampu.server.problems import Trouble
from tampu.server.programs import is_program
from tampu.server.wire import Lead, Led

NOBODY = "-"


class Room(Protocol):
    """A table, as far as a leader needs it."""

    history: History
    guests: Guests

    def tell(self, frame: Callable[[Listener], bytes]) -> None:
        """A frame for everybody here."""


@dataclass(frozen=True)
class Leader:
    """Who leads, and where they look; `mark`: of the leader's browser, `process`: where it is."""

    mark: str
    process: int
    name: str
    line: int
    eyes: int | None


class Leading:
    """Who leads at one table, as this process knows it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._marks: WeakKeyDictionary[Listener, str] = WeakKeyDictionary()
        self.now: Leader | None = None
        self.pass_on: Callable[[str], None] = lambda line: self.heard(0, line)
        """Where there are several processes: tells all of them."""

    # ---- what a browser does ----

    def lead(self, listener: Listener, wish: Lead) -> None:
        """Take the lead, look somewhere, or let go of the lead."""
        if listener.guest is None:
            raise Trouble("no-guest")
        if is_program(listener.guest):
            raise Trouble("not-for-programs")
        history = self._room.history
        if not history.over:
            raise Trouble("not-over")
        if not 0 <= wish.line <= history.lines:
            raise Trouble("no-such-line", line=wish.line)
        if wish.eyes is not None and not 0 <= wish.eyes < len(history.seats):
            raise Trouble("no-such-seat", number=wish.eyes)
        mark = self._marks.setdefault(listener, secrets.token_hex(6))
        leads = self.now is not None and self.now.mark == mark
        if wish.do == "stop":
            self._let_go(mark)
        elif leads or wish.do == "take":
            name = self._room.guests.name(listener.guest)
            eyes = NOBODY if wish.eyes is None else wish.eyes
            self.pass_on(f"{mark} {wish.line} {eyes} {name}")

    def left(self, listener: Listener) -> None:
        """A browser went: whoever led by it does not lead any more."""
        self._let_go(self._marks.get(listener, NOBODY))

    def _let_go(self, mark: str) -> None:
        if self.now is not None and self.now.mark == mark:
            self.pass_on(f"{mark} {NOBODY}")

    # ---- what all processes do ----

    def heard(self, process: int, line: str) -> None:
        """A line that some process passed on."""
        mark, at, *rest = line.split(" ", 3)
        if at == NOBODY:
            self._set(self.now if self.now is None or self.now.mark != mark else None)
        elif len(rest) == 2 and self._room.history.over:
            eyes, name = rest
            seat = None if eyes == NOBODY else int(eyes)
            self._set(Leader(mark, process, name, int(at), seat))

    def repeat(self) -> None:
        """Another process wants to know."""
        now = self.now
        if now is not None and now.mark in self._marks.values():
            eyes = NOBODY if now.eyes is None else now.eyes
            self.pass_on(f"{now.mark} {now.line} {eyes} {now.name}")

    def only(self, processes: set[int]) -> None:
        """Whoever led from another process than these is gone."""
        if self.now is not None and self.now.process not in processes:
            self._set(None)

    def _set(self, leader: Leader | None) -> None:
        if leader != self.now:
            self.now = leader
            self._room.tell(lambda listener: encode(self.told(listener)))

    def told(self, listener: Listener) -> Led:
        """Who leads, and whether it is this browser."""
        now = self.now
        if now is None:
            return Led(name=None, line=0, eyes=None)
        mine = self._marks.get(listener) == now.mark
        return Led(name=now.name, line=now.line, eyes=now.eyes, mine=mine)
