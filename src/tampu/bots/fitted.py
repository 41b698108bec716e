"""What learning found: the worth of every feature of a position, stage by stage of a game.

A game's judgement counts features (`Critic.features`, `Critic.signals`); what one of each is worth
in points stands in `judgement/<game>_fitted.json`, which `python -m bench.fit <game>` writes.
"""

import json
from importlib.resources import files
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

GRAIN: Final[i64] = 60
"""Stages are told apart in so many steps from the beginning to the end of a game."""


class Fitted:
    """Weights for one number of players. Between the stages that were fitted they slide."""

    def __init__(self, told: dict[str, Any], features: list[str], seats: int) -> None:
        stages = cast("list[float]", told["stages"])
        weights = cast("dict[str, list[float]]", of_seats(told["weights"], seats))
        doubts = cast("list[float]", of_seats(told["doubt"], seats))
        self.kept = float(of_seats(told.get("kept", 0.0), seats))
        """What one more of what a seat keeps for later (`Critic.kept`) adds to its chances."""
        self.lead = float(of_seats(told.get("lead", 0.25), seats))
        """How much of the wish is to lead by as much as can be."""
        steps = [step / int(GRAIN) for step in range(int(GRAIN) + 1)]
        self.many: i64 = len(features)
        self.weights: vec[float] = vec[float](
            [between(stages, weights[feature], step) for step in steps for feature in features]
        )
        self.doubts: vec[float] = vec[float]([between(stages, doubts, step) for step in steps])

    def row(self, stage: float) -> i64:
        """Where the weights of this stage begin: the weight of feature f is `weights[row + f]`."""
        return step_of(stage) * self.many

    def doubt(self, stage: float) -> float:
        """How far a final score may still be from its worth."""
        return self.doubts[step_of(stage)]


def step_of(stage: float) -> i64:
    """The nearest of the steps."""
    step = i64(stage * float(GRAIN) + 0.5)
    return min(max(step, 0), GRAIN)


def of_seats(told: Any, seats: int) -> Any:
    """What was fitted for this number of players, or for all together."""
    return told.get(str(seats), told) if isinstance(told, dict) else told


def between(stages: list[float], values: list[float], stage: float) -> float:
    """A value at a stage, on the line from one that was fitted to the next."""
    for place in range(1, len(stages)):
        if stage <= stages[place]:
            gone = (stage - stages[place - 1]) / (stages[place] - stages[place - 1])
            return values[place - 1] + gone * (values[place] - values[place - 1])
    return values[-1]


def told_of(game_key: str) -> dict[str, Any]:
    """What was found for this game."""
    file = files("tampu.bots.judgement") / f"{game_key}_fitted.json"
    return cast("dict[str, Any]", json.loads(file.read_text(encoding="utf-8")))
