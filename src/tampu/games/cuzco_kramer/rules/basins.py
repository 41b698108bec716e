"""CK-6xx: basins are placed, and pay once they are enclosed."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import NOBODY, Refusal, Tell, refuse
from tampu.core.hexes import (
    Cells,
    any_in,
    beside,
    both,
    foremost,
    has,
    minus,
    only,
    spread,
    union,
)
from tampu.games.cuzco_kramer.actions import NOWHERE
from tampu.games.cuzco_kramer.box import CELLS, LAND, PLACE, Cell
from tampu.games.cuzco_kramer.ground import leader, tiled
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules.action_points import refuse_price
from tampu.games.cuzco_kramer.scoring import score_basin, tell_nobody

BASIN_PRICE: Final[i64] = 1


def refuse_basin(position: Position, cell: Cell) -> Refusal | None:
    """CK-602 to CK-605, then the price (CK-208)."""
    if not position.basin_stock:
        return refuse("CK-602")
    if cell == NOWHERE:
        return refuse("CK-603", cell=None)
    place = PLACE[cell]
    if not has(LAND.site, place):
        return refuse("CK-603", cell=CELLS[cell])
    if has(position.basins, place) or has(tiled(position), place):
        return refuse("CK-604", cell=CELLS[cell])
    if has(LAND.border, place):
        return refuse("CK-605", cell=CELLS[cell])
    return refuse_price(position, BASIN_PRICE)


def put_basin(position: Position, cell: Cell, tell: Tell | None) -> None:
    """CK-601, CK-611: a basin from the stock, and what it closes is evaluated at once."""
    here = only(PLACE[cell])
    position.ap -= BASIN_PRICE
    position.basin_stock -= 1
    position.basins = union(position.basins, here)
    if tell is not None:
        tell.that("CK-601", position.active, cell=CELLS[cell], left=position.basin_stock)
    evaluate(position, here, tell)


def enclosed(position: Position, basin: Cells) -> bool:
    """CK-607: every neighbour of the group is tiled or belongs to it."""
    return not any_in(minus(minus(beside(basin), basin), tiled(position)))


def evaluate(position: Position, taken: Cells, tell: Tell | None) -> None:
    """CK-606, CK-608, CK-612: each basin group just enclosed, in board order.

    `taken`: cells that were bare until now; a group that touches none of them was not open.
    """
    touched = both(union(taken, beside(taken)), position.basins)
    if not any_in(touched):
        return
    open_ = spread(touched, position.basins)
    while any_in(open_):
        basin = spread(foremost(open_), open_)
        open_ = minus(open_, basin)
        if enclosed(position, basin):
            pay(position, basin, tell)


def pay(position: Position, basin: Cells, tell: Tell | None) -> None:
    """CK-609, CK-610: the leader around it scores; without one nobody ever will."""
    seat = leader(position, beside(basin))
    if seat == NOBODY:
        tell_nobody(basin, tell)
    else:
        score_basin(position, seat, basin, tell)
