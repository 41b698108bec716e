"""The books: outcomes of games that are over, and the ratings that follow from them.

Nothing here is told before it is on disk, and nothing is lost if it never gets there: what is
missing is found and entered from the journals. Ratings follow from the outcomes in the order of
their ends; a game that is entered late moves those after it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from tampu.games import KEYS
from tampu.server.history import History
from tampu.server.logs import note, note_error
from tampu.server.problems import Trouble
from tampu.server.standing.outcome import outcome_of
from tampu.server.standing.rating import FIRST, Rating, after, ranks_of
from tampu.server.store.commits import Conflict
from tampu.server.store.standings import Ledger, Reckoned, Weighed
from tampu.server.store.store import Head, Store
from tampu.server.table import Table

BREATH = 0.05
"""Seconds between two games that are read though nobody asked: those who play come first."""
LOOK = 60.0
"""Seconds between two looks for games that another process could not enter."""
LATELY = 24 * 3600.0
"""So old may be what is looked for then; at the start all is."""
TRIES = 50
FROM_THE_START = (0.0, "")

Replayed = Callable[[Head], Awaitable[History]]


class Books:
    """One task that enters what is missing; games that end are entered at once."""

    def __init__(self, store: Store, replayed: Replayed) -> None:
        self.ledger = Ledger(store)
        self._replayed = replayed
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._soon(self._run())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ended(self, table: Table) -> None:
        """A game is over: whoever played it need not wait for this."""
        self._soon(self._enter(table.head, table.history, table.stamp))

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_noted(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self) -> None:
        since = 0.0
        while True:
            await _noted(self.catch_up(since))
            await asyncio.sleep(LOOK)
            since = time.time() - LATELY

    async def _enter(self, head: Head, history: History, stamp: int) -> None:
        outcome = outcome_of(head, history)
        await self.ledger.enter(outcome, stamp)
        if outcome.weighs:
            await settle(self.ledger, outcome.game)

    async def catch_up(self, since: float = 0.0, guest: str | None = None) -> None:
        """Games that ended and were not entered; `guest`: those of one guest."""
        for head, stamp in await self.ledger.missing(since, guest):
            try:
                await self.ledger.enter(outcome_of(head, await self._replayed(head)), stamp)
            except Trouble as trouble:
                note("table-not-counted", table=head.id, code=trouble.problem.code)
            if guest is None:
                await asyncio.sleep(BREATH)
        for game in await self.ledger.unrated():
            await settle(self.ledger, game)


async def _noted(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:  # what is missing is looked for again
        note_error("books-failed", error)


# ---- ratings ----


async def settle(ledger: Ledger, game: str, anew: bool = False) -> int:
    """Reckon the ratings of a game until none is missing; how many were; `anew`: all of them."""
    for _ in range(TRIES):
        number = await ledger.reckoning(game)
        since = FROM_THE_START if anew else await ledger.first_unrated(game)
        if since is None:
            return 0
        games = await ledger.weighed(game, since)
        first = 1 + await ledger.rated_before(game, since)
        guests = {finish.guest for each in games for _, finish in each.finishes}
        ratings = await ledger.current(game, guests, first)
        try:
            await ledger.reckon(game, number + 1, first, reckoned(games, ratings, first))
        except Conflict:  # somebody else was faster
            continue
        return len(games)
    raise Conflict(game)


def reckoned(games: list[Weighed], ratings: dict[str, Rating], first: int) -> list[Reckoned]:
    """What these games make of these ratings, one after the other."""
    now = dict(ratings)
    found: list[Reckoned] = []
    for number, each in enumerate(games, first):
        finishes = [finish for _, finish in each.finishes]
        before = [now.get(finish.guest, FIRST) for finish in finishes]
        then = after(before, ranks_of(finishes))
        for (seat, finish), old, new in zip(each.finishes, before, then, strict=True):
            now[finish.guest] = new
            found.append(Reckoned(each.table, seat, number, finish.guest, old, new))
    return found


async def recount(ledger: Ledger, replayed: Replayed) -> tuple[int, int, int]:
    """Everything anew from the journals: games counted, games that cannot be read, rated games.

    What is counted of games whose journals are gone stays.
    """
    counted = unread = 0
    for head, stamp in await ledger.all_over():
        try:
            outcome = outcome_of(head, await replayed(head))
        except Exception as error:  # a broken table, or one of another edition
            note_error("table-not-counted", error, table=head.id)
            unread += 1
            continue
        await ledger.enter_anew(outcome, stamp)
        counted += 1
    return counted, unread, sum([await settle(ledger, game, anew=True) for game in KEYS])
