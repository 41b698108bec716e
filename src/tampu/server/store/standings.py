"""What is counted of games that are over, and ratings: read and written.

An outcome is written once, unless its journal changed meanwhile (`stamp`). Ratings are reckoned
from outcomes in the order of their ends; each reckoning has a number, and whoever makes one by what
was true before another is refused by it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Boolean,
    Executable,
    Float,
    Integer,
    Row,
    String,
    Text,
    cast,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from tampu.server.standing.outcome import ALIAS, Outcome
from tampu.server.standing.rating import Finish, Rating
from tampu.server.store.commits import Write
from tampu.server.store.schema import (
    finished,
    ratings,
    reckonings,
    sitters,
    standings,
    tables,
)
from tampu.server.store.store import Head, Store, head_of
from tampu.server.wire import OwnResult

KEPT = 100
"""So many reckonings are remembered: nobody reads, and writes after so many others."""


class Weighed(NamedTuple):
    """A game by which ratings change, or did."""

    table: str
    ended: float
    finishes: tuple[tuple[int, Finish], ...]
    """By seats."""


class Reckoned(NamedTuple):
    """What a game made of the rating of a seat's player."""

    table: str
    seat: int
    number: int
    guest: str
    before: Rating
    after: Rating


class Ledger:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- outcomes ----

    async def missing(self, since: float, guest: str | None = None) -> list[tuple[Head, int]]:
        """Tables whose games ended since then and are not counted, the first that ended first.

        With the stamp of each; `guest`: only those at which this guest sits.
        """
        columns = tables.c
        counted = select(finished.c.table_id).where(finished.c.table_id == columns.id)
        wanted = (columns.status == "over") & columns.set_aside.is_(False) & ~counted.exists()
        if since > 0:
            wanted &= columns.ended > since
        if guest is not None:
            sat = select(sitters.c.table_id).where(sitters.c.guest == guest)
            wanted &= columns.id.in_(sat)
        return await self._heads(wanted)

    async def all_over(self) -> list[tuple[Head, int]]:
        """All tables whose games are over."""
        return await self._heads((tables.c.status == "over") & tables.c.set_aside.is_(False))

    async def _heads(self, wanted: Any) -> list[tuple[Head, int]]:
        query = select(tables).where(wanted).order_by(tables.c.ended, tables.c.id)
        return [(head_of(row), row.stamp) for row in await self._store.rows(query)]

    async def enter(self, outcome: Outcome, stamp: int) -> None:
        """Once; not if the journal was rewritten since `stamp`."""
        await self._store.commit(Write(after=self._entering(outcome, stamp)))

    async def enter_anew(self, outcome: Outcome, stamp: int) -> None:
        """In place of what was counted; those who are forgotten stay who they were."""
        columns = standings.c
        query = select(columns.seat, columns.guest).where(columns.table_id == outcome.table)
        before = {row.seat: row.guest for row in await self._store.rows(query)}
        seats = [
            msgspec.structs.replace(each, guest=before[each.seat])
            if (before.get(each.seat) or "").startswith(ALIAS)
            and (each.guest is None or each.guest.startswith(ALIAS))
            else each
            for each in outcome.seats
        ]
        outcome = msgspec.structs.replace(outcome, seats=seats)
        same = _unchanged(outcome.table, stamp).exists()
        lost = [
            delete(rows).where((rows.c.table_id == outcome.table) & same)
            for rows in (finished, standings)
        ]
        await self._store.commit(Write(after=[*lost, *self._entering(outcome, stamp)]))

    def _entering(self, outcome: Outcome, stamp: int) -> list[Executable]:
        values = {column.name: getattr(outcome, column.name, None) for column in finished.c}
        values["table_id"] = outcome.table
        values["options"] = msgspec.json.encode(outcome.options).decode()
        rows: list[Executable] = [self._row(finished, values, outcome.table, stamp)]
        for each in outcome.seats:
            values = msgspec.structs.asdict(each) | {"table_id": outcome.table}
            values["sources"] = msgspec.json.encode(each.sources).decode()
            rows.append(self._row(standings, values, outcome.table, stamp))
        return rows

    def _row(self, table: Any, values: dict[str, Any], key: str, stamp: int) -> Any:
        """A row that is added unless it is there, and only while the journal is as it was."""
        names = [column.name for column in table.c]
        told = [_typed(values[name], table.c[name].type) for name in names]
        found = _unchanged(key, stamp).with_only_columns(*told)
        return self._store.insert(table).from_select(names, found).on_conflict_do_nothing()

    # ---- ratings ----

    async def reckoning(self, game: str) -> int:
        """The number of the last reckoning of a game's ratings."""
        query = select(func.max(reckonings.c.number)).where(reckonings.c.game == game)
        return (await self._store.rows(query))[0][0] or 0

    async def unrated(self) -> list[str]:
        """The games in which somebody's rating is not reckoned yet."""
        query = select(finished.c.game).where(finished.c.weighs.is_(True) & ~_rated()).distinct()
        return [row.game for row in await self._store.rows(query)]

    async def first_unrated(self, game: str) -> tuple[float, str] | None:
        """When the first game ended that is not reckoned, and its table."""
        columns = finished.c
        wanted = columns.weighs.is_(True) & (columns.game == game) & ~_rated()
        query = select(columns.ended, columns.table_id).where(wanted)
        rows = await self._store.rows(query.order_by(columns.ended, columns.table_id).limit(1))
        return (rows[0].ended, rows[0].table_id) if rows else None

    async def weighed(self, game: str, since: tuple[float, str]) -> list[Weighed]:
        """The games that weigh from then on, in the order of their ends."""
        columns = finished.c
        from_then = tuple_(columns.ended, columns.table_id) >= tuple_(*map(literal, since))
        wanted = columns.weighs.is_(True) & (columns.game == game) & from_then
        joined = finished.join(standings, standings.c.table_id == columns.table_id)
        query = select(
            columns.table_id,
            columns.ended,
            *(standings.c[name] for name in ("seat", "guest", "place", "gave_up")),
        )
        query = query.select_from(joined).where(wanted)
        ordered = query.order_by(columns.ended, columns.table_id, standings.c.seat)
        found: dict[str, tuple[float, list[tuple[int, Finish]]]] = {}
        for row in await self._store.rows(ordered):
            seats = found.setdefault(row.table_id, (row.ended, []))[1]
            seats.append((row.seat, Finish(row.guest or "", row.place, row.gave_up)))
        return [Weighed(key, ended, tuple(seats)) for key, (ended, seats) in found.items()]

    async def rated_before(self, game: str, since: tuple[float, str]) -> int:
        """How many games weigh that ended before then."""
        columns = finished.c
        before = tuple_(columns.ended, columns.table_id) < tuple_(*map(literal, since))
        wanted = columns.weighs.is_(True) & (columns.game == game) & before
        query = select(func.count()).select_from(finished).where(wanted)
        return int((await self._store.rows(query))[0][0])

    async def current(
        self, game: str, guests: Iterable[str], before: int | None = None
    ) -> dict[str, Rating]:
        """The ratings of those who have one; `before`: before the game of this number."""
        columns = ratings.c
        wanted = (columns.game == game) & columns.guest.in_(sorted(guests))
        if before is not None:
            wanted &= columns.number < before
        last = select(columns.guest, func.max(columns.number).label("number")).where(wanted)
        newest = last.group_by(columns.guest).subquery()
        same = (columns.guest == newest.c.guest) & (columns.number == newest.c.number)
        query = select(columns.guest, columns.mean, columns.deviation)
        query = query.join(newest, same).where(columns.game == game)
        rows = await self._store.rows(query)
        return {row.guest: Rating(row.mean, row.deviation) for row in rows}

    async def reckon(self, game: str, number: int, first: int, found: Sequence[Reckoned]) -> None:
        """Reckoning `number`: the ratings from the game numbered `first` on are these.

        Raises `Conflict` if somebody else made one meanwhile.
        """
        turn = insert(reckonings).values(game=game, number=number)
        old = (reckonings.c.game == game) & (reckonings.c.number < number - KEPT)
        undone = (ratings.c.game == game) & (ratings.c.number >= first)
        after: list[Executable] = [delete(ratings).where(undone), delete(reckonings).where(old)]
        if found:
            after.append(insert(ratings).values([_rating_row(game, each) for each in found]))
        await self._store.commit(Write(before=[turn], after=after))

    # ---- what is told ----

    async def of_guest(self, guest: str, game: str | None = None) -> list[Row[Any]]:
        """One's own results, the first that ended first, with the rating after each."""
        columns = finished.c
        joined = standings.join(finished, finished.c.table_id == standings.c.table_id).outerjoin(
            ratings,
            (ratings.c.table_id == standings.c.table_id) & (ratings.c.seat == standings.c.seat),
        )
        wanted = (standings.c.guest == guest) & (columns.verdict == "counted")
        if game is not None:
            wanted &= columns.game == game
        told: list[Any] = list(columns)
        told += [each for each in standings.c if each.name != "table_id"]
        sizes = standings.alias()
        size = select(func.count()).where(sizes.c.table_id == columns.table_id)
        told += [size.scalar_subquery().label("seats")]
        told += [ratings.c[name] for name in ("mean_before", "mean", "deviation")]
        query = select(*told).select_from(joined).where(wanted)
        return await self._store.rows(query.order_by(columns.ended, columns.table_id))

    async def beside(self, guest: str, game: str) -> list[Row[Any]]:
        """All seats of the games of this guest."""
        own = select(standings.c.table_id).where(standings.c.guest == guest)
        joined = standings.join(finished, finished.c.table_id == standings.c.table_id)
        names = ("table_id", "seat", "guest", "kind", "level", "place")
        query = select(*(standings.c[name] for name in names)).select_from(joined)
        wanted = standings.c.table_id.in_(own) & (finished.c.game == game)
        return await self._store.rows(query.where(wanted))

    async def of_table(self, table: str) -> list[Row[Any]]:
        """The ratings that a game changed, by seats."""
        return await self._store.rows(select(ratings).where(ratings.c.table_id == table))

    async def weight(self, table: str) -> bool | None:
        """Whether ratings change by this game; None: that is not known yet."""
        query = select(finished.c.weighs).where(finished.c.table_id == table)
        rows = await self._store.rows(query)
        return rows[0].weighs if rows else None


