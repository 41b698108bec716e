"""Two servers on one PostgreSQL database: what happens at one is live at the other."""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from tampu.core.record import read_record
from tampu.server.neighbours import Neighbours
from tampu.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.planted import plant, search
from tests.server.player import BOT, ME, OPEN, PROGRAM, Browser, Player, dial, play_on
from tests.server.running import Site, quick, running
from tests.server.test_undo import asks_where_to_return

Pair = tuple[Site, Site]


@pytest.fixture
async def shared(tmp_path: Path, cluster: str) -> Settings:
    return quick(tmp_path / "data", await new_database(cluster))


@pytest.fixture
async def pair(shared: Settings) -> AsyncIterator[Pair]:
    async with running(shared) as one, running(shared) as two:
        yield one, two


async def hang_up(site: Site, settings: Settings) -> None:
    """The database drops the line on which this server listens."""
    assert site.house.neighbours is not None
    assert settings.store is not None
    door = await asyncpg.connect(settings.store)
    await door.execute("SELECT pg_terminate_backend($1)", site.house.neighbours.news.me)
    await door.close()


async def test_a_seat_taken_at_one_server_begins_the_game_at_both(pair: Pair):
    async with Player(pair[0].host) as one, Player(pair[1].host) as two:
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"]) as a, await two.open(made["code"]) as b:
            await two.web.put("/api/me", json={"name": "Killa"})
            await two.seat(made["id"], 1, "take")
            for browser in (a, b):
                while browser.table["status"] != "playing":
                    await browser.receive()
            assert a.table["seats"][1]["name"] == "Killa"
            assert b.seen[0]["seat"] == 1
            await play_on({0: a, 1: b}, random.Random(1))
            await b.until_here(a.version)
            assert a.table["status"] == b.table["status"] == "over"
            assert a.table["seed"] == b.table["seed"] is not None


async def test_what_is_studied_is_the_game_as_it_is_on_disk(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
):
    """Also where the news of it are still on their way."""
    monkeypatch.setattr(Neighbours, "heard", lambda *_: None)
    seed, match = search(2, lambda match: len(match.steps) > 20)
    async with running(shared) as one, running(shared) as two, Player(one.host) as player:
        key = await plant(one.house.store, seed, match, [player.id, player.id])
        table = await two.house.lobby.find(key)
        async with await player.open(key) as browser:
            await play_on({0: browser, 1: browser}, random.Random(1), most=1)
        before = table.history.lines
        record = read_record(await two.house._record_of(key))
        assert len(record.lines) > before


async def test_words_names_and_undo_are_live_too(pair: Pair):
    async with Player(pair[0].host) as one, Player(pair[1].host) as two:
        seed, match = search(2, asks_where_to_return)
        made = await plant(pair[0].house.store, seed, match, [one.id, one.id])
        watcher = Browser(await dial(pair[1].host, made))
        await watcher.hello()
        async with await one.open(made) as a, await two.open(made) as b:
            await b.send(type="say", text="good luck")
            await a.until(lambda frame: a.chat)
            await one.web.put("/api/me", json={"name": "Quilla"})
            await watcher.until(lambda frame: watcher.table["host"] == "Quilla")
            await a.ask("undo", seat=a.table["asked"][0], line=a.seen[0]["line"])
            await a.until(lambda frame: frame["type"] == "changed")
            await watcher.until_here(a.version)
            assert watcher.logs[0][-1]["undone"]
            async with Browser(await dial(pair[0].host, made)) as fresh:
                await fresh.hello()
                assert watcher.known == fresh.known
        await watcher.wire.close()


async def test_who_plays_at_another_server_is_here(pair: Pair, shared: Settings):
    """So nobody may give the seat to a bot; and those who went are gone at both."""
    async with Player(pair[0].host) as one, Player(pair[1].host) as two:
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"]) as a:
            b = await two.open(made["id"])
            await two.seat(made["id"], 1, "take")
            for browser in (a, b):
                while not all(seat["here"] for seat in browser.table["seats"]):
                    await browser.receive()
            assert (await one.seat(made["id"], 1, "bot", 409))["code"] == "still-here"
            await hang_up(pair[1], shared)
            await b.wire.close()
            while a.table["seats"][1]["here"]:
                await a.receive()


async def test_after_a_lost_line_everything_missed_is_read(pair: Pair, shared: Settings):
    async with Player(pair[0].host) as one, Player(pair[1].host) as two:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await hang_up(pair[1], shared)
            await play_on({0: a, 1: a}, random.Random(2), most=9)
            await b.until_here(a.version)
            await hang_up(pair[0], shared)
            await b.send(type="say", text="still there?")
            await a.until(lambda frame: a.chat)
            assert a.logs[0][-1]["line"] == b.logs[0][-1]["line"] > 9


async def test_a_server_that_has_heard_nothing_refuses_what_is_stale(pair: Pair, shared: Settings):
    """It learns of the other's line only when it writes its own, and nothing is doubled."""
    async with Player(pair[0].host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        there = await dial(pair[1].host, made["id"], one.cookie)
        async with await one.open(made["id"]) as a, Browser(there) as b:
            await b.hello()
            assert pair[1].house.neighbours is not None
            await pair[1].house.neighbours.news.stop()
            seat, line = a.table["asked"][0], a.seen[0]["line"]
            first, second = a.mine(seat)["actions"][:2]
            assert (await a.act(seat, first, id="x"))["type"] == "done"
            told = await b.act(seat, second, id="y", line=line)
            assert told["problem"]["code"] == "stale"
            assert (await b.act(seat, first, id="x", line=line))["type"] == "done"
            assert b.table["lines"] == line + 1


async def test_one_server_plays_for_the_bots(shared: Settings):
    slow = replace(shared, bot_pause=0.05)
    async with running(slow) as here, running(slow) as there, Player(here.host) as one:
        made = await one.make(BOT, BOT, BOT)
        async with Browser(await dial(there.host, made["id"])) as watcher:
            await watcher.hello()
            for _ in range(20):
                await watcher.until(lambda frame: frame["type"] == "changed")
            lines = [step["line"] for step in watcher.logs[0]]
            assert lines == list(range(1, len(lines) + 1))
            free = [await site.house.bots.turns.take(made["id"]) for site in (here, there)]
            assert sorted(free) == [False, True], "only who holds the lock can have it"


async def test_a_return_game_asked_for_at_both_is_made_once(pair: Pair):
    async with Player(pair[0].host) as one, Player(pair[1].host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await play_on({0: a, 1: b}, random.Random(3))
            await b.until_here(a.version)
        again = f"/api/tables/{made['id']}/again"
        codes = await asyncio.gather(*(each.post(again) for each in (one, two, one, two)))
        assert len({table["code"] for table in codes}) == 1
        assert len((await one.get("/api/tables"))["mine"]) == 2


async def test_a_token_that_ended_at_one_server_opens_nothing_at_the_other(pair: Pair):
    async with Player(pair[0].host) as one:
        made = await one.make(ME, PROGRAM)
        token = await one.token(made["id"], 1)
        async with Browser(await dial(pair[1].host, made["id"], token=token)) as program:
            await program.hello()
            assert program.seen[0]["seat"] == 1
            await one.token(made["id"], 1)
            await asyncio.wait_for(program.wire.wait_closed(), 20)
        async with Browser(await dial(pair[1].host, made["id"], token=token)) as program:
            assert (await program.receive())["problem"]["code"] == "bad-token"
