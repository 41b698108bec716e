"""Results to compare and to make up."""

from collections.abc import Iterable, Sequence

import tampu
from tampu.arena.block import Block, all_seatings, block
from tampu.arena.ledger import Page
from tampu.arena.match import Result

GAME = tampu.game("machu_picchu")


def facts(results: Iterable[Result]) -> list[tuple[object, ...]]:
    """What does not depend on the clock."""
    return [(r.entrants, r.scores, r.ranking, r.decisions, r.nodes, told(r)) for r in results]


def told(result: Result) -> object:
    telling = result.telling
    if telling is None:
        return None
    return telling.record, [(d.line, d.seat, d.actions, d.action) for d in telling.decisions]


def duels(count: int, *entrants: str) -> list[Block]:
    """Blocks of real games."""
    return [block(GAME, {}, deal, all_seatings(entrants)) for deal in range(count)]


def page(deal: int, *rankings: Sequence[str]) -> Page:
    """A block with these rankings, best first; who is written together (`a=b`) is tied."""
    results, seatings = [], []
    for ranking in rankings:
        places = [place.split("=") for place in ranking]
        entrants = tuple(name for place in places for name in place)
        seats = iter(range(len(entrants)))
        ranked = tuple(tuple(next(seats) for _ in place) for place in places)
        seatings.append(entrants)
        zeros = (0,) * len(entrants)
        results.append(Result(entrants, zeros, ranked, zeros, zeros, zeros))
    return Page(Block("machu_picchu", 2, {}, deal, tuple(seatings)), results)
