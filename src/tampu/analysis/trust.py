"""How far the bots' judgement of a position may be trusted that is not the end of a game.

Bots want to know who stands better; people want to know how often that wins, and by how many points
it ends. So chances are made less firm, and points are added that everybody still scores, by what
games have shown (`python -m bench.calibration.trust`).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Trust(msgspec.Struct, frozen=True):
    """Both at stages of the game that lie evenly between its beginning and its end."""

    firmness: list[float]
    """To which power chances are raised: 1 leaves them as they are, 0 makes all alike."""
    to_come: list[float]
    """The points that are added."""

    def chances(self, told: list[float], stage: float) -> list[float]:
        """All together are 1 as before."""
        firmness = between(self.firmness, stage)
        raised = [chance**firmness for chance in told]
        total = sum(raised)
        return [chance / total for chance in raised]

    def points(self, told: list[float], stage: float) -> list[float]:
        more = between(self.to_come, stage)
        return [points + more for points in told]


FULL = Trust([1.0], [0.0])
"""What is told is believed."""


def between(values: list[float], stage: float) -> float:
    """The value at a stage, on the straight line between its neighbours."""
    place = max(0.0, min(1.0, stage)) * (len(values) - 1)
    left = min(int(place), max(0, len(values) - 2))
    right = min(left + 1, len(values) - 1)
    return values[left] + (values[right] - values[left]) * (place - left)


def trust_of(game_key: str, seats: int) -> Trust:
    """How far to trust it in this game for so many."""
    return _told().get(game_key, {}).get(seats, FULL)


@cache
def _told() -> dict[str, dict[int, Trust]]:
    text = (files("tampu.analysis") / "trust.json").read_text(encoding="utf-8")
    games: dict[str, Any] = json.loads(text)["games"]
    return msgspec.convert(games, dict[str, dict[int, Trust]], strict=False)
