"""Giving up for good, and taking a table off one's own list."""

import random

from tampu.server.inspection import inspect
from tampu.server.journal import Seated
from tampu.server.settings import Settings
from tests.server.planted import ended, plant
from tests.server.player import ME, OPEN, Player, play_on
from tests.server.running import Site, running


async def test_whoever_resigns_gives_the_seat_to_a_bot_for_good(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        await two.web.put("/api/me", json={"name": "Illa"})
        made = await one.make(ME, OPEN)
        assert (await two.seat(made["id"], 0, "resign", 403))["code"] == "not-your-seat"
        assert (await one.seat(made["id"], 0, "resign", 409))["code"] == "not-begun"
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a:
            told = (await two.seat(made["id"], 1, "resign"))["seats"][1]
            assert (told["kind"], told["resigned"], told["kept_for"]) == ("bot", "Illa", None)
            assert not told["mine"]
            await a.until(lambda _: a.table["seats"][1]["resigned"] == "Illa")
            news = a.chat[-1]
            assert (news["name"], news["seating"]["resigned"]) == ("Illa", True)
        for guest in (one, two):
            for do in ("take", "leave", "bot", "program"):
                refused = await guest.seat(made["id"], 1, do, 409)
                assert refused["code"] == "seat-resigned"
        store = either_site.house.store
        entry = (await store.journal(made["id"]))[-1]
        seats = [e for e in await store.journal(made["id"]) if isinstance(e, Seated)]
        assert seats[-1].sitting.resigned == two.id, entry


async def test_a_resigned_game_is_played_to_its_end_and_stays_on_both_lists(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await two.web.put("/api/me", json={"name": "Illa"})
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        await two.seat(made["id"], 1, "resign")
        async with await one.open(made["id"]) as a:
            luck = random.Random(1)
            while a.table["status"] == "playing":
                if a.table["asked"] == [0]:
                    await a.act(0, luck.choice(a.mine(0)["actions"]))
                await a.receive()
        for guest in (one, two):
            [listed] = (await guest.get("/api/tables"))["mine"]
            assert listed["result"]["scores"]
            assert listed["seats"][1]["resigned"] == "Illa"
    assert (await inspect(either)).sound


async def test_a_finished_game_is_taken_off_ones_own_list_only_and_comes_back(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        seed, match = ended(2)
        table = await plant(site.house.store, seed, match, [one.id, two.id])
        await one.ask_for("DELETE", f"/api/me/tables/{table}")
        assert (await one.get("/api/tables"))["mine"] == []
        assert [each["id"] for each in (await two.get("/api/tables"))["mine"]] == [table]
        assert (await one.get(f"/api/tables/{table}"))["status"] == "over"
        cookies = one.web.cookies
    async with running(either) as site, Player(site.host) as one:
        one.web.cookies = cookies
        assert (await one.get("/api/tables"))["mine"] == []
        await one.ask_for("PUT", f"/api/me/tables/{table}")
        assert [each["id"] for each in (await one.get("/api/tables"))["mine"]] == [table]


async def test_a_game_that_one_plays_stays_on_the_list(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        path = f"/api/me/tables/{made['id']}"
        assert (await one.ask_for("DELETE", path, 409))["code"] == "not-over"
        await one.seat(made["id"], 0, "leave")
        await one.ask_for("DELETE", path)
        assert (await one.get("/api/tables"))["mine"] == []
        assert (await two.get("/api/tables"))["open"] == []


async def test_without_a_cookie_there_is_no_list(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        one.web.cookies.clear()
        told = await one.ask_for("DELETE", f"/api/me/tables/{made['id']}", 401)
        assert told["code"] == "no-guest"


async def test_whoever_resigned_asks_for_nothing_any_more(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await play_on({0: a, 1: b}, random.Random(1), most=4)
        await two.seat(made["id"], 1, "resign")
        assert (await two.propose(made["id"], "abandon", 403))["code"] == "not-at-the-table"
        assert (await one.propose(made["id"], "abandon"))["abandoned"]
