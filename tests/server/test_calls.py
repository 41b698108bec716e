"""Whoever is waited for and does not look is called: once, on every way that was chosen."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from tampu.core.play import Match
from tampu.server.calls import waits
from tampu.server.privacy import forget, kept_of
from tampu.server.settings import CallSettings, Settings
from tampu.server.store.schema import calls
from tests.server.festivals import found, is_free
from tests.server.planted import plant
from tests.server.player import BOT, ME, OPEN, Browser, Player, play_on
from tests.server.receivers import Subscription, Web, until, web
from tests.server.rounds import is_forced, seed_of
from tests.server.running import Process, Site, running

HOOK = {"kind": "hook", "form": "json", "lang": "en"}
A_WHILE = 0.6
"""Seconds in which somebody would have been called."""


def calling(settings: Settings, **more: Any) -> Settings:
    """Nobody waits for long, and calls go to this machine."""
    how: dict[str, Any] = {"seconds": 0.15, "apart": 0.0, "private_hosts": ("127.0.0.1",)} | more
    return replace(settings, calls=CallSettings(**how))


@pytest.fixture
async def receiver() -> AsyncIterator[Web]:
    async with web() as receiver:
        yield receiver


async def hooked(player: Player, receiver: Web, path: str = "hook") -> Any:
    return await player.post("/api/calls", {**HOOK, "url": f"{receiver.url}/{path}"}, 201)


@asynccontextmanager
async def two_at_a_table(site: Site) -> AsyncIterator[tuple[Player, Player, str]]:
    """Two guests with a seat each; the game has begun."""
    async with Player(site.host) as one, Player(site.host) as two:
        table = (await one.make(ME, OPEN))["id"]
        await two.seat(table, 1, "take")
        yield one, two, table


def told_of(occasion: str, receiver: Web) -> list[Any]:
    """The messages in which there was something of this kind."""
    told = [request.json for request in receiver.asked]
    return [each for each in told if any(t["occasion"] == occasion for t in each["tables"])]


def of_turns(receiver: Web) -> list[Any]:
    """What was said about somebody's turn."""
    return told_of("turn", receiver)


async def look(player: Player, table: str, here: bool) -> Browser:
    browser = await player.open(table, hello=False)
    await browser.send(type="gaze", here=here)
    await browser.hello()
    return browser


async def first_and_other(one: Player, two: Player, table: str) -> tuple[Player, Player, int]:
    """Whoever is asked first, the other one, and the seat that is asked."""
    asked = (await one.get(f"/api/tables/{table}"))["asked"][0]
    return (one, two, asked) if asked == 0 else (two, one, asked)


async def answer(browser: Browser, seat: int) -> None:
    done = await browser.act(seat, browser.mine(seat)["actions"][0])
    assert done["type"] == "done", done


async def pass_on(player: Player, table: str, seat: int) -> None:
    """This seat answers until somebody else is asked, and its page is closed."""
    async with await player.open(table) as browser:
        while browser.table["asked"] == [seat]:
            await answer(browser, seat)
            await browser.until(lambda frame: frame["type"] == "changed")


async def test_whoever_is_waited_for_is_called_once(either: Settings, receiver: Web):
    async with running(calling(either)) as site, two_at_a_table(site) as (one, two, table):
        asked, _, _ = await first_and_other(one, two, table)
        await hooked(asked, receiver)
        site.house.calls.sweep()
        await until(lambda: of_turns(receiver))
        await asyncio.sleep(A_WHILE)
        (told,) = of_turns(receiver)
        assert told["title"] == "Your turn: Machu Picchu"
        assert told["link"] == f"http://{site.host}/table/{table}"
        assert told["waiting"] == 1


async def test_whoever_looks_is_not_called(site: Site, settings: Settings, receiver: Web):
    async with running(calling(settings)) as site, two_at_a_table(site) as (one, two, table):
        asked, other, seat = await first_and_other(one, two, table)
        await hooked(other, receiver)
        async with await look(other, table, True):
            await pass_on(asked, table, seat)
            await asyncio.sleep(A_WHILE)
            assert of_turns(receiver) == []
        await asyncio.sleep(A_WHILE)
        assert of_turns(receiver) == [], "it was seen, so nobody need be told after leaving"


