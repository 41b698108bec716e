"""Of games that are over the lists tell what is kept of them, and no journal is read."""

import gc
import random
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from tampu.server.house import House
from tampu.server.inspection import inspect
from tampu.server.journal import Again
from tampu.server.settings import Settings
from tampu.server.store.lists import outdating
from tampu.server.store.schema import journal, sitters, tables
from tampu.server.store.store import Store, entry_row
from tampu.server.table import Table
from tests.server.calling import tampu
from tests.server.player import ME, OPEN, Player, play_on
from tests.server.running import GENEROUS, Site, quick, running
from tests.server.test_check import spoilt

VISITED = 300
PRESENCE = ("here", "gone", "watching")


async def finished(one: Player, two: Player) -> str:
    """A game that two guests have played; one of them had given up a seat for a while."""
    made = await one.make({**ME, "name": "Illa"}, OPEN, ME, hints=True)
    key: str = made["id"]
    await two.seat(key, 1, "take")
    async with await one.open(key) as a, await two.open(key) as b:
        await play_on({0: a, 1: b, 2: a}, random.Random(1), most=5)
        await two.seat(key, 1, "leave")
        await two.seat(key, 1, "take", name="Kusi")
        await a.until(lambda frame: frame["table"]["seats"][1]["name"] == "Kusi")
        await b.until_here(a.version)
        await play_on({0: a, 1: b, 2: a}, random.Random(2))
    return key


async def own(player: Player) -> list[dict[str, Any]]:
    """The guest's own tables as the list tells them."""
    mine: list[dict[str, Any]] = (await player.get("/api/tables"))["mine"]
    return mine


async def kept(house: House, key: str) -> bytes | None:
    (row,) = await house.store.rows(select(tables.c.summary).where(tables.c.id == key))
    summary: bytes | None = row.summary
    return summary


def lasting(table: dict[str, Any]) -> dict[str, Any]:
    """What is told of a table but for who is there now."""
    seats = [{key: seat[key] for key in seat if key not in PRESENCE} for seat in table["seats"]]
    return {key: table[key] for key in table if key not in PRESENCE} | {"seats": seats}


async def test_the_list_tells_what_the_table_itself_tells(either_site: Site):
    host = either_site.host
    async with Player(host) as one, Player(host) as two:
        key = await finished(one, two)
        for player in (one, two):
            (listed,) = await own(player)
            table = await player.get(f"/api/tables/{key}")
            assert lasting(listed) == lasting(table)
            assert (listed["status"], len(listed["result"]["scores"])) == ("over", 3)
        assert [seat["mine"] for seat in listed["seats"]] == [False, True, False]
        assert (listed["hints"], listed["hosted"]) == (True, False)
        assert listed["seats"][1]["before"], "somebody sat there before"


