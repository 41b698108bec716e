"""Limits on PostgreSQL: all processes count together, and none depends on the others."""

import asyncio
import contextlib
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from tampu.server.allowance import Allowance, Allowances, Tally
from tampu.server.problems import Trouble
from tampu.server.settings import Limits, Settings
from tampu.server.store.buckets import PATIENCE, SharedBuckets
from tampu.server.store.store import Store
from tests.server.conftest import new_database
from tests.server.player import ME, OPEN, Player
from tests.server.running import GENEROUS, Process, quick, running

SECRET = "s" * 64
SLOW = 0.001
"""Tokens per second: none comes back during a test."""
SUMS: dict[str, Any] = {
    each.name: 2 if each.name.endswith("_at_once") else SLOW
    for each in fields(Limits)
    if each.name.endswith(("_at_once", "_per_minute"))
}
FEW = replace(Limits(), **SUMS)


@pytest.fixture
async def shared(tmp_path: Path, cluster: str) -> Settings:
    settings = quick(tmp_path / "data", await new_database(cluster))
    await (await Store.open(settings.database)).close()
    return settings


async def taken(allowance: Allowance, who: str, times: int) -> int:
    """How often somebody may, who tries so often."""
    granted = 0
    for _ in range(times):
        with contextlib.suppress(Trouble):
            await allowance.take(who)
            granted += 1
    return granted


async def test_two_processes_share_one_limit(tmp_path: Path, shared: Settings):
    limits = replace(GENEROUS, tables_at_once=3, tables_per_minute=0.1)
    both = [Process(tmp_path / "data", shared.store, limits=limits) for _ in range(2)]
    for process in both:
        process.start()
    try:
        for process in both:
            await process.ready()
        async with Player(both[0].host) as one, Player(both[1].host) as there:
            there.web.cookies = one.web.cookies
            body = {"game": "machu_picchu", "seats": [ME, OPEN]}
            codes = []
            for player in (one, there, one, there, one):
                answer = await player.web.post("/api/tables", json=body)
                codes.append(answer.status_code)
            assert codes == [201, 201, 201, 429, 429]
            assert int(answer.headers["retry-after"]) > 60
        async with Player(both[1].host) as two:
            await two.make(ME, OPEN)
    finally:
        assert [process.stop() for process in both] == [0, 0]


@pytest.mark.parametrize("name", vars(Allowances(FEW, None)))
async def test_every_allowance_is_counted_together(shared: Settings, name: str):
    stores = [await Store.open(shared.database) for _ in range(2)]
    here, there = (
        getattr(Allowances(FEW, Tally(SharedBuckets(store.engine), SECRET)), name)
        for store in stores
    )
    alone = getattr(Allowances(FEW, None), name)
    most = await taken(alone, "somebody", 50)
    assert await taken(here, "somebody", 1) == 1
    assert await taken(there, "somebody", 50) == most - 1
    assert await taken(here, "somebody", 1) == 0
    with pytest.raises(Trouble):
        await here.may("somebody")
    await here.may("somebody else")
    for store in stores:
        await store.close()


async def test_many_at_once_get_no_more_than_there_is(shared: Settings):
    store = await Store.open(shared.database)
    allowance = Allowance("x", SLOW, 20, Tally(SharedBuckets(store.engine), SECRET))
    granted = await asyncio.gather(*(taken(allowance, "somebody", 1) for _ in range(100)))
    assert sum(granted) == 20
    await store.close()


async def test_tokens_come_back_with_time_and_no_more_than_there_were(shared: Settings):
    store = await Store.open(shared.database)
    buckets = SharedBuckets(store.engine)
    each, whole = 0.2, 0.4
    assert [await buckets.take("k", each, whole) > 0 for _ in range(3)] == [False, False, True]
    wait = await buckets.look("k", each, whole)
    assert 0 < wait <= each
    await asyncio.sleep(wait + 0.01)
    assert await buckets.look("k", each, whole) == 0
    assert await buckets.take("k", each, whole) == 0
    await asyncio.sleep(3 * whole)
    assert [await buckets.take("k", each, whole) > 0 for _ in range(3)] == [False, False, True]
    await store.close()


async def test_full_buckets_are_thrown_away_and_nobody_can_be_read_from_the_others(
    shared: Settings,
):
    store = await Store.open(shared.database)
    quickly = Allowance("x", 1000.0, 2, Tally(SharedBuckets(store.engine), SECRET))
    assert await taken(quickly, "192.0.2.1", 1) == 1
    await asyncio.sleep(0.05)
    slowly = Allowance("x", SLOW, 2, Tally(SharedBuckets(store.engine), SECRET))
    assert await taken(slowly, "192.0.2.2", 1) == 1
    (row,) = await store.rows(text("SELECT key FROM buckets"))
    (kind,) = await store.rows(
        text("SELECT relpersistence FROM pg_class WHERE relname = 'buckets'")
    )
    assert kind[0] in ("u", b"u"), "unlogged: nobody waits for the disk"
    keys = [
        Tally(SharedBuckets(store.engine), each).marks.mark("x", "192.0.2.2")
        for each in (SECRET, "t")
    ]
    assert row.key == keys[0] != keys[1], "without the server's key there is nothing to guess by"
    await store.close()


async def test_a_store_that_does_not_answer_opens_no_gates_and_locks_nobody_out(
    shared: Settings,
):
    assert shared.store is not None
    store = await Store.open(shared.database)
    allowance = Allowance("x", SLOW, 3, Tally(SharedBuckets(store.engine), SECRET))
    door = await asyncpg.connect(shared.store)
    async with door.transaction():
        await door.execute("LOCK TABLE buckets")
        start = time.monotonic()
        assert await taken(allowance, "somebody", 9) == 3
        assert await taken(allowance, "somebody else", 9) == 3
        assert time.monotonic() - start < 3 * PATIENCE, "it is waited for once"
    await door.close()
    await store.close()


async def test_a_server_whose_limits_are_gone_still_limits(shared: Settings):
    limits = replace(GENEROUS, tables_at_once=2, tables_per_minute=0.1)
    assert shared.store is not None
    async with running(replace(shared, limits=limits)) as site, Player(site.host) as one:
        door = await asyncpg.connect(shared.store)
        await door.execute("DROP TABLE buckets")
        await door.close()
        body = {"game": "machu_picchu", "seats": [ME, OPEN]}
        codes = [(await one.web.post("/api/tables", json=body)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


async def test_on_sqlite_the_process_counts_by_itself(settings: Settings):
    limits = replace(GENEROUS, tables_at_once=2, tables_per_minute=0.1)
    async with running(replace(settings, limits=limits)) as site, Player(site.host) as one:
        body = {"game": "machu_picchu", "seats": [ME, OPEN]}
        codes = [(await one.web.post("/api/tables", json=body)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert await site.house.store.rows(text("SELECT key FROM buckets")) == []
