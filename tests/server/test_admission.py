"""Tables with a password, and tables for players only: no road leads past the door."""

import asyncio
import contextlib
import json
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from tampu.server.app import LIVE, application
from tampu.server.door import Door
from tampu.server.endpoints import ENDPOINTS
from tampu.server.journal import Sitting
from tampu.server.privacy import forget, kept_of
from tampu.server.settings import Limits, Settings
from tampu.server.store.store import Store
from tests.server.conftest import new_database
from tests.server.planted import ended, plant, search
from tests.server.player import BOT, ME, OPEN, Browser, Player, dial
from tests.server.running import GENEROUS, Site, quick, running

PASSWORD = "ñusta 7"
ENTER = "/api/tables/{id}/enter"
BODIES: dict[str, Any] = {
    ENTER: {"password": "wrong"},
    "/api/tables/{id}/seats/{seat}": {"do": "take"},
    "/api/tables/{id}/share": {"share": "0" * 64},
    "/api/tables/{id}/hint": {"seat": 0},
    "/api/tables/{id}/analysis": {"depth": "quick"},
    "/api/tables/{id}/analysis/{line}/trial": {"answers": ["card 3"]},
    "/api/tables/{id}/aside": {"line": 1, "rows": []},
    "/api/tables/{id}/aside/ask": {
        "line": 1,
        "rows": [],
        "asked": {"type": "look", "id": "1", "seat": 0},
    },
    "/api/tables/{id}/aside/bot": {"line": 1, "rows": [], "level": "random"},
    "/api/tables/{id}/aside/worth": {"line": 1, "rows": []},
    "/api/tables/{id}/record": {},
    "/api/tables/{id}/vacation": {"days": 1},
    "/api/tables/{id}/proposal": {"what": "pause"},
    "/api/tables/{id}/proposal/{number}": {"yes": True},
    "/api/tables/{id}/chat/{number}/report": {},
}
"""What is sent along the roads that want something."""
TO_TABLES = ("/api/tables/{", "/api/me/tables/{")
ROADS = [endpoint for endpoint in ENDPOINTS if endpoint.path.startswith(TO_TABLES)]


async def table_that_is(state: str, site: Site, host: Player, **doors: Any) -> str:
    """The id of the host's table, on the second seat of which Illa sits, or nobody yet."""
    if state == "waiting":
        made = await host.make(ME, {**ME, "name": "Illa"}, OPEN, **doors)
        return str(made["id"])
    seed, match = ended(2) if state == "over" else search(2, lambda _: True)
    seats = [Sitting("human", host.id), Sitting("human", host.id, "Illa")]
    return await plant(site.house.store, seed, match, seats, **doors)


async def walked(host: str, table: str, cookie: str) -> dict[str, Any]:
    """What is told on every road to a table, the live one included."""
    told: dict[str, Any] = {}
    headers = {"cookie": cookie} if cookie else {}
    async with httpx.AsyncClient(base_url=f"http://{host}", headers=headers) as web:
        for road in ROADS:
            path = road.path.replace("{id}", table).replace("{seat}", "0").replace("{line}", "1")
            path = path.replace("{number}", "1").replace("{voice}", "1")
            body = None if road.method == "GET" else BODIES.get(road.path)
            answer = await web.request(road.method, path, json=body)
            told[f"{road.method} {road.path}"] = answer.json()
    async with Browser(await dial(host, table, cookie)) as browser:
        told["live"] = (await browser.receive())["problem"]
        await browser.wire.wait_closed()
        assert browser.wire.close_code == 4403
    return told


@asynccontextmanager
async def guests(site: Site) -> AsyncIterator[tuple[Player, Player]]:
    """The host, who has a name, and somebody else."""
    async with Player(site.host) as host, Player(site.host) as other:
        await host.web.put("/api/me", json={"name": "Quilla"})
        yield host, other


def test_no_road_to_a_table_is_forgotten(settings: Settings):
    """Whatever else will lead to a table stands among the endpoints, and is walked below."""
    routes = application(settings, Door(settings)).routes
    paths = {each.path for each in routes if isinstance(each, Route | WebSocketRoute)}
    to_tables = {path for path in paths if path.startswith(TO_TABLES)}
    assert to_tables == {road.path for road in ROADS} | {LIVE}


@pytest.mark.parametrize("state", ["waiting", "playing", "over"])
async def test_no_road_tells_anything_of_a_locked_table(site: Site, state: str):
    async with guests(site) as (host, other):
        table = await table_that_is(state, site, host, password=PASSWORD)
        code = (await host.get(f"/api/tables/{table}"))["code"]
        facts = {"game": "machu_picchu", "host": "Quilla"}
        locked = {"code": "locked", "rule": None, "facts": facts}
        for key in (table, code):
            for cookie in ("", other.cookie):
                told = await walked(site.host, key, cookie)
                assert told.pop(f"POST {ENTER}")["code"] == "wrong-password"
                assert told == dict.fromkeys(told, locked)
                assert len(told) == len(ROADS)


