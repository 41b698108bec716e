"""Results of finished games: what a guest is told is what the journals say, once and for all."""

import asyncio
import random
from collections import Counter
from typing import Any

from sqlalchemy import delete, func, select

from tampu.core.contract import NOBODY
from tampu.server.lobby import played_out
from tampu.server.settings import Settings
from tampu.server.store.lists import outdating
from tampu.server.store.office import Office
from tampu.server.store.schema import finished, standings
from tests.server.arriving import arrive
from tests.server.finished import game_of
from tests.server.player import BOT, ME, OPEN, Player, play_on
from tests.server.running import Process, Site, running
from tests.server.test_admin import soon

GAME = "machu_picchu"


async def played(one: Player, two: Player, **more: object) -> str:
    """A game of two guests, to its end."""
    made = await one.make(ME, OPEN, **more)
    key: str = made["id"]
    await two.seat(key, 1, "take")
    async with await one.open(key) as a, await two.open(key) as b:
        await play_on({0: a, 1: b}, random.Random(1))
    return key


async def mine(player: Player, **wish: object) -> dict[str, Any]:
    """The guest's own results."""
    query = "&".join(f"{key}={value}" for key, value in wish.items())
    told: dict[str, Any] = await player.get(f"/api/me/games/{GAME}?{query}")
    return told


async def rows(site: Site) -> int:
    (row,) = await site.house.store.rows(select(func.count()).select_from(standings))
    return int(row[0])


async def uncounted(site: Site) -> None:
    """As if the server had been killed between the end of a game and the counting of it."""
    async with site.house.store.engine.begin() as connection:
        await connection.execute(delete(standings))
        await connection.execute(delete(finished))


async def test_what_a_guest_is_told_is_what_replaying_all_journals_gives(either_site: Site):
    """The law: places, points, sources, decisions and meetings, game by game."""
    host = either_site.host
    async with Player(host) as one, Player(host) as two:
        people = one.id, two.id
        keys = [await game_of(either_site, *people, number=number) for number in (1, 2, 3)]
        told = await mine(one)
        store = either_site.house.store
        places, sources, points = Counter[int](), Counter[str](), 0
        decided, ahead = 0, Counter[int]()
        for key in keys:
            head = await store.head(key)
            assert head is not None
            history = played_out(head, await store.journal(key))
            ranking = [[int(seat) for seat in group] for group in history.match.state.ranking()]
            places[1 + sum(map(len, ranking[: _rank(ranking, 0)]))] += 1
            points += history.match.state.scores[0]
            sources.update(history.match.points_by_rule(0))
            for number, step in enumerate(history.match.steps):
                free = history.match.state_after(number).automatic() == NOBODY
                decided += step.line.seat == 0 and free
            ahead[_rank(ranking, 1) - _rank(ranking, 0)] += 1
        assert told["games"] == 3
        assert Counter({each["place"]: each["games"] for each in told["places"]}) == places
        assert told["points"] == points
        assert {each["rule"]: each["points"] for each in told["sources"]} == dict(sources)
        assert (told["own"], told["bot"], told["other"]) == (decided, 0, 0)
        (meeting,) = told["people"]
        wins = (meeting["ahead"], meeting["level_with"], meeting["behind"])
        assert wins == (ahead[1], ahead[0], ahead[-1])
        other = (await mine(two))["people"][0]
        assert (other["ahead"], other["behind"]) == (meeting["behind"], meeting["ahead"])


def _rank(ranking: list[list[int]], seat: int) -> int:
    return next(n for n, group in enumerate(ranking) if seat in group)


