"""A new table that begins from a position of a finished game, or of a record."""

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tampu.core.aside import Aside, row_of
from tampu.core.commitment import commitment_to
from tampu.core.contract import CHANCE
from tampu.core.play import Match, verify
from tampu.core.record import read_record, write_record
from tampu.games import KEYS, game
from tampu.server.backup import back_up, restore
from tampu.server.inspection import inspect
from tampu.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.planted import ended, plant
from tests.server.player import BOT, ME, OPEN, Browser, Player, dial, play_on
from tests.server.rounds import RECORDS, recorded
from tests.server.running import Process, Site, quick, running
from tests.server.test_secrecy import check

GREEDY = {"who": "bot", "level": "greedy"}


async def finished(site: Site, guest: Player, seats: int = 2) -> tuple[str, str, Match]:
    """A table whose game is over, and that game."""
    seed, match = ended(seats)
    people = [guest.id, *["0123456789abcdef"] * (seats - 1)]
    return await plant(site.house.store, seed, match, people), seed, match


async def sent(guest: Player) -> tuple[str, str, Match]:
    """The id of a record that was sent in, the seed of its game, and the game."""
    seed, match = ended(2)
    text = write_record(match.record.finished(seed, match.state.scores))
    told = await guest.post("/api/records", {"text": text})
    return str(told["id"]), seed, match


def rows_of(match: Match) -> list[str]:
    return [row_of(step.line) for step in match.steps]


async def record_of(guest: Player, table: str) -> str:
    return (await guest.web.get(f"/api/tables/{table}/record")).text


def middle(match: Match) -> int:
    """About half of it, where somebody decides."""
    half = len(match.steps) // 2
    return next(n for n in range(half, len(match.steps)) if match.state_after(n).asked() >= 0)


async def over(guest: Player, table: str) -> dict[str, Any]:
    """Once bots have played to the end."""
    async with asyncio.timeout(60):
        while (told := await guest.get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.02)
    return dict(told)


async def test_bots_play_a_finished_game_on_to_another_end(either_site: Site):
    async with Player(either_site.host) as one:
        table, _, match = await finished(either_site, one)
        line = middle(match)
        made = await one.make(GREEDY, GREEDY, origin={"table": table, "line": line})
        assert made["given"] == line
        assert made["options"] == match.header.options
        told = await over(one, made["id"])
        text = await record_of(one, made["id"])
        record = read_record(text)
        assert (record.header.given, told["given"]) == (line, line)
        assert [row_of(each) for each in record.lines[:line]] == rows_of(match)[:line]
        assert verify(game("machu_picchu"), record).over
        assert record.header.commitment == made["commitment"] != match.header.commitment
        chances = await one.get(f"/api/tables/{made['id']}/chances")
        assert chances
        assert all(each["line"] > line for each in chances)
        again = await one.post("/api/records", {"text": text})
        assert (again["verified"], again["given"]) == (True, line)


async def test_chance_that_is_to_act_next_follows_the_new_seed(site: Site):
    """Not what it did in the other game: else whoever makes the table would know the next card."""
    async with Player(site.host) as one:
        table, _, match = await finished(site, one)
        line = next(
            n
            for n in range(middle(match), len(match.steps))
            if match.state_after(n).asked() == CHANCE and len(match.state_after(n).outcomes()) > 5
        )
        fell = set()
        for _ in range(12):
            made = await one.make(ME, BOT, origin={"table": table, "line": line})
            new = (await site.house.lobby.find(made["id"])).history.match
            assert rows_of(new)[:line] == rows_of(match)[:line]
            fell.add(rows_of(new)[line])
        assert len(fell) > 1


async def test_rows_of_a_line_beside_the_game_are_given_too(site: Site):
    """What chance did after the last of them is given if it was told; else it falls anew."""
    async with Player(site.host) as one:
        table, seed, match = await finished(site, one)
        line = middle(match)
        beside = Aside(match.game, match.header, match.state_after(line), line, seed)
        seat = int(beside.match.state.asked())
        other = beside.match.state.actions(seat)[-1]
        beside.play([f"{'AB'[seat]}: {match.game.write(other)}"])
        for rows in (beside.rows, beside.rows[:1]):
            made = await one.make(
                GREEDY, GREEDY, origin={"table": table, "line": line, "rows": rows}
            )
            assert made["given"] == line + len(rows)
            await over(one, made["id"])
            record = read_record(await record_of(one, made["id"]))
            told = [row_of(each) for each in record.lines[: made["given"]]]
            assert told == [*rows_of(match)[:line], *rows]
            assert verify(match.game, record).over


