"""One server for one folder with a SQLite database: a lock that the system lets go of by itself."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FILE = "server.lock"


class InUse(Exception):
    """Another server holds the folder; `process`: which one, if it said so."""

    def __init__(self, folder: Path, process: str) -> None:
        super().__init__(str(folder))
        self.process = process


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The folder is ours for as long as this lasts; raises `InUse` if it is somebody else's.

    The file stays: whoever removes it would let two servers hold two files of one name.
    """
    with os.fdopen(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600), "r+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(folder, file.read(20).strip()) from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield
