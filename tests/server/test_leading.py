"""Somebody leads the others through a game that is over."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import new_database
from tests.server.planted import ended, plant
from tests.server.player import ME, OPEN, Browser, Player, dial
from tests.server.running import Process, Site


async def led(browser: Browser) -> dict[str, Any]:
    """The next word of who leads, without what names the frame."""
    frame = await browser.until(lambda frame: frame["type"] == "led")
    return {key: value for key, value in frame.items() if key != "type"}


async def test_the_others_are_told_who_leads_and_where_the_leader_looks(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Killa"})
        seed, match = ended(2)
        table = await plant(site.house.store, seed, match, [one.id, two.id])
        stranger = Browser(await dial(site.host, table))
        await stranger.hello()
        async with await one.open(table) as a, await two.open(table) as b:
            await a.send(type="lead", do="take", line=7, eyes=0)
            told = {"name": "Killa", "line": 7, "eyes": 0, "mine": False}
            assert await led(a) == {**told, "mine": True}
            assert await led(b) == told
            assert await led(stranger) == told
            await a.send(type="lead", do="look", line=9, eyes=1)
            assert await led(b) == {**told, "line": 9, "eyes": 1}
            async with await two.open(table) as late:
                assert (await led(late))["line"] == 9


async def test_anybody_may_take_the_lead_and_it_ends_with_whoever_has_it(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        await three.web.put("/api/me", json={"name": "Quilla"})
        seed, match = ended(2)
        table = await plant(site.house.store, seed, match, [one.id, two.id])
        onlooker = await three.open(table)
        async with await one.open(table) as a, await two.open(table) as b:
            await a.send(type="lead", do="take", line=1)
            await led(b)
            await onlooker.send(type="lead", do="take", line=2)
            while (told := await led(a))["name"] != "Quilla":
                pass
            assert not told["mine"]
            await a.send(type="lead", do="look", line=5)
            await a.send(type="lead", do="stop")
            await a.send(type="lead", do="look", line=999_999)
            refused = await a.until(lambda frame: frame["type"] == "refused")
            assert refused["problem"]["code"] == "no-such-line"
            await onlooker.wire.close()
            assert await led(a) == {"name": None, "line": 0, "eyes": None, "mine": False}


async def test_nothing_of_a_running_game_is_led_through(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await a.send(type="lead", do="take", line=1, eyes=1)
            refused = await a.until(lambda frame: frame["type"] == "refused")
            assert refused["problem"]["code"] == "not-over"
            await a.send(type="say", text="no")
            await b.until(lambda frame: frame["type"] == "chat")
            assert not any('"type":"led"' in frame for frame in b.frames)


async def test_nobody_unknown_leads(site: Site):
    async with Player(site.host) as one:
        seed, match = ended(2)
        table = await plant(site.house.store, seed, match, [one.id, one.id])
        stranger = Browser(await dial(site.host, table))
        await stranger.hello()
        await stranger.send(type="lead", do="take", line=1)
        refused = await stranger.until(lambda frame: frame["type"] == "refused")
        assert refused["problem"]["code"] == "no-guest"
        assert (await site.house.lobby.find(table)).leading.now is None


@pytest.fixture
async def processes(tmp_path: Path, cluster: str) -> AsyncIterator[list[Process]]:
    """Two servers at one database."""
    store = await new_database(cluster)
    both = [Process(tmp_path / "data", store) for _ in range(2)]
    for process in both:
        process.start()
        await process.ready()
    try:
        yield both
    finally:
        for process in both:
            process.stop()


async def test_browsers_at_other_processes_follow_too(processes: list[Process]):
    first, second = processes
    async with Player(first.host) as one, Player(second.host) as two:
        made = await one.make(ME, OPEN)
        table = made["id"]
        await two.seat(table, 1, "take")
        number = (await one.propose(table, "abandon"))["proposal"]["number"]
        assert (await two.vote(table, number, True))["abandoned"]
        async with await one.open(table) as a, await two.open(table) as b:
            await a.until(lambda _: a.table["status"] == "over")
            await a.send(type="lead", do="take", line=1, eyes=0)
            assert (await led(b))["line"] == 1
            await a.send(type="lead", do="look", line=2, eyes=0)
            assert (await led(b))["line"] == 2
            third = await two.open(table)
            assert (await led(third))["line"] == 2
            await b.send(type="lead", do="take", line=0)
            while (told := await led(a))["line"] != 0:
                await asyncio.sleep(0)
            assert not told["mine"]
