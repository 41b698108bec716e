"""The archive: what is kept of games that are over, and made once where nothing is kept yet."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from tampu.server.guests import Guests
from tampu.server.history import History
from tampu.server.logs import note
from tampu.server.once import Once
from tampu.server.problems import Trouble
from tampu.server.store.commits import StoreError
from tampu.server.store.store import Head, Listed, Store
from tampu.server.summary import Summary, named, read, summary_of, told
from tampu.server.wire import TableInfo


class Archive:
    """Tells of finished tables without bringing them into memory."""

    def __init__(
        self, store: Store, guests: Guests, replayed: Callable[[Head], Awaitable[History]]
    ) -> None:
        self._store = store
        self._guests = guests
        self._replayed = replayed
        self._drafts: Once[bytes] = Once()

    async def told(self, found: list[Listed], guest: str) -> dict[str, TableInfo]:
        """As this guest is told, by ids; a table whose journal cannot be read stays out."""
        summaries: list[tuple[Listed, Summary]] = []
        for listed in found:
            try:
                summaries.append((listed, read(listed.summary) or await self._first(listed)))
            except Trouble as trouble:
                note("table-not-listed", table=listed.id, code=trouble.problem.code)
        await self._guests.learn({each for _, summary in summaries for each in named(summary)})
        infos: dict[str, TableInfo] = {}
        for listed, summary in summaries:
            infos[listed.id] = told(summary, guest, self._guests.name)
            infos[listed.id].closed = listed.closed
        return infos

    async def _first(self, listed: Listed) -> Summary:
        """The summary of a game that ended when none was kept, or that something made untrue."""
        summary = read(await self._drafts.do(listed.id, lambda: self._draft(listed)))
        assert summary is not None
        return summary

    async def _draft(self, listed: Listed) -> bytes:
        head = await self._store.head(listed.id)
        if head is None:
            raise Trouble("no-such-table")
        summary = summary_of(head, await self._replayed(head))
        with suppress(StoreError):  # it is made again when it is needed again
            await self._store.keep_summary(head.id, listed.stamp, summary)
        return summary
