"""What people at a table agree on: taking back, a pause, an end without a result."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

from tampu.core.play import verify
from tampu.core.record import read_record
from tampu.games import game
from tampu.server.inspection import inspect
from tampu.server.settings import Settings
from tests.server.player import BOT, ME, OPEN, Browser, Player, play_on
from tests.server.running import Site, running


class Pair(NamedTuple):
    """Two people at a table, and their browsers."""

    table: str
    one: Player
    two: Player
    a: Browser
    b: Browser

    @property
    def browsers(self) -> dict[int, Browser]:
        return {0: self.a, 1: self.b}

    async def play(self, answers: int, luck: int = 1) -> None:
        await play_on(self.browsers, random.Random(luck), most=answers)
        await self.meet()

    async def meet(self) -> None:
        """Both know what the other knows."""
        for browser in (self.a, self.b):
            await browser.until_here(max(self.a.version, self.b.version))

    async def known(self, version: int) -> None:
        for browser in (self.a, self.b):
            await browser.until_here(version)

    def deeds(self, browser: Browser) -> list[tuple[str, str]]:
        return [(line["consent"]["deed"], line["name"]) for line in browser.chat if line["consent"]]


@asynccontextmanager
async def pair(site: Site, *more: dict[str, str]) -> AsyncIterator[Pair]:
    """A game of two people, and whoever else is planned."""
    async with Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Killa"})
        await two.web.put("/api/me", json={"name": "Illa"})
        made = await one.make(ME, OPEN, *more)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            yield Pair(made["id"], one, two, a, b)


def last_decision(browser: Browser, seat: int) -> int:
    """The lines before the last answer of a seat, as the log tells them."""
    lines = [
        step["line"] for step in browser.logs[0] if step["seat"] == seat and not step["undone"]
    ]
    return int(lines[-1]) - 1


# ---- taking back ----


async def test_what_all_agree_to_take_back_is_taken_back_with_all_that_followed(either_site: Site):
    async with pair(either_site) as at:
        await at.play(9)
        lines, before = at.a.seen[0]["line"], last_decision(at.a, 0)
        asked = (await at.one.propose(at.table, "undo"))["proposal"]
        assert (asked["what"], asked["line"], asked["mine"]) == ("undo", before, True)
        assert (asked["awaited"], asked["asked"]) == (["Illa"], False)
        await at.b.until(lambda frame: at.b.table["proposal"] and at.b.table["proposal"]["asked"])
        told = await at.two.vote(at.table, asked["number"], True)
        assert (told["proposal"], told["lines"]) == (None, before)
        await at.a.until(lambda _: at.a.table["lines"] == before)
        await at.b.until(lambda _: at.b.table["lines"] == before)
        for browser in (at.a, at.b):
            assert sum(step["undone"] for step in browser.logs[0]) == lines - before
            assert at.deeds(browser) == [("asked-undo", "Killa"), ("yes", "Illa"), ("back", "")]
            assert browser.table["asked"] == [0]
        async with await at.two.open(at.table) as fresh:
            assert fresh.logs == at.b.logs
            assert fresh.chat == at.b.chat


async def test_the_same_answers_meet_the_same_draws_again(site: Site):
    async with pair(site) as at:
        await at.play(8)
        history = (await site.house.lobby.find(at.table)).history
        before = list(history.match.record.lines)
        point = last_decision(at.a, 0)
        gone = [(line.seat, line.text) for line in before[point:] if line.seat >= 0]
        number = (await at.one.propose(at.table, "undo"))["proposal"]["number"]
        await at.two.vote(at.table, number, True)
        await at.known(history.version)
        for seat, text in gone:
            browser = at.browsers[seat]
            await browser.until_here(history.version)
            if history.lines < len(before) and history.match.state.asked() == seat:
                assert (await browser.act(seat, text))["type"] == "done"
                await browser.until_here(history.version)
        assert history.match.record.lines[: len(before)] == before


async def test_a_game_with_something_taken_back_ends_in_a_record_that_verifies(either: Settings):
    async with running(either) as site, pair(site) as at:
        await at.play(12)
        number = (await at.one.propose(at.table, "undo"))["proposal"]["number"]
        await at.two.vote(at.table, number, True)
        history = (await site.house.lobby.find(at.table)).history
        await at.known(history.version)
        await at.play(10_000, luck=2)
        text = (await at.one.web.get(f"/api/tables/{at.table}/record")).text
        record = read_record(text)
        verify(game(record.header.game), record)
        assert (await inspect(either)).sound
    async with running(either) as site, Player(site.host) as other:
        told = await other.get(f"/api/tables/{at.table}")
        assert (told["status"], told["lines"]) == ("over", len(record.lines))


async def test_whoever_is_refused_asks_again_only_after_a_while(either: Settings):
    settings = replace(either, ask_again=90.0)
    async with running(settings) as site, pair(site) as at:
        await at.play(5)
        lines = at.a.seen[0]["line"]
        number = (await at.one.propose(at.table, "undo"))["proposal"]["number"]
        assert (await at.two.vote(at.table, number, False))["proposal"] is None
        told = await at.one.propose(at.table, "undo", 429)
        assert (told["code"], told["facts"]) == ("asked-lately", {"minutes": 2})
        assert (await at.one.get(f"/api/tables/{at.table}"))["lines"] == lines
        assert (await at.one.propose(at.table, "pause"))["proposal"]["what"] == "pause"


async def test_a_refusal_is_remembered_after_a_restart_and_ends_in_time(either: Settings):
    async with running(replace(either, ask_again=90.0)) as site, pair(site) as at:
        await at.play(5)
        number = (await at.one.propose(at.table, "undo"))["proposal"]["number"]
        await at.two.vote(at.table, number, False)
        cookies = at.one.web.cookies
    for wait, status in ((90.0, 429), (0.0, 200)):
        async with (
            running(replace(either, ask_again=wait)) as site,
            Player(site.host) as again,
        ):
            again.web.cookies = cookies
            await again.propose(at.table, "undo", status)


async def test_a_proposal_survives_a_restart(either: Settings):
    async with running(either) as site, pair(site) as at:
        await at.play(6)
        asked = (await at.one.propose(at.table, "undo"))["proposal"]
        cookies = at.two.web.cookies
    async with running(either) as site, Player(site.host) as two:
        two.web.cookies = cookies
        told = (await two.get(f"/api/tables/{at.table}"))["proposal"]
        assert (told["number"], told["asked"]) == (asked["number"], True)
        assert (await two.vote(at.table, asked["number"], True))["lines"] == asked["line"]


async def test_whoever_plays_on_has_answered_what_was_to_be_taken_back(site: Site):
    async with pair(site) as at:
        await at.play(5)
        asked = (await at.one.propose(at.table, "undo"))["proposal"]
        await at.known((await site.house.lobby.find(at.table)).history.version)
        await at.play(1)
        assert at.a.table["proposal"] is None
        gone = await at.two.vote(at.table, asked["number"], True, 409)
        assert gone["code"] == "proposal-gone"


async def test_one_thing_is_proposed_at_a_time_and_can_be_withdrawn(site: Site):
    async with pair(site) as at:
        await at.play(3)
        asked = (await at.one.propose(at.table, "pause"))["proposal"]
        assert (await at.one.propose(at.table, "pause"))["proposal"] == asked
        assert (await at.two.propose(at.table, "abandon", 409))["code"] == "proposal-open"
        path = f"/api/tables/{at.table}/proposal/{asked['number']}"
        assert (await at.two.ask_for("DELETE", path, 403))["code"] == "not-your-proposal"
        assert (await at.one.ask_for("DELETE", path))["proposal"] is None
        assert (await at.two.vote(at.table, asked["number"], True, 409))["code"] == "proposal-gone"
        await at.known((await site.house.lobby.find(at.table)).history.version)
        assert at.deeds(at.b) == [("asked-pause", "Killa"), ("withdrawn", "Killa")]


async def test_only_those_who_play_ask_and_answer(site: Site):
    async with pair(site) as at, Player(site.host) as onlooker:
        await at.play(3)
        told = await onlooker.propose(at.table, "pause", 403)
        assert told["code"] == "not-at-the-table"
        asked = (await at.one.propose(at.table, "pause"))["proposal"]
        assert (await onlooker.vote(at.table, asked["number"], True, 403))["code"]
        told = await at.one.vote(at.table, asked["number"], True, 403)
        assert told["code"] == "not-asked-to-agree"
        shown = (await onlooker.get(f"/api/tables/{at.table}"))["proposal"]
        assert (shown["mine"], shown["asked"], shown["awaited"]) == (False, False, ["Illa"])


async def test_all_others_must_agree(site: Site):
    async with (
        Player(site.host) as one,
        Player(site.host) as two,
        Player(site.host) as three,
    ):
        made = await one.make(ME, OPEN, OPEN)
        await two.seat(made["id"], 1, "take")
        await three.seat(made["id"], 2, "take")
        number = (await one.propose(made["id"], "pause"))["proposal"]["number"]
        told = await two.vote(made["id"], number, True)
        assert (told["paused"], len(told["proposal"]["awaited"])) == (False, 1)
        assert (await two.vote(made["id"], number, True))["proposal"]["number"] == number
        told = await three.vote(made["id"], number, True)
        assert (told["paused"], told["proposal"]) == (True, None)


async def test_a_seat_that_changes_hands_ends_a_proposal(site: Site):
    async with pair(site) as at:
        await at.play(3)
        asked = (await at.one.propose(at.table, "abandon"))["proposal"]
        await at.two.seat(at.table, 1, "bot")
        told = await at.one.get(f"/api/tables/{at.table}")
        assert (told["proposal"], told["status"]) == (None, "playing")
        await at.two.seat(at.table, 1, "take")
        assert (await at.two.vote(at.table, asked["number"], True, 409))["code"] == "proposal-gone"


async def test_bots_agree_to_everything(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, BOT)
        async with await one.open(made["id"]) as a:
            while not any(step["seat"] == 0 for step in a.logs[0]) or a.table["asked"] != [0]:
                if a.table["asked"] == [0]:
                    await a.act(0, a.mine(0)["actions"][0])
                await a.receive()
            await one.propose(made["id"], "pause")
            told = await one.propose(made["id"], "undo", 409)
            assert told["code"] == "paused"
            assert not (await one.propose(made["id"], "go-on"))["paused"]
            point = last_decision(a, 0)
            told = await one.propose(made["id"], "undo")
            assert (told["proposal"], told["lines"]) == (None, point)
            assert (await one.propose(made["id"], "abandon"))["abandoned"]


async def test_bots_wait_while_something_may_be_taken_back(settings: Settings):
    async with running(replace(settings, bot_pause=0.4)) as site, pair(site, BOT) as at:
        history = (await site.house.lobby.find(at.table)).history
        luck, seat = random.Random(3), -1
        while history.asked() != [2] or seat < 0:
            await at.known(history.version)
            if history.asked()[0] == 2:
                await at.a.receive()
                continue
            seat = history.asked()[0]
            browser = at.browsers[seat]
            await browser.act(seat, luck.choice(browser.mine(seat)["actions"]))
        asker = (at.one, at.two)[seat]
        asked = (await asker.propose(at.table, "undo"))["proposal"]
        lines = history.lines
        await asyncio.sleep(1.0)
        assert (history.lines, history.asked()) == (lines, [2])
        await asker.ask_for("DELETE", f"/api/tables/{at.table}/proposal/{asked['number']}")
        await at.a.until(lambda _: at.a.table["lines"] > lines)


# ---- a pause ----


async def test_while_a_game_rests_nobody_plays_and_then_it_goes_on(either: Settings):
    async with running(either) as site, pair(site, BOT) as at:
        history = (await site.house.lobby.find(at.table)).history
        number = (await at.one.propose(at.table, "pause"))["proposal"]["number"]
        assert (await at.two.vote(at.table, number, True))["paused"]
        await at.known(history.version)
        lines, seat = history.lines, history.asked()[0]
        if seat in at.browsers:
            browser = at.browsers[seat]
            told = await browser.act(seat, browser.mine(seat)["actions"][0])
            assert told["problem"]["code"] == "paused"
        assert (await at.two.propose(at.table, "pause", 409))["code"] == "paused"
        cookies = at.one.web.cookies, at.two.web.cookies
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        one.web.cookies, two.web.cookies = cookies
        told = await one.get(f"/api/tables/{at.table}")
        assert (told["paused"], told["lines"]) == (True, lines)
        number = (await two.propose(at.table, "go-on"))["proposal"]["number"]
        assert not (await one.vote(at.table, number, True))["paused"]
        async with await one.open(at.table) as a, await two.open(at.table) as b:
            while a.table["asked"] == [2]:
                await a.receive()
            browsers = {0: a, 1: b}
            seat = a.table["asked"][0]
            await browsers[seat].until_here(a.version)
            done = await browsers[seat].act(seat, browsers[seat].mine(seat)["actions"][0])
            assert done["type"] == "done"


# ---- an end without a result ----


async def test_a_game_that_all_abandon_is_over_without_a_result(either: Settings):
    async with running(either) as site, pair(site) as at:
        await at.play(7)
        number = (await at.two.propose(at.table, "abandon"))["proposal"]["number"]
        told = await at.one.vote(at.table, number, True)
        assert (told["status"], told["abandoned"], told["result"]) == ("over", True, None)
        await at.known((await site.house.lobby.find(at.table)).history.version)
        assert (at.a.table["asked"], at.a.seen[0]["question"]) == ([], None)
        assert at.a.seen[0]["actions"] == []
        act = await at.a.act(0, "order small_first")
        assert act["problem"]["code"] == "over"
        listed = (await at.one.get("/api/tables"))["mine"]
        assert [(each["status"], each["abandoned"]) for each in listed] == [("over", True)]
        text = (await at.one.web.get(f"/api/tables/{at.table}/record")).text
        record = read_record(text)
        assert (record.header.scores, record.header.seed) == (None, told["seed"])
        verify(game(record.header.game), record)
        sent = await at.one.post("/api/records", {"text": text})
        assert (sent["over"], sent["verified"]) == (False, True)
        again = await at.one.post(f"/api/tables/{at.table}/again")
        assert again["status"] in ("waiting", "playing")
        problem = await at.one.post(f"/api/tables/{at.table}/analysis", {"depth": "quick"}, 409)
        assert problem["code"] == "not-over"
    assert (await inspect(either)).sound
    async with running(either) as site, Player(site.host) as other:
        assert (await other.get(f"/api/tables/{at.table}"))["abandoned"]


async def test_before_a_game_begins_there_is_nothing_to_agree_on(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        for what in ("undo", "pause", "abandon"):
            assert (await one.propose(made["id"], what, 409))["code"] == "not-begun"


async def test_whoever_never_answered_has_nothing_to_take_back(site: Site):
    async with pair(site) as at:
        assert (await at.one.propose(at.table, "undo", 409))["code"] == "nothing-to-undo"
