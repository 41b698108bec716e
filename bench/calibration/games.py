"""Games to look back on: each of a deal of its own, so that none knows of another."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from tampu.arena.block import Block, play_block
from tampu.arena.entrant import NoEntrant, entrant
from tampu.arena.executor import processes
from tampu.arena.match import Result
from tampu.arena.selfplay import planned
from tampu.core.game import Game
from tampu.core.play import Match, replay
from tampu.core.record import read_record
from tampu.games import game as game_of

Task = TypeVar("Task")
Found = TypeVar("Found")
FIRST_DEAL = 700_000
"""Arenas begin at 0, fits at a million."""


def steady(text: str) -> str:
    """A bot that plays the same games on every machine."""
    try:
        found = entrant(text)
    except NoEntrant as problem:
        raise ArgumentTypeError(str(problem)) from None
    if not found.steady:
        raise ArgumentTypeError(f"{text} thinks by the clock; write {found.level}:400n or :untimed")
    return str(found)


def alone(game: Game, seats: int, bots: Sequence[str], deals: range) -> list[Block]:
    """One game for each deal; who sits where changes from deal to deal."""
    return [
        msgspec.structs.replace(block, seatings=(block.seatings[block.deal % len(block.seatings)],))
        for block in planned(game, {}, seats, bots, deals)
    ]


def played(block: Block) -> tuple[Match, Result]:
    """The only game of the block, line by line, and how it ended."""
    (result,) = play_block(block)
    assert result.telling is not None
    return replay(game_of(block.game), read_record(result.telling.record)), result


def worked(work: Callable[[Task], Found], tasks: Iterable[Task], workers: int) -> Iterator[Found]:
    """What comes of each task, in their order."""
    if workers == 1:
        yield from map(work, tasks)
        return
    with processes(workers) as pool:
        yield from pool.map(work, tasks)
