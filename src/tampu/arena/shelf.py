"""Games for people who train: a folder of Parquet files, one row per game (`docs/arena.md`)."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from tampu.arena.block import Block
from tampu.arena.match import Result

if TYPE_CHECKING:
    import pyarrow

FORMAT = "1"
"""Rises when a column changes its meaning."""
ROWS = 5000
SECONDS = 60.0
"""A file is written when so many games are waiting, or the first of them so long."""
KEY_COLUMNS = ["game", "edition", "options", "deal", "entrants"]
Key = tuple[str, int, tuple[tuple[str, str], ...], int, tuple[str, ...]]
"""Which block a game is of: game, edition, options, deal, and who sat there."""


class NoParquet(RuntimeError):
    """pyarrow is not installed."""


class Unreadable(ValueError):
    """A file of the folder that holds no games of ours."""


def schema() -> "pyarrow.Schema":
    """The columns of a game. Seats are counted from 0."""
    try:
        import pyarrow as pa
    except ImportError:
        raise NoParquet("pyarrow") from None
    decision = {
        "line": pa.int32(),
        "seat": pa.int8(),
        "actions": pa.list_(pa.int32()),
        "action": pa.int32(),
        "nodes": pa.int64(),
        "seconds": pa.float32(),
    }
    columns = {
        "game": pa.string(),
        "edition": pa.int16(),
        "options": pa.map_(pa.string(), pa.string()),
        "seats": pa.int8(),
        "deal": pa.int64(),
        "seating": pa.int16(),
        "entrants": pa.list_(pa.string()),
        "scores": pa.list_(pa.int32()),
        "ranking": pa.list_(pa.list_(pa.int8())),
        "wins": pa.list_(pa.float32()),
        "record": pa.string(),
        "decisions": pa.list_(pa.struct(decision)),
    }
    return pa.schema(columns, {"tampu": FORMAT})


class Shelf:
    """The games in a folder. What is added is written file by file; no file is ever changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.schema = schema()
        self.waiting: list[dict[str, Any]] = []
        self.since = monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        self.done = set(self._read())

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("games-*.parquet"))

    def _read(self) -> Iterator[Key]:
        """Which blocks are there: they are written whole or not at all."""
        from pyarrow import ArrowInvalid
        from pyarrow.parquet import ParquetFile

        for file in self.files():
            try:
                rows = ParquetFile(file).read(KEY_COLUMNS).to_pylist()
            except ArrowInvalid:
                raise Unreadable(str(file)) from None
            for row in rows:
                if set(row) != set(KEY_COLUMNS):
                    raise Unreadable(str(file))
                options = tuple(sorted(row["options"]))
                yield (row["game"], row["edition"], options, row["deal"], group(row["entrants"]))

    def __contains__(self, block: Block) -> bool:
        return key_of(block) in self.done

    def add(self, block: Block, results: Sequence[Result]) -> None:
        """Put down a block; it is written together with others."""
        self.waiting += [row_of(block, n, result) for n, result in enumerate(results)]
        self.done.add(key_of(block))
        if len(self.waiting) >= ROWS or monotonic() - self.since >= SECONDS:
            self.write()

    def write(self) -> None:
        """Write what is waiting; the file appears when it is whole."""
        import pyarrow as pa
        from pyarrow.parquet import write_table

        if self.waiting:
            last = self.files()[-1:]
            number = int(last[0].stem.removeprefix("games-")) + 1 if last else 0
            target = self.folder / f"games-{number:06}.parquet"
            draft = self.folder / f".{target.name}"
            write_table(pa.Table.from_pylist(self.waiting, self.schema), draft, compression="zstd")
            draft.replace(target)
        self.waiting, self.since = [], monotonic()


def key_of(block: Block) -> Key:
    options = tuple(sorted(block.options.items()))
    return (block.game, block.edition, options, block.deal, group(block.seatings[0]))


def group(entrants: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(entrants))


def row_of(block: Block, number: int, result: Result) -> dict[str, Any]:
    """A game as a row."""
    assert result.telling is not None
    return {
        "game": block.game,
        "edition": block.edition,
        "options": list(block.options.items()),
        "seats": len(result.scores),
        "deal": block.deal,
        "seating": number,
        "entrants": result.entrants,
        "scores": result.scores,
        "ranking": result.ranking,
        "wins": result.wins,
        **msgspec.to_builtins(result.telling),
    }
