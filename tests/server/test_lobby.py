"""Making, finding and listing tables."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import insert

from tampu.server.journal import Played, encode
from tampu.server.store.schema import journal
from tests.server.player import BOT, ME, OPEN, Player
from tests.server.running import GENEROUS, Site, quick, running


async def test_a_table_is_found_by_its_id_and_by_its_code(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await one.make(ME, OPEN, options={"end": "one_full"})
        assert re.fullmatch(r"[a-z]+-[a-z]+-\d{4}", made["code"])
        found = await two.get(f"/api/tables/{made['code']}")
        assert found == await two.get(f"/api/tables/{made['id']}")
        assert (found["hosted"], made["hosted"]) == (False, True)
        assert found["options"]["end"] == "one_full"
        for nothing in ("condor-terrace-0000", "x" * 500, "é", "..", "%00", "a b"):
            told = await two.get(f"/api/tables/{nothing}", 404)
            assert told["code"] in ("no-such-table", "not-found")


async def test_lists_show_ones_own_tables_and_those_with_a_free_seat(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        mine = await one.make(ME, OPEN)
        hidden = await one.make(ME, OPEN, listed=False)
        full = await one.make(ME, {**ME, "name": "Illa"})
        told = await one.get("/api/tables")
        assert [t["id"] for t in told["mine"]] == [full["id"], hidden["id"], mine["id"]]
        assert [t["id"] for t in told["open"]] == [mine["id"]]
        await two.seat(mine["id"], 1, "take")
        told = await two.get("/api/tables")
        assert [t["id"] for t in told["mine"]] == [mine["id"]]
        assert told["open"] == []
        await two.seat(mine["id"], 1, "leave")
        told = await two.get("/api/tables")
        assert (told["mine"], [t["id"] for t in told["open"]]) == ([], [mine["id"]])


@pytest.mark.parametrize(
    "body", [b"\xc1", encode(Played(at=9.0, lines=[(0, "dance")]))], ids=["bytes", "line"]
)
async def test_a_table_that_cannot_be_read_harms_no_other(either_site: Site, body: bytes):
    async with Player(either_site.host) as one:
        broken, sound = await one.make(ME, ME), await one.make(ME, ME)
        house = either_site.house
        async with house.store.engine.begin() as connection:
            row = {"table_id": broken["id"], "seq": 99, "body": body}
            await connection.execute(insert(journal).values(row))
        del house.lobby._tables[broken["id"]]
        told = await one.get(f"/api/tables/{broken['id']}", 503)
        assert told["code"] == "broken-table"
        told = await one.get("/api/tables")
        assert [table["id"] for table in told["mine"]] == [sound["id"]]
        await house.lobby.resume()


async def test_a_hidden_tables_code_cannot_be_guessed(tmp_path: Path):
    limits = replace(GENEROUS, wrong_keys_per_minute=0.01, wrong_keys_at_once=3)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        hidden = await one.make(ME, OPEN, listed=False)
        assert re.fullmatch(r"([a-z]+-){4}\d{4}", hidden["code"])
        for number in range(3):
            await one.get(f"/api/tables/condor-terrace-000{number}", 404)
        told = await one.get("/api/tables/condor-terrace-0003", 429)
        assert told["code"] == "too-fast"
        await one.get(f"/api/tables/{hidden['code']}", 429)


async def test_without_a_cookie_lists_show_free_seats_only(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        one.web.cookies.clear()
        told = await one.get("/api/tables")
        assert (told["mine"], [t["id"] for t in told["open"]]) == ([], [made["id"]])


async def test_a_game_begins_by_itself_when_no_seat_is_free(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, BOT)
        assert (made["status"], made["lines"], made["asked"]) == ("waiting", 0, [])
        assert len(made["commitment"]) == 64
        begun = await two.seat(made["id"], 1, "take")
        assert begun["status"] == "playing"
        assert begun["commitment"] == made["commitment"]


REFUSED = [
    ({"game": "chess", "seats": [ME, ME]}, 404, "no-such-game", None),
    ({"game": "machu_picchu", "seats": [ME]}, 409, "refused", "MP-101"),
    ({"game": "machu_picchu", "seats": []}, 409, "refused", "MP-101"),
    ({"game": "machu_picchu", "seats": [ME] * 5}, 409, "refused", "MP-101"),
    ({"game": "machu_picchu", "seats": [ME] * 9}, 400, "bad-message", None),
    (
        {"game": "machu_picchu", "seats": [ME, ME], "options": {"end": "never"}},
        409,
        "refused",
        "MP-901",
    ),
    (
        {"game": "machu_picchu", "seats": [ME, ME], "options": {"begins": "A"}},
        409,
        "refused",
        "MP-901",
    ),
    (
        {"game": "machu_picchu", "seats": [ME, {**ME, "name": "x" * 25}]},
        400,
        "name-too-long",
        None,
    ),
    ({"game": "machu_picchu", "seats": [ME, {"who": "god"}]}, 400, "bad-message", None),
    ({"game": "machu_picchu", "seats": [ME, ME], "seed": "0"}, 400, "bad-message", None),
    ({"seats": [ME, ME]}, 400, "bad-message", None),
    ([], 400, "bad-message", None),
]


@pytest.mark.parametrize(("body", "status", "code", "rule"), REFUSED)
async def test_a_table_that_cannot_be_is_refused(
    site: Site, body: object, status: int, code: str, rule: str | None
):
    async with Player(site.host) as one:
        told = await one.post("/api/tables", body, status)
        assert (told["code"], told["rule"]) == (code, rule)
        assert (await one.get("/api/tables"))["mine"] == []


async def test_rules_and_games_are_told(site: Site):
    async with Player(site.host) as one:
        games = await one.get("/api/games")
        assert [game["key"] for game in games] == [
            "machu_picchu",
            "cuzco_kramer",
            "inca_empire",
            "cuzco_feld",
        ]
        for lang in ("en", "fr", "pt", "es"):
            book = await one.get(f"/api/games/machu_picchu/rules/{lang}")
            assert "MP-101" in [paragraph["id"] for paragraph in book["paragraphs"]]
        assert (await one.get("/api/games/machu_picchu/rules/xx", 404))["code"] == "not-found"
        assert (await one.get("/api/games/chess/rules/en", 404))["code"] == "no-such-game"


async def test_the_rules_are_searched_best_first(site: Site):
    async with Player(site.host) as one:
        told = await one.get("/api/games/machu_picchu/rules/en/search?q=who+wins")
        assert told["found"][0]["id"] == "MP-808"
        (start, end), *_ = told["found"][0]["marks"]
        book = await one.get("/api/games/machu_picchu/rules/en")
        text = next(each["text"] for each in book["paragraphs"] if each["id"] == "MP-808")
        assert text[start:end] == "wins"
        none = await one.get("/api/games/machu_picchu/rules/en/search?q=prist")
        assert (none["found"], none["rest"]) == ([], 0)
        assert "priest" in none["suggestions"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("machu_picchu/rules/en/search", 400, "question-empty"),
        ("machu_picchu/rules/en/search?q=%20%09", 400, "question-empty"),
        (f"machu_picchu/rules/en/search?q={'a' * 201}", 400, "question-too-long"),
        ("machu_picchu/rules/xx/search?q=a", 404, "not-found"),
        ("chess/rules/en/search?q=a", 404, "no-such-game"),
    ],
)
async def test_what_cannot_be_searched_is_told(site: Site, path: str, status: int, code: str):
    async with Player(site.host) as one:
        assert (await one.get(f"/api/games/{path}", status))["code"] == code


async def test_odd_letters_in_a_question_do_no_harm(site: Site):
    async with Player(site.host) as one:
        for odd in ("%00", "%FF%FE", "%F0%9F%A6%99", "%3F%3F", "%CC%81", "'%22--"):
            told = await one.get(f"/api/games/machu_picchu/rules/fr/search?q={odd}")
            assert told["found"] == []
            assert told["suggestions"]
