"""Games to learn from: played in the arena's blocks, kept as a small Parquet file."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
from pyarrow.parquet import read_table, write_table

import tampu
from tampu.arena.executor import Executor
from tampu.arena.match import Result
from tampu.arena.selfplay import planned
from tampu.core.game import Game
from tampu.core.record import read_record

SCHEMA = pa.schema(
    {
        "edition": pa.int16(),
        "deal": pa.int64(),
        "entrants": pa.list_(pa.string()),
        "actions": pa.list_(pa.int32()),
    }
)


@dataclass(frozen=True)
class Played:
    """A game as its actions, those of chance included."""

    edition: int
    deal: int
    entrants: list[str]
    actions: list[int]


def play(
    game: Game, seats: Iterable[int], entrants: Sequence[str], deals: range, executor: Executor
) -> Iterator[Played]:
    """One block per deal and number of players, in the order in which they are done."""
    blocks = [block for many in seats for block in planned(game, {}, many, entrants, deals)]
    for block, results in executor.run(blocks):
        for result in results:
            yield Played(block.edition, block.deal, list(result.entrants), actions(game, result))


def actions(game: Game, result: Result) -> list[int]:
    assert result.telling is not None
    return [int(game.read(line.text)) for line in read_record(result.telling.record).lines]


def keep(file: Path, games: Iterable[Played]) -> None:
    """In the order of the deals: the same games are the same file, whoever was done first."""
    ordered = sorted(games, key=lambda game: (len(game.entrants), game.deal, game.entrants))
    rows = [vars(game) for game in ordered]
    file.parent.mkdir(parents=True, exist_ok=True)
    write_table(pa.Table.from_pylist(rows, SCHEMA), file, compression="zstd")


def kept(file: Path, game_key: str) -> list[Played]:
    """The games of a file, if they can still be played by the rules of today."""
    edition = tampu.game(game_key).edition
    games = [Played(**row) for row in read_table(file, schema=SCHEMA).to_pylist()]
    if strange := {game.edition for game in games} - {edition}:
        raise SystemExit(f"{file.name} has games of edition {strange}, not {edition}: play anew.")
    return games


def sample(games: Sequence[Played], most: int | None) -> list[Played]:
    """At most so many of each number of players, from the first to the last."""
    groups: dict[int, list[Played]] = {}
    for game in games:
        groups.setdefault(len(game.entrants), []).append(game)
    return [
        game
        for group in groups.values()
        for game in group[:: 1 if most is None else -(-len(group) // most)]
    ]
