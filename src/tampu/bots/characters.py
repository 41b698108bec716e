"""Three characters for a master in every game: as strong as it is, with a taste of their own.

A character sees some terms of the judgement as worth more or less than they are, or minds more than
others how far it is ahead: what `characters.json` says of it. Written behind the level:
`master-builder`.
"""

from functools import cache
from importlib.resources import files

import msgspec

LEVEL = "master"
"""The level that has characters."""
DEALT = f"{LEVEL}-any"
"""Stands for one with a character that is dealt at random."""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a master differs."""

    taste: dict[str, float] = {}
    """By what the worth of a term is multiplied."""
    lead: float | None = None
    """How much of the wish is to be ahead by many points, not only to win."""


class _File(msgspec.Struct, frozen=True):
    characters: dict[str, dict[str, Character]]


@cache
def _told() -> dict[str, dict[str, Character]]:
    text = (files("tampu.bots") / "characters.json").read_bytes()
    return msgspec.json.decode(text, type=_File).characters


def characters(game_key: str) -> dict[str, Character]:
    """The characters of a game, by name."""
    return _told().get(game_key, {})


def named(game_key: str) -> list[str]:
    """The level with each of its characters, as levels are written."""
    return [f"{LEVEL}-{name}" for name in characters(game_key)]


def parted(level: str) -> tuple[str, str | None]:
    """The level itself, and the character if one is named."""
    base, dash, name = level.partition("-")
    return (base, name) if dash and base == LEVEL else (level, None)
