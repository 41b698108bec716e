"""A ladder: blocks among all entrants, and a rating for each."""

from collections.abc import Iterator, Sequence

import msgspec

import tampu
from tampu.arena.block import Block, block, turned_seatings
from tampu.arena.contest import effort_of, mean, seats_of
from tampu.arena.executor import Executor
from tampu.arena.ledger import Ledger, Page, Progress
from tampu.arena.pairing import Pairing
from tampu.arena.rating import Ratings
from tampu.arena.statistics import Interval

FIRST_ROUND = 2
"""So often everybody plays before neighbours are looked for."""
ANCHOR_LEVEL = "greedy"


class Ladder(msgspec.Struct, frozen=True):
    """Who plays what, how often. `deal` numbers the first block's deal."""

    game: str
    seats: int
    entrants: tuple[str, ...]
    blocks: int
    options: dict[str, str] = {}
    deal: int = 0

    def block(self, group: Sequence[str], number: int) -> Block:
        deal = self.deal + number
        game = tampu.game(self.game)
        return block(game, self.options, deal, turned_seatings(group, deal))


class Rung(msgspec.Struct, frozen=True):
    """How strong one entrant is."""

    entrant: str
    rating: Interval
    games: int
    win_share: float
    score_mean: float
    ms_per_decision: float
    nodes_per_decision: float


def climb(
    ladder: Ladder, executor: Executor, ledger: Ledger, progress: Progress | None = None
) -> list[Page]:
    """Play all blocks, round by round; every round is as long as all before it.

    Who meets in a round is decided by the results of the rounds before and by nothing else. So a
    ladder that was interrupted goes on as if nothing had happened, and one with more blocks begins
    with the blocks of the shorter one.
    """
    pairing = Pairing(ladder.entrants, ladder.seats)
    pages: list[Page] = []
    total = ladder.blocks * ladder.seats
    while len(pages) < ladder.blocks:
        points = Ratings(pairing.entrants, pages, None).points()
        ratings = dict(zip(pairing.entrants, points, strict=True))
        size = max(len(pages), FIRST_ROUND * len(pairing.entrants))
        numbers = range(len(pages), min(ladder.blocks, len(pages) + size))
        blocks = [ladder.block(pairing.next(ratings), number) for number in numbers]
        before = sum(len(page.results) for page in pages)

        def told(done: int, of: int, before: int = before) -> None:
            if progress is not None:
                progress(before + done, max(total, before + of))

        pages += ledger.play(blocks, executor, told)
    return pages


def kept_pages(ladder: Ladder, ledger: Ledger) -> list[Page]:
    """All blocks of a ledger that belong to this ladder, also those of other runs.

    Sorted, so that the same blocks give the same intervals in whatever order they were done.
    """
    among = set(ladder.entrants)
    found = [page for page in same_table(ladder, ledger) if among.issuperset(sitters(page))]
    return sorted(found, key=lambda page: page.block.key)


def kept_entrants(ladder: Ladder, ledger: Ledger) -> tuple[str, ...]:
    """Everybody who ever sat at such a table."""
    return tuple(sorted({name for page in same_table(ladder, ledger) for name in sitters(page)}))


def same_table(ladder: Ladder, ledger: Ledger) -> Iterator[Page]:
    """The blocks of this game, with so many seats and these options."""
    wanted = ladder.block([""] * ladder.seats, 0)
    for page in ledger.pages.values():
        own = page.block
        same = (own.game, own.edition, own.options) == (wanted.game, wanted.edition, wanted.options)
        if same and len(own.seatings[0]) == ladder.seats:
            yield page


def sitters(page: Page) -> tuple[str, ...]:
    return page.block.seatings[0]


def rungs(entrants: Sequence[str], pages: Sequence[Page], anchor: str | None) -> list[Rung]:
    """The ladder, the strongest first."""
    names = sorted(set(entrants))
    intervals = Ratings(names, pages, anchor).intervals()
    found = [rung(name, interval, pages) for name, interval in zip(names, intervals, strict=True)]
    return sorted(found, key=lambda rung: (-rung.rating.mean, rung.entrant))


def rung(name: str, rating: Interval, pages: Sequence[Page]) -> Rung:
    sat = [pair for page in pages for pair in seats_of(name, page.results)]
    milliseconds, nodes = effort_of(sat)
    return Rung(
        entrant=name,
        rating=rating,
        games=len({id(result) for result, _ in sat}),
        win_share=mean([result.wins[seat] for result, seat in sat] or [0.0]),
        score_mean=mean([result.scores[seat] for result, seat in sat] or [0.0]),
        ms_per_decision=milliseconds,
        nodes_per_decision=nodes,
    )


def anchor_of(entrants: Sequence[str]) -> str | None:
    """Whose rating is 1000 unless somebody else is named: the greedy bot, if it takes part."""
    greedy = (name for name in entrants if name.partition(":")[0] == ANCHOR_LEVEL)
    return min(greedy, default=None)
