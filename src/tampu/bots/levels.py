"""How each level of the house thinks in each game: what `levels.json` says of them.

A level glances or searches, in so many worlds, with so many positions, blind to some terms of the
judgement, and misjudges what it sees by some points (`docs/bots.md`). Who only asks for that, such
as a server, need not load the bots.
"""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from tampu.bots.bot import LEVELS
from tampu.bots.characters import parted

ANY = "any"
"""Stands for every game that has no levels of its own."""


class Thought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one level thinks in one game."""

    thought: Literal["glance", "search", "deliberate"]
    """One action, or one short plan, ahead; as far as it can see; or by trying out in many worlds
    what it saw."""
    seconds: float
    """At most, for one decision."""
    worlds: int | None = None
    """In so many imagined worlds it glances at an answer; None: in as many as `greedy`."""
    nodes: int | None = None
    """So many positions, at most, it looks at when it searches; None: as many as it can."""
    blind: list[str] = []
    """Terms of the judgement that it does not see."""
    blur: float = 0.0
    """By up to so many points it misjudges a position."""


class _File(msgspec.Struct, frozen=True):
    levels: dict[str, dict[str, Thought]]


@cache
def _told() -> dict[str, dict[str, Thought]]:
    text = (files("tampu.bots") / "levels.json").read_bytes()
    return msgspec.json.decode(text, type=_File).levels


def thought(level: str, game_key: str) -> Thought:
    """How a level of the house thinks in this game."""
    told = _told()
    return told.get(game_key, told[ANY])[level]


def promise(level: str, game_key: str) -> float | None:
    """Seconds that a level of the house thinks about a decision at most; None: as it is told."""
    base, _ = parted(level)
    return thought(base, game_key).seconds if base in LEVELS else None
