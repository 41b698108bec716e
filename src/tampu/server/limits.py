"""How fast is too fast: token buckets."""

import time
from collections import OrderedDict

from tampu.server.problems import Trouble

NEVER = 3600.0


class Bucket:
    """Holds at most `most` tokens; `rate` come back per second; everything done takes one."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._tokens = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token to take."""
        if not self.has():
            return False
        self.pay(1)
        return True

    def has(self) -> bool:
        """Whether there is a token."""
        now = time.monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens >= 1

    def pay(self, tokens: float) -> None:
        """So many are gone, and may be owed."""
        self._tokens -= tokens

    @property
    def wait(self) -> float:
        """Seconds until there is a token again; where none ever comes back, an hour."""
        return min(NEVER, max(0.0, (1 - self._tokens) / max(self._rate, 1e-9)))


def refuse_for(seconds: float) -> None:
    """Says when to try again; 0: there is nothing to wait for."""
    if seconds > 0:
        raise Trouble("too-fast", seconds=int(min(NEVER, seconds)) + 1)


class Buckets:
    """One bucket for everybody who asks; those who did not ask for long are forgotten."""

    def __init__(self, rate: float, most: float, people: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._people = people
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """Refuses whoever asks too often."""
        refuse_for(self.wait(who))

    def allows(self, who: str) -> bool:
        """Whether somebody may, who thereby does."""
        return self._of(who).take()

    def wait(self, who: str, taking: bool = True) -> float:
        """Seconds until somebody may; 0: now, and if `taking`, thereby does."""
        bucket = self._of(who)
        may = bucket.take() if taking else bucket.has()
        return 0.0 if may else bucket.wait

    def _of(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._most)
        self._buckets[who] = bucket
        if len(self._buckets) > self._people:
            self._buckets.popitem(last=False)
        return bucket