async def test_a_page_behind_others_is_not_looked_at(settings: Settings, receiver: Web):
    async with running(calling(settings)) as site, two_at_a_table(site) as (one, two, table):
        asked, other, seat = await first_and_other(one, two, table)
        await hooked(other, receiver)
        async with await look(other, table, False):
            await pass_on(asked, table, seat)
            await until(lambda: of_turns(receiver))


async def test_whoever_comes_back_soon_is_not_called(settings: Settings, receiver: Web):
    patient = calling(settings, seconds=1.0)
    async with running(patient) as site, two_at_a_table(site) as (one, two, table):
        asked, other, seat = await first_and_other(one, two, table)
        await hooked(other, receiver)
        await pass_on(asked, table, seat)
        async with await look(other, table, True):
            await asyncio.sleep(1.6)
        assert of_turns(receiver) == []


async def test_who_looks_at_another_table_is_called_after_leaving(
    settings: Settings, receiver: Web
):
    async with running(calling(settings)) as site, two_at_a_table(site) as (one, two, table):
        asked, other, seat = await first_and_other(one, two, table)
        await hooked(other, receiver)
        elsewhere = (await other.make(ME, OPEN))["id"]
        async with await look(other, elsewhere, True):
            await pass_on(asked, table, seat)
            await asyncio.sleep(A_WHILE)
            assert of_turns(receiver) == []
        await until(lambda: of_turns(receiver))


async def test_many_tables_that_wait_are_one_message(settings: Settings, receiver: Web):
    async with running(calling(settings, seconds=3.0)) as site, Player(site.host) as one:
        tables = [(await one.make(ME, ME))["id"] for _ in range(3)]
        await hooked(one, receiver)
        site.house.calls.sweep()
        await until(lambda: receiver.asked)
        await asyncio.sleep(A_WHILE)
        (told,) = of_turns(receiver)
        assert {each["link"].rpartition("/")[2] for each in told["tables"]} == set(tables)
        assert told["title"] == "3 tables wait for you"


async def test_messages_come_no_closer_than_was_chosen(settings: Settings, receiver: Web):
    async with running(calling(settings)) as site, Player(site.host) as one:
        channel = await hooked(one, receiver)
        await one.web.put(f"/api/calls/{channel['id']}", json={"apart": 2})
        first = (await one.make(ME, ME))["id"]
        await until(lambda: of_turns(receiver))
        await one.make(ME, ME)
        await asyncio.sleep(A_WHILE)
        assert len(of_turns(receiver)) == 1
        await until(lambda: len(of_turns(receiver)) == 2)
        assert first not in of_turns(receiver)[1]["link"]


async def test_a_call_survives_a_crash_and_is_made_once(settings: Settings, receiver: Web):
    """The server dies before it has called; the next one does so, and no later one again."""
    settings = replace(settings, calls=calling(settings).calls)
    async with running(settings) as site, Player(site.host) as one:
        await hooked(one, receiver)
        await one.make(ME, ME)
    assert of_turns(receiver) == []
    for _ in range(2):
        async with running(settings):
            await until(lambda: of_turns(receiver))
            await asyncio.sleep(A_WHILE)
    assert len(of_turns(receiver)) == 1


async def test_of_several_processes_one_calls(either: Settings, receiver: Web):
    if either.store is None:
        pytest.skip("SQLite has one process")
    shared = calling(either)
    async with running(shared) as a, running(shared) as b, Player(a.host) as one:
        await hooked(one, receiver)
        table = (await one.make(ME, ME))["id"]
        await one.web.get(f"http://{b.host}/api/tables/{table}")
        await until(lambda: of_turns(receiver))
        await asyncio.sleep(2 * A_WHILE)
        assert len(of_turns(receiver)) == 1


async def test_who_looks_at_one_process_is_not_called_by_another(either: Settings, receiver: Web):
    if either.store is None:
        pytest.skip("SQLite has one process")
    shared = calling(either)
    async with (
        running(shared) as a,
        running(shared) as b,
        two_at_a_table(a) as (one, two, table),
    ):
        asked, other, seat = await first_and_other(one, two, table)
        await hooked(other, receiver)
        await other.web.get(f"http://{b.host}/api/tables/{table}")
        async with await look(other, table, True):
            await until(lambda: b.house.calls.lookers.look(other.id))
            await pass_on(asked, table, seat)
            await asyncio.sleep(A_WHILE)
            assert of_turns(receiver) == []


