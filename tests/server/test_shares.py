"""What players add to the seed: promised when they sit down, shown when no seat is free."""

import asyncio
import hashlib
import random
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tampu.core.game import Game
from tampu.core.play import verify
from tampu.core.record import Record, read_record
from tampu.core.shares import Share
from tampu.games import game
from tampu.server.dealing import seat_of_share, stage
from tampu.server.history import History
from tampu.server.journal import Begun, Opened, Ruled, Sealed, Seated, Sitting, encode
from tampu.server.names import NAMELESS
from tampu.server.privacy import nameless
from tampu.server.problems import Trouble
from tampu.server.seats import SeatRules
from tampu.server.settings import Settings
from tampu.server.store.store import Head, Store
from tampu.server.wire import SeatChange
from tests.server.conftest import new_database
from tests.server.planted import plant, search
from tests.server.player import BOT, ME, OPEN, Browser, Player, play_on
from tests.server.running import Process, Site, quick, running

ONE, TWO = "11" * 32, "22" * 32
SOON = 0.3
"""Seconds that the impatient wait for a share."""


def promise(share: str) -> str:
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


async def show(player: Player, table: str, share: str, status: int = 200) -> Any:
    return await player.post(f"/api/tables/{table}/share", {"share": share}, status)


async def gathered(one: Player, two: Player) -> Any:
    """A table for two who have both promised a share."""
    made = await one.make(ME, OPEN, promise=promise(ONE))
    return await two.seat(made["id"], 1, "take", promise=promise(TWO))


async def record_of(player: Player, table: str, form: str = "text") -> Record:
    return read_record((await player.web.get(f"/api/tables/{table}/record?format={form}")).text)


async def played(one: Player, two: Player, table: str) -> Browser:
    """The game, to its end."""
    async with await one.open(table) as a, await two.open(table) as b:
        while a.table["status"] == "waiting":
            await a.receive()
        await play_on({0: a, 1: b}, random.Random(3))
        return a


@pytest.fixture
async def impatient(settings: Settings) -> AsyncIterator[Site]:
    """A server that does not wait long."""
    async with running(replace(settings, share_seconds=SOON)) as site:
        yield site


async def begun(player: Player, table: str) -> Any:
    """The table, once its game has begun."""
    async with asyncio.timeout(10):
        while (told := await player.get(f"/api/tables/{table}"))["status"] == "waiting":
            await asyncio.sleep(0.02)
    return told


# ---- the course of it ----


