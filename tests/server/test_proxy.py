"""Behind nginx, set up by the example in deploy/: TLS, live tables, and who is believed."""

import random
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tampu.server.serve import KEEP_ALIVE
from tampu.server.settings import Limits
from tests.server.player import BOT, ME, flooded, play_on
from tests.server.proxy import EXAMPLE, NAME, Caller, Proxy, nginx
from tests.server.running import GENEROUS, Site, quick, running
from tools.machine import find_nginx, missing

ROOT = "/tampu"
STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
"""Further addresses of this machine."""
FORGED = {"x-forwarded-proto": "https", "x-forwarded-for": OTHER, "forwarded": f"for={OTHER}"}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_nginx() is None, reason=missing("nginx")),
    pytest.mark.skipif(shutil.which("openssl") is None, reason=missing("openssl")),
]


@asynccontextmanager
async def behind(
    folder: Path, limits: Limits = GENEROUS, root_path: str = ""
) -> AsyncIterator[tuple[Site, Proxy]]:
    """A server that believes the proxy in front of it, and that proxy."""
    settings = quick(folder / "data", None, limits)
    settings = replace(settings, proxies=(NAME,), hosts=(NAME,), root_path=root_path)
    async with running(settings) as site:
        with nginx(site.host, folder, root_path) as proxy:
            yield site, proxy


@pytest.mark.parametrize("root_path", ["", ROOT])
async def test_a_game_is_played_over_tls(tmp_path: Path, root_path: str):
    async with (
        behind(tmp_path, root_path=root_path) as (_, proxy),
        Caller(proxy, root_path) as one,
    ):
        made = await one.make(ME, ME)
        async with await one.open(made["id"]) as both:
            await play_on({0: both, 1: both}, random.Random(1))
            assert both.table["status"] == "over"


async def test_http_leads_to_https(tmp_path: Path):
    async with behind(tmp_path) as (_, proxy), httpx.AsyncClient() as web:
        told = await web.get(f"http://{proxy.plain}/table/x?y=1")
    assert told.status_code == 308
    assert told.headers["location"] == f"https://{proxy.host}/table/x?y=1"


async def test_who_came_is_in_no_log(tmp_path: Path):
    """Neither over TLS nor on the way there."""
    async with (
        behind(tmp_path) as (_, proxy),
        Caller(proxy) as one,
        httpx.AsyncClient() as web,
    ):
        await web.get(f"http://{proxy.plain}/table/x")
        await one.get("/api/tables")
    assert (tmp_path / "access.log").read_text() == ""


async def test_the_cookie_is_for_tls_only_and_tls_is_remembered(tmp_path: Path):
    async with behind(tmp_path) as (_, proxy), Caller(proxy) as one:
        one.web.cookies.clear()
        told = await one.web.get("/api/me")
    assert "; Secure" in told.headers["set-cookie"]
    assert "max-age=" in told.headers["strict-transport-security"]
    assert told.headers["content-security-policy"]


async def test_a_strangers_word_on_tls_is_not_believed(tmp_path: Path):
    """Somebody who reaches the server beside the proxy."""
    way = httpx.AsyncHTTPTransport(local_address=STRANGER)
    async with behind(tmp_path) as (site, _), httpx.AsyncClient(transport=way) as web:
        told = await web.get(f"http://{site.host}/api/me", headers=FORGED)
    assert told.status_code == 200
    assert "Secure" not in told.headers["set-cookie"]


FEW = replace(GENEROUS, requests_per_second=0.001, requests_at_once=4)


async def statuses(caller: httpx.AsyncClient, address: str, number: int) -> list[int]:
    return [(await caller.get(address, headers=FORGED)).status_code for _ in range(number)]


async def test_limits_hold_for_the_caller_not_for_the_proxy(tmp_path: Path):
    """What callers themselves say of their address is not handed on."""
    async with behind(tmp_path, FEW) as (_, proxy):
        many = Caller(proxy, comes_from=STRANGER).web
        another = Caller(proxy, comes_from=OTHER).web
        async with many, another:
            assert await statuses(many, "/api/games", 5) == [200, 200, 200, 200, 429]
            assert await statuses(another, "/api/games", 1) == [200]


