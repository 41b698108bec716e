"""Positions that are rare in play, on the tables of a running server."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from playwright.sync_api import Page

from tampu.core.contract import NOBODY
from tampu.core.play import Match, played
from tampu.games.machu_picchu.view import View
from tampu.server.journal import Sitting
from tampu.server.store.store import Store
from tests.server.planted import plant, search
from tests.web.serving import Serving, settings

BOTS = [
    Sitting("bot", name=name, level="greedy")
    for name in ("Ausangate", "Salkantay", "Alpamayo", "Misti")
]
ABSENT = "0123456789abcdef"
"""A guest who never comes."""


# ---- positions that are wanted ----


def view(match: Match) -> View:
    """The table as an onlooker sees it."""
    seen = match.state.view(None)
    assert isinstance(seen, View)
    return seen


def asks(match: Match, kind: str) -> bool:
    question = match.state.question
    return question is not None and question.kind == kind


def beside_an_occupied_stair(match: Match) -> bool:
    """Somebody is asked for a card while another card lies there already."""
    return asks(match, "choose_card") and any(view(match).stairs.values())


def under_the_moon(match: Match) -> bool:
    """The middle of a game, by night, with two cards on the stairs."""
    seen = view(match)
    laid = [card for card in seen.stairs.values() if card]
    night = seen.sky.sky == "moon" and seen.round >= 4
    return night and len(laid) == 2 and asks(match, "choose_card")


def before_an_order(match: Match) -> bool:
    """All four cards are known, in the middle of a game."""
    return asks(match, "choose_order") and view(match).round >= 4


def before_a_displacing_order(match: Match) -> bool:
    """Each order leads at once to a priest without a square."""
    if not asks(match, "choose_order"):
        return False
    after = (played(match.state, action)[0] for action in match.state.actions())
    return all(_kind(state.question) == "choose_return_square" for state in after)


def before_the_last_order(match: Match) -> bool:
    """Each order ends the game."""
    if not asks(match, "choose_order"):
        return False
    return all(played(match.state, a)[0].asked() == NOBODY for a in match.state.actions())


def _kind(question: object) -> str | None:
    return getattr(question, "kind", None)


# ---- putting them on a table ----

Wanted = Callable[[Match], bool]
found = cache(search)


def me(page: Page) -> str:
    """The id of the guest who sits before this page."""
    guest: str = page.request.get("/api/me").json()["id"]
    return guest


def asked_seat(wanted: Wanted, seats: int) -> int:
    """Who has to decide in the position that will be found."""
    return int(found(seats, wanted)[1].state.asked())


def table_with(house: Serving, wanted: Wanted, people: Sequence[str | Sitting]) -> str:
    """The path of a new table, where these people sit in such a position."""
    seed, match = found(len(people), wanted)

    async def put() -> str:
        store = await Store.open(settings(house.data).database)
        try:
            return await plant(store, seed, match, people)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:
        return f"/table/{thread.submit(asyncio.run, put()).result()}"


def table_for(house: Serving, page: Page, wanted: Wanted, seats: int) -> str:
    """The path of a new table, where this page's guest has to decide in such a position."""
    people: list[str | Sitting] = [*BOTS[:seats]]
    people[asked_seat(wanted, seats)] = me(page)
    return table_with(house, wanted, people)
