"""Positions that are rare in play, on the tables of a running server."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tampu.core.play import Match
from tampu.server.journal import Sitting
from tampu.server.store.store import Store
from tampu.server.wire import Level
from tests.server.planted import plant, search
from tests.web.scores import proven
from tests.web.serving import Serving, settings

RECORDS = Path(__file__).resolve().parents[1] / "records"
NAMES = ("Ausangate", "Salkantay", "Alpamayo", "Misti")
BOTS = [Sitting("bot", name=name, level="greedy") for name in NAMES]
ABSENT = "0123456789abcdef"
"""A guest who never comes."""
Fits = Callable[[Match], bool]
Wanted = Callable[[int], tuple[str, Match]]
"""For so many seats, a seed and the match that has come to the wanted position with it."""


# ---- where a position is looked for ----


def at_random(fits: Fits) -> Wanted:
    """In random games of Machu Picchu."""
    return cache(lambda seats: search(seats, fits))


def among_bots(game: str, players: str = "bots") -> Callable[[Fits], Wanted]:
    """In the games of this kind that bots, or others called so, have played for the records."""

    def looked_for(fits: Fits) -> Wanted:
        @cache
        def found(seats: int) -> tuple[str, Match]:
            for record in sorted((RECORDS / game).glob(f"{seats}-{players}-*.txt")):
                match = proven(record)
                for lines in range(len(match.steps)):
                    early = match.prefix(lines)
                    if match.header.seed and fits(early):
                        return match.header.seed, early
            raise AssertionError("no such position")

        return found

    return looked_for


# ---- putting it on a table ----


def me(page: Page) -> str:
    """The id of the guest who sits before this page."""
    guest: str = page.request.get("/api/me").json()["id"]
    return guest


def asked_seat(wanted: Wanted, seats: int) -> int:
    """Who has to decide in the position that will be found."""
    return int(wanted(seats)[1].state.asked())


def table_with(house: Serving, wanted: Wanted, people: Sequence[str | Sitting]) -> str:
    """The path of a new table, where these people sit in such a position."""
    seed, match = wanted(len(people))

    async def put() -> str:
        store = await Store.open(settings(house.data).database)
        try:
            return await plant(store, seed, match, people)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:
        return f"/table/{thread.submit(asyncio.run, put()).result()}"


def table_for(
    house: Serving, page: Page, wanted: Wanted, seats: int, level: Level = "greedy"
) -> str:
    """The path of a new table, where this page's guest has to decide in such a position."""
    people: list[str | Sitting] = [Sitting("bot", name=name, level=level) for name in NAMES[:seats]]
    people[asked_seat(wanted, seats)] = me(page)
    return table_with(house, wanted, people)
