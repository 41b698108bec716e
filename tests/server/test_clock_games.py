"""Games of every kind over days: people look in now and then, and so does the server."""

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from tampu.core.play import verify
from tampu.core.record import read_record
from tampu.games import KEYS, game
from tampu.server.clocks import heart
from tampu.server.settings import Settings
from tests.server.hourglass import Hourglass
from tests.server.player import ME, OPEN, Browser, Player
from tests.server.running import Site, running

HOUR, DAY = 3_600, 86_400
CLOCK = {"kind": "days", "bank": 2 * DAY, "gain": DAY, "level": "random", "weekends": True}
LEGS = 2
"""So often the server is restarted."""
MOVES = 8
"""So many decisions are made between two restarts."""


@pytest.fixture(autouse=True)
def a_busy_machine_is_not_asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where hours pass in no time, a beat that comes late would be hours late."""
    monkeypatch.setattr(heart, "LATE", 600.0)


class Company:
    """People at one table, each with a browser, who come back after every restart."""

    def __init__(self, key: str, glass: Hourglass) -> None:
        self.key = key
        self.glass = glass
        self.table = ""
        self.cookies: list[str] = []
        self.players: list[Player] = []
        self.browsers: list[Browser] = []
        self.luck = random.Random(key)

    async def arrive(self, stack: AsyncExitStack, site: Site) -> None:
        """The first time they sit down."""
        count = game(self.key).seats[0]
        self.players = []
        for seat in range(count):
            player = Player(site.host)
            if self.cookies:
                name, _, value = self.cookies[seat].partition("=")
                player.web.cookies.set(name, value)
            self.players.append(await stack.enter_async_context(player))
        if not self.table:
            made = await self.players[0].make(ME, *[OPEN] * (count - 1), game=self.key, clock=CLOCK)
            self.table = made["id"]
            for seat in range(1, count):
                await self.players[seat].seat(self.table, seat, "take")
            self.cookies = [player.cookie for player in self.players]
        self.browsers = [
            await stack.enter_async_context(await player.open(self.table))
            for player in self.players
        ]

    async def told(self) -> dict[str, Any]:
        table: dict[str, Any] = await self.players[0].get(f"/api/tables/{self.table}")
        return table

    async def left(self) -> list[float]:
        return [seat["clock"]["left"] for seat in (await self.told())["seats"]]

    async def decide(self, most: int) -> None:
        """So many decisions, some hours apart; the house answers for those who have no choice."""
        made = 0
        first = self.browsers[0]
        while first.table["status"] == "playing" and made < most:
            seat = first.table["asked"][0]
            browser = self.browsers[seat]
            await browser.until_here(first.version)
            actions = browser.mine(seat)["actions"]
            if actions:
                done = await browser.act(seat, self.luck.choice(actions))
                made += done["type"] == "done"
                if made % 4 == 0:
                    self.glass.forward(5 * HOUR)
            version = first.version
            await first.send(type="ping")
            await first.until(lambda frame: frame["type"] == "pong")
            if not actions and first.version == version:
                await first.receive()

    async def oversleep(self) -> None:
        """Whoever is asked lets the clock fall, watches the bot, and takes the seat back."""
        table = await self.told()
        if table["status"] != "playing":
            return
        seat = table["asked"][0]
        self.glass.forward(6 * DAY)
        async with asyncio.timeout(20):
            while (now := await self.told())["seats"][seat]["kind"] != "bot":
                await asyncio.sleep(0.02)
        assert now["seats"][seat]["kept_for"]
        back = await self.players[seat].seat(self.table, seat, "take")
        assert back["seats"][seat]["mine"]
        assert back["seats"][seat]["kept_for"] is None


@pytest.mark.parametrize("key", KEYS)
async def test_a_game_over_days_survives_restarts_and_a_fallen_clock(either: Settings, key: str):
    glass = Hourglass()
    settings = replace(either, clock=glass)
    company = Company(key, glass)
    for leg in range(LEGS):
        async with running(settings) as site, AsyncExitStack() as stack:
            await company.arrive(stack, site)
            await company.decide(MOVES)
            if leg == 1:
                await company.oversleep()
            before = await company.left()
        glass.forward(9 * DAY)
        async with running(settings) as site, AsyncExitStack() as stack:
            await company.arrive(stack, site)
            assert await company.left() == pytest.approx(before, abs=5)
    async with running(settings) as site, AsyncExitStack() as stack:
        await company.arrive(stack, site)
        for seat, sitting in enumerate((await company.told())["seats"]):
            await company.players[seat].seat(company.table, seat, "bot", level="random")
            assert sitting["kind"] == "human"
        async with asyncio.timeout(60):
            while (await company.told())["status"] != "over":
                await asyncio.sleep(0.05)
        text = (await company.players[0].web.get(f"/api/tables/{company.table}/record")).text
    record = read_record(text)
    assert (
        record.header.clock
        == "days bank=172800 gain=86400 fall=bot level=random weekends=free zone=0"
    )
    assert verify(game(key), record).over
