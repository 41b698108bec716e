"""A whole game of Inca Empire over the wire: what answers itself, secrets, the end."""

import json
from contextlib import AsyncExitStack
from typing import Any

from tampu.core.play import Match, answers_itself, verify
from tampu.core.record import read_record
from tests.server.planted import plant
from tests.server.player import Player
from tests.server.rounds import Round, first_line, recorded, seed_of
from tests.server.running import Site
from tests.server.test_secrecy import Judge

SAMPLE = 6
"""Outside of Sun phases, one frame in so many is looked at."""


def whole() -> Match:
    return recorded("inca_empire", "3-builders-1")


async def test_three_guests_play_the_game_that_bots_played_and_score_the_same(site: Site):
    """Section 3: every answer that can be seen to be the only one is given by the house."""
    match = whole()
    async with AsyncExitStack() as stack:
        table = Round(stack, site.host, match)
        await table.begin(site.house.store, first_line(match))
        await table.play()
        for browser in [*table.browsers, table.watcher]:
            await browser.until_here(table.browsers[0].version)
            view = browser.seen[0]["view"]
            assert browser.table["status"] == "over"
            assert [owner["score"] for owner in view["owners"]] == match.state.scores
            assert view["places"] == match.state.ranking()
        text = (await table.guests[2].web.get(f"/api/tables/{table.table}/record")).text
        record = read_record(text)
        assert record.lines == match.record.lines
        assert verify(match.game, record).state.scores == match.state.scores
        check_secrets(table, match)


def check_secrets(table: Round, match: Match) -> None:
    """IE-403, IE-410: nobody is told of a hand or of a card face down."""
    for eyes, browser in [*enumerate(table.browsers), (None, table.watcher)]:
        judge = Judge(match, eyes)
        for number, text in enumerate(browser.frames):
            frame = json.loads(text)
            if number % SAMPLE == 0 or in_a_sun_phase(frame):
                judge.read(frame)
        assert judge.checked["worlds"] > 30
        assert judge.checked["different"] > 5


def in_a_sun_phase(frame: dict[str, Any]) -> bool:
    if frame["type"] != "changed":
        return False
    return str(frame["seen"][0]["view"]["step"]).startswith("sun_")


async def test_what_answers_itself_comes_in_the_same_breath_and_goes_with_it(site: Site):
    """IE-601: a work that is possible in one place only; taken back, nothing of it is left."""
    match = next(found for found in choices_of_a_work() if is_free_to_take_back(found))
    lines, text = len(match.steps) - 1, match.steps[-1].line.text
    seat = match.steps[-1].line.seat
    async with Player(site.host) as one:
        made = await plant(site.house.store, seed_of(whole()), match.prefix(lines), [one.id] * 3)
        async with await one.open(made) as all_three:
            done = await all_three.act(seat, text)
            assert done["line"] >= lines + 2
            await all_three.until(lambda frame: frame["type"] == "changed")
            told = [step for step in all_three.logs[seat] if step["line"] > lines]
            assert [step["seat"] for step in told] == [seat] * len(told)
            assert all_three.mine(seat)["may_undo"]
            back = await all_three.ask("undo", seat=seat, line=done["line"])
            assert back["line"] == lines


def choices_of_a_work() -> list[Match]:
    """The moments of the game at which the choice just made answered the next question."""
    match = whole()
    numbers = range(1, len(match.steps))
    found = [match.prefix(n) for n in numbers if answers_itself(match.state_after(n))]
    return [each for each in found if each.steps[-1].line.text.startswith("choose")]


def is_free_to_take_back(match: Match) -> bool:
    twin = match.prefix(len(match.steps))
    twin.play_on(seed_of(whole()))
    return twin.undo_point(match.steps[-1].line.seat) is not None
