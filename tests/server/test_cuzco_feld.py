"""Cuzco (Feld) over the wire: missions chosen at one time, secrets, a whole game to its end."""

import json
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tampu.core.play import Match, verify
from tampu.core.record import read_record
from tampu.server import bots
from tampu.server.journal import Sitting
from tests.server.planted import plant
from tests.server.player import Browser, Player
from tests.server.rounds import Round, first_line, recorded, seed_of
from tests.server.running import Site, quick, running
from tests.server.test_secrecy import Judge

SAMPLE = 5
"""One frame in so many is looked at."""


def whole() -> Match:
    return recorded("cuzco_feld", "3-on-modular-on-on-on-1")


def the_other_way_round() -> tuple[Match, Match]:
    """The game before its missions were chosen, and as it goes on when the last seat is first."""
    match = whole()
    keeps = [n for n, step in enumerate(match.steps) if step.line.text.startswith("keep")]
    before = match.prefix(keeps[0])
    after = match.prefix(keeps[0])
    for line in reversed([match.steps[n].line for n in keeps]):
        after.play(line.seat, match.game.read(line.text))
    after.play_on(seed_of(match))
    return before, after


def check_secrets(table: Round, match: Match, sample: int) -> None:
    """The table of knowledge: drawn and kept missions and god cards in hand are one's own."""
    for eyes, browser in [*enumerate(table.browsers), (None, table.watcher)]:
        judge = Judge(match, eyes)
        for text in browser.frames[::sample]:
            judge.read(json.loads(text))
        assert judge.checked["worlds"] > 8
        assert judge.checked["different"] > 0


async def test_missions_are_chosen_in_any_order_and_nobody_sees_anothers(site: Site):
    """CF-838: everybody is asked at one time; who was first makes no difference to the missions."""
    before, after = the_other_way_round()
    async with AsyncExitStack() as stack:
        table = Round(stack, site.host, after)
        await table.begin(site.house.store, before)
        asked = [browser.seen[0]["question"]["seats"] for browser in table.browsers]
        assert asked == [[0, 1, 2]] * 3
        await table.play()
        await table.watcher.until_here(table.browsers[0].version)
        same = whole().prefix(len(after.steps)).state
        for seat, browser in enumerate(table.browsers):
            await browser.until_here(table.browsers[0].version)
            own = browser.seen[0]["view"]["masks"][seat]
            assert own == msgspec.to_builtins(same.view(seat))["masks"][seat]
            assert len(own["missions"]) == 3
        check_secrets(table, after, 1)


async def test_three_guests_play_the_game_that_was_recorded_and_score_the_same(site: Site):
    match = whole()
    async with AsyncExitStack() as stack:
        table = Round(stack, site.host, match)
        await table.begin(site.house.store, first_line(match))
        await table.play()
        for browser in [*table.browsers, table.watcher]:
            await browser.until_here(table.browsers[0].version)
            view = browser.seen[0]["view"]
            assert browser.table["status"] == "over"
            assert [mask["score"] for mask in view["masks"]] == match.state.scores
            assert view["places"] == match.state.ranking()
        text = (await table.guests[2].web.get(f"/api/tables/{table.table}/record")).text
        record = read_record(text)
        assert record.lines == match.record.lines
        assert verify(match.game, record).state.scores == match.state.scores
        check_secrets(table, match, SAMPLE)


# ---- CF-634: nobody can tell whether a power could have been used ----


def dealt(start: str) -> tuple[Match, int]:
    """A game as its first player begins the first turn, with this card of Mama Quilla or another.

    All else is the same: the piles know the difference, and nobody sees into them.
    """
    match = recorded("cuzco_feld", "4-off-canonical-off-off-off-1")
    game, twin = match.game, match.prefix(0)
    first = next(s.line.seat for s in match.steps if s.line.text.startswith("die"))
    held = [n for n, step in enumerate(match.steps) if is_dealt(match, n, first)]
    for number, step in enumerate(match.steps):
        if step.line.text.startswith("die"):
            break
        text = step.line.text
        if number in held and text in ("card 04", "card 05", "card 06"):
            text = f"card {start}"
        twin.play(step.line.seat, game.read(text))
    return twin, first


def is_dealt(match: Match, number: int, seat: int) -> bool:
    """Whether this line dealt a god card to this seat."""
    before, after = match.state_after(number), match.state_after(number + 1)
    hands = [state.view(seat).hand for state in (before, after)]  # type: ignore[attr-defined]
    return len(hands[1]) == len(hands[0]) + 1 and match.steps[number].line.seat < 0


def told(frame: dict[str, Any]) -> object:
    """A frame without what is different at every table."""
    named = {key: frame[key] for key in ("seen", "steps", "logs", "undone") if key in frame}
    return named, {key: frame["table"][key] for key in ("lines", "asked", "status")}


async def frames_of_others(site: Site, start: str) -> list[list[object]]:
    """What another player and an onlooker are sent of a turn that ends without a power."""
    match, first = dealt(start)
    async with AsyncExitStack() as stack:
        table = Round(stack, site.host, match)
        await table.begin(site.house.store, match)
        mine = table.browsers[first]
        others = [table.browsers[(first + 1) % 4], table.watcher]
        for browser in [mine, *others]:
            await browser.until_here(table.browsers[-1].version)
        lines = len(match.steps)
        for number, text in enumerate(["die ", "place vp", "end"], 1):
            while mine.table["lines"] < lines + number:  # the house may be faster than we look
                legal = mine.mine(first)["actions"]
                action = next((each for each in legal if each.startswith(text)), None)
                if action is None or len(legal) == 1:
                    await mine.receive()
                else:
                    assert (await mine.act(first, action))["type"] == "done"
                    await until_line(mine, lines + number)
        for other in others:
            await until_line(other, lines + 3)
        frames = [[json.loads(text) for text in other.frames] for other in others]
        return [[told(f) for f in each if any(f.get("steps", []))] for each in frames]


async def until_line(browser: Browser, line: int) -> None:
    """Until so many lines have been played."""
    while browser.table["lines"] < line:
        await browser.receive()


async def test_others_are_sent_the_same_whether_a_power_could_be_used_or_not(site: Site):
    """With card 05 its owner ends the turn; with another one the house does so for him."""
    usable, useless = await frames_of_others(site, "05"), await frames_of_others(site, "06")
    assert usable == useless
    assert [len(frames) for frames in usable] == [3, 3]
    assert "CF-634" not in json.dumps(usable)


@pytest.mark.parametrize("start", ["05", "06"])
async def test_a_bot_takes_the_same_time_with_a_power_and_without(
    tmp_path: Path, start: str, monkeypatch: pytest.MonkeyPatch
):
    """However soon it has tried out what there is to try."""
    match, first = dealt(start)
    die = next(a for a in map(match.game.write, match.state.actions()) if a.startswith("die"))
    for text in (die, "place vp"):
        match.play(first, match.game.read(text))
    think, line = 3.0, len(match.steps)
    monkeypatch.setattr(bots, "OPENING", think)
    settings = replace(quick(tmp_path / "data"), bot_seconds=think, bot_turn=100.0)
    async with running(settings) as site, Player(site.host) as one:
        people: list[str | Sitting] = [one.id] * 4
        people[first] = Sitting("bot", None, "Misti", "search")
        made = await plant(site.house.store, seed_of(match), match, people)
        async with await one.open(made) as mine:
            began = time.perf_counter()
            while mine.table["lines"] <= line:
                await mine.receive()
            assert time.perf_counter() - began > 0.9 * think
