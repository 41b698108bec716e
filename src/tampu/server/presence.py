"""Who is at a table: the browsers connected here, and those at other processes."""

import time
from typing import Protocol

from tampu.server.wallclock import WALL, WallClock


class Listener(Protocol):
    """A browser at the table."""

    guest: str | None
    looks: bool
    """Whether the page can be seen now: not in a tab behind others, nor on a screen that is off."""
    device: str | None
    """Of a guest's browser; a program has none."""

    def news(self, frame: bytes) -> None:
        """Something changed, as this guest may know it."""

    def end(self) -> None:
        """The table must be opened anew."""


class Presence:
    """Who is here, and since when who is not."""

    def __init__(self, clock: WallClock = WALL) -> None:
        self._clock = clock
        self.listeners: set[Listener] = set()
        self.everybody: set[str] = set()
        """The guests who are here, at whichever process."""
        self._elsewhere: dict[int, frozenset[str]] = {}
        self._opened = time.monotonic()
        self._left: dict[str, float] = {}
        self._opened_at = self._clock.now()
        self._left_at: dict[str, float] = {}

    @property
    def local(self) -> set[str]:
        """The guests whose browsers are connected to this process."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    @property
    def nameless(self) -> int:
        """How many browsers look on here that the house does not know."""
        return sum(listener.guest is None for listener in self.listeners)

    def is_here(self, guest: str) -> bool:
        return guest in self.everybody

    def looks(self, guest: str) -> bool:
        """Whether this guest sees the table now, at this process."""
        return any(each.guest == guest and each.looks for each in self.listeners)

    def is_only(self, guest: str) -> bool:
        """Whether nobody else looks, not even a browser without a name, as far as is known here."""
        return self.everybody == {guest} and not self.nameless

    def away(self, guest: str) -> float:
        """For how many seconds this guest has not been here."""
        if self.is_here(guest):
            return 0.0
        return time.monotonic() - self._left.get(guest, self._opened)

    def gone_since(self, guest: str) -> float | None:
        """The moment at which this guest was last seen here; None while here."""
        return None if self.is_here(guest) else self._left_at.get(guest, self._opened_at)

    def enter(self, listener: Listener) -> set[str]:
        """A browser comes; which guests that changes."""
        self.listeners.add(listener)
        return self._changed() | self._unknown(listener)

    def leave(self, listener: Listener) -> set[str]:
        """A browser goes; which guests that changes."""
        self.listeners.discard(listener)
        return self._changed() | self._unknown(listener)

    def at(self, process: int, guests: frozenset[str]) -> set[str]:
        """These guests are at another process, and no others; which guests that changes."""
        self._elsewhere[process] = guests
        if not guests:
            del self._elsewhere[process]
        return self._changed()

    def only(self, processes: set[int]) -> set[str]:
        """Whoever was at another process than these is gone; which guests that changes."""
        self._elsewhere = {n: who for n, who in self._elsewhere.items() if n in processes}
        return self._changed()

    def _unknown(self, listener: Listener) -> set[str]:
        """A browser that the house does not know counts too, under no name."""
        return {""} if listener.guest is None else set()

    def _changed(self) -> set[str]:
        before, now = self.everybody, self.local.union(*self._elsewhere.values())
        self.everybody = now
        self._left |= dict.fromkeys(before - now, time.monotonic())
        self._left_at |= dict.fromkeys(before - now, self._clock.now())
        return before ^ now
