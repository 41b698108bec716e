"""The catalogue: every game of the house by its key."""

from functools import cache
from importlib import import_module
from importlib.resources import files

from tampu.core.figures import Figure, read_figures
from tampu.core.game import Game
from tampu.core.lessons import Lesson, read_lessons

KEYS = ("machu_picchu", "cuzco_kramer", "inca_empire", "cuzco_feld")


def game(key: str) -> Game:
    """The game with this key, such as "machu_picchu"."""
    if key not in KEYS:
        raise KeyError(f"no game is called {key!r}; there are: {', '.join(KEYS)}")
    found: Game = import_module(f"tampu.games.{key}.game").GAME
    return found


@cache
def lessons(key: str) -> tuple[Lesson, ...]:
    """The lessons of the game with this key, in the order in which they are taken."""
    file = files(f"tampu.games.{key}") / "lessons" / "lessons.toml"
    return read_lessons(file.read_text(encoding="utf-8")) if file.is_file() else ()


@cache
def figures(key: str) -> dict[str, Figure]:
    """The figures of the game with this key."""
    file = files(f"tampu.games.{key}") / "learn" / "figures.toml"
    return read_figures(file.read_text(encoding="utf-8")) if file.is_file() else {}


def catalogue() -> list[Game]:
    """All games, in the order of the catalogue."""
    return [game(key) for key in KEYS]
