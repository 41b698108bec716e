"""Figures: positions that teach something, drawn by the board itself, and a line to play.

Those of a game stand in `games/<game>/learn/figures.toml`; docs/teaching.md says how to write
one.
"""

import tomllib

import msgspec

from tampu.core.game import Game
from tampu.core.notation import NotationError
from tampu.core.play import IllegalAction
from tampu.core.scenes import SceneError
from tampu.core.staged import Staged


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, seen with the eyes of a seat, and what happens when it is pressed.

    `focus`: the places that it shows; none: the whole board. `rings`, `numbers` and `arrows` mark
    places; an arrow goes from one to another (`G5 > H6`).
    """

    scene: str
    line: tuple[str, ...] = ()
    eyes: int = 0
    focus: tuple[str, ...] = ()
    rings: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    arrows: tuple[str, ...] = ()


def read_figures(text: str) -> dict[str, Figure]:
    """The figures that a file tells, by their keys."""
    return msgspec.convert(tomllib.loads(text), dict[str, Figure])


def staged(game: Game, figure: Figure) -> Staged:
    """The figure with its line played."""
    stage = Staged(game, figure.scene)
    stage.perform(figure.line)
    return stage


def fault(game: Game, figure: Figure) -> str | None:
    """What is wrong with a figure, if anything."""
    try:
        staged(game, figure)
    except (SceneError, IllegalAction, NotationError) as wrong:
        return str(wrong)
    return None
