"""Floods are slowed down and sent away; others do not notice."""

import asyncio
import random
import time
from dataclasses import replace
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tampu.server.limits import Bucket, Buckets
from tampu.server.problems import Trouble
from tampu.server.settings import Limits
from tests.server.player import ME, OPEN, Browser, Player, dial, play_on
from tests.server.running import GENEROUS, forks, quick, running


def test_a_bucket_gives_what_it_holds_and_fills_again():
    bucket = Bucket(rate=1000.0, most=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.sleep(bucket.wait + 0.001)
    assert bucket.take()


def test_each_has_a_bucket_of_its_own_and_strangers_are_forgotten():
    buckets = Buckets(rate=0.001, most=1, people=2)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(Trouble):
        buckets.take("b")
    buckets.take("c")
    buckets.take("a")


async def test_a_flood_is_refused_then_ended_and_changes_nothing(tmp_path: Path):
    limits = replace(GENEROUS, frames_per_second=200.0, frames_at_once=20, refused_frames=10)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"]) as a:
            version = a.version
            sending = asyncio.create_task(send_much(a))
            codes = await refusals(a)
            await asyncio.gather(sending, return_exceptions=True)
            assert a.wire.close_code == 4429
            assert codes.count("too-fast") == 10
        async with await one.open(made["id"]) as a:
            assert a.version == version


async def refusals(browser: Browser) -> list[str]:
    """The codes of everything that is refused until the connection ends."""
    codes: list[str] = []
    try:
        while True:
            codes.append((await browser.receive())["problem"]["code"])
    except ConnectionClosed:
        return codes


async def send_much(browser: Browser) -> None:
    for _ in range(2000):
        await browser.send(type="undo", id="x", seat=0, line=0)


async def test_a_flood_does_not_slow_others_down(tmp_path: Path):
    """While another process sends on ten connections as fast as it can, a game goes on.

    How fast depends on the machine; that hardly anything of the flood is read does not.
    """
    limits = replace(GENEROUS, refused_frames=10**9, frames_at_once=30, frames_per_second=20.0)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        started, stopped, told = forks.Event(), forks.Event(), forks.Queue()
        process = forks.Process(
            target=flood, args=(site.host, made["id"], started, stopped, told), daemon=True
        )
        process.start()
        while not started.is_set():
            await asyncio.sleep(0.01)
        both = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(both["id"]) as seats:
            await play_on({0: seats, 1: seats}, random.Random(1), most=15)
        stopped.set()
        sent, answered, seconds = await asyncio.to_thread(told.get, True, 60)
        process.join()
    assert sent > 2 * answered
    assert answered <= FLOODERS * (32 + 2 * 20.0 * seconds)  # an answer, then a refusal


FLOODERS = 10
Flooded = tuple[int, int, float]
"""How much was sent, how much answered, in how many seconds."""


def flood(host: str, table: str, started: Event, stopped: Event, told: "Queue[Flooded]") -> None:
    """Connections that say the same thing again and again; tells how often, and what came back."""
    told.put(asyncio.run(_flood(host, table, started, stopped)))


async def _flood(host: str, table: str, started: Event, stopped: Event) -> Flooded:
    wires = [await dial(host, table) for _ in range(FLOODERS)]
    sent = answered = 0
    begun = time.monotonic()

    async def speak(wire: ClientConnection) -> None:
        nonlocal sent
        while True:
            await wire.send('{"type":"act","id":"x","seat":0,"action":"card 1","line":0}')
            sent += 1
            await asyncio.sleep(0)

    async def hear(wire: ClientConnection) -> None:
        nonlocal answered
        async for _ in wire:
            answered += 1

    tasks = [asyncio.create_task(do(wire)) for wire in wires for do in (speak, hear)]
    await asyncio.sleep(1.0)
    started.set()
    while not stopped.is_set():
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    return sent, answered, time.monotonic() - begun


async def test_a_guest_makes_only_so_many_tables(tmp_path: Path):
    limits = Limits(tables_at_once=3, tables_per_minute=0.1)
    settings = quick(tmp_path / "data", None, limits)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        for _ in range(3):
            await one.make(ME, OPEN)
        body = {"game": "machu_picchu", "seats": [ME, OPEN]}
        answer = await one.web.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) > 60
        await two.make(ME, OPEN)


async def test_dropping_the_cookie_does_not_help(tmp_path: Path):
    limits = Limits(tables_at_once=1, tables_per_minute=0.1)
    async with running(quick(tmp_path / "data", None, limits)) as site:
        body = {"game": "machu_picchu", "seats": [ME, OPEN]}
        async with Player(site.host) as one:
            codes = []
            for _ in range(6):
                one.web.cookies.clear()
                codes.append((await one.web.post("/api/tables", json=body)).status_code)
            assert codes == [201] * 5 + [429]


async def test_who_does_not_say_hello_is_sent_away(tmp_path: Path):
    limits = Limits(hello=0.1)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"], hello=False) as a:
            await a.wire.wait_closed()


async def test_a_table_holds_only_so_many_onlookers_but_always_its_players(tmp_path: Path):
    limits = Limits(sockets=2)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        two = [Browser(await dial(site.host, made["id"])) for _ in range(2)]
        for onlooker in two:
            await onlooker.hello()
        third = await dial(site.host, made["id"])
        told = await Browser(third).receive()
        assert told["problem"] == {"code": "too-many-here", "rule": None, "facts": {"limit": 2}}
        async with await one.open(made["id"]) as player:
            assert player.seen[0]["seat"] == 0


async def test_tables_that_nobody_looks_at_leave_the_memory(tmp_path: Path):
    limits = replace(GENEROUS, tables_in_memory=3, seconds_in_memory=0.0)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        first = await one.make(ME, OPEN)
        async with await one.open(first["id"]):
            for _ in range(6):
                await one.make(ME, OPEN)
            kept = [table.head.id for table in site.house.lobby.tables]
            assert len(kept) == 3
            assert first["id"] in kept
        assert len((await one.get("/api/tables"))["mine"]) == 7
