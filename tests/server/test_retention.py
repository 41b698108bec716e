"""How long games are kept: for ever, unless the host says otherwise."""

import asyncio
import random
import time
from dataclasses import replace

import pytest
from sqlalchemy import update

from tampu.server import retention
from tampu.server.inspection import inspect
from tampu.server.settings import Settings
from tampu.server.store.commits import Write
from tampu.server.store.office import DAY
from tampu.server.store.schema import records, tables
from tests.server.calling import tampu
from tests.server.player import ME, OPEN, Player, play_on
from tests.server.running import Site, running


async def finished(one: Player, luck: int) -> str:
    """A game played to its end."""
    made = await one.make(ME, {**ME, "name": "Illa"})
    async with await one.open(made["id"]) as a:
        await play_on({0: a, 1: a}, random.Random(luck))
    key: str = made["id"]
    return key


async def aged(site: Site, table: str, days: float) -> None:
    """The game ended, and the records came, so many days ago."""
    then = time.time() - days * DAY
    await site.house.store.commit(
        Write(
            after=[
                update(tables)
                .where(tables.c.id == table)
                .values(ended=then, created=then, summary=None),
                update(records).values(created=then),
            ]
        )
    )


async def prepared(site: Site, one: Player) -> tuple[str, str, str]:
    """A game that ended long ago, one that ended today but began long ago, one under way."""
    old, young = await finished(one, 1), await finished(one, 2)
    waiting = (await one.make(ME, OPEN))["id"]
    record = (await one.web.get(f"/api/tables/{old}/record")).text
    await one.post("/api/records", {"text": record})
    long_ago = update(tables).values(created=time.time() - 500 * DAY, summary=None)
    await site.house.store.commit(Write(after=[long_ago]))
    await aged(site, old, 100)
    return old, young, waiting


async def test_what_ended_long_ago_is_deleted_and_nothing_else(
    either: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(retention, "PAUSE", 0.05)
    monkeypatch.setattr(retention, "QUIET", 0.2)
    async with running(either) as site, Player(site.host) as one:
        old, young, waiting = await prepared(site, one)
    async with running(replace(either, keep_days=90)) as site, Player(site.host) as two:
        async with asyncio.timeout(20):
            while (await two.web.get(f"/api/tables/{old}")).status_code != 404:
                await asyncio.sleep(0.05)
        for table in (young, waiting):
            await two.get(f"/api/tables/{table}")
    told = await inspect(either)
    assert (told.sound, told.tables, told.records) == (True, 2, 0)


async def test_by_default_everything_is_kept(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(retention, "PAUSE", 0.01)
    monkeypatch.setattr(retention, "QUIET", 0.0)
    async with running(settings) as site, Player(site.host) as one:
        old, _, _ = await prepared(site, one)
        await asyncio.sleep(0.3)
        await one.get(f"/api/tables/{old}")


async def test_a_table_that_somebody_looks_at_stays(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(retention, "PAUSE", 0.05)
    monkeypatch.setattr(retention, "QUIET", 0.0)
    async with running(replace(settings, keep_days=90)) as site, Player(site.host) as one:
        old = await finished(one, 1)
        async with await one.open(old) as looking:
            await aged(site, old, 100)
            await asyncio.sleep(0.4)
            await looking.send(type="ping")
            await looking.until(lambda frame: frame["type"] == "pong")
        async with asyncio.timeout(20):
            while (await one.web.get(f"/api/tables/{old}")).status_code != 404:
                await asyncio.sleep(0.05)


async def test_pruning_by_hand_says_first_how_much_it_would_be(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        old, young, _ = await prepared(site, one)
        order = ("admin", "prune", "--older-than", "90d")
        told = await tampu(either, *order, "--dry-run", "--json")
        assert told.json() == {"tables": 1, "records": 1, "deleted": False}
        await one.get(f"/api/tables/{old}")
        assert (await tampu(either, *order)).code == 2, "it must be meant"
        told = await tampu(either, *order, "--yes", "--json")
        assert told.json() == {"tables": 1, "records": 1, "deleted": True}
        async with asyncio.timeout(20):
            while (await one.web.get(f"/api/tables/{old}")).status_code != 404:
                await asyncio.sleep(0.05)
        await one.get(f"/api/tables/{young}")
    assert (await tampu(either, "admin", "prune", "--older-than", "soon")).code == 2
