"""The lobby's lists stay quick, however many games have ended."""

import secrets
import time

import pytest
from sqlalchemy import Select, insert, update
from sqlalchemy.dialects import sqlite

from tampu.server.names import new_code
from tampu.server.settings import Settings
from tampu.server.store.lists import open_tables, played_tables, tables_of
from tampu.server.store.schema import sitters, tables
from tampu.server.store.store import Store

ENDED = 3000
QUERIES = {
    "own": tables_of("somebody", 50),
    "open": open_tables(50),
    "played": played_tables(0.0, 50),
}


async def with_many_ended(settings: Settings) -> Store:
    """A store in which many games have ended, and one goes on."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(settings.database)
    rows = [
        {
            "id": secrets.token_hex(16),
            "code": f"{new_code()}{number}",
            "game": "machu_picchu",
            "edition": 2,
            "seats": 2,
            "options": "{}",
            "seed": "",
            "host": f"host{number % 100}",
            "listed": True,
            "created": time.time() - number,
            "status": "over" if number else "playing",
            "free": 0 if number else 1,
            "closed": False,
            "set_aside": False,
        }
        for number in range(ENDED)
    ]
    seats = [
        {"table_id": row["id"], "guest": row["host"], "created": row["created"]} for row in rows
    ]
    async with store.engine.begin() as connection:
        await connection.execute(insert(tables), rows)
        await connection.execute(insert(sitters), seats)
    return store


async def test_the_lists_hold_what_they_say(either: Settings):
    store = await with_many_ended(either)
    assert len(await store.open_tables(50)) == 1
    assert await store.open_tables(50) == await store.played_tables(0.0, 50)
    assert len(await store.tables_of("host7", 50)) == ENDED // 100
    assert len(await store.tables_of("host7", 5)) == 5
    assert await store.tables_of("nobody", 50) == []
    await store.close()


@pytest.mark.parametrize("analysed", [False, True])
@pytest.mark.parametrize("name", QUERIES)
async def test_no_list_looks_at_all_tables(settings: Settings, name: str, analysed: bool):
    store = await with_many_ended(settings)
    async with store.engine.connect() as connection:
        if analysed:
            await connection.exec_driver_sql("ANALYZE")
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {spelled(QUERIES[name])}")
        steps = [row.detail for row in plan]
    await store.close()
    assert steps
    assert not [step for step in steps if step.startswith("SCAN tables")]
    assert not [step for step in steps if "tables_by_age" in step]


@pytest.mark.parametrize("analysed", [False, True])
async def test_the_newest_of_many_own_tables_are_found_without_sorting_them(
    settings: Settings, analysed: bool
):
    """Also where statistics say that a guest has hardly more than one; the last sort is of 50."""
    store = await with_many_ended(settings)
    async with store.engine.begin() as connection:
        await connection.execute(update(sitters).values(guest=sitters.c.table_id))
        await connection.execute(update(tables).values(host=tables.c.id))
        if analysed:
            await connection.exec_driver_sql("ANALYZE")
    async with store.engine.connect() as connection:
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {spelled(QUERIES['own'])}")
        steps = [row.detail for row in plan]
    await store.close()
    assert steps.count("USE TEMP B-TREE FOR ORDER BY") == 1


def spelled(query: Select[tuple[str]]) -> str:
    """The query with its values in it."""
    return str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
