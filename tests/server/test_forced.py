"""CK-728: who has a single answer is answered for: once, after a while, and nobody can tell."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tampu.server.journal import Sitting
from tampu.server.settings import Settings
from tampu.server.store.store import Store
from tests.server.conftest import new_database
from tests.server.festivals import found, is_free, whole
from tests.server.planted import plant
from tests.server.player import Browser, Player, dial
from tests.server.rounds import Round, is_forced, seed_of
from tests.server.running import Process, Site, quick, running

BOT = Sitting("bot", None, "Misti", "search")
SHORT, LONG = 0.3, 30.0


def asked(match: Match) -> int:
    return int(match.state.asked())


def players(match: Match) -> list[int]:
    """The seats of those who played, line by line, without chance."""
    return [step.line.seat for step in match.steps if step.line.seat != CHANCE]


async def planted(site: Site, match: Match, guests: list[Player]) -> str:
    return await plant(site.house.store, seed_of(match), match, [each.id for each in guests])


# ---- once, after a while ----


async def test_the_house_answers_once_for_whoever_has_no_choice(tmp_path: Path):
    match = found(2, is_forced)
    text = match.game.write(match.state.automatic())
    settings = replace(quick(tmp_path / "data"), forced_pause=SHORT)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        began = time.perf_counter()
        table = await planted(site, match, [one, two])
        async with await one.open(table) as a, await two.open(table) as b:
            browsers, seat = [a, b], asked(match)
            assert browsers[seat].mine(seat)["actions"] == [text]
            assert browsers[1 - seat].seen[0]["actions"] == []
            for browser in browsers:
                while browser.table["lines"] == len(match.steps):
                    await browser.receive()
                step = browser.logs[0][len(match.steps)]
                assert (step["seat"], step["action"]) == (seat, text)
            assert time.perf_counter() - began > SHORT / 20
            history = (await site.house.lobby.find(table)).history
            await asyncio.sleep(2 * SHORT)
            new = history.match.steps[len(match.steps) :]
            assert [step.line.seat for step in new if step.line.seat != CHANCE] == [seat]


@pytest.mark.parametrize("watched", [False, True])
async def test_there_is_no_pause_where_nobody_could_learn_anything(tmp_path: Path, watched: bool):
    """Somebody plays with bots, and nobody else looks."""
    match = found(2, is_forced)
    seat = asked(match)
    settings = replace(quick(tmp_path / "data"), forced_pause=LONG)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as onlooker:
        people: list[str | Sitting] = [BOT, BOT]
        people[seat] = one.id
        table = await plant(site.house.store, seed_of(match), match, people)
        async with AsyncExitStack() as stack:
            if watched:
                await stack.enter_async_context(await onlooker.open(table))
            mine = await stack.enter_async_context(await one.open(table))
            await asyncio.sleep(SHORT)
            await mine.send(type="ping")
            await mine.until(lambda frame: frame["type"] == "pong")
            assert (mine.table["lines"] == len(match.steps)) == watched


async def test_only_whoever_had_no_choice_is_told_so(tmp_path: Path):
    match = found(2, is_forced)
    settings = replace(quick(tmp_path / "data"), forced_pause=0.0)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        table = await planted(site, match, [one, two])
        async with await one.open(table) as a, await two.open(table) as b:
            for eyes, browser in enumerate([a, b]):
                while browser.table["lines"] == len(match.steps):
                    await browser.receive()
                step = browser.logs[0][len(match.steps)]
                assert step["forced"] == (eyes == step["seat"])


async def test_whoever_is_faster_than_the_house_answers_themself(tmp_path: Path):
    match = found(2, is_forced)
    settings = replace(quick(tmp_path / "data"), forced_pause=4 * SHORT)
    async with running(settings) as site, Player(site.host) as one:
        table = await planted(site, match, [one, one])
        async with await one.open(table) as both:
            seat = asked(match)
            done = await both.act(seat, both.mine(seat)["actions"][0])
            assert done["type"] == "done"
            await asyncio.sleep(2 * SHORT)
            history = (await site.house.lobby.find(table)).history
            assert players(history.match) == [*players(match), seat]


async def test_a_choice_is_left_to_whoever_has_one(tmp_path: Path):
    match = found(2, is_free)
    settings = replace(quick(tmp_path / "data"), forced_pause=0.0)
    async with running(settings) as site, Player(site.host) as one:
        table = await planted(site, match, [one, one])
        async with await one.open(table) as both:
            await asyncio.sleep(0.2)
            assert len(both.mine(asked(match))["actions"]) > 1
            history = (await site.house.lobby.find(table)).history
            assert history.lines == len(match.steps)
            assert not site.house.bots.busy(await site.house.lobby.find(table))


# ---- nobody can tell ----


async def test_for_somebody_who_is_away_nobody_answers(site: Site):
    """Else everybody would know that there was no choice; back again, the answer comes."""
    match = found(2, is_forced)
    seat = asked(match)
    async with Player(site.host) as one, Player(site.host) as two:
        guests = [one, two]
        table = await planted(site, match, guests)
        async with await guests[1 - seat].open(table) as other:
            await asyncio.sleep(0.2)
            assert other.table["lines"] == len(match.steps)
            async with await guests[seat].open(table):
                while other.table["lines"] == len(match.steps):
                    await other.receive()


async def test_who_leaves_during_the_pause_is_not_answered_for(tmp_path: Path):
    match = found(2, is_forced)
    settings = replace(quick(tmp_path / "data"), forced_pause=SHORT)
    async with running(settings) as site, Player(site.host) as one:
        made = await planted(site, match, [one, one])
        await (await one.open(made)).wire.close()
        table = await site.house.lobby.find(made)
        while site.house.bots.busy(table):
            await asyncio.sleep(0.02)
        assert table.history.lines == len(match.steps)


@pytest.mark.parametrize("wanted", [is_forced, is_free])
async def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(tmp_path: Path, wanted):
    match = found(2, wanted)
    seat, line, think = asked(match), len(match.steps), 0.5
    last = match.steps[-1].line
    assert last.seat == 1 - seat
    settings = replace(quick(tmp_path / "data"), bot_seconds=think)
    async with running(settings) as site, Player(site.host) as one:
        people: list[str | Sitting] = [one.id, BOT] if seat else [BOT, one.id]
        made = await plant(site.house.store, seed_of(match), match.prefix(line - 1), people)
        async with await one.open(made) as mine:
            await mine.act(last.seat, last.text)
            began = time.perf_counter()
            while mine.table["lines"] <= line:
                await mine.receive()
            assert time.perf_counter() - began > 0.9 * think


# ---- taking back ----


async def test_a_proposal_can_be_taken_back_until_its_cards_are_shown(site: Site):
    """CK-710, CK-716: naming a temple shows nothing yet."""
    match = found(2, asks_for_cards)
    async with Player(site.host) as one:
        table = await planted(site, match, [one, one])
        async with await one.open(table) as both:
            seat, line = asked(match), len(match.steps)
            assert both.mine(seat)["may_undo"]
            assert (await both.ask("undo", seat=seat, line=line))["line"] == line - 1
            await both.until(lambda frame: frame["type"] == "changed")
            await both.act(seat, match.steps[-1].line.text)
            await both.until(lambda frame: frame["type"] == "changed")
            await both.act(seat, both.mine(seat)["actions"][0])
            await both.until(lambda frame: frame["type"] == "changed")
            assert not any(seen["may_undo"] for seen in both.seen)


def asks_for_cards(match: Match) -> bool:
    question = match.state.question
    return question is not None and question.kind == "festival_cards"


async def test_neither_before_nor_after_a_forced_answer_anything_is_taken_back(tmp_path: Path):
    match = found(3, is_forced)
    settings = replace(quick(tmp_path / "data"), forced_pause=SHORT)
    async with running(settings) as site, Player(site.host) as one:
        table = await planted(site, match, [one] * 3)
        async with await one.open(table) as all_three:
            await refused_to_all(all_three)
            line = len(match.steps)
            while all_three.table["lines"] == line:
                await all_three.receive()
            assert all_three.logs[0][line]["seat"] == asked(match)
            await refused_to_all(all_three)


async def refused_to_all(browser: Browser) -> None:
    assert not any(seen["may_undo"] for seen in browser.seen)
    for seat in [seen["seat"] for seen in browser.seen if seen["seat"] is not None]:
        told = await browser.ask("undo", seat=seat, line=browser.table["lines"])
        assert told["problem"]["code"] == "no-undo"


# ---- killed, and with a neighbour ----


def next_answers(match: Match, seats: int) -> Match:
    """The game of bots as far as its next decision that is not forced."""
    game = next(whole(seats, n) for n in (1, 2) if starts_with(whole(seats, n), match))
    lines = len(match.steps)
    while is_forced(game.prefix(lines)) or game.state_after(lines).asked() == CHANCE:
        lines += 1
    return game.prefix(lines)


def starts_with(game: Match, match: Match) -> bool:
    return game.record.lines[: len(match.steps)] == match.record.lines


def two_in_a_row(match: Match) -> bool:
    after = match.state.copy()
    if not is_forced(match):
        return False
    after.apply(after.automatic())
    return after.asked() >= 0 and after.automatic() >= 0


async def in_store(settings: Settings, match: Match, guests: list[str]) -> str:
    store = await Store.open(settings.database)
    try:
        return await plant(store, seed_of(match), match, guests)
    finally:
        await store.close()


async def listening(host: str, table: str, cookie: str) -> Browser:
    browser = Browser(await dial(host, table, cookie))
    await browser.hello()
    return browser


async def test_killed_during_the_pause_the_answer_comes_once(tmp_path: Path):
    match = found(3, two_in_a_row)
    after = next_answers(match, 3)
    process = Process(tmp_path / "data", forced_pause=0.2)
    process.start()
    await process.ready()
    async with Player(process.host) as one:
        table = await in_store(quick(tmp_path / "data"), match, [one.id] * 3)
        luck = random.Random(1)
        for _ in range(6):
            await listening(process.host, table, one.cookie)
            await asyncio.sleep(luck.uniform(0.0, 0.3))
            process.kill()
            process.start()
            await process.ready()
        browser = await listening(process.host, table, one.cookie)
        await until_told(browser, after)
        await browser.wire.close()
    assert process.stop() == 0


async def until_told(browser: Browser, after: Match) -> None:
    """Wait for the forced answers; then a while longer: there are no others."""
    while browser.table["lines"] < len(after.steps):
        await browser.receive()
    await asyncio.sleep(0.5)
    await browser.send(type="ping")
    await browser.until(lambda frame: frame["type"] == "pong")
    told = [(step["line"], step["seat"]) for step in browser.logs[0]]
    assert told == [(n, step.line.seat) for n, step in enumerate(after.steps, 1)]


@pytest.mark.parametrize("victim", [None, 0, 1])
async def test_two_processes_answer_once_also_if_one_is_killed(
    tmp_path: Path, cluster: str, victim: int | None
):
    match = found(3, two_in_a_row)
    after = next_answers(match, 3)
    store = await new_database(cluster)
    both = [Process(tmp_path / "data", store, forced_pause=0.3) for _ in range(2)]
    for process in both:
        process.start()
        await process.ready()
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Player(both[n % 2].host)) for n in range(3)]
        names = [guest.id for guest in guests]
        table = await in_store(quick(tmp_path / "data", store), match, names)
        wires = [await listening(guest.host, table, guest.cookie) for guest in guests]
        if victim is not None:
            await asyncio.sleep(0.15)
            both[victim].kill()
            host = both[1 - victim].host
            wires = [await listening(host, table, guest.cookie) for guest in guests]
        await asyncio.gather(*(until_told(wire, after) for wire in wires))
        for wire in wires:
            await wire.wire.close()
    if victim is not None:
        both[victim].start()
        await both[victim].ready()
    assert [process.stop() for process in both] == [0, 0]


async def test_a_festival_of_people_at_random_pauses(site: Site):
    """From the first forced answer of a game to its end, whatever comes between."""
    match = whole(3)
    first = next(n for n in range(1, len(match.steps)) if is_forced(match.prefix(n)))
    end = next(n for n in range(first + 60, len(match.steps)) if not is_forced(match.prefix(n)))
    async with AsyncExitStack() as stack:
        table = Round(stack, site.host, match.prefix(end))
        await table.begin(site.house.store, match.prefix(first))
        assert await table.play() > 1
        history = (await site.house.lobby.find(table.table)).history
        assert history.match.record.lines[:end] == match.record.lines[:end]
