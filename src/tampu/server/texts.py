"""Actions as text: a decision may offer thousands, so each is written once and then remembered."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from tampu.core.game import Game

REMEMBERED = 1 << 15
"""About 4 MB of text."""


@lru_cache(REMEMBERED)
def _text(write: Callable[[int], str], action: int) -> str:
    return write(action)


def texts(game: Game, actions: Iterable[int]) -> list[str]:
    """These actions in the game's notation."""
    return [_text(game.write, action) for action in actions]
