"""What a guest may ask for: everything that is kept of them, and to be forgotten."""

import json
import random
from pathlib import Path

from tampu.core.play import verify
from tampu.core.record import read_record
from tampu.games import game
from tampu.server.inspection import inspect
from tampu.server.privacy import kept_of
from tampu.server.settings import Settings
from tampu.server.store.store import Store
from tests.server.calling import tampu
from tests.server.player import ME, OPEN, Browser, Player, dial, play_on
from tests.server.running import Site, running
from tests.server.test_admin import soon


async def past(site: Site, one: Player, two: Player) -> tuple[str, str]:
    """Two guests: a game that is over, one under way; words at both, and a hint."""
    await one.web.put("/api/me", json={"name": "Quillaquilla"})
    await two.web.put("/api/me", json={"name": "Samisami"})
    tables = []
    for number in range(2):
        made = await one.make(ME, OPEN, hints=True)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await a.send(type="say", text=f"whisperwhisper {number}")
            await b.send(type="say", text="good luck")
            for browser in (a, b):
                while len([line for line in browser.chat if line["text"]]) < 2:
                    await browser.receive()
            await play_on({0: a, 1: b}, random.Random(number), most=4 if number else 10_000)
        tables.append(made["id"])
    await one.seat(tables[1], 0, "leave")
    await one.seat(tables[1], 0, "take")
    return tables[0], tables[1]


async def test_everything_that_is_kept_of_a_guest_can_be_had(either: Settings, tmp_path: Path):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        over, playing = await past(site, one, two)
        code = (await one.get(f"/api/tables/{over}"))["code"]
        told = await tampu(either, "admin", "export", one.id, tmp_path / "kept")
        assert told.code == 0, told.err
    kept = json.loads((tmp_path / "kept" / "guest.json").read_text())
    assert (kept["guest"], kept["name"]) == (one.id, "Quillaquilla")
    assert [table["id"] for table in kept["tables"]] == [over, playing]
    assert [table["seats"] for table in kept["tables"]] == [[0], [0]]
    assert [line["text"] for line in kept["chat"]] == ["whisperwhisper 0", "whisperwhisper 1"]
    (record,) = (tmp_path / "kept" / "records").iterdir()
    assert record.stem == code
    verify(game("machu_picchu"), read_record(record.read_text()))
    assert not any(file.stat().st_mode & 0o077 for file in (record, *(tmp_path / "kept").iterdir()))


async def test_a_forgotten_guest_leaves_whole_games_and_nameless_seats(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        over, playing = await past(site, one, two)
        before = await two.get(f"/api/tables/{over}")
        told = await tampu(either, "admin", "forget", "Quillaquilla", "--yes")
        assert told.code == 0, told.err

        async def noticed() -> bool:
            """On SQLite it takes the server up to a second."""
            async with await two.open(playing) as b:
                traces = ("Quillaquilla", "whisper")
                clean = not any(trace in b.frames[-1] for trace in traces)
                return clean and b.table["seats"][0]["kind"] == "open"

        await soon(noticed)
        async with await two.open(playing) as b:
            assert [line["text"] for line in b.chat if line["text"]] == ["good luck"]
        again = await one.get("/api/me")
        assert again["id"] != one.id, "the cookie is worth nothing any more"
        after = await two.get(f"/api/tables/{over}")
        assert after["result"] == before["result"]
        assert after["seats"][0] | {"name": None} == after["seats"][0]
        assert after["host"] == "—"
        record = (await two.web.get(f"/api/tables/{over}/record")).text
        verify(game("machu_picchu"), read_record(record))
        async with Browser(await dial(site.host, over)) as onlooker:
            await onlooker.hello()
            assert "Quillaquilla" not in onlooker.frames[0]
            assert "whisper" not in onlooker.frames[0]
        return_game = await two.post(f"/api/tables/{over}/again")
        assert sorted(seat["kind"] for seat in return_game["seats"]) == ["human", "open"]
    assert (await inspect(either)).sound
    store = await Store.open(either.database)
    kept = await kept_of(store, one.id)
    assert (kept.name, kept.tables, kept.chat, kept.records) == (None, [], [], {})
    others = await kept_of(store, two.id)
    assert [line.text for line in others.chat] == ["good luck", "good luck"]
    await store.close()
    if either.store is None:
        content = b"".join(file.read_bytes() for file in either.data.glob("tampu.sqlite3"))
        for trace in (one.id, "Quillaquilla", "whisperwhisper"):
            assert trace.encode() not in content


async def test_whoever_was_seated_with_a_forgotten_guest_plays_on(settings: Settings):
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        _, playing = await past(site, one, two)
        assert (await tampu(settings, "admin", "forget", one.id, "--yes")).code == 0
        async with await two.open(playing) as b:
            while b.table["seats"][0]["kind"] != "open":
                await b.receive()
        await two.seat(playing, 0, "bot", level="random")
        async with await two.open(playing) as b:
            while b.table["asked"] != [1] and b.table["status"] != "over":
                await b.receive()
