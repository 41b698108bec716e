"""Notes: what was tried and found leaves in a record, and what a record brings is told again."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tampu.analysis.notes import noted
from tampu.analysis.telling import Telling
from tampu.core.aside import Aside, row_of
from tampu.core.contract import CHANCE
from tampu.core.notes import MOST_COMMENT, Notes, Value, Variation
from tampu.core.play import Match, verify
from tampu.core.record import Record, read_json, read_record, write_record
from tampu.core.shares import seed_of_game
from tampu.games import KEYS
from tampu.server import annotation
from tampu.server.settings import Limits
from tests.server.planted import ended, plant, search
from tests.server.player import Player
from tests.server.running import GENEROUS, Site, quick, running
from tests.server.test_analysis import path, planted, studied, until
from tests.server.test_aside import moments, over, whole

KEY = "machu_picchu"


def line_of(number: int, rows: list[str], name: str = "", comment: str = "") -> dict[str, Any]:
    return {"line": number, "rows": rows, "name": name, "comment": comment}


def beside(match: Match, line: int, choices: list[int]) -> list[str]:
    """All rows of a line in which those who are asked take these of their answers."""
    header = match.header
    assert header.seed is not None
    luck = seed_of_game(header.seed, header.shares)
    aside = Aside(match.game, header, match.state_after(line), line, luck)
    aside.play([])
    for choice in choices:
        seat = int(aside.match.state.asked())
        actions = aside.match.state.actions(seat)
        action = match.game.write(actions[choice % len(actions)])
        aside.follow([f"{'ABCD'[seat]}: {action}"])
        aside.play([])
    return aside.rows


async def ask(
    player: Player, where: str, *lines: dict[str, Any], status: int = 200, **more: Any
) -> Any:
    """The record with these lines, or why there is none."""
    query = {key: value for key in ("format", "lang") if (value := more.pop(key, None))}
    body = {"lines": list(lines), **more}
    answer = await player.web.post(f"/api/{where}/record", json=body, params=query)
    assert answer.status_code == status, answer.text
    return answer.text if status == 200 else answer.json()


async def sent(player: Player, text: str) -> str:
    told = await player.post("/api/records", {"text": text})
    return f"records/{told['id']}"


async def told(player: Player, where: str) -> Any:
    return await player.get(f"/api/{where}/notes")


def ordered(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(lines, key=lambda each: (each["line"], each["rows"], each["name"]))


# ---- out, and in again ----


@pytest.mark.parametrize("key", KEYS)
async def test_what_was_tried_leaves_in_a_record_and_is_told_by_it(site: Site, key: str):
    match = whole(key)
    one_place, other_place = moments(key)[2], moments(key)[-2]
    first, second = beside(match, one_place, [0, 1, 0]), beside(match, one_place, [1, 0])
    tried = [
        line_of(0, [], "", "On a rainy day"),
        line_of(one_place, [], "", "Here it turned"),
        line_of(one_place, first, "The north", "A long way;\nand a wet one"),
        line_of(one_place, second),
        line_of(other_place, beside(match, other_place, [-1]), "", "Greedy"),
    ]
    async with Player(site.host) as one, Player(site.host) as two:
        where = await over(site, match, one.id)
        text = await ask(two, where, *tried)
        record = read_record(text)
        assert verify(match.game, record).over
        assert record.lines == [step.line for step in match.steps]
        assert read_json(await ask(two, where, *tried, format="json")) == record
        again = await sent(two, text)
        found = await told(one, again)
        assert ordered(found["lines"]) == ordered(tried)
        assert found["values"] == []
        assert await ask(two, again, *found["lines"]) == text
        assert await ask(two, again) == text


async def test_it_comes_as_a_file(site: Site):
    match = whole(KEY)
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        code = (await one.get(f"/api/{where}"))["code"]
        plain = await one.web.get(f"/api/{where}/record")
        answer = await one.web.post(f"/api/{where}/record", json={})
        for header in ("content-disposition", "content-type", "cache-control"):
            assert answer.headers[header] == plain.headers[header]
        assert f'filename="{code}.txt"' in answer.headers["content-disposition"]
        assert answer.text == plain.text
        answer = await one.web.post(f"/api/{where}/record?format=json", json={})
        assert answer.headers["content-type"] == "application/json"


async def test_lines_that_begin_alike_are_one_variation(site: Site):
    match, line = whole(KEY), moments(KEY)[2]
    first, other = beside(match, line, [0, 0, 0]), beside(match, line, [0, 0, 1])
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        lines = [line_of(line, first, "One"), line_of(line, other, "Other")]
        record = read_record(await ask(one, where, *lines))
    (variation,) = record.notes[line + 1].variations
    assert (variation.name, variation.size) == ("One", len({*first, *other}))
    inner = [each for note in variation.notes.values() for each in note.variations]
    assert [each.name for each in inner] == ["Other"]


async def test_chance_falls_as_in_the_game_where_it_is_left_out(site: Site):
    match, line = whole(KEY), moments(KEY)[1]
    rows = [row_of(step.line) for step in match.steps[line:]]
    answers = [row for row in rows if not row.startswith("chance")][:12]
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        record = read_record(await ask(one, where, line_of(line, answers)))
        (variation,) = record.notes[line + 1].variations
        assert [row_of(each) for each in variation.lines] == rows[: len(variation.lines)]
        assert any(each.seat == CHANCE for each in variation.lines)
        assert variation.lines[-1].seat != CHANCE


async def test_what_a_record_has_noted_stays(site: Site):
    match, line = whole(KEY), moments(KEY)[2]
    value = tuple(Value(50, 4) for _ in range(match.header.seats))
    inner = Variation([match.steps[line].line], "As it was", {line + 1: Notes("", value)})
    kept = {line: Notes("Why not?", value), line + 1: Notes("Hm", (), [inner])}
    text = write_record(replace(Record(match.header, match.record.lines), notes=kept))
    async with Player(site.host) as one:
        where = await sent(one, text)
        found = await told(one, where)
        assert found["values"] == [
            {"line": line, "chances": [50] * len(value), "margins": [4] * len(value)}
        ]
        assert line_of(line, [], "", "Why not?") in found["lines"]
        other = line_of(line, beside(match, line, [1]), "Mine")
        record = read_record(await ask(one, where, other))
        assert record.notes[line] == kept[line]
        variations = record.notes[line + 1].variations
        assert [each.name for each in variations] == ["As it was", "Mine"]
        assert variations[0] == inner


async def test_lines_go_on_from_the_end_of_a_record_that_stops(site: Site):
    _, match = ended(2)
    line = moments(KEY)[3]
    begun = match.prefix(next(n for n in range(line, 99) if match.state_after(n).asked() >= 0))
    seat = int(begun.state.asked())
    row = f"{'AB'[seat]}: {match.game.write(begun.state.actions(seat)[0])}"
    end = line_of(len(begun.steps), [row], "And then?")
    async with Player(site.host) as one:
        where = await sent(one, write_record(begun.record))
        text = await ask(one, where, end)
        again = await sent(one, text)
        assert (await told(one, again))["lines"] == [end]
        assert await ask(one, again, end) == text


# ---- with the analysis ----


async def test_the_values_and_better_ways_of_an_analysis_go_along(site: Site):
    match = ended(2)[1]
    async with Player(site.host) as one:
        table = await planted(site, one.id)
        where = f"tables/{table}"
        none = await ask(one, where, depth="quick", status=409)
        assert none["code"] == "no-analysis"
        await one.post(f"/api/{where}/analysis", {"depth": "quick"})
        await until(one, path(table), "done")
        record = read_record(await ask(one, where, depth="quick", lang="fr"))
        telling = Telling(match, studied(match, "quick", table), "fr")
        assert record.notes == noted(match.record, telling).notes
        assert verify(match.game, record).over
        mine = line_of(30, beside(finished(record, match), 30, [0]), "Mine")
        both = await ask(one, where, mine, depth="quick", lang="fr")
        found = await told(one, await sent(one, both))
        assert mine in found["lines"]
        assert [each["line"] for each in found["values"]] == [
            number for number, note in record.notes.items() if note.values
        ]
        assert (await ask(one, where, depth="deep", status=409))["code"] == "no-analysis"


def finished(record: Record, match: Match) -> Match:
    """The match with its seed told."""
    whole_match = match.prefix(len(match.steps))
    whole_match.header = record.header
    return whole_match


async def test_that_of_a_record_goes_along_too(site: Site):
    async with Player(site.host) as one:
        where = await sent(one, write_record(ended(2)[1].record))
        assert (await ask(one, where, depth="quick", status=409))["code"] == "no-analysis"
        await one.post(f"/api/{where}/analysis", {"depth": "quick"})
        await until(one, f"/api/{where}/analysis?depth=quick", "done")
        again = await sent(one, await ask(one, where, depth="quick"))
        assert (await told(one, again))["values"]
        assert (await told(one, where))["values"] == []


# ---- what is refused ----


async def test_lines_that_cannot_be_played_are_left_out_and_counted(site: Site):
    """What was tried in a running game was tried in a world that was imagined."""
    match, line = whole(KEY), moments(KEY)[3]
    seat, end = int(match.state_after(line).asked()), len(match.steps)
    fine = line_of(line, beside(match, line, [0, 1]), "Fine", "Playable")
    wrong = [
        line_of(line, [f"{'BA'[seat]}: card 1"], "", "Not asked"),
        line_of(line, [*fine["rows"], "A: dance"]),
        line_of(line, ["dance"]),
        line_of(end, ["A: card 1"]),
        *(line_of(number, [], "", "Where?") for number in (-1, end + 1, 10**9)),
    ]
    async with Player(site.host) as one:
        for where in (await over(site, match, one.id), await sent(one, write_record(match.record))):
            for lines, left_out in (([*wrong, fine], len(wrong)), ([fine], 0)):
                answer = await one.web.post(f"/api/{where}/record", json={"lines": lines})
                assert answer.headers["tampu-left-out"] == str(left_out)
                assert answer.text == await ask(one, where, fine)


async def test_what_cannot_stand_in_a_record_is_refused(site: Site):
    match, line = whole(KEY), moments(KEY)[3]
    rows = beside(match, line, [0])
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        for wrong, problem in (
            (line_of(line, rows, "", "bell\x07"), "bad-comment"),
            (line_of(line, rows, "bell\x07"), "bad-name"),
        ):
            refused = await ask(one, where, wrong, status=422)
            assert (refused["code"], refused["facts"]["problem"]) == ("bad-record", problem)
        for wrong in (
            line_of(line, [], "A name of nothing"),
            line_of(line, rows, "x" * 81),
            line_of(line, rows, "", "x" * (MOST_COMMENT + 1)),
            line_of(line, ["A: card 1"] * 2001),
            line_of(line, ["A" * 201]),
        ):
            assert (await ask(one, where, wrong, status=400))["code"] == "bad-message"
        many = [line_of(line, [])] * 2001
        assert (await ask(one, where, *many, status=400))["code"] == "bad-message"
        assert (await ask(one, where, depth="abyss", status=400))["code"] == "bad-message"
        assert (await ask(one, where, format="xml", status=400))["code"] == "bad-message"


async def test_only_of_games_that_are_over_and_may_be_seen(site: Site):
    seed, match = search(2, lambda match: len(match.steps) > 20)
    async with Player(site.host) as one, Player(site.host) as two:
        table = await plant(site.house.store, seed, match, [one.id, one.id])
        refused = await ask(one, f"tables/{table}", status=409)
        assert refused["code"] == "record-not-yet"
        locked = await planted(site, one.id, password="quipu")
        assert (await ask(two, f"tables/{locked}", status=403))["code"] == "locked"
        await ask(one, f"tables/{locked}")
        assert (await ask(one, "tables/x", status=404))["code"] == "no-such-table"
        assert (await ask(one, "records/x", status=404))["code"] == "no-such-record"
        assert (await one.get("/api/records/x/notes", 404))["code"] == "no-such-record"


async def test_whoever_asks_too_often_or_for_too_much_waits(tmp_path: Path):
    limits: Limits = replace(GENEROUS, replays_per_minute=0.01, replays_at_once=2, record_lines=200)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        match = whole(KEY)
        where = await over(site, match, one.id)
        line = moments(KEY)[0]
        rows = [row_of(step.line) for step in match.steps[line:]]
        assert len(match.steps) + len(rows) > 200
        refused = await ask(one, where, line_of(line, rows), status=422)
        assert refused["facts"] == {"problem": "too-long", "line": None, "limit": 200}
        await ask(one, where)
        assert (await ask(one, where, status=429))["code"] == "too-fast"


async def test_of_very_many_lines_the_first_are_told(site: Site, monkeypatch: pytest.MonkeyPatch):
    match, line = whole(KEY), moments(KEY)[0]
    monkeypatch.setattr(annotation, "MOST_TOLD", 50)
    lines = [line_of(number, beside(match, number, [1])) for number in moments(KEY)]
    lines.append(line_of(line, beside(match, line, [0] * 20), "Long"))
    async with Player(site.host) as one:
        where = await over(site, match, one.id)
        found = annotation.noted(await ask(one, where, *lines)).lines
    assert 0 < sum(len(each.rows) for each in found) <= 50
