"""CK-4xx: Incas enter, walk and leave."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Refusal, Tell, refuse
from tampu.core.hexes import (
    Cells,
    Place,
    any_in,
    beside,
    both,
    has,
    meet,
    minus,
    only,
    same,
    size,
    spread,
    union,
)
from tampu.games.cuzco_kramer.actions import NOWHERE
from tampu.games.cuzco_kramer.box import CELLS, LAND, PLACE, Cell
from tampu.games.cuzco_kramer.ground import tiled
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules.action_points import refuse_price

UNREACHABLE: Final[i64] = -1
ANY_PRICE: Final[i64] = 999


def entries_by_forest(built: Cells) -> Cells:
    """CK-402, CK-403: tiled cells with untiled forest beside them: 1 AP."""
    return both(built, union(beside(minus(LAND.forest, built)), LAND.forest_beyond))


def entries_by_mountain(built: Cells) -> Cells:
    """CK-402, CK-403: tiled cells with untiled mountain beside them: 2 AP without forest."""
    return both(built, union(beside(minus(LAND.mountain, built)), LAND.mountain_beyond))


def entry_price(position: Position, place: Place) -> i64:
    """CK-403: what entering or leaving costs here; 0 if this is no entry cell."""
    built = tiled(position)
    if has(entries_by_forest(built), place):
        return 1
    return 2 if has(entries_by_mountain(built), place) else 0


def free_ground(position: Position) -> Cells:
    """CK-401: where an Inca could stand: tiled, without a temple, without an Inca."""
    return minus(minus(tiled(position), position.temples()), position.incas())


def refuse_target(position: Position, cell: Cell) -> Refusal | None:
    """CK-406, CK-407: a tiled cell without temple and without Inca."""
    if cell == NOWHERE:
        return refuse("CK-406", cell=None)
    place = PLACE[cell]
    if not has(minus(tiled(position), position.temples()), place):
        return refuse("CK-406", cell=CELLS[cell])
    if has(position.incas(), place):
        return refuse("CK-407", cell=CELLS[cell], owner_seat=position.owner(place))
    return None


def refuse_enter(position: Position, cell: Cell) -> Refusal | None:
    """CK-405 to CK-408, then the price (CK-208)."""
    if not lane(position.incas_left, position.active):
        return refuse("CK-405")
    refusal = refuse_target(position, cell)
    if refusal is not None:
        return refusal
    price = entry_price(position, PLACE[cell])
    return refuse_price(position, price) if price else refuse("CK-408", cell=CELLS[cell])


def enter(position: Position, cell: Cell, tell: Tell | None) -> None:
    """CK-409: one Inca from the supply stands on the entry cell."""
    seat, place = position.active, PLACE[cell]
    price = entry_price(position, place)
    position.ap -= price
    position.incas_left = with_lane(position.incas_left, seat, lane(position.incas_left, seat) - 1)
    position.set_incas(seat, union(position.incas_of(seat), only(place)))
    if tell is not None:
        tell.that("CK-409", seat, cell=CELLS[cell], cost=price)


def refuse_own(position: Position, cell: Cell) -> Refusal | None:
    """CK-404: only an own Inca can be moved or taken out."""
    if cell == NOWHERE:
        return refuse("CK-404", cell=None, owner_seat=None)
    if has(position.incas_of(position.active), PLACE[cell]):
        return None
    owner = position.owner(PLACE[cell])
    return refuse("CK-404", cell=CELLS[cell], owner_seat=owner if owner >= 0 else None)


def refuse_leave(position: Position, cell: Cell) -> Refusal | None:
    """CK-404, CK-408, then the price (CK-208)."""
    refusal = refuse_own(position, cell)
    if refusal is not None:
        return refusal
    price = entry_price(position, PLACE[cell])
    return refuse_price(position, price) if price else refuse("CK-408", cell=CELLS[cell])


def leave(position: Position, cell: Cell, tell: Tell | None) -> None:
    """CK-413: the Inca goes back to its owner's supply."""
    seat, place = position.active, PLACE[cell]
    price = entry_price(position, place)
    position.ap -= price
    position.incas_left = with_lane(position.incas_left, seat, lane(position.incas_left, seat) + 1)
    position.set_incas(seat, minus(position.incas_of(seat), only(place)))
    if tell is not None:
        tell.that("CK-413", seat, cell=CELLS[cell], cost=price)


