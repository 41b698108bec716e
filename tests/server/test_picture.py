"""Pictures of tables: the page's own boards, nothing secret, and what an address says of itself."""

import io
import os
import re
import time
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from PIL import Image

from tampu.core.aside import row_of
from tampu.core.luck import Stream
from tampu.core.play import Match
from tampu.core.play import replay as replayed
from tampu.core.record import write_record
from tampu.games import KEYS, figures, game
from tampu.server import painter, records
from tampu.server.journal import Sitting
from tests.server.planted import ended, plant, search
from tests.server.player import ME, OPEN, Player
from tests.server.running import GENEROUS, Site, quick, running

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {
    "machu_picchu": "4-all_depots_full.txt",
    "cuzco_kramer": "4-bots-1.txt",
    "inca_empire": "4-builders-1.txt",
    "cuzco_feld": "4-off-canonical-off-off-1.txt",
}
NASTY = '"><b>&Co</b>'
needs_boards = pytest.mark.skipif(
    painter.missing() is not None, reason="`make web` has not built the boards"
)


def played(key: str) -> Match:
    """A game for four to its end."""
    text = (RECORDS / key / GAMES[key]).read_text()
    record, kind = records.parsed(text)
    return replayed(kind, record)


async def planted(site: Site, guest: Player, match: Match, **doors: Any) -> str:
    """A table where this match was played, by the guest and three others with names."""
    names = ("Bruno", "Chaska", "Wayra")
    seats = [Sitting("human", guest.id), *(Sitting("human", guest.id, name) for name in names)]
    return await plant(site.house.store, "0" * 64, match, seats[: match.header.seats], **doors)


async def asked(site: Site, path: str, **headers: str) -> httpx.Response:
    """As a chat program asks: without a cookie."""
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=f"http://{site.host}", timeout=60) as web:
        return await web.get(path, headers=told)


async def picture(site: Site, path: str) -> Image.Image:
    answer = await asked(site, path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert "content-encoding" not in answer.headers
    return Image.open(io.BytesIO(answer.content)).convert("RGB")


async def said(site: Site, path: str, **headers: str) -> dict[str, str]:
    """What the head of the page at this address says."""
    text = (await asked(site, path, **headers)).text
    tags = re.findall(
        r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)" />', text
    )
    return {name: unescape(value) for name, value in tags}


def colours(image: Image.Image) -> int:
    """How many colours the board itself has."""
    return len(image.crop((0, 0, 860, 630)).getcolors(1 << 20) or [])


# ---- the pictures ----