def decisions(match: Match, line: int, most: int = 3) -> list[str]:
    """What people chose next after so many lines; chance is left out."""
    steps = match.steps[line:]
    return [row_of(step.line) for step in steps if step.line.seat != CHANCE][:most]


async def test_a_record_is_played_on_with_the_luck_of_its_seed_beside_it(site: Site):
    """What is left out between the rows falls as it fell."""
    async with Player(site.host) as one:
        record, _, old = await sent(one)
        line = middle(old)
        rows = decisions(old, line)
        last = rows_of(old).index(rows[-1], line) + 1
        assert last > line + len(rows)
        origin = {"record": record, "line": line, "rows": rows}
        made = await one.make(GREEDY, GREEDY, origin=origin)
        assert made["given"] == last
        await over(one, made["id"])
        new = read_record(await record_of(one, made["id"]))
        assert [row_of(each) for each in new.lines[:last]] == rows_of(old)[:last]
        assert verify(old.game, new).over


async def test_a_record_without_a_seed_has_the_same_luck_beside_it_each_time(site: Site):
    """It may stop in the middle: whoever sent it knows all of it."""
    _, old = ended(2)
    line = middle(old)
    rows = decisions(old, line)
    text = write_record(old.prefix(line).record)
    async with Player(site.host) as one:
        told = await one.post("/api/records", {"text": text})
        assert (told["over"], told["verified"]) == (False, None)
        origin = {"record": told["id"], "line": line, "rows": rows}
        found = []
        for _ in range(2):
            made = await one.make(ME, OPEN, origin=origin)
            found.append((await site.house.lobby.find(made["id"])).history.given)
        assert found[0] == found[1]
        assert len(found[0]) > line + len(rows)


@pytest.mark.parametrize("key", KEYS)
async def test_every_game_can_be_played_on(site: Site, key: str):
    seats = game(key).seats[0]
    file = min((RECORDS / key).glob(f"{seats}-*.txt"))
    old = recorded(key, file.stem)
    async with Player(site.host) as one:
        told = await one.post("/api/records", {"text": file.read_text()})
        line = len(old.steps) * 3 // 4
        made = await one.make(*[BOT] * seats, game=key, origin={"record": told["id"], "line": line})
        assert (made["given"], made["edition"]) == (line, old.game.edition)
        assert made["options"] == old.game.with_defaults(old.header.options)
        await over(one, made["id"])
        assert verify(game(key), read_record(await record_of(one, made["id"]))).over


async def test_people_sit_down_first_and_nothing_is_seen_before(site: Site):
    """The position is nobody's to see while the seats are free: whoever sits down may leave."""
    async with Player(site.host) as one, Player(site.host) as two:
        table, _, match = await finished(site, one)
        line = middle(match)
        made = await one.make(ME, OPEN, origin={"table": table, "line": line})
        assert (made["status"], made["given"], made["lines"]) == ("waiting", line, 0)
        start = (await two.get(f"/api/tables/{made['id']}/replay"))["start"]
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            assert b.seen[0]["view"] == start
            assert (a.logs, b.logs, a.seen[0]["actions"]) == ([[]], [[]], [])
            await two.seat(made["id"], 1, "take")
            for browser in (a, b):
                frame = await browser.until(lambda frame: frame["table"]["status"] == "playing")
                assert frame["type"] == "position"
                assert [step["line"] for step in browser.logs[0]][:line] == [*range(1, line + 1)]
            await play_on({0: a, 1: b}, random.Random(3))
        assert verify(match.game, read_record(await record_of(one, made["id"]))).over


