"""Who plays the blocks: this process, or processes of this machine. A cluster: `cluster.py`.

All find the same results for the same blocks, as long as no entrant looks at the clock.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_DFL, SIGINT, signal
from typing import Protocol

from tampu.arena.block import Block, play_block
from tampu.arena.match import Result

Played = tuple[Block, list[Result]]
PATIENCE = 3
"""So often a block may take its worker with it into death."""


class Executor(Protocol):
    """Somebody who plays blocks."""

    def run(self, blocks: Iterable[Block]) -> Iterator[Played]:
        """Every block once, with its results, in the order in which they are done."""


class BlockLost(RuntimeError):
    """Workers died of a block again and again."""


class Alone:
    """One block after the other in this process."""

    def run(self, blocks: Iterable[Block]) -> Iterator[Played]:
        return ((block, play_block(block)) for block in blocks)


class Pool:
    """Processes of this machine.

    When one dies, the blocks that are being played are played again by new processes.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, blocks: Iterable[Block]) -> Iterator[Played]:
        left = dict(enumerate(blocks))
        fruitless = 0
        while left:
            before = len(left)
            for number, results in self._until_one_dies(left):
                yield left.pop(number), results
            fruitless = fruitless + 1 if len(left) == before else 0
            if fruitless == PATIENCE:
                raise BlockLost(f"{PATIENCE} times processes died, and no block was finished")

    def _until_one_dies(self, blocks: dict[int, Block]) -> Iterator[tuple[int, list[Result]]]:
        """What is done before a process dies; everything, if none does."""
        with processes(self.workers) as pool:
            flying = {pool.submit(play_block, block): number for number, block in blocks.items()}
            for future in as_completed(list(flying)):
                number = flying.pop(future)
                try:
                    results = future.result()
                except BrokenProcessPool:
                    continue
                yield number, results


@contextmanager
def processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes end at once when we are interrupted."""
    others = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal, (SIGINT, SIG_DFL))
    try:
        yield pool
    except BaseException:
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
