"""Backups of a running server: whole, consistent, checked, and put back."""

import asyncio
import json
import os
import random
import shutil
import stat
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from tampu.server.backup import BackupError, back_up, restore
from tampu.server.journal import Played
from tampu.server.settings import Settings
from tampu.server.store.store import Store
from tests.server.calling import tampu
from tests.server.conftest import new_database
from tests.server.killing import Stubborn, more_played
from tests.server.player import BOT, ME, OPEN, Player
from tests.server.postgres import GUARDED
from tests.server.running import Process, running


async def elsewhere(settings: Settings, request: pytest.FixtureRequest) -> Settings:
    """An empty place of the same kind."""
    data = settings.data.with_name("elsewhere")
    if settings.store is None:
        return replace(settings, data=data)
    store = await new_database(request.getfixturevalue("cluster"))
    return replace(settings, data=data, store=store)


async def lines_of(settings: Settings, table: str) -> set[tuple[int, int, str]]:
    """Number, seat and text of every line that a store has of a table."""
    store = await Store.open(settings.database)
    entries = await store.journal(table)
    await store.close()
    lines = [line for each in entries for line in getattr(each, "lines", [])]
    assert any(isinstance(each, Played) for each in entries)
    return {(number, seat, text) for number, (seat, text) in enumerate(lines, 1)}


