"""A PostgreSQL server of the tests' own: no port, only a socket in a folder."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.machine import find_postgres

GUARDED = "guarded"
"""Whoever comes under this name must say a password."""


def _as_owner(folder: Path, *command: str | Path) -> None:
    """PostgreSQL refuses to run as root: then it runs as the user that Debian made for it."""
    order = [str(part) for part in command]
    if os.geteuid() == 0:
        who = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
        order = [*who, "env", f"HOME={folder}", *order]
    subprocess.run(order, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@contextmanager
def postgres() -> Iterator[str]:
    """The folder with the socket of a fresh server, for as long as it is needed."""
    initdb = find_postgres()
    assert initdb is not None
    programs = Path(initdb).parent
    folder = Path(tempfile.mkdtemp(prefix="tampu-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    try:
        data, log = folder / "data", folder / "log"
        how: list[str | Path] = [
            "-U",
            "tampu",
            "--auth=trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
        ]
        _as_owner(folder, programs / "initdb", "-D", data, *how)
        rules = data / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\n{rules.read_text()}")
        options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=60"
        ctl: list[str | Path] = [programs / "pg_ctl", "-D", data, "-w", "-s"]
        _as_owner(folder, *ctl, "-l", log, "-o", options, "start")
        try:
            yield str(folder)
        finally:
            _as_owner(folder, *ctl, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
