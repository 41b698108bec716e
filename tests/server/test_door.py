"""Who comes in, who is shown out, and how long anybody may dawdle."""

import asyncio
import logging
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage

from tampu.server.door import RESERVED, Door, household
from tampu.server.logs import FEW, WHILE, Repeats
from tampu.server.porter import PROTECTION
from tampu.server.settings import Limits, Settings
from tests.server.player import ME, OPEN, Player, flooded
from tests.server.running import GENEROUS, quick, running

ELSEWHERE = "127.0.0.2"
"""Another address of this machine."""


def door(proxies: tuple[str, ...] = (), descriptors: int | None = None, **limits: Any) -> Door:
    told = replace(GENEROUS, **limits)
    return Door(Settings(Path(), limits=told, proxies=proxies), descriptors)


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_one_customer_is_one_household(address: str, home: str):
    assert household(address) == home


def test_an_address_has_only_so_many_connections():
    here = door(connections_per_address=2)
    assert [here.admit("a") for _ in range(3)] == [True, True, False]
    assert here.admit("b")
    here.leave("a")
    assert here.admit("a")
    assert here.inside == 3


def test_the_house_has_only_so_many_connections_and_keeps_descriptors_for_itself():
    here = door(connections=2)
    assert [here.admit(each) for each in "abc"] == [True, True, False]
    few = door(descriptors=RESERVED + 1)
    assert [few.admit(each) for each in "ab"] == [True, False]


def test_newcomers_from_one_address_come_one_after_the_other():
    here = door(connections_per_second=0.001, connections_at_once=1)
    assert [here.admit(each) for each in ("a", "a", "b")] == [True, False, True]


def test_whoever_was_shown_out_stays_outside_for_a_while():
    here = door(cut_seconds=60.0)
    here.show_out("a")
    assert [here.admit(each) for each in "ab"] == [False, True]
    soon = door(cut_seconds=0.0)
    soon.show_out("a")
    assert soon.admit("a")


def test_a_proxy_speaks_for_many():
    here = door(proxies=("p",), connections_per_address=1, cut_seconds=60.0)
    here.show_out("p")
    assert all(here.admit("p") for _ in range(5))


@pytest.mark.parametrize("ping", [True, False], ids=["control frames", "messages"])
async def test_a_flood_is_cut_at_once_and_its_address_stays_outside(tmp_path: Path, ping: bool):
    limits = Limits(cut_seconds=60.0)
    async with running(quick(tmp_path / "data", None, limits)) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        address = f"ws://{site.host}/api/tables/{made['id']}/live"
        async with await one.open(made["id"]) as player:
            wire = await connect(address, local_addr=(ELSEWHERE, 0))
            await flooded(wire, ping)
            assert wire.close_code == 1006
            assert site.house.door.cut == 1
            with pytest.raises((OSError, InvalidMessage)):
                await connect(address, local_addr=(ELSEWHERE, 0))
            await player.send(type="ping")
            await player.until(lambda frame: frame["type"] == "pong")


async def spoken(host: str, said: bytes, then: float = 0.0, more: bytes = b"") -> bytes:
    """What is answered to bytes on a bare connection until it ends."""
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(said)
    if more:
        await asyncio.sleep(then)
        writer.write(more)
    try:
        async with asyncio.timeout(20):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"G"])
async def test_a_silent_connection_is_ended(tmp_path: Path, said: bytes):
    limits = replace(GENEROUS, header_seconds=0.2)
    async with running(quick(tmp_path / "data", None, limits)) as site:
        assert await spoken(site.host, said) == b""
        assert site.house.door.inside == 0


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path):
    limits = replace(GENEROUS, body_seconds=0.2)
    head = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    async with running(quick(tmp_path / "data", None, limits)) as site:
        told = await spoken(site.host, head + b"connection: close\r\ncontent-length: 9\r\n\r\n{")
    assert told.startswith(b"HTTP/1.1 408")
    assert b'"too-slow"' in told


async def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path):
    limits = replace(GENEROUS, answer_seconds=0.3, body_seconds=30.0)
    head = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    async with running(quick(tmp_path / "data", None, limits)) as site:
        assert await spoken(site.host, head + b"content-length: 9\r\n\r\n{") == b""


async def test_a_request_of_two_lengths_is_refused(tmp_path: Path):
    head = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    two = b"connection: close\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"
    async with running(quick(tmp_path / "data")) as site:
        assert (await spoken(site.host, head + two)).startswith(b"HTTP/1.1 400")


async def test_a_request_for_another_house_is_refused(tmp_path: Path):
    settings = replace(quick(tmp_path / "data"), hosts=("tampu.example.org",))
    async with running(settings) as site, httpx.AsyncClient() as web:
        address = f"http://{site.host}/api/games"
        for host, status in (("tampu.example.org:8000", 200), ("evil.example.org", 421)):
            assert (await web.get(address, headers={"host": host})).status_code == status


async def test_every_answer_says_what_a_browser_may_make_of_it(tmp_path: Path):
    limits = replace(GENEROUS, requests_per_second=0.001, requests_at_once=4)
    async with (
        running(quick(tmp_path / "data", None, limits)) as site,
        httpx.AsyncClient(base_url=f"http://{site.host}") as web,
    ):
        paths = ("/", "/api/games", "/api/nothing", "/nothing/such.js", "/")
        answers = [await web.get(path) for path in paths]
    assert [answer.status_code for answer in answers][1:] == [200, 404, 404, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    for answer in answers:
        assert {key: answer.headers[key] for key in PROTECTION} == PROTECTION


def test_troubles_that_repeat_are_counted():
    seen = Repeats()
    lines = [logging.makeLogRecord({"msg": "no", "levelno": logging.ERROR}) for _ in range(50)]
    for line in lines:
        line.created = 1000.0
    assert sum(map(seen.filter, lines)) == FEW
    later = logging.makeLogRecord({"msg": "no", "levelno": logging.ERROR})
    later.created = 1000.0 + WHILE + 1
    assert seen.filter(later)
    assert later.__dict__["facts"] == {"repeated": 50 - FEW}
    assert all(seen.filter(logging.makeLogRecord({"msg": "yes", "levelno": 20})) for _ in range(50))


HANGING = """
import asyncio, sys, time
from tampu.server import house, serve
serve.LAST_RESORT = 1.0
start = house.House.start
async def hang(self):
    await start(self)
    asyncio.get_running_loop().run_in_executor(None, time.sleep, 300)
house.House.start = hang
serve.serve(port=0, data=sys.argv[1])
"""


def test_the_server_stops_whatever_hangs(tmp_path: Path):
    command = [sys.executable, "-c", HANGING, str(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().partition(" ")[2].strip()
    assert httpx.get(f"{address}health", timeout=30.0).status_code == 200
    server.send_signal(signal.SIGTERM)
    assert server.wait(30) == 0
