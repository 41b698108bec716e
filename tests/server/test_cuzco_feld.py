"""Cuzco (Feld) over the wire: missions chosen at one time, secrets, a whole game to its end."""

import json
from contextlib import AsyncExitStack

import msgspec

from tampu.core.play import Match, verify
from tampu.core.record import read_record
from tests.server.rounds import Round, first_line, recorded, seed_of
from tests.server.running import Site
from tests.server.test_secrecy import Judge

SAMPLE = 5
"""One frame in so many is looked at."""


def whole() -> Match:
    return recorded("cuzco_feld", "3-on-modular-on-on-1")


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