@needs_boards
@pytest.mark.parametrize("key", KEYS)
async def test_every_line_of_a_finished_game_has_a_picture_of_its_own(site: Site, key: str):
    async with Player(site.host) as guest:
        match = played(key)
        table = await planted(site, guest, match)
        path = f"/api/tables/{table}/picture"
        lines = len(match.steps)
        images = [await picture(site, f"{path}?line={line}") for line in (0, lines // 2, lines)]
        images.append(await picture(site, f"{path}?line={lines}&lang=fr"))
    assert {image.size for image in images} == {(1200, 630)}
    assert len({image.tobytes() for image in images}) == len(images)
    boards = [image.crop((0, 0, 860, 630)).tobytes() for image in images[:3]]
    assert len(set(boards)) == len(boards)
    assert min(map(colours, images)) > 500


@needs_boards
@pytest.mark.parametrize("key", KEYS)
def test_a_drawing_names_no_variable_and_no_web_page(key: str):
    """All of it stands in the drawing itself, and every place is somewhere."""
    match = played(key)
    for line in (0, len(match.steps) // 3, len(match.steps)):
        svg = painter.drawn(position_of(match, line))
        assert svg.startswith("<svg")
        for wrong in ("var(", "NaN", "undefined", "Infinity", "color-mix", "<div", "<button"):
            assert wrong not in svg
        assert len(svg) > 50_000


def position_of(match: Match, line: int, names: tuple[str | None, ...] = ()) -> painter.Position:
    view = msgspec.json.encode(match.state_after(line).view(None))
    seats = match.header.seats
    called = [*names, *"ABCD"][:seats]
    return painter.Position(1, 20.0, "en", line, match.game.key, view, called)


@needs_boards
def test_names_of_any_kind_can_be_written():
    match = played("machu_picchu")
    names = ("<script>&amp;", "長い名前" * 6, "W" * 24, None)
    svg = painter.drawn(position_of(match, 9, names))
    assert "&lt;script" in svg
    assert "<script" not in svg
    assert "Seat 4" in svg
    assert painter.painted(position_of(match, 9, names)).startswith(b"\x89PNG")


@needs_boards
async def test_the_picture_of_a_record_is_that_of_its_game(site: Site):
    match = played("cuzco_kramer")
    text = (RECORDS / "cuzco_kramer" / GAMES["cuzco_kramer"]).read_text()
    async with Player(site.host) as guest:
        kept = (await guest.post("/api/records", {"text": text}))["id"]
        table = await planted(site, guest, match)
    path = f"/api/records/{kept}/picture"
    part = await picture(site, f"{path}?line=150")
    own = await picture(site, f"/api/tables/{table}/picture?line=150")
    board = (0, 0, 860, 630)
    assert part.crop(board).tobytes() == own.crop(board).tobytes()
    assert part.tobytes() != (await picture(site, path)).tobytes()
    beyond = await asked(site, f"{path}?line=99999")
    assert (beyond.status_code, beyond.json()["code"]) == (404, "no-such-line")
    assert (await asked(site, "/api/records/nothing/picture")).json()["code"] == "no-such-record"


def told_in_an_address(match: Match, line: int, rows: int) -> str:
    """So many rows of a match, as an address of the page tells them."""
    return quote(";".join(row_of(step.line) for step in match.steps[line : line + rows]), safe="")


@needs_boards
@pytest.mark.parametrize("key", KEYS)
async def test_a_line_beside_a_game_has_a_picture_of_where_it_leads(site: Site, key: str):
    match, line = played(key), 12
    text = (RECORDS / key / GAMES[key]).read_text()
    async with Player(site.host) as guest:
        table = await planted(site, guest, match)
        kept = (await guest.post("/api/records", {"text": text}))["id"]
        body = {"line": line, "rows": [row_of(step.line) for step in match.steps[line : line + 20]]}
        leads_to = len((await guest.post(f"/api/tables/{table}/aside", body))["rows"])
    rows = told_in_an_address(match, line, 20)
    board = (0, 0, 860, 630)
    for where in (f"tables/{table}", f"records/{kept}"):
        path = f"/api/{where}/picture?line="
        beside = await picture(site, f"{path}{line}&rows={rows}")
        own = await picture(site, f"{path}{line + leads_to}")
        assert beside.crop(board).tobytes() == own.crop(board).tobytes()
        assert beside.tobytes() != own.tobytes()


@needs_boards
async def test_rows_that_lead_nowhere_are_refused_clearly(site: Site):
    match = played("machu_picchu")
    async with Player(site.host) as guest:
        table = await planted(site, guest, match)
        kept = (await guest.post("/api/records", {"text": write_record(match.record)}))["id"]
    line = next(n for n, step in enumerate(match.steps) if step.line.text.startswith("card"))
    seat = "ABCD"[match.steps[line].line.seat]
    for where in (f"tables/{table}", f"records/{kept}"):
        path = f"/api/{where}/picture?line={line}&rows="
        for rows, code in (
            ("dance", "not-an-action"),
            (f"{seat}: dance", "not-an-action"),
            (f"{seat}: stair W", "refused"),
            ("x" * 8001, "bad-message"),
        ):
            told = await asked(site, path + quote(rows))
            assert told.json()["code"] == code
            assert told.status_code in (400, 409)
        assert (await asked(site, f"/api/{where}/picture?rows=A")).json()["code"] == "bad-message"


async def test_beside_a_running_game_nothing_is_drawn(site: Site):
    seed, match = search(2, lambda match: len(match.steps) > 30)
    async with Player(site.host) as guest:
        table = await plant(site.house.store, seed, match, [guest.id, guest.id])
        rows = told_in_an_address(match, 5, 2)
        told = await guest.get(f"/api/tables/{table}/picture?line=5&rows={rows}", 409)
        assert told["code"] == "not-over"
        head = await said(site, f"/table/{table}/5?line={rows}")
        assert "rows" not in head.get("og:image", "")
        assert "What if" not in head["og:description"]


@needs_boards
async def test_a_picture_is_painted_once_however_many_ask(site: Site):
    async with Player(site.host) as guest:
        table = await planted(site, guest, played("machu_picchu"))
        path = f"/api/tables/{table}/picture?line=20"
        first = (await asked(site, path)).content
        await site.house.painters._staff._processes[0].end()
        begun = time.perf_counter()
        assert (await asked(site, path)).content == first
        assert time.perf_counter() - begun < 1
        assert not site.house.painters._staff._processes[0].idle


@needs_boards
async def test_a_painter_is_more_patient_than_bots(site: Site):
    async with Player(site.host) as guest:
        table = await planted(site, guest, played("machu_picchu"))
        await picture(site, f"/api/tables/{table}/picture")
        process = site.house.painters._staff._processes[0]._process
        assert process is not None
        patience = os.getpriority(os.PRIO_PROCESS, process.pid)
        assert patience == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 15)


@needs_boards
async def test_a_painter_that_takes_too_long_is_given_up_and_the_next_paints(tmp_path: Path):
    limits = replace(GENEROUS, picture_seconds=0.0001)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as guest:
        table = await planted(site, guest, played("machu_picchu"))
        told = await asked(site, f"/api/tables/{table}/picture")
        assert (told.status_code, told.json()["code"]) == (503, "too-much-work")
        site.house.painters._limits = GENEROUS
        await picture(site, f"/api/tables/{table}/picture")


# ---- nothing secret ----


@needs_boards
@pytest.mark.parametrize("key", KEYS)
async def test_a_running_game_is_shown_as_an_onlooker_sees_it(site: Site, key: str):
    """To a player, too; and so it stays when all that is hidden is dealt anew."""
    whole = played(key)
    match = whole.prefix(len(whole.steps) // 2)
    async with Player(site.host) as guest:
        table = await planted(site, guest, match)
        path = f"/api/tables/{table}/picture"
        strange = (await asked(site, path)).content
        assert (await guest.web.get(path, timeout=60)).content == strange
        names = [each["name"] for each in (await guest.get(f"/api/tables/{table}"))["seats"]]
    other = match.state.copy()
    other.redeal(-1, Stream(7))
    view = msgspec.json.encode(other.view(None))
    told = painter.Position(1, 20.0, "en", None, key, view, names)
    assert painter.painted(told) == strange


async def test_a_running_game_has_no_pictures_of_its_past(site: Site):
    seed, match = search(2, lambda match: len(match.steps) > 30)
    async with Player(site.host) as guest:
        table = await plant(site.house.store, seed, match, [guest.id, guest.id])
        for line in (0, 5):
            told = await guest.get(f"/api/tables/{table}/picture?line={line}", 409)
            assert told["code"] == "not-over"
        assert "line=" not in (await said(site, f"/table/{table}/5")).get("og:image", "")


@pytest.mark.parametrize("over", [False, True])
async def test_a_locked_table_has_no_picture_and_says_its_game_only(site: Site, over: bool):
    seed, match = ended(2) if over else search(2, lambda _: True)
    async with Player(site.host) as guest:
        await guest.web.put("/api/me", json={"name": "Quilla"})
        people = [guest.id, guest.id]
        table = await plant(site.house.store, seed, match, people, password="ñusta 7")
        code = (await guest.get(f"/api/tables/{table}"))["code"]
    for path in (f"/api/tables/{table}/picture", f"/api/tables/{table}/picture?line=3"):
        assert (await asked(site, path)).json()["code"] == "locked"
    for path in (f"/table/{table}", f"/table/{table}/3", f"/join/{code}"):
        told = await said(site, path)
        assert told["og:title"] == "Machu Picchu"
        assert told.keys().isdisjoint({"og:image", "og:description"})
        assert "Quilla" not in str(told)


async def test_a_table_for_its_players_only_says_nothing(site: Site):
    seed, match = ended(2)
    async with Player(site.host) as guest:
        people = [guest.id, guest.id]
        table = await plant(site.house.store, seed, match, people, onlookers=False)
    assert (await asked(site, f"/api/tables/{table}/picture")).json()["code"] == "players-only"
    assert await said(site, f"/table/{table}") == {}


async def test_whoever_tries_addresses_learns_no_more_than_by_asking(tmp_path: Path):
    """The head of a page is no way around the limit for wrong keys."""
    limits = replace(GENEROUS, wrong_keys_per_minute=0.001, wrong_keys_at_once=3)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as guest:
        table = (await guest.make(ME, OPEN))["code"]
        assert (await said(site, f"/join/{table}"))["og:title"] == "Machu Picchu"
        for number in range(4):
            assert await said(site, f"/join/wrong-wrong-{number}") == {}
        assert await said(site, f"/join/{table}") == {}


async def test_one_wrong_address_is_one_mistake(tmp_path: Path):
    """Though the page and its head both ask for it; two that differ are two."""
    limits = replace(GENEROUS, wrong_keys_per_minute=0.001, wrong_keys_at_once=3)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as guest:
        for number in range(3):
            assert await said(site, f"/join/wrong-wrong-{number}") == {}
            if number < 2:
                assert (await guest.get(f"/api/tables/wrong-wrong-{number}", 404))["code"]
        assert (await guest.get("/api/tables/wrong-wrong-3", 429))["code"] == "too-fast"


# ---- what an address says of itself ----


async def test_an_address_says_what_is_played_there(site: Site):
    async with Player(site.host) as guest:
        await guest.web.put("/api/me", json={"name": NASTY})
        match = played("cuzco_kramer")
        table = await planted(site, guest, match)
    page = (await asked(site, f"/table/{table}/37")).text
    assert NASTY not in page
    told = await said(site, f"/table/{table}/37", accept_language="de, fr-CH;q=0.8, en")
    base = f"http://{site.host}"
    assert told["og:url"] == f"{base}/table/{table}/37"
    assert told["og:title"] == "Cuzco – les terrasses"
    lines = len(match.steps)
    assert told["og:description"] == f"Coup 37 sur {lines} · {NASTY}, Bruno, Chaska, Wayra"
    whole = await said(site, f"/table/{table}")
    scores = [int(score) for score in match.state.scores]
    assert whole["og:description"].endswith(f"Wayra {scores[3]}")
    if painter.missing() is None:
        assert told["twitter:card"] == "summary_large_image"
        assert told["og:image"] == f"{base}/api/tables/{table}/picture?line=37&lang=fr"
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        await picture(site, told["og:image"].removeprefix(base))


async def test_a_record_says_what_was_played(site: Site):
    text = (RECORDS / "inca_empire" / GAMES["inca_empire"]).read_text()
    async with Player(site.host) as guest:
        kept = (await guest.post("/api/records", {"text": text}))["id"]
    told = await said(site, f"/record/{kept}/12")
    assert told["og:title"] == "Inca Empire – the four quarters"
    assert told["og:description"] == "Move 12 · A, B, C, D"
    assert await said(site, "/record/nothing") == {}


async def test_a_line_beside_a_game_says_so_and_shows_where_it_leads(site: Site):
    match = played("machu_picchu")
    async with Player(site.host) as guest:
        table = await planted(site, guest, match)
        kept = (await guest.post("/api/records", {"text": write_record(match.record)}))["id"]
    rows = told_in_an_address(match, 12, 2)
    base = f"http://{site.host}"
    for page, where in (
        (f"/table/{table}", f"tables/{table}"),
        (f"/record/{kept}", f"records/{kept}"),
    ):
        told = await said(site, f"{page}/12?line={rows}", accept_language="fr")
        assert told["og:description"].startswith("Et si… – à partir du coup 12 · ")
        assert told["og:url"].startswith(f"{base}{page}/12?line=")
        if painter.missing() is None:
            assert told["og:image"] == f"{base}/api/{where}/picture?line=12&rows={rows}&lang=fr"
        far = await said(site, f"{page}/12?line={'x' * 8001}")
        assert "og:image" not in far
        nothing = await said(site, f"{page}/12?line=;")
        assert nothing["og:description"].startswith("Move 12")


@pytest.mark.parametrize("key", KEYS)
async def test_a_figure_says_what_stands_below_it(site: Site, key: str):
    for name in figures(key):
        told = await said(site, f"/figure/{key}/{name}/0")
        assert told["og:title"].startswith(("Machu Picchu", "Cuzco", "Inca Empire"))
        assert len(told["og:description"]) > 10
    beside = await said(site, f"/figure/{key}/{name}/0?line=A: dance")
    assert beside["og:description"].startswith("What if – from move 0 · ")


async def test_other_addresses_say_nothing_of_their_own(site: Site):
    for path in (
        "/",
        "/rules/machu_picchu",
        "/table/none",
        "/table/a/1/2",
        "/table/%2e%2e/1",
        "/figure/chess/one/0",
        "/figure/machu_picchu/none/0",
    ):
        assert await said(site, path) == {}


async def test_a_page_with_such_a_head_is_packed_and_asked_for_anew(site: Site):
    async with Player(site.host) as guest:
        table = await planted(site, guest, played("machu_picchu"))
    first = await asked(site, f"/table/{table}", accept_encoding="gzip")
    assert first.headers["content-encoding"] == "gzip"
    mark = first.headers["etag"]
    again = await asked(site, f"/table/{table}", accept_encoding="gzip", if_none_match=mark)
    assert (again.status_code, again.content) == (304, b"")
    other = await asked(site, "/table/none", accept_encoding="gzip", if_none_match=mark)
    assert other.status_code == 200


async def test_without_what_pictures_need_the_house_does_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(painter, "SCRIPT", tmp_path / "boards.js")
    async with running(quick(tmp_path / "data")) as site, Player(site.host) as guest:
        assert site.house.painters.missing == "boards.js"
        table = await planted(site, guest, played("machu_picchu"))
        told = await guest.get(f"/api/tables/{table}/picture", 501)
        assert told["code"] == "no-pictures"
        head = await said(site, f"/table/{table}")
        assert head["og:title"] == "Machu Picchu"
        assert head["twitter:card"] == "summary"
        assert "og:image" not in head


def test_every_game_has_a_picture():
    boards = Path(__file__).parents[2] / "web" / "boards"
    for key in KEYS:
        assert (boards / game(key).key / "picture.ts").is_file()
