"""What the server hands out and knows again: signed, for some minutes, good once.

Nothing is kept of it until it is used, and any process that has the keys can read it.
"""

import hashlib
import secrets
import time

from itsdangerous import BadSignature, Signer
from sqlalchemy import Executable, delete, insert, select

from tampu.server.store import schema
from tampu.server.store.store import Store

MINUTES = 5


class Seals:
    """Signs what must come back."""

    def __init__(self, keys: list[str]) -> None:
        self._signer = Signer(keys[::-1], salt="tampu.identity")

    def seal(self, text: str) -> str:
        """The text, such that nobody else can have written it."""
        until = int(time.time() + 60 * MINUTES)
        return self._signer.sign(f"{until} {secrets.token_hex(16)} {text}").decode()

    def open(self, sealed: str) -> str | None:
        """What was sealed; None: forged, or too late."""
        try:
            until, _, text = self._signer.unsign(sealed).decode().split(" ", 2)
        except (BadSignature, UnicodeError, ValueError):
            return None
        return text if time.time() < int(until) else None


def spending(what: str) -> list[Executable]:
    """What uses up a thing that is good once: the second time it cannot be written."""
    now = time.time()
    old = delete(schema.spent).where(schema.spent.c.until < now)
    return [old, insert(schema.spent).values(mark=_mark(what), until=now + 3600.0)]


async def is_spent(store: Store, what: str) -> bool:
    """Whether it was used up."""
    return bool(await store.rows(select(schema.spent).where(schema.spent.c.mark == _mark(what))))


def _mark(what: str) -> str:
    return hashlib.sha256(f"tampu.spent {what}".encode()).hexdigest()
