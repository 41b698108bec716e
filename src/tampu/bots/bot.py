"""A bot: sees a view, is given the legal actions, and names one of them."""

import os
from importlib import import_module
from typing import Protocol, cast

from tampu.bots.characters import LEVEL, named, parted
from tampu.core.contract import Luck
from tampu.core.game import Game

LEVELS = ("beginner", "casual", "seasoned", "expert", "master")
"""The levels of the house, weakest first."""
FORMER = ("random", "greedy", "search")
"""Levels of earlier days, weakest first: old tables and records have them, and the arena."""
ENVIRONMENT = "TAMPU_BOTS"
"""Further levels: `name=module:Class` or `name=module:function`, separated by commas."""


class Bot(Protocol):
    """Somebody who plays. A bot is made for one game and may remember things between choices."""

    nodes: int
    """How many positions the last choice looked at."""

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float, /) -> int:
        """One of the legal actions, within about so many seconds."""


_HOUSE = {
    **dict.fromkeys(LEVELS, "tampu.bots.house:made"),
    "random": "tampu.bots.random_bot:RandomBot",
    "greedy": "tampu.bots.greedy_bot:GreedyBot",
    "search": "tampu.bots.search_bot:SearchBot",
}


def levels(game_key: str) -> dict[str, str]:
    """Every level by name, and where its bot is made: the house's, a master's characters in this
    game, and those of TAMPU_BOTS."""
    characters = dict.fromkeys(named(game_key), _HOUSE[LEVEL])
    return (
        _HOUSE
        | characters
        | {name: where for name, where in further().items() if name not in characters}
    )


def further() -> dict[str, str]:
    """The levels of TAMPU_BOTS that are none of the house's."""
    entries = os.environ.get(ENVIRONMENT, "").split(",")
    parts = [entry.partition("=") for entry in entries]
    told = {name.strip(): where.strip() for name, sign, where in parts if sign}
    return {name: told[name] for name in told if name not in _HOUSE}


def offered() -> list[str]:
    """The levels to choose from: the house's, weakest first, then those of TAMPU_BOTS."""
    return [*LEVELS, *further()]


def make_bot(level: str, game: Game) -> Bot:
    """A bot of this level for this game."""
    known = levels(game.key)
    if level not in known:
        raise KeyError(f"no bot is called {level!r}; there are: {', '.join(known)}")
    module, _, name = known[level].partition(":")
    make = getattr(import_module(module), name)
    return cast(Bot, make(level, game) if parted(level)[0] in LEVELS else make(game))


def simpler(level: str) -> list[str]:
    """The levels that stand in for this one when it fails, best first."""
    below = FORMER.index(level) if level in FORMER else FORMER.index("search")
    return list(reversed(FORMER[:below]))


class Seen(Protocol):
    """What every view of every game has: whose it is."""

    seat: int | None


def seat_of(view: object) -> int:
    """The seat whose view this is."""
    seat = cast(Seen, view).seat
    if seat is None:
        raise ValueError("an onlooker's view has no seat to choose for")
    return seat
