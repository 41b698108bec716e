"""Whole games of Cuzco over the wire: prices, forced answers, secrets, the end."""

import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.play import Match, verify
from tampu.core.record import read_record
from tests.server.festivals import whole
from tests.server.player import ME, Browser, Player
from tests.server.rounds import Round, first_line
from tests.server.running import Site
from tests.server.test_secrecy import Judge, other_world

SAMPLE = 20
"""Outside of festivals, one frame in so many is looked at."""
HOT_SEAT = [ME, {**ME, "name": "Illa"}]


async def test_four_guests_play_the_game_that_bots_played_and_score_the_same(site: Site):
    """CK-728: every forced answer of it is given by the house, all others by the guests."""
    match = whole(4)
    async with AsyncExitStack() as stack:
        table = Round(stack, site.host, match)
        await table.begin(site.house.store, first_line(match))
        given = await table.play()
        assert given == sum(is_forced(state) for state in states(match)) > 5
        for seat, browser in enumerate([*table.browsers, table.watcher]):
            await browser.until_here(table.browsers[0].version)
            assert browser.table["status"] == "over"
            assert browser.seen[0]["question"] is None
            assert browser.seen[0]["view"]["scores"] == match.state.scores
            assert browser.seen[0]["view"]["places"] == match.state.ranking()
            assert points_told(browser, 4) == match.state.scores
            assert [step["line"] for step in browser.logs[0]] == lines_of(match), seat
        await check_record(table, match)
        check_secrets(table, match)


async def check_record(table: Round, match: Match) -> None:
    """What can be downloaded is the same game, line by line, and every shuffle is fair."""
    text = (await table.guests[3].web.get(f"/api/tables/{table.table}/record")).text
    record = read_record(text)
    assert record.lines == match.record.lines
    assert verify(match.game, record).state.scores == match.state.scores


def states(match: Match) -> list[State]:
    return [match.state_after(line) for line in range(len(match.steps))]


def lines_of(match: Match) -> list[int]:
    return list(range(1, len(match.steps) + 1))


def is_forced(state: State) -> bool:
    return state.automatic() != NOBODY


def points_told(browser: Browser, seats: int) -> list[int]:
    """Every point that the log names, seat by seat."""
    points: Counter[int] = Counter()
    for step in browser.logs[0]:
        for event in step["events"]:
            points[event["seat"]] += event["points"]
    return [points[seat] for seat in range(seats)]


# ---- secrets ----


def check_secrets(table: Round, match: Match) -> None:
    """No message of the whole game tells a seat or an onlooker more than it may know."""
    hidden = 0
    for eyes, browser in [*enumerate(table.browsers), (None, table.watcher)]:
        judge = Judge(match, eyes)
        for number, text in enumerate(browser.frames):
            frame = json.loads(text)
            if at_a_festival(frame) or number % SAMPLE == 0:
                judge.read(frame)
                hidden += unlike(judge, frame)
        assert judge.checked["worlds"] > 30
        assert judge.checked["different"] > 5
    assert hidden > 2, "hardly a frame in which a forced answer might have been a free one"


def at_a_festival(frame: dict[str, Any]) -> bool:
    return frame["type"] == "changed" and frame["seen"][0]["view"]["festival"] is not None


def unlike(judge: Judge, frame: dict[str, Any]) -> int:
    """CK-728: 1 if others are told of a forced answer what they would be told of a free one."""
    if not at_a_festival(frame):
        return 0
    real = judge.match.state_after(frame["seen"][0]["line"])
    if not is_forced(real) or real.asked() == judge.eyes:
        return 0
    worlds = [other_world(real, judge.eyes, judge.luck) for _ in range(8)]
    return int(any(not is_forced(world) for world in worlds))


# ---- prices ----


async def test_the_prices_stand_beside_the_actions_and_are_what_is_paid(site: Site):
    """CK-208, CK-312, CK-403, CK-411: seen from outside, by the AP that are left."""
    luck, paid = random.Random(3), Counter[int]()
    async with Player(site.host) as one:
        made = await one.make(*HOT_SEAT, game="cuzco_kramer")
        async with await one.open(made["id"]) as both:
            for _ in range(150):
                seat = both.table["asked"][0]
                mine, other = both.mine(seat), both.mine(1 - seat)
                assert len(mine["prices"]) in (0, len(mine["actions"]))
                assert (other["actions"], other["prices"]) == ([], [])
                prices = mine["prices"] or [0] * len(mine["actions"])
                number = luck.randrange(len(prices))
                before, action = mine["view"]["ap"], mine["actions"][number]
                await both.act(seat, action)
                await both.until(lambda frame: frame["type"] == "changed")
                if both.table["asked"] == [seat] and action != "token":
                    assert before - both.mine(seat)["view"]["ap"] == prices[number]
                    paid[prices[number]] += 1
    assert set(paid) >= {0, 1, 2}


async def test_a_game_without_prices_sends_none(site: Site):
    async with Player(site.host) as one:
        made = await one.make(*HOT_SEAT)
        async with await one.open(made["id"]) as both:
            seat = both.table["asked"][0]
            assert both.mine(seat)["actions"]
            assert both.mine(seat)["prices"] == []


async def test_every_action_of_the_widest_decision_is_sent_and_can_be_read(site: Site):
    """CK-303: 2,339 placements on the empty site, each with its price; and a token."""
    async with Player(site.host) as one:
        made = await one.make(*HOT_SEAT, game="cuzco_kramer")
        async with await one.open(made["id"]) as both:
            seat = both.table["asked"][0]
            mine = both.mine(seat)
            match = (await site.house.lobby.find(made["id"])).history.match
            assert len(mine["actions"]) == len(mine["prices"]) == 2339 + 1
            state, read = match.state, match.game.read
            assert [read(text) for text in mine["actions"]] == state.actions(seat)
            assert mine["prices"] == [int(state.price(action)) for action in state.actions(seat)]
            assert match.steps[-1].line.seat == CHANCE
