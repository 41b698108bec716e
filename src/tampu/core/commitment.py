"""Fair chance at a real table: a secret seed, its hash shown before, the seed itself after.

The outcome of each chance line comes from the seed and the number of the line alone, so anybody
can recompute every shuffle once the seed is revealed.
"""

import hashlib
import hmac
import re

from tampu.core.contract import State

SEED_BYTES = 32
_HEX = re.compile(r"[0-9a-f]{64}")


def is_seed(text: str) -> bool:
    """Whether the text is a seed or a commitment: 64 hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


def commitment_to(seed: str) -> str:
    """The hash that is published before the first line."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def number_below(seed: str, line: int, limit: int) -> int:
    """A whole number from 0 to limit - 1 for this line, every one equally likely."""
    fair = (1 << 64) - (1 << 64) % limit
    attempt = 0
    while True:
        message = f"{line}/{attempt}".encode()
        digest = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < fair:
            return number % limit
        attempt += 1


def outcome(seed: str, line: int, state: State) -> int:
    """What CHANCE does on this line."""
    outcomes = state.outcomes()
    number = number_below(seed, line, sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        if number < weight:
            return action
        number -= weight
    raise ValueError("chance was not asked")
