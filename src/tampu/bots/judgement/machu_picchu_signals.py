"""Machu Picchu: what of a priest promises points, as learning weighs it (`bench.fit`)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.fitted import Fitted, told_of
from tampu.bots.judgement.machu_picchu_values import KINDS_OF_SQUARES
from tampu.core.bits import lane
from tampu.games.machu_picchu.box import (
    FIRE_VALUES,
    OUTSIDE,
    PRIEST_COUNT,
    SLOTS,
    SQUARE_COUNT,
    STAIR_COUNT,
    STEPS,
    SUN_VALUES,
    SUNS,
)
from tampu.games.machu_picchu.state import MachuPicchu

KINDS: Final[list[str]] = ["corner", "edge", "edge_sun", "start", "inner_sun", "centre"]
DETAILS: Final[list[str]] = [*KINDS, "slots", "suns", "fires"]
"""The kind of its square, its used slots, and the next tokens within a step."""
MANY: Final[i64] = 1 + len(DETAILS)
"""Signals of one priest: its value, then the details of its square."""


def features() -> list[str]:
    """Priest by priest, its value first."""
    return [
        name
        for priest in range(1, PRIEST_COUNT + 1)
        for name in [f"value_{priest}", *(f"square_{priest}:{detail}" for detail in DETAILS)]
    ]


def _steps_to(suns: bool) -> vec[float]:
    """By square: how many suns a step leads to, or how often it leads outside, on average."""
    found = [0.0] * int(SQUARE_COUNT)
    for stair in range(STAIR_COUNT):
        for square in range(SQUARE_COUNT):
            target = STEPS[stair * SQUARE_COUNT + square]
            if target == OUTSIDE:
                found[square] += 0.0 if suns else 0.25
            elif suns:
                found[square] += 0.25 * SUNS[target]
    return vec[float](found)


SUNS_NEAR: Final[vec[float]] = _steps_to(suns=True)
OUTSIDE_NEAR: Final[vec[float]] = _steps_to(suns=False)
KIND_OF: Final[vec[i64]] = vec[i64]([KINDS.index(kind) for kind in KINDS_OF_SQUARES])
TOLD: Final[dict[str, Any]] = told_of("machu_picchu")


def weights(told: dict[str, Any]) -> list[Fitted]:
    """By the number of players; there are two at least (MP-101)."""
    return [Fitted(told, features(), max(2, seats)) for seats in range(5)]


def signals(position: MachuPicchu, priest: i64) -> vec[float]:
    """How much of each there is of this priest; nothing but its value, if its depot is full."""
    found: vec[float] = vec[float]([0.0] * int(MANY))
    found[0] = float(position.value(priest))
    square = lane(position.priests, priest)
    slots = position.used_slots(priest)
    if square >= SQUARE_COUNT or slots == SLOTS:
        return found
    found[1 + KIND_OF[square]] = 1.0
    found[MANY - 3] = float(slots)
    if position.suns_taken < len(SUN_VALUES):
        found[MANY - 2] = SUNS_NEAR[square] * float(SUN_VALUES[position.suns_taken])
    if position.fires_taken < len(FIRE_VALUES):
        found[MANY - 1] = OUTSIDE_NEAR[square] * float(FIRE_VALUES[position.fires_taken])
    return found


def weighed(
    position: MachuPicchu, priest: i64, stage: float, fitted: Fitted
) -> tuple[float, float]:
    """What its value is worth by now, and what else it promises."""
    row = fitted.row(stage) + priest * MANY
    found = signals(position, priest)
    promised = 0.0
    for number in range(1, MANY):
        promised += found[number] * fitted.weights[row + number]
    return found[0] * fitted.weights[row], promised
