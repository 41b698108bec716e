"""What an older server left goes on: its schema, its journals, its editions of the rules."""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tampu.core.play import verify
from tampu.core.record import read_record
from tampu.games import game
from tampu.server.guests import COOKIE
from tampu.server.inspection import inspect
from tampu.server.settings import Settings
from tampu.server.store.schema import guests
from tests.server.older.make import answered, played
from tests.server.player import Browser, Player
from tests.server.replays import positions
from tests.server.running import Site, running

LEFT = Path(__file__).parent / "older" / "first_editions.sql"
"""See `older/make.py`: two games of Machu Picchu and two of Cuzco; one of each is over."""
STROLLS = 20
"""Free moves to and fro; in the second edition there are as many as Incas (CK-415): 12 at most."""


@pytest.fixture
async def upgraded(settings: Settings) -> AsyncIterator[Site]:
    """Today's server on the database of then; whatever happens, that stays sound."""
    settings.data.mkdir(parents=True)
    with closing(sqlite3.connect(settings.data / "tampu.sqlite3")) as connection:
        connection.executescript(LEFT.read_text(encoding="utf-8"))
    async with running(settings) as site:
        yield site
    assert (await inspect(settings)).findings == []


async def back(site: Site, name: str) -> Player:
    """Somebody who played then comes back."""
    (row,) = await site.house.store.rows(select(guests).where(guests.c.name == name))
    player = Player(site.host)
    player.web.cookies.set(COOKIE, site.house.guests.cookie(row.id))
    return player


async def table_of(player: Player, key: str, status: str) -> dict[str, Any]:
    """The one that the guest's list shows."""
    mine = (await player.get("/api/tables"))["mine"]
    (found,) = [each for each in mine if (each["game"], each["status"]) == (key, status)]
    table: dict[str, Any] = found
    return table


async def check_past(player: Player, table: dict[str, Any]) -> None:
    """The record can be had, every shuffle is fair by the rules of then, the replay ends alike."""
    path = f"/api/tables/{table['id']}"
    record = read_record((await player.web.get(f"{path}/record")).text)
    assert record.header.edition == 1
    match = verify(game(table["game"]), record)
    told = await player.get(path)
    assert told["result"]["scores"] == list(match.state.scores)
    seen = positions(await player.get(f"{path}/replay"))
    assert len(seen) == min(1000, len(match.steps)) + 1
    if len(match.steps) <= 1000:
        assert seen[-1]["scores"] == list(match.state.scores)


async def test_the_lists_show_what_was_left(upgraded: Site):
    async with await back(upgraded, "Killa") as one, await back(upgraded, "Sami") as two:
        mine = (await one.get("/api/tables"))["mine"]
        assert [(each["game"], each["status"], each["edition"]) for each in mine] == [
            ("cuzco_kramer", "playing", 1),
            ("machu_picchu", "playing", 1),
            ("cuzco_kramer", "over", 1),
            ("machu_picchu", "over", 1),
        ]
        assert {each["host"] for each in mine} == {"Killa"}
        assert [seat["name"] for seat in mine[0]["seats"]] == ["Killa", "Sami"]
        assert all(each["result"]["winners"] for each in mine[2:])
        theirs = (await two.get("/api/tables"))["mine"]
        assert [each["id"] for each in theirs] == [mine[n]["id"] for n in (0, 1, 3)]


@pytest.mark.parametrize("key", ["machu_picchu", "cuzco_kramer"])
async def test_games_that_were_over_can_be_seen_and_had(upgraded: Site, key: str):
    async with await back(upgraded, "Killa") as one:
        await check_past(one, await table_of(one, key, "over"))


async def test_machu_picchu_goes_on_with_the_priests_it_began_with(upgraded: Site):
    """MP-110: in the second edition three players have three priests in common."""
    async with await back(upgraded, "Killa") as one, await back(upgraded, "Sami") as two:
        table = await table_of(one, "machu_picchu", "playing")
        async with await one.open(table["id"]) as a, await two.open(table["id"]) as b:
            assert [line["text"] for line in a.chat] == ["buena suerte"]
            assert a.seen[0]["view"]["pairs_in_play"] == [[1, 2], [1, 3], [1, 4]]
            await played({0: a, 1: b}, random.Random(4))
            assert a.table["status"] == "over"
        await check_past(two, table)


async def test_cuzco_goes_on_without_a_bound_to_free_moves(upgraded: Site):
    async with await back(upgraded, "Killa") as one, await back(upgraded, "Sami") as two:
        table = await table_of(one, "cuzco_kramer", "playing")
        async with await one.open(table["id"]) as a, await two.open(table["id"]) as b:
            await stroll({0: a, 1: b}, random.Random(5))
            await played({0: a, 1: b}, random.Random(6))
            assert a.table["status"] == "over"
        await check_past(two, table)


async def stroll(browsers: dict[int, Browser], luck: random.Random) -> None:
    """On to a free move, and then to and fro, more often than the second edition lets one."""
    while (way := free_way(browsers)) is None:
        await played(browsers, luck, 1)
    seat, start, end = way
    for _ in range(STROLLS):
        done = await answered(browsers[seat], seat, f"move {start} {end}")
        assert done["type"] == "done", done
        await browsers[seat].until(lambda frame: frame["type"] == "changed")
        start, end = end, start


def free_way(browsers: dict[int, Browser]) -> tuple[int, str, str] | None:
    """Whoever is asked, and from where to where an Inca can go for nothing."""
    newest = max(browsers.values(), key=lambda browser: browser.version)
    seat = newest.table["asked"][0]
    seen = browsers[seat].mine(seat)
    for action, price in zip(seen["actions"], seen["prices"], strict=False):
        verb, *cells = action.split()
        if verb == "move" and price == 0:
            return seat, cells[0], cells[-1]
    return None