async def test_limits_hold_for_a_stranger_who_claims_another_address(tmp_path: Path):
    way = httpx.AsyncHTTPTransport(local_address=STRANGER)
    async with behind(tmp_path, FEW) as (site, proxy), httpx.AsyncClient(transport=way) as web:
        address = f"http://{site.host}/api/games"
        assert await statuses(web, address, 5) == [200, 200, 200, 200, 429]
        async with Caller(proxy, comes_from=OTHER).web as claimed:
            assert await statuses(claimed, "/api/games", 1) == [200]


async def test_a_flood_through_the_proxy_keeps_out_its_sender_only(tmp_path: Path):
    limits = replace(GENEROUS, raw_frames_per_second=1.0, raw_frames_at_once=50, cut_seconds=60.0)
    async with (
        behind(tmp_path, limits) as (site, proxy),
        Caller(proxy, comes_from=STRANGER) as flooder,
        Caller(proxy, comes_from=OTHER) as player,
    ):
        made = await flooder.make(ME, BOT)
        browser = await flooder.open(made["id"])
        await flooded(browser.wire, ping=False)
        assert site.house.door.cut == 1
        assert (await flooder.web.get("/api/me")).status_code == 429
        assert (await player.web.get("/api/me")).status_code == 200


async def test_another_name_is_refused(tmp_path: Path):
    async with behind(tmp_path) as (_, proxy), Caller(proxy) as one:
        told = await one.web.get("/api/me", headers={"host": "evil.example.org"})
    assert told.status_code == 421


async def test_a_page_of_another_origin_is_refused(tmp_path: Path):
    async with behind(tmp_path) as (_, proxy), Caller(proxy) as one:
        elsewhere = {"origin": "https://evil.example.org"}
        told = await one.web.put("/api/me", json={"name": "Illa"}, headers=elsewhere)
        assert told.status_code == 403
        own = {"origin": f"https://{proxy.host}"}
        told = await one.web.put("/api/me", json={"name": "Illa"}, headers=own)
        assert told.status_code == 200


async def test_the_longest_record_comes_through_and_no_longer_body(tmp_path: Path):
    """The server itself judges all that it would take; what is longer ends at the proxy."""
    async with behind(tmp_path) as (_, proxy), Caller(proxy) as one:
        text = {"text": "x" * (GENEROUS.record - 100)}
        told = await one.web.post("/api/records", json=text)
        assert told.json()["code"] != "too-large"
        longer = {"text": "x" * (GENEROUS.record + 200_000)}
        assert (await one.web.post("/api/records", json=longer)).status_code == 413


async def test_what_is_packed_comes_packed_once(tmp_path: Path):
    async with behind(tmp_path) as (_, proxy), Caller(proxy) as one:
        told = await one.web.get("/api/games", headers={"accept-encoding": "gzip"})
    assert told.headers["content-encoding"] == "gzip"
    assert told.json()


@pytest.mark.parametrize("root_path", ["", ROOT])
async def test_below_a_path_only_that_is_handed_on(tmp_path: Path, root_path: str):
    async with behind(tmp_path, root_path=root_path) as (_, proxy), Caller(proxy).web as web:
        here, beside = root_path + "/health", "/health" if root_path else "/api/nothing"
        assert (await web.get(here)).json()["status"] == "ok"
        assert (await web.get(beside)).status_code == 404


def number(pattern: str) -> int:
    """A number in the example."""
    text = "".join(path.read_text() for path in sorted(EXAMPLE.rglob("*.conf")))
    found = re.search(pattern, text)
    assert found is not None, pattern
    return int(found[1])


def test_the_examples_numbers_fit_those_of_the_server():
    limits = Limits()
    assert number(r"limit_conn tampu_addresses (\d+);") == limits.connections_per_address
    assert limits.record < number(r"client_max_body_size (\d+)k;") * 1024 < limits.record * 1.1
    assert number(r"proxy_read_timeout (\d+)s;") > limits.answer_seconds
    assert number(r"client_header_timeout (\d+)s;") == limits.header_seconds
    assert number(r"client_body_timeout (\d+)s;") == limits.body_seconds
    assert KEEP_ALIVE > 60, "nginx keeps its connections to the server for a minute"
