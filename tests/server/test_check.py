"""`tampu check`: what is sound is sound, and what is broken is named."""

import random
from collections.abc import Callable

import pytest
from sqlalchemy import delete, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from tampu.server.inspection import inspect
from tampu.server.settings import Settings
from tampu.server.store.schema import journal, sitters, tables
from tests.server.calling import tampu
from tests.server.player import BOT, ME, OPEN, Player, play_on
from tests.server.running import running


async def played(settings: Settings) -> list[str]:
    """Three tables: one waits, one is being played, one is over."""
    async with running(settings) as site, Player(site.host) as one:
        waiting = await one.make(ME, OPEN)
        playing = await one.make(ME, {**ME, "name": "Illa"})
        over = await one.make(ME, {**ME, "name": "Sami"})
        async with await one.open(playing["id"]) as a:
            await play_on({0: a, 1: a}, random.Random(1), most=5)
        async with await one.open(over["id"]) as a:
            await play_on({0: a, 1: a}, random.Random(2))
        record = (await one.web.get(f"/api/tables/{over['id']}/record")).text
        await one.post("/api/records", {"text": record})
    return [table["id"] for table in (waiting, playing, over)]


async def spoilt(settings: Settings, *orders: object) -> None:
    """Change the database behind the server's back."""
    engine = create_async_engine(settings.database)
    async with engine.begin() as connection:
        for order in orders:
            await connection.execute(order)  # type: ignore[call-overload]
    await engine.dispose()


async def test_what_a_server_wrote_is_sound(either: Settings):
    await played(either)
    told = await tampu(either, "check", "--json")
    assert told.code == 0
    found = told.json()
    assert (found["sound"], found["tables"], found["records"]) == (True, 3, 1)
    assert found["entries"] > 20
    assert "Everything is sound." in (await tampu(either, "check")).out


async def test_it_looks_while_the_server_plays(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        await one.make(BOT, BOT)
        for _ in range(3):
            assert (await inspect(either)).findings == []


Spoil = Callable[[str], list[object]]
SPOILS: dict[str, Spoil] = {
    "gap": lambda key: [delete(journal).where(journal.c.table_id == key, journal.c.seq == 3)],
    "undecodable": lambda key: [
        update(journal).where(journal.c.table_id == key, journal.c.seq == 3).values(body=b"?")
    ],
    "unplayable": lambda key: [
        delete(journal).where(journal.c.table_id == key, journal.c.seq == 2),
        update(journal).where(journal.c.table_id == key, journal.c.seq > 2)
        .values(seq=journal.c.seq + 1000),
        update(journal).where(journal.c.table_id == key, journal.c.seq > 2)
        .values(seq=journal.c.seq - 1001),
    ],
    "status": lambda key: [update(tables).where(tables.c.id == key).values(status="waiting")],
    "free": lambda key: [update(tables).where(tables.c.id == key).values(free=1)],
    "sitters": lambda key: [delete(sitters).where(sitters.c.table_id == key)],
}  # fmt: skip


@pytest.mark.parametrize("kind", SPOILS)
async def test_a_broken_table_is_named_and_no_other(either: Settings, kind: str):
    _, playing, _ = await played(either)
    await spoilt(either, *SPOILS[kind](playing))
    told = await tampu(either, "check", "--json")
    assert told.code == 1
    assert {each["table"] for each in told.json()["problems"]} == {playing}
    (problem,) = told.json()["problems"]
    assert kind in (problem["problem"], problem["facts"].get("what"))
    assert problem["sentence"].startswith(playing)


async def test_a_broken_table_that_is_set_aside_is_no_new_problem(settings: Settings):
    _, playing, _ = await played(settings)
    await spoilt(settings, *SPOILS["gap"](playing))
    await spoilt(settings, update(tables).where(tables.c.id == playing).values(set_aside=True))
    told = await tampu(settings, "check", "--json")
    assert (told.code, told.json()["sound"]) == (0, True)
    assert [each["table"] for each in told.json()["set_aside"]] == [playing]


async def test_rows_of_no_table_and_records_that_do_not_replay_are_found(settings: Settings):
    waiting, _, _ = await played(settings)
    await spoilt(
        settings,
        text("PRAGMA foreign_keys=OFF"),
        delete(tables).where(tables.c.id == waiting),
        text("UPDATE records SET text = 'no record'"),
    )
    told = await inspect(settings)
    assert {(each.problem, each.table) for each in told.findings} == {
        ("orphans", waiting),
        ("record", None),
    }


async def test_a_damaged_file_is_told_and_not_changed(settings: Settings):
    await played(settings)
    file = settings.data / "tampu.sqlite3"
    content = bytearray(file.read_bytes())
    content[4096 : 4096 * 12] = b"\xff" * (4096 * 11)
    file.write_bytes(bytes(content))
    told = await tampu(settings, "check")
    assert told.code == 1
    assert "damaged" in told.out
    assert file.read_bytes() == bytes(content)


async def test_another_schema_is_told(settings: Settings):
    await played(settings)
    await spoilt(settings, text("UPDATE alembic_version SET version_num = '9999'"))
    told = await tampu(settings, "check")
    assert (told.code, "The schema is 9999" in told.out) == (1, True)


async def test_a_folder_without_games_is_told(settings: Settings):
    told = await tampu(settings, "check")
    assert (told.code, "There are no games in" in told.err) == (2, True)