async def test_everything_acknowledged_before_a_backup_under_load_is_in_it(
    either: Settings, request: pytest.FixtureRequest, tmp_path: Path
):
    process = Process(either.data, either.store)
    process.start()
    await process.ready()
    players = [Stubborn(Player(process.host), random.Random(number)) for number in range(4)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    await more_played(players, 30)
    before = {player.table: list(player.acknowledged) for player in players if player.table}
    played = sum(player.number for player in players)
    made = await tampu(either, "backup", tmp_path / "copy", "--json")
    assert made.code == 0, made.err
    assert sum(player.number for player in players) > played, "nobody played meanwhile"
    for player in players:
        player.enough = True
    await asyncio.gather(*tasks)
    for player in players:
        await player.player.web.aclose()
    assert process.stop() == 0

    there = await elsewhere(either, request)
    assert (await tampu(there, "restore", tmp_path / "copy")).code == 0
    checked = (await tampu(there, "check", "--json")).json()
    assert checked["sound"], checked
    assert checked["entries"] == made.json()["counts"]["journal"]
    assert any(before.values())
    for table, acknowledged in before.items():
        if acknowledged:
            assert set(acknowledged) <= await lines_of(there, table)
    assert (there.data / "secret.key").read_text() == (either.data / "secret.key").read_text()


async def test_a_server_goes_on_from_a_restored_backup(
    either: Settings, request: pytest.FixtureRequest, tmp_path: Path
):
    """The same guests with the same cookies sit where they sat."""
    async with running(either) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        cookie = one.cookie
        await asyncio.to_thread(back_up, either, tmp_path / "copy")
        later = await one.make(ME, BOT)
    there = await elsewhere(either, request)
    await asyncio.to_thread(restore, there, tmp_path / "copy")
    async with running(there) as site:
        again = Player(site.host)
        again.web.headers["cookie"] = cookie
        told = await again.get("/api/tables")
        assert [table["id"] for table in told["mine"]] == [made["id"]]
        await again.get(f"/api/tables/{later['id']}", 404)
        await again.web.aclose()


async def a_backup(settings: Settings, folder: Path) -> Path:
    async with running(settings) as site, Player(site.host) as one:
        await one.make(ME, OPEN)
    await asyncio.to_thread(back_up, settings, folder / "copy")
    return folder / "copy"


async def test_a_backup_is_for_its_owner_only_and_says_what_it_is(
    settings: Settings, tmp_path: Path
):
    copy = await a_backup(settings, tmp_path)
    assert {file.name for file in copy.iterdir()} == {
        "manifest.json", "secret.key", "tampu.sqlite3"
    }  # fmt: skip
    assert not any(stat.S_IMODE(file.stat().st_mode) & 0o077 for file in (copy, *copy.iterdir()))
    manifest = json.loads((copy / "manifest.json").read_text())
    assert manifest["counts"]["tables"] == 1
    assert manifest["store"] == "sqlite"
    with pytest.raises(BackupError, match="exists"):
        back_up(settings, copy)


async def test_nothing_is_replaced_unless_that_is_asked_for(either: Settings, tmp_path: Path):
    """With --force it is, and the former files are kept."""
    copy = await a_backup(either, tmp_path)
    async with running(either) as site, Player(site.host) as one:
        lost = await one.make(ME, BOT)
    told = await tampu(either, "restore", copy)
    assert (told.code, "With --force it is replaced" in told.err) == (1, True)
    assert (await tampu(either, "restore", copy, "--force")).code == 0
    store = await Store.open(either.database)
    assert await store.head(lost["id"]) is None
    await store.close()
    if either.store is None:
        assert list(either.data.glob("before-restore-*/tampu.sqlite3"))


async def test_a_backup_that_was_changed_is_not_restored(settings: Settings, tmp_path: Path):
    copy = await a_backup(settings, tmp_path)
    there = replace(settings, data=tmp_path / "there")
    with (copy / "tampu.sqlite3").open("r+b") as file:
        file.seek(5000)
        file.write(b"x")
    with pytest.raises(BackupError, match="changed"):
        restore(there, copy)
    (copy / "manifest.json").write_text("{}")
    with pytest.raises(BackupError, match="no-manifest"):
        restore(there, copy)
    assert not (there.data / "tampu.sqlite3").exists()


async def test_a_backup_of_a_later_version_is_not_restored(settings: Settings, tmp_path: Path):
    copy = await a_backup(settings, tmp_path)
    manifest = json.loads((copy / "manifest.json").read_text())
    (copy / "manifest.json").write_text(json.dumps(manifest | {"revision": "9999"}))
    with pytest.raises(BackupError, match="newer"):
        restore(replace(settings, data=tmp_path / "there"), copy)


async def test_without_pg_dump_a_sentence_says_what_to_install(
    tmp_path: Path, cluster: str, monkeypatch: pytest.MonkeyPatch
):
    settings = Settings(data=tmp_path / "data", store=await new_database(cluster))
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr("tampu.server.backup.PACKAGED", tmp_path)
    with pytest.raises(BackupError, match="no-tool"):
        await asyncio.to_thread(back_up, settings, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "copy.part").exists()


async def test_a_database_behind_a_password_is_backed_up_and_restored(tmp_path: Path, cluster: str):
    store = await new_database(cluster)
    door = await asyncpg.connect(store)
    await door.execute(f"CREATE ROLE {GUARDED} SUPERUSER LOGIN PASSWORD 'a/b:c@d'")
    await door.close()
    asked = store.replace("tampu@", f"{GUARDED}:a%2Fb%3Ac%40d@") + "&sslmode=prefer"
    settings = Settings(data=tmp_path / "data", store=asked)
    copy = await a_backup(settings, tmp_path)
    await asyncio.to_thread(restore, settings, copy, force=True)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
async def test_what_root_restores_belongs_to_the_owner_of_the_folder(
    settings: Settings, tmp_path: Path
):
    """Else a server that runs as somebody else would not start any more."""
    copy = await a_backup(settings, tmp_path)
    there = replace(settings, data=tmp_path / "there")
    there.data.mkdir()
    os.chown(there.data, 12345, 23456)
    for force in (False, True):
        restore(there, copy, force)
        written = list(there.data.iterdir())
        assert {(file.stat().st_uid, file.stat().st_gid) for file in written} == {(12345, 23456)}
    assert len(written) == 4


async def test_what_cannot_be_copied_is_told(settings: Settings, tmp_path: Path):
    told = await tampu(settings, "backup", tmp_path / "copy")
    assert (told.code, "There are no games in" in told.err) == (1, True)
    settings.data.mkdir()
    (settings.data / "tampu.sqlite3").write_bytes(b"no database at all" * 1000)
    told = await tampu(settings, "backup", tmp_path / "copy")
    assert (told.code, "the database is damaged" in told.err) == (1, True)
    assert not (tmp_path / "copy").exists()