async def test_a_game_begins_once_all_shares_are_shown(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        table = await gathered(one, two)
        assert (table["status"], table["dealing"]) == ("waiting", "shares")
        assert (await show(one, table["id"], ONE))["status"] == "waiting"
        assert (await show(two, table["id"], TWO))["status"] == "playing"
        over = await played(one, two, table["id"])
        assert not [line for line in over.chat if line["silent"]]
        for form in ("text", "json"):
            record = await record_of(one, table["id"], form)
            shares = (Share(0, promise(ONE), ONE), Share(1, promise(TWO), TWO))
            assert record.header.shares == shares
            verify(game("machu_picchu"), record)


async def test_promises_are_seen_by_all_and_shares_after_the_end(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        table = await gathered(one, two)
        key = f"/api/tables/{table['id']}"
        promised = [
            {"seat": 0, "promise": promise(ONE), "share": None},
            {"seat": 1, "promise": promise(TWO), "share": None},
        ]
        assert (await three.get(key))["shares"] == promised
        await show(one, table["id"], ONE)
        assert (await two.get(key))["shares"] == promised
        await show(two, table["id"], TWO)
        over = await played(one, two, table["id"])
        assert [share["share"] for share in over.table["shares"]] == [ONE, TWO]


async def test_nothing_secret_is_told_before_its_time(site: Site):
    """The host's secret never before the end; no share before the game has begun."""
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, promise=promise(ONE))
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await two.seat(made["id"], 1, "take", promise=promise(TWO))
            await show(one, made["id"], ONE)
            await show(two, made["id"], TWO)
            for browser in (a, b):
                while browser.table["status"] == "waiting":
                    await browser.receive()
            await play_on({0: a, 1: b}, random.Random(3))
            secret = a.table["seed"]
            for frame in (*a.frames[:-1], *b.frames[:-1]):
                assert secret not in frame
                assert ONE not in frame
                assert TWO not in frame
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == made["commitment"]


async def test_who_plays_several_seats_shares_once(site: Site):
    async with Player(site.host) as one:
        table = await one.make(ME, {"who": "me", "name": "Killa"}, promise=promise(ONE))
        assert [share["seat"] for share in table["shares"]] == [0]
        assert (await show(one, table["id"], ONE))["status"] == "playing"


async def test_against_bots_the_only_share_begins_the_game(site: Site):
    async with Player(site.host) as one:
        table = await one.make(BOT, ME, BOT, promise=promise(ONE))
        assert table["dealing"] == "shares"
        assert (await show(one, table["id"], ONE))["status"] == "playing"
        assert (await show(one, table["id"], ONE))["status"] == "playing"


async def test_without_a_promise_nobody_waits(site: Site):
    async with Player(site.host) as one:
        table = await one.make(ME, BOT)
        assert (table["status"], table["dealing"], table["shares"]) == ("playing", None, [])


# ---- what is refused ----


async def test_a_share_must_fit_its_promise(site: Site):
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        table = await gathered(one, two)
        assert (await show(one, table["id"], TWO, 409))["code"] == "wrong-share"
        assert (await show(three, table["id"], ONE, 403))["code"] == "no-promise"
        for bad in ("", ONE[1:], ONE + "0", ONE[:-1] + "\n", ONE + "\n", ONE[:-1] + "G"):
            assert (await show(one, table["id"], bad, 400))["code"] == "bad-message"
            body = {"do": "take", "promise": bad}
            await two.post(f"/api/tables/{table['id']}/seats/1", body, 400)


async def test_no_share_is_taken_while_a_seat_is_free(site: Site):
    async with Player(site.host) as one:
        table = await one.make(ME, OPEN, promise=promise(ONE))
        assert table["dealing"] is None
        assert (await show(one, table["id"], ONE, 409))["code"] == "share-early"


async def test_once_promises_are_fixed_no_seat_and_no_promise_changes(site: Site):
    """Else somebody could wait for the others' shares and then choose an own one."""
    async with Player(site.host) as one, Player(site.host) as two:
        table = await gathered(one, two)
        await show(one, table["id"], ONE)
        for do, more in (("leave", {}), ("bot", {}), ("take", {"promise": promise(ONE)})):
            told = await two.seat(table["id"], 1, do, 409, **more)
            assert told["code"] == "dealing"
        await two.seat(table["id"], 1, "take")
        await two.seat(table["id"], 1, "take", promise=promise(TWO))
        assert (await show(two, table["id"], TWO))["status"] == "playing"


async def test_a_promise_may_change_while_a_seat_is_free_and_goes_with_whoever_leaves(site: Site):
    async with Player(site.host) as one:
        table = (await one.make(ME, OPEN, promise=promise(ONE)))["id"]
        changed = await one.seat(table, 0, "take", promise=promise(TWO))
        assert changed["shares"][0]["promise"] == promise(TWO)
        assert (await one.seat(table, 0, "take"))["shares"] == changed["shares"]
        assert (await one.seat(table, 0, "leave"))["shares"] == []


async def test_a_seat_that_is_taken_again_in_mid_game_is_no_news(site: Site):
    async with Player(site.host) as one:
        table = (await one.make(ME, BOT, promise=promise(ONE)))["id"]
        await show(one, table, ONE)
        await one.seat(table, 0, "take")
        await one.seat(table, 0, "take", promise=promise(TWO))
        async with await one.open(table) as browser:
            assert browser.chat == []


# ---- those who are late ----


async def test_who_is_late_is_not_waited_for_and_the_log_says_so(impatient: Site):
    async with Player(impatient.host) as one, Player(impatient.host) as two:
        await two.web.put("/api/me", json={"name": "Killa"})
        table = (await gathered(one, two))["id"]
        await show(one, table, ONE)
        start = time.monotonic()
        await begun(one, table)
        assert time.monotonic() - start < SOON + 2
        assert (await show(two, table, TWO, 409))["code"] == "share-late"
        over = await played(one, two, table)
        told = [(line["name"], line["seat"]) for line in over.chat if line["silent"]]
        assert told == [("Killa", 1)]
        record = await record_of(one, table)
        assert record.header.shares[1] == Share(1, promise(TWO), None)
        verify(game("machu_picchu"), record)


async def test_who_promised_nothing_where_others_did_is_named_too(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, promise=promise(ONE))
        await two.seat(made["id"], 1, "take")
        await show(one, made["id"], ONE)
        async with await two.open(made["id"]) as browser:
            assert [line["seat"] for line in browser.chat if line["silent"]] == [1]


async def test_a_server_that_comes_back_goes_on_waiting_and_begins(tmp_path: Path):
    """Promises and shares are in the journal."""
    settings = replace(quick(tmp_path / "data"), share_seconds=SOON)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        table = (await gathered(one, two))["id"]
        await show(one, table, ONE)
        cookies = one.web.cookies
    async with running(settings) as site, Player(site.host) as one:
        one.web.cookies = cookies
        assert (await begun(one, table))["status"] == "playing"
    store = await Store.open(settings.database)
    entries = await store.journal(table)
    await store.close()
    assert isinstance(entries[-1], Begun)
    assert [given[2] for given in entries[-1].shares] == [ONE, None]


# ---- the return game ----


async def finished(one: Player, two: Player) -> str:
    table = (await gathered(one, two))["id"]
    await show(one, table, ONE)
    await show(two, table, TWO)
    await played(one, two, table)
    return str(table)


def own_seat(table: Any) -> int:
    return next(int(seat["seat"]) for seat in table["seats"] if seat["mine"])


async def test_the_return_game_asks_everybody_for_a_new_promise(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        old = await finished(one, two)
        table = await one.post(f"/api/tables/{old}/again")
        assert (table["status"], table["dealing"], table["shares"]) == ("waiting", "promises", [])
        key = table["id"]
        shares = {one: "33" * 32, two: "44" * 32}
        assert (await show(one, key, shares[one], 403))["code"] == "no-promise"
        for player, share in shares.items():
            mine = own_seat(await player.get(f"/api/tables/{key}"))
            table = await player.seat(key, mine, "take", promise=promise(share))
        assert table["dealing"] == "shares"
        for player, share in shares.items():
            table = await show(player, key, share)
        assert table["status"] == "playing"


async def test_who_promises_nothing_in_time_is_not_waited_for_in_the_return_game(impatient: Site):
    async with Player(impatient.host) as one, Player(impatient.host) as two:
        old = await finished(one, two)
        table = await one.post(f"/api/tables/{old}/again")
        await one.seat(table["id"], own_seat(table), "take", promise=promise(ONE))
        await begun(one, table["id"])
        await two.seat(table["id"], 1 - own_seat(table), "take", promise=promise(TWO))
        async with await two.open(table["id"]) as browser:
            assert [line["seat"] for line in browser.chat if line["silent"]] == [0, 1]
        found = impatient.house.lobby.at_hand(table["id"])
        assert found is not None
        assert found.history.match.header.shares == (Share(own_seat(table), promise(ONE)),)


def test_once_sealed_nobody_promises_any_more():
    """Else a late promise could be made with the others' shares in sight."""
    kind = game("machu_picchu")
    history = History(kind, head_of(kind))
    people = [Sitting("human", "one", promise=promise(ONE)), Sitting("human", "two")]
    history.add(Opened(at=1.0, seats=people, promising=True))
    rules = SeatRules(head_of(kind), history, "two", Settings(Path()), lambda _: 0.0)
    wish = SeatChange(do="take", promise=promise(TWO))
    assert rules.after(1, wish).promise == promise(TWO)
    assert seat_of_share_is_early(history)
    history.add(Sealed(at=2.0))
    assert seat_of_share(history, "one", ONE) == 0
    with pytest.raises(Trouble) as trouble:
        rules.after(1, wish)
    assert trouble.value.problem.code == "dealing"


def seat_of_share_is_early(history: History) -> bool:
    with pytest.raises(Trouble) as trouble:
        seat_of_share(history, "one", ONE)
    return trouble.value.problem.code == "share-early"


def head_of(kind: Game) -> Head:
    options = kind.with_defaults({})
    return Head("id", "code", kind.key, kind.edition, 2, options, "00" * 32, "one", True, 1.0)


async def test_a_return_game_of_people_who_never_shared_begins_at_once(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        await played(one, two, made["id"])
        assert (await one.post(f"/api/tables/{made['id']}/again"))["status"] == "playing"


# ---- what was there before ----


async def test_a_game_that_was_begun_without_shares_goes_on(settings: Settings):
    """Its journal has never heard of them."""
    settings.data.mkdir(parents=True, exist_ok=True)
    async with running(settings) as site, Player(site.host) as one:
        store = await Store.open(settings.database)
        seed, match = search(2, lambda match: len(match.steps) > 30)
        table = await plant(store, seed, match, [one.id, one.id])
        await store.close()
        async with await one.open(table) as browser:
            await play_on({0: browser, 1: browser}, random.Random(1))
        record = await record_of(one, table)
        assert record.header.shares == ()
        verify(game("machu_picchu"), record)


def test_an_entry_without_a_promise_is_kept_as_ever():
    """So an older server could still read it."""
    for entry in (
        Opened(at=1.0, seats=[Sitting("human", "host")]),
        Seated(at=1.0, seat=0, sitting=Sitting("human", "host")),
        Begun(at=1.0, lines=[(-1, "first B")]),
    ):
        assert not any(word in encode(entry) for word in (b"promis", b"shares", b"silent"))


def test_a_forgotten_guest_who_added_nothing_has_no_name_in_the_journal():
    people = [Sitting("human", "one"), Sitting("human", "two")]
    opened = Opened(at=1.0, seats=people)
    entry = Begun(at=2.0, lines=[], silent=[(0, "Killa"), (1, "Sami")])
    after = list(nameless([opened, entry], "one"))[1]
    assert isinstance(after, Begun)
    assert after.silent == [(0, NAMELESS), (1, "Sami")]


# ---- closing a table ----


def test_at_a_closed_table_nothing_begins_and_reopened_it_waits_anew():
    kind = game("machu_picchu")
    history = History(kind, head_of(kind))
    people = [Sitting("human", "one", promise=promise(ONE)), Sitting("bot")]
    history.add(Opened(at=1.0, seats=people))
    assert stage(history) == "shares"
    history.add(Ruled(at=2.0, deed="closed"))
    assert stage(history) is None
    history.add(Ruled(at=9.0, deed="reopened"))
    assert (stage(history), history.waits_since) == ("shares", 9.0)


# ---- what the shuffles can be checked by ----


async def test_every_line_of_chance_is_listed_with_all_outcomes_once_over(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        table = (await gathered(one, two))["id"]
        path = f"/api/tables/{table}/chances"
        await show(one, table, ONE)
        await show(two, table, TWO)
        assert (await one.get(path, 409))["code"] == "not-over"
        await played(one, two, table)
        told = await one.get(path)
        record = await record_of(one, table)
        lines = [(n, line.text) for n, line in enumerate(record.lines, 1) if line.seat < 0]
        assert [(chance["line"], chance["action"]) for chance in told] == lines
        for chance in told:
            assert chance["action"] in [text for text, weight in chance["outcomes"] if weight > 0]


# ---- several processes ----


async def test_shares_shown_at_different_servers_begin_one_game(tmp_path: Path, cluster: str):
    shared = quick(tmp_path / "data", await new_database(cluster))
    async with (
        running(shared) as here,
        running(shared) as there,
        Player(here.host) as one,
        Player(there.host) as two,
    ):
        table = (await gathered(one, two))["id"]
        await asyncio.gather(show(one, table, ONE), show(two, table, TWO))
        over = await played(one, two, table)
        assert [share["share"] for share in over.table["shares"]] == [ONE, TWO]
        verify(game("machu_picchu"), await record_of(two, table))


async def test_if_the_server_that_waits_is_killed_another_one_begins(tmp_path: Path, cluster: str):
    store = await new_database(cluster)
    both = [Process(tmp_path / "data", store) for _ in range(2)]
    for process in both:
        process.start()
        await process.ready()
    async with Player(both[0].host) as one, Player(both[1].host) as two:
        table = (await gathered(one, two))["id"]
        async with await two.open(table) as browser:
            await show(one, table, ONE)
            both[0].kill()
            while browser.table["status"] == "waiting":
                await browser.receive()
            assert [line["seat"] for line in browser.chat if line["silent"]] == [1]
    assert both[1].stop() == 0