async def test_a_game_that_was_not_counted_before_the_server_died_is_counted_once(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await played(one, two)
        before, cookie = await mine(one), one.cookie
        await uncounted(site)
    async with running(either) as site, Player(site.host) as later:
        later.web.headers["cookie"] = cookie
        later.web.cookies.clear()

        async def counted() -> bool:
            return await rows(site) == 2

        await soon(counted)
        assert await mine(later) == before
        await site.house.books.catch_up()
        assert await rows(site) == 2


async def test_whoever_asks_finds_the_game_that_ended_a_moment_ago(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        await game_of(either_site, one.id, two.id)
        assert (await one.get("/api/me/games"))["games"][0]["games"] == 1


async def test_what_was_rewritten_meanwhile_is_not_counted_by_what_it_was(either_site: Site):
    """As if somebody were forgotten while their game is being counted."""
    house = either_site.house
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        key = await played(one, two)
        table = await house.lobby.find(key)

        async def counted() -> bool:
            return await rows(either_site) == 2

        await soon(counted)
        await uncounted(either_site)
        async with house.store.engine.begin() as connection:
            await connection.execute(outdating(key))
        house.books.ended(table)
        await asyncio.sleep(0.1)
        assert await rows(either_site) == 0


async def test_the_part_of_a_bot_is_the_bots(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await play_on({0: a, 1: b}, random.Random(1), most=9)
            await two.seat(made["id"], 1, "bot", level="random")
            while a.table["status"] != "over":
                if 0 in a.table["asked"]:
                    await a.act(0, a.mine(0)["actions"][0])
                await a.receive()
        told = await mine(two)
        assert (told["games"], told["with_bot"], told["finished_by_bot"]) == (1, 1, 1)
        assert min(told["own"], told["bot"]) > 0
        assert (await mine(one))["with_bot"] == 0


async def test_of_two_at_one_browser_only_its_guest_is_counted(site: Site):
    async with Player(site.host) as one:
        made = await one.make({**ME, "name": "Illa"}, ME, BOT)
        async with await one.open(made["id"]) as both:
            while both.table["status"] != "over":
                for seat in both.table["asked"]:
                    if seat < 2 and both.mine(seat)["actions"]:
                        await both.act(seat, both.mine(seat)["actions"][0])
                        break
                await both.receive()
        told = await mine(one)
        assert told["games"] == 1
        assert told["people"] == []
        assert [(each["level"], each["games"]) for each in told["bots"]] == [("random", 1)]
        (row,) = await site.house.books.ledger.of_guest(one.id)
        assert row.seat == 1


async def test_results_are_told_by_number_of_players_and_by_option(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        await game_of(site, one.id, two.id)
        await game_of(site, one.id, two.id, three.id, number=2)
        told = await mine(one)
        assert [(each["key"], each["games"]) for each in told["sizes"]] == [("2", 1), ("3", 1)]
        assert (await mine(one, seats=3))["games"] == 1
        assert {each["name"] for each in (await mine(one, seats=2))["people"]} < {
            each["name"] for each in told["people"]
        }
        option = told["chosen"][0]
        assert (await mine(one, option=option["key"]))["games"] == option["games"]
        assert (await mine(one, option="nonsense=1"))["games"] == 0


async def test_a_game_that_began_in_the_middle_of_another_is_not_counted(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        key = await game_of(site, one.id, two.id)
        origin = {"table": key, "line": 12}
        await played(one, two, origin=origin)
        assert (await mine(one))["games"] == 1


async def test_whoever_becomes_another_guest_brings_the_results_along(either_site: Site):
    host = either_site.host
    async with Player(host) as one, Player(host) as two, Player(host) as three:
        await game_of(either_site, two.id, three.id, number=1)
        assert (await mine(two))["games"] == 1
        await arrive(two, one, bring=True)
        assert (await mine(one))["games"] == 1
        assert (await mine(three))["games"] == 1


async def test_others_learn_nothing_of_ones_results(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as other:
        await game_of(site, one.id, two.id)
        assert (await other.get("/api/me/games"))["games"] == []
        assert (await mine(other))["people"] == []


async def test_results_stay_when_their_table_is_deleted_by_age(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        key = await game_of(site, one.id, two.id)
        before = await mine(one)
        await Office(site.house.store).delete([key])
        site.house.lobby.put_away(key)
        await one.get(f"/api/tables/{key}", 404)
        assert await mine(one) == before


async def test_all_that_is_kept_can_be_had_as_a_file_and_forgotten_by_oneself(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Quillaquilla"})
        key = await game_of(site, one.id, two.id)
        before = await mine(two)
        kept = await one.get("/api/me/file")
        assert (kept["guest"], kept["name"]) == (one.id, "Quillaquilla")
        assert [each["code"] for each in kept["results"]] == list(kept["records"])
        told = (await one.web.delete("/api/me")).json()
        assert told == {"tables": 1}
        assert (await one.get("/api/me"))["id"] != one.id, "somebody new"
        table = await two.get(f"/api/tables/{key}")
        assert (table["host"], table["seats"][0]["name"]) == ("—", None)
        after = await mine(two)
        assert after | {"people": before["people"]} == before
        assert after["people"] == []
        found = await site.house.store.rows(select(standings.c.guest))
        assert one.id not in {row.guest for row in found}


async def test_games_are_counted_in_a_process_that_is_killed_at_once(either: Settings):
    """The last answer is acknowledged, and the server is gone: the next one counts the game."""
    process = Process(either.data, either.store)
    process.start()
    await process.ready()
    async with Player(process.host) as one:
        made = await one.make(ME, BOT)
        async with await one.open(made["id"]) as a:
            while a.table["status"] != "over":
                if 0 in a.table["asked"]:
                    await a.act(0, a.mine(0)["actions"][0])
                await a.receive()
        process.kill()
        process.start()
        await process.ready()
        told = await mine(one)
        assert (told["games"], len(told["bots"])) == (1, 1)
    assert process.stop() == 0
