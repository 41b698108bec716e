"""Games that bots have played, played again by people over the wire."""

from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path

from tampu.core.contract import NOBODY
from tampu.core.play import Match, replay
from tampu.core.record import read_record
from tampu.games import game
from tampu.server.store.store import Store
from tests.server.planted import plant
from tests.server.player import Browser, Player, dial

RECORDS = Path(__file__).resolve().parents[1] / "records"


@cache
def recorded(key: str, name: str) -> Match:
    """A game that bots have played to its end."""
    text = (RECORDS / key / f"{name}.txt").read_text(encoding="utf-8")
    return replay(game(key), read_record(text))


def seed_of(match: Match) -> str:
    assert match.header.seed is not None
    return match.header.seed


def is_forced(match: Match) -> bool:
    """Somebody is asked who has a single answer."""
    return match.state.automatic() != NOBODY


def first_line(match: Match) -> Match:
    """The game after its first line that somebody played."""
    first = next(n for n, step in enumerate(match.steps, 1) if step.line.seat >= 0)
    return match.prefix(first)


class Round:
    """A table where people play the lines of a match, and the house those that are forced."""

    def __init__(self, stack: AsyncExitStack, host: str, match: Match) -> None:
        self.stack = stack
        self.host = host
        self.match = match
        self.table = ""
        self.guests: list[Player] = []
        self.browsers: list[Browser] = []
        self.watcher: Browser

    async def begin(self, store: Store, begun: Match) -> None:
        """Everybody sits in the match as it was then, and somebody looks on."""
        for _ in range(self.match.header.seats):
            self.guests.append(await self.stack.enter_async_context(Player(self.host)))
        people = [guest.id for guest in self.guests]
        self.table = await plant(store, seed_of(self.match), begun, people)
        wire = await self.stack.enter_async_context(await dial(self.host, self.table))
        self.watcher = Browser(wire)
        await self.watcher.hello()
        for guest in self.guests:
            browser = await self.stack.enter_async_context(await guest.open(self.table))
            self.browsers.append(browser)

    async def play(self) -> int:
        """To the end of the match; how many answers the house gave."""
        given = 0
        while (line := self.browsers[0].seen[0]["line"]) < len(self.match.steps):
            text, seat = self.match.steps[line].line.text, self.match.steps[line].line.seat
            browser = self.browsers[seat]
            await browser.until_here(self.browsers[0].version)
            if is_forced(self.match.prefix(line)):
                await browser.until(lambda frame: frame["type"] == "changed")
                given += 1
            else:
                done = await browser.act(seat, text)
                assert done["type"] == "done", done
                await browser.until(lambda frame: frame["type"] == "changed")
            await self.browsers[0].until_here(browser.version)
        return given