async def test_a_bot_and_a_program_are_not_called_for(settings: Settings, receiver: Web):
    async with running(calling(settings)) as site, Player(site.host) as one:
        await hooked(one, receiver)
        await one.make({"who": "program"}, BOT)
        await asyncio.sleep(A_WHILE)
        assert of_turns(receiver) == []


async def test_that_a_game_has_begun_is_told_where_one_need_not_answer(
    settings: Settings, receiver: Web
):
    async with running(calling(settings)) as site, two_at_a_table(site) as (one, two, table):
        _, other, _ = await first_and_other(one, two, table)
        await hooked(other, receiver)
        table = (await other.make(ME, OPEN))["id"]
        await (one if other is two else two).seat(table, 1, "take")
        await until(lambda: receiver.asked)
        assert receiver.asked[0].json["tables"][0]["link"].endswith(table)


async def test_that_a_game_is_over_is_told(settings: Settings, receiver: Web):
    async with running(calling(settings)) as site, two_at_a_table(site) as (one, two, table):
        await hooked(two, receiver)
        async with await one.open(table) as a, await look(two, table, False) as b:
            await play_on({0: a, 1: b}, random.Random(1))
        await until(lambda: told_of("over", receiver))
        assert len(told_of("over", receiver)) == 1


@pytest.mark.parametrize("wanted", [is_forced, is_free])
async def test_a_call_does_not_tell_whether_there_is_a_choice(
    settings: Settings, receiver: Web, wanted: Callable[[Match], bool]
):
    """Where nobody may learn it, and whoever is asked is away: both are called, and alike."""
    match = found(2, wanted)
    async with running(calling(settings)) as site, Player(site.host) as one:
        await hooked(one, receiver)
        await plant(site.house.store, seed_of(match), match, [one.id, one.id])
        site.house.calls.sweep()
        await until(lambda: of_turns(receiver))
        (told,) = of_turns(receiver)
        assert (told["title"], told["waiting"]) == ("Your turn: Cuzco – the terraces", 1)


async def test_a_guest_is_told_of_all_ways_and_forgotten_on_all(either: Settings, receiver: Web):
    async with running(calling(either)) as site, Player(site.host) as one:
        await hooked(one, receiver)
        await one.make(ME, ME)
        await until(lambda: of_turns(receiver))
        store = site.house.store
        (kept,) = (await kept_of(store, one.id)).channels
        assert (kept.kind, kept.address) == ("hook", f"{receiver.url}/hook")
        await forget(store, one.id)
        assert await site.house.calls.channels.of(one.id) == []
        assert await store.rows(select(calls)) == []


async def test_before_a_clock_falls_there_is_a_reminder(
    settings: Settings, receiver: Web, monkeypatch: pytest.MonkeyPatch
):
    """The rest of the time is told; the call before it does not take its place."""
    monkeypatch.setattr(waits, "SOON", 0.5)
    falls: dict[str, float] = {}
    monkeypatch.setattr(waits, "falls_at", lambda table, _: falls.get(table.head.id))
    async with running(calling(settings)) as site, Player(site.host) as one:
        await hooked(one, receiver)
        made = await one.make(ME, ME)
        falls[made["id"]] = made["created"] + 8.0
        await until(lambda: len(receiver.asked) == 2)
        kinds = [request.json["tables"][0]["occasion"] for request in receiver.asked]
        assert kinds == ["turn", "clock"]
        assert receiver.asked[1].json["title"] == "1 minute left: Machu Picchu"


async def test_a_browser_reads_what_is_pushed(either: Settings, receiver: Web):
    async with running(calling(either)) as site, Player(site.host) as one:
        browser = Subscription(f"{receiver.url}/push")
        await one.post("/api/calls", browser.wanted, 201)
        key = (await one.get("/api/calls"))["push"]
        table = (await one.make(ME, ME))["id"]
        await until(lambda: receiver.asked)
        told = browser.read(receiver.asked[0], key)
        assert told["title"] == "Your turn: Machu Picchu"
        assert told["link"].endswith(f"/table/{table}")
        assert told["count"] == 1
        assert receiver.asked[0].headers["urgency"] == "high"


async def test_all_processes_push_with_one_key(either: Settings):
    keys = set()
    for _ in range(2):
        async with running(either) as site, Player(site.host) as one:
            keys.add((await one.get("/api/calls"))["push"])
    assert len(keys) == 1


