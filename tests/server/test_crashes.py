"""The server is killed in the middle of games: nothing acknowledged is lost, nothing doubled."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.conftest import new_database
from tests.server.player import ME, Browser, Player, dial
from tests.server.running import Process

Line = tuple[int, int, str]
"""Number, seat and text of a line that was acknowledged."""


class Stubborn:
    """A guest alone with two seats who plays game after game, whatever happens to the server."""

    def __init__(self, player: Player, luck: random.Random) -> None:
        self.player = player
        self.luck = luck
        self.browser: Browser | None = None
        self.table = ""
        self.number = 0
        self.pending: dict[str, object] | None = None
        self.acknowledged: list[Line] = []
        self.checked = 0
        self.enough = False

    async def play(self) -> None:
        """An act without an answer is sent again with the same id, until there is one."""
        while not (self.enough and self.table) or self.pending is not None:
            try:
                await self.turn()
            except (OSError, WebSocketException, TimeoutError, httpx.TransportError):
                self.browser = None
                await asyncio.sleep(0.02)
        await self.check()

    async def turn(self) -> None:
        if not self.table:
            self.table = (await self.player.make(ME, {**ME, "name": "Illa"}))["id"]
        browser = await self.here()
        if self.pending is None:
            if browser.table["status"] == "over":
                await self.check()
                self.table, self.browser, self.acknowledged = "", None, []
                return
            self.pending = self.choice(browser)
        await browser.send(type="act", **self.pending)
        done = await browser.answer(str(self.pending["id"]))
        assert done["type"] == "done", done
        line, seat, action = (self.pending[key] for key in ("line", "seat", "action"))
        assert isinstance(line, int)
        assert isinstance(seat, int)
        self.acknowledged.append((line + 1, seat, str(action)))
        self.pending = None
        while browser.seen[0]["line"] < done["line"]:
            await browser.receive()

    async def here(self) -> Browser:
        if self.browser is None:
            wire = await dial(self.player.host, self.table, self.player.cookie)
            self.browser = Browser(wire)
            await self.browser.hello()
        return self.browser

    def choice(self, browser: Browser) -> dict[str, object]:
        self.number += 1
        seat = browser.table["asked"][0]
        mine = browser.mine(seat)
        action = self.luck.choice(mine["actions"])
        return {"id": f"a{self.number}", "seat": seat, "action": action, "line": mine["line"]}

    async def check(self) -> None:
        """A fresh look shows each acknowledged action once, at its line, and no other."""
        wire = await dial(self.player.host, self.table, self.player.cookie)
        async with Browser(wire) as fresh:
            await fresh.hello()
            mine = [
                (step["line"], step["seat"], step["action"])
                for seat, log in enumerate(fresh.logs)
                for step in log
                if step["seat"] == seat
            ]
        assert sorted(mine) == self.acknowledged
        self.checked += len(mine)


async def more_played(players: list[Stubborn], wanted: int) -> None:
    """Wait until so many more actions were acknowledged."""
    before = sum(player.number for player in players)
    async with asyncio.timeout(60):
        while sum(player.number for player in players) < before + wanted:
            await asyncio.sleep(0.001)


async def killed_again_and_again(process: Process, games: int, kills: int) -> None:
    """Always some games under way, and a server that is killed at random moments of them."""
    luck = random.Random(kills)
    process.start()
    await process.ready()
    players = [Stubborn(Player(process.host), random.Random(number)) for number in range(games)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills):
            await more_played(players, luck.randrange(1, 5 * games))
            await asyncio.sleep(luck.uniform(0, 0.01))
            process.kill()
            process.start()
            await process.ready()
        for player in players:
            player.enough = True
        await asyncio.gather(*tasks)
        assert sum(player.checked for player in players) > kills
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.player.web.aclose()
        assert process.stop() == 0


async def test_a_killed_server_has_lost_and_doubled_nothing(tmp_path: Path):
    await killed_again_and_again(Process(tmp_path / "data"), games=3, kills=4)


@pytest.mark.slow
async def test_killed_at_many_points_of_many_games(tmp_path: Path):
    await killed_again_and_again(Process(tmp_path / "data"), games=8, kills=12)


@pytest.mark.slow
async def test_killed_at_many_points_of_many_games_on_postgresql(tmp_path: Path, cluster: str):
    store = await new_database(cluster)
    await killed_again_and_again(Process(tmp_path / "data", store), games=8, kills=8)


async def test_a_game_with_bots_goes_on_after_a_kill(tmp_path: Path):
    process = Process(tmp_path / "data")
    process.start()
    await process.ready()
    async with Player(process.host) as one:
        bots = [{"who": "bot", "level": "random"}] * 3
        made = await one.make(*bots)
        process.kill()
        process.start()
        await process.ready()
        before = await one.get(f"/api/tables/{made['id']}")
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
            assert len(watcher.logs[0]) > before["lines"]
    assert process.stop() == 0
