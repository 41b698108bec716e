"""What can be in the way when a server starts: one sentence, and a code for each kind."""

import asyncio
import os
import re
import shutil
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest

from tampu.cli.words import LANGUAGES
from tampu.server import lock
from tampu.server.settings import Settings
from tampu.server.start import EXIT
from tampu.server.store import store as stores
from tampu.server.store.faults import kind_of
from tampu.server.store.store import Store
from tests.server.calling import PROGRAM
from tests.server.conftest import new_database
from tests.server.running import Process, running

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


def serve(*arguments: object, lang: str = "en") -> tuple[int, str]:
    """Try to start a server that must not start: its code, and its sentence."""
    done = subprocess.run(
        [PROGRAM, "serve", "--port", "0", "--lang", lang, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd="/",
    )
    assert done.stdout == ""
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.returncode, lines[0]


def a_store(data: Path) -> Path:
    """A folder with an up-to-date database."""

    async def made() -> None:
        data.mkdir(parents=True, exist_ok=True)
        await (await Store.open(Settings(data=data).database)).close()

    asyncio.run(made())
    return data / "tampu.sqlite3"


def test_a_damaged_database(tmp_path: Path):
    (tmp_path / "tampu.sqlite3").write_bytes(b"no database at all" * 1000)
    code, told = serve("--data", tmp_path)
    assert (code, "is damaged" in told, "tampu restore" in told) == (6, True, True)


def test_a_database_of_a_later_version(tmp_path: Path):
    with closing(sqlite3.connect(a_store(tmp_path))) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    code, told = serve("--data", tmp_path)
    assert (code, "later version of Tampu (schema 9999" in told) == (7, True)


def test_a_second_server_on_the_same_folder(tmp_path: Path):
    with lock.held(tmp_path):
        code, told = serve("--data", tmp_path)
        assert (code, f"Another server (process {os.getpid()})" in told) == (9, True)


async def test_a_killed_server_lets_go_of_its_folder(tmp_path: Path):
    process = Process(tmp_path / "data")
    process.start()
    await process.ready()
    with pytest.raises(lock.InUse), lock.held(tmp_path / "data"):
        pass
    process.kill()
    process.start()
    await process.ready()
    assert process.stop() == 0


def test_a_disk_without_room(tmp_path: Path):
    code, told = serve("--data", tmp_path, "--set", f"free_bytes={10**18}")
    assert (code, "no room left" in told) == (5, True)


@contextmanager
def mounted(place: Path, how: str) -> Iterator[None]:
    """A file system of its own, where mounting one is allowed."""
    place.mkdir()
    order = ["mount", "-t", "tmpfs", "-o", how, "tmpfs", str(place)]
    if not shutil.which("mount") or subprocess.run(order, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", str(place)], check=True)


def fill(file: Path) -> None:
    """Until the disk has no room left."""
    number = os.open(file, os.O_WRONLY | os.O_CREAT)
    try:
        while True:
            os.write(number, b"x" * 4096)
    finally:
        os.close(number)


def test_a_disk_that_is_really_full(tmp_path: Path):
    disk = tmp_path / "disk"
    with mounted(disk, "size=256k"):
        with pytest.raises(OSError, match="No space"):
            fill(disk / "filled")
        code, told = serve("--data", disk / "data", "--set", "free_bytes=0")
    assert (code, "no room left" in told) == (5, True)


def test_a_folder_in_which_nothing_can_be_written(tmp_path: Path):
    """To root a folder's rights say nothing: there it is a disk that is read-only."""
    data = tmp_path / "data"
    if os.geteuid() == 0:
        with mounted(data, "ro"):
            code, told = serve("--data", data)
    else:
        data.mkdir(mode=0o555)
        code, told = serve("--data", data)
    assert (code, "Nothing can be written to" in told) == (4, True)


def test_a_database_that_cannot_grow_is_a_full_disk(tmp_path: Path):
    with closing(sqlite3.connect(a_store(tmp_path))) as database:
        database.execute("PRAGMA max_page_count=1")
        with pytest.raises(sqlite3.OperationalError) as caught:
            database.execute(
                "INSERT INTO records (id, text, created) VALUES ('a', ?, 1.0)", ["x" * 100_000]
            )
    assert kind_of(caught.value) == "full"


@pytest.mark.parametrize("name", ["secret.key", "server.lock", "tampu.sqlite3"])
def test_a_file_of_the_folder_that_is_not_ours(tmp_path: Path, name: str):
    """As another user's would be, also to root: a folder in its place."""
    (tmp_path / name).mkdir()
    code, told = serve("--data", tmp_path)
    assert (code, f"Nothing can be written to “{tmp_path / name}”" in told) == (4, True)


def test_a_folder_that_cannot_be_made():
    code, told = serve("--data", "/dev/null/folder")
    assert (code, "Nothing can be written to “/dev/null/folder”" in told) == (4, True)


@pytest.mark.parametrize("where", ["127.0.0.1:1/tampu", "/tampu?host=/nowhere"])
def test_a_postgresql_that_is_not_there(tmp_path: Path, where: str):
    code, told = serve("--data", tmp_path, "--store", f"postgresql://me:secret@{where}")
    assert (code, "does not let us in" in told, "secret" in told) == (8, True, False)


def test_a_word_in_the_address_that_nobody_knows(tmp_path: Path):
    address = "postgresql://me:secret@127.0.0.1:1/tampu?sslmode=disable&colour=blue"
    code, told = serve("--data", tmp_path, "--store", address)
    assert (code, "“colour”" in told, "secret" in told) == (8, True, False)


def test_a_postgresql_database_that_does_not_exist(tmp_path: Path, cluster: str):
    code, _ = serve("--data", tmp_path, "--store", f"postgresql://tampu@/none?host={cluster}")
    assert code == 8


def test_a_port_for_metrics_that_is_taken(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        code, told = serve("--data", tmp_path, "--metrics-port", port)
    assert (code, f"127.0.0.1:{port}" in told) == (3, True)


def test_every_language_says_it(tmp_path: Path):
    (tmp_path / "tampu.sqlite3").write_bytes(b"no database at all" * 1000)
    told = {lang: serve("--data", tmp_path, lang=lang) for lang in LANGUAGES}
    assert {code for code, _ in told.values()} == {6}
    assert len({sentence for _, sentence in told.values()}) == len(LANGUAGES)


def test_every_code_stands_in_the_documentation():
    codes = {int(code) for code in re.findall(r"^\| (\d+) \|", DOCS.read_text(), re.MULTILINE)}
    assert codes == {0, 1, 2, *EXIT.values()}


# ---- health ----


async def health(host: str) -> tuple[int, str | None]:
    async with httpx.AsyncClient(verify=False) as web:
        told = await web.get(f"http://{host}/health")
    return told.status_code, told.json().get("facts", {}).get("reason")


async def test_health_tells_when_nothing_can_be_written(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(stores, "PATIENCE", 0.3)
    monkeypatch.setattr(stores, "FRESH", 0.0)
    async with running(settings) as site:
        assert await health(site.host) == (200, None)
        with closing(sqlite3.connect(settings.data / "tampu.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await health(site.host) == (503, "slow")
        async with asyncio.timeout(30):
            while await health(site.host) != (200, None):
                await asyncio.sleep(0.1)


async def test_health_tells_when_postgresql_takes_nothing(
    tmp_path: Path, cluster: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(stores, "FRESH", 0.0)
    settings = Settings(data=tmp_path / "data", store=await new_database(cluster))
    name = (settings.store or "").partition("@/")[2].partition("?")[0]
    async with running(settings) as site:
        assert await health(site.host) == (200, None)
        door = await asyncpg.connect(host=cluster, user="tampu", database="postgres")
        await door.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await site.house.store.engine.dispose()
        assert await health(site.host) == (503, "read-only")
        await door.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        await site.house.store.engine.dispose()
        assert await health(site.host) == (200, None)
        await door.close()
