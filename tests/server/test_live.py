"""The live connection: repeats, stale answers, gaps, slow readers, what was said."""

import asyncio
import random

import pytest

from tampu.server.presence import Listener
from tampu.server.sockets import Socket
from tests.server.planted import plant, search
from tests.server.player import ME, OPEN, Browser, Player, dial, play_on
from tests.server.running import Site
from tests.server.test_undo import asks_where_to_return


async def test_an_action_sent_twice_happens_once(either_site: Site):
    async with Player(either_site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a, await one.open(made["id"]) as b:
            seat, line = a.table["asked"][0], a.seen[0]["line"]
            action = a.mine(seat)["actions"][0]
            message = {"id": "same", "seat": seat, "action": action, "line": line}
            first = await a.ask("act", **message)
            assert first == {"type": "done", "id": "same", "line": line + 1}
            assert await a.ask("act", **message) == first
            assert await b.ask("act", **message) == first
            history = (await either_site.house.lobby.find(made["id"])).history
            assert history.lines == line + 1


async def test_a_number_that_was_used_for_something_else_is_refused(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            seat, line = a.table["asked"][0], a.seen[0]["line"]
            first, other = a.mine(seat)["actions"][:2]
            await a.act(seat, first, id="same")
            told = await a.ask("act", id="same", seat=seat, action=other, line=line)
            assert told["problem"]["code"] == "id-used"
            told = await a.ask("undo", id="same", seat=seat, line=line + 1)
            assert told["problem"]["code"] == "id-used"


async def test_the_ids_of_one_guest_do_not_disturb_another(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            browsers = [a, b]
            for _ in range(4):
                seat = a.table["asked"][0]
                action = browsers[seat].mine(seat)["actions"][0]
                done = await browsers[seat].act(seat, action, id=f"n{a.seen[0]['line'] // 3}")
                assert done["type"] == "done"
                await browsers[seat].until(lambda frame: frame["type"] == "changed")
                await a.until_here(browsers[seat].version)
                await b.until_here(a.version)


async def test_an_answer_to_an_older_position_is_refused(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            seat, line = a.table["asked"][0], a.seen[0]["line"]
            action = a.mine(seat)["actions"][0]
            for wrong in (line - 1, line + 1, -5, 10**12):
                told = await a.act(seat, action, line=wrong)
                assert told["problem"] == {"code": "stale", "rule": None, "facts": {"line": line}}


async def test_acknowledged_comes_before_broadcast(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            seat = a.table["asked"][0]
            await a.act(seat, a.mine(seat)["actions"][0])
            assert (await a.receive())["type"] == "changed"


@pytest.mark.parametrize("away", [1, 2, 7, 40, 500])
async def test_a_gap_shows_the_same_as_a_fresh_load(either_site: Site, away: int):
    """A seat, and an onlooker, miss `away` actions and some chat, and come back."""
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            luck = random.Random(away)
            await play_on({0: a, 1: b}, luck, most=3)
            gone = await two.open(made["id"])
            watcher = Browser(await dial(either_site.host, made["id"]))
            await watcher.hello()
            await gone.wire.close()
            await watcher.wire.close()
            await a.send(type="say", text="Are you there?")
            await play_on({0: a, 1: b}, luck, most=away)
            await check_gap(gone, two, made["id"])
            onlooker = Browser(await dial(either_site.host, made["id"]))
            await onlooker.hello()
            watcher.wire = await dial(either_site.host, made["id"])
            assert (await watcher.hello(watcher.version))["type"] == "changed"
            await onlooker.until(lambda frame: frame["table"]["nameless"] == 2)
            assert watcher.known == onlooker.known


async def check_gap(gone: Browser, guest: Player, table: str) -> None:
    """Come back with a version: sent only the gap, and then all is as if loaded afresh."""
    gone.wire = await dial(guest.host, table, guest.cookie)
    assert (await gone.hello(gone.version))["type"] == "changed"
    fresh = await guest.open(table)
    await gone.until_here(fresh.version)
    assert gone.known == fresh.known
    await gone.wire.close()
    await fresh.wire.close()


async def test_a_gap_with_things_taken_back_shows_the_same_as_a_fresh_load(site: Site):
    async with Player(site.host) as one:
        seed, match = search(2, asks_where_to_return)
        table = await plant(site.house.store, seed, match, [one.id, one.id])
        async with await one.open(table) as a:
            gone = await one.open(table)
            await gone.wire.close()
            seat, line = a.table["asked"][0], a.seen[0]["line"]
            for _ in range(3):
                await a.ask("undo", seat=seat, line=line)
                await a.act(seat, match.steps[-1].line.text, line=line - 1)
            await a.ask("undo", seat=seat, line=line)
            await check_gap(gone, one, table)
            assert [step["undone"] for step in gone.logs[0]].count(True) == 4


async def test_versions_that_never_were_get_a_fresh_position(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        for version in (0, -1, 99, 10**9):
            async with await one.open(made["id"], hello=False) as a:
                assert (await a.hello(version))["type"] == "position"


async def test_a_guest_who_got_a_seat_meanwhile_gets_a_fresh_position(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        async with await two.open(made["id"]) as b:
            version = b.version
            assert b.seen[0]["seat"] is None
            await two.seat(made["id"], 1, "take")
            told = await b.until(lambda frame: frame["type"] == "position")
            assert told["seen"][0]["seat"] == 1
        async with await two.open(made["id"], hello=False) as b:
            assert (await b.hello(version))["type"] == "position"


async def test_a_slow_reader_is_sent_a_fresh_position_instead_of_everything(site: Site):
    """Its connection fills up; the game goes on meanwhile, and then it sees what all see."""
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as slow:
            table = await site.house.lobby.find(made["id"])
            listener = next(each for each in table.listeners if each.guest == two.id)
            slow.wire.transport.pause_reading()
            sent = await fill(listener)
            async with asyncio.timeout(20):
                await play_on({0: a, 1: a}, random.Random(6))
            assert a.table["status"] == "over"
            slow.wire.transport.resume_reading()
            told = await slow.until(lambda frame: frame["type"] == "position")
            assert told["version"] == table.history.version
            assert len(slow.frames) < sent
            async with await two.open(made["id"]) as fresh:
                assert slow.known == fresh.known


async def fill(listener: Listener) -> int:
    """Tell this browser the same again and again, until it does not keep up; how often."""
    assert isinstance(listener, Socket)
    frame = listener.table.news(listener.guest, listener.table.history.version)
    for sent in range(100_000):
        listener.news(frame)
        if listener.outbox.behind:
            return sent
        if sent % 20 == 0:
            await asyncio.sleep(0)
    raise AssertionError("the connection never filled up")


async def test_what_is_said_is_heard_by_all_and_kept(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await one.make({**ME, "name": "Sami"}, OPEN)
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await a.send(type="say", text="  Welcome \n to the table ")
            heard = await b.until(lambda frame: frame["type"] == "chat")
            line = heard["line"]
            assert (line["name"], line["seat"], line["text"]) == ("Sami", 0, "Welcome to the table")
            await b.send(type="say", text="x" * 401)
            told = await b.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "text-too-long"
            await b.send(type="say", text=" \t ")
            told = await b.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "text-empty"
        async with await two.open(made["id"]) as later:
            assert [line["text"] for line in later.chat] == ["Welcome to the table"]


async def test_nobody_speaks_without_being_a_guest(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        async with Browser(await dial(site.host, made["id"])) as onlooker:
            await onlooker.hello()
            await onlooker.send(type="say", text="hello")
            told = await onlooker.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "no-guest"


async def test_others_see_who_is_here(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a:
            assert [seat["here"] for seat in a.table["seats"]] == [True, False]
            b = await two.open(made["id"])
            await a.until(lambda frame: frame["table"]["seats"][1]["here"])
            await b.wire.close()
            await a.until(lambda frame: not frame["table"]["seats"][1]["here"])
            await one.web.put("/api/me", json={"name": "Killa"})
            await a.until(lambda frame: frame["table"]["seats"][0]["name"] == "Killa")


async def test_pings_are_answered_even_before_hello(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"], hello=False) as a:
            await a.send(type="ping")
            assert (await a.receive())["type"] == "pong"
            assert (await a.ask("undo", seat=0, line=0))["problem"]["code"] == "hello-first"