async def test_a_list_reads_no_journal_and_brings_nothing_into_memory(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        key = await finished(one, two)
        cookie, before = two.cookie, lasting((await own(two))[0])
    await spoilt(either, update(journal).values(body=b"?"))
    async with running(either) as site, Player(site.host) as later:
        later.web.headers["cookie"] = cookie
        later.web.cookies.clear()
        assert [lasting(table) for table in await own(later)] == [before]
        assert site.house.lobby.tables == []
        told = await later.get(f"/api/tables/{key}", 503)
        assert told["code"] == "broken-table"


async def test_a_game_that_ended_without_a_summary_is_read_once(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        key = await finished(one, two)
        (before,) = await own(one)
        first = await kept(either_site.house, key)
        for summary in (None, b"?", b"\x80"):
            store = either_site.house.store
            async with store.engine.begin() as connection:
                await connection.execute(update(tables).values(summary=summary))
            either_site.house.lobby.put_away(key)
            assert await own(one) == [before]
            assert await kept(either_site.house, key) == first
            assert either_site.house.lobby.tables == []


async def test_names_in_the_list_are_those_of_today(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        await finished(one, two)
        await one.web.put("/api/me", json={"name": "Killa"})
        for player in (one, two):
            (listed,) = await own(player)
            assert listed["host"] == "Killa"
            assert [seat["name"] for seat in listed["seats"]] == ["Illa", "Kusi", "Killa"]
        await two.web.put("/api/me", json={"name": "Sami"})
        (listed,) = await own(one)
        assert [each["name"] for each in listed["seats"][1]["before"]] == ["Sami"]


async def test_who_is_forgotten_is_nameless_in_the_lists_of_others(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        key = await finished(one, two)
        await one.web.put("/api/me", json={"name": "Quillaquilla"})
        assert one.id.encode() in (await kept(site.house, key) or b"")
        assert (await tampu(either, "admin", "forget", one.id, "--yes")).code == 0
        (listed,) = await own(two)
        assert (listed["host"], listed["seats"][0]["name"]) == ("—", None)
        assert one.id.encode() not in (await kept(site.house, key) or b"")
    assert (await inspect(either)).sound


async def test_a_summary_that_was_drafted_before_something_changed_is_not_kept(either_site: Site):
    """As if somebody were forgotten while another one looks at a list."""
    house = either_site.house
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        key = await finished(one, two)
        async with house.store.engine.begin() as connection:
            await connection.execute(outdating(key))
        await house.store.keep_summary(key, 0, b"of before")
        assert await kept(house, key) is None
        await house.store.keep_summary(key, 1, b"of now")
        assert await kept(house, key) == b"of now"


async def test_what_happens_after_the_end_is_in_the_list(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        key = await finished(one, two)
        async with await one.open(key) as a:
            await a.send(type="say", text="good game")
            await a.until(lambda frame: frame["type"] == "chat")
        again = await two.post(f"/api/tables/{key}/again")
        listed = {table["id"]: table for table in await own(one)}
        assert listed[key]["again"] == again["code"]
        assert await kept(site.house, key) is not None
        assert (await tampu(either, "admin", "close", key)).code == 0
        assert [table["closed"] for table in await own(one) if table["id"] == key] == [True]
        assert (await tampu(either, "admin", "reopen", key)).code == 0
        assert [table["closed"] for table in await own(one) if table["id"] == key] == [False]
        assert (await tampu(either, "admin", "set-aside", key)).code == 0
        assert [table["id"] for table in await own(one)] == [again["id"]]
    assert (await inspect(either)).sound


async def test_a_summary_that_says_something_else_than_the_journal_is_found(settings: Settings):
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        key = await finished(one, two)
        last = len(await site.house.store.journal(key))
    again = entry_row(key, last + 1, Again(at=9.0, table="x", code="condor-terrace-1000"))
    await spoilt(settings, insert(journal).values(again))
    (finding,) = (await inspect(settings)).findings
    assert (finding.problem, finding.table, finding.facts["what"]) == ("differs", key, "summary")


# ---- memory ----


async def copies(store: Store, key: str, number: int) -> list[str]:
    """The same game at so many other tables."""
    (row,) = await store.rows(select(tables).where(tables.c.id == key))
    entries = await store.rows(select(journal).where(journal.c.table_id == key))
    keys = [secrets.token_hex(16) for _ in range(number)]
    others = [{**row._mapping, "id": each, "code": each} for each in keys]
    seats = [{"table_id": each, "guest": row.host, "created": row.created} for each in keys]
    lines = [{**entry._mapping, "table_id": each} for each in keys for entry in entries]
    async with store.engine.begin() as connection:
        await connection.execute(insert(tables), others)
        await connection.execute(insert(sitters), seats)
        await connection.execute(insert(journal), lines)
    return keys


async def test_finished_tables_that_were_looked_at_do_not_stay_in_memory(tmp_path: Path):
    limits = replace(GENEROUS, tables_in_memory=20, seconds_in_memory=0.0)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        house = site.house
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as both:
            await play_on({0: both, 1: both}, random.Random(1))
        for each in await copies(house.store, made["id"], VISITED):
            assert (await house.lobby.visit(each)).history.over
        assert len(house.lobby.tables) == limits.tables_in_memory
        gc.collect()
        alive = [each for each in gc.get_objects() if isinstance(each, Table)]
        assert len(alive) <= limits.tables_in_memory + 1
        assert len(await own(one)) == limits.listed
        assert len(house.lobby.tables) == limits.tables_in_memory