@pytest.mark.parametrize("state", ["playing", "over"])
@pytest.mark.parametrize("password", [None, PASSWORD])
async def test_no_road_tells_anything_of_a_game_for_its_players_only(
    site: Site, state: str, password: str | None
):
    """Not even to somebody who knows the password."""
    async with guests(site) as (host, other):
        table = await table_that_is(state, site, host, password=password, onlookers=False)
        if password is not None:
            told = await other.post(f"/api/tables/{table}/enter", {"password": password}, 403)
            assert told["code"] == "players-only"
        told = await walked(site.host, table, other.cookie)
        assert {json.dumps(each) for each in told.values()} == {
            '{"code": "players-only", "rule": null, "facts": {}}'
        }
        if password is None:
            told = await walked(site.host, table, "")
            assert {each["code"] for each in told.values()} == {"players-only"}
        async with await host.open(table) as browser:
            assert not browser.table["onlookers"]
        if state == "over":
            assert (await host.web.get(f"/api/tables/{table}/record")).status_code == 200


async def test_a_password_is_given_once(either: Settings):
    """And still holds after a restart; the log says nothing of it."""
    async with running(either) as site, Player(site.host) as host, Player(site.host) as friend:
        made = await host.make(ME, OPEN, password=PASSWORD)
        assert made["locked"]
        async with await host.open(made["id"]) as watching:
            path = f"/api/tables/{made['code']}/enter"
            assert (await friend.post(path, {"password": PASSWORD}))["id"] == made["id"]
            await friend.post(path, {"password": "whatever"})
            await watching.until(lambda frame: frame["type"] == "changed")
            assert watching.chat == []
            assert watching.version == 2
        cookie = friend.cookie
    async with running(either) as site:
        async with Browser(await dial(site.host, made["id"], cookie)) as browser:
            await browser.hello()
            assert browser.table["seats"][1]["kind"] == "open"
        async with Player(site.host) as again:
            again.web.headers["cookie"] = cookie
            assert (await again.seat(made["id"], 1, "take"))["status"] == "playing"


async def test_a_guest_without_a_cookie_enters_and_has_one_from_then_on(site: Site):
    async with Player(site.host) as host:
        made = await host.make(ME, OPEN, password=PASSWORD)
        new = Player(site.host)
        await new.post(f"/api/tables/{made['id']}/enter", {"password": PASSWORD})
        assert (await new.get(f"/api/tables/{made['id']}"))["code"] == made["code"]
        await new.web.aclose()


async def test_whoever_enters_at_one_process_is_admitted_at_the_other(tmp_path: Path, cluster: str):
    shared = quick(tmp_path / "data", await new_database(cluster))
    async with running(shared) as here, running(shared) as there, guests(here) as (host, friend):
        made = await host.make(ME, OPEN, password=PASSWORD)
        elsewhere = Browser(await dial(there.host, made["id"], friend.cookie))
        assert (await elsewhere.receive())["problem"]["code"] == "locked"
        await friend.post(f"/api/tables/{made['id']}/enter", {"password": PASSWORD})
        async with Browser(await dial(there.host, made["id"], friend.cookie)) as browser:
            await browser.hello()
            assert browser.table["code"] == made["code"]


async def test_the_same_password_from_another_keyboard(site: Site):
    """Accents may be one sign or two, and a phone adds a space; capitals matter."""
    async with Player(site.host) as host, Player(site.host) as friend:
        made = await host.make(ME, OPEN, password=PASSWORD)
        path = f"/api/tables/{made['id']}/enter"
        told = await friend.post(path, {"password": PASSWORD.upper()}, 403)
        assert told["code"] == "wrong-password"
        await friend.post(path, {"password": f"{unicodedata.normalize('NFD', PASSWORD)} "})


@pytest.mark.parametrize(
    ("password", "problem"),
    [("", "password-empty"), (" \t ", "password-empty"), ("x" * 65, "password-too-long")],
)
async def test_a_password_has_1_to_64_characters(site: Site, password: str, problem: str):
    body = {"game": "machu_picchu", "seats": [ME, OPEN], "password": password}
    async with Player(site.host) as host, Player(site.host) as friend:
        assert (await host.post("/api/tables", body, 400))["code"] == problem
        made = await host.make(ME, OPEN, password="x" * 64)
        told = await friend.post(f"/api/tables/{made['id']}/enter", {"password": password}, 400)
        assert told["code"] == problem


