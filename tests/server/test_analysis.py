"""Analyses of games that are over: made once, step by step, whatever happens to the server."""

import asyncio
import json
import math
import os
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, select, text, update

from tampu.analysis.depth import DepthName, depth_of
from tampu.analysis.estimate import Estimate
from tampu.analysis.marks import MARKS
from tampu.analysis.study import EDITION as STUDY
from tampu.analysis.study import Study, analyse, studying
from tampu.core.play import Match
from tampu.core.record import write_record
from tampu.server import analysts, counts, retention
from tampu.server.findings import EDITION, packed, seed_of
from tampu.server.inspection import inspect
from tampu.server.privacy import forget, kept_of
from tampu.server.settings import Limits, Settings
from tampu.server.store.commits import Write
from tampu.server.store.office import Office
from tampu.server.store.schema import records, studies
from tampu.server.store.store import Store
from tampu.server.store.studies import Asker, Key, Studies
from tests.server.calling import tampu
from tests.server.conftest import new_database
from tests.server.planted import ended, plant, search
from tests.server.player import Player
from tests.server.rounds import recorded
from tests.server.running import GENEROUS, Process, Site, quick, running
from tests.server.test_metrics import free_port
from tests.server.test_metrics import told as metrics

PATIENCE = 120.0
"""Seconds: others may use the cores, and they come first."""
LONG = recorded("machu_picchu", "4-all_depots_full")
"""A game that takes seconds to be studied."""


def path(table: str, depth: str = "quick", since: int = 0) -> str:
    return f"/api/tables/{table}/analysis?depth={depth}&since={since}"


async def ask(player: Player, table: str, depth: str = "quick", status: int = 200) -> Any:
    return await player.post(f"/api/tables/{table}/analysis", {"depth": depth}, status)


async def stop(player: Player, table: str, depth: str = "quick", status: int = 200) -> Any:
    answer = await player.web.delete(path(table, depth))
    assert answer.status_code == status, answer.text
    return answer.json()


