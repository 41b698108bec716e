"""Bots of others: a program plays a seat with a token, which opens this seat and nothing else."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
from sqlalchemy import text

from tampu.server.endpoints import ENDPOINTS
from tampu.server.privacy import forget
from tampu.server.settings import Settings
from tests.server.player import BOT, ME, OPEN, PROGRAM, Browser, Player, dial, play_on
from tests.server.running import Site, quick, running
from tests.server.test_admin import office, soon

AWAY = 4401
"""How a connection ends that a token does not open."""


@asynccontextmanager
async def program_at(site: Site, table: str, token: str) -> AsyncIterator[Browser]:
    """A program that has said hello."""
    async with Browser(await dial(site.host, table, token=token)) as program:
        await program.hello()
        yield program


async def refusal(site: Site, table: str, token: str) -> str:
    """Why a program is not let in."""
    async with Browser(await dial(site.host, table, token=token)) as program:
        told = await program.receive()
        await program.wire.wait_closed()
        assert program.wire.close_code == AWAY
        return str(told["problem"]["code"])


# ---- playing ----


async def test_a_program_plays_a_whole_game_against_its_owner(either_site: Site):
    site = either_site
    async with Player(site.host) as one:
        made = await one.make(ME, {**PROGRAM, "name": "Deep Puma"})
        told = made["seats"][1]
        assert (told["kind"], told["name"], told["owned"]) == ("program", "Deep Puma", True)
        assert (told["mine"], told["here"], told["level"]) == (False, False, None)
        token = await one.token(made["id"], 1)
        async with await one.open(made["id"]) as mine, program_at(site, made["id"], token) as it:
            assert [seen["seat"] for seen in it.seen] == [1]
            assert [seat["mine"] for seat in it.table["seats"]] == [False, True]
            assert it.table["seats"][1]["here"]
            await play_on({0: mine, 1: it}, random.Random(3))
            assert mine.table["status"] == "over"


async def test_a_program_comes_back_without_loss(site: Site):
    """Also after an answer whose acknowledgement was lost: sent again, it happens once."""
    async with Player(site.host) as one:
        made = await one.make(ME, PROGRAM)
        token = await one.token(made["id"], 1)
        async with await one.open(made["id"]) as mine:
            async with program_at(site, made["id"], token) as it:
                while mine.table["asked"] != [1]:
                    await play_on({0: mine, 1: it}, random.Random(1), most=1)
                await it.until_here(mine.version)
                version, line = it.version, it.seen[0]["line"]
                answer = {"seat": 1, "action": it.seen[0]["actions"][0], "line": line}
                await it.send(type="act", id="once", **answer)
                await mine.until(lambda frame: mine.seen[0]["line"] > line)
            async with Browser(await dial(site.host, made["id"], token=token)) as it:
                await it.send(type="hello", version=version)
                gap = json.loads(await it.wire.recv())
                assert (gap["type"], gap["since"]) == ("changed", version)
                assert gap["steps"][0][0]["action"] == answer["action"]
                await it.send(type="act", id="once", **answer)
                assert json.loads(await it.wire.recv()) == {
                    "type": "done",
                    "id": "once",
                    "line": line + len(gap["steps"][0]),
                }


async def test_a_seat_is_given_to_a_program_and_taken_back(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        given = await two.seat(made["id"], 1, "program")
        assert (given["seats"][1]["kind"], given["seats"][1]["owned"]) == ("program", True)
        seen = (await one.get(f"/api/tables/{made['id']}"))["seats"][1]
        assert (seen["owned"], seen["owner"]) == (False, (await two.get("/api/me"))["name"])
        token = await two.token(made["id"], 1)
        async with await two.open(made["id"]) as page, program_at(site, made["id"], token) as it:
            assert [seen["seat"] for seen in page.seen] == [None]
            await two.seat(made["id"], 1, "take")
            await it.wire.wait_closed()
            await page.until(lambda frame: frame["type"] == "position")
            assert [seen["seat"] for seen in page.seen] == [1]
        assert await refusal(site, made["id"], token) == "bad-token"


# ---- what a token opens ----


async def test_a_token_opens_one_seat_of_one_table(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, PROGRAM, PROGRAM)
        other = await one.make(ME, PROGRAM)
        token = await one.token(made["id"], 1)
        await one.token(other["id"], 1)
        assert await refusal(site, other["id"], token) == "bad-token"
        open_to_all = await one.make(ME, OPEN)
        assert await refusal(site, open_to_all["id"], token) == "bad-token"
        async with program_at(site, made["id"], token) as it:
            line = it.seen[0]["line"]
            for seat in (0, 2):
                told = await it.ask("act", seat=seat, action="card 1", line=line)
                assert told["problem"]["code"] == "not-your-seat"
                told = await it.ask("look", seat=seat)
                assert told["problem"]["code"] == "not-your-seat"
            await it.send(type="say", text="hello")
            told = await it.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "not-for-programs"


async def test_a_token_is_nobody_by_rest(site: Site):
    """Whatever may be asked by REST is answered as if there were no token."""
    anybody = httpx.AsyncClient(base_url=f"http://{site.host}")
    async with Player(site.host) as one, anybody as nobody:
        made = await one.make(ME, PROGRAM, password="quipu")
        token = await one.token(made["id"], 1)
        program = {"authorization": f"Bearer {token}"}
        for endpoint in ENDPOINTS:
            if not endpoint.path.startswith("/api/tables/{id}"):
                continue
            path = endpoint.path.replace("{id}", made["id"]).replace("{line}", "1")
            path = path.replace("{seat}", "1")
            body = {"do": "take"} if endpoint.path.endswith("{seat}") else {}
            told = []
            for headers in (program, {}):
                nobody.cookies.clear()
                answer = await nobody.request(endpoint.method, path, json=body, headers=headers)
                told.append((answer.status_code, answer.json()))
            assert told[0] == told[1], endpoint.path
            assert told[0][0] >= 400


async def test_a_program_needs_no_password_but_its_token(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, PROGRAM, password="quipu", onlookers=False)
        token = await one.token(made["id"], 1)
        async with program_at(site, made["id"], token) as it:
            assert it.seen[0]["seat"] == 1
        for wrong in (token[:-1], f"{token}x", "tampu_", "x"):
            assert await refusal(site, made["id"], wrong) == "bad-token"


async def test_only_whoever_brought_a_program_gets_its_token(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, PROGRAM, OPEN)
        await two.seat(made["id"], 2, "take")
        assert await two.token(made["id"], 1, 403) == "not-your-seat"
        assert await one.token(made["id"], 0, 403) == "not-your-seat"
        assert await one.token(made["id"], 7, 404) == "no-such-seat"
        async with httpx.AsyncClient(base_url=f"http://{site.host}") as nobody:
            answer = await nobody.post(f"/api/tables/{made['id']}/seats/1/token")
            assert answer.json()["code"] == "no-guest"


async def test_a_new_token_ends_the_one_before(either_site: Site):
    site = either_site
    async with Player(site.host) as one:
        made = await one.make(ME, PROGRAM)
        first = await one.token(made["id"], 1)
        async with program_at(site, made["id"], first) as it:
            second = await one.token(made["id"], 1)
            await it.wire.wait_closed()
        assert await refusal(site, made["id"], first) == "bad-token"
        async with program_at(site, made["id"], second) as it:
            assert it.seen[0]["seat"] == 1
            assert it.table["seats"][1]["before"] == []


async def test_a_token_is_kept_as_a_hash_only_and_told_to_nobody(settings: Settings):
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, PROGRAM)
        token = await one.token(made["id"], 1)
        async with (
            await one.open(made["id"]) as mine,
            await two.open(made["id"]) as other,
            program_at(site, made["id"], token) as it,
        ):
            await play_on({0: mine, 1: it}, random.Random(1), most=6)
            await other.until_here(mine.version)
            table = await site.house.lobby.find(made["id"])
            kept = table.history.seats[1].guest
            assert kept is not None
            for browser in (mine, other, it):
                assert not any(token in frame or kept in frame for frame in browser.frames)
    secret = token.removeprefix("tampu_").encode()
    for path in settings.data.iterdir():
        assert secret not in path.read_bytes()


async def test_a_token_survives_a_restart(settings: Settings):
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(ME, PROGRAM)
        token = await one.token(made["id"], 1)
    async with running(settings) as site, program_at(site, made["id"], token) as it:
        assert it.seen[0]["seat"] == 1


async def test_other_passwords_in_the_same_header_are_not_looked_at(site: Site):
    """A proxy may ask for one; browsers then send it along."""
    async with Player(site.host) as one:
        made = await one.make(ME, BOT)
        one.web.headers["authorization"] = "Basic dGFtcHU6dGFtcHU="
        assert (await one.get(f"/api/tables/{made['id']}"))["seats"][0]["mine"]


# ---- when the program is away ----


async def test_others_go_on_with_a_bot_when_a_program_is_away(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), patience=0.3)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, PROGRAM, OPEN)
        await two.seat(made["id"], 2, "take")
        token = await one.token(made["id"], 1)
        async with program_at(site, made["id"], token):
            await two.get(f"/api/tables/{made['id']}")
        assert (await two.seat(made["id"], 1, "bot", 409))["code"] == "still-here"
        await asyncio.sleep(0.35)
        given = (await two.seat(made["id"], 1, "bot"))["seats"][1]
        owner = (await one.get("/api/me"))["name"]
        assert (given["kind"], given["kept_for"]) == ("bot", owner)
        assert await refusal(site, made["id"], token) == "bad-token"
        assert (await two.seat(made["id"], 1, "program", 403))["code"] == "kept-seat"
        back = (await one.seat(made["id"], 1, "program"))["seats"][1]
        assert (back["kind"], back["owned"]) == ("program", True)
        async with program_at(site, made["id"], await one.token(made["id"], 1)) as it:
            assert it.seen[0]["seat"] == 1


async def test_a_program_that_does_not_answer_is_away(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), patience=0.4)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, PROGRAM)
        await one.seat(made["id"], 0, "leave")
        await two.seat(made["id"], 0, "take")
        token = await one.token(made["id"], 1)
        async with await two.open(made["id"]) as other, program_at(site, made["id"], token) as it:
            while other.table["asked"] != [1]:
                await play_on({0: other, 1: it}, random.Random(1), most=1)
            assert (await two.seat(made["id"], 1, "bot", 409))["code"] == "still-here"
            await asyncio.sleep(0.45)
            assert (await two.seat(made["id"], 1, "bot"))["seats"][1]["kind"] == "bot"
            await it.wire.wait_closed()


async def test_a_program_that_has_nothing_to_answer_may_be_silent(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), patience=0.1)
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(PROGRAM, OPEN)
        await two.seat(made["id"], 1, "take")
        token = await one.token(made["id"], 0)
        async with await two.open(made["id"]) as other, program_at(site, made["id"], token) as it:
            while other.table["asked"] != [1]:
                await play_on({0: it, 1: other}, random.Random(1), most=1)
            await asyncio.sleep(0.15)
            assert (await two.seat(made["id"], 0, "bot", 409))["code"] == "still-here"


async def test_the_owner_lets_a_bot_of_the_house_play_at_once(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, PROGRAM)
        given = (await one.seat(made["id"], 1, "bot"))["seats"][1]
        assert (given["kind"], given["yours"]) == ("bot", True)
        assert (await one.seat(made["id"], 1, "take"))["seats"][1]["mine"]


# ---- whose seat it is ----


async def test_whoever_played_brings_no_program_to_another_hand(site: Site):
    """As for a person: with a token one sees the hand."""
    async with Player(site.host) as one, Player(site.host) as two, Player(site.host) as three:
        made = await one.make(ME, OPEN, OPEN)
        await two.seat(made["id"], 1, "take")
        await three.seat(made["id"], 2, "take")
        await three.seat(made["id"], 2, "leave")
        told = await two.seat(made["id"], 2, "program", 409)
        assert told["code"] == "saw-another-hand"
        assert (await one.seat(made["id"], 1, "program", 409))["code"] == "seat-taken"


async def test_nobody_else_takes_a_programs_seat(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(OPEN, OPEN)
        await two.seat(made["id"], 1, "program")
        for do in ("take", "program"):
            assert (await one.seat(made["id"], 1, do, 409))["code"] == "seat-taken"
        assert (await one.seat(made["id"], 1, "leave", 403))["code"] == "not-your-seat"
        assert (await two.seat(made["id"], 1, "leave"))["seats"][1]["kind"] == "open"


async def test_nobody_waits_for_what_a_program_adds_to_the_seed(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), share_seconds=60.0)
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(ME, PROGRAM)
        assert made["status"] == "playing"


async def test_in_the_return_game_a_program_needs_a_new_token(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, PROGRAM)
        token = await one.token(made["id"], 1)
        async with await one.open(made["id"]) as mine, program_at(site, made["id"], token) as it:
            await play_on({0: mine, 1: it}, random.Random(2))
        assert await one.token(made["id"], 1, 409) == "over"
        again = await one.post(f"/api/tables/{made['id']}/again")
        seat = next(seat for seat in again["seats"] if seat["kind"] == "program")
        assert seat["owned"]
        assert await refusal(site, again["id"], token) == "bad-token"
        fresh = await one.token(again["id"], seat["seat"])
        async with program_at(site, again["id"], fresh) as it:
            assert it.seen[0]["seat"] == seat["seat"]


# ---- what whoever runs the server does ----


async def test_a_program_is_as_welcome_as_its_owner(settings: Settings):
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(ME, PROGRAM)
        token = await one.token(made["id"], 1)
        async with program_at(site, made["id"], token) as it:
            async with office(settings) as desk:
                await desk.limit(one.id, "banned", True)
            await it.wire.wait_closed()
        assert await refusal(site, made["id"], token) == "bad-token"


async def test_of_a_forgotten_owner_no_program_is_left(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        over = await one.make(ME, {**PROGRAM, "name": "Quillabot"})
        token = await one.token(over["id"], 1)
        async with await one.open(over["id"]) as mine, program_at(site, over["id"], token) as it:
            await play_on({0: mine, 1: it}, random.Random(1))
        playing = await two.make(ME, OPEN)
        await one.seat(playing["id"], 1, "program", name="Quillabot")
        second = await one.token(playing["id"], 1)
        async with office(either) as desk:
            await forget(desk.store, one.id)

        async def left() -> bool:
            table = await two.get(f"/api/tables/{playing['id']}")
            return bool(table["seats"][1]["kind"] == "open")

        await soon(left)
        assert await refusal(site, playing["id"], second) == "bad-token"

        async def nameless() -> bool:
            return "Quillabot" not in json.dumps(await two.get(f"/api/tables/{over['id']}"))

        await soon(nameless)
        async with site.house.store.engine.connect() as connection:
            bodies = await connection.execute(text("SELECT body FROM journal"))
            assert not any(b"Quillabot" in bytes(row.body) for row in bodies)
