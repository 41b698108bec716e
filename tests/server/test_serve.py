"""Starting and stopping, health, and what stands in the logs."""

import asyncio
import json
import random
import re
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tampu.server.serve import address, opened_door, serve
from tampu.server.settings import Settings
from tests.server.player import BOT, ME, Player, play_on
from tests.server.running import Process, Site, running


async def test_a_server_says_where_it_is_and_stops_politely(tmp_path: Path):
    process = Process(tmp_path / "data")
    process.start()
    await process.ready()
    assert f"Tampu: http://{process.host}/" in process.log.read_text()
    async with Player(process.host) as one:
        made = await one.make(BOT, BOT)
        browser = await one.open(made["id"])
        await browser.until(lambda frame: frame["type"] == "changed")
        assert await asyncio.to_thread(process.stop) == 0
        while browser.wire.close_code is None:
            try:
                await browser.receive()
            except Exception:
                break
        assert browser.wire.close_code == 1012


async def test_logs_are_json_and_hold_no_secrets(tmp_path: Path):
    process = Process(tmp_path / "data")
    process.start()
    await process.ready()
    async with Player(process.host) as one:
        await one.web.put("/api/me", json={"name": "Quillaquilla"})
        made = await one.make({**ME, "name": "Samisami"}, {**ME, "name": "Illailla"})
        async with await one.open(made["id"]) as both:
            await both.send(type="say", text="whisperwhisper")
            await play_on({0: both, 1: both}, random.Random(1))
        record = (await one.web.get(f"/api/tables/{made['id']}/record")).text
        cookie = one.web.cookies["tampu_guest"]
        await one.web.get("/api/tables", headers={"cookie": "tampu_guest=forgedforged"})
    process.stop()
    lines = process.log.read_text().splitlines()
    assert lines[0].startswith("Tampu: ")
    entries = [json.loads(line) for line in lines[1:] if not line.startswith(("/", " "))]
    assert {"start", "stop", "table-made", "request"} <= {entry["what"] for entry in entries}
    seed = re.search(r"seed: (\w+)", record)
    assert seed is not None
    key = (tmp_path / "data" / "secret.key").read_text()
    text = process.log.read_text()
    for secret in (cookie, one.id, "forgedforged", seed[1], key, "Quillaquilla", "Samisami",
                   "Illailla", "whisperwhisper", made["code"], "card ", "draw "):  # fmt: skip
        assert secret not in text


async def accesses(site: Site, caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """What stands in the access log after a few requests of each kind."""
    caplog.set_level("INFO", "tampu.server")
    async with Player(site.host) as one:
        made = await one.make(ME, BOT)
        await one.get("/api/tables/nothing", 404)
        await one.web.get("/")
        async with await one.open(made["id"]):
            pass
        with pytest.raises(ConnectionClosed):
            await (await one.open("nothing", hello=False)).until(lambda _: False)
        await asyncio.sleep(0.2)
    facts = [vars(record)["facts"] for record in caplog.records if record.msg == "request"]
    assert all(made["id"] not in str(each) and made["code"] not in str(each) for each in facts)
    return facts


async def test_every_access_is_a_line_without_the_address(
    site: Site, caplog: pytest.LogCaptureFixture
):
    found = await accesses(site, caplog)
    assert {(each["method"], each["path"], each["status"]) for each in found} >= {
        ("GET", "/api/me", 200),
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{id}", 404),
        ("GET", "/{path}", 200),
        ("GET", "/api/tables/{id}/live", 101),
        ("GET", "/api/tables/{id}/live", 404),
    }
    assert all(each.keys() == {"method", "path", "status", "ms"} for each in found)


async def test_addresses_are_logged_if_the_host_wants_them(
    settings: Settings, caplog: pytest.LogCaptureFixture
):
    async with running(replace(settings, log_addresses=True)) as site:
        assert {each["address"] for each in await accesses(site, caplog)} == {"127.0.0.1"}
    caplog.clear()
    async with running(replace(settings, log_requests=False)) as site:
        assert await accesses(site, caplog) == []


async def test_the_server_is_well(either_site: Site):
    async with httpx.AsyncClient(verify=False) as web:
        told = await web.get(f"http://{either_site.host}/health")
        assert (told.status_code, told.json()["status"]) == (200, "ok")
        assert told.json()["engines"] in ("plain", "native")


async def test_a_server_without_its_store_is_not_well(site: Site):
    await site.house.store.close()
    async with Player(site.host) as one:
        body = {"game": "machu_picchu", "seats": [ME, BOT]}
        answer = await one.web.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
        answer = await one.web.put("/api/me", json={"name": "Illa"})
        assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")


def test_a_door_that_is_taken_is_said_before_anything_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    with socket.create_server(("127.0.0.1", 0)) as door, pytest.raises(OSError, match="in use"):
        serve("127.0.0.1", door.getsockname()[1], tmp_path / "data")
    assert capsys.readouterr().out == ""
    assert not (tmp_path / "data").exists()


def test_the_address_that_is_shown_can_be_opened():
    with socket.create_server(("0.0.0.0", 0)) as door:
        assert address(door) == f"http://127.0.0.1:{door.getsockname()[1]}/"


def test_what_is_small_is_sent_at_once():
    """Else the second of two frames waits for the browser's late acknowledgement: 40 ms."""
    with opened_door("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        visitor, _ = door.accept()
        with visitor:
            assert visitor.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


def test_what_most_starts_do_not_need_is_not_loaded():
    """Migrations, the other database, the words and the tests' own tools: they cost a second."""
    heavy = ["alembic", "asyncpg", "fluent.runtime", "hypothesis", "rich", "schemathesis"]
    heavy += ["sqlalchemy.dialects.postgresql", "prometheus_client"]
    code = f"import sys, tampu.server.serve; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
