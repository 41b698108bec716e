"""Ratings as in chess, from places: 400 points are odds of ten to one, at any number of seats.

Plackett-Luce as Weng and Lin update it (`openskill`). A rating is a bell curve of how strong
somebody may be; everybody begins with the same wide one. It is a measure among people: bots are
rated by the same scale (`docs/arena.md`), but never meet them in a rated game.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from tampu.server.wire import RatingTold

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN, DEVIATION = 1000.0, 250.0
"""Of somebody who has played no rated game: as strong as `greedy`, or anything else."""
DRIFT = 2.5
"""By so much somebody's strength may change from game to game."""
ODDS = 400 / log(10)
SURE = 250
"""Up to so many points of uncertainty a rating is more than a first guess."""
Z = 1.96
"""So many deviations hold 19 of 20 cases."""


class Rating(NamedTuple):
    """How strong somebody is held to be."""

    mean: float = MEAN
    deviation: float = DEVIATION


FIRST = Rating()


class Finish(NamedTuple):
    """How somebody came out of a game. `gave_up`: last of all, with all others who did."""

    guest: str
    place: int
    gave_up: bool


def told(rating: Rating) -> RatingTold:
    """As people read it: the true strength is within the spread in 19 of 20 cases."""
    spread = round(Z * rating.deviation)
    return RatingTold(points=round(rating.mean), spread=spread, provisional=spread > SURE)


@cache
def _model(seats: int) -> "PlackettLuce":
    from openskill.models import PlackettLuce  # heavy, and most servers have no rated tables

    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=ODDS / sqrt(seats), tau=DRIFT)


def after(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game; who has the same rank shares a place."""
    model = _model(len(before))
    teams = [[model.rating(mu=each.mean, sigma=each.deviation)] for each in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in rated]


def ranks_of(finishes: Iterable[Finish]) -> list[int]:
    """Those who stayed by their places among themselves, then all who gave up together."""
    keys = [(each.gave_up, 0 if each.gave_up else each.place) for each in finishes]
    return [1 + sum(other < key for other in keys) for key in keys]
