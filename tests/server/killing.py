"""A server that is killed again and again in the middle of games: what was acknowledged stays.

python -m tests.server.killing --kills 1000                on SQLite
python -m tests.server.killing --kills 1000 --postgresql   on a PostgreSQL of its own
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import Progress
from websockets.exceptions import WebSocketException

from tests.server.conftest import new_database
from tests.server.player import ME, Browser, Player, dial
from tests.server.postgres import postgres
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


async def killed_again_and_again(
    process: Process, games: int, kills: int, told: Callable[[], object] = lambda: None
) -> int:
    """Always some games under way, and a server that is killed at random moments of them.

    How many acknowledged actions were found again, each once, and no other.
    """
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
            told()
        for player in players:
            player.enough = True
        await asyncio.gather(*tasks)
        checked = sum(player.checked for player in players)
        assert checked > kills
        return checked
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.player.web.aclose()
        assert process.stop() == 0


async def run(kills: int, games: int, socket: str | None) -> int:
    """So many kills on a store of its own, with a bar."""
    with tempfile.TemporaryDirectory(prefix="tampu-kills-") as room:
        store = None if socket is None else await new_database(socket)
        process = Process(Path(room) / "data", store)
        with Progress(console=Console(stderr=True)) as bar:
            task = bar.add_task("kills", total=kills)
            return await killed_again_and_again(process, games, kills, lambda: bar.advance(task))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.killing",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--games", type=int, default=8, help="under way at any time")
    parser.add_argument("--postgresql", action="store_true")
    asked = parser.parse_args()
    with ExitStack() as stack:
        socket = stack.enter_context(postgres()) if asked.postgresql else None
        found = asyncio.run(run(asked.kills, asked.games, socket))
    store = "postgresql" if asked.postgresql else "sqlite"
    print(json.dumps({"store": store, "kills": asked.kills, "found_again": found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
