"""Stepping aside: what is played beside a game, what may be looked at there, and what never."""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tampu.analysis.depth import depth_of
from tampu.analysis.outlook import Tries
from tampu.analysis.study import seed_of_line
from tampu.analysis.trust import trust_of
from tampu.bots.opinion import critic_of
from tampu.bots.worker_process import Trouble as WorkerTrouble
from tampu.bots.worker_process import WorkerProcess
from tampu.core.aside import row_of
from tampu.core.commitment import outcome
from tampu.core.contract import CHANCE, State
from tampu.core.luck import Stream
from tampu.core.play import Match, answers_itself
from tampu.core.record import write_record
from tampu.games import KEYS, figures
from tampu.server import perspective, staff
from tampu.server.companions import Companions
from tampu.server.findings import seed_of
from tampu.server.ground import may_look, standing, written_down
from tampu.server.journal import OPEN, Sitting
from tampu.server.place import Place, derived, found, on_stage
from tampu.server.problems import Trouble
from tests.server.planted import plant
from tests.server.player import BOT, ME, Player
from tests.server.replays import positions
from tests.server.rounds import recorded
from tests.server.rounds import seed_of as seed_of_match
from tests.server.running import GENEROUS, Site, quick, running

MISTI = Sitting("bot", None, "Misti", "random")
NAMES = {
    "machu_picchu": "2-order_only-all_full-1",
    "cuzco_kramer": "3-on-on-on-4",
    "cuzco_feld": "2-on-modular-on-on-on-1",
    "inca_empire": "3-on-off-on-1",
}


def whole(key: str) -> Match:
    """A game that bots have played, by a seed that is known."""
    return recorded(key, NAMES[key])


