"""A contest: many blocks between the same entrants, with a report."""

from collections.abc import Sequence

import msgspec

import tampu
from tampu.arena.block import Block, all_seatings, block
from tampu.arena.entrant import Entrant
from tampu.arena.executor import Alone, Executor
from tampu.arena.ledger import Ledger, Progress
from tampu.arena.match import Result
from tampu.arena.statistics import Interval, bootstrap, wilson


class Contest(msgspec.Struct, frozen=True):
    """Who plays what, how often. `deal` numbers the first block's deal."""

    game: str
    entrants: tuple[Entrant, ...]
    blocks: int
    options: dict[str, str] = {}
    deal: int = 0

    def planned(self) -> list[Block]:
        """One deal each, in every way in which the entrants can sit."""
        seatings = all_seatings([str(entrant) for entrant in self.entrants])
        deals = range(self.deal, self.deal + self.blocks)
        return [block(tampu.game(self.game), self.options, deal, seatings) for deal in deals]


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


def play(
    contest: Contest,
    executor: Executor | None = None,
    progress: Progress | None = None,
    ledger: Ledger | None = None,
) -> list[Standing]:
    """Play all blocks; the standings of the entrants, in the order given."""
    pages = (ledger or Ledger()).play(contest.planned(), executor or Alone(), progress)
    blocks = [page.results for page in pages]
    return [standing(str(entrant), blocks) for entrant in dict.fromkeys(contest.entrants)]


def standing(entrant: str, blocks: Sequence[Sequence[Result]]) -> Standing:
    """The block is the statistical unit: games of one deal are not independent."""
    wins = [mean([r.wins[s] for r, s in seats_of(entrant, block)]) for block in blocks]
    leads = [mean([r.lead(s) for r, s in seats_of(entrant, block)]) for block in blocks]
    sat = [pair for block in blocks for pair in seats_of(entrant, block)]
    effort = effort_of(sat)
    return Standing(
        entrant=entrant,
        fair_share=1 / len(blocks[0][0].entrants),
        games=sum(len(block) for block in blocks),
        win_share=bootstrap(wins),
        win_share_wilson=wilson(sum(result.wins[seat] for result, seat in sat), len(sat)),
        lead=bootstrap(leads),
        score_mean=mean([result.scores[seat] for result, seat in sat]),
        ms_per_decision=effort[0],
        nodes_per_decision=effort[1],
    )


def effort_of(sat: Sequence[tuple[Result, int]]) -> tuple[float, float]:
    """Milliseconds and nodes per decision, over these seats."""
    decisions = max(1, sum(result.decisions[seat] for result, seat in sat))
    seconds = sum(result.seconds[seat] for result, seat in sat)
    return 1000 * seconds / decisions, sum(r.nodes[s] for r, s in sat) / decisions


def seats_of(entrant: str, block: Sequence[Result]) -> list[tuple[Result, int]]:
    """Every seat of every game of the block on which this entrant sat."""
    return [
        (result, seat)
        for result in block
        for seat, sitter in enumerate(result.entrants)
        if sitter == entrant
    ]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
