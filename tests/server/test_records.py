"""Records: downloaded when over, sent in to be looked at."""

import json
import random
from typing import Any

import pytest

from tampu.server.problems import Trouble
from tampu.server.records import parsed
from tests.server.player import ME, Player, play_on
from tests.server.replays import positions
from tests.server.running import Site


async def finished(guest: Player) -> tuple[str, str]:
    """The id and the record of a game that was just played."""
    made = await guest.make(ME, {**ME, "name": "Illa"})
    async with await guest.open(made["id"]) as both:
        told = await guest.get(f"/api/tables/{made['id']}/record", 409)
        assert told["code"] == "record-not-yet"
        await play_on({0: both, 1: both}, random.Random(4))
    answer = await guest.web.get(f"/api/tables/{made['id']}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert made["code"] in answer.headers["content-disposition"]
    return made["id"], answer.text


async def test_a_record_comes_back_in_and_is_found_sound(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        table, text = await finished(one)
        told = await two.post("/api/records", {"text": text})
        assert (told["over"], told["verified"], told["seats"]) == (True, True, 2)
        form = (await one.web.get(f"/api/tables/{table}/record?format=json")).text
        assert await two.post("/api/records", {"text": form}) == told
        played = await one.get(f"/api/tables/{table}/replay?seat=1")
        kept = await two.get(f"/api/records/{told['id']}/replay?seat=1")
        assert (kept["start"], kept["steps"]) == (played["start"], played["steps"])
        assert [seat["name"] for seat in kept["table"]["seats"]] == ["A", "B"]
        assert kept["table"]["status"] == "over"
        onlooker = await two.get(f"/api/records/{told['id']}/replay")
        assert positions(onlooker)[5]["hand"] == []
        assert (await two.get(f"/api/records/{told['id']}/replay?seat=2", 404))["facts"] == {
            "number": 2
        }


async def test_half_a_record_without_a_seed_can_be_looked_at(site: Site):
    async with Player(site.host) as one:
        _, text = await finished(one)
        head = [row for row in text.split("\n") if not row.startswith(("seed", "scores", "check"))]
        told = await one.post("/api/records", {"text": "\n".join(head[:40])})
        assert (told["over"], told["verified"]) == (False, None)
        kept = await one.get(f"/api/records/{told['id']}/replay?seat=0")
        assert kept["table"]["status"] == "playing"


async def test_a_changed_line_is_told_with_its_number(site: Site):
    async with Player(site.host) as one:
        _, text = await finished(one)
        rows = text.split("\n")
        order = next(n for n, row in enumerate(rows) if "order" in row)
        for change, problem in (("stair N", "illegal"), ("dance", "not-an-action")):
            changed = [*rows]
            changed[order] = f"{rows[order].partition(':')[0]}: {change}"
            told = await one.post("/api/records", {"text": "\n".join(changed)}, 422)
            assert (told["code"], told["facts"]["problem"]) == ("bad-record", problem)
            assert told["facts"]["line"] == order + 1
            assert told["rule"] == ("MP-207" if problem == "illegal" else None)
        last = next(n for n, row in reversed(list(enumerate(rows))) if "order" in row)
        small = rows[last].replace("small", "tall") if "small" in rows[last] else rows[last]
        swapped = [*rows]
        swapped[last] = small if small != rows[last] else rows[last].replace("tall", "small")
        answer = await one.web.post("/api/records", json={"text": "\n".join(swapped)})
        assert answer.json().get("verified") is False or answer.status_code == 422


async def test_a_record_with_notes_is_kept_with_them_and_judged(site: Site):
    async with Player(site.host) as one:
        _, text = await finished(one)
        plain = await one.post("/api/records", {"text": text})
        rows = text.split("\n")
        first = next(n for n, row in enumerate(rows) if row.startswith("1. "))
        rows[first + 1 : first + 1] = ["  ; It begins.", f"  {rows[first]}"]
        told = await one.post("/api/records", {"text": "\n".join(rows)})
        assert (told["verified"], told["lines"]) == (True, plain["lines"])
        assert told["id"] != plain["id"]
        kept = await one.get(f"/api/records/{told['id']}/replay?seat=1")
        played = await one.get(f"/api/records/{plain['id']}/replay?seat=1")
        assert kept["steps"] == played["steps"]
        rows[first + 2] = "  1. A: stair N"
        refused = await one.post("/api/records", {"text": "\n".join(rows)}, 422)
        assert refused["facts"]["problem"] == "variation-illegal"
        assert (refused["facts"]["line"], refused["rule"]) == (first + 3, "MP-206")


def test_lines_of_variations_count_as_lines_of_the_record():
    head = "tampu record 1\ngame: machu_picchu\nedition: 2\nseats: 2\noptions: none\n"
    text = head + "commitment: none\n\n1. chance: first A\n" + "  1. chance: first B\n" * 3
    assert parsed(text, most=4)[0].size == 4
    with pytest.raises(Trouble) as trouble:
        parsed(text, most=3)
    assert trouble.value.problem.facts["problem"] == "too-long"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"lines": [{"seat": "chance", "action": "first\nA"}]}, "bad-action"),
        ({"lines": [{"seat": "chance", "action": "first\u2028A"}]}, "bad-action"),
        ({"lines": [], "scores": [10**9, 0]}, "bad-scores"),
        ({"lines": [], "scores": []}, "bad-scores"),
    ],
)
async def test_nothing_is_kept_that_could_not_be_read_again(
    site: Site, change: dict[str, Any], problem: str
):
    head = {"format": "tampu record 1", "game": "machu_picchu", "edition": 2, "seats": 2}
    content = {**head, "options": {}, "commitment": None, **change}
    async with Player(site.host) as one:
        told = await one.post("/api/records", {"text": json.dumps(content)}, 422)
        assert told["facts"]["problem"] == problem


BROKEN = {
    "": "no-magic",
    "hello": "no-magic",
    "{": "bad-json",
    "tampu record 1": "no-blank",
    "tampu record 1\ngame: chess\nedition: 1\nseats: 2\noptions: none\ncommitment: none\n\n": (
        "no-such-game"
    ),
    "tampu record 1\ngame: machu_picchu\nedition: 9\nseats: 2\noptions: none\n"
    "commitment: none\n\n": "other-edition",
    "tampu record 1\ngame: machu_picchu\nedition: 1\nseats: 7\noptions: none\n"
    "commitment: none\n\n": "cannot-start",
}


@pytest.mark.parametrize(("text", "problem"), BROKEN.items(), ids=BROKEN.values())
async def test_what_is_no_record_is_refused_with_its_reason(site: Site, text: str, problem: str):
    async with Player(site.host) as one:
        told = await one.post("/api/records", {"text": text}, 422)
        assert (told["code"], told["facts"]["problem"]) == ("bad-record", problem)


async def test_a_record_that_nobody_sent_in_is_not_found(site: Site):
    async with Player(site.host) as one:
        for key in ("0" * 20, "x", "..", "%00"):
            told = await one.get(f"/api/records/{key}/replay", 404)
            assert told["code"] in ("no-such-record", "not-found")
        await one.post("/api/records", {"text": "x" * 2_200_000}, 413)
