"""Actions as text: a decision may offer thousands, so each is written once and then remembered."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from tampu.core.game import Game

REMEMBERED = 1 << 14
"""About 2 MB of text for each game."""


@cache
def _writer(write: Callable[[int], str]) -> Callable[[int], str]:
    """A game's own, with a memory."""
    return lru_cache(REMEMBERED)(write)


def texts(game: Game, actions: Iterable[int]) -> list[str]:
    """These actions in the game's notation."""
    return [*map(_writer(game.write), actions)]
