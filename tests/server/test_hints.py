"""Hints: who may ask for one, what is told, and that everybody at the table learns of it."""

from typing import Any

import pytest

from tampu.core.play import Match
from tampu.games import KEYS
from tampu.server.journal import Sitting
from tests.server.festivals import found
from tests.server.planted import plant, search
from tests.server.player import BOT, ME, OPEN, Browser, Player
from tests.server.rounds import seed_of
from tests.server.running import Site

MISTI = Sitting("bot", None, "Misti", "random")


async def hint(player: Player, table: str, seat: int, *meant: str, status: int = 200) -> Any:
    body = {"seat": seat, "meant": meant}
    return await player.post(f"/api/tables/{table}/hint", body, status)


async def asked(browser: Browser) -> int:
    """Wait until the only person at the table is asked; its seat."""
    seat: int = next(each["seat"] for each in browser.table["seats"] if each["mine"])
    while seat not in browser.table["asked"]:
        await browser.receive()
    return seat


def adds_up(told: Any) -> bool:
    return bool(
        sum(round(10 * each["points"]) for each in told["reasons"]) == round(10 * told["gain"])
    )


@pytest.mark.parametrize("game", KEYS)
async def test_against_bots_a_good_move_comes_with_reasons_that_add_up(
    either_site: Site, game: str
):
    async with Player(either_site.host) as one:
        table = await one.make(ME, BOT, BOT, game=game)
        assert table["hints"]
        async with await one.open(table["id"]) as browser:
            seat = await asked(browser)
            seen = browser.mine(seat)
            told = await hint(one, table["id"], seat)
            assert told["move"][0] in seen["actions"]
            assert 1 <= told["first"] <= len(told["move"])
            assert adds_up(told)
            assert {each["seat"] for each in told["rivals"]} == {0, 1, 2} - {seat}
            for action in told["move"][: told["first"]]:
                if any(step["action"] == action for step in browser.logs[0][seen["line"] :]):
                    continue  # a single answer is given by the house
                done = await browser.act(seat, action)
                assert done["type"] == "done"
                while browser.mine(seat)["line"] < done["line"]:
                    await browser.receive()


async def test_what_one_means_to_do_is_what_it_is_compared_with(site: Site):
    async with Player(site.host) as one:
        table = await one.make(ME, BOT)
        async with await one.open(table["id"]) as browser:
            seat = await asked(browser)
            seen = browser.mine(seat)
            for meant in seen["actions"]:
                told = await hint(one, table["id"], seat, meant)
                assert told["meant"] == (told["move"][0] == meant)
                assert told["against"] == ("others" if told["meant"] else "meant")
                assert adds_up(told)


async def test_the_log_says_once_for_each_question_that_a_hint_was_given(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        table = await one.make(ME, BOT)
        async with await one.open(table["id"]) as browser, await two.open(table["id"]) as watcher:
            seat = await asked(browser)
            line = browser.mine(seat)["line"]
            for _ in range(2):
                await hint(one, table["id"], seat)
            await browser.until(lambda frame: frame.get("chat"))
            await watcher.until_here(browser.version)
            assert [each["hinted"] for each in browser.chat] == [line]
            assert watcher.chat == browser.chat
            assert (browser.chat[0]["seat"], browser.chat[0]["text"]) == (seat, "")
        async with await two.open(table["id"]) as fresh:
            assert fresh.chat == browser.chat


async def test_among_people_none_is_given_unless_the_table_allows_it(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        for allowed in (False, True):
            table = await one.make(ME, OPEN, hints=allowed)
            await two.seat(table["id"], 1, "take")
            async with await one.open(table["id"]) as a, await two.open(table["id"]) as b:
                assert a.table["hints"] == b.table["hints"] == allowed
                seat = a.table["asked"][0]
                player = [one, two][seat]
                told = await hint(player, table["id"], seat, status=200 if allowed else 403)
                assert allowed or told["code"] == "no-hints"
                if allowed:
                    other = [two, one][seat]
                    refused = await hint(other, table["id"], 1 - seat, status=409)
                    assert refused["code"] == "not-asked"


async def test_a_seat_that_is_kept_for_somebody_is_not_a_bots(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        seed, match = search(2, lambda match: len(match.steps) > 20)
        seat = int(match.state.asked())
        kept = Sitting("bot", None, "Misti", "random", kept_for=two.id)
        people: list[str | Sitting] = [kept, kept]
        people[seat] = one.id
        table = await plant(site.house.store, seed, match, people)
        refused = await hint(one, table, seat, status=403)
        assert refused["code"] == "no-hints"


def is_discreet(match: Match) -> bool:
    return bool(match.state.discreet()) and len(match.state.actions()) > 1


async def test_where_nobody_may_know_who_is_asked_a_hint_would_tell(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        match = found(2, is_discreet)
        seat = int(match.state.asked())
        both = [one, two]
        table = await plant(site.house.store, seed_of(match), match, [one.id, two.id])
        history = (await site.house.lobby.find(table)).history
        history.hints = True
        refused = await hint(both[seat], table, seat, status=409)
        assert refused["code"] == "no-hint-now"
        people: list[str | Sitting] = [MISTI, MISTI]
        people[seat] = one.id
        alone = await plant(site.house.store, seed_of(match), match, people)
        assert adds_up(await hint(one, alone, seat))


async def test_every_other_wish_is_refused_clearly(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        table = await one.make(ME, BOT)
        async with await one.open(table["id"]) as browser:
            seat = await asked(browser)
            key = table["id"]
            assert (await hint(two, key, seat, status=403))["code"] == "not-your-seat"
            assert (await hint(one, key, 7, status=404))["code"] == "no-such-seat"
            assert (await hint(one, key, seat, "x", status=400))["code"] == "not-an-action"
            wrong = await hint(one, key, seat, "order tall_first", status=409)
            assert wrong["code"] == "not-asked"
            assert (await hint(one, "nowhere", seat, status=404))["code"] == "no-such-table"


async def test_why_a_move_was_made_is_told_once_the_game_is_over(site: Site):
    async with Player(site.host) as one:
        seed, match = search(2, lambda match: len(match.steps) > 20)
        table = await plant(site.house.store, seed, match, [one.id, MISTI])
        early = await one.get(f"/api/tables/{table}/lines/5/reasons", 409)
        assert early["code"] == "not-over"
        over = await plant(site.house.store, seed, whole(seed), [one.id, MISTI])
        steps = (await site.house.lobby.find(over)).history.match.steps
        path = f"/api/tables/{over}/lines"
        for line, step in list(enumerate(steps, 1))[::9]:
            if step.line.seat < 0:
                refused = await one.get(f"{path}/{line}/reasons", 404)
                assert refused["code"] == "no-such-line"
                continue
            told = await one.get(f"{path}/{line}/reasons")
            assert (told["seat"], told["line"]) == (step.line.seat, line - 1)
            assert told["move"][0] == step.line.text
            assert adds_up(told)
        for wrong in (0, len(steps) + 1, "x", "9" * 300):
            assert (await one.get(f"{path}/{wrong}/reasons", 404))["code"] == "no-such-line"


def whole(seed: str) -> Match:
    """A random game with this seed, played to its end."""
    _, match = search(2, lambda _: True)
    match = match.prefix(0)
    match.play_on(seed)
    while not match.over:
        seat = int(match.state.asked())
        match.play(seat, match.state.actions(seat)[0])
        match.play_on(seed)
    return match
