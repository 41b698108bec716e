"""Rated tables: people only, without help; the ratings change once, in the order of the ends."""

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from tampu.server.inspection import inspect
from tampu.server.settings import Settings
from tampu.server.standing.books import settle
from tampu.server.store.commits import Conflict
from tampu.server.store.schema import finished, ratings
from tests.server.calling import tampu
from tests.server.finished import game_of
from tests.server.player import BOT, ME, OPEN, PROGRAM, Player, play_on
from tests.server.running import Site, running
from tests.server.test_admin import soon
from tests.server.test_standing import mine, played


async def rated(one: Player, two: Player) -> str:
    """A rated game of two, to its end, with its ratings."""
    key = await played(one, two, rated=True)

    async def reckoned() -> bool:
        return (await one.get(f"/api/tables/{key}/ratings"))["weighs"] is True

    await soon(reckoned)
    return key


async def past(site: Site, one: Player, two: Player, games: int) -> list[str]:
    """Rated games that these two have played, counted and reckoned."""
    people = one.id, two.id
    keys = [await game_of(site, *people, number=n, rated=True) for n in range(1, games + 1)]
    await site.house.books.catch_up()
    return keys


async def kept(site: Site) -> list[tuple[Any, ...]]:
    """All ratings, in their order."""
    query = select(ratings).order_by(ratings.c.number, ratings.c.seat)
    return [tuple(row) for row in await site.house.store.rows(query)]


def without_table(rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return [row[1:] for row in rows]


# ---- who may play ----


async def test_bots_programs_and_two_seats_of_one_are_refused(site: Site):
    async with Player(site.host) as one:
        for other in (BOT, PROGRAM, {**ME, "name": "Illa"}):
            told = await one.make_refused(409, seats=[ME, other], rated=True)
            assert told["code"] == "rated-people"
        told = await one.make_refused(409, hints=True, rated=True)
        assert told["code"] == "rated-plain"


async def test_before_it_begins_no_seat_becomes_anything_but_another_persons(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN, rated=True)
        assert made["rated"] is True
        for do in ("bot", "program", "take"):
            told = await one.seat(made["id"], 1, do, 409)
            assert told["code"] == "rated-people"


async def test_while_it_runs_there_are_neither_hints_nor_lines_beside_it(site: Site):
    """Nor if the other seat was left, and a bot sits there."""
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, rated=True)
        key = made["id"]
        await two.seat(key, 1, "take")
        async with await one.open(key) as a, await two.open(key) as b:
            await play_on({0: a, 1: b}, random.Random(1), most=5)
            await two.seat(key, 1, "leave")
            await one.seat(key, 1, "bot", level="random")
            while 0 not in a.table["asked"]:
                await a.receive()
            assert (a.table["hints"], a.table["asides"]) == (False, False)
            told = await one.post(f"/api/tables/{key}/hint", {"seat": 0}, 403)
            assert told["code"] == "no-hints"
            told = await one.post(f"/api/tables/{key}/aside", {"line": 3, "rows": []}, 403)
            assert told["code"] == "no-aside"
            told = await one.post(f"/api/tables/{key}/analysis", {"depth": "quick"}, 409)
            assert told["code"] == "not-over"


