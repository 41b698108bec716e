"""The table: how fast an action reaches everybody, and how fast an old table opens again."""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from bench.guest import Guest
from bench.site import Site
from tampu.games import catalogue

GUESTS = 3
PAUSE = 0.05
"""Seconds between two actions: a guest who is faster than this is told to slow down."""
Tick = Callable[[], None]


async def seated(stack: AsyncExitStack, host: str, game: str) -> tuple[str, list[Guest]]:
    """Three guests on the three seats of a new table, all connected."""
    guests = [await stack.enter_async_context(Guest(host)) for _ in range(GUESTS)]
    plan = [{"who": "me"}] + [{"who": "open"}] * (GUESTS - 1)
    table: str = (await guests[0].post("/api/tables", {"game": game, "seats": plan}))["id"]
    for seat, guest in enumerate(guests[1:], start=1):
        await guest.sit(table, seat)
    for guest in guests:
        await guest.enter(table)
    return table, guests


async def play(host: str, game: str, luck: Random) -> tuple[str, list[float]]:
    """A whole random game; for each action the seconds until the last guest knew of it."""
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        table, guests = await seated(stack, host, game)
        version = max([guest.version for guest in guests])
        await asyncio.gather(*(guest.reach(version) for guest in guests))
        while guests[0].table["status"] == "playing":
            mover = next(guest for guest in guests if guest.actions)
            began = await mover.act(len(waits), luck.choice(mover.actions))
            moments = await asyncio.gather(*(guest.reach(version + 1) for guest in guests))
            waits.append(max(moments) - began)
            version = max([guest.version for guest in guests])
            await asyncio.gather(*(guest.reach(version) for guest in guests))
            await asyncio.sleep(PAUSE)
    return table, waits


async def opened(host: str, table: str) -> float:
    """Seconds from dialling to the first position of a table."""
    async with Guest(host) as guest:
        return await guest.enter(table)


def measured(games: int, tick: Tick = lambda: None) -> dict[str, list[float]]:
    """Seconds: per action; and for opening the last position of a game, cold and warm."""
    keys = [game.key for game in catalogue() if GUESTS in game.seats]
    found: dict[str, list[float]] = {"to_the_last": [], "start": [], "cold": [], "warm": []}
    with tempfile.TemporaryDirectory() as room:
        site, luck = Site(Path(room)), Random(1)
        try:
            site.start()
            for number in range(games):
                table, waits = asyncio.run(play(site.host, keys[number % len(keys)], luck))
                found["to_the_last"] += waits
                site.kill()
                found["start"].append(site.start())
                found["cold"].append(asyncio.run(opened(site.host, table)))
                found["warm"].append(asyncio.run(opened(site.host, table)))
                tick()
        finally:
            site.stop()
    return found
