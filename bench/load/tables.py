"""Tables at which guests play at a steady pace; how long each action takes to reach everybody."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import httpx
from websockets.exceptions import WebSocketException

from bench.load.guest import PATIENCE, Guest, Seen, new_cookie

SEATS = 2
GAME = "machu_picchu"
BREATH = 0.06
"""Seconds between two actions of one guest who is in a hurry: more are refused."""


@dataclass
class Waits:
    """Seconds from an action to its last receiver, and what went wrong."""

    seconds: list[float] = field(default_factory=list)
    lost: int = 0

    def quantile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class LoadTable:
    """Two players, and perhaps watchers; a game that is over is followed by another."""

    def __init__(self, host: str, number: int, watchers: int = 0) -> None:
        self.host = host
        self.id = ""
        self._address = f"127.1.{number // 250}.{number % 250 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=self._address)
        self._web = httpx.AsyncClient(
            base_url=f"http://{host}", timeout=PATIENCE, transport=transport
        )
        self._luck = Random(number)
        self._watchers = watchers
        self.cookies: list[str] = []
        self.guests: list[Guest] = []
        self._known = asyncio.Event()

    async def set_up(self) -> None:
        """A new table with everybody at it."""
        if not self.cookies:
            self.cookies = [await new_cookie(self._web) for _ in range(SEATS)]
        await self.leave()
        seats = [{"who": "me"}] + [{"who": "open"}] * (SEATS - 1)
        made = await self._post(0, "/api/tables", {"game": GAME, "seats": seats})
        self.id = made["id"]
        for seat in range(1, SEATS):
            await self._post(seat, f"/api/tables/{self.id}/seats/{seat}", {"do": "take"})
        cookies = [*self.cookies, *([""] * self._watchers)]
        self.guests = [Guest(self.host, cookie, self._address) for cookie in cookies]
        for guest in self.guests:
            guest.heard = lambda _: self._known.set()
            await guest.enter(self.id)

    async def _post(self, guest: int, path: str, body: object) -> dict[str, str]:
        answer = await self._web.post(path, json=body, headers={"cookie": self.cookies[guest]})
        answer.raise_for_status()
        self._web.cookies.clear()
        told: dict[str, str] = answer.json()
        return told

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.leave()
        self.guests = []

    async def play_to_the_end(self) -> None:
        """As fast as the server lets one."""
        while not self.over and await self.act() is not None:
            await asyncio.sleep(BREATH)

    async def act(self) -> float | None:
        """One action of whoever is asked; the seconds until the last guest knew; None: nobody."""
        await self._even()
        asked = self._asked()
        if asked is None:
            return None
        mover, seen = asked
        goal, began = mover.version + 1, perf_counter()
        await mover.act(seen, self._luck.choice(seen.actions))
        await self._until(goal)
        return max(guest.at for guest in self.guests) - began

    def _asked(self) -> tuple[Guest, Seen] | None:
        asked = ((guest, seen) for guest in self.guests[:SEATS] for seen in guest.seen)
        return next(((guest, seen) for guest, seen in asked if seen.actions), None)

    async def _even(self) -> None:
        """Until all know the same."""
        await self._until(max(guest.version for guest in self.guests))

    async def _until(self, version: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(guest.version < version for guest in self.guests):
                self._known.clear()
                await self._known.wait()

    @property
    def over(self) -> bool:
        return any(guest.status == "over" for guest in self.guests)

    async def play(self, every: float, until: float, waits: Waits) -> None:
        """An action every so many seconds, beginning anywhere within the first of them."""
        await asyncio.sleep(self._luck.random() * every)
        while perf_counter() < until:
            began = perf_counter()
            try:
                if self.over:
                    await self.set_up()
                wait = await self.act()
            except (OSError, TimeoutError, httpx.HTTPError, WebSocketException):
                waits.lost += 1
                wait = PATIENCE
            if wait is not None:
                waits.seconds.append(wait)
            await asyncio.sleep(max(0.0, began + every - perf_counter()))


async def tables_at(host: str, count: int, watchers: int = 0) -> list[LoadTable]:
    """So many tables, set up one after the other, each from an address of its own."""
    tables = [LoadTable(host, number, watchers) for number in range(count)]
    for table in tables:
        await table.set_up()
    return tables


async def measured(tables: list[LoadTable], every: float, seconds: float) -> Waits:
    """All tables play for so long."""
    waits = Waits()
    until = perf_counter() + seconds
    await asyncio.gather(*(table.play(every, until, waits) for table in tables))
    return waits
