"""Other processes at the same database: what they do here, and what they must know of us.

They say `table <id> <version>` and `guest <id>` by writing (see `store/commits`), and beside that
`here <table> <guests>`: who is connected there; `who <table>`: asks the others for it;
`lead <table> …`: who leads through a game that is over (see `leading`); and who looks at any table
(see `calls/lookers`).
"""

import asyncio
from collections.abc import Awaitable, Callable

from tampu.server.calls.lookers import Lookers
from tampu.server.lobby import Lobby
from tampu.server.logs import note, note_error
from tampu.server.steward import Steward
from tampu.server.store.news import News
from tampu.server.store.store import Store
from tampu.server.table import Table


class Neighbours:
    """Keeps the tables in memory, and who is at them, as they are everywhere."""

    def __init__(
        self, store: Store, steward: Steward, lobby: Lobby, died: Callable[[], Awaitable[None]]
    ) -> None:
        self.news = News(store.engine, self)
        self.lookers: Lookers = Lookers()
        self._steward = steward
        self._lobby = lobby
        self._died = died
        """Called when another process is gone: its bots' games need somebody."""
        self._known: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.news.stop()

    # ---- what the lobby and the tables call ----

    async def welcome(self, table: Table) -> None:
        """A table was loaded: something may have been written meanwhile, somebody be elsewhere."""
        table.met = self._announce
        table.leading.pass_on = lambda line: self._soon(
            self.news.tell(f"lead {table.head.id} {line}")
        )
        await table.catch_up()
        await self.news.tell(f"who {table.head.id}")

    def _announce(self, table: Table) -> None:
        self._soon(self._say_who_is_here(table))

    async def _say_who_is_here(self, table: Table) -> None:
        await self.news.tell(" ".join(["here", table.head.id, *sorted(table.presence.local)]))

    # ---- what the news call ----

    def heard(self, process: int, line: str) -> None:
        """A line from any process, also from this one."""
        kind, _, rest = line.partition(" ")
        if kind in ("guest", "away", "notices"):
            self._soon(self._steward.heard(line))
            return
        if kind in ("looks", "blinks", "gaze"):
            self._looked(process, kind, rest.split(" "))
            return
        subject, *more = rest.split(" ")
        table = self._lobby.at_hand(subject)
        if kind == "table":
            if table is not None and table.history.version < int(more[0]):
                self._soon(table.catch_up())
        elif kind == "lead":
            if table is not None:
                table.leading.heard(process, " ".join(more))
        elif process != self.news.me:
            self._known.add(process)
            if table is not None and kind == "here":
                table.came_or_went(table.presence.at(process, frozenset(more)))
            elif table is not None and table.presence.local:
                self._announce(table)
                table.leading.repeat()

    def _looked(self, process: int, kind: str, guests: list[str]) -> None:
        if process == self.news.me:
            return
        self._known.add(process)
        if kind == "gaze":
            self._soon(self._say_who_looks())
        else:
            self.lookers.heard(process, kind, guests)

    async def _say_who_looks(self) -> None:
        for line in self.lookers.here():
            await self.news.tell(line)

    async def connected(self) -> None:
        """Perhaps after a while: whatever was missed is read now, table by table."""
        self.lookers.tell = lambda line: self._soon(self.news.tell(line))
        self._soon(self._say_who_looks())
        self._soon(self.news.tell("gaze"))
        self._soon(self._steward.start())
        for table in self._lobby.tables:
            if not table.broken:
                self._soon(self._meet_again(table))

    async def _meet_again(self, table: Table) -> None:
        await table.catch_up()
        await self._say_who_is_here(table)
        await self.news.tell(f"who {table.head.id}")

    async def still_there(self, processes: set[int]) -> None:
        """Whoever was connected to a process that died is not here any more."""
        for table in self._lobby.tables:
            table.came_or_went(table.presence.only(processes))
            table.leading.only(processes)
        self.lookers.only(processes)
        gone = self._known - processes
        self._known -= gone
        if gone:
            note("neighbours-gone", processes=len(gone))
            self._soon(self._died())

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_noted(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _noted(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        note_error("neighbour-failed", error)