async def until(player: Player, where: str, *wanted: str, lines: int = 0) -> Any:
    """Look again and again until it stands so, and so many lines were looked at."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await player.get(where)
            if told["status"] in wanted and told["lines"] >= lines:
                return told
            assert told["status"] in ("waiting", "working"), told["status"]
            await asyncio.sleep(0.02)


@cache
def studied(match: Match, depth: DepthName, table: str) -> Study:
    return analyse(match, depth, seed_of(table))


def as_json(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def is_whole(told: Any, study: Study) -> None:
    """All of it was told, figure by figure."""
    assert told["status"] == "done"
    for name in ("lines", "moments", "changes", "deeds", "summaries", "turning_points"):
        assert told[name] == as_json(getattr(study, name)), name


async def planted(site: Site, *people: str, match: Match | None = None, **doors: Any) -> str:
    """A table where a game is over; by default a short one."""
    seed, short = ended(2)
    match = match or short
    guests = [people[min(seat, len(people) - 1)] for seat in range(match.header.seats)]
    return await plant(site.house.store, seed, match, guests, **doors)


async def rows(site: Site) -> int:
    found = await site.house.store.rows(select(func.count()).select_from(studies))
    return int(found[0][0])


@asynccontextmanager
async def guests(site: Site) -> AsyncIterator[tuple[Player, Player]]:
    async with Player(site.host) as one, Player(site.host) as two:
        yield one, two


def site_with(tmp_path: Path, limits: Limits) -> Any:
    return running(quick(tmp_path / "data", None, limits))


# ---- what is told ----


async def test_a_game_that_is_over_is_analysed_with_the_figures_that_anybody_gets(
    either_site: Site,
):
    async with guests(either_site) as (one, _):
        table = await planted(either_site, one.id)
        before = await one.get(path(table))
        assert (before["status"], before["lines"], before["moments"]) == ("none", 0, [])
        told = await ask(one, table)
        assert told["status"] in ("waiting", "working")
        assert told["may_stop"]
        told = await until(one, path(table), "done")
        match = ended(2)[1]
        is_whole(told, studied(match, "quick", table))
        assert told["of"] == told["lines"] == len(match.steps)
        assert (told["depth"], told["edition"]) == ("quick", STUDY)
        assert told["seed"] == seed_of(table)
        assert told["marks"] == MARKS
        assert told["seconds"] > 0
        assert not told["may_stop"]
        assert told["turning_points"]
        account = told["summaries"][0]["account"]
        parts = sum(account[part]["mean"] for part in ("start", "luck", "skill", "others"))
        assert parts == pytest.approx(account["result"])


async def test_what_was_found_comes_in_pieces_that_add_up(site: Site):
    async with guests(site) as (one, _):
        table = await planted(site, one.id)
        await ask(one, table)
        pieces = [await one.get(path(table))]
        async with asyncio.timeout(PATIENCE):
            while pieces[-1]["status"] != "done":
                pieces.append(await one.get(path(table, since=pieces[-1]["lines"])))
                if not pieces[-2]["lines"]:
                    del pieces[-2]
                await asyncio.sleep(0.01)
        assert len({piece["lines"] for piece in pieces}) > 3
        whole = await one.get(path(table))
        for name in ("moments", "changes", "deeds"):
            assert [each for piece in pieces for each in piece[name]] == whole[name]
        assert pieces[-1]["summaries"] == whole["summaries"]
        assert all(piece["summaries"] == [] for piece in pieces[:-1])
        rest = await one.get(path(table, since=60))
        assert [each["lines"] for each in rest["moments"]] == [
            each["lines"] for each in whole["moments"] if each["lines"] > 60
        ]
        beyond = await one.get(path(table, since=10**30))
        assert (beyond["deeds"], beyond["since"]) == ([], whole["of"])


async def test_a_record_that_was_sent_in_is_analysed_too(site: Site):
    match = ended(2)[1]
    async with guests(site) as (one, two):
        sent = await one.post("/api/records", {"text": write_record(match.record)})
        where = f"/api/records/{sent['id']}/analysis"
        assert (await two.get(f"{where}?depth=quick"))["status"] == "none"
        await one.post(where, {"depth": "quick"})
        told = await until(two, f"{where}?depth=quick", "done")
        is_whole(told, studied(match, "quick", sent["id"]))
        assert (await two.get(where))["depth"] == "standard"


@pytest.mark.parametrize("known", [True, False], ids=["outlined", "of an earlier version"])
async def test_nobody_reads_a_record_again_to_tell_of_its_analysis(either_site: Site, known: bool):
    """It may be as long, and as slow to read, as a record can be."""
    store = either_site.house.store
    async with guests(either_site) as (one, _):
        ends = []
        for match in (ended(2)[1], ended(2)[1].prefix(30)):
            sent = await one.post("/api/records", {"text": write_record(match.record)})
            ends.append(f"/api/records/{sent['id']}/analysis")
        if not known:
            await store.commit(Write(after=[update(records).values(lines=None, rules=None)]))
            await one.get(ends[0])
            assert (await one.get(ends[1], 409))["code"] == "not-over"
        await store.commit(Write(after=[update(records).values(text="?")]))
        told = await one.get(ends[0])
        assert (told["status"], told["of"]) == ("none", len(ended(2)[1].steps))
        assert (await one.get(ends[1], 409))["code"] == "not-over"


async def test_a_margin_that_nobody_knows_is_null(site: Site):
    match = ended(2)[1]
    async with guests(site) as (one, _):
        table = await planted(site, one.id)
        study = next(studying(match, depth_of(match.game.key, "quick")))
        unsure = [replaced(study.moments[0], chances=[Estimate(0.5, math.inf, math.inf)])]
        await put(site, table, replaced(study, moments=unsure), "stopped")
        told = await one.get(path(table))
        assert told["moments"][0]["chances"] == [{"mean": 0.5, "margin": None, "error": None}]


replaced = msgspec.structs.replace


async def put(site: Site, table: str, study: Study, status: str) -> None:
    """As a server has left it."""
    lines, rules = len(ended(2)[1].steps), ended(2)[1].game.edition
    standing = {"status": status, "turn": 0, "asked": 1.0, "worker": "x", **Asker("", "")._asdict()}
    row = {**Key(table, lines, rules, "quick", EDITION)._asdict(), **standing}
    row |= {"reached": study.lines, "seconds": 1.0, "body": packed(study)}
    await site.house.store.commit(Write(after=[site.house.store.insert(studies).values(row)]))


# ---- once ----


async def test_however_many_ask_it_is_made_once(either: Settings):
    before = counts.analyses["done"]
    async with running(either) as site, guests(site) as (one, two):
        table = await planted(site, one.id)
        code = (await one.get(f"/api/tables/{table}"))["code"]
        await asyncio.gather(*(ask(each, key) for each in (one, two) for key in (table, code)))
        told = await until(two, path(code), "done")
        assert (await ask(two, table)) == told | {"since": 0}
        assert counts.analyses["done"] == before + 1
        assert await rows(site) == 1
        await ask(two, table, "standard")
        await stop(two, table, "standard")
        assert await rows(site) == 2
    async with running(either) as site, Player(site.host) as one:
        assert await ask(one, table) == told
        assert counts.analyses["done"] == before + 1


async def test_what_an_earlier_edition_found_is_found_anew_and_deleted_at_last(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(retention, "PAUSE", 0.05)
    async with running(settings) as site, guests(site) as (one, _):
        table = await planted(site, one.id)
        await put(site, table, next(studying(LONG, depth_of(LONG.game.key, "quick"))), "done")
        await site.house.store.commit(Write(after=[update(studies).values(edition="0.old")]))
        assert (await one.get(path(table)))["status"] == "none"
        await ask(one, table)
        await until(one, path(table), "done")
        assert await rows(site) == 2, "servers of that edition may still run"
        monkeypatch.setattr(retention, "QUIET", 0.0)
        monkeypatch.setattr(retention, "UPGRADE", 0.0)
        async with asyncio.timeout(PATIENCE):
            while await rows(site) > 1:
                await asyncio.sleep(0.02)
        assert (await one.get(path(table)))["status"] == "done"


async def test_what_waited_when_a_new_version_came_is_made_by_that(either: Settings):
    async with running(either) as site:
        table = await planted(site, "somebody")
        begun = next(studying(LONG, depth_of(LONG.game.key, "quick")))
        await put(site, table, begun, "working")
        await site.house.store.commit(Write(after=[update(studies).values(edition="0.old")]))
    async with running(either) as site, Player(site.host) as one:
        is_whole(await until(one, path(table), "done"), studied(ended(2)[1], "quick", table))
        assert await rows(site) == 1


async def test_two_servers_make_each_of_them_once(tmp_path: Path, cluster: str):
    shared = quick(tmp_path / "data", await new_database(cluster))
    before = counts.analyses["done"]
    async with (
        running(shared) as here,
        running(shared) as there,
        Player(here.host) as one,
        Player(there.host) as two,
    ):
        tables = [await planted(here, one.id) for _ in range(3)]
        await asyncio.gather(*(ask(each, table) for table in tables for each in (one, two)))
        for table in tables:
            told = await until(two, path(table), "done")
            assert await one.get(path(table)) == told
    assert counts.analyses["done"] == before + 3


async def test_a_stop_at_one_server_reaches_the_other(tmp_path: Path, cluster: str):
    shared = quick(tmp_path / "data", await new_database(cluster))
    async with running(shared) as here, running(shared) as there, Player(here.host) as one:
        table = await planted(here, one.id, match=LONG)
        await ask(one, table, "standard")
        await until(one, path(table, "standard"), "working", lines=1)
        (working,) = [site for site in (here, there) if site.house.analysts._courses]
        other = there if working is here else here
        answer = await one.web.delete(f"http://{other.host}{path(table, 'standard')}")
        assert answer.json()["status"] == "stopped"
        async with asyncio.timeout(PATIENCE):
            while working.house.analysts._courses:
                await asyncio.sleep(0.02)
        assert (await one.get(path(table, "standard")))["status"] == "stopped"


# ---- stopped, killed, started again ----


async def test_whoever_asked_or_played_may_stop_it_and_it_goes_on_from_there(either_site: Site):
    async with guests(either_site) as (one, two), Player(either_site.host) as third:
        table = await planted(either_site, one.id, match=LONG)
        for stopper in (one, two):
            asked = await ask(two, table, "standard")
            known = asked["lines"]
            told = await until(two, path(table, "standard"), "working", lines=known + 1)
            assert told["may_stop"]
            assert not (await third.get(path(table, "standard")))["may_stop"]
            refused = await stop(third, table, "standard", 403)
            assert refused["code"] == "not-yours-to-stop"
            stopped = await stop(stopper, table, "standard")
            assert stopped["status"] == "stopped"
            await idle(either_site)
            told = await one.get(path(table, "standard"))
            assert told["status"] == "stopped"
            assert told["lines"] > known
            assert told["moments"]
            assert not told["may_stop"]
        assert (await stop(third, table, "standard"))["status"] == "stopped"


async def idle(site: Site) -> None:
    async with asyncio.timeout(PATIENCE):
        while site.house.analysts._courses:
            await asyncio.sleep(0.02)


async def test_an_analyst_that_is_killed_costs_a_step(site: Site):
    async with guests(site) as (one, _):
        table = await planted(site, one.id)
        await ask(one, table)
        await until(one, path(table), "working", lines=20)
        analyst = site.house.analysts._processes[0]._process
        assert analyst is not None
        os.kill(analyst.pid, signal.SIGKILL)
        told = await until(one, path(table), "done")
        is_whole(told, studied(ended(2)[1], "quick", table))


async def test_what_a_server_had_begun_when_it_died_goes_on(either: Settings):
    match = ended(2)[1]
    async with running(either) as site:
        table = await planted(site, "somebody")
        for begun in studying(match, depth_of(match.game.key, "quick"), seed_of(table)):
            if begun.lines > 40:
                break
        begun = replaced(begun, moments=[*begun.moments[:-1], sign(begun.moments[-1])])
        await put(site, table, begun, "working")
    async with running(either) as site, Player(site.host) as one:
        told = await until(one, path(table), "done")
        whole = studied(match, "quick", table)
        assert told["deeds"] == as_json(whole.deeds)
        assert told["moments"][len(begun.moments) - 1]["points"][0]["mean"] == SIGN
        assert len(told["moments"]) == len(whole.moments)


SIGN = 4321.0


def sign(moment: Any) -> Any:
    """By which it is known again."""
    return replaced(moment, points=[Estimate(SIGN, 0.0), *moment.points[1:]])


async def test_a_server_that_stops_keeps_all_that_was_found(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        table = await planted(site, one.id, match=LONG)
        await ask(one, table)
        before = await until(one, path(table), "working", lines=10)
    async with running(either) as site, Player(site.host) as one:
        told = await one.get(path(table))
        assert told["status"] in ("waiting", "working")
        assert told["lines"] >= before["lines"]
        is_whole(await until(one, path(table), "done"), studied(LONG, "quick", table))


async def test_a_server_that_is_killed_loses_seconds(either: Settings):
    store = await Store.open(either.database) if either.store else await fresh(either)
    table = await plant(store, ended(2)[0], LONG, ["one", "two", "three", "four"])
    await store.close()
    process = Process(either.data, either.store, hasty=True)
    process.start()
    await process.ready()
    try:
        async with Player(process.host) as one:
            await ask(one, table)
            await something_kept(either)
            process.kill()
            process.start()
            await process.ready()
            told = await until(one, path(table), "done")
        is_whole(told, studied(LONG, "quick", table))
        first, second = begins(process)
        assert first == 0 < second
    finally:
        assert process.stop() == 0


async def something_kept(settings: Settings) -> None:
    """Until more than the start of a game has reached the disk."""
    store = await Store.beside(settings.database)
    async with asyncio.timeout(PATIENCE):
        while not await store.rows(select(studies.c.game).where(studies.c.reached > 0)):
            await asyncio.sleep(0.01)
    await store.close()


async def fresh(settings: Settings) -> Store:
    settings.data.mkdir(parents=True)
    return await Store.open(settings.database)


def begins(process: Process) -> list[int]:
    """After how many lines a server has begun or gone on."""
    lines = process.log.read_text().splitlines()
    notes = [json.loads(line) for line in lines if line.startswith("{")]
    return [note["lines"] for note in notes if note["what"] == "study-begins"]


async def test_another_server_goes_on_for_one_that_was_killed(tmp_path: Path, cluster: str):
    shared = quick(tmp_path / "data", await new_database(cluster))
    store = await Store.open(shared.database)
    table = await plant(store, ended(2)[0], LONG, ["one", "two", "three", "four"])
    await store.close()
    both = [Process(shared.data, shared.store, hasty=True) for _ in range(2)]
    for process in both:
        process.start()
    await asyncio.gather(*(process.ready() for process in both))
    async with Player(both[0].host) as one, Player(both[1].host) as two:
        await ask(one, table)
        await something_kept(shared)
        worker, other = sorted(both, key=lambda each: not begins(each))
        worker.kill()
        told = await until(two if other is both[1] else one, path(table), "done")
        is_whole(told, studied(LONG, "quick", table))
        assert begins(other)[0] > 0
    assert other.stop() == 0


async def test_a_game_that_takes_too_long_is_given_up_and_whoever_asks_again_goes_on(
    tmp_path: Path,
):
    limits = replace(GENEROUS, analysis_seconds=0.2)
    async with site_with(tmp_path, limits) as site, guests(site) as (one, _):
        table = await planted(site, one.id, match=LONG)
        known = 0
        for _ in range(3):
            await ask(one, table)
            told = await until(one, path(table), "failed")
            assert told["summaries"] == []
            assert known < told["lines"] == told["moments"][-1]["lines"]
            known = told["lines"]
        site.house.analysts._limits = GENEROUS
        await ask(one, table)
        is_whole(await until(one, path(table), "done"), studied(LONG, "quick", table))


# ---- whose turn it is ----


async def test_every_household_is_served_once_before_any_is_served_twice(either: Settings):
    store = await Store.open(either.database) if either.store else await fresh(either)
    waiting = Studies(store)
    keys = {name: Key(name, 9, 1, "quick", EDITION) for name in ("a1", "a2", "a3", "b1", "b2")}
    for name in ("a1", "a2", "a3", "b1"):
        await waiting.ask(keys[name], Asker(name, name[0]))
    queue = [each.key.game for each in await waiting.queue()]
    assert queue == ["a1", "b1", "a2", "a3"]
    taken = await waiting.take(keys["a1"], "worker")
    assert taken is not None
    await waiting.ask(keys["b2"], Asker("b2", "b"))
    await waiting.leave(keys["a1"], "worker", "done", 0)
    queue = [each.key.game for each in await waiting.queue()]
    assert queue == ["b1", "a2", "b2", "a3"]
    await store.close()


async def test_nobody_else_writes_how_far_it_is(either: Settings):
    store = await Store.open(either.database) if either.store else await fresh(either)
    waiting, key = Studies(store), Key("a", 9, 1, "quick", EDITION)
    await waiting.ask(key, Asker("guest", "home"))
    assert await waiting.take(key, "first") is not None
    assert await waiting.take(key, "second") is not None
    found = await waiting.keep(key, "first", 5, 1.0, b"first")
    assert found is not None
    assert (found.worker, found.reached) == ("second", 0)
    await waiting.leave(key, "first", "done", 0)
    standing = await waiting.find(key)
    assert standing is not None
    assert standing.status == "working"
    await waiting.stop(key)
    assert await waiting.take(key, "third") is None
    await store.close()


async def test_a_long_one_lets_those_who_wait_come_first(
    site: Site, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(analysts, "SAVE", 0.0)
    monkeypatch.setattr(analysts, "SLICE", 1.0)
    async with guests(site) as (one, two):
        long = await planted(site, one.id, match=LONG)
        await ask(one, long, "deep")
        await until(one, path(long, "deep"), "working", lines=1)
        short = await planted(site, two.id)
        told = await ask(two, short)
        assert (told["status"], told["place"]) == ("waiting", 1)
        await until(two, path(short), "done")
        told = await until(one, path(long, "deep"), "waiting", "working", lines=1)
        assert told["lines"] < told["of"]
        await stop(one, long, "deep")


async def test_the_analyst_yields_to_everybody_and_goes_home(site: Site):
    async with guests(site) as (one, _):
        table = await planted(site, one.id)
        await ask(one, table)
        await until(one, path(table), "working", lines=1)
        analyst = site.house.analysts._processes[0]
        assert analyst._process is not None
        assert os.getpriority(os.PRIO_PROCESS, analyst._process.pid) == 19
        await until(one, path(table), "done")
        async with asyncio.timeout(PATIENCE):
            while analyst._process is not None:
                await asyncio.sleep(0.02)


# ---- what is refused ----


async def test_nothing_is_told_of_a_game_that_is_not_over(site: Site):
    seed, match = search(2, lambda match: len(match.steps) > 20)
    async with guests(site) as (one, _):
        table = await plant(site.house.store, seed, match, [one.id, one.id])
        sent = await one.post("/api/records", {"text": write_record(match.record)})
        for where in (f"/api/tables/{table}", f"/api/records/{sent['id']}"):
            for method in ("GET", "POST", "DELETE"):
                body = {"depth": "quick"} if method == "POST" else None
                told = await one.web.request(method, f"{where}/analysis", json=body)
                assert (told.status_code, told.json()["code"]) == (409, "not-over")
        assert await rows(site) == 0


async def test_strangers_to_a_table_ask_for_nothing(site: Site):
    async with guests(site) as (one, two):
        locked = await planted(site, one.id, password="ñusta")
        hidden = await planted(site, one.id, onlookers=False)
        for table, code in ((locked, "locked"), (hidden, "players-only")):
            assert (await ask(two, table, status=403))["code"] == code
            assert (await two.get(path(table), 403))["code"] == code
            assert (await stop(two, table, status=403))["code"] == code
        assert (await ask(two, secrets.token_hex(8), status=404))["code"] == "no-such-table"
        none = await two.post("/api/records/nothing/analysis", {"depth": "quick"}, 404)
        assert none["code"] == "no-such-record"
        assert await rows(site) == 0
        await ask(one, locked)


async def test_a_depth_that_nobody_knows_is_refused(site: Site):
    async with guests(site) as (one, _):
        table = await planted(site, one.id)
        assert (await ask(one, table, "abyss", 400))["code"] == "bad-message"
        assert (await one.get(path(table, "abyss"), 400))["code"] == "bad-message"


async def test_whoever_asks_for_too_many_waits(tmp_path: Path):
    limits = replace(GENEROUS, analyses_per_minute=0.01, analyses_at_once=1)
    async with site_with(tmp_path, limits) as site, guests(site) as (one, two):
        first, second = [await planted(site, one.id) for _ in range(2)]
        await ask(one, first)
        assert (await ask(one, second, status=429))["code"] == "too-fast"
        await ask(one, first)
        await ask(two, second)
        for status in (200, 200, 429):
            async with Player(site.host) as another:
                await ask(another, await planted(site, one.id), status=status)


async def test_nobody_waits_for_very_many(tmp_path: Path):
    """One guest for a few; those of one address, however many they are, for a fifth of all."""
    limits = replace(GENEROUS, analyses_open=2, analysis_queue=15)
    async with site_with(tmp_path, limits) as site, guests(site) as (one, two):
        games = [await planted(site, one.id, match=LONG) for _ in range(4)]
        for game in games[:2]:
            await ask(one, game, "deep")
        refused = await ask(one, games[2], "deep", status=429)
        assert (refused["code"], refused["facts"]) == ("analyses-open", {"limit": 2})
        await ask(one, games[0], "deep")
        await ask(two, games[2], "deep")
        refused = await ask(two, games[3], "deep", status=429)
        assert (refused["code"], refused["facts"]) == ("analyses-here", {"limit": 3})
        elsewhere = update(studies).where(studies.c.game == games[1]).values(home="elsewhere")
        await site.house.store.commit(Write(after=[elsewhere]))
        await ask(two, games[3], "deep")
        addresses = await site.house.store.rows(select(studies.c.home))
        assert not any("127" in row.home for row in addresses)


async def test_a_store_that_fails_is_one_sentence(site: Site):
    async with guests(site) as (one, _):
        table = await planted(site, one.id)
        sent = await one.post("/api/records", {"text": write_record(ended(2)[1].record)})
        await one.get(path(table))
        await site.house.store.commit(Write(after=[text("ALTER TABLE studies RENAME TO gone")]))
        for where in (f"/api/tables/{table}", f"/api/records/{sent['id']}"):
            for told in (
                await one.get(f"{where}/analysis", 503),
                await one.post(f"{where}/analysis", {"depth": "quick"}, 503),
                await one.get(f"{where}/analysis/12", 503),
            ):
                assert told["code"] == "store-failed"
        await site.house.store.commit(Write(after=[text("ALTER TABLE gone RENAME TO studies")]))
        assert (await one.get(path(table)))["status"] == "none"


async def test_too_many_that_wait_and_games_that_are_too_long_are_refused(tmp_path: Path):
    most = len(ended(2)[1].steps)
    limits = replace(GENEROUS, analysis_queue=1, analysis_lines=most)
    async with site_with(tmp_path, limits) as site, guests(site) as (one, two):
        await ask(one, await planted(site, one.id, match=LONG), "standard")
        table = await planted(site, one.id)
        assert (await ask(two, table, status=503))["code"] == "too-busy"
        longer = recorded("cuzco_feld", "2-on-canonical-on-on-1")
        refused = await ask(one, await planted(site, one.id, match=longer), status=422)
        assert refused["code"] == "too-long-to-analyse"
        assert refused["facts"] == {"limit": most}


async def test_whoever_asks_first_of_all_becomes_a_guest_who_may_stop(site: Site):
    table = await planted(site, "somebody", match=LONG)
    async with httpx.AsyncClient(base_url=f"http://{site.host}") as web:
        told = (await web.post(f"/api/tables/{table}/analysis", json={"depth": "standard"})).json()
        assert told["may_stop"]
        assert (await web.delete(path(table, "standard"))).json()["status"] == "stopped"


# ---- what is kept ----


async def test_it_is_deleted_with_its_game(either: Settings):
    async with running(either) as site, guests(site) as (one, _):
        table = await planted(site, one.id)
        long = await planted(site, one.id, match=LONG)
        sent = await one.post("/api/records", {"text": write_record(ended(2)[1].record)})
        await ask(one, table)
        await until(one, path(table), "done")
        await one.post(f"/api/records/{sent['id']}/analysis", {"depth": "quick"})
        await ask(one, long, "standard")
        assert await rows(site) == 3
        assert (await inspect(either)).sound
        await Office(site.house.store).delete([], [sent["id"]])
        assert await rows(site) == 2
        for number, key in enumerate((long, table)):
            told = await tampu(either, "admin", "delete", key, "--yes")
            assert told.code == 0, told.err
            assert await rows(site) == 1 - number
        await idle(site)
        async with asyncio.timeout(PATIENCE):
            while (await one.web.get(path(table))).status_code != 404:
                await asyncio.sleep(0.05)


async def test_an_analysis_of_nothing_is_found(settings: Settings):
    async with running(settings) as site:
        await put(site, "nothing", next(studying(LONG, depth_of("machu_picchu", "quick"))), "done")
    (finding,) = (await inspect(settings)).findings
    assert (finding.problem, finding.facts) == ("orphans", {"rows": "1", "kind": "studies"})


async def test_who_asked_is_forgotten_with_the_guest_and_when_it_is_done(either: Settings):
    async with running(either) as site, guests(site) as (one, two):
        table = await planted(site, "somebody")
        long = await planted(site, "somebody", match=LONG)
        await ask(one, long, "standard")
        await ask(two, table)
        kept = await kept_of(site.house.store, one.id)
        assert [(each.game, each.depth) for each in kept.analyses] == [(long, "standard")]
        await forget(site.house.store, one.id)
        assert (await kept_of(site.house.store, one.id)).analyses == []
        assert (await two.get(path(long, "standard")))["status"] == "working"
        await stop_all(site)
        await until(two, path(table), "done")
        found = await site.house.store.rows(select(studies.c.guest))
        assert {row.guest for row in found} == {""}


async def stop_all(site: Site) -> None:
    for key in list(site.house.analysts._courses):
        await site.house.analysts.break_off(key)


async def test_analyses_are_counted(settings: Settings):
    port = free_port()
    async with running(replace(settings, metrics_port=port)) as site, guests(site) as (one, _):
        table = await planted(site, one.id)
        before = (await metrics(port)).get("tampu_analyses_total done", 0)
        await ask(one, table)
        await until(one, path(table), "working")
        assert (await metrics(port))["tampu_analyses_open"] == 1
        await until(one, path(table), "done")
        await idle(site)
        assert (await metrics(port))["tampu_analyses_total done"] == before + 1


def test_the_luck_of_a_study_is_nobodys_choice():
    assert seed_of("a") == seed_of("a") != seed_of("b")
    assert all(0 <= seed_of(name) < 1 << 32 for name in "abcdef")
