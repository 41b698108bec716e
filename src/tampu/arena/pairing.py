"""Who plays whom next: everybody equally often, and neighbours in strength more often."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, combinations_with_replacement

Group = tuple[str, ...]
"""Those who meet in a block, ascending; with few entrants somebody may sit there twice."""


class Pairing:
    """Gives out groups one by one. In which order the entrants were named does not matter."""

    def __init__(self, entrants: Iterable[str], seats: int) -> None:
        self.entrants = sorted(set(entrants))
        self.groups = groups(self.entrants, seats)
        self.invited = seats // 2
        self.met: Counter[Group] = Counter()
        self.sat: Counter[str] = Counter()

    def next(self, ratings: Mapping[str, float]) -> Group:
        """The next group: half of it are those who have played least; the nearer they all are to
        each other, and the less often they have met, the sooner."""
        places = {name: sum(r < ratings[name] for r in ratings.values()) for name in ratings}
        rarest = sorted(self.entrants, key=lambda name: (self.sat[name], name))[: self.invited]
        group = max(
            (group for group in self.groups if set(rarest) <= set(group)),
            key=lambda group: (
                closeness([places[name] for name in group]) / (2 * self.met[group] + 1),
                -sum(self.sat[name] for name in group),
            ),
        )
        self.met[group] += 1
        self.sat.update(group)
        return group


def groups(entrants: list[str], seats: int) -> list[Group]:
    """All groups of so many; who is too few sits down twice."""
    if len(entrants) >= seats:
        return list(combinations(entrants, seats))
    everybody = set(entrants)
    return [g for g in combinations_with_replacement(entrants, seats) if set(g) == everybody]


def closeness(places: list[int]) -> float:
    """1 for those next to each other on the ladder, less the more stand between them."""
    between = max(places) - min(places) - (len(places) - 1)
    return 1 / (1 + max(0, between)) ** 2