# Moving (CK-410 to CK-412)


def passable(position: Position) -> Cells:
    """CK-410, CK-524: the cells that the active player's Incas may cross."""
    others = minus(position.incas(), position.incas_of(position.active))
    return minus(minus(tiled(position), position.temples()), others)


def strolled(position: Position, start: Cells, ways: Cells) -> Cells:
    """CK-411: where one can go for nothing from cells of either terrain."""
    villages = both(ways, position.villages)
    crops = minus(ways, position.villages)
    return union(spread(start, villages), spread(start, crops))


def stroll(position: Position, origin: Cells, ways: Cells) -> Cells:
    """CK-411: where one can go for nothing from one cell."""
    if meet(origin, position.villages):
        return spread(origin, both(ways, position.villages))
    return spread(origin, minus(ways, position.villages))


def widened(position: Position, zone: Cells, ways: Cells) -> Cells:
    """CK-411: where one more AP leads: across a border of terrain, and on from there."""
    across = both(minus(beside(zone), zone), ways)
    return union(zone, strolled(position, across, ways)) if any_in(across) else zone


def move_price(position: Position, origin: i64, target: i64, most: i64 = ANY_PRICE) -> i64:
    """CK-411: the price of the cheapest way from place to place; UNREACHABLE without one."""
    ways = passable(position)
    zone = stroll(position, only(origin), ways)
    price: i64 = 0
    while not has(zone, target):
        wider = widened(position, zone, ways)
        if price == most or same(wider, zone):
            return UNREACHABLE
        zone = wider
        price += 1
    return price


def zone_within(position: Position, origin: i64, ap: i64) -> Cells:
    """CK-410, CK-411: all cells an own Inca on this place can cross or reach for so many AP."""
    ways = passable(position)
    zone = stroll(position, only(origin), ways)
    for _ in range(ap):
        wider = widened(position, zone, ways)
        if same(wider, zone):
            return zone
        zone = wider
    return zone


def may_stroll(position: Position) -> bool:
    """CK-415: as many free moves between two other actions as there are own Incas on the board."""
    mine = position.incas_of(position.active)
    return position.first_edition or position.strolls < size(mine)


def goals(position: Position, origin: i64, free: Cells) -> Cells:
    """CK-410 to CK-415, CK-208: those of the free cells to which an own Inca here may go now."""
    found = both(zone_within(position, origin, position.ap), free)
    if may_stroll(position):
        return found
    return minus(found, stroll(position, only(origin), passable(position)))


def refuse_move(position: Position, origin: i64, target: i64) -> Refusal | None:
    """CK-404, CK-406, CK-407, CK-412, CK-415, then the price (CK-208).

    Within that an Inca moves as often as wished (CK-414).
    """
    refusal = refuse_own(position, origin)
    if refusal is None:
        refusal = refuse_target(position, target)
    if refusal is not None:
        return refusal
    price = move_price(position, PLACE[origin], PLACE[target])
    if price == UNREACHABLE:
        return refuse("CK-412", origin=CELLS[origin], cell=CELLS[target])
    if price == 0 and not may_stroll(position):
        incas = size(position.incas_of(position.active))
        return refuse("CK-415", made=position.strolls, incas=incas)
    return refuse_price(position, price)


def move(position: Position, origin: i64, target: i64, tell: Tell | None) -> None:
    """CK-410, CK-411: the Inca walks; the cheapest way is charged. Without AP it costs none.

    CK-415: a free move is counted; one that costs AP starts the count anew.
    """
    seat = position.active
    price = move_price(position, PLACE[origin], PLACE[target]) if position.ap else 0
    position.ap -= price
    if price or position.first_edition:
        position.strolls = 0
    else:
        position.strolls += 1
    stayed = minus(position.incas_of(seat), only(PLACE[origin]))
    position.set_incas(seat, union(stayed, only(PLACE[target])))
    if tell is not None:
        tell.that("CK-411", seat, origin=CELLS[origin], cell=CELLS[target], cost=price)