def _typed(value: Any, kind: Any) -> Any:
    """A value whose type the database is told: it stands in a query."""
    kinds = (Boolean, Float, Integer, Text, String)
    assert isinstance(kind, kinds)
    return cast(literal(value, kind), kind)


def _unchanged(table: str, stamp: int) -> Any:
    return select(tables.c.id).where((tables.c.id == table) & (tables.c.stamp == stamp))


def _rated() -> Any:
    return select(ratings.c.table_id).where(ratings.c.table_id == finished.c.table_id).exists()


def _rating_row(game: str, each: Reckoned) -> dict[str, Any]:
    return {
        "table_id": each.table,
        "seat": each.seat,
        "game": game,
        "number": each.number,
        "guest": each.guest,
        "mean_before": each.before.mean,
        "deviation_before": each.before.deviation,
        "mean": each.after.mean,
        "deviation": each.after.deviation,
    }


# ---- those who are forgotten, and games that are deleted ----


def renaming(guest: str, alias: str) -> list[Executable]:
    """What puts something else in the place of a guest; reckonings under way are void."""
    return [
        *(
            update(rows).where(rows.c.guest == guest).values(guest=alias)
            for rows in (standings, ratings)
        ),
        voiding(),
    ]


def uncounting(keys: Sequence[str]) -> list[Executable]:
    """What takes back that these games were counted; ratings must be reckoned anew then."""
    rows = (finished, standings, ratings)
    return [*(delete(each).where(each.c.table_id.in_(keys)) for each in rows), voiding()]