@pytest.mark.parametrize("seats", [2, 3])
async def test_every_message_keeps_the_secrets_of_the_new_game(site: Site, seats: int):
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Player(site.host)) for _ in range(seats)]
        table, _, old = await finished(site, guests[0], seats)
        made = await guests[0].make(
            ME, *[OPEN] * (seats - 1), origin={"table": table, "line": middle(old) // 2}
        )
        watcher = Browser(await stack.enter_async_context(await dial(site.host, made["id"])))
        await watcher.hello()
        early = await stack.enter_async_context(await guests[1].open(made["id"]))
        for seat, guest in enumerate(guests[1:], 1):
            await guest.seat(made["id"], seat, "take")
        browsers = {
            seat: await stack.enter_async_context(await guest.open(made["id"]))
            for seat, guest in enumerate(guests)
        }
        await play_on(browsers, random.Random(5))
        new = await site.house.lobby.find(made["id"])
        await watcher.until_here(new.history.version)
        check(new.history.match, None, [watcher], guests, new.head.seed)
        for seat, guest in enumerate(guests):
            others = [other for other in guests if other is not guest]
            check(new.history.match, seat, [browsers[seat]], others, new.head.seed)
        await early.until_here(new.history.version)
        for browser in (watcher, early, *browsers.values()):
            assert all(table not in frame for frame in browser.frames)


async def test_nobody_takes_given_lines_back(site: Site):
    """Not even a seat that could have, in the other game."""
    file = min((RECORDS / "cuzco_kramer").glob("2-*.txt"))
    old = recorded("cuzco_kramer", file.stem)
    line, seat = next(
        (line, seat)
        for line in range(5, len(old.steps))
        if (seat := int(old.state_after(line).asked())) >= 0
        and old.prefix(line).undo_point(seat) is not None
    )
    async with Player(site.host) as one:
        told = await one.post("/api/records", {"text": file.read_text()})
        origin = {"record": told["id"], "line": line}
        seats = [ME, {**ME, "name": "Illa"}]
        made = await one.make(*seats, game="cuzco_kramer", origin=origin)
        async with await one.open(made["id"]) as both:
            assert not any(seen["may_undo"] for seen in both.seen)
            told = await both.ask("undo", seat=seat, line=line)
            assert told["problem"]["code"] == "no-undo"


async def test_only_a_game_that_is_over_and_may_be_seen(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        running_one = await one.make(ME, OPEN)
        told = await one.make_refused(409, origin={"table": running_one["id"], "line": 1})
        assert told["code"] == "not-over"
        seed, match = ended(2)
        people = [one.id, "0123456789abcdef"]
        locked = await plant(site.house.store, seed, match, people, password="quipu")
        closed = await plant(site.house.store, seed, match, people, onlookers=False)
        for table, code in ((locked, "locked"), (closed, "players-only")):
            told = await two.make_refused(403, origin={"table": table, "line": 9})
            assert told["code"] == code
            made = await one.make(ME, OPEN, origin={"table": table, "line": 9})
            assert (await two.get(f"/api/tables/{made['id']}"))["given"] == 9


async def test_what_cannot_be_is_refused_with_its_reason(site: Site):
    async with Player(site.host) as one:
        table, _, match = await finished(site, one)
        lines, line = len(match.steps), middle(match)
        seat = int(match.state_after(line).asked())
        wrong = [
            (404, "no-such-table", {"table": "nowhere", "line": 1}),
            (404, "no-such-record", {"record": "nowhere", "line": 1}),
            (404, "no-such-line", {"table": table, "line": lines + 1}),
            (404, "no-such-line", {"table": table, "line": -1}),
            (404, "no-such-line", {"table": table, "line": 0}),
            (409, "origin-over", {"table": table, "line": lines}),
            (400, "bad-message", {"line": 1}),
            (400, "bad-message", {"table": table, "record": "x", "line": 1}),
            (400, "bad-message", {"table": table}),
            (400, "not-an-action", {"table": table, "line": line, "rows": ["card 12"]}),
            (400, "not-an-action", {"table": table, "line": line, "rows": ["A: dance"]}),
            (409, "refused", {"table": table, "line": line, "rows": [f"{'BA'[seat]}: card 12"]}),
        ]
        for status, code, origin in wrong:
            told = await one.make_refused(status, origin=origin)
            assert told["code"] == code, origin
        refused = told
        assert refused["rule"].startswith("MP-")
        record, _, _ = await sent(one)
        for each, code in ((2000, "no-such-line"), (-1, "no-such-line")):
            told = await one.make_refused(404, origin={"record": record, "line": each})
            assert told["code"] == code


async def test_it_is_the_same_game_for_as_many_with_the_same_options(site: Site):
    async with Player(site.host) as one:
        table, _, match = await finished(site, one)
        origin = {"table": table, "line": 9}
        for other in (
            {"game": "cuzco_feld"},
            {"seats": [ME, BOT, BOT]},
            {"options": {"end": "one_full"}},
            {"options": {"begins": "B"}},
        ):
            told = await one.make_refused(409, origin=origin, **other)
            assert told["code"] == "origin-differs", other
        made = await one.make(ME, OPEN, origin=origin, options=dict(match.header.options))
        assert made["options"] == match.header.options


async def test_no_more_lines_are_given_than_a_server_can_bear(tmp_path: Path):
    settings = quick(tmp_path / "data")
    settings = replace(settings, limits=replace(settings.limits, given_lines=20))
    async with running(settings) as site, Player(site.host) as one:
        table, _, match = await finished(site, one)
        assert len(match.steps) > 21
        record, _, _ = await sent(one)
        for origin in ({"table": table}, {"record": record}):
            told = await one.make_refused(422, origin={**origin, "line": 21})
            assert (told["code"], told["facts"]) == ("origin-too-long", {"limit": 20})
            await one.make(ME, OPEN, origin={**origin, "line": 20})


async def test_a_server_that_starts_again_knows_what_was_given(either: Settings):
    """Both while players are waited for and in the middle of the game."""
    async with running(either) as site, Player(site.host) as one:
        table, _, match = await finished(site, one)
        line = middle(match)
        origin = {"table": table, "line": line}
        waits = await one.make(ME, OPEN, origin=origin)
        plays = await one.make(ME, {**ME, "name": "Illa"}, origin=origin)
        async with await one.open(plays["id"]) as both:
            await play_on({0: both, 1: both}, random.Random(1), most=3)
            known = both.seen, both.logs
        cookie = one.cookie
    assert (await inspect(either)).findings == []
    async with running(either) as site, Player(site.host) as two:
        again = Player(site.host)
        again.web.headers["cookie"] = cookie
        lists = await again.get("/api/tables")
        given = {each["id"]: each["given"] for each in lists["mine"]}
        assert given == {table: 0, waits["id"]: line, plays["id"]: line}
        browser = Browser(await dial(site.host, plays["id"], cookie))
        async with browser as both:
            await both.hello()
            assert (both.seen, both.logs) == known
            await play_on({0: both, 1: both}, random.Random(2))
        await two.seat(waits["id"], 1, "take")
        told = await again.get(f"/api/tables/{waits['id']}")
        assert (told["status"], told["given"]) == ("playing", line)
        text = await record_of(again, plays["id"])
        assert verify(match.game, read_record(text)).over
        lists = await again.get("/api/tables")
        assert {each["given"] for each in lists["mine"]} == {0, line}
        await again.web.aclose()
    assert (await inspect(either)).findings == []


async def test_a_backup_has_it(settings: Settings, tmp_path: Path):
    async with running(settings) as site, Player(site.host) as one:
        table, _, match = await finished(site, one)
        made = await one.make(ME, OPEN, origin={"table": table, "line": middle(match)})
        await asyncio.to_thread(back_up, settings, tmp_path / "copy")
    there = quick(tmp_path / "there")
    await asyncio.to_thread(restore, there, tmp_path / "copy")
    async with running(there) as site, Player(site.host) as two:
        await two.seat(made["id"], 1, "take")
        told = await two.get(f"/api/tables/{made['id']}")
        assert (told["status"], told["given"]) == ("playing", middle(match))


async def test_several_processes_agree_on_it(tmp_path: Path, cluster: str):
    store = await new_database(cluster)
    here, there = (Process(tmp_path / "data", store) for _ in range(2))
    try:
        for process in (here, there):
            process.start()
            await process.ready()
        async with Player(here.host) as one, Player(there.host) as two:
            origin = {"record": (await sent(one))[0], "line": 30}
            made = await one.make(ME, OPEN, origin=origin)
            async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
                await two.seat(made["id"], 1, "take")
                for browser in (a, b):
                    while browser.table["status"] == "waiting":
                        await browser.receive()
                await play_on({0: a, 1: b}, random.Random(6))
            record = read_record(await record_of(two, made["id"]))
            assert record.header.given == 30
            assert verify(game("machu_picchu"), record).over
    finally:
        assert [process.stop() for process in (here, there)] == [0, 0]


async def test_the_return_game_goes_on_from_the_same_position_a_seat_further(site: Site):
    async with Player(site.host) as one:
        table, _, match = await finished(site, one)
        line = middle(match)
        made = await one.make(GREEDY, GREEDY, origin={"table": table, "line": line})
        first = await over(one, made["id"])
        again = await one.post(f"/api/tables/{made['id']}/again")
        assert (again["given"], again["options"]) == (line, first["options"])
        names = [seat["name"] for seat in first["seats"]]
        assert [seat["name"] for seat in again["seats"]] == [*names[1:], *names[:1]]
        await over(one, again["id"])
        record = read_record(await record_of(one, again["id"]))
        assert [row_of(each) for each in record.lines[:line]] == rows_of(match)[:line]
        assert verify(match.game, record).over


async def test_shares_are_in_the_seed_of_the_new_game(site: Site):
    share = "7e" * 32
    async with Player(site.host) as one:
        table, _, match = await finished(site, one)
        made = await one.make(
            ME,
            GREEDY,
            origin={"table": table, "line": middle(match)},
            promise=commitment_to(share),
        )
        await one.post(f"/api/tables/{made['id']}/share", {"share": share})
        async with await one.open(made["id"]) as mine:
            luck = random.Random(3)
            while mine.table["status"] == "playing":
                if mine.table["asked"] == [0]:
                    await mine.act(0, luck.choice(mine.mine(0)["actions"]))
                await mine.receive()
        record = read_record(await record_of(one, made["id"]))
        assert [each.value for each in record.header.shares] == [share]
        assert verify(match.game, record).over