async def test_a_browser_that_is_gone_is_not_pushed_to_any_more(settings: Settings):
    async with (
        web(status="410 Gone") as gone,
        running(calling(settings)) as site,
        Player(site.host) as one,
    ):
        await one.post("/api/calls", Subscription(f"{gone.url}/push").wanted, 201)
        await one.make(ME, ME)
        await until(lambda: gone.asked)
        await asyncio.sleep(A_WHILE)
        (channel,) = (await one.get("/api/calls"))["channels"]
        assert (channel["state"], channel["reason"]) == ("lost", "gone")
        assert len(gone.asked) == 1


async def test_what_did_not_arrive_is_sent_again(
    settings: Settings, receiver: Web, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tampu.server.calls.sender.FIRST_WAIT", 0.1)
    receiver.status = "503 Later"
    async with running(calling(settings)) as site, Player(site.host) as one:
        await hooked(one, receiver)
        await one.make(ME, ME)
        await until(lambda: receiver.asked)
        receiver.status = "204 Taken"
        await until(lambda: len(receiver.asked) >= 2)
        await asyncio.sleep(A_WHILE)
        numbers = {request.json["id"] for request in receiver.asked}
        assert len(numbers) == 1, "a receiver knows it again"
        (channel,) = (await one.get("/api/calls"))["channels"]
        assert (channel["state"], channel["reason"]) == ("on", "")


async def test_a_link_turns_a_way_off_with_one_press_and_not_by_looking(
    settings: Settings, receiver: Web
):
    async with running(calling(settings)) as site, Player(site.host) as one:
        await hooked(one, receiver)
        await one.make(ME, ME)
        await until(lambda: receiver.asked)
        off = receiver.asked[0].json["off"]
        async with Player(site.host) as stranger:
            page = await stranger.web.get(off)
            assert page.status_code == 200
            assert "<form" in page.text
            assert (await one.get("/api/calls"))["channels"][0]["state"] == "on"
            done = await stranger.web.post(off, data={"List-Unsubscribe": "One-Click"})
            assert done.status_code == 200
        assert (await one.get("/api/calls"))["channels"][0]["state"] == "off"
        await one.make(ME, ME)
        await asyncio.sleep(A_WHILE)
        assert len(receiver.asked) == 1


async def test_a_forged_link_turns_nothing_off(site: Site):
    async with Player(site.host) as one:
        page = await one.web.get("/api/calls/off/abc.def", headers={"accept": "text/html"})
        assert page.status_code == 404
        assert "does not work" in page.text


async def test_nobody_sees_or_changes_the_ways_of_another(settings: Settings, receiver: Web):
    async with running(calling(settings)) as site, Player(site.host) as one:
        channel = await hooked(one, receiver, "secret-path")
        assert "secret-path" not in str(await one.get("/api/calls"))
        async with Player(site.host) as two:
            assert (await two.get("/api/calls"))["channels"] == []
            for method, path in (("PUT", ""), ("DELETE", ""), ("POST", "/try")):
                body = {"on": False} if method == "PUT" else None
                told = await two.web.request(method, f"/api/calls/{channel['id']}{path}", json=body)
                assert told.status_code == 404


async def test_a_guest_has_only_so_many_ways(settings: Settings, receiver: Web):
    async with running(calling(settings)) as site, Player(site.host) as one:
        for number in range(settings.limits.channels):
            await hooked(one, receiver, f"way-{number}")
        refused = {**HOOK, "url": f"{receiver.url}/one-more"}
        assert (await one.post("/api/calls", refused, 409))["code"] == "too-many-channels"


async def test_a_killed_server_forgets_nobody(settings: Settings, receiver: Web):
    """The question was committed, and the process died before anything else could be written."""
    process = Process(settings.data, limits=settings.limits)
    process.start()
    await process.ready()
    async with Player(process.host) as one:
        store_hook = {**HOOK, "url": "https://example.org/hook"}
        await one.post("/api/calls", store_hook, 201)
        await one.make(ME, ME)
        process.kill()
    async with running(calling(settings)) as site:
        channels = site.house.calls.channels
        (found,) = await channels.of(one.id)
        async with asyncio.timeout(10):
            while not (await channels.one(found.id)).reason:  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
