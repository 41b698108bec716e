"""Lessons by REST: where answers lead, what may be asked before them, and every clear "no"."""

from typing import Any

import pytest

from tampu.games import KEYS, lessons
from tests.server.player import Player
from tests.server.running import Site

KRAMER = lessons("cuzco_kramer")


async def take(player: Player, key: str, *answers: str, status: int = 200) -> Any:
    return await player.post(f"/api/lessons/cuzco_kramer/{key}", {"answers": answers}, status)


async def ask(player: Player, key: str, *answers: str, status: int = 200, **asked: Any) -> Any:
    body = {"answers": answers, "asked": {"id": "1", "seat": 0, "after": [], **asked}}
    return await player.post(f"/api/lessons/cuzco_kramer/{key}/inquiry", body, status)


async def test_every_lesson_is_listed_in_every_language(site: Site):
    async with Player(site.host) as one:
        for game in KEYS:
            for lang in ("en", "fr", "pt", "es"):
                told = await one.get(f"/api/games/{game}/lessons/{lang}")
                assert [each["key"] for each in told] == [each.key for each in lessons(game)]
                assert all(each["title"] and each["task"] and each["hint"] for each in told)


@pytest.mark.parametrize("lesson", KRAMER, ids=lambda lesson: lesson.key)
async def test_the_answers_of_the_solution_lead_to_the_goal(site: Site, lesson: Any):
    async with Player(site.host) as one:
        first = await take(one, lesson.key)
        assert first["verdict"] == "open"
        assert first["seen"]["seat"] == lesson.seat
        assert first["seen"]["actions"]
        assert first["steps"] == []
        last = await take(one, lesson.key, *lesson.solution)
        assert last["verdict"] == "done"
        assert last["start"] == first["start"] == first["seen"]["view"]
        assert [step["line"] for step in last["steps"]] == [*range(1, len(last["steps"]) + 1)]
        seats = last["table"]["seats"]
        assert [each["mine"] for each in seats] == [each["seat"] == lesson.seat for each in seats]


async def test_what_is_refused_cites_its_rule_and_the_same_may_be_asked_before(site: Site):
    async with Player(site.host) as one:
        refused = await take(one, "terrace", "end", status=409)
        assert (refused["code"], refused["rule"]) == ("refused", "CK-205")
        because = await ask(one, "terrace", type="why", action="end")
        assert because["rule"] == "CK-205"
        after = await ask(one, "terrace", "place 1c C5", type="why", action="end")
        assert after["rule"] is None


async def test_what_is_sure_and_what_is_on_offer_is_told_in_a_lesson(site: Site):
    async with Player(site.host) as one:
        foreseen = await ask(one, "temple", type="foresee", action="build G7 4")
        assert sum(event["points"] for event in foreseen["events"]) == 2
        offered = await ask(one, "temple", type="look")
        assert any(offer["action"] == "build G7 4" for offer in offered["offers"])


async def test_nobody_asks_for_another_seat_in_a_lesson(site: Site):
    async with Player(site.host) as one:
        problem = await ask(one, "temple", status=403, type="look", seat=1)
        assert problem["code"] == "not-your-seat"


async def test_a_lesson_that_is_over_takes_no_more_answers(site: Site):
    async with Player(site.host) as one:
        problem = await take(one, "temple", "build G7 4", "end", status=409)
        assert problem["code"] == "over"


async def test_bad_answers_are_refused_clearly(site: Site):
    async with Player(site.host) as one:
        assert (await take(one, "temple", "dance", status=400))["code"] == "not-an-action"
        assert (await take(one, "nothing", status=404))["code"] == "no-such-lesson"
        assert (await take(one, "temple", *["end"] * 41, status=400))["code"] == "bad-message"
        problem = await one.post("/api/lessons/chess/temple", {"answers": []}, 404)
        assert problem["code"] == "no-such-game"
