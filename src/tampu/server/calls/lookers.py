"""Who looks at a table now, here or at another process: nobody is called who does."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

from tampu.server.table import Table

AT_ONCE = 100
"""Guests in one line to the other processes."""


class Lookers:
    """Everybody who looks, in whichever tab, at whichever process.

    Processes tell each other `looks <guest> …`, `blinks <guest>`, and `gaze`: say who looks.
    """

    def __init__(self) -> None:
        self._here: defaultdict[str, set[str]] = defaultdict(set)
        self._elsewhere: dict[int, set[str]] = {}
        self.left: Callable[[str], None] = lambda _: None
        """Called when a guest looks at no table any more."""
        self.tell: Callable[[str], None] = lambda _: None
        """Tells the other processes, if there are any."""

    def look(self, guest: str) -> bool:
        """Whether this guest looks at any table."""
        return guest in self._here or any(guest in they for they in self._elsewhere.values())

    def glanced(self, table: Table, guest: str) -> bool:
        """A guest may look at a table, or do so no more; whether they look there, or did."""
        before = guest in self._here
        looked = before and table.head.id in self._here[guest]
        looks = table.presence.looks(guest)
        if looks:
            self._here[guest].add(table.head.id)
        elif looked:
            self._here[guest].discard(table.head.id)
            if not self._here[guest]:
                del self._here[guest]
        if before != (guest in self._here):
            self.tell(f"{'blinks' if before else 'looks'} {guest}")
            self._gone([guest] if before else [])
        return looks or looked

    # ---- the other processes ----

    def heard(self, process: int, kind: str, guests: list[str]) -> None:
        """What another process said."""
        they = self._elsewhere.setdefault(process, set())
        if kind == "looks":
            they.update(guests)
        elif kind == "blinks":
            they.difference_update(guests)
            self._gone(guests)

    def here(self) -> Iterator[str]:
        """What the others must know of us."""
        guests = sorted(self._here)
        for start in range(0, len(guests), AT_ONCE):
            yield " ".join(["looks", *guests[start : start + AT_ONCE]])

    def only(self, processes: set[int]) -> None:
        """Whoever looked at another process than these does so no more."""
        for process in self._elsewhere.keys() - processes:
            self._gone(self._elsewhere.pop(process))

    def _gone(self, guests: Iterable[str]) -> None:
        for guest in guests:
            if not self.look(guest):
                self.left(guest)
