"""How true chances were. Positions of one game have one end: the game is the unit of statistics."""

from dataclasses import dataclass
from functools import cache

import numpy as np

from bench.calibration.told import Told
from bench.fit.sights import Numbers, lead
from bench.reliability import BINS, Bin, places
from tampu.arena.statistics import RESAMPLES, Interval, wilson

POWERS = np.geomspace(0.2, 5.0, 141)
LEAST = 0.005
"""When powers are compared no smaller chance is believed: tries are few."""
THIRDS = ("first", "middle", "last")
OF_NORMAL = (2 / np.pi) ** 0.5
"""The mean distance from the middle, in standard deviations."""


@dataclass(frozen=True)
class Truth:
    """How true the chances of some positions were."""

    positions: int
    brier: Interval
    """Summed over the seats."""
    plain: float
    """That of who always says 1/n."""
    skill: Interval
    """The part of `plain` that is saved."""
    power: Interval
    """Raised to this power the chances would have made the winners likeliest: below 1 they were
    too sure, above 1 too timid."""


@dataclass(frozen=True)
class Offs:
    """How far expected final scores were off."""

    mean: Interval
    """What was told less what came."""
    spread: float
    """The root of the mean square."""
    lead: float
    """The same of each player's lead over the others."""


@dataclass(frozen=True)
class Quality:
    """How well some games were told."""

    games: int
    whole: Truth
    error: float
    """How far the bins are off, on average (expected calibration error)."""
    noise: float
    """How far they would be if every chance were true, for there are only so many games."""
    bins: list[Bin]
    thirds: dict[int, tuple[Truth, Offs]]
    """Of the game, where positions were looked at: by their numbers, from 0."""


def quality(told: Told) -> Quality:
    bins, noise = bins_of(told)
    parts = [told.part(told.third == third) for third in range(len(THIRDS))]
    return Quality(
        games=told.games,
        whole=truth(told),
        error=sum(each.many * abs(each.told - each.won) for each in bins) / told.chances.size,
        noise=noise,
        bins=bins,
        thirds={
            third: (truth(part), offs(part)) for third, part in enumerate(parts) if len(part.game)
        },
    )


def truth(told: Told) -> Truth:
    missed = ((told.chances - told.won) ** 2).sum(axis=1)
    plain = ((1 / told.seats - told.won) ** 2).sum(axis=1)
    left = quotient(told, missed, plain)
    return Truth(
        positions=len(missed),
        brier=mean(told, missed),
        plain=float(plain.mean()),
        skill=Interval(1 - left.mean, 1 - left.high, 1 - left.low),
        power=power(told),
    )


def offs(told: Told) -> Offs:
    wrong = told.points - told.final
    led = lead(wrong.T)
    return Offs(mean(told, wrong.mean(axis=1)), root(wrong), root(led))


def root(wrong: Numbers) -> float:
    return float((wrong**2).mean() ** 0.5)


def bins_of(told: Told) -> tuple[list[Bin], float]:
    """The bins, and how far true chances would be off by the luck of so many games."""
    place, bins, noise = places(told.chances), [], 0.0
    for number in range(BINS):
        inside = (place == number).astype(float)
        if not inside.any():
            continue
        many, won = inside.sum(axis=1), (told.won * inside).sum(axis=1)
        said = (told.chances * inside).sum(axis=1)
        likely = quotient(told, won, many)
        if likely.low == likely.high:  # all ended alike: there is nothing to draw from
            games = len(np.unique(told.game[many > 0]))
            likely = wilson(likely.mean * games, games)
        bins.append(Bin(float(said.sum() / many.sum()), likely.mean, int(many.sum()), likely))
        luck = float(drawn(told, won - said, many).std())
        noise += OF_NORMAL * luck * many.sum() / inside.size
    return bins, float(noise)


def power(told: Told) -> Interval:
    """By the likelihood of who won."""
    logs = np.log(told.chances.clip(min=LEAST))[..., None] * POWERS
    missed = np.log(np.exp(logs).sum(axis=1)) - (told.won[..., None] * logs).sum(axis=1)
    of_game = np.array([told.summed(column) for column in missed.T])
    best = POWERS[(of_game @ draws(told.games).T).argmin(axis=0)]
    low, high = np.quantile(best, (0.025, 0.975))
    return Interval(float(POWERS[missed.sum(axis=0).argmin()]), float(low), float(high))


def mean(told: Told, values: Numbers) -> Interval:
    return quotient(told, values, np.ones(len(values)))


def quotient(told: Told, over: Numbers, under: Numbers) -> Interval:
    """Of two sums over positions; its interval by drawing games with replacement."""
    low, high = np.quantile(drawn(told, over, under), (0.025, 0.975))
    return Interval(float(over.sum() / under.sum()), float(low), float(high))


def drawn(told: Told, over: Numbers, under: Numbers) -> Numbers:
    """The quotient in each draw that has any such position."""
    by_draw = draws(told.games)
    above, below = by_draw @ told.summed(over), by_draw @ told.summed(under)
    quotients: Numbers = above[below > 0] / below[below > 0]
    return quotients


@cache
def draws(games: int) -> Numbers:
    """How often each game is in each draw."""
    even = np.full(games, 1 / games)
    return np.random.default_rng(games).multinomial(games, even, RESAMPLES).astype(float)
