"""What players add to the seed, so that nobody can choose a deal, not even the host.

A player promises a share by its hash; once all promises are known, the shares themselves are
shown. The game's seed is the hash of the host's secret and of all promises and shares, written as
in the record:

    tampu seed 1 <secret> A=<promise>:<share> C=<promise>:none

A share that never came is none; its promise counts all the same, so it cannot be hidden later.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tampu.core.commitment import commitment_to

SEAT_NAMES: Final = "ABCDEFGH"
TAG: Final = "tampu seed 1"


@dataclass(frozen=True)
class Share:
    """What one seat adds: the hash that it promised, and the value behind it; None: never came."""

    seat: int
    promise: str
    value: str | None = None

    @property
    def who(self) -> str:
        return SEAT_NAMES[self.seat]

    @property
    def kept(self) -> bool:
        """Whether the share, if it came, is the promised one."""
        return self.value is None or commitment_to(self.value) == self.promise


def share_text(shares: Sequence[Share]) -> str:
    """The shares on one line, as the record and the seed have them."""
    return " ".join(f"{share.who}={share.promise}:{share.value or 'none'}" for share in shares)


def seed_of_game(secret: str, shares: Sequence[Share]) -> str:
    """The seed that all chance comes from; without any promise it is the secret itself."""
    if not shares:
        return secret
    return hashlib.sha256(f"{TAG} {secret} {share_text(shares)}".encode()).hexdigest()
