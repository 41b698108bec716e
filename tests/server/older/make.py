"""Writes `first_editions.sql`: what the last server left that knew first editions only.

It had the schema 0001, and no shares, hints or kept seats. Run in a checkout of that version, the
parent of `machu_picchu: edition 2 shares three priests …`:
`TAMPU_PLAIN=1 PYTHONPATH=.:src python <this file> first_editions.sql`.
"""

import asyncio
import random
import secrets
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.player import BOT, ME, OPEN, Browser, Player
from tests.server.running import quick, running


async def played(browsers: dict[int, Browser], luck: random.Random, most: int = 10_000) -> None:
    """People play at random, beside bots, until it is over or they have answered so often."""
    anybody = next(iter(browsers.values()))
    answers = 0
    while anybody.table["status"] == "playing" and answers < most:
        seat = anybody.table["asked"][0]
        browser = browsers.get(seat)
        if browser is not None and browser.version < anybody.version:
            await browser.receive()
        elif browser is None or not (actions := browser.mine(seat)["actions"]):
            await anybody.receive()
        else:
            done = await answered(browser, seat, luck.choice(actions))
            if done["type"] == "done":
                await browser.until(lambda frame: frame["type"] == "changed")
                answers += 1
            else:
                assert len(actions) == 1, done  # the house was faster
            await anybody.until_here(browser.version)


async def answered(browser: Browser, seat: int, action: str) -> dict[str, Any]:
    """Done or refused; no message has the number of one that was sent in another life."""
    return await browser.act(seat, action, id=secrets.token_hex(4))


async def machu_picchu(one: Player, two: Player, most: int) -> None:
    made = await one.make(ME, OPEN, BOT)
    await two.seat(made["id"], 1, "take")
    async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
        await a.send(type="say", text="buena suerte")
        await played({0: a, 1: b}, random.Random(1), most)


async def cuzco(one: Player, two: Player, most: int) -> None:
    made = await one.make(ME, OPEN, game="cuzco_kramer")
    await two.seat(made["id"], 1, "take")
    async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
        await played({0: a, 1: b}, random.Random(2), most)


async def cuzco_of_bots(one: Player) -> None:
    """Begun by somebody who leaves the rest to a bot."""
    made = await one.make(ME, BOT, game="cuzco_kramer")
    async with await one.open(made["id"]) as a:
        await played({0: a}, random.Random(3), 1)
        await one.seat(made["id"], 0, "bot", level="random")
        while a.table["status"] != "over":
            await a.receive()


async def leave(data: Path) -> None:
    """Two games that are over, two under way."""
    async with running(quick(data)) as site, Player(site.host) as one, Player(site.host) as two:
        await one.web.put("/api/me", json={"name": "Killa"})
        await two.web.put("/api/me", json={"name": "Sami"})
        await machu_picchu(one, two, 10_000)
        await cuzco_of_bots(one)
        await machu_picchu(one, two, 8)
        await cuzco(one, two, 30)


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as room:
        data = Path(room) / "data"
        asyncio.run(leave(data))
        with closing(sqlite3.connect(data / "tampu.sqlite3")) as connection:
            target.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
