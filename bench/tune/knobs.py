"""What can be turned in a judgement: single weights, or several of them together."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from math import exp
from typing import Any

Told = dict[str, Any]
"""What a judgement was told: the content of its `<game>_fitted.json`."""
PLACES = 4
"""So many decimal places of a weight are kept."""


@dataclass(frozen=True)
class Knob:
    """Something that can be turned."""

    name: str
    reach: float
    """By so much it is turned to try it out, on average."""
    turn: Callable[[Told, float], None]
    """Turns it by so much, in place."""


def turned(told: Told, knobs: Sequence[Knob], amounts: Sequence[float]) -> Told:
    """The same with every knob turned, in points of its reach."""
    found = deepcopy(told)
    for knob, amount in zip(knobs, amounts, strict=True):
        knob.turn(found, knob.reach * amount)
    return found


def knobs_of(game_key: str, told: Told, seats: Sequence[int]) -> list[Knob]:
    """Those of a game; where weights differ by the number of players, for these numbers."""
    if game_key == "inca_empire":
        worths = [factor(name, ["prospects"], name) for name in told["prospects"]]
        cards = [shift(name, ["cards", name], 1, 0.4) for name in told["cards"]]
        return worths + cards + rows(told, seats)
    if game_key == "cuzco_feld":
        return rows(told, seats)
    raise KeyError(f"{game_key}: nobody said what can be turned in its judgement")


def rows(told: Told, seats: Sequence[int]) -> list[Knob]:
    """Each feature that counts, and for each term whether it does so more early or late."""
    weights = told["weights"][str(seats[0])]
    features = [name for name, row in weights.items() if any(row)]
    terms = list(dict.fromkeys(name.partition(":")[0] for name in features))
    return [feature(name, seats) for name in features] + [slope(name, seats) for name in terms]


def factor(name: str, way: Sequence[str], key: str, reach: float = 0.25) -> Knob:
    """A weight by what it is multiplied with: it keeps its sign."""

    def turn(told: Told, amount: float) -> None:
        place = at(told, way)
        place[key] = round(place[key] * exp(amount), PLACES)

    return Knob(name, reach, turn)


def shift(name: str, way: Sequence[str], key: int, reach: float) -> Knob:
    """A weight by what is added to it: it may well be nothing, or change its sign."""

    def turn(told: Told, amount: float) -> None:
        place = at(told, way)
        place[key] = round(place[key] + amount, PLACES)

    return Knob(name, reach, turn)


def feature(name: str, seats: Sequence[int], reach: float = 0.25) -> Knob:
    """A feature at all stages together."""

    def turn(told: Told, amount: float) -> None:
        for many in seats:
            row = told["weights"][str(many)]
            row[name] = [weight * exp(amount) for weight in row[name]]

    return Knob(name, reach, turn)


def slope(term: str, seats: Sequence[int], reach: float = 0.25) -> Knob:
    """All features of a term: by so much less at the beginning, and more at the end."""

    def turn(told: Told, amount: float) -> None:
        for many in seats:
            row = told["weights"][str(many)]
            for name in row:
                if name.partition(":")[0] == term:
                    row[name] = [
                        round(weight * exp(amount * (2.0 * stage - 1.0)), PLACES)
                        for weight, stage in zip(row[name], told["stages"], strict=True)
                    ]

    return Knob(f"{term} late", reach, turn)


def at(told: Told, way: Sequence[str]) -> Any:
    """What lies at the end of this way."""
    place: Any = told
    for step in way:
        place = place[step]
    return place