async def test_the_seats_stay_with_those_who_began(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as other:
        made = await one.make(ME, OPEN, rated=True)
        await two.seat(made["id"], 1, "take")
        await two.seat(made["id"], 1, "leave")
        told = await other.seat(made["id"], 1, "take", 409)
        assert told["code"] == "rated-seat"
        await two.seat(made["id"], 1, "take")


# ---- what it is worth ----


async def test_a_rated_game_changes_two_ratings_once(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        key = await rated(one, two)
        told = await two.get(f"/api/tables/{key}/ratings")
        winner = (await one.get(f"/api/tables/{key}"))["result"]["winners"]
        before, after = ([each[when] for each in told["seats"]] for when in ("before", "after"))
        assert {each["points"] for each in before} == {1000}
        assert all(each["provisional"] for each in after)
        if len(winner) == 1:
            assert after[winner[0]]["points"] > 1000 > after[1 - winner[0]]["points"]
        assert (await mine(one))["rating"] == after[0]
        for game in ("machu_picchu", "cuzco_kramer"):
            assert await settle(either_site.house.books.ledger, game) == 0
        assert len(await kept(either_site)) == 2


async def test_other_games_change_none(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        key = await played(one, two)
        assert (await mine(one))["rating"] is None
        assert (await one.get(f"/api/tables/{key}/ratings", 409))["code"] == "not-rated"


async def test_ratings_follow_in_the_order_of_the_ends_whenever_they_are_reckoned(
    either_site: Site,
):
    """One by one, all at once, or one of them late: the same."""
    house = either_site.house
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        keys = await past(either_site, one, two, 3)
        before = await kept(either_site)
        assert [row[3] for row in before] == [1, 1, 2, 2, 3, 3]
        for lost in (keys, keys[1:2], keys[:1]):
            async with house.store.engine.begin() as connection:
                await connection.execute(delete(ratings).where(ratings.c.table_id.in_(lost)))
            await asyncio.gather(*(house.books.catch_up() for _ in range(4)))
            assert await kept(either_site) == before
        assert len((await mine(one))["curve"]) == 3


async def test_whoever_reckons_by_what_was_true_before_is_refused(either_site: Site):
    ledger = either_site.house.books.ledger
    number = await ledger.reckoning("machu_picchu")
    await ledger.reckon("machu_picchu", number + 1, 1, [])
    with pytest.raises(Conflict):
        await ledger.reckon("machu_picchu", number + 1, 1, [])


async def test_a_bot_that_makes_one_move_makes_its_player_the_last(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, rated=True)
        key = made["id"]
        await two.seat(key, 1, "take")
        async with await one.open(key) as a, await two.open(key) as b:
            await play_on({0: a, 1: b}, random.Random(1), most=12)
            await two.seat(key, 1, "bot", level="random")
            while a.table["status"] != "over":
                if 0 in a.table["asked"]:
                    await a.act(0, a.mine(0)["actions"][0])
                await a.receive()

        async def reckoned() -> bool:
            return (await one.get(f"/api/tables/{key}/ratings"))["weighs"] is True

        await soon(reckoned)
        assert (await mine(one))["rating"]["points"] > 1000
        assert (await mine(two))["curve"][0]["gave_up"] is True


async def test_a_game_that_somebody_never_came_to_is_not_weighed(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, rated=True)
        key = made["id"]
        await two.seat(key, 1, "take")
        await two.seat(key, 1, "bot", level="random")
        async with await one.open(key) as a:
            while a.table["status"] != "over":
                if 0 in a.table["asked"]:
                    await a.act(0, a.mine(0)["actions"][0])
                await a.receive()

        async def counted() -> bool:
            return (await one.get(f"/api/tables/{key}/ratings"))["weighs"] is False

        await soon(counted)
        assert await kept(site) == []


async def test_everything_can_be_counted_anew_from_the_journals(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await past(site, one, two, 2)
        before, results = await kept(site), await mine(one)
        store = site.house.store
        async with store.engine.begin() as connection:
            await connection.execute(update(ratings).values(mean=7.0))
            await connection.execute(update(finished).values(lines=0))
        told = await tampu(either, "admin", "recount", "--json")
        assert told.code == 0, told.err
        assert told.json() == {"counted": 2, "unread": 0, "rated": 2}
        assert await kept(site) == before
        assert await mine(one) == results


async def test_ratings_of_others_stay_when_somebody_is_forgotten(either: Settings):
    """Also if all is counted anew: what stands for those who are forgotten goes on standing."""
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await past(site, one, two, 2)
        before = [row for row in await kept(site) if row[4] == two.id]
        await one.web.delete("/api/me")
        rows = await kept(site)
        assert [row for row in rows if row[4] == two.id] == before
        aliases = {row[4] for row in rows} - {two.id}
        assert len(aliases) == 1
        assert aliases != {one.id}
        assert (await tampu(either, "admin", "recount")).code == 0
        assert await kept(site) == rows
    assert (await inspect(either)).sound


async def test_a_return_game_is_rated_too_and_has_room_for_people_only(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        key = await rated(one, two)
        again = await one.post(f"/api/tables/{key}/again")
        assert again["rated"] is True


async def test_a_table_that_its_host_deletes_takes_its_ratings_along(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        keys = await past(site, one, two, 2)
        first = without_table(await kept(site))[:2]
        assert (await tampu(either, "admin", "delete", keys[1], "--yes")).code == 0
        assert without_table(await kept(site)) == first
        assert (await mine(one))["games"] == 1


async def test_nobody_undoes_by_consent_in_a_rated_game(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, rated=True)
        await two.seat(made["id"], 1, "take")
        road = f"/api/tables/{made['id']}/proposal"
        assert (await one.post(road, {"what": "undo"}, 409))["code"] == "rated-undo"
        await one.post(road, {"what": "pause"})
