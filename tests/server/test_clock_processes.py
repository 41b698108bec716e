"""Clocks where servers die, sleep, or are several."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tampu.server.journal import Down, Seated
from tampu.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.hourglass import Hourglass
from tests.server.player import ME, Player
from tests.server.running import Process, quick, running
from tests.server.test_clocks import CK, LIVE, MINUTE, asked_seat, clock_of, seat_when

FULL = 10 * MINUTE + 30


async def test_what_a_killed_server_missed_costs_nobody_time(tmp_path: Path):
    process = Process(tmp_path / "data")
    process.start()
    await process.ready()
    async with Player(process.host) as one:
        table = (await one.make(ME, ME, **CK, clock=LIVE))["id"]
        seat = await asked_seat(one, table)
        await asyncio.sleep(1.5)
        process.kill()
        killed = time.monotonic()
        await asyncio.sleep(2.0)
        process.start()
        await process.ready()
        clock = await clock_of(one, table, seat)
        assert time.monotonic() - killed > 2
        assert clock["ticks"]
        assert FULL - 2.5 < clock["left"] <= FULL
    assert process.stop() == 0


async def test_while_the_machine_sleeps_no_clock_runs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    """Its wall clock leaps as it wakes up, and the server finds out before anything falls."""
    real = time.time
    async with running(settings) as site, Player(site.host) as one:
        table = (await one.make(ME, ME, **CK, clock=LIVE))["id"]
        seat = await asked_seat(one, table)
        await asyncio.sleep(1.2)
        monkeypatch.setattr(time, "time", lambda: real() + 8 * 3600)
        async with await one.open(table) as browser:
            done = await browser.act(seat, browser.mine(seat)["actions"][0])
            assert done["type"] == "done"
        found = await site.house.lobby.find(table)
        assert [each.kind for each in found.history.seats] == ["human", "human"]
        entries = await site.house.store.journal(table)
        (down,) = [entry for entry in entries if isinstance(entry, Down)]
        assert down.until - down.since > 8 * 3600 - 10
        assert (await clock_of(one, table, seat))["left"] > FULL - 10


async def test_of_two_servers_one_lets_a_clock_fall_and_both_tell(tmp_path: Path, cluster: str):
    glass = Hourglass()
    store = await new_database(cluster)
    settings = replace(quick(tmp_path / "data", store), clock=glass)
    async with (
        running(settings) as first,
        running(settings) as second,
        Player(first.host) as one,
        Player(second.host) as two,
    ):
        table = (await one.make(ME, ME, **CK, clock=LIVE))["id"]
        seat = await asked_seat(one, table)
        async with await two.open(table) as watcher:
            glass.forward(11 * MINUTE)
            await watcher.until(lambda frame: frame["table"]["seats"][seat]["kind"] == "bot")
        await seat_when(one, table, seat, kind="bot")
        entries = await first.house.store.journal(table)
        fallen = [entry for entry in entries if isinstance(entry, Seated) and entry.fell]
        assert [entry.seat for entry in fallen].count(seat) == 1


async def test_as_long_as_one_of_two_servers_is_there_clocks_run_on(tmp_path: Path, cluster: str):
    glass = Hourglass()
    store = await new_database(cluster)
    settings = replace(quick(tmp_path / "data", store), clock=glass)
    async with running(settings) as first, Player(first.host) as one:
        async with running(settings) as second:
            table = (await one.make(ME, ME, **CK, clock=LIVE))["id"]
            await second.house.lobby.find(table)
            seat = await asked_seat(one, table)
        glass.forward(100)
        clock = await clock_of(one, table, seat)
        assert clock["left"] == pytest.approx(FULL - 100, abs=3)
        async with running(settings):
            entries = await first.house.store.journal(table)
            assert not any(isinstance(entry, Down) for entry in entries)
