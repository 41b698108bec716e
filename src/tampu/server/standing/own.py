"""One's own: results and ratings, all that is kept, and to be forgotten."""

import asyncio
import json
import time
from typing import Any

import msgspec
from sqlalchemy import Row
from starlette.responses import Response

from tampu.server.guests import COOKIE
from tampu.server.lobby import known_game
from tampu.server.privacy import forget, kept_of
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.standing.ladder import ladder
from tampu.server.standing.rating import FIRST, Rating, told
from tampu.server.standing.tally import Mine, Other, Wish, game_counts, results
from tampu.server.store.standings import own_result
from tampu.server.wire import Forgotten, MyGames, MyResults, SeatRating, TableRatings

BUSY = 5
"""Seconds after which it may be tried again where somebody else's journals are looked through."""


async def my_games(call: Call) -> MyGames:
    """What one has played to its end, also what ended a moment ago."""
    guest = call.guest
    if guest is None:
        return MyGames(games=[])
    await call.house.books.catch_up(guest=guest)
    rows = await call.house.books.ledger.of_guest(guest)
    return MyGames(games=game_counts([_mine(row) for row in rows]))


async def my_results(call: Call) -> MyResults:
    """One's own results at a game, of all games or of those with so many seats, or an option."""
    game = known_game(call.path("game")).key
    wish, guest = Wish(call.query("seats"), call.query("option")), call.guest
    books = call.house.books
    if guest is not None:
        await books.catch_up(guest=guest)
    rows = [] if guest is None else await books.ledger.of_guest(guest, game)
    beside = [] if guest is None else await books.ledger.beside(guest, game)
    others = [
        Other(row.table_id, row.guest, row.kind, row.level, row.place)
        for row in beside
        if row.guest is None or row.guest != guest
    ]
    await call.house.guests.learn({each.guest for each in others if each.guest is not None})
    mine = [_mine(row) for row in rows]
    found = results(game, mine, others, wish, call.house.guests.name)
    rungs = ladder().games.get(game)
    if rungs is not None:
        found.ladder, found.ladder_seats = rungs.told(), rungs.seats
    return found


def _mine(row: Row[Any]) -> Mine:
    rating = None if row.mean is None else Rating(row.mean, row.deviation)
    return Mine(own_result(row), row.kind, rating)


# ---- at a rated table ----


async def table_ratings(call: Call) -> TableRatings:
    """Of those who play for them, to all who may come to the table."""
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    history, ledger = table.history, call.house.books.ledger
    if not history.rated:
        raise Trouble("not-rated")
    weighs = await ledger.weight(table.head.id) if history.over else None
    rows = {row.seat: row for row in await ledger.of_table(table.head.id)}
    if weighs and not rows:
        weighs = None  # in a moment
    guests = [sitting.holder or sitting.kept_for or sitting.resigned for sitting in history.seats]
    current = await ledger.current(table.head.game, {each for each in guests if each})
    seats = []
    for seat, guest in enumerate(guests):
        row = rows.get(seat)
        if row is not None:
            before = Rating(row.mean_before, row.deviation_before)
            then = told(Rating(row.mean, row.deviation))
            seats.append(SeatRating(seat=seat, before=told(before), after=then))
        elif guest is not None:
            now = told(current.get(guest, FIRST))
            seats.append(SeatRating(seat=seat, before=now, after=None))
    return TableRatings(weighs=weighs, seats=seats)


# ---- all that is kept ----

_looking = asyncio.Lock()
"""Whoever asks for one of these has all journals looked through: one after the other."""


async def my_file(call: Call) -> Response:
    """Everything that is kept of somebody, as a file."""
    guest = _known(call)
    await call.house.may_see_replay(call.address)
    if _looking.locked():
        raise Trouble("too-busy", seconds=BUSY)
    async with _looking:
        await call.house.books.catch_up(guest=guest)
        kept = msgspec.to_builtins(await kept_of(call.house.store, guest))
    text = await asyncio.to_thread(json.dumps, kept, ensure_ascii=False, indent=1)
    name = f"tampu-{time.strftime('%Y-%m-%d', time.gmtime())}.json"
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}"',
    }
    return Response(f"{text}\n", 200, headers, "application/json")


async def forget_me(call: Call) -> Response:
    """Nobody knows any more who it was; games stay whole, and so do the ratings of others."""
    guest = _known(call)
    await call.house.may_see_replay(call.address)
    if _looking.locked():
        raise Trouble("too-busy", seconds=BUSY)
    async with _looking:
        news = await forget(call.house.store, guest)
    for line in news:
        await call.house.steward.heard(line)
    tables = len({line for line in news if line.startswith("away ")})
    response = Response(
        msgspec.json.encode(Forgotten(tables=tables)),
        200,
        {"cache-control": "no-store"},
        "application/json",
    )
    response.delete_cookie(COOKIE, path=f"{call.house.settings.root_path}/")
    return response


def _known(call: Call) -> str:
    guest = call.guest
    if guest is None:
        raise Trouble("no-guest")
    return guest
