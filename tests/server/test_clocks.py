"""Clocks at tables: they run for whoever is asked, and fall as the table agreed."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from tampu.core.record import read_json, read_record
from tampu.server.journal import Change, Paused, Ruled
from tampu.server.settings import Settings
from tampu.server.wire import Clock
from tests.server.hourglass import Hourglass
from tests.server.planted import plant, search
from tests.server.player import BOT, ME, OPEN, Player, play_on
from tests.server.running import Site, running

MINUTE, HOUR, DAY = 60, 3_600, 86_400
LIVE = {"kind": "live", "bank": 10 * MINUTE, "gain": 30, "level": "random"}
DAYS = {"kind": "days", "bank": 3 * DAY, "gain": DAY, "level": "random"}
CK = {"game": "cuzco_kramer"}


@pytest.fixture
def glass() -> Hourglass:
    return Hourglass()


@pytest.fixture
def timed(settings: Settings, glass: Hourglass) -> Settings:
    return replace(settings, clock=glass)


@pytest.fixture
async def house(timed: Settings) -> AsyncIterator[Site]:
    async with running(timed) as site:
        yield site


@asynccontextmanager
async def two_at(site: Site, **more: object) -> AsyncIterator[tuple[str, Player, Player]]:
    """The id of a table with two people."""
    async with Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Killa"})
        await two.web.put("/api/me", json={"name": "Illa"})
        made = await one.make(ME, OPEN, **more)
        await two.seat(made["id"], 1, "take")
        yield made["id"], one, two


async def clock_of(player: Player, table: str, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = (await player.get(f"/api/tables/{table}"))["seats"][seat]["clock"]
    return told


async def seat_when(player: Player, table: str, seat: int, **wanted: object) -> dict[str, Any]:
    """The seat, once it is as wanted."""
    async with asyncio.timeout(20):
        while True:
            told: dict[str, Any] = (await player.get(f"/api/tables/{table}"))["seats"][seat]
            if all(told[key] == value for key, value in wanted.items()):
                return told
            await asyncio.sleep(0.02)


async def asked_seat(player: Player, table: str) -> int:
    asked: list[int] = (await player.get(f"/api/tables/{table}"))["asked"]
    return asked[0]


def by_seat(seat: int, one: Player, two: Player) -> tuple[Player, Player]:
    """Whoever sits there, and the other one."""
    return (two, one) if seat else (one, two)


# ---- running ----


async def test_nobody_has_a_clock_where_none_was_agreed(house: Site):
    async with two_at(house) as (table, one, _):
        told = await one.get(f"/api/tables/{table}")
        assert told["clock"] is None
        assert [seat["clock"] for seat in told["seats"]] == [None, None]


async def test_whoever_is_asked_spends_time_and_the_others_none(house: Site, glass: Hourglass):
    async with two_at(house, **CK, clock=LIVE) as (table, one, _):
        seat = await asked_seat(one, table)
        glass.forward(100)
        mine, other = [await clock_of(one, table, each) for each in (seat, 1 - seat)]
        assert mine["left"] == pytest.approx(10 * MINUTE + 30 - 100, abs=2)
        assert mine["ticks"]
        assert (other["left"], other["ticks"], other["falls"]) == (10 * MINUTE, False, None)


async def test_every_decision_gains_but_none_hoards(house: Site, glass: Hourglass):
    async with two_at(house, **CK, clock=LIVE) as (table, one, two):
        seat = await asked_seat(one, table)
        player, _ = by_seat(seat, one, two)
        async with await player.open(table) as browser:
            for _ in range(3):
                await browser.act(seat, browser.mine(seat)["actions"][0])
                await browser.until(lambda frame: frame["type"] == "changed")
        again = await asked_seat(one, table)
        clock = await clock_of(one, table, again)
        assert 10 * MINUTE < clock["left"] <= 10 * MINUTE + 30


async def test_taking_back_and_answering_again_gains_nothing(house: Site, glass: Hourglass):
    async with two_at(house, clock=LIVE) as (table, one, two), await one.open(table) as browser:
        async with await two.open(table) as other:
            while browser.table["asked"] == [1]:
                await other.until_here(browser.version)
                await other.act(1, other.mine(1)["actions"][0])
                await browser.until_here(other.version)
        glass.forward(300)
        before = (await clock_of(one, table, 0))["left"]
        for _ in range(3):
            done = await browser.act(0, browser.mine(0)["actions"][0])
            await browser.until(lambda frame: frame["type"] == "changed")
            if not browser.mine(0)["may_undo"]:
                break
            await browser.ask("undo", seat=0, line=done["line"])
            await browser.until(lambda frame: frame["type"] == "changed")
        assert (await clock_of(one, table, 0))["left"] <= before + 30


async def test_all_who_choose_at_the_same_time_have_their_clocks_running(
    house: Site, glass: Hourglass
):
    async with two_at(house, game="cuzco_feld", clock=LIVE) as (table, one, two):
        a, b = await one.open(table), await two.open(table)
        async with a, b:
            luck = random.Random(1)
            while a.table["asked"] != [0, 1]:
                assert await play_on({0: a, 1: b}, luck, most=1)
            glass.forward(50)
            clocks = [await clock_of(one, table, seat) for seat in (0, 1)]
            assert [clock["ticks"] for clock in clocks] == [True, True]
            await b.until_here(a.version)
            await b.act(1, b.mine(1)["actions"][0])
            glass.forward(100)
            after = [await clock_of(one, table, seat) for seat in (0, 1)]
            assert [clock["ticks"] for clock in after] == [True, False]
            assert clocks[0]["left"] - after[0]["left"] == pytest.approx(100, abs=2)
            assert clocks[1]["left"] - after[1]["left"] < 2


async def test_bots_have_no_clocks(house: Site, glass: Hourglass):
    async with Player(house.host) as one:
        made = await one.make(BOT, BOT, clock=LIVE)
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                assert not any(seat["clock"]["ticks"] for seat in watcher.table["seats"])
                await watcher.receive()


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "bank": 10, "gain": 30},
        {"kind": "live", "bank": 600, "gain": 0},
        {"kind": "days", "bank": 0, "gain": 60},
        {"kind": "live", "bank": 600, "gain": 30, "vacation": 3},
        {"kind": "days", "bank": 400 * DAY, "gain": DAY},
    ],
)
async def test_clocks_by_which_nobody_can_play_are_refused(house: Site, clock: dict[str, object]):
    async with Player(house.host) as one:
        assert (await one.make_refused(400, clock=clock))["code"] == "clock-unfit"


async def test_a_bot_that_does_not_exist_is_refused_as_a_stand_in(house: Site):
    async with Player(house.host) as one:
        told = await one.make_refused(404, clock={**LIVE, "level": "nobody"})
        assert told["code"] == "no-such-level"


# ---- falling ----


async def test_when_a_clock_falls_a_bot_plays_on_until_the_owner_is_back(
    house: Site, glass: Hourglass
):
    async with two_at(house, **CK, clock=LIVE) as (table, one, two):
        seat = await asked_seat(one, table)
        late, other = by_seat(seat, one, two)
        name = ["Killa", "Illa"][seat]
        async with await other.open(table) as watcher:
            glass.forward(11 * MINUTE)
            await watcher.until(lambda frame: frame["table"]["seats"][seat]["kind"] == "bot")
            told = watcher.chat[-1]
            assert (told["name"], told["seating"]["was"], told["seating"]["fell"]) == (
                "",
                name,
                True,
            )
            while watcher.table["asked"] != [1 - seat]:
                await watcher.receive()
            bot = watcher.table["seats"][seat]["name"]
            assert any(step["seat"] == seat for step in watcher.logs[0])
        back = (await late.seat(table, seat, "take"))["seats"][seat]
        assert back["mine"]
        assert [each["name"] for each in back["before"]][-1] == bot
        assert [each["kind"] for each in back["before"]][-1] == "bot"
        assert back["clock"]["left"] == pytest.approx(2.5 * MINUTE + 30, abs=2)


async def test_where_a_seat_is_lost_for_good_nobody_has_it_back(house: Site, glass: Hourglass):
    clock = {**LIVE, "fall": "bot-for-good"}
    async with two_at(house, **CK, clock=clock) as (table, one, two):
        seat = await asked_seat(one, table)
        late, _ = by_seat(seat, one, two)
        glass.forward(11 * MINUTE)
        lost = await seat_when(one, table, seat, kind="bot")
        assert lost["kept_for"] is None
        assert (await late.seat(table, seat, "take", 409))["code"] == "clock-fell"
        assert (await late.seat(table, seat, "program", 409))["code"] == "clock-fell"


async def test_a_mark_changes_no_seat_and_is_seen_by_all(house: Site, glass: Hourglass):
    async with two_at(house, **CK, clock={**LIVE, "fall": "mark"}) as (table, one, two):
        seat = await asked_seat(one, table)
        late, other = by_seat(seat, one, two)
        async with await other.open(table) as watcher:
            glass.forward(11 * MINUTE)
            await watcher.until(lambda frame: frame["table"]["seats"][seat]["clock"]["fell"])
            assert watcher.table["seats"][seat]["kind"] == "human"
            assert [line["clock"]["what"] for line in watcher.chat if line["clock"]] == ["fell"]
        async with await late.open(table) as browser:
            done = await browser.act(seat, browser.mine(seat)["actions"][0])
            assert done["type"] == "done"
        assert not (await clock_of(one, table, seat))["fell"]


async def test_a_kind_of_bot_that_the_host_has_no_more_is_replaced(house: Site):
    seed, match = search(2, lambda match: len(match.steps) > 20)
    clock = Clock(kind="live", bank=600, gain=30, level="gone since")
    async with Player(house.host) as one:
        table = await plant(house.house.store, seed, match, [one.id, one.id], clock=clock)
        seat = await asked_seat(one, table)
        told = await seat_when(one, table, seat, kind="bot")
        assert told["level"] == "master"


async def test_of_one_guest_on_several_seats_each_seat_has_its_clock(house: Site, glass: Hourglass):
    async with Player(house.host) as one:
        made = await one.make(ME, ME, **CK, clock=LIVE)
        seat = made["asked"][0]
        glass.forward(11 * MINUTE)
        await seat_when(one, made["id"], seat, kind="bot")
        other = (await one.get(f"/api/tables/{made['id']}"))["seats"][1 - seat]
        assert other["kind"] == "human"


async def test_a_silent_program_falls_like_anybody(house: Site, glass: Hourglass):
    async with Player(house.host) as one:
        made = await one.make({"who": "program"}, {"who": "program"}, **CK, clock=LIVE)
        seat = made["asked"][0]
        glass.forward(11 * MINUTE)
        told = await seat_when(one, made["id"], seat, kind="bot")
        assert told["yours"]


async def test_a_seat_that_was_left_is_not_waited_for_for_ever(house: Site, glass: Hourglass):
    async with two_at(house, **CK, clock=LIVE) as (table, one, two):
        seat = await asked_seat(one, table)
        late, other = by_seat(seat, one, two)
        await late.seat(table, seat, "leave")
        glass.forward(11 * MINUTE)
        await seat_when(other, table, seat, kind="bot")


# ---- standing still ----


async def test_no_clock_runs_while_the_server_is_down(either: Settings):
    glass = Hourglass()
    settings = replace(either, clock=glass)
    async with running(settings) as site, two_at(site, **CK, clock=LIVE) as (table, one, _):
        seat = await asked_seat(one, table)
        glass.forward(100)
        cookie = one.cookie
    glass.forward(DAY)
    async with running(settings) as site, Player(site.host) as one:
        one.web.headers["cookie"] = cookie
        clock = await clock_of(one, table, seat)
        assert clock["left"] == pytest.approx(10 * MINUTE + 30 - 100, abs=3)
        async with await one.open(table) as browser:
            (told,) = [line["clock"] for line in browser.chat if line["clock"]]
            assert told["what"] == "away"
            assert told["seconds"] == pytest.approx(DAY, abs=3)
        glass.forward(9 * MINUTE)
        await seat_when(one, table, seat, kind="bot")


async def test_a_clock_falls_after_a_restart_though_nobody_comes(either: Settings):
    glass = Hourglass()
    settings = replace(either, clock=glass)
    async with running(settings) as site, two_at(site, **CK, clock=DAYS) as (table, one, _):
        seat = await asked_seat(one, table)
    async with running(settings) as site:
        glass.forward(4 * DAY + 60)
        async with asyncio.timeout(20):
            while (found := site.house.lobby.at_hand(table)) is None:
                await asyncio.sleep(0.02)
            while found.history.seats[seat].kind != "bot":
                await asyncio.sleep(0.02)


async def test_no_clock_runs_while_all_pause_or_the_house_has_closed_the_table(
    house: Site, glass: Hourglass
):
    async def goes(table: str, on: Change) -> None:
        found = await house.house.lobby.find(table)
        await house.house.store.append(table, found.history.version + 1, on)
        await found.catch_up()

    async with two_at(house, **CK, clock=LIVE) as (table, one, _):
        seat = await asked_seat(one, table)
        await goes(table, Paused(at=glass.now(), on=True))
        glass.forward(DAY)
        await goes(table, Ruled(at=glass.now(), deed="closed"))
        clock = await clock_of(one, table, seat)
        assert (clock["ticks"], clock["falls"]) == (False, None)
        await goes(table, Paused(at=glass.now(), on=False))
        glass.forward(DAY)
        assert not (await clock_of(one, table, seat))["ticks"]
        await goes(table, Ruled(at=glass.now(), deed="reopened"))
        clock = await clock_of(one, table, seat)
        assert clock["ticks"]
        assert clock["left"] == pytest.approx(10 * MINUTE + 30, abs=3)


async def test_on_vacation_ones_clock_stands_still(house: Site, glass: Hourglass):
    clock = {**DAYS, "vacation": 10}
    async with two_at(house, **CK, clock=clock) as (table, one, two):
        seat = await asked_seat(one, table)
        mine, other = by_seat(seat, one, two)
        told = await mine.post(f"/api/tables/{table}/vacation", {"days": 7})
        assert told["seats"][seat]["clock"]["days"] == 9
        assert told["seats"][1 - seat]["clock"]["vacation"] is None
        async with await other.open(table) as watcher:
            assert watcher.chat[-1]["clock"]["what"] == "vacation"
            glass.forward(5 * DAY)
            assert not (await clock_of(one, table, seat))["ticks"]
            await mine.post(f"/api/tables/{table}/vacation", {"days": 0})
            clock = await clock_of(one, table, seat)
            assert (clock["days"], clock["ticks"]) == (4, True)
            assert clock["left"] == pytest.approx(4 * DAY, abs=5)
        refused = await mine.post(f"/api/tables/{table}/vacation", {"days": 5}, 409)
        assert (refused["code"], refused["facts"]) == ("vacation-too-long", {"days": 4})


async def test_there_is_no_vacation_from_a_table_that_agreed_on_none(house: Site):
    async with two_at(house, clock=LIVE) as (table, one, _), Player(house.host) as three:
        refused = await one.post(f"/api/tables/{table}/vacation", {"days": 1}, 403)
        assert refused["code"] == "no-vacation"
        refused = await three.post(f"/api/tables/{table}/vacation", {"days": 1}, 403)
        assert refused["code"] == "not-at-the-table"


# ---- absence is not loss ----


async def test_by_days_nobody_gives_a_seat_away_before_its_clock_fell(
    house: Site, glass: Hourglass
):
    async with two_at(house, **CK, clock={**DAYS, "fall": "mark"}) as (table, one, two):
        seat = await asked_seat(one, table)
        _, other = by_seat(seat, one, two)
        glass.forward(2 * DAY)
        assert (await other.seat(table, seat, "bot", 409))["code"] == "clock-runs"
        assert (await other.get(f"/api/tables/{table}"))["seats"][seat]["grace"] is None


async def test_all_see_when_the_seat_of_whoever_is_away_may_be_given_to_a_bot(house: Site):
    async with two_at(house) as (table, one, _), await one.open(table) as a:
        mine, away = a.table["seats"]
        assert mine["grace"] is None
        assert away["grace"] == pytest.approx(away["gone"] + house.house.settings.patience)


# ---- what is told of it ----


async def test_the_record_tells_the_clock(house: Site):
    clock = {**DAYS, "weekends": True, "zone": -180, "vacation": 5}
    async with Player(house.host) as one:
        made = await one.make(BOT, BOT, clock=clock)
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
        path = f"/api/tables/{made['id']}/record"
        text = (await one.web.get(path)).text
        told = (
            "days bank=259200 gain=86400 fall=bot level=random weekends=free zone=-180 vacation=5"
        )
        assert read_record(text).header.clock == told
        json = (await one.web.get(f"{path}?format=json")).text
        assert read_json(json).header == read_record(text).header
        check = await one.post("/api/records", {"text": text})
        assert check["verified"]
        shown = await one.get(f"/api/records/{check['id']}/replay?first=100000")
        assert shown["table"]["clock"]["terms"] == {"level": "random", "fall": "bot", **clock}


async def test_the_return_game_has_the_same_clock(house: Site):
    async with Player(house.host) as one:
        made = await one.make(ME, BOT, clock=LIVE)
        async with await one.open(made["id"]) as mine:
            luck = random.Random(1)
            while mine.table["status"] != "over":
                if mine.table["asked"] == [0]:
                    await play_on({0: mine}, luck, most=1)
                else:
                    await mine.receive()
        again = await one.post(f"/api/tables/{made['id']}/again")
        assert again["clock"]["terms"]["bank"] == LIVE["bank"]
