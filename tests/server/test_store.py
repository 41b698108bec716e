"""The store: migrations, group commit, and the number of an entry as the lock."""

import asyncio
import secrets
import stat
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from tampu.server.history import listing
from tampu.server.journal import OPEN, Opened, Said, Sitting, encode
from tampu.server.names import new_code
from tampu.server.settings import Settings
from tampu.server.store.commits import Conflict, StoreError
from tampu.server.store.migrate import SCRIPTS
from tampu.server.store.schema import metadata, tables
from tampu.server.store.store import Head, Store
from tests.server.conftest import new_database
from tests.server.player import ME, Browser, Player, dial
from tests.server.player import OPEN as FREE
from tests.server.running import Process, running


def head() -> Head:
    return Head(
        id=secrets.token_hex(8),
        code=new_code(),
        game="machu_picchu",
        edition=1,
        seats=2,
        options={"end": "all_full"},
        seed=secrets.token_hex(32),
        host="host",
        listed=True,
        created=time.time(),
    )


def said(text: str) -> Said:
    return Said(at=1.0, guest="host", name="Killa", seat=None, text=text)


async def opened(settings: Settings) -> Store:
    settings.data.mkdir(parents=True, exist_ok=True)
    return await Store.open(settings.database)


async def test_what_is_written_is_read(either: Settings):
    store = await opened(either)
    table = head()
    first = Opened(at=2.0, seats=[Sitting("human", "host", "Sami"), OPEN])
    await store.add_table(table, listing("waiting", first.seats), [first])
    await store.append(table.id, 2, said("ñandú"))
    await store.close()
    store = await opened(either)
    assert await store.head(table.id) == await store.head(table.code) == table
    assert await store.head("nothing") is None
    assert await store.journal(table.id) == [first, said("ñandú")]
    assert await store.ailment() is None
    await store.close()


async def test_many_at_once_reach_the_disk_together_and_in_order(either: Settings):
    store = await opened(either)
    tables = [head() for _ in range(10)]
    for table in tables:
        first = Opened(at=2.0, seats=[OPEN, OPEN])
        await store.add_table(table, listing("waiting", first.seats), [first])
    await asyncio.gather(
        *(
            store.append(table.id, number, said(str(number)))
            for table in tables
            for number in range(2, 40)
        )
    )
    for table in tables:
        texts = [entry.text for entry in await store.journal(table.id) if isinstance(entry, Said)]
        assert texts == [str(number) for number in range(2, 40)]
    await store.close()


async def test_two_writers_cannot_both_add_an_entry_and_others_are_not_hurt(either: Settings):
    """Two processes at one table: the second is told, and everything else is written."""
    one, two = await opened(either), await opened(either)
    table, other = head(), head()
    first = Opened(at=2.0, seats=[OPEN, OPEN])
    for each in (table, other):
        await one.add_table(each, listing("waiting", first.seats), [first])
    await one.append(table.id, 2, said("first"))
    outcomes = await asyncio.gather(
        two.append(table.id, 2, said("second")),
        two.append(other.id, 2, said("fine")),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], Conflict)
    assert outcomes[1] is None
    assert (await one.journal(table.id))[-1] == said("first")
    assert (await one.journal(other.id))[-1] == said("fine")
    await one.close()
    await two.close()
    with pytest.raises(StoreError):
        await two.append(other.id, 3, said("too late"))


async def test_what_somebody_else_wrote_first_is_read_before_it_is_judged_again(either: Settings):
    """Nothing is refused, nobody is sent away, and both words stand in the order of the disk."""
    async with running(either) as site, Player(site.host) as one:
        made = await one.make(ME, FREE)
        beside = await Store.open(either.database)
        async with await one.open(made["id"]) as a, await one.open(made["id"]) as b:
            await beside.append(made["id"], 2, said("from another process"))
            await a.send(type="say", text="from this one")
            for browser in (a, b):
                while len(browser.chat) < 2:
                    await browser.receive()
                texts = [line["text"] for line in browser.chat]
                assert texts == ["from another process", "from this one"]
        await beside.close()


async def test_a_table_whose_store_failed_is_opened_anew(settings: Settings):
    """The browser is sent away with a code that says: come back."""
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(ME, FREE)
        async with await one.open(made["id"]) as a:
            table = await site.house.lobby.find(made["id"])
            await site.house.store.close()
            await a.send(type="say", text="lost")
            told = await a.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "store-failed"
            await a.wire.wait_closed()
            assert a.wire.close_code == 1012
            assert table.broken


async def test_migrations_lead_to_the_schema_of_the_code(either: Settings):
    """And running them a second time changes nothing."""
    await (await opened(either)).close()
    await (await opened(either)).close()
    engine = create_async_engine(either.database)

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_database_of_the_first_schema_is_brought_up_to_date(either: Settings):
    """Games that were over then ended with their last entry; every table is open to all."""
    either.data.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(either.database)
    over = head()
    known = set(over.__dataclass_fields__) - {"password", "onlookers"}
    columns = {field: getattr(over, field) for field in known}
    row = columns | {"options": "{}", "status": "over", "free": 0}
    names = ", ".join(row)
    places = ", ".join(f":{name}" for name in row)
    entry = {"table": over.id, "body": encode(said("good game"))}

    def first(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({places})"), row)
        connection.execute(text("INSERT INTO journal VALUES (:table, 1, :body)"), entry)

    async with engine.begin() as connection:
        await connection.run_sync(first)
    await engine.dispose()
    store = await opened(either)
    assert await store.journal(over.id) == [said("good game")]
    (found,) = await store.rows(select(tables))
    assert (found.ended, found.closed, found.set_aside) == (1.0, False, False)
    assert (found.password, found.onlookers) == (None, True)
    await store.close()


async def test_servers_may_start_on_one_postgresql_database_at_once(tmp_path: Path, cluster: str):
    store = await new_database(cluster)
    servers = [Process(tmp_path / "data", store) for _ in range(3)]
    for server in servers:
        server.start()
    try:
        await asyncio.gather(*(server.ready() for server in servers))
    finally:
        for server in servers:
            server.stop()


async def test_of_servers_that_start_on_one_folder_at_once_one_serves(settings: Settings):
    servers = [Process(settings.data) for _ in range(3)]
    for server in servers:
        server.start()
    try:
        started = await asyncio.gather(
            *(server.ready() for server in servers), return_exceptions=True
        )
        assert started.count(None) == 1
    finally:
        for server in servers:
            server.stop()


async def test_the_folder_with_the_games_is_for_its_owner_only(settings: Settings):
    async with running(settings):
        assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700


async def test_a_table_survives_a_restart_in_mid_game(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            seat = a.table["asked"][0]
            action = a.mine(seat)["actions"][0]
            await a.act(seat, action, id="first")
            await a.until(lambda frame: frame["type"] == "changed")
            await a.send(type="say", text="until tomorrow")
            await a.until(lambda frame: frame["type"] == "chat")
            before = a.known
        cookie = one.cookie
    async with running(either) as site:
        later = Player(site.host)
        later.web.headers["cookie"] = cookie
        async with Browser(await dial(site.host, made["id"], cookie)) as b:
            await b.hello()
            assert b.known == before
            line = b.seen[0]["line"] - 1
            again = await b.ask("act", id="first", seat=seat, action=action, line=line)
            assert again["type"] == "done"
            assert b.known == before
        told = (await later.web.get("/api/tables")).json()
        assert [table["id"] for table in told["mine"]] == [made["id"]]
        await later.web.aclose()
