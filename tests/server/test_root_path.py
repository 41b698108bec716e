"""A server below a path of its host: page, API and live tables are there, nothing elsewhere."""

import random
import re
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tampu.server.page import PAGE
from tampu.server.settings import Settings
from tests.server.player import BOT, ME, Player, dial, play_on
from tests.server.running import Site, running

ROOT = "/games/tampu"


@pytest.fixture
async def below(settings: Settings) -> AsyncIterator[Site]:
    async with running(replace(settings, root_path=ROOT)) as site:
        yield site


async def test_a_game_is_played_below_the_path(below: Site):
    async with Player(below.host + ROOT) as one:
        made = await one.make(ME, ME)
        async with await one.open(made["id"]) as both:
            await play_on({0: both, 1: both}, random.Random(1))
            assert both.table["status"] == "over"


async def test_the_cookie_is_for_that_path_only(below: Site):
    async with httpx.AsyncClient(base_url=f"http://{below.host}") as web:
        told = (await web.get(f"{ROOT}/api/me")).headers["set-cookie"]
    assert f"Path={ROOT}/;" in told


@pytest.mark.parametrize("path", ["/", "/api/me", "/health", "/games", "/games/tampu2/api/me"])
async def test_beside_the_path_there_is_nothing(below: Site, path: str):
    async with httpx.AsyncClient(base_url=f"http://{below.host}") as web:
        answer = await web.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_beside_the_path_no_live_connection_is_opened(below: Site):
    async with Player(below.host + ROOT) as one:
        made = await one.make(ME, BOT)
        with pytest.raises(InvalidStatus):
            await dial(below.host, made["id"], one.cookie)


async def test_the_path_alone_leads_to_the_page(below: Site):
    async with httpx.AsyncClient(base_url=f"http://{below.host}") as web:
        answer = await web.get(ROOT)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{ROOT}/")


@pytest.mark.parametrize("path", ["/", "/table/condor-terrace-4827", "/rules/machu_picchu/MP-304"])
async def test_the_page_finds_its_parts_from_every_address(below: Site, path: str):
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: make web")
    async with httpx.AsyncClient(base_url=f"http://{below.host}") as web:
        page = (await web.get(ROOT + path)).text
        parts = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert f'name="root" content="{ROOT}/"' in page
        assert len(parts) > 5
        for part in parts:
            assert part.startswith(f"{ROOT}/")
            assert (await web.get(part)).status_code == 200
