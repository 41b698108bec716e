"""Before the server lets anybody in: what can fail at the start is told in one sentence."""

import asyncio
import errno
import os
import secrets
import shutil
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from email.utils import parseaddr
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import Literal

from tampu.server.guests import KEY_FILE, BadKey, secret_keys
from tampu.server.lock import FILE as LOCK_FILE
from tampu.server.lock import InUse, held
from tampu.server.logs import note_error
from tampu.server.mail import Mail, is_address, password_of
from tampu.server.settings import Settings
from tampu.server.store.faults import Kind, NewerSchema, is_of_store, kind_of

Reason = Kind | Literal["door", "metrics-door", "in-use", "key", "word", "mail", "mail-login"]
EXIT: dict[Reason, int] = {
    "door": 3,
    "metrics-door": 3,
    "read-only": 4,
    "full": 5,
    "damaged": 6,
    "newer": 7,
    "unreachable": 8,
    "driver": 8,
    "word": 8,
    "in-use": 9,
    "other": 10,
    "key": 11,
    "mail": 12,
    "mail-login": 12,
}
"""The code with which the program ends; a table in docs/hosting.md explains them."""


class StartFailure(Exception):
    """The server cannot start: `reason` is the id of a sentence (`start-<reason>`)."""

    def __init__(self, reason: Reason, /, **facts: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """The folder can be written and is ours, the store is up to date: until the server ends."""
    make_folder(settings)
    check_keys(settings)
    check_metrics_door(settings)
    check_mail(settings)
    with ExitStack() as alone:
        if settings.store is None:
            alone.enter_context(locked(settings.data))
        open_store(settings)
        yield


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """No other server uses the folder meanwhile."""
    with ExitStack() as lock:
        try:
            lock.enter_context(held(folder))
        except InUse as error:
            raise StartFailure("in-use", folder=str(folder), process=error.process) from None
        except OSError as error:
            raise _of_folder(error, folder / LOCK_FILE) from None
        yield


def make_folder(settings: Settings) -> None:
    """It is there, something can be written to it, and there is room for more."""
    folder = settings.data
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        attempt = folder / f".attempt-{secrets.token_hex(4)}"
        number = os.open(attempt, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(number, b"x" * 4096)
        finally:
            os.close(number)
            attempt.unlink()
        free = shutil.disk_usage(folder).free
    except OSError as error:
        raise _of_folder(error, folder) from None
    if free < settings.free_bytes:
        raise StartFailure("full", place=str(folder))


def _of_folder(error: OSError, place: Path) -> StartFailure:
    kind: Reason = "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "read-only"
    return StartFailure(kind, place=str(place))


def check_keys(settings: Settings) -> None:
    """With a key that can be guessed anybody could be anybody."""
    try:
        secret_keys(settings.data)
    except (BadKey, UnicodeError):
        raise StartFailure("key", place=str(settings.data / KEY_FILE)) from None
    except OSError as error:
        raise _of_folder(error, settings.data / KEY_FILE) from None


def check_metrics_door(settings: Settings) -> None:
    if not settings.metrics_port:
        return
    try:
        socket.create_server((settings.metrics_host, settings.metrics_port)).close()
    except OSError as error:
        door = f"{settings.metrics_host}:{settings.metrics_port}"
        raise StartFailure("metrics-door", door=door, reason=error.strerror or "") from None


def check_mail(settings: Settings) -> None:
    """What is missing to write letters, or that the mail server knows us not. One that does not
    answer now may do so later: people can play without it."""
    server = settings.mail
    if not server.host:
        return
    if not is_address(parseaddr(server.sender)[1]):
        raise StartFailure("mail", setting="mail.sender")
    if not settings.address:
        raise StartFailure("mail", setting="address")
    try:
        if server.user and not password_of(server):
            raise StartFailure("mail", setting="mail.password_file")
    except (OSError, UnicodeError):
        raise StartFailure("mail", setting="mail.password_file") from None
    from aiosmtplib import SMTPAuthenticationError, SMTPException  # heavy, and seldom needed

    try:
        asyncio.run(Mail(server).knock())
    except SMTPAuthenticationError:
        raise StartFailure("mail-login", host=server.host, user=server.user) from None
    except (SMTPException, OSError) as error:
        note_error("mail-unreachable", error)


def open_store(settings: Settings) -> None:
    """Once, to see whether it can be used, and to bring its schema up to date."""
    from tampu.server.config import masked

    place = masked(settings.store) if settings.store else str(settings.data / "tampu.sqlite3")
    if word := _unknown_word(settings):
        raise StartFailure("word", place=place, word=word)
    try:
        if settings.store is None:
            _knock(settings)
        asyncio.run(_try(settings))
    except NewerSchema as error:
        raise StartFailure("newer", place=place, seen=error.seen, known=error.known) from None
    except Exception as error:
        if not is_of_store(error):
            raise
        raise StartFailure(kind_of(error), place=place) from None


def _knock(settings: Settings) -> None:
    """A file that cannot be opened is found out here: a thread that waits for it could not tell
    anybody once the attempt is given up."""
    from sqlalchemy.engine import make_url

    from tampu.server.store.engine import plain_engine_for

    engine = plain_engine_for(make_url(settings.database))
    try:
        engine.connect().close()
    finally:
        engine.dispose()


def _unknown_word(settings: Settings) -> str | None:
    """What an address of PostgreSQL asks for behind its question mark, and the driver cannot do."""
    from sqlalchemy.engine import make_url

    address = make_url(settings.database)
    if address.get_driver_name() != "asyncpg" or find_spec("asyncpg") is None:
        return None
    from asyncpg import connect

    known = signature(connect).parameters
    return next((word for word in address.query if word not in known), None)


async def _try(settings: Settings) -> None:
    from tampu.server.store.store import Store

    store = await Store.open(settings.database)
    try:
        await store.beat()
    finally:
        await store.close()
