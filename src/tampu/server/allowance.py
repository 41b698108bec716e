"""What somebody may do only so often: counted by all processes together, or by this one alone."""

import hashlib
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tampu.server.limits import Buckets, refuse_for
from tampu.server.logs import note_error
from tampu.server.settings import Limits
from tampu.server.store.store import Store

if TYPE_CHECKING:
    from tampu.server.store.buckets import SharedBuckets

SAME_ADDRESS = 5
"""So many guests may share one address before they slow each other down."""
EVERYBODY = 20
"""So many addresses may try secrets at the same time before they slow each other down."""
PAUSE = 5.0
"""Seconds for which a store that did not answer is not asked again."""
SLACK = 0.01
"""A part of a token: sums of moments are not exact."""


class Marks:
    """Stand for who does what: neither address nor guest can be read from them."""

    def __init__(self, secret: str) -> None:
        self._secret = hashlib.sha256(secret.encode()).digest()

    def mark(self, what: str, who: str) -> str:
        told = f"{what} {who}".encode()
        return hashlib.blake2b(told, digest_size=16, key=self._secret).hexdigest()


class Tally:
    """Where the processes that share a store count; nobody is told who it is, nor is the store."""

    def __init__(self, buckets: "SharedBuckets", secret: str) -> None:
        self.buckets = buckets
        self.marks = Marks(secret)
        self._silent_until = 0.0

    @property
    def answers(self) -> bool:
        """Whether it is worth asking."""
        return time.monotonic() >= self._silent_until

    def failed(self, error: Exception) -> None:
        """It is left alone for a while, so that not everybody waits for it."""
        note_error("limits-failed", error)
        self._silent_until = time.monotonic() + PAUSE


def tally_of(store: Store, secret: str) -> Tally | None:
    """Where the processes at this store count together; None: there is only one."""
    if not store.shared:
        return None
    from tampu.server.store.buckets import SharedBuckets  # loads the dialect of PostgreSQL

    return Tally(SharedBuckets(store.engine), secret)


class Allowance:
    """At most `most` at once, `rate` more per second, for everybody who asks.

    A store that does not answer neither opens the gates nor locks anybody out: until it does, this
    process counts by itself.
    """

    def __init__(self, what: str, rate: float, most: float, tally: Tally | None) -> None:
        self._what = what
        self._own = Buckets(rate, most)
        self._each = 1 / max(rate, 1e-9)
        self._whole = (most + SLACK) * self._each
        self._tally = tally if most >= 1 else None

    async def take(self, who: str) -> None:
        """Refuses whoever asks too often."""
        refuse_for(await self._wait(who, taking=True))

    async def may(self, who: str) -> None:
        """Refuses whoever has used up what they had; whoever has not, keeps it."""
        refuse_for(await self._wait(who, taking=False))

    async def _wait(self, who: str, taking: bool) -> float:
        """Seconds until somebody may; 0: now."""
        tally = self._tally
        if tally is not None and tally.answers:
            ask = tally.buckets.take if taking else tally.buckets.look
            try:
                return await ask(tally.marks.mark(self._what, who), self._each, self._whole)
            except (SQLAlchemyError, OSError) as error:
                tally.failed(error)
        return self._own.wait(who, taking)


class Allowances:
    """All that may be done only so often, by the limits of the house."""

    def __init__(self, limits: Limits, tally: Tally | None) -> None:
        def allowance(what: str, per_minute: float, most: float, share: int = 1) -> Allowance:
            return Allowance(what, share * per_minute / 60, share * most, tally)

        tables = limits.tables_per_minute, limits.tables_at_once
        passwords = limits.passwords_per_minute, limits.passwords_at_once
        self.tables = allowance("tables of guest", *tables)
        self.tables_of_address = allowance("tables of address", *tables, SAME_ADDRESS)
        self.passwords = allowance("passwords of guest", *passwords)
        self.passwords_of_address = allowance("passwords of address", *passwords, SAME_ADDRESS)
        self.passwords_of_table = allowance("passwords of table", *passwords, SAME_ADDRESS)
        guesses = limits.guesses_per_minute, limits.guesses_at_once
        self.guesses_of_address = allowance("guesses of address", *guesses)
        self.guesses_of_all = allowance("guesses of all", *guesses, EVERYBODY)
        self.records = allowance("records", limits.records_per_minute, limits.records_at_once)
        self.replays = allowance("replays", limits.replays_per_minute, limits.replays_at_once)
        self.hints = allowance("hints", limits.hints_per_minute, limits.hints_at_once)
        analyses = limits.analyses_per_minute, limits.analyses_at_once
        self.analyses = allowance("analyses of guest", *analyses)
        self.analyses_of_address = allowance("analyses of address", *analyses, SAME_ADDRESS)
        weighings = limits.weighings_per_minute, limits.weighings_at_once
        self.weighings = allowance("weighings of guest", *weighings)
        self.weighings_of_address = allowance("weighings of address", *weighings, SAME_ADDRESS)
        reports = limits.reports_per_minute, limits.reports_at_once
        self.reports = allowance("reports of guest", *reports)
        self.reports_of_address = allowance("reports of address", *reports, SAME_ADDRESS)
        calls = limits.calls_per_minute, limits.calls_at_once
        self.calls = allowance("calls of guest", *calls)
        self.calls_of_address = allowance("calls of address", *calls, SAME_ADDRESS)
        letters = limits.letters_per_hour / 60, limits.letters_per_hour
        self.letters = allowance("letters of guest", *letters)
        self.letters_of_address = allowance("letters of address", *letters, SAME_ADDRESS)
        self.letters_to = allowance("letters to", *letters)
        self.wrong_keys = allowance(
            "wrong keys", limits.wrong_keys_per_minute, limits.wrong_keys_at_once
        )