async def test_only_a_salted_hash_is_kept(settings: Settings):
    async with running(settings) as site, Player(site.host) as host:
        tables = [await host.make(ME, OPEN, password="tampumachay") for _ in range(2)]
        heads = [await site.house.store.head(made["id"]) for made in tables]
        kept = [head.password for head in heads if head is not None and head.password]
        assert len(set(kept)) == 2
        assert all(each.startswith("scrypt$") for each in kept)
    content = b"".join(file.read_bytes() for file in settings.data.iterdir() if file.is_file())
    assert b"tampumachay" not in content


async def test_the_lists_show_of_a_locked_table_that_it_is_there(site: Site):
    async with guests(site) as (host, other):
        made = await host.make(ME, OPEN, password=PASSWORD)
        await host.make(ME, OPEN, password=PASSWORD, listed=False)
        plain = await host.make(ME, OPEN)
        shown = {"id": made["id"], "game": "machu_picchu", "host": "Quilla"}
        told = await other.get("/api/tables")
        assert told["locked"] == [shown]
        assert [table["id"] for table in told["open"]] == [plain["id"]]
        assert made["code"] not in json.dumps(told)
        told = await host.get("/api/tables")
        assert told["locked"] == []
        assert len(told["mine"]) == 3
        await other.post(f"/api/tables/{made['id']}/enter", {"password": PASSWORD})
        told = await other.get("/api/tables")
        assert told["locked"] == []
        assert {table["id"] for table in told["open"]} == {made["id"], plain["id"]}


async def test_the_return_game_has_the_same_doors_and_knows_whom_they_admit(site: Site):
    async with guests(site) as (host, other), Player(site.host) as onlooker:
        seed, match = ended(2)
        seats = [Sitting("human", host.id), Sitting("human", other.id)]
        table = await plant(site.house.store, seed, match, seats, password=PASSWORD)
        await onlooker.post(f"/api/tables/{table}/enter", {"password": PASSWORD})
        again = await other.post(f"/api/tables/{table}/again")
        assert again["locked"]
        assert again["hosted"]
        for each in (host, other, onlooker):
            await each.get(f"/api/tables/{again['id']}")
        async with Player(site.host) as stranger:
            assert (await stranger.get(f"/api/tables/{again['code']}", 403))["code"] == "locked"


async def test_the_return_game_of_a_game_for_players_only_is_for_its_players_only(site: Site):
    """A host who gave up the own seat could ask for it, and is told no more than others."""
    async with guests(site) as (host, other), Player(site.host) as stranger:
        seed, match = ended(2)
        seats = [Sitting("bot", name="Misti"), Sitting("human", other.id)]
        table = await plant(site.house.store, seed, match, [host.id, *seats[1:]], onlookers=False)
        here = await site.house.lobby.find(table)
        here.history.seatings.append((here.history.version, seats))
        again = await other.post(f"/api/tables/{table}/again")
        assert not again["onlookers"]
        assert (await host.post(f"/api/tables/{table}/again", None, 403))["code"] == "players-only"
        for each in (host, stranger):
            told = await each.get(f"/api/tables/{again['id']}", 403)
            assert told["code"] == "players-only"


async def test_an_admission_is_forgotten_with_its_guest(settings: Settings):
    async with running(settings) as site, guests(site) as (host, other):
        seed, match = ended(2)
        seats = [Sitting("human", host.id), Sitting("human", host.id, "Illa")]
        table = await plant(site.house.store, seed, match, seats, password=PASSWORD)
        await other.post(f"/api/tables/{table}/enter", {"password": PASSWORD})
        again = await host.post(f"/api/tables/{table}/again")
        kept = await kept_of(site.house.store, other.id)
        assert {each.id for each in kept.tables} == {table, again["id"]}
        for line in await forget(site.house.store, other.id):
            await site.house.steward.heard(line)
        assert (await kept_of(site.house.store, other.id)).tables == []
        here = await site.house.lobby.find(table)
        assert other.id not in here.history.admitted
    store = await Store.open(settings.database)
    await store.close()
    assert other.id.encode() not in (settings.data / "tampu.sqlite3").read_bytes()


# ---- guessing ----


async def guessed(player: Player, table: str, times: int) -> list[str]:
    """The codes of so many wrong guesses."""
    path = f"/api/tables/{table}/enter"
    answers = [await player.web.post(path, json={"password": "x"}) for _ in range(times)]
    for answer in answers:
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"] > 60
    return [answer.json()["code"] for answer in answers]


WRONG, MANY = "wrong-password", "too-many-passwords"


async def test_a_guest_guesses_only_so_often(tmp_path: Path):
    limits = replace(GENEROUS, passwords_at_once=2, passwords_per_minute=0.1)
    settings = quick(tmp_path / "data", None, limits)
    async with running(settings) as site, guests(site) as (host, other):
        one, two = [(await host.make(ME, OPEN, password=PASSWORD))["id"] for _ in range(2)]
        assert await guessed(other, one, 1) == [WRONG]
        assert await guessed(other, two, 2) == [WRONG, MANY]
        told = await other.post(f"/api/tables/{one}/enter", {"password": PASSWORD}, 429)
        assert told["code"] == MANY
        async with Player(site.host) as friend:
            await friend.post(f"/api/tables/{one}/enter", {"password": PASSWORD})


