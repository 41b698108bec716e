"""A contest: many blocks between the same entrants, in local processes, with a report."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

import tampu
from tampu.arena.entrant import Entrant
from tampu.arena.match import Result, play_block
from tampu.arena.statistics import Interval, bootstrap, wilson

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays what, how often. `deal` numbers the first block's deal."""

    game: str
    entrants: tuple[Entrant, ...]
    blocks: int
    options: dict[str, str] = {}
    deal: int = 0


class Standing(msgspec.Struct, frozen=True):
    """How one entrant did, over all seats it sat on."""

    entrant: str
    fair_share: float
    """The share of games it would win if all were equal."""
    games: int
    win_share: Interval
    """Bootstrap over blocks."""
    win_share_wilson: Interval
    lead: Interval
    """Points before the best other player, per game (bootstrap over blocks)."""
    score_mean: float
    ms_per_decision: float
    nodes_per_decision: float


def play(contest: Contest, workers: int = 1, progress: Progress | None = None) -> list[Standing]:
    """Play all blocks; the standings of the entrants, in the order given."""
    blocks = list(played_blocks(contest, workers, progress))
    return [standing(entrant, blocks) for entrant in dict.fromkeys(contest.entrants)]


def played_blocks(
    contest: Contest, workers: int, progress: Progress | None
) -> Iterator[list[Result]]:
    """The blocks in order; with one worker in this process."""
    task = partial(_block, contest)
    deals = range(contest.deal, contest.deal + contest.blocks)
    if workers == 1:
        yield from _counted(map(task, deals), contest.blocks, progress)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from _counted(pool.map(task, deals), contest.blocks, progress)


def _block(contest: Contest, deal: int) -> list[Result]:
    return play_block(tampu.game(contest.game), contest.options, contest.entrants, deal)


def _counted(
    blocks: Iterator[list[Result]], total: int, progress: Progress | None
) -> Iterator[list[Result]]:
    for number, block in enumerate(blocks, start=1):
        if progress is not None:
            progress(number * len(block), total * len(block))
        yield block


def standing(entrant: Entrant, blocks: Sequence[Sequence[Result]]) -> Standing:
    """The block is the statistical unit: games of one deal are not independent."""
    wins = [_mean([r.wins[s] for r, s in _seats(entrant, block)]) for block in blocks]
    leads = [_mean([r.lead(s) for r, s in _seats(entrant, block)]) for block in blocks]
    sat = [pair for block in blocks for pair in _seats(entrant, block)]
    decisions = max(1, sum(result.decisions[seat] for result, seat in sat))
    return Standing(
        entrant=str(entrant),
        fair_share=1 / len(blocks[0][0].entrants),
        games=sum(len(block) for block in blocks),
        win_share=bootstrap(wins),
        win_share_wilson=wilson(sum(result.wins[seat] for result, seat in sat), len(sat)),
        lead=bootstrap(leads),
        score_mean=_mean([result.scores[seat] for result, seat in sat]),
        ms_per_decision=1000 * sum(result.seconds[seat] for result, seat in sat) / decisions,
        nodes_per_decision=sum(result.nodes[seat] for result, seat in sat) / decisions,
    )


def _seats(entrant: Entrant, block: Sequence[Result]) -> list[tuple[Result, int]]:
    """Every seat of every game of the block on which this entrant sat."""
    return [
        (result, seat)
        for result in block
        for seat, sitter in enumerate(result.entrants)
        if sitter == entrant
    ]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
