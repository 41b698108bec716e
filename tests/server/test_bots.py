"""Bots at the tables."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

from tampu.server.journal import Said
from tampu.server.store.store import Store
from tests.server.player import BOT, ME, Player, play_on
from tests.server.running import Site, quick, running


async def test_bots_of_every_level_play_a_whole_game(either_site: Site):
    async with Player(either_site.host) as one:
        levels = [{"who": "bot", "level": level} for level in ("random", "greedy", "search")]
        made = await one.make(*levels)
        names = {seat["name"] for seat in made["seats"]}
        assert len(names) == 3
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
        table = await either_site.house.lobby.find(made["id"])
        assert not either_site.house.bots.busy(table)


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


async def test_bots_go_on_at_a_table_that_had_to_be_opened_anew(tmp_path: Path):
    """Another process wrote to it while a bot was thinking."""
    settings = replace(quick(tmp_path / "data"), bot_pause=0.2)
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(BOT, BOT)
        old = await site.house.lobby.find(made["id"])
        beside = await Store.open(settings.database)
        word = Said(at=1.0, guest="x", name="x", seat=None, text="from elsewhere")
        await beside.append(made["id"], old.history.version + 1, word)
        while not old.broken:
            await asyncio.sleep(0.01)
        async with await one.open(made["id"]) as watcher:
            lines = watcher.table["lines"]
            await watcher.until(lambda frame: frame["table"]["lines"] > lines)
        await beside.close()
