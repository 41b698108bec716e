"""Bots at the tables."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tampu.bots.bot import FORMER, LEVELS
from tampu.server.journal import Said, Sitting
from tampu.server.settings import Settings
from tampu.server.store.store import Store
from tests.server.planted import plant, search
from tests.server.player import BOT, ME, OPEN, Player, play_on
from tests.server.running import Site, quick, running


@pytest.mark.parametrize("levels", [LEVELS[:3], LEVELS[2:], FORMER])
async def test_bots_of_every_level_play_a_whole_game(either_site: Site, levels: tuple[str, ...]):
    async with Player(either_site.host) as one:
        made = await one.make(*({"who": "bot", "level": level} for level in levels))
        names = {seat["name"] for seat in made["seats"]}
        assert len(names) == len(levels)
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
        table = await either_site.house.lobby.find(made["id"])
        async with asyncio.timeout(20):
            while either_site.house.bots.busy(table):
                await asyncio.sleep(0.01)


async def test_a_guest_plays_against_bots(site: Site):
    async with Player(site.host) as one:
        made = await one.make(BOT, ME, BOT)
        async with await one.open(made["id"]) as mine:
            luck = random.Random(1)
            while mine.table["status"] != "over":
                if mine.table["asked"] == [1]:
                    await play_on({1: mine}, luck, most=1)
                else:
                    await mine.receive()
            assert {step["seat"] for step in mine.logs[0]} == {-1, 0, 1, 2}


async def test_bots_wait_so_that_people_can_follow(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), bot_pause=0.25)
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(BOT, BOT)
        async with await one.open(made["id"]) as watcher:
            await watcher.until(lambda frame: frame["type"] == "changed")
            start = time.perf_counter()
            for _ in range(3):
                await watcher.until(lambda frame: frame["type"] == "changed")
            assert time.perf_counter() - start > 0.6


async def test_bots_keep_nobody_waiting_for_the_first_decision(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), bot_pause=30.0)
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(ME, BOT, BOT, BOT)
        async with await one.open(made["id"]) as mine:
            while mine.table["asked"] != [0]:
                await mine.receive()


async def test_a_bot_that_is_relieved_while_it_thinks_plays_nothing_more(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), bot_pause=0.4)
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(BOT, BOT)
        for seat in (0, 1):
            await one.seat(made["id"], seat, "take", name=f"Seat {seat}")
        lines = (await one.get(f"/api/tables/{made['id']}"))["lines"]
        table = await site.house.lobby.find(made["id"])
        while site.house.bots.busy(table):
            await asyncio.sleep(0.05)
        assert (await one.get(f"/api/tables/{made['id']}"))["lines"] == lines
        assert table.history.lines == lines


async def test_a_new_bot_on_a_free_seat_plays_on(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, {"who": "open"})
        await two.seat(made["id"], 1, "take")
        await two.seat(made["id"], 1, "bot", level="random")
        async with await one.open(made["id"]) as a:
            luck = random.Random(2)
            while a.table["status"] != "over":
                if a.table["asked"] == [0]:
                    await play_on({0: a}, luck, most=1)
                else:
                    await a.receive()


async def test_a_bot_that_thinks_while_another_process_writes_goes_on(either: Settings):
    settings = replace(either, bot_pause=0.2)
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(BOT, BOT)
        table = await site.house.lobby.find(made["id"])
        beside = await Store.open(settings.database)
        word = Said(at=1.0, guest="x", name="x", seat=None, text="from elsewhere")
        await beside.append(made["id"], table.history.version + 1, word)
        async with await one.open(made["id"]) as watcher:
            lines = watcher.table["lines"]
            while not (watcher.chat and watcher.table["lines"] > lines):
                await watcher.receive()
        assert not table.broken
        await beside.close()


async def test_a_game_that_waits_for_a_bot_goes_on_by_itself_after_a_restart(either: Settings):
    """Whoever comes back finds that it is their turn, without having opened the table first."""
    async with running(replace(either, bot_pause=30.0)) as site, Player(site.host) as one:
        seed, match = search(2, lambda match: len(match.steps) > 20 and match.state.asked() == 1)
        bot = Sitting("bot", None, "Misti", "random")
        made = await plant(site.house.store, seed, match, [one.id, bot])
    async with running(either) as site:
        async with asyncio.timeout(20):
            while (table := site.house.lobby.at_hand(made)) is None or table.history.asked() != [0]:
                await asyncio.sleep(0.01)
        assert table.history.lines > len(match.steps)


async def test_games_without_people_and_old_ones_wait_until_somebody_looks(site: Site):
    seed, match = search(2, lambda match: len(match.steps) > 20)
    bot = Sitting("bot", None, "Misti", "random")
    store = site.house.store
    made = await plant(store, seed, match, ["somebody", bot])
    assert await store.played_tables(time.time() - 60, 50) == [made]
    assert await store.played_tables(time.time() + 60, 50) == []
    async with Player(site.host) as one:
        await one.make(BOT, BOT)
        await one.make(ME, OPEN)
    assert await store.played_tables(0, 50) == [made]