async def test_dropping_the_cookie_does_not_help_to_guess(tmp_path: Path):
    """Five guests may share one address, and one table."""
    limits = replace(GENEROUS, passwords_at_once=1, passwords_per_minute=0.01)
    settings = quick(tmp_path / "data", None, limits)
    async with running(settings) as site, guests(site) as (host, other):
        made = await host.make(ME, OPEN, password=PASSWORD)
        codes = []
        for _ in range(6):
            other.web.cookies.clear()
            codes += await guessed(other, made["id"], 1)
        assert codes == [WRONG] * 5 + [MANY]
        await host.get(f"/api/tables/{made['id']}")


async def test_one_table_is_guessed_at_only_so_often_from_wherever(tmp_path: Path):
    limits = replace(GENEROUS, passwords_at_once=1, passwords_per_minute=0.01)
    settings = replace(quick(tmp_path / "data", None, limits), proxies=("127.0.0.1",))
    async with running(settings) as site, Player(site.host) as host, Player(site.host) as other:
        one, two = [(await host.make(ME, OPEN, password=PASSWORD))["id"] for _ in range(2)]
        codes = []
        for number in range(6):
            other.web.cookies.clear()
            other.web.headers["x-forwarded-for"] = f"192.0.2.{number}"
            codes += await guessed(other, one, 1)
        assert codes == [WRONG] * 5 + [MANY]
        other.web.headers["x-forwarded-for"] = "192.0.2.77"
        assert await guessed(other, two, 1) == [WRONG]


def test_guessing_is_slow_by_default():
    """At one table some ten thousand guesses a day, wherever they come from."""
    assert Limits().passwords_per_minute * 5 * 60 * 24 < 20_000


# ---- players only ----


async def test_whoever_has_the_link_may_come_while_a_seat_is_free(site: Site):
    """And is sent away when the game begins without them: not a frame of it is told."""
    async with guests(site) as (host, friend), Player(site.host) as onlooker:
        made = await host.make(ME, OPEN, onlookers=False)
        async with await onlooker.open(made["id"]) as looking:
            assert looking.table["status"] == "waiting"
            version = looking.version
            asking = asyncio.create_task(greeting_on(looking))
            hearing = asyncio.create_task(all_frames(looking))
            await friend.seat(made["id"], 1, "take")
            told = await asyncio.wait_for(hearing, 20)
            asking.cancel()
            assert looking.wire.close_code == 1012
            assert {each["type"] for each in told} <= {"position", "changed", "refused"}
            assert {each["problem"]["code"] for each in told if "problem" in each} == {
                "players-only"
            }
            seen = [each for each in told if "table" in each]
            assert all(each["version"] == version for each in seen)
            assert all(each["table"]["status"] == "waiting" for each in seen)
        roads = await walked(site.host, made["id"], onlooker.cookie)
        assert {each["code"] for each in roads.values()} == {"players-only"}
        async with await friend.open(made["id"]) as playing:
            assert playing.table["status"] == "playing"


async def greeting_on(browser: Browser) -> None:
    """Ask for a fresh position again and again."""
    while True:
        await browser.send(type="hello")
        await asyncio.sleep(0.002)


async def all_frames(browser: Browser) -> list[dict[str, Any]]:
    """What came until the connection ended."""
    frames = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            frames.append(json.loads(await browser.wire.recv()))
    return frames


async def test_a_seat_that_becomes_free_may_be_taken_in_mid_game(site: Site):
    async with guests(site) as (host, friend), Player(site.host) as other:
        made = await host.make(ME, OPEN, onlookers=False)
        await friend.seat(made["id"], 1, "take")
        assert (await other.get(f"/api/tables/{made['id']}", 403))["code"] == "players-only"
        await friend.seat(made["id"], 1, "leave")
        assert (await other.seat(made["id"], 1, "take"))["seats"][1]["mine"]
        await friend.get(f"/api/tables/{made['id']}")


async def test_whoever_has_a_kept_seat_and_a_host_without_one_may_look(site: Site):
    async with guests(site) as (host, friend):
        made = await host.make(BOT, OPEN, onlookers=False, password=PASSWORD)
        path = f"/api/tables/{made['id']}"
        await friend.post(f"{path}/enter", {"password": PASSWORD})
        await friend.seat(made["id"], 1, "take")
        await friend.seat(made["id"], 1, "bot", level="random")
        assert (await friend.get(path))["seats"][1]["yours"]
        assert (await host.get(path))["hosted"]
