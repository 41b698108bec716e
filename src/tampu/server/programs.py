"""Programs of guests: a bot that anybody wrote plays a seat, and comes to it with a token.

A token is told once, to whoever brought the program. Only its hash is kept, as the id of the guest
who sits on that seat of that table: to everybody else's seats and tables it is no key at all.
"""

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from tampu.server.history import History
from tampu.server.journal import Change, Keyed
from tampu.server.problems import Trouble
from tampu.server.settings import Settings

T = TypeVar("T")
PROGRAM = "program-"
"""How the id of a program begins, and no other guest's."""
SCHEME = "bearer"


class Writer(Protocol):
    """A table, as far as a token needs it."""

    history: History
    settings: Settings

    def broadcast(self, since: int) -> None:
        """Everybody at the table learns what happened since."""

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a change alone."""

    async def commit(self, entry: Change) -> int:
        """To the disk, then into memory; only while alone."""


def is_program(guest: str | None) -> bool:
    return guest is not None and guest.startswith(PROGRAM)


def program_of(token: str) -> str:
    """The id of the program that has this token."""
    return PROGRAM + hashlib.sha256(f"tampu.program {token}".encode()).hexdigest()[:40]


def token_in(header: str | None) -> str | None:
    """The token in an Authorization header; None: there is none.

    What else may stand there, such as the password of a whole site, is a proxy's affair.
    """
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == SCHEME else None


async def new_token(table: Writer, guest: str, seat: int) -> str:
    """A token for the program on this seat, for its owner; a former one opens nothing any more."""
    token = f"tampu_{secrets.token_urlsafe(32)}"

    async def job() -> None:
        history = table.history
        if not 0 <= seat < len(history.seats):
            raise Trouble("no-such-seat", number=seat)
        if history.seats[seat].owner != guest:
            raise Trouble("not-your-seat", seat=seat)
        if history.over:
            raise Trouble("over")
        entry = Keyed(at=table.settings.clock.now(), seat=seat, guest=program_of(token))
        table.broadcast(await table.commit(entry))

    await table.alone(job)
    return token
