"""Trials: answers that a learner tries instead of those of a game that is over."""

from typing import Any

import pytest

from tampu.analysis.depth import DepthName
from tampu.analysis.marks import MARKS, mark_of
from tampu.analysis.verdict import Deed
from tampu.core.play import Match
from tampu.core.record import write_record
from tampu.games import KEYS
from tests.server.planted import ended, plant, search
from tests.server.player import Player
from tests.server.running import Site
from tests.server.test_analysis import as_json, planted, studied, until
from tests.server.test_aside import moments, whole


async def trial(
    player: Player, where: str, line: object, *answers: str, status: int = 200, depth: str = "quick"
) -> Any:
    path = f"/api/{where}/analysis/{line}/trial?depth={depth}"
    return await player.post(path, {"answers": answers}, status)


async def sent(player: Player, match: Match) -> str:
    """A record has the same id each time, and so the same luck."""
    return str((await player.post("/api/records", {"text": write_record(match.record)}))["id"])


def judged(match: Match, depth: DepthName, game: str) -> list[tuple[Deed, list[str]]]:
    """What the analysis judged together, and the answers of each."""
    return [
        (deed, [step.line.text for step in match.steps[deed.line - 1 : deed.line - 1 + deed.lines]])
        for deed in studied(match, depth, game).deeds
    ]


@pytest.mark.parametrize("where", ["tables", "records"])
async def test_a_trial_of_what_was_done_finds_what_the_analysis_found(site: Site, where: str):
    """By the same worlds and the same luck: loss, mark and the best way are the same."""
    match = ended(2)[1]
    async with Player(site.host) as one:
        game = await planted(site, one.id) if where == "tables" else await sent(one, match)
        for deed, done in judged(match, "quick", game):
            told = await trial(one, f"{where}/{game}", deed.line, *done)
            assert told["loss"] == as_json(deed.loss)
            assert told["mark"] == mark_of(deed.loss)
            assert told["points_lost"] == as_json(deed.points_lost)
            assert told["done"]["moves"][: len(done)] == done
            assert told["done"]["chance"] == as_json(deed.verdicts[-1].done.chance)
            gap = told["best"]["chance"]["mean"] - told["done"]["chance"]["mean"]
            assert gap == pytest.approx(deed.loss.mean)


async def test_a_later_answer_of_a_deed_is_judged_as_the_analysis_judged_it(site: Site):
    """In the worlds of the whole deed: else a mistake might be none when it is tried again."""
    match = ended(2)[1]
    async with Player(site.host) as one:
        game = await sent(one, match)
        await one.post(f"/api/records/{game}/analysis", {"depth": "quick"})
        await until(one, f"/api/records/{game}/analysis?depth=quick", "done")
        later = [
            (verdict, done[number:])
            for deed, done in judged(match, "quick", game)
            for number, verdict in enumerate(deed.verdicts)
            if verdict.better and number == deed.lines - 1 > 0
        ]
        assert later
        for verdict, rest in later:
            told = await trial(one, f"records/{game}", verdict.line, *rest)
            assert told["loss"] == as_json(verdict.loss)
            assert told["mark"] == verdict.mark
            assert told["done"]["moves"] == verdict.done.moves


async def test_a_blunder_has_its_mark_and_what_was_best_is_good(site: Site):
    match = ended(2)[1]
    async with Player(site.host) as one:
        game = await sent(one, match)
        bad = [each for each in judged(match, "quick", game) if mark_of(each[0].loss)]
        assert bad
        for deed, done in bad:
            told = await trial(one, f"records/{game}", deed.line, *done)
            assert told["mark"] in MARKS
            assert not told["good"]
            better = await trial(one, f"records/{game}", deed.line, *told["best"]["moves"])
            assert better["good"]
            assert better["mark"] is None
            assert better["best"]["moves"][0] == told["best"]["moves"][0]


@pytest.mark.parametrize("key", KEYS)
async def test_the_best_is_good_and_a_part_of_it_too(site: Site, key: str):
    """Whoever tries only the first answer of a turn is taken to go on well."""
    match = whole(key)
    async with Player(site.host) as one:
        where = f"records/{await sent(one, match)}"
        for before in moments(key)[2::2]:
            told = await trial(one, where, before + 1, match.steps[before].line.text)
            best = await trial(one, where, before + 1, *told["best"]["moves"])
            assert best["good"]
            begun = await trial(one, where, before + 1, told["best"]["moves"][0])
            assert begun["good"]
            assert begun["done"]["moves"][0] == told["best"]["moves"][0]


async def test_the_same_trial_has_the_same_result_whatever_was_tried_before(site: Site):
    match = ended(2)[1]
    async with Player(site.host) as one:
        where = f"records/{await sent(one, match)}"
        first = await trial(one, where, 12, match.steps[11].line.text)
        await trial(one, where, 15, match.steps[14].line.text)
        assert await trial(one, where, 12, match.steps[11].line.text) == first


async def test_it_is_as_deep_as_is_wished(site: Site):
    match = ended(2)[1]
    async with Player(site.host) as one:
        game = await sent(one, match)
        deed, done = judged(match.prefix(40), "standard", game)[0]
        told = await trial(one, f"records/{game}", deed.line, *done, depth="standard")
        assert told["loss"] == as_json(deed.loss)
        wrong = await trial(one, f"records/{game}", deed.line, *done, depth="x", status=400)
        assert wrong["code"] == "bad-message"


async def test_everything_else_is_refused_clearly(site: Site):
    match = ended(2)[1]
    async with Player(site.host) as one:
        table = await planted(site, one.id)
        where = f"tables/{table}"
        seat = match.steps[11].line.seat
        strange = next(text for text in cards(match) if refusal(match, 11, seat, text))
        refused = await trial(one, where, 12, strange, status=409)
        assert refused["code"] == "refused"
        assert refused["rule"].startswith("MP-")
        assert (await trial(one, where, 12, "dance", status=400))["code"] == "not-an-action"
        assert (await trial(one, where, 12, status=400))["code"] == "bad-message"
        chance = next(n for n, step in enumerate(match.steps, 1) if step.line.seat < 0)
        for line in (0, chance, len(match.steps) + 1, "x", "9" * 99, "1²"):
            told = await trial(one, where, line, "card 3", status=404)
            assert told["code"] == "no-such-line"
        seed, running = search(2, lambda match: len(match.steps) > 20)
        open_one = await plant(site.house.store, seed, running, [one.id, one.id])
        told = await trial(one, f"tables/{open_one}", 12, "card 3", status=409)
        assert told["code"] == "not-over"
        assert (await trial(one, "tables/x", 12, "card 3", status=404))["code"] == "no-such-table"
        assert (await trial(one, "records/x", 12, "card 3", status=404))["code"] == "no-such-record"


def cards(match: Match) -> list[str]:
    return [f"card {number}" for number in range(1, 51) if match.game.read(f"card {number}") >= 0]


def refusal(match: Match, line: int, seat: int, text: str) -> bool:
    return match.state_after(line).refusal(match.game.read(text), seat) is not None
