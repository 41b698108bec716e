"""Waiters: who waits for somebody to think, so that nobody fills the queue alone."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tampu.server.allowance import SAME_ADDRESS
from tampu.server.problems import Trouble

SOON = 1
"""Seconds after which it may be tried again."""


class Waiters:
    """What each guest waits for at once, and all at one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()

    @contextmanager
    def waits(self, guest: str | None, home: str) -> Iterator[None]:
        """One thing more, as long as this lasts; refuses whoever waits for too many."""
        marks = {f"address {home}": SAME_ADDRESS * self._most}
        marks |= {} if guest is None else {f"guest {guest}": self._most}
        if any(self._waiting[mark] >= most for mark, most in marks.items()):
            raise Trouble("too-fast", seconds=SOON)
        self._waiting.update(marks.keys())
        try:
            yield
        finally:
            self._waiting.subtract(marks.keys())
            self._waiting += Counter()
