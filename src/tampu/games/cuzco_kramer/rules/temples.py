"""CK-51x and CK-52x: temples are built and enlarged."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Refusal, Tell, refuse
from tampu.core.hexes import Cells, has, meet, minus, only, size, union
from tampu.games.cuzco_kramer.actions import NO_FLOORS, NOWHERE
from tampu.games.cuzco_kramer.box import CELLS, FLOOR_COUNT, PLACE, Cell
from tampu.games.cuzco_kramer.ground import floors_at, group, leader, set_floors
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules.action_points import refuse_price
from tampu.games.cuzco_kramer.scoring import score_temple

TEMPLE_PRICE: Final[i64] = 1


def most_floors(cells: Cells) -> i64:
    """CK-520, CK-951: the floors of the greatest temple that a group of this size allows."""
    floors = size(cells) // 2
    return FLOOR_COUNT if floors > FLOOR_COUNT else floors


def in_stock(position: Position, present: i64, wanted: i64) -> bool:
    """CK-521: whether every floor above the present ones up to the wanted one is in stock."""
    return all(lane(position.floors, floor) for floor in range(present + 1, wanted + 1))


def refuse_build(position: Position, cell: Cell, floors: i64) -> Refusal | None:
    """CK-512 to CK-514, then what holds for enlarging too. CK-526: a cut-off part is a village."""
    if cell == NOWHERE:
        return refuse("CK-512", cell=None)
    place = PLACE[cell]
    if not has(position.villages, place):
        return refuse("CK-512", cell=CELLS[cell])
    if has(position.incas(), place):
        return refuse("CK-513", cell=CELLS[cell], owner_seat=position.owner(place))
    village = group(position, place)
    if meet(village, position.temples()):
        return refuse("CK-514", cell=CELLS[cell])
    return refuse_floors(position, village, cell, 0, floors)


def refuse_enlarge(position: Position, cell: Cell, value: i64) -> Refusal | None:
    """CK-515 to CK-517, then what holds for building too."""
    if cell == NOWHERE:
        return refuse("CK-515", cell=None)
    place = PLACE[cell]
    present = floors_at(position, place)
    if not present:
        return refuse("CK-515", cell=CELLS[cell])
    if has(position.changed, place):
        return refuse("CK-516", cell=CELLS[cell])
    if value <= 2 * present:
        return refuse("CK-517", cell=CELLS[cell], value=value, present=2 * present)
    floors = NO_FLOORS if value % 2 else value // 2
    return refuse_floors(position, group(position, place), cell, present, floors)


def refuse_floors(
    position: Position, cells: Cells, cell: Cell, present: i64, floors: i64
) -> Refusal | None:
    """CK-518 to CK-521 and CK-951, then the price (CK-208)."""
    first = leader(position, cells)
    if first != position.active:
        return refuse("CK-518", cell=CELLS[cell], leader_seat=first if first >= 0 else None)
    if floors == NO_FLOORS:
        return refuse("CK-519", cell=CELLS[cell])
    most = most_floors(cells)
    if floors > most:
        return refuse("CK-520", cell=CELLS[cell], value=2 * floors, size=size(cells))
    if position.strict_value and floors != most:
        return refuse("CK-951", cell=CELLS[cell], value=2 * floors, due=2 * most)
    if not in_stock(position, present, floors):
        return refuse("CK-521", cell=CELLS[cell], value=2 * floors)
    return refuse_price(position, TEMPLE_PRICE)


def raise_temple(position: Position, cell: Cell, floors: i64, tell: Tell | None) -> None:
    """CK-511, CK-522, CK-523, CK-527: all floors at once; a sun disc goes back; points."""
    place = PLACE[cell]
    present = floors_at(position, place)
    for floor in range(present + 1, floors + 1):
        position.floors = with_lane(position.floors, floor, lane(position.floors, floor) - 1)
    position.ap -= TEMPLE_PRICE
    position.changed = union(position.changed, only(place))
    set_floors(position, place, floors)
    if tell is not None:
        rule = "CK-522" if present else "CK-511"
        tell.that(rule, position.active, cell=CELLS[cell], value=2 * floors, former=2 * present)
    if has(position.discs, place):
        position.discs = minus(position.discs, only(place))
        position.discs_left += 1
        if tell is not None:
            tell.that("CK-523", -1, cell=CELLS[cell])
    score_temple(position, place, floors, present == 0, tell)
