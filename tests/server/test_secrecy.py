"""No message to a seat or an onlooker ever holds what it may not know.

Whatever a seat cannot know is dealt anew; every message must still be the same. So this test does
not trust what events call secret: it compares what two worlds, equal to that seat, would tell.
"""

import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from tampu.core.contract import State
from tampu.core.luck import Stream
from tampu.core.play import Match, Step, played
from tampu.core.record import Line
from tampu.server.gallery import Gallery
from tampu.server.perspective import changes, step_told
from tests.server.player import ME, OPEN, Browser, Player, dial, play_on
from tests.server.replays import positions
from tests.server.running import Site

WORLDS = 3


def plain(thing: object) -> Any:
    """As JSON has it."""
    return json.loads(msgspec.json.encode(thing))


def other_world(state: State, eyes: int | None, luck: Stream) -> State:
    """The same to these eyes, everything else dealt anew."""
    twin = state.copy()
    twin.redeal(-1 if eyes is None else eyes, luck)
    return twin


def twin_step(match: Match, line: int, eyes: int | None, luck: Stream) -> tuple[State, Step] | None:
    """A step from another world after which these eyes see the same as after line `line`.

    Somebody else did it, or chance; what exactly was done may differ. None if none was found.
    """
    real = match.steps[line - 1]
    world = other_world(match.state_after(line - 1), eyes, luck)
    seen = real.state.view(eyes)
    same = match.game.read(real.line.text)
    legal = world.actions()
    ways = [same] if same in legal else []
    ways += [legal[luck.below(len(legal))] for _ in range(6) if legal]
    for action in ways[:: luck.below(2) or -1]:
        after, events = played(world, action)
        if after.view(eyes) == seen:
            line_told = Line(real.line.seat, match.game.write(action))
            return world, Step(line_told, action, events, after)
    return None


class Judge:
    """Knows the whole game, and reads what one browser was sent of it."""

    def __init__(self, match: Match, eyes: int | None) -> None:
        self.match = match
        self.eyes = eyes
        self.luck = Stream(7)
        self.checked: Counter[str] = Counter()

    def read(self, frame: dict[str, Any]) -> None:
        if frame["type"] not in ("position", "changed"):
            return
        assert frame["table"]["seed"] is None or frame["table"]["status"] == "over"
        for seen in frame["seen"]:
            self.check_seen(seen)
        for steps in frame.get("logs", []) + frame.get("steps", []):
            for step in steps:
                self.check_step(step)

    def check_seen(self, seen: dict[str, Any]) -> None:
        """The view, the question and the legal actions of another world are the same."""
        assert seen["seat"] == self.eyes
        real = self.match.state_after(seen["line"])
        for _ in range(WORLDS):
            world = other_world(real, self.eyes, self.luck)
            self.checked["worlds"] += world != real
            assert plain(world.view(self.eyes)) == seen["view"]
            if self.eyes is not None and seen["line"]:
                write = self.match.game.write
                legal = [write(action) for action in world.actions(self.eyes)]
                assert legal == seen["actions"]

    def check_step(self, told: dict[str, Any]) -> None:
        """A line that was different, but looks the same, is told in the same words."""
        if told["seat"] == self.eyes:
            return
        for _ in range(WORLDS):
            found = twin_step(self.match, told["line"], self.eyes, self.luck)
            if found is None:
                continue
            world, twin = found
            self.checked["steps"] += 1
            real = self.match.steps[told["line"] - 1]
            self.checked["different"] += twin.line.text != real.line.text
            other = step_told(twin, told["line"], self.eyes)
            if told["changes"]:
                other.changes = changes(twin, world, self.eyes, Gallery())
            assert plain(other) == told


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_every_message_of_whole_games_keeps_its_secrets(site: Site, seats: int):
    for number in range(2):
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Player(site.host)) for _ in range(seats)]
            made = await guests[0].make(ME, *[OPEN] * (seats - 1))
            watcher = Browser(await stack.enter_async_context(await dial(site.host, made["id"])))
            await watcher.hello()
            for seat, guest in enumerate(guests[1:], 1):
                await guest.seat(made["id"], seat, "take")
            browsers = {
                seat: await stack.enter_async_context(await guest.open(made["id"]))
                for seat, guest in enumerate(guests)
            }
            await play_on(browsers, random.Random(10 * seats + number))
            fresh = [
                await stack.enter_async_context(await guest.open(made["id"])) for guest in guests
            ]
            table = await site.house.lobby.find(made["id"])
            await watcher.until_here(table.history.version)
            check(table.history.match, None, [watcher], guests, table.head.seed)
            for seat, guest in enumerate(guests):
                others = [other for other in guests if other is not guest]
                mine = [browsers[seat], fresh[seat]]
                check(table.history.match, seat, mine, others, table.head.seed)


def check(
    match: Match, eyes: int | None, browsers: list[Browser], others: list[Player], seed: str
) -> None:
    judge = Judge(match, eyes)
    for browser in browsers:
        for text in browser.frames:
            frame = json.loads(text)
            judge.read(frame)
            assert all(guest.id not in text for guest in others)
            assert all(guest.web.cookies["tampu_guest"] not in text for guest in others)
            assert seed not in text or frame["table"]["status"] == "over"
    assert judge.checked["worlds"] > 100
    assert judge.checked["different"] > 40


async def test_a_replay_in_mid_game_shows_only_ones_own_side(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await play_on({0: a, 1: b}, random.Random(1), most=11)
            table = await site.house.lobby.find(made["id"])
            path = f"/api/tables/{made['id']}/replay"
            assert (await one.get(f"{path}?seat=1", 403))["code"] == "not-your-seat"
            assert (await one.get(f"{path}?seat=5", 404))["code"] == "no-such-seat"
            assert (await one.get(f"{path}?seat=x", 400))["code"] == "bad-message"
            told = await two.get(path)
            judge = Judge(table.history.match, 1)
            assert len(told["steps"]) == table.history.lines
            for line, view in enumerate(positions(told)):
                world = other_world(table.history.match.state_after(line), 1, judge.luck)
                assert plain(world.view(1)) == view
            for step in told["steps"]:
                judge.check_step(step)
            await b.until_here(table.history.version)
            assert [step | {"changes": []} for step in told["steps"]] == [
                step | {"changes": []} for step in b.logs[0]
            ]
            two.web.cookies.clear()
            onlooker = await two.get(path)
            assert positions(onlooker)[-1]["hand"] == []


async def test_once_over_the_replay_shows_every_side(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as a:
            await play_on({0: a, 1: a}, random.Random(2))
        for seat in (0, 1):
            told = await two.get(f"/api/tables/{made['id']}/replay?seat={seat}")
            assert all(view["seat"] == seat for view in positions(told))
            assert positions(told)[-2]["hand"]
