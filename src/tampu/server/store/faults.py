"""What kind of trouble with the store an error is, whichever layer it comes from."""

import errno
import sqlite3
from collections.abc import Iterator
from typing import Literal, cast, get_args

from sqlalchemy.exc import SQLAlchemyError

Kind = Literal["full", "read-only", "damaged", "newer", "older", "unreachable", "driver", "other"]

_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_POSTGRES: list[tuple[str, Kind]] = [
    ("53100", "full"),
    ("25006", "read-only"),
    ("XX00", "damaged"),
    ("08", "unreachable"),
    ("28", "unreachable"),
    ("3D", "unreachable"),
    ("53300", "unreachable"),
    ("57P", "unreachable"),
]
"""The beginnings of PostgreSQL's codes."""
_SYSTEM: dict[int, Kind] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


class StoreError(Exception):
    """It was not read or not written, or nobody knows whether it was; `kind`: why."""

    def __init__(self, text: str, kind: Kind = "other") -> None:
        super().__init__(text)
        self.kind = kind


class NewerSchema(Exception):
    """The database has seen migrations that this version does not know."""

    def __init__(self, seen: str, known: str) -> None:
        super().__init__(seen)
        self.seen = seen
        self.known = known


class OlderSchema(Exception):
    """The database has not seen all migrations yet: a server must have used it once."""


def is_of_store(error: BaseException) -> bool:
    """Whether it is the store's trouble, and not a mistake of ours."""
    known = (OSError, SQLAlchemyError, sqlite3.Error, StoreError, NewerSchema, OlderSchema)
    return isinstance(error, known) or kind_of(error) != "other"


def kind_of(error: BaseException) -> Kind:
    """The kind of the first error in the chain that tells."""
    for each in _chain(error):
        if isinstance(known := getattr(each, "kind", None), str) and known in get_args(Kind):
            return cast(Kind, known)
        if isinstance(each, NewerSchema):
            return "newer"
        if isinstance(each, OlderSchema):
            return "older"
        if isinstance(each, ModuleNotFoundError):
            return "driver"
        code = getattr(each, "sqlite_errorcode", None)
        if isinstance(code, int):
            return _SQLITE.get(code & 0xFF, "other")
        state = getattr(each, "sqlstate", None)
        if isinstance(state, str):
            return next((kind for start, kind in _POSTGRES if state.startswith(start)), "other")
        if isinstance(each, ConnectionError | TimeoutError):
            return "unreachable"
        if isinstance(each, OSError) and each.errno is not None:
            return _SYSTEM.get(each.errno, "unreachable" if each.filename is None else "other")
    return "other"


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """The error, and what it was made of: the innermost first."""
    found = []
    while error is not None and error not in found:
        found.append(error)
        error = getattr(error, "orig", None) or error.__cause__ or error.__context__
    yield from reversed(found)