def following(was: str, guest: str) -> list[Executable]:
    """Two guests are one: the results are the other's, and what changed by them is reckoned anew.

    A game that both played does not weigh: nobody plays for a rating against oneself.
    """
    played = select(standings.c.table_id)
    theirs, others = (
        played.where(standings.c.guest == was),
        played.where(standings.c.guest == guest),
    )
    both = finished.c.table_id.in_(theirs) & finished.c.table_id.in_(others)
    return [
        update(finished).where(both).values(weighs=False),
        delete(ratings).where(ratings.c.table_id.in_(theirs)),
        update(standings).where(standings.c.guest == was).values(guest=guest),
        voiding(),
    ]


def voiding() -> Executable:
    """Whoever reckons ratings now must begin anew."""
    numbers = select(reckonings.c.game, func.max(reckonings.c.number) + 1)
    return insert(reckonings).from_select(["game", "number"], numbers.group_by(reckonings.c.game))


def own_result(row: Row[Any]) -> OwnResult:
    """What is counted of a game for one of its players, from a row of `of_guest`."""
    return OwnResult(
        table=row.table_id,
        code=row.code,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        began=row.began,
        ended=row.ended,
        seats=row.seats,
        seat=row.seat,
        place=row.place,
        points=row.points,
        own=row.own,
        bot=row.bot,
        other=row.other,
        sources=msgspec.json.decode(row.sources, type=dict[str, int]),
        rated=row.rated,
        gave_up=row.gave_up,
        rating_before=row.mean_before,
        rating=row.mean,
    )