@cache
def moments(key: str) -> list[int]:
    """After how many lines somebody has a choice, a few all over the game."""
    match = whole(key)
    free = [
        line
        for line in range(len(match.steps))
        if (seat := int(match.state_after(line).asked())) >= 0
        and len(match.state_after(line).actions(seat)) > 1
        and not answers_itself(match.state_after(line))
    ]
    return free[:: max(1, len(free) // 7)]


def rows_after(match: Match, line: int) -> list[str]:
    return [row_of(step.line) for step in match.steps[line:]]


async def aside(
    player: Player, where: str, line: int, *rows: str, status: int = 200, end: str = "", **more: Any
) -> Any:
    body = {"line": line, "rows": rows, **more}
    return await player.post(f"/api/{where}/aside{end}", body, status)


async def over(site: Site, match: Match, *people: str, **doors: Any) -> str:
    """A table where a game is over."""
    guests = [people[seat % len(people)] for seat in range(match.header.seats)]
    table = await plant(site.house.store, seed_of_match(match), match, guests, **doors)
    return f"tables/{table}"


async def alone(site: Site, match: Match, guest: str, seat: int = 0) -> str:
    """A table where somebody plays against bots."""
    people: list[str | Sitting] = [MISTI] * match.header.seats
    people[seat] = guest
    return f"tables/{await planted(site, match, people, guest)}"


async def planted(site: Site, match: Match, people: list[str | Sitting], host: str) -> str:
    """The first person is the host."""
    assert host in [each if isinstance(each, str) else each.holder for each in people]
    return await plant(site.house.store, seed_of_match(match), match, people)


# ---- what is over ----


@pytest.mark.parametrize("key", KEYS)
async def test_the_same_decisions_have_the_luck_that_the_game_had(site: Site, key: str):
    match = whole(key)
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        for line in moments(key)[::3]:
            decisions = [
                row_of(step.line)
                for number, step in enumerate(match.steps[line : line + 40], line)
                if step.line.seat != CHANCE and not answers_itself(match.state_after(number))
            ]
            told = await aside(one, where, line, *decisions)
            assert told["rows"] == rows_after(match, line)[: len(told["rows"])]
            assert len(told["rows"]) >= 18
            assert not told["imagined"]
            assert [step["line"] for step in told["steps"]] == [*range(1, len(told["rows"]) + 1)]
            assert positions(told)[-1] == told["seen"]["view"]
            assert told["table"]["lines"] == told["seen"]["line"] == len(told["rows"])


@pytest.mark.parametrize("key", KEYS)
async def test_a_line_to_the_end_tells_who_won(site: Site, key: str):
    match = whole(key)
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        line = moments(key)[-1]
        told = await aside(one, where, line, *rows_after(match, line), seat=1)
        assert told["table"]["status"] == "over"
        assert told["table"]["asked"] == []
        assert told["table"]["result"]["scores"] == [int(each) for each in match.state.scores]
        assert told["table"]["result"]["winners"] == match.state.ranking()[0]
        assert told["seen"]["seat"] == 1
        problem = await aside(
            one, where, line, *rows_after(match, line), end="/bot", level="random", status=409
        )
        assert problem["code"] == "over"
        more = await aside(one, where, len(match.steps), row_of(match.steps[-1].line), status=409)
        assert more["code"] == "refused"


@pytest.mark.parametrize("key", KEYS)
async def test_shorter_rows_take_back(site: Site, key: str):
    match = whole(key)
    async with Player(site.host) as one:
        where, line = await over(site, match, one.id), moments(key)[2]
        rows = rows_after(match, line)[:12]
        before = await aside(one, where, line, *rows[:5])
        await aside(one, where, line, *rows)
        assert await aside(one, where, line, *rows[:5]) == before


async def test_one_plays_any_seat_and_looks_through_any_eyes(site: Site):
    match = whole("machu_picchu")
    async with Player(site.host) as one, Player(site.host) as two:
        where, line = await over(site, match, one.id, two.id), moments("machu_picchu")[3]
        asked = int(match.state_after(line).asked())
        for player in (one, two):
            told = await aside(player, where, line)
            assert told["seen"]["seat"] == asked
            assert told["seen"]["actions"]
            assert told["table"]["asked"] == [asked]
            for seat in (0, 1):
                told = await aside(player, where, line, seat=seat)
                assert told["seen"]["view"] == plain(match.state_after(line).view(seat))
                assert told["start"] == told["seen"]["view"]
        names = [each["name"] for each in told["table"]["seats"]]
        assert names == [each["name"] for each in (await one.get(f"/api/{where}"))["seats"]]
        assert all(each["here"] for each in told["table"]["seats"])
        assert told["table"]["watching"] == []


async def test_what_may_be_asked_live_may_be_asked_here(site: Site):
    match = whole("cuzco_kramer")
    line = moments("cuzco_kramer")[3]
    state = match.state_after(line)
    seat = int(state.asked())
    action = match.game.write(state.actions(seat)[0])
    async with Player(site.host) as one:
        where = await over(site, match, one.id)

        async def ask(status: int = 200, **asked: Any) -> Any:
            asked = {"id": "7", "seat": seat, "after": [], **asked}
            return await aside(one, where, line, end="/ask", asked=asked, status=status)

        assert (await ask(type="why", action=action))["rule"] is None
        assert (await ask(type="why", action="move H1 H2"))["rule"]
        assert (await ask(type="look"))["offers"]
        assert (await ask(type="foresee", action=action))["id"] == "7"
        assert (await ask(404, type="look", seat=5))["code"] == "no-such-seat"
        assert (await ask(400, type="why", action="dance"))["code"] == "not-an-action"


async def test_bad_lines_are_refused_clearly(site: Site):
    match = whole("machu_picchu")
    async with Player(site.host) as one:
        where, line = await over(site, match, one.id), moments("machu_picchu")[3]
        seat = int(match.state_after(line).asked())
        refused = await aside(one, where, line, f"{'BA'[seat]}: card 1", status=409)
        assert refused["code"] == "refused"
        assert refused["rule"].startswith("MP-")
        for row in ("dance", f"{'AB'[seat]}: dance", "9. A: card 1", "x" * 200):
            problem = await aside(one, where, line, row, status=400)
            assert problem["code"] == "not-an-action"
            assert problem["facts"]["examples"]
        for wrong in (-1, len(match.steps) + 1, 10**12):
            assert (await aside(one, where, wrong, status=404))["code"] == "no-such-line"
        for rows in (["A: card 1"] * 2001, ["x" * 201]):
            assert (await aside(one, where, line, *rows, status=400))["code"] == "bad-message"
        assert (await aside(one, where, 0, seat=2, status=404))["code"] == "no-such-seat"
        assert (await aside(one, where, 0, seat=-1, status=404))["code"] == "no-such-seat"
        huge = await aside(one, where, 0, *["x" * 180] * 1000, status=413)
        assert huge["code"] == "too-large"
        level = await aside(one, where, line, end="/bot", level="chess", status=404)
        assert level["code"] == "no-such-level"


async def test_nothing_is_told_beside_a_locked_table(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        where = await over(site, whole("machu_picchu"), one.id, password="llama 7")
        await aside(one, where, 5)
        assert (await aside(two, where, 5, status=403))["code"] == "locked"


# ---- running games ----

ROADS: dict[str, dict[str, Any]] = {
    "": {},
    "/ask": {"asked": {"type": "look", "id": "1", "seat": 0}},
    "/bot": {"level": "random"},
    "/worth": {},
}


async def refused_everywhere(player: Player, where: str, line: int) -> None:
    for look in (False, True):
        for end, more in ROADS.items():
            for at in (0, line, 10**6):
                told = await aside(player, where, at, end=end, look=look, status=403, **more)
                assert told == {"code": "no-aside", "rule": None, "facts": {}}


@pytest.mark.parametrize("key", KEYS)
async def test_where_others_play_nobody_steps_aside(site: Site, key: str):
    """Neither players nor onlookers; and no reason tells more than another."""
    line = moments(key)[4]
    match = whole(key).prefix(line)
    rest: list[str | Sitting] = [MISTI] * (match.header.seats - 2)
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as third:
        others: dict[str, str | Sitting] = {
            "another": two.id,
            "program": Sitting("program", "x" * 16, "Puma", owner=one.id),
            "program of another": Sitting("program", "x" * 16, "Puma", owner=two.id),
            "kept": Sitting("bot", None, "Misti", "random", kept_for=two.id),
            "kept for oneself": Sitting("bot", None, "Misti", "random", kept_for=one.id),
            "one's own": one.id,
            "free": OPEN,
        }
        for other in others.values():
            table = await planted(site, match, [one.id, other, *rest], one.id)
            for player in (one, two, third):
                await refused_everywhere(player, f"tables/{table}", line)
        where = await alone(site, match, one.id)
        for player in (two, third):
            await refused_everywhere(player, where, line)
        stranger = Player(site.host)
        await refused_everywhere(stranger, where, line)
        await stranger.web.aclose()


async def test_who_lets_a_program_play_does_not_step_aside(site: Site):
    line = moments("machu_picchu")[4]
    match = whole("machu_picchu").prefix(line)
    async with Player(site.host) as one:
        puma = Sitting("program", "x" * 16, "Puma", owner=one.id)
        table = await plant(site.house.store, seed_of_match(match), match, [puma, MISTI])
        await refused_everywhere(one, f"tables/{table}", line)


async def test_before_the_cards_are_dealt_there_is_nothing_beside(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, {"who": "open"})
        await refused_everywhere(one, f"tables/{made['id']}", 0)


@pytest.mark.parametrize("key", KEYS)
async def test_beside_a_game_against_bots_the_own_view_is_the_true_one(site: Site, key: str):
    match = whole(key)
    async with Player(site.host) as one:
        for line in moments(key):
            for seat in range(match.header.seats):
                where = await alone(site, match.prefix(line), one.id, seat)
                told = await aside(one, where, line, seat=seat)
                assert told["imagined"]
                assert told["start"] == plain(match.state_after(line).view(seat))
                assert told["seen"]["seat"] == seat
                assert told["table"]["seed"] is None
                assert told["table"]["shares"] == []


@pytest.mark.parametrize("key", KEYS)
async def test_only_lines_up_to_now_can_be_left(site: Site, key: str):
    line = moments(key)[4]
    async with Player(site.host) as one:
        where = await alone(site, whole(key).prefix(line), one.id)
        await aside(one, where, line)
        await aside(one, where, 0)
        assert (await aside(one, where, line + 1, status=404))["code"] == "no-such-line"


def worlds(state: State, seat: int) -> Iterator[State]:
    """Others that are the same to this seat."""
    for number in range(4):
        twin = state.copy()
        twin.redeal(seat, Stream(number + 5))
        assert twin.view(seat) == state.view(seat)
        yield twin


@pytest.mark.parametrize("key", KEYS)
def test_what_is_imagined_hangs_on_the_view_alone(key: str):
    """Law: the view stays the true one, and what is hidden makes no difference."""
    match = whole(key)
    hidden = 0
    for line in [0, *moments(key), len(match.steps)]:
        where = standing(match, line)
        for seat in range(match.header.seats):
            whim = derived("world", "table", line, seat)
            imagined = where.imagined(seat, whim).state
            assert imagined.view(seat) == where.state.view(seat)
            for twin in worlds(where.state, seat):
                hidden += twin != where.state
                assert where._replace(state=twin).imagined(seat, whim).state == imagined
    assert hidden > 10


@pytest.mark.parametrize("key", KEYS)
async def test_nothing_that_is_hidden_makes_a_difference_beside_a_running_game(
    site: Site, key: str, monkeypatch: pytest.MonkeyPatch
):
    """Whatever the others hold, every answer is the same, byte for byte."""
    match, compared = whole(key), 0
    monkeypatch.setattr(site.house.bots, "look", lambda _: None)  # nobody goes on meanwhile
    async with Player(site.host) as one:
        for line in moments(key)[1::2]:
            for seat in range(2):
                where = await alone(site, match.prefix(line), one.id, seat)
                table = await site.house.lobby.find(where.removeprefix("tables/"))
                true = match.state_after(line)
                first = await everything(one, where, match, line, monkeypatch)
                for twin in worlds(true, seat):
                    steps = table.history.match.steps
                    steps[-1] = swapped(steps[-1], twin)
                    assert await everything(one, where, match, line, monkeypatch) == first
                    compared += twin != true
    assert compared > 5


def swapped(step: Any, state: State) -> Any:
    return type(step)(step.line, step.action, step.events, state, step.forced)


async def everything(
    player: Player, where: str, match: Match, line: int, monkeypatch: pytest.MonkeyPatch
) -> list[bytes]:
    """All that is told on every road but that to the weighers, who read the record."""
    told: list[bytes] = []

    async def say(end: str, rows: list[str], **more: Any) -> Any:
        monkeypatch.setattr(perspective, "LUCK", Stream(3))
        body = {"line": line, "rows": rows, **more}
        answer = await player.web.post(f"/api/{where}/aside{end}", json=body)
        told.append(answer.content)
        return answer.json()

    start = await say("", [])
    rows = start["rows"]
    if start["table"]["asked"]:
        rows = (await say("/bot", rows, level="random"))["rows"]
        asked = await say("", [*rows, "chance: nonsense"])
        assert asked["code"] == "not-an-action"
    for seat in range(match.header.seats):
        await say("", rows, seat=seat)
        await say("/ask", rows, asked={"type": "look", "id": "1", "seat": seat})
        who = "ABCD"[seat]
        for action in [step.line.text for step in match.steps[line : line + 2]]:
            await say("", [*rows, f"{who}: {action}"])
            why = {"type": "why", "id": "1", "seat": seat, "action": action}
            await say("/ask", rows, asked=why)
    return told


@pytest.mark.parametrize("look", [False, True])
@pytest.mark.parametrize("key", KEYS)
async def test_the_luck_of_a_running_game_is_never_its_own(site: Site, key: str, look: bool):
    """What chance does there follows from what everybody knows, not from the game's seed."""
    match = whole(key)
    async with Player(site.host) as one:
        drawn = other = 0
        for line in moments(key):
            where = await alone(site, match.prefix(line), one.id)
            rows: list[str] = []
            for _ in range(30):
                told = await aside(one, where, line, *rows, look=look, end="/bot", level="random")
                rows = told["rows"]
                if told["table"]["status"] == "over" or any("chance" in row for row in rows):
                    break
            table = await site.house.lobby.find(where.removeprefix("tables/"))
            state = table.history.match.state_after(line)
            luck = derived("luck", table.head.id, line, 0)
            place = standing(match, line)
            if not look:
                place = place.imagined(0, derived("world", table.head.id, line, 0))
            beside = place.beside(line, "11" * 32)
            for row in rows:
                state = beside.match.state
                if row.startswith("chance: ") and len(state.outcomes()) > 1:
                    at = line + len(beside.match.steps) + 1
                    drawn += 1
                    told_here = match.game.read(row.removeprefix("chance: "))
                    assert told_here == outcome(luck, at, state)
                    other += told_here != outcome(seed_of_match(match), at, state)
                beside.match.play(*step_of(match, row))
        assert drawn
        assert other


def step_of(match: Match, row: str) -> tuple[int, int]:
    who, _, text = row.partition(": ")
    return (CHANCE if who == "chance" else "ABCD".index(who)), match.game.read(text)


@pytest.mark.parametrize("key", KEYS)
async def test_whoever_made_the_table_may_look_at_the_true_position(site: Site, key: str):
    match = whole(key)
    async with Player(site.host) as one:
        for line in moments(key)[::2]:
            where = await alone(site, match.prefix(line), one.id)
            for seat in range(match.header.seats):
                told = await aside(one, where, line, look=True, seat=seat)
                assert not told["imagined"]
                assert told["start"] == plain(match.state_after(line).view(seat))


async def test_where_somebody_else_may_sit_down_again_nobody_looks(site: Site):
    """Whoever left for good may come back to what a bot plays; a host may take a bot's seat."""
    line = moments("machu_picchu")[4]
    match = whole("machu_picchu").prefix(line)
    async with Player(site.host) as one, Player(site.host) as two:
        left = await planted(site, match, [one.id, two.id], one.id)
        await two.seat(left, 1, "leave")
        await refused_everywhere(one, f"tables/{left}", line)
        await one.seat(left, 1, "bot", level="random")
        history = (await site.house.lobby.find(left)).history
        assert history.seats[1].kept_for is None
        lines = history.lines
        assert (await aside(one, f"tables/{left}", lines))["imagined"]
        told = await aside(one, f"tables/{left}", lines, look=True, status=403)
        assert told["code"] == "no-aside"
        made = await two.make({"who": "open"}, BOT)
        await one.seat(made["id"], 0, "take")
        where = f"tables/{made['id']}"
        assert (await aside(one, where, 1))["imagined"]
        assert (await aside(one, where, 1, look=True, status=403))["code"] == "no-aside"


async def looked_at(site: Site, host: Player) -> str:
    """A table whose host has looked at what its bots hold."""
    made = await host.make(ME, BOT, BOT)
    await aside(host, f"tables/{made['id']}", 1, look=True)
    table: str = made["id"]
    return table


async def refused_to(player: Player, table: str, seat: int, do: str) -> None:
    told = await player.seat(table, seat, do, 409)
    assert told == {"code": "hidden-seen", "rule": None, "facts": {}}


async def test_where_somebody_has_looked_nobody_else_sits_down(either_site: Site):
    """Nor after a restart; nor at the same screen, nor a program that anybody may have written."""
    house = either_site.house
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        table = await looked_at(either_site, one)
        for _ in range(2):
            for do in ("leave", "take", "program"):
                await refused_to(one, table, 1, do)
                if do != "leave":
                    await refused_to(two, table, 1, do)
            await refused_to(one, table, 0, "leave")
            house.lobby.put_away(table)
        await one.seat(table, 1, "bot", level="greedy")
        handed = await one.seat(table, 0, "bot", level="random")
        assert handed["seats"][0]["yours"]
        await refused_to(two, table, 0, "take")
        await refused_to(one, table, 0, "leave")
        assert (await one.seat(table, 0, "take"))["seats"][0]["mine"]


async def test_all_learn_once_that_somebody_has_looked(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, BOT)
        where = f"tables/{made['id']}"
        async with await two.open(made["id"]) as watcher:
            lines = watcher.table["lines"]
            await aside(one, where, 1)
            assert not (await two.get(f"/api/{where}"))["looked"]
            for line in (1, 0):
                await aside(one, where, line, look=True)
            await watcher.until(lambda frame: watcher.table["looked"])
            assert [each["looked"] for each in watcher.chat] == [lines]
            assert watcher.chat[0]["name"] == made["seats"][0]["name"]
            async with await two.open(made["id"]) as fresh:
                assert fresh.chat == watcher.chat


async def test_a_seat_that_was_freed_meanwhile_is_not_looked_past(site: Site):
    """What is judged when the wish comes is judged again when the look is written down."""
    async with Player(site.host) as one:
        made = await one.make(ME, BOT)
        table = await site.house.lobby.find(made["id"])
        await one.seat(made["id"], 1, "leave")
        with pytest.raises(Trouble):
            await table.note_look(one.id, lambda: may_look(table.head, table.history, one.id))
        assert not table.history.looked


# ---- bots and values ----


@pytest.mark.parametrize("level", ["random", "beginner", "master"])
@pytest.mark.parametrize("key", KEYS)
async def test_a_bot_answers_for_whoever_is_asked(site: Site, key: str, level: str):
    match = whole(key)
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        for line in moments(key)[::2]:
            seat = int(match.state_after(line).asked())
            told = await aside(one, where, line, end="/bot", level=level)
            assert told["rows"][0].startswith(f"{'ABCD'[seat]}: ")
            again = await aside(one, where, line, *told["rows"])
            assert again["rows"] == told["rows"]
            assert again["steps"] == told["steps"]
            if level == "random":
                twice = await aside(one, where, line, end="/bot", level=level)
                assert twice["rows"] == told["rows"]


async def test_a_choice_of_several_answers_is_made_as_a_whole(site: Site):
    match = whole("machu_picchu")
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        line = next(n for n, step in enumerate(match.steps) if step.line.text.startswith("card"))
        told = await aside(one, where, line, end="/bot", level="random")
        assert [row.split()[1] for row in told["rows"][:2]] == ["card", "stair"]


def outlook(match: Match, state: State, table: str, line: int) -> Any:
    """As a standard analysis finds it."""
    key, seats = match.game.key, match.header.seats
    tries = Tries(critic_of(key), seats, trust_of(key, seats))
    times = depth_of(key, "standard").tries
    return tries.outlook(state, times, seed_of_line(seed_of(table), line))


@pytest.mark.parametrize("key", KEYS)
async def test_a_position_is_worth_what_an_analysis_finds(site: Site, key: str):
    match = whole(key)
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        table = where.removeprefix("tables/")
        first, last = moments(key)[3], moments(key)[3] + 3
        right = outlook(match, match.state_after(last), table, last)
        for line in (first, last):
            rows = rows_after(match, line)[: last - line]
            told = await aside(one, where, line, *rows, end="/worth")
            if len((await aside(one, where, line, *rows))["rows"]) > len(rows):
                continue
            assert told["chances"] == plain(right.chances)
            assert told["points"] == plain(right.points)
        assert sum(each["mean"] for each in told["chances"]) == pytest.approx(1)
        assert told["tries"] == depth_of(key, "standard").tries


@pytest.mark.parametrize("key", KEYS)
async def test_beside_a_running_game_the_imagined_position_is_weighed(site: Site, key: str):
    line = moments(key)[3]
    match = whole(key).prefix(line)
    async with Player(site.host) as one:
        where = await alone(site, match, one.id)
        table = where.removeprefix("tables/")
        whim = derived("world", table, line, 0)
        imagined = standing(match, line).imagined(0, whim)
        place = Place(record=written_down(match, line).record, line=line, seat=0, whim=whim)
        assert found(place).state == imagined.state
        told = await aside(one, where, line, end="/worth")
        assert told["chances"] == plain(outlook(match, imagined.state, table, line).chances)
        looked = await aside(one, where, line, end="/worth", look=True)
        assert looked["chances"] == plain(outlook(match, match.state, table, line).chances)


async def test_the_end_is_worth_what_it_is(site: Site):
    match = whole("machu_picchu")
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        told = await aside(one, where, len(match.steps), end="/worth")
        winners = match.state.ranking()[0]
        assert [each["mean"] > 0 for each in told["chances"]] == [n in winners for n in range(2)]
        assert [each["mean"] for each in told["points"]] == list(match.state.scores)


# ---- records and figures ----


@pytest.mark.parametrize("revealed", [True, False])
@pytest.mark.parametrize("key", KEYS)
async def test_beside_a_record_its_own_luck_falls_if_it_is_known(
    site: Site, key: str, revealed: bool
):
    match, line = whole(key), moments(key)[0]
    header = match.header if revealed else replace(match.header, seed=None)
    text = write_record(replace(match.record, header=header))
    async with Player(site.host) as one:
        where = f"records/{(await one.post('/api/records', {'text': text}))['id']}"
        whole_line = await aside(one, where, 0)
        if revealed:
            assert whole_line["rows"] == rows_after(match, 0)[: len(whole_line["rows"])]
        assert await aside(one, where, 0) == whole_line
        told = await aside(one, where, line, *rows_after(match, line)[:8])
        assert told["rows"][:8] == rows_after(match, line)[:8]
        names = [each["name"] for each in told["table"]["seats"]]
        assert names == list("ABCD"[: len(names)])
        await aside(one, where, line, end="/bot", level="random")
        worth = await aside(one, where, line, end="/worth")
        assert sum(each["mean"] for each in worth["chances"]) == pytest.approx(1)
        asked = {"type": "look", "id": "1", "seat": 0}
        await aside(one, where, line, end="/ask", asked=asked)
        wrong = await aside(one, where, len(match.steps) + 1, status=404)
        assert wrong["code"] == "no-such-line"


async def test_a_record_that_never_ends_is_too_much(tmp_path: Path):
    limits = replace(GENEROUS, analysis_lines=10)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        text = write_record(whole("machu_picchu").record)
        where = f"records/{(await one.post('/api/records', {'text': text}))['id']}"
        await aside(one, where, 10)
        assert (await aside(one, where, 11, status=503))["code"] == "too-much-work"
        assert (await aside(one, "records/nothing", 1, status=404))["code"] == "no-such-record"


@pytest.mark.parametrize("key", KEYS)
async def test_beside_every_figure_one_may_play_on(site: Site, key: str):
    async with Player(site.host) as one:
        for name, figure in figures(key).items():
            where = f"games/{key}/figures/{name}"
            drawn = await one.get(f"/api/{where}")
            told = await aside(one, where, 0, seat=figure.eyes)
            assert told["start"] == drawn["start"]
            rows = rows_after(on_stage(key, name), 0)
            told = await aside(one, where, 0, *rows, seat=figure.eyes)
            assert told["rows"][: len(rows)] == rows
            assert told["steps"][: len(rows)] == drawn["steps"]
            assert not told["imagined"]
        last = len(drawn["steps"])
        await aside(one, where, last)
        assert (await aside(one, where, last + 1, status=404))["code"] == "no-such-line"
        wrong = await aside(one, f"games/{key}/figures/none", 0, status=404)
        assert wrong["code"] == "no-such-figure"


@pytest.mark.parametrize("key", KEYS)
async def test_a_figure_that_does_not_go_on_says_so(site: Site, key: str):
    async with Player(site.host) as one:
        told = set()
        for name in figures(key):
            answer = await one.web.post(
                f"/api/games/{key}/figures/{name}/aside/worth", json={"line": 0, "rows": []}
            )
            if answer.status_code == 200:
                chances = answer.json()["chances"]
                assert sum(each["mean"] for each in chances) == pytest.approx(1)
            told.add(answer.json().get("code"))
        assert told <= {None, "no-way-on"}
        assert None in told


# ---- limits ----


async def test_thinking_beside_games_has_a_limit(tmp_path: Path):
    limits = replace(GENEROUS, weighings_per_minute=1.0, weighings_at_once=2)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        where = await over(site, whole("machu_picchu"), one.id)
        line = moments("machu_picchu")[3]
        await aside(one, where, line, end="/bot", level="random")
        await aside(one, where, line, end="/worth")
        assert (await aside(one, where, line, end="/worth", status=429))["code"] == "too-fast"
        await aside(one, where, line)


async def test_whoever_waits_for_bots_takes_nothing_from_the_tables(
    site: Site, monkeypatch: pytest.MonkeyPatch
):
    """Two answers at a time for each guest, ten for each address; and no table's bot waits."""
    asked, answered = asyncio.Semaphore(0), asyncio.Event()

    async def held(
        _self: Companions, _game: str, _level: str, _view: object, actions: list[str], _seed: int
    ) -> str:
        asked.release()
        await answered.wait()
        return actions[0]

    monkeypatch.setattr(Companions, "answer", held)
    async with AsyncExitStack() as door:
        people = [await door.enter_async_context(Player(site.host)) for _ in range(6)]
        where = await over(site, whole("machu_picchu"), people[0].id)
        line = moments("machu_picchu")[3]
        waiting = []
        for one in people[:5]:
            for _ in range(2):
                waiting.append(
                    asyncio.create_task(aside(one, where, line, end="/bot", level="master"))
                )
                await asked.acquire()
            told = await aside(one, where, line, end="/bot", level="master", status=429)
            assert (told["code"], told["facts"]) == ("too-fast", {"seconds": 1})
        told = await aside(people[5], where, line, end="/bot", level="master", status=429)
        assert told["code"] == "too-fast"
        assert site.house.bots.waiting == 0
        answered.set()
        await asyncio.gather(*waiting)
        await aside(people[5], where, line, end="/bot", level="master")


async def test_companions_are_patient_and_go_home(site: Site, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(staff, "IDLE", 0.0)
    process = site.house.companions._staff._processes[0]
    assert process._process is None
    begun: list[int] = []
    told = WorkerProcess.told

    async def noted(self: WorkerProcess, task: Any) -> Any:
        report = await told(self, task)
        assert self._process is not None
        begun.append(os.getpriority(os.PRIO_PROCESS, self._process.pid))
        return report

    monkeypatch.setattr(WorkerProcess, "told", noted)
    async with Player(site.host) as one:
        where, line = await over(site, whole("machu_picchu"), one.id), moments("machu_picchu")[3]
        await aside(one, where, line, end="/bot", level="random")
    assert set(begun) == {min(19, os.getpriority(os.PRIO_PROCESS, 0) + 15)}
    async with asyncio.timeout(20):
        while process._process is not None:
            await asyncio.sleep(0.01)


async def test_a_companion_that_fails_is_stood_in_for(site: Site, monkeypatch: pytest.MonkeyPatch):
    """Once all have failed, the first answer is given."""
    levels = []

    async def failing(_self: WorkerProcess, task: Any) -> None:
        levels.append(task.level)
        raise WorkerTrouble("no idea")

    monkeypatch.setattr(WorkerProcess, "told", failing)
    view, actions = {"seat": 0}, ["card 3", "card 9"]
    told = await site.house.companions.answer("machu_picchu", "master", view, actions, 7)
    assert told == "card 3"
    assert levels[0] == "master"
    assert levels[-1] == "random"


async def test_a_long_line_counts_as_several_questions(tmp_path: Path):
    limits = replace(GENEROUS, frames_per_second=0.001, frames_at_once=1)
    match = whole("cuzco_feld")
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        where = await over(site, match, one.id)
        await aside(one, where, 0, *rows_after(match, 0)[:130])
        await aside(one, where, 0)
        assert (await aside(one, where, 0, status=429))["code"] == "too-fast"


async def test_weighers_that_are_killed_are_missed_by_nobody(site: Site):
    async with Player(site.host) as one:
        where, line = await over(site, whole("machu_picchu"), one.id), moments("machu_picchu")[3]
        first = await aside(one, where, line, end="/worth")
        process = site.house.weighers._staff._processes[0]
        process.kill()
        assert await aside(one, where, line, end="/worth") == first


def plain(thing: object) -> Any:
    """As JSON has it."""
    return json.loads(msgspec.json.encode(thing))
