"""How strong the levels of the bots are, as the arena found it: `ladder.json`."""

from functools import cache
from pathlib import Path

import msgspec

from tampu.server.wire import LevelRating

FILE = Path(__file__).with_name("ladder.json")


class Rungs(msgspec.Struct, frozen=True):
    """What was found at one game, with so many seats, in so many games."""

    seats: int
    games: int
    levels: dict[str, tuple[int, int, int]]
    """Weakest first: points, and the interval."""

    def told(self) -> list[LevelRating]:
        return [
            LevelRating(level=level, points=points, low=low, high=high)
            for level, (points, low, high) in self.levels.items()
        ]


class Ladder(msgspec.Struct, frozen=True):
    """Where it comes from, and the games."""

    source: str
    games: dict[str, Rungs]


@cache
def ladder() -> Ladder:
    return msgspec.json.decode(FILE.read_bytes(), type=Ladder)
