"""Analyses of games that are over: who waits for one, how far it is, and what was found.

One is made once for each game, and lines, edition of the rules, depth and edition of the analysis
that go with it. Whoever works on it writes under a mark of its own, and stops when that is gone.
"""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Delete, Row, Update, and_, delete, select, update

from tampu.analysis.depth import DepthName
from tampu.server.findings import EDITION
from tampu.server.store.commits import Write
from tampu.server.store.schema import studies
from tampu.server.store.store import Store
from tampu.server.wire import Phase

OPEN: tuple[Phase, ...] = ("waiting", "working")
BROKEN_OFF: tuple[Phase, ...] = ("stopped", "failed")
columns = studies.c
_NOBODY = {"guest": "", "home": ""}


class Key(NamedTuple):
    """What an analysis is of, and how deep."""

    game: str
    """The id of the table, or of the record that was sent in."""
    lines: int
    rules: int
    """The edition of the game's rules."""
    depth: DepthName
    edition: str
    """Of the analysis, and of how it is kept (`findings.EDITION`)."""


class Asker(NamedTuple):
    """Who asks for an analysis, and a mark of the household that they ask from.

    Nobody reads an address from the mark. Both are forgotten once nothing is done about it.
    """

    guest: str
    home: str


class Standing(NamedTuple):
    """How an analysis stands, without what was found."""

    key: Key
    status: Phase
    guest: str
    home: str
    """See `Asker`."""
    turn: int
    asked: float
    worker: str
    reached: int
    seconds: float
    """That it took since it was asked for."""


class Studies:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, key: Key) -> Standing | None:
        """How this one stands; None: nobody ever asked for it."""
        found = await self._standing(_is(key))
        return found[0] if found else None

    async def body(self, key: Key) -> bytes | None:
        """What was found so far, as it was kept."""
        rows = await self._store.rows(select(columns.body).where(_is(key)))
        return rows[0].body if rows else None

    async def queue(self) -> list[Standing]:
        """Those that are not done, in their order: what was begun goes on first.

        What was asked of another edition since this server began is left to servers of that one.
        """
        of_ours = columns.edition == EDITION
        found = await self._standing(columns.status.in_(OPEN) & of_ours)
        return sorted(found, key=lambda each: (each.status == "waiting", each.turn))

    async def ask(self, key: Key, asker: Asker) -> None:
        """Somebody wants it: from the start, or with fresh time from where it was broken off."""
        turn = turn_of(asker.home, await self.queue())
        wanted = self._wanted(key, asker, turn, time.time())
        await self._store.commit(Write(after=[wanted]))

    def _wanted(self, key: Key, asker: Asker, turn: int, asked: float) -> Any:
        """Has it wait, unless it does so already, or is done."""
        row = {"status": "waiting", "turn": turn, "asked": asked, "worker": "", "seconds": 0.0}
        row |= asker._asdict()
        wanted = self._store.insert(studies).values({**key._asdict(), **row, "reached": 0})
        return wanted.on_conflict_do_update(
            index_elements=list(Key._fields), set_=row, where=columns.status.in_(BROKEN_OFF)
        )

    async def adopt(self) -> int:
        """How many were asked of other editions, and are now to be made by ours from the start."""
        others = await self._standing(columns.status.in_(OPEN) & (columns.edition != EDITION))
        write = Write()
        for each in others:
            ours, asker = each.key._replace(edition=EDITION), Asker(each.guest, each.home)
            write.after.append(self._wanted(ours, asker, each.turn, each.asked))
            write.after.append(delete(studies).where(_is(each.key)))
        if others:
            await self._store.commit(write)
        return len(others)

    async def clear(self, most: int) -> int:
        """Delete what other editions found; how many games that were, at most so many."""
        outdated = (columns.edition != EDITION) & columns.status.not_in(OPEN)
        found = await self._store.rows(select(columns.game).where(outdated).distinct().limit(most))
        if found:
            games = columns.game.in_([row.game for row in found])
            await self._store.commit(Write(after=[delete(studies).where(outdated & games)]))
        return len(found)

    async def take(self, key: Key, worker: str) -> Standing | None:
        """Work on it under this mark; None: there is nothing to do."""
        taken = update(studies).where(_is(key) & columns.status.in_(OPEN))
        await self._store.commit(Write(after=[taken.values(status="working", worker=worker)]))
        found = await self.find(key)
        return found if found is not None and found.worker == worker else None

    async def keep(
        self, key: Key, worker: str, reached: int, seconds: float, body: bytes
    ) -> Standing | None:
        """What this worker found so far; how the analysis stands now."""
        kept = update(studies).where(_is(key) & (columns.worker == worker))
        kept = kept.values(reached=reached, seconds=seconds, body=body)
        await self._store.commit(Write(after=[kept]))
        return await self.find(key)

    async def leave(self, key: Key, worker: str, status: Phase, turn: int) -> None:
        """This worker does not go on, unless somebody stopped it before."""
        mine = (columns.worker == worker) & (columns.status == "working")
        values: dict[str, Any] = {"status": status, "turn": turn, "worker": ""}
        if status not in OPEN:
            values |= _NOBODY
        await self._store.commit(
            Write(after=[update(studies).where(_is(key) & mine).values(values)])
        )

    async def stop(self, key: Key) -> None:
        """Nobody works on it any more; what was found stays."""
        stopped = update(studies).where(_is(key) & columns.status.in_(OPEN))
        await self._store.commit(Write(after=[stopped.values(status="stopped", **_NOBODY)]))

    async def asked_by(self, guest: str) -> list[Key]:
        """Those that wait, or are worked on, for a guest."""
        return [each.key for each in await self._standing(columns.guest == guest)]

    async def _standing(self, wanted: ColumnElement[bool]) -> list[Standing]:
        """Those wanted, the oldest first."""
        told = [columns[name] for name in (*Key._fields, *Standing._fields[1:])]
        rows = await self._store.rows(select(*told).where(wanted).order_by(columns.asked))
        return [_standing_of(row) for row in rows]


def _is(key: Key) -> ColumnElement[bool]:
    return and_(*(columns[name] == value for name, value in key._asdict().items()))


def _standing_of(row: Row[Any]) -> Standing:
    size = len(Key._fields)
    return Standing(Key(*row[:size]), *row[size:])


def turn_of(home: str, queue: Sequence[Standing]) -> int:
    """When a household is served next: none has a second turn before all have had their first."""
    now = min((each.turn for each in queue), default=0)
    return max([now, *(each.turn + 1 for each in queue if each.home == home)])


def deletion_of(games: Sequence[str]) -> Delete:
    """What deletes all analyses of some games."""
    return delete(studies).where(columns.game.in_(games))


def asked_by_nobody(guest: str) -> Update:
    """What forgets that a guest asked."""
    return update(studies).where(columns.guest == guest).values(_NOBODY)
