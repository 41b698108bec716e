"""A long past: a few games that were really played, copied as often as wanted into the database."""

import re
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

OWN, EVERY = 1000, 10
"""So many games, every tenth of the newest, were played by one and the same guest."""
GUESTS = 20_000
"""Everybody else is one of so many."""
HOUR = 3600.0
TABLE = "SELECT * FROM tables WHERE status = 'over' ORDER BY created"
JOURNAL = "SELECT seq, body FROM journal WHERE table_id = ? ORDER BY seq"
SITTERS = "SELECT guest FROM sitters WHERE table_id = ?"
Swap = dict[bytes, bytes]


class Played(NamedTuple):
    """A game that was really played."""

    row: dict[str, object]
    entries: list[tuple[int, bytes]]
    people: list[str]


def games_in(database: Path) -> list[Played]:
    """All that are over."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute(TABLE)
        names = [each[0] for each in found.description]
        rows = [dict(zip(names, values, strict=True)) for values in found.fetchall()]
        return [
            Played(
                row,
                connection.execute(JOURNAL, (row["id"],)).fetchall(),
                sorted(guest for (guest,) in connection.execute(SITTERS, (row["id"],))),
            )
            for row in rows
        ]


def lengthen(database: Path, games: list[Played], guest: str, first: int, last: int) -> None:
    """Copies number `first` to `last`, an hour apart, some of them the guest's own."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        for number in range(first, last):
            own = number % EVERY == 0 and number < OWN * EVERY
            _copy(connection, games[number % len(games)], number, guest if own else None)
        connection.execute("ANALYZE")  # with statistics SQLite is more easily led to a scan
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(connection: sqlite3.Connection, game: Played, number: int, own: str | None) -> None:
    """The same game under another id and code, played by others at another time."""
    row = dict(game.row)
    code = f"{number:0{len(str(row['code']))}d}"
    people = dict(zip(game.people, _people(game, number, own), strict=True))
    renamed = people | {str(row["id"]): f"{number:032x}", str(row["code"]): code}
    swap = {old.encode(): new.encode() for old, new in renamed.items()}
    then = float(str(row["created"]))
    swap[_double(then)] = _double(then - HOUR * (number + 1))
    row |= {name: renamed[str(row[name])] for name in ("id", "code", "host")}
    row["created"] = then - HOUR * (number + 1)
    row["ended"] = float(str(row["ended"])) - HOUR * (number + 1)
    row["summary"] = _swapped(bytes(row["summary"]), swap)  # type: ignore[call-overload]
    places = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({places})", [*row.values()])
    seats = [(row["id"], each, row["created"]) for each in people.values()]
    connection.executemany("INSERT INTO sitters (table_id, guest, created) VALUES (?, ?, ?)", seats)
    entries = ((row["id"], seq, _swapped(body, swap)) for seq, body in game.entries)
    connection.executemany("INSERT INTO journal (table_id, seq, body) VALUES (?, ?, ?)", entries)


def _people(game: Played, number: int, own: str | None) -> Iterator[str]:
    """Guests' ids, all of the same length."""
    for seat in range(len(game.people)):
        if seat == 0 and own is not None:
            yield own
        else:
            yield f"{(number * len(game.people) + seat) % GUESTS:016x}"


def _swapped(body: bytes, swap: Swap) -> bytes:
    """All at once: one guest may get the id that another one had."""
    return re.sub(b"|".join(map(re.escape, swap)), lambda found: swap[found[0]], body)


def _double(number: float) -> bytes:
    """As msgpack writes it."""
    return struct.pack(">d", number)


def forget_summaries(database: Path, guest: str) -> None:
    """The guest's games as a server left them that kept no summaries."""
    own = "SELECT table_id FROM sitters WHERE guest = ?"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"UPDATE tables SET summary = NULL WHERE id IN ({own})", (guest,))
        connection.commit()
