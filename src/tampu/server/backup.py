"""Backup and restore: one consistent copy of the store, the key, and a manifest of both.

A backup is a folder. It is written under another name first, so one that is there is whole.
"""

import asyncio
import contextlib
import hashlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import URL, text
from sqlalchemy.engine import make_url

from tampu.server.guests import KEY_FILE
from tampu.server.lock import FILE as LOCK_FILE
from tampu.server.lock import InUse, held
from tampu.server.settings import Settings
from tampu.server.store.engine import engine_for
from tampu.server.store.migrate import newest
from tampu.server.store.schema import metadata

MANIFEST = "manifest.json"
DATABASE = "tampu.sqlite3"
DUMP = "tampu.pgdump"
FORMAT = 1
COUNTED = ("tables", "journal", "guests", "records")
PACKAGED = Path("/usr/lib/postgresql")


class Copied(msgspec.Struct, frozen=True):
    """A file of a backup."""

    bytes: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a backup is."""

    format: int = FORMAT
    made: str
    tampu: str
    store: Literal["sqlite", "postgresql"]
    revision: str
    """The newest migration that the database has seen."""
    counts: dict[str, int]
    files: dict[str, Copied]


class BackupError(Exception):
    """It cannot be done: `problem` is the id of a sentence (`backup-<problem>`)."""

    def __init__(self, problem: str, **facts: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.facts = facts


# ---- making one ----


def back_up(settings: Settings, target: Path) -> Manifest:
    """Copy a server's store and key while it runs, or while it does not."""
    if target.exists():
        raise BackupError("exists", folder=str(target))
    draft = target.with_name(f"{target.name}.part")
    with _private(), contextlib.ExitStack() as undo:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft.mkdir(mode=0o700)
        undo.callback(shutil.rmtree, draft, ignore_errors=True)
        if settings.store is None:
            about = _copy_sqlite(settings.data / DATABASE, draft / DATABASE)
        else:
            about = asyncio.run(_dump_postgres(settings, draft / DUMP))
        if (settings.data / KEY_FILE).exists():
            shutil.copy2(settings.data / KEY_FILE, draft / KEY_FILE)
        manifest = _manifest(draft, **about)
        (draft / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        for file in draft.iterdir():
            _sync(file)
        _sync(draft)
        draft.rename(target)
        _sync(target.parent)
        undo.pop_all()
    return manifest


def _manifest(folder: Path, store: Any, revision: str, counts: dict[str, int]) -> Manifest:
    return Manifest(
        made=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        tampu=version("tampu"),
        store=store,
        revision=revision,
        counts=counts,
        files={file.name: _copied(file) for file in sorted(folder.iterdir())},
    )


def _copy_sqlite(source: Path, target: Path) -> dict[str, Any]:
    """By SQLite's own online backup, in one step: what is written meanwhile is not in it."""
    if not source.exists():
        raise BackupError("no-store", folder=str(source.parent))
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.execute("PRAGMA busy_timeout=10000")
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        (state,) = there.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise BackupError("damaged", folder=str(source.parent))
        counts = {
            name: there.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
            for name in COUNTED
        }
        (revision,) = there.execute("SELECT version_num FROM alembic_version").fetchone()
    return {"store": "sqlite", "revision": revision, "counts": counts}


async def _dump_postgres(settings: Settings, target: Path) -> dict[str, Any]:
    """By pg_dump, from the very moment that the counts are of."""
    tool = _tool("pg_dump")
    engine = engine_for(settings.database)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            moment = await connection.scalar(text("SELECT pg_export_snapshot()"))
            counts = {
                name: await connection.scalar(text(f"SELECT count(*) FROM {name}"))  # noqa: S608
                for name in COUNTED
            }
            revision = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            how = ["--format=custom", "--no-owner", "--no-privileges", f"--snapshot={moment}"]
            how.append("--no-unlogged-table-data")  # who asked how often is nobody's affair
            await _run(tool, settings, *how, f"--file={target}")
    finally:
        await engine.dispose()
    return {"store": "postgresql", "revision": revision, "counts": counts}


# ---- taking one back ----


def restore(settings: Settings, source: Path, force: bool = False) -> Manifest:
    """Put a backup in the place of a store. What was there before is kept beside it."""
    manifest = examined(source)
    kind = "sqlite" if settings.store is None else "postgresql"
    if manifest.store != kind:
        raise BackupError("other-store", backup=manifest.store, store=kind)
    with _private():
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if settings.store is not None:
            asyncio.run(_restore_postgres(settings, source / DUMP, force))
            _replace(settings.data, source, [KEY_FILE], force)
            return manifest
        try:
            with held(settings.data):
                _hand_over(settings.data / LOCK_FILE)
                _replace(settings.data, source, [DATABASE, KEY_FILE], force)
        except InUse:
            raise BackupError("running", folder=str(settings.data)) from None
    return manifest


def examined(source: Path) -> Manifest:
    """The manifest of a backup that is whole, and not from a later version of Tampu."""
    try:
        manifest = msgspec.json.decode((source / MANIFEST).read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        raise BackupError("no-manifest", folder=str(source)) from None
    if manifest.format > FORMAT or manifest.revision > newest():
        raise BackupError("newer", folder=str(source), version=manifest.tampu)
    for name, copied in manifest.files.items():
        file = source / Path(name).name
        if not file.is_file() or _copied(file) != copied:
            raise BackupError("changed", file=str(file))
    return manifest


def _replace(data: Path, source: Path, names: list[str], force: bool) -> None:
    """Files of a backup into a folder; those in the way are moved aside, or are why it cannot be.

    SQLite keeps files beside its own: left there, they would spoil the new one.
    """
    wanted = [name for name in names if (source / name).exists()]
    beside = [f"{name}{end}" for name in wanted for end in ("", "-wal", "-shm", "-journal")]
    old = [data / name for name in beside if (data / name).exists()]
    if old and not force:
        same = all(file.name == KEY_FILE and _same(file, source / KEY_FILE) for file in old)
        if not same:
            raise BackupError("in-the-way", file=str(old[0]))
    if old:
        aside = data / time.strftime("before-restore-%Y%m%d-%H%M%S", time.gmtime())
        aside.mkdir(mode=0o700, exist_ok=True)
        _hand_over(aside)
        for file in old:
            file.rename(aside / file.name)
    for name in wanted:
        draft = data / f"{name}.part"
        shutil.copyfile(source / name, draft)
        _hand_over(draft)
        _sync(draft)
        draft.rename(data / name)
    _sync(data)


async def _restore_postgres(settings: Settings, dump: Path, force: bool) -> None:
    """By pg_restore, all or nothing."""
    tool = _tool("pg_restore")
    engine = engine_for(settings.database)
    try:
        async with engine.connect() as connection:
            there = await connection.run_sync(lambda c: c.dialect.has_table(c, "tables"))
    finally:
        await engine.dispose()
    if there and not force:
        raise BackupError("in-the-way", file=make_url(settings.database).database or "")
    how = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"]
    clean = ["--clean", "--if-exists"] if there else []
    await _run(tool, settings, *how, *clean, str(dump))


# ---- files and programs ----


@contextlib.contextmanager
def _private() -> Iterator[None]:
    """What is written is for this user only."""
    former = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(former)


def _hand_over(path: Path) -> None:
    """What root writes into a folder is its owner's: the server that reads it need not be root."""
    if os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _copied(file: Path) -> Copied:
    with file.open("rb") as content:
        return Copied(file.stat().st_size, hashlib.file_digest(content, "sha256").hexdigest())


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def _sync(path: Path) -> None:
    """On the disk, whatever happens now."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _tool(name: str) -> str:
    """A program of PostgreSQL's: from the path, or where Debian keeps the newest one."""
    packaged = sorted(PACKAGED.glob(f"*/bin/{name}"), key=lambda file: file.parts[-3].zfill(4))
    found = shutil.which(name) or (str(packaged[-1]) if packaged else None)
    if found is None:
        raise BackupError("no-tool", tool=name)
    return found


async def _run(tool: str, settings: Settings, *arguments: str) -> None:
    """The password goes by the environment: arguments can be read by everybody on the machine."""
    address = make_url(settings.store or "")
    query = {"sslmode" if key == "ssl" else key: word for key, word in address.query.items()}
    place = (address.host, address.port, address.database)
    shown = URL.create("postgresql", address.username, None, *place, query).render_as_string()
    secret = {"PGPASSWORD": str(address.password)} if address.password is not None else {}
    process = await asyncio.create_subprocess_exec(
        tool,
        *arguments,
        f"--dbname={shown}",
        env=os.environ | secret,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await process.communicate()
    if process.returncode:
        reason = told.decode(errors="replace").strip().splitlines() or [""]
        raise BackupError("tool-failed", tool=Path(tool).name, reason=reason[0].rstrip("."))


assert set(COUNTED) <= metadata.tables.keys()
