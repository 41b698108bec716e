"""`tampu admin` beside a running server: the server notices, and everybody is told."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import text, update
from websockets.exceptions import ConnectionClosed

from tampu.server.inspection import inspect
from tampu.server.settings import Settings
from tampu.server.store.commits import Write
from tampu.server.store.office import Office
from tampu.server.store.schema import journal
from tampu.server.store.store import Store
from tests.server.calling import tampu
from tests.server.player import BOT, ME, OPEN, Browser, Player
from tests.server.running import Site, running


@asynccontextmanager
async def office(settings: Settings) -> AsyncIterator[Office]:
    """What the command does, without the time that a process takes to start."""
    store = await Store.beside(settings.database)
    try:
        yield Office(store)
    finally:
        await store.close()


async def soon(asked: Callable[[], Awaitable[object]]) -> None:
    """Within some seconds it is so."""
    async with asyncio.timeout(20):
        while not await asked():
            await asyncio.sleep(0.05)


async def sent_away(browser: Browser) -> None:
    """The connection ends with a code that says: come back and see."""
    with pytest.raises(ConnectionClosed):
        await browser.until(lambda _: False)
    assert browser.wire.close_code == 1012


def deeds(browser: Browser) -> list[str]:
    return [line["ruling"]["deed"] for line in browser.chat if line.get("ruling")]


async def test_a_closed_table_is_shown_so_and_nobody_can_play_there(either: Settings):
    """By the command itself, beside the server; reopened, the game goes on where it was."""
    async with running(either) as site, Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            told = await tampu(either, "admin", "close", made["code"])
            assert (told.code, "is closed" in told.out) == (0, True)
            await a.until(lambda frame: a.table["closed"])
            assert deeds(a) == ["closed"]
            seat = a.table["asked"][0]
            refused = await a.act(seat, a.mine(seat)["actions"][0])
            assert refused["problem"]["code"] == "table-closed"
            await one.seat(made["id"], 0, "leave", 409)
            await a.send(type="say", text="why?")
            await a.until(lambda frame: frame["type"] == "chat")
            assert (await tampu(either, "admin", "reopen", made["id"])).code == 0
            await a.until(lambda frame: not a.table.get("closed", True))
            assert deeds(a) == ["closed", "reopened"]
            assert (await a.act(seat, a.mine(seat)["actions"][0]))["type"] == "done"
        assert (await inspect(either)).sound


async def test_a_closed_table_stays_closed_after_a_restart_and_bots_rest(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        async with office(either) as desk:
            await desk.rule(made["id"], "closed")
        assert (await one.get("/api/tables"))["open"] == []
    async with running(either) as site, Player(site.host) as other:
        told = await other.get(f"/api/tables/{made['id']}")
        assert told["closed"]
        problem = await other.seat(made["id"], 1, "bot", 409)
        assert problem["code"] == "table-closed"


async def test_a_deleted_table_is_gone_at_once_for_all(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        made, other = await one.make(ME, BOT), await one.make(ME, OPEN)
        browser = await one.open(made["id"])
        refused = await tampu(either, "admin", "delete", made["id"])
        assert (refused.code, "Say --yes" in refused.err) == (2, True)
        assert (await tampu(either, "admin", "delete", made["id"], "--yes")).code == 0
        await sent_away(browser)
        await one.get(f"/api/tables/{made['id']}", 404)
        await one.get(f"/api/tables/{other['id']}")
        told = await inspect(either)
        assert (told.sound, told.tables) == (True, 1)


async def test_a_table_that_is_set_aside_is_out_of_sight_until_it_is_restored(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        browser = await one.open(made["id"])
        async with office(either) as desk:
            await desk.rule(made["id"], "set-aside")
            await sent_away(browser)
            problem = await one.get(f"/api/tables/{made['id']}", 503)
            assert problem["code"] == "set-aside"
            assert await one.get("/api/tables") == {"mine": [], "open": [], "locked": []}
            assert [row.id for row in await desk.tables("set-aside", 9)] == [made["id"]]
            await desk.rule(made["id"], "restored")
        async with await one.open(made["id"]) as again:
            assert deeds(again) == ["set-aside", "restored"]


async def test_one_broken_table_does_not_hide_the_others(site: Site):
    """It is refused with a sentence, and left out of the lists."""
    async with Player(site.host) as one:
        broken, fine = await one.make(ME, OPEN), await one.make(ME, OPEN)
        spoil = update(journal).where(journal.c.table_id == broken["id"]).values(body=b"?")
        await site.house.store.commit(Write(after=[spoil]))
        site.house.lobby.put_away(broken["id"])
        told = await one.get(f"/api/tables/{broken['id']}", 503)
        assert told["code"] == "broken-table"
        assert [table["id"] for table in (await one.get("/api/tables"))["mine"]] == [fine["id"]]


async def test_a_muted_guest_plays_and_looks_but_does_not_speak(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        await one.web.put("/api/me", json={"name": "Killa"})
        made = await one.make(ME, {**ME, "name": "Illa"})
        assert (await tampu(either, "admin", "mute", "Killa")).code == 0
        async with await one.open(made["id"]) as a:

            async def silent() -> bool:
                await a.send(type="say", text="hello")
                told = await a.until(lambda frame: frame["type"] in ("chat", "refused"))
                return bool(told.get("problem", {}).get("code") == "muted")

            await soon(silent)
            seat = a.table["asked"][0]
            assert (await a.act(seat, a.mine(seat)["actions"][0]))["type"] == "done"
            assert (await tampu(either, "admin", "unmute", one.id)).code == 0

            async def speaking() -> bool:
                return not await silent()

            await soon(speaking)


async def test_a_banned_guest_is_sent_away_and_refused_everywhere(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        browser = await one.open(made["id"])
        assert (await tampu(either, "admin", "ban", one.id)).code == 0
        await sent_away(browser)
        for path in ("/api/me", "/api/games", "/api/tables", f"/api/tables/{made['id']}"):
            assert (await one.get(path, 403))["code"] == "banned"
        with pytest.raises(ConnectionClosed) as closed:
            await one.open(made["id"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        await two.get(f"/api/tables/{made['id']}")
        assert (await tampu(either, "admin", "unban", one.id)).code == 0

        async def let_in() -> bool:
            return bool((await one.web.get("/api/me")).json().get("id") == one.id)

        await soon(let_in)


async def test_an_announcement_is_told_at_all_tables_until_it_is_withdrawn(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        tables = [await each.make(ME, OPEN) for each in (one, two)]
        async with await one.open(tables[0]["id"]) as a, await two.open(tables[1]["id"]) as b:
            order = ("admin", "announce", "A restart  for an update", "--in", 10)
            assert (await tampu(either, *order)).code == 0
            for browser in (a, b):
                await browser.until(lambda frame: frame["table"]["notices"])
                (notice,) = browser.table["notices"]
                assert notice["text"] == "A restart for an update"
                assert 590 < notice["due"] - notice["at"] <= 600
            assert (await tampu(either, "admin", "announce", "--withdraw")).code == 0
            await a.until(lambda frame: not frame["table"]["notices"])
    async with running(either) as site, Player(site.host) as one:
        assert (await one.get(f"/api/tables/{tables[0]['id']}"))["notices"] == []


async def test_lists_of_tables_and_guests(settings: Settings):
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Quilla"})
        made = await one.make(ME, OPEN)
        await one.make(ME, BOT)
        await two.seat(made["id"], 1, "take")
        told = (await tampu(settings, "admin", "tables", "--json")).json()
        assert [row["status"] for row in told] == ["playing", "playing"]
        lines = (await tampu(settings, "admin", "tables", "--status", "waiting")).out
        assert lines == "Listed: 0\n"
        (row,) = (await tampu(settings, "admin", "guests", "quil", "--json")).json()
        assert (row["id"], row["name"], row["tables"]) == (one.id, "Quilla", 2)
        everybody = (await tampu(settings, "admin", "guests", "--json")).json()
        assert [row["id"] for row in everybody] == [one.id, two.id]


async def test_a_database_that_no_server_of_today_has_used_is_left_alone(settings: Settings):
    async with running(settings):
        pass
    store = await Store.open(settings.database)
    await store.commit(Write(after=[text("UPDATE alembic_version SET version_num = '0001'")]))
    await store.close()
    told = await tampu(settings, "admin", "tables")
    assert (told.code, "Start the server once" in told.err) == (1, True)


async def test_a_postgresql_that_is_not_there_is_told_by_every_tool(settings: Settings):
    away = replace(settings, store="postgresql://tampu@127.0.0.1:1/none")
    settings.data.mkdir()
    for order in (("admin", "tables"), ("backup", settings.data / "copy"), ("check",)):
        told = await tampu(away, *order)
        assert (told.code, "does not let us in" in told.out + told.err) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("close", "nothing"), "There is no table “nothing”"),
        (("mute", "nobody"), "There is no guest “nobody”"),
        (("announce", " "), "An announcement has 1 to 400 characters"),
    ],
)
async def test_what_is_not_there_is_told(
    settings: Settings, arguments: tuple[str, ...], sentence: str
):
    async with running(settings):
        told = await tampu(settings, "admin", *arguments)
    assert told.code in (1, 2)
    assert sentence in told.err
