"""How deep an analysis looks: so many worlds and tries, never seconds, so that the same seed gives
the same figures on every machine."""

import json
from functools import cache
from importlib.resources import files
from typing import Literal, cast, get_args

import msgspec

DepthName = Literal["quick", "standard", "deep"]
DEPTHS: tuple[DepthName, ...] = get_args(DepthName)
STANDARD: DepthName = "standard"


class Depth(msgspec.Struct, frozen=True):
    """How often what is tried out."""

    plan: int
    """Positions looked at to find good ways to play a turn."""
    first: int
    """In so many worlds everything that was found is tried; who is best there is compared ..."""
    worlds: int
    """... with what was played in so many others."""
    tries: int
    """So often the game is played on from a position to tell what it is worth."""


def depth_of(game_key: str, name: DepthName = STANDARD) -> Depth:
    """What a depth means in this game: its turns take longer or shorter to try out."""
    return _told()[game_key][name]


@cache
def _told() -> dict[str, dict[DepthName, Depth]]:
    text = (files("tampu.analysis") / "depths.json").read_text(encoding="utf-8")
    games = cast("dict[str, object]", json.loads(text)["games"])
    return msgspec.convert(games, dict[str, dict[DepthName, Depth]])
