"""Taking, leaving and handing over seats."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

from tests.server.player import BOT, ME, OPEN, Player, play_on
from tests.server.running import Site, quick, running


async def test_a_seat_is_taken_once(either_site: Site):
    async with (
        Player(either_site.host) as one,
        Player(either_site.host) as two,
        Player(either_site.host) as three,
    ):
        made = await one.make(ME, OPEN, OPEN)
        await two.seat(made["id"], 1, "take", name="Illa")
        told = await three.seat(made["id"], 1, "take", 409)
        assert told == {"code": "seat-taken", "rule": None, "facts": {"seat": 1}}
        table = await three.get(f"/api/tables/{made['id']}")
        assert table["seats"][1]["name"] == "Illa"
        assert (await three.seat(made["id"], 7, "take", 404))["code"] == "no-such-seat"


async def test_only_its_holder_leaves_a_seat(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        for guest in (one, two):
            told = await guest.seat(made["id"], 1, "leave", 403)
            assert told["code"] == "not-your-seat"
        assert (await two.seat(made["id"], 0, "leave", 403))["code"] == "not-your-seat"
        assert (await one.seat(made["id"], 0, "leave"))["seats"][0]["kind"] == "open"


async def test_a_seat_left_in_mid_game_waits_and_can_be_taken_up(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        left = await two.seat(made["id"], 1, "leave")
        assert (left["status"], left["seats"][1]["kind"]) == ("playing", "open")
        await three.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await three.open(made["id"]) as b:
            await play_on({0: a, 1: b}, random.Random(1))
            assert a.table["status"] == "over"
        assert (await one.seat(made["id"], 0, "leave", 409))["code"] == "over"


async def test_who_left_a_seat_sees_the_table_as_any_onlooker(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await play_on({0: a, 1: b}, random.Random(1), most=5)
            await two.seat(made["id"], 1, "leave")
            await b.until(lambda frame: frame["type"] == "position")
            async with await two.open(made["id"]) as fresh:
                assert b.known == fresh.known
                assert [seen["seat"] for seen in b.seen] == [None]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        made = await one.make(ME, OPEN, {"who": "open"})
        await two.seat(made["id"], 1, "take")
        await three.seat(made["id"], 2, "take")
        given = await two.seat(made["id"], 1, "bot", level="random")
        assert (given["seats"][1]["kind"], given["seats"][1]["level"]) == ("bot", "random")
        assert (await three.seat(made["id"], 1, "take", 403))["code"] == "kept-seat"
        taken = await two.seat(made["id"], 1, "take")
        assert taken["seats"][1]["mine"]


async def test_the_host_opens_a_bots_seat_for_a_friend(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, BOT)
        assert (await two.seat(made["id"], 1, "leave", 403))["code"] == "not-your-seat"
        await one.seat(made["id"], 1, "leave")
        assert (await two.seat(made["id"], 1, "take"))["seats"][1]["mine"]


async def test_who_saw_one_hand_may_not_look_into_another(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        made = await one.make(ME, OPEN, OPEN)
        await two.seat(made["id"], 1, "take")
        await three.seat(made["id"], 2, "take")
        await three.seat(made["id"], 2, "leave")
        assert (await one.seat(made["id"], 2, "take", 409))["code"] == "saw-another-hand"
        await two.seat(made["id"], 1, "leave")
        async with Player(site.host) as four:
            await four.seat(made["id"], 1, "take")
            assert (await two.seat(made["id"], 2, "take", 409))["code"] == "saw-another-hand"
        await three.seat(made["id"], 2, "take")


async def test_alone_with_bots_one_may_take_over_a_bots_seat(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, BOT)
        taken = await one.seat(made["id"], 1, "take", name="Illa")
        assert [seat["mine"] for seat in taken["seats"]] == [True, True]


async def test_a_seat_once_dealt_is_its_holders(tmp_path: Path):
    """The host may have a bot play for whoever is away, but nobody looks into that hand."""
    settings = replace(quick(tmp_path / "data"), patience=0.0)
    async with (
        running(settings) as site,
        Player(site.host) as host,
        Player(site.host) as away,
        Player(site.host) as third,
    ):
        made = await host.make(ME, OPEN)
        await away.seat(made["id"], 1, "take")
        given = await host.seat(made["id"], 1, "bot", level="random")
        assert given["seats"][1]["kept_for"]
        for guest in (host, third):
            assert (await guest.seat(made["id"], 1, "take", 403))["code"] == "kept-seat"
        assert (await host.seat(made["id"], 1, "leave", 403))["code"] == "kept-seat"
        again = await host.seat(made["id"], 1, "bot", level="greedy")
        assert again["seats"][1]["kept_for"]
        assert (await third.seat(made["id"], 1, "take", 403))["code"] == "kept-seat"
        back = await away.seat(made["id"], 1, "take")
        assert back["seats"][1]["mine"]
        async with await away.open(made["id"]) as browser:
            told = [line["seating"] for line in browser.chat if line["seating"]]
            assert len(told) == 3
        assert (await away.seat(made["id"], 1, "leave"))["seats"][1]["kind"] == "open"
        assert (await third.seat(made["id"], 1, "take"))["seats"][1]["mine"]


async def test_strangers_give_no_seats_to_bots(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        assert (await two.seat(made["id"], 1, "bot", 403))["code"] == "not-at-the-table"
        assert (await one.seat(made["id"], 1, "bot"))["status"] == "playing"


async def test_a_seat_long_left_alone_may_be_given_to_a_bot(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), patience=0.3)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await two.open(made["id"]):
            told = await one.seat(made["id"], 1, "bot", 409)
            assert told["code"] == "still-here"
        async with await one.open(made["id"]) as a:
            while a.table["seats"][1]["here"]:
                await a.receive()
        for _ in range(100):
            answer = await one.web.post(f"/api/tables/{made['id']}/seats/1", json={"do": "bot"})
            if answer.status_code == 200:
                break
            await asyncio.sleep(0.02)
        assert answer.json()["seats"][1]["kind"] == "bot"
        assert (await two.seat(made["id"], 1, "take"))["seats"][1]["mine"]


async def test_seats_of_one_guest_are_numbered_unless_named(site: Site):
    async with Player(site.host) as one:
        await one.web.put("/api/me", json={"name": "Killa"})
        made = await one.make(ME, ME, {**ME, "name": "Illa"}, ME)
        names = [seat["name"] for seat in made["seats"]]
        assert names == ["Killa", "Killa 2", "Illa", "Killa 3"]


async def handed_over(one: Player, two: Player) -> str:
    """The id of a table where one player was away too long, and the other gave the seat away."""
    made = await one.make(ME, OPEN)
    await two.seat(made["id"], 1, "take")
    for _ in range(200):
        answer = await one.web.post(f"/api/tables/{made['id']}/seats/1", json={"do": "bot"})
        if answer.status_code == 200:
            return str(made["id"])
        await asyncio.sleep(0.02)
    raise AssertionError(answer.text)


async def test_a_bot_remembers_for_whom_it_sits_and_gives_the_seat_back(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), patience=0.1)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Killa"})
        await two.web.put("/api/me", json={"name": "Illa"})
        table = await handed_over(one, two)
        seats = {
            player: (await player.get(f"/api/tables/{table}"))["seats"][1] for player in (one, two)
        }
        assert [seat["kept_for"] for seat in seats.values()] == ["Illa", "Illa"]
        assert [seat["yours"] for seat in seats.values()] == [False, True]
        assert table in [each["id"] for each in (await two.get("/api/tables"))["mine"]]
        assert (await two.seat(table, 1, "take"))["seats"][1]["mine"]
        after = (await one.get(f"/api/tables/{table}"))["seats"][1]
        assert (after["name"], after["kept_for"]) == ("Illa", None)


async def test_everybody_reads_who_gave_a_seat_to_a_bot_and_who_came_back(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), patience=0.1)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Killa"})
        await two.web.put("/api/me", json={"name": "Illa"})
        table = await handed_over(one, two)
        async with await one.open(table) as a:
            await two.seat(table, 1, "take")
            await a.until(lambda frame: frame["table"]["seats"][1]["name"] == "Illa")
            given, back = a.chat
            bot = given["seating"]["now"]
            assert (given["name"], given["seat"], given["text"]) == ("Killa", 1, "")
            assert (given["seating"]["was"], given["seating"]["kept"]) == ("Illa", True)
            assert back["name"] == "Illa"
            assert (back["seating"]["was"], back["seating"]["now"]) == (bot, "Illa")
            async with await one.open(table) as fresh:
                assert fresh.chat == a.chat


async def test_what_a_bot_played_stays_the_bots(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), patience=0.1)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        await two.web.put("/api/me", json={"name": "Illa"})
        table = await handed_over(one, two)
        async with await one.open(table) as a:
            bot = a.table["seats"][1]["name"]
            handed = a.chat[0]["seating"]["lines"]
            luck = random.Random(1)
            while not any(step["seat"] == 1 for step in a.logs[0]):
                if a.table["asked"] == [0]:
                    await a.act(0, luck.choice(a.mine(0)["actions"]))
                else:
                    await a.receive()
        back = (await two.seat(table, 1, "take"))["seats"][1]
        first, second = back["before"]
        assert (first["name"], first["lines"]) == ("Illa", handed)
        assert second["name"] == bot
        assert second["lines"] > handed


async def test_since_when_somebody_is_gone_is_told(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a:
            async with await two.open(made["id"]):
                await a.until(lambda frame: frame["table"]["seats"][1]["here"])
                assert a.table["seats"][1]["gone"] is None
                before = time.time()
            told = await a.until(lambda frame: not frame["table"]["seats"][1]["here"])
            assert before <= told["table"]["seats"][1]["gone"] <= time.time()


async def test_those_who_look_on_are_named(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        await two.web.put("/api/me", json={"name": "Illa"})
        made = await one.make(ME, BOT)
        async with await one.open(made["id"]) as a:
            assert a.table["watching"] == []
            b = await two.open(made["id"])
            await a.until(lambda frame: frame["table"]["watching"] == ["Illa"])
            await two.web.put("/api/me", json={"name": "Quilla"})
            await a.until(lambda frame: frame["table"]["watching"] == ["Quilla"])
            await b.wire.close()
            await a.until(lambda frame: frame["table"]["watching"] == [])
