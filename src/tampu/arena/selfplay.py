"""Games in mass, for learning from them: every seating of every group, told whole."""

from collections.abc import Iterator, Sequence

import msgspec

from tampu.arena.block import Block, block, turned_seatings
from tampu.arena.executor import Executor
from tampu.arena.ledger import Progress
from tampu.arena.pairing import Pairing
from tampu.arena.shelf import Shelf
from tampu.core.game import Game


def planned(
    game: Game,
    options: dict[str, str],
    seats: int,
    entrants: Sequence[str],
    deals: range,
) -> Iterator[Block]:
    """One block per deal; all groups of entrants meet equally often."""
    pairing = Pairing(entrants, seats)
    equal = dict.fromkeys(entrants, 0.0)
    for deal in deals:
        seatings = turned_seatings(pairing.next(equal), deal)
        yield msgspec.structs.replace(block(game, options, deal, seatings), told=True)


def fill(
    shelf: Shelf, blocks: Sequence[Block], executor: Executor, progress: Progress | None = None
) -> int:
    """Play what is not on the shelf yet, and put it there; how many games were played now.

    Whatever ends this, the blocks that were done are written.
    """
    missing = [block for block in blocks if block not in shelf]
    total = sum(len(block.seatings) for block in missing)
    played = 0
    try:
        for done, results in executor.run(missing):
            shelf.add(done, results)
            played += len(results)
            if progress is not None:
                progress(played, total)
    finally:
        shelf.write()
    return played
