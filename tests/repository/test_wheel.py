"""The wheel alone is enough: in an empty environment it serves a table one can play at."""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.repository.wheels import PATIENCE, ROOT, installed_in, run, serving
from tools import compile_engines

SOON = 5.0
"""Seconds after which the page of an installed wheel answers at the latest."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600), pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    return installed_in(wheel.parent / "empty", wheel)


@pytest.fixture
def site(installed: Path, tmp_path: Path) -> Iterator[str]:
    with serving(installed, tmp_path) as address:
        yield address


def test_the_page_answers_soon_after_the_install(wheel: Path, tmp_path: Path):
    """Nothing is built, fetched or compiled any more: the first start is like the others."""
    programs = installed_in(tmp_path / "fresh", wheel)
    began = time.monotonic()
    with serving(programs, tmp_path) as site:
        assert "<html" in httpx.get(f"http://{site}/").text
        took = time.monotonic() - began
        assert httpx.get(f"http://{site}/health").json()["status"] == "ok"
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    assert took < SOON * busy


def hear(table: ClientConnection, kind: str) -> dict[str, Any]:
    """The next frame of this kind."""
    while True:
        frame: dict[str, Any] = json.loads(table.recv(PATIENCE))
        assert frame["type"] != "refused", frame
        if frame["type"] == kind:
            return frame


def test_the_engines_in_the_wheel_are_compiled_where_a_compiler_is(wheel: Path, installed: Path):
    compiled = compile_engines.compiler() is not None
    assert wheel.name.endswith("-py3-none-any.whl") is not compiled
    question = (
        "import tampu.core.contract as c, tampu.plain as p; print(p.is_compiled(c), c.__file__)"
    )
    answer, file = run(installed / "python", "-c", question, cwd=wheel.parent).split()
    assert answer == str(compiled)
    assert Path(file).is_relative_to(installed.parent)
    assert (Path(file).parent.name == "native") is compiled


def test_the_installed_command_lists_the_games(installed: Path, tmp_path: Path):
    games = json.loads(run(installed / "tampu", "games", "--json", cwd=tmp_path))
    assert "machu_picchu" in json.dumps(games)


def test_the_installed_server_shows_the_page_and_all_its_parts(site: str):
    page = httpx.get(f"http://{site}/")
    assert page.headers["content-type"].startswith("text/html")
    parts = [word.split('"')[0] for word in page.text.split('="/')[1:]]
    assert any(part.endswith(".js") for part in parts)
    for part in parts:
        assert httpx.get(f"http://{site}/{part}").status_code == 200, part


def test_a_guest_plays_against_bots_on_the_installed_server(site: str):
    with httpx.Client(base_url=f"http://{site}", headers={"origin": f"http://{site}"}) as guest:
        guest.put("/api/me", json={"name": "Killa"}).raise_for_status()
        seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
        made = guest.post("/api/tables", json={"game": "machu_picchu", "seats": seats})
        made.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    address = f"ws://{site}/api/tables/{made.json()['id']}/live"
    headers = {"cookie": cookie}
    with connect(address, origin=Origin(f"http://{site}"), additional_headers=headers) as table:
        table.send(json.dumps({"type": "hello"}))
        told = hear(table, "position")
        while not told["seen"][0]["actions"]:
            told = hear(table, "changed")
        mine = told["seen"][0]
        act = {"id": "first", "seat": 0, "action": mine["actions"][0], "line": mine["line"]}
        table.send(json.dumps({"type": "act"} | act))
        done = hear(table, "done")
    assert done["id"] == "first"
    assert done["line"] > mine["line"]
