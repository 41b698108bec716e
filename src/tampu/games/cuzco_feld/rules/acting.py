"""CF-213, CF-214: the action of a space begins, with its strength."""

from tampu.core.contract import Tell
from tampu.games.cuzco_feld.agenda import ASK_CIRCLE, ASK_TAKE_TILE
from tampu.games.cuzco_feld.box import (
    EXCHANGE_SPACE,
    TEMPLE_SPACE,
    VP_SPACE,
    VP_SPACE_POINTS,
)
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import exchange, movement, temple


def begin(position: Position, tell: Tell | None) -> None:
    """CF-213, CF-214, CF-520: what the space does; of two actions the answer decides."""
    if position.paths:
        movement.begin(position, position.paths, position.strength)
    elif position.kinds:
        position.ask(ASK_TAKE_TILE)
    elif position.space == EXCHANGE_SPACE:
        exchange.begin(position, position.strength)
    elif position.space == TEMPLE_SPACE:
        temple.begin(position)
    elif position.space == VP_SPACE:
        position.mine().points += VP_SPACE_POINTS
        if tell is not None:
            tell.points("CF-520", position.active, VP_SPACE_POINTS)
    else:
        position.ask(ASK_CIRCLE)
