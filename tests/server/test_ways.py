"""What the better answers that an analysis found would have brought."""

from typing import Any

import pytest

from tampu.analysis.estimate import Estimate
from tampu.analysis.verdict import Verdict, Way
from tampu.core.play import Match
from tampu.core.record import write_record
from tampu.server.foresight import brought
from tests.server.planted import ended, plant, search
from tests.server.player import Player
from tests.server.rounds import recorded
from tests.server.running import Site
from tests.server.test_analysis import ask, path, planted, studied, until

FILLED = recorded("machu_picchu", "2-all_depots_full")


async def ways(player: Player, where: str, line: object, status: int = 200) -> Any:
    return await player.get(f"/api/{where}/analysis/{line}?depth=quick", status)


@pytest.mark.parametrize("match", [ended(2)[1], FILLED], ids=["random", "bots"])
async def test_every_decision_tells_what_it_brought_and_what_each_better_one_would(
    site: Site, match: Match
):
    async with Player(site.host) as one:
        table = await planted(site, one.id, match=match)
        await ask(one, table)
        await until(one, path(table), "done")
        verdicts = [each for deed in studied(match, "quick", table).deeds for each in deed.verdicts]
        for verdict in verdicts[::4]:
            found = await ways(one, f"tables/{table}", verdict.line)
            assert found["line"] == verdict.line
            assert len(found["ways"]) == len(verdict.better)
            events = match.steps[verdict.line - 1].events
            real = [event.rule for event in events]
            rules = [each["rule"] for each in found["done"]]
            assert rules[: len(real)] == real[: len(rules)]


def test_points_that_are_sure_are_told():
    """Those of what was done, and those of what would have been better."""
    match = recorded("cuzco_kramer", "2-bots-4")
    scored = next(
        line
        for line, step in enumerate(match.steps, 1)
        if step.line.seat >= 0 and sum(event.points for event in step.events) > 3
    )
    step = match.steps[scored - 1]
    way = Way([step.line.text], Estimate(0.5, 0.1), Estimate(20.0, 1.0))
    nothing = Way(["end"], Estimate(0.4, 0.1), Estimate(18.0, 1.0))
    verdict = Verdict(scored, nothing, [way], Estimate(0.1, 0.0), Estimate(2.0, 0.0), None)
    told = brought(match, verdict)
    points = [event.points for event in step.events]
    assert [each.points for each in told.ways[0]] == points
    assert sum(each.points for each in told.done) < sum(points)


async def test_of_a_record_the_same_is_told(site: Site):
    match = ended(2)[1]
    async with Player(site.host) as one:
        sent = await one.post("/api/records", {"text": write_record(match.record)})
        where = f"records/{sent['id']}"
        await one.post(f"/api/{where}/analysis", {"depth": "quick"})
        await until(one, f"/api/{where}/analysis?depth=quick", "done")
        found = studied(match, "quick", sent["id"]).deeds
        told = await ways(one, where, found[3].line)
        assert len(told["ways"]) == len(found[3].verdicts[0].better)


async def test_of_what_was_not_judged_nothing_is_told(site: Site):
    async with Player(site.host) as one:
        table = await planted(site, one.id)
        where = f"tables/{table}"
        assert (await ways(one, where, 12, 404))["code"] == "no-such-line"
        await ask(one, table)
        await until(one, path(table), "done")
        await ways(one, where, 12)
        for line in (1, 0, -1, 10**6, "x", "9" * 300):
            assert (await ways(one, where, line, 404))["code"] == "no-such-line"
        seed, match = search(2, lambda match: len(match.steps) > 20)
        running = await plant(site.house.store, seed, match, [one.id, one.id])
        assert (await ways(one, f"tables/{running}", 12, 409))["code"] == "not-over"
        assert (await ways(one, "tables/nowhere", 12, 404))["code"] == "no-such-table"
        assert (await ways(one, "records/nowhere", 12, 404))["code"] == "no-such-record"
