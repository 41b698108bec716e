"""CF-124 to CF-127 by brute force: every deal of the pool and every exchange, counted."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

Card = tuple[int, int]
"""A card of the pool: its god, and which of the cards of that god it is."""
Pair = tuple[int, ...]
Hands = tuple[Pair, ...]
"""The gods of the start cards of every seat, ascending."""


def gods(cards: frozenset[Card]) -> Pair:
    return tuple(sorted(god for god, _ in cards))


def dealt(pool: frozenset[Card], known: list[Pair | None]) -> Iterator[list[frozenset[Card]]]:
    """Every way to deal two cards to every seat; of some seats the gods are known."""
    if not known:
        yield []
        return
    for two in combinations(sorted(pool), 2):
        if known[0] in (None, gods(frozenset(two))):
            for others in dealt(pool - set(two), known[1:]):
                yield [frozenset(two), *others]


class Past:
    """What one seat (None: an onlooker) was told of the deal; all gods, no numbers."""

    def __init__(self, seats: int, seat: int | None) -> None:
        self.seats = seats
        self.seat = seat
        self.order: list[int] = []
        """The seats in token order."""
        self.first: Pair = ()
        """What the seat itself was dealt at first, and what it had after an exchange."""
        self.last: Pair = ()
        self.givers: list[int] = []
        self.laid_off: list[int] = []

    def worlds(self) -> Counter[Hands]:
        """The hands that fit, each with the number of deals and exchanges that lead to it."""
        found: Counter[Hands] = Counter()
        pool = frozenset((god, n) for god in range(5) for n in range(1 if self.seats == 2 else 2))
        known: list[Pair | None] = [None] * self.seats
        if self.seat is not None:
            known[self.seat] = self.first
        for hands in dealt(pool, known):
            self.exchange(hands, pool.difference(*hands), self.order, [], found)
        return found

    def exchange(
        self,
        hands: list[frozenset[Card]],
        pool: frozenset[Card],
        order: list[int],
        givers: list[int],
        found: Counter[Hands],
    ) -> None:
        """CF-125: whoever has two cards of one god gives one back, in token order."""
        if not order:
            same = givers == self.givers and gods(pool) == tuple(sorted(self.laid_off))
            if same and (self.seat is None or gods(hands[self.seat]) == self.last):
                found[tuple(gods(hand) for hand in hands)] += 1
            return
        seat, later = order[0], order[1:]
        twins = sorted(hands[seat])
        if twins[0][0] != twins[1][0]:
            self.exchange(hands, pool, later, givers, found)
        elif self.givers[: len(givers) + 1] == [*givers, seat]:
            for drawn in pool:
                mine = frozenset((twins[0], drawn))
                after = [mine if each == seat else hand for each, hand in enumerate(hands)]
                rest = pool - {drawn} | {twins[1]}
                self.exchange(after, rest, later, [*givers, seat], found)
