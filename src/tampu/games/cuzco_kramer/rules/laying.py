"""CK-3xx: terrain tiles are laid, side by side and on top of each other."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Refusal, Tell, refuse
from tampu.core.hexes import (
    Cells,
    beside,
    both,
    east_of,
    has,
    meet,
    minus,
    north_east,
    north_west,
    only,
    size,
    south_east_of,
    south_west_of,
    spread,
    union,
    west,
)
from tampu.games.cuzco_kramer.actions import (
    DOUBLE,
    NO_OUTLINE,
    TRIPLE,
    VILLAGE_SINGLE,
    lay_double,
    lay_triple,
    lay_village,
)
from tampu.games.cuzco_kramer.box import (
    BASE,
    CELL_AT,
    CELLS,
    DOWN,
    LAND,
    ONE,
    PAIR_EAST,
    PAIR_SOUTH_EAST,
    PAIR_SOUTH_WEST,
    SHAPE,
    UP,
    cells_named,
    reach_of,
)
from tampu.games.cuzco_kramer.ground import height, level, rise, tiled
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules.action_points import refuse_price
from tampu.games.cuzco_kramer.rules.basins import evaluate

TILES: Final = ["triple", "double", "village_single", "crops_single"]
"""The kinds of tiles, in the order of their numbers."""
TILE_PRICE: Final[i64] = 1


def available(position: Position, kind: i64) -> i64:
    """CK-301: how many tiles of this kind the active player could take."""
    if kind == TRIPLE:
        return position.triples
    if kind == DOUBLE:
        return lane(position.doubles, position.active)
    if kind == VILLAGE_SINGLE:
        return lane(position.villages_left, position.active)
    return lane(position.crops_left, position.active)


def take(position: Position, kind: i64) -> None:
    """CK-301: one tile of this kind leaves its supply."""
    seat, left = position.active, available(position, kind) - 1
    if kind == TRIPLE:
        position.triples = left
    elif kind == DOUBLE:
        position.doubles = with_lane(position.doubles, seat, left)
    elif kind == VILLAGE_SINGLE:
        position.villages_left = with_lane(position.villages_left, seat, left)
    else:
        position.crops_left = with_lane(position.crops_left, seat, left)


def cover(outline: i64) -> Cells:
    """CK-303: the cells of an outline."""
    shape = SHAPE[outline]
    base: i64 = BASE[outline]
    here = only(base)
    if shape == DOWN:
        return union(here, union(only(east_of(base)), only(south_east_of(base))))
    if shape == UP:
        return union(here, union(only(south_west_of(base)), only(south_east_of(base))))
    if shape == PAIR_EAST:
        return union(here, only(east_of(base)))
    if shape == PAIR_SOUTH_EAST:
        return union(here, only(south_east_of(base)))
    return union(here, only(south_west_of(base))) if shape == PAIR_SOUTH_WEST else here


def price(position: Position, covered: Cells) -> i64:
    """CK-301, CK-312: 1 AP, and 1 more for each outside cell that had no tile yet."""
    if not meet(covered, LAND.outside):
        return TILE_PRICE
    return TILE_PRICE + size(minus(both(covered, LAND.outside), tiled(position)))


def refuse_lay(position: Position, kind: i64, outline: i64, village: i64) -> Refusal | None:
    """CK-302 to CK-311, then the price (CK-208)."""
    if not available(position, kind):
        return refuse("CK-302", tile=TILES[kind])
    if outline == NO_OUTLINE:
        return refuse("CK-303", tile=TILES[kind])
    covered = cover(outline)
    if not meet(covered, LAND.site):
        return refuse("CK-305", cells=cells_named(covered))
    if meet(covered, position.incas()):
        return refuse("CK-306", cells=cells_named(both(covered, position.incas())))
    if meet(covered, position.basins):
        return refuse("CK-307", cells=cells_named(both(covered, position.basins)))
    if meet(covered, position.temples()):
        return refuse("CK-308", cells=cells_named(both(covered, position.temples())))
    return refuse_flat(position, kind, outline, village, covered)


def refuse_flat(
    position: Position, kind: i64, outline: i64, village: i64, covered: Cells
) -> Refusal | None:
    """CK-309 to CK-311 and CK-208, for free cells."""
    if not level(position, covered):
        places = reach_of(SHAPE[outline], BASE[outline])
        heights = [int(height(position, place)) for place in places]
        return refuse("CK-309", cells=cells_named(covered), levels=heights)
    if has(uncovered(position, SHAPE[outline]), BASE[outline]):
        return refuse("CK-310", tile=TILES[kind], cells=cells_named(covered))
    if village >= 0:
        shown = village_place(outline, village)
        joined = cities_joined(position, covered, shown)
        if size(joined) > 1:
            return refuse("CK-311", cell=CELLS[CELL_AT[shown]], temples=cells_named(joined))
    return refuse_price(position, price(position, covered))


def action_of(shape: i64, outline: i64) -> i64:
    """The action that lays a tile here with its village on the first cell."""
    if shape <= UP:
        return lay_triple(outline, 0)
    if shape == ONE:
        return lay_village(CELL_AT[BASE[outline]])
    return lay_double(outline, 0)


def village_place(outline: i64, village: i64) -> i64:
    """The place of the covered cell that shows the village."""
    base: i64 = BASE[outline]
    if village == 0:
        return base
    shape = SHAPE[outline]
    if shape == PAIR_EAST or (shape == DOWN and village == 1):
        return east_of(base)
    if shape == PAIR_SOUTH_WEST or (shape == UP and village == 1):
        return south_west_of(base)
    return south_east_of(base)


def uncovered(position: Position, shape: i64) -> Cells:
    """CK-310: the first cells of tiles of this shape on which nothing lies."""
    if shape == DOWN:
        return position.top_down
    if shape == UP:
        return position.top_up
    if shape == PAIR_EAST:
        return position.top_east
    if shape == PAIR_SOUTH_EAST:
        return position.top_south_east
    return position.top_south_west if shape == PAIR_SOUTH_WEST else position.top_single


def cities_joined(position: Position, covered: Cells, village: i64) -> Cells:
    """CK-311: the temples in the group of a village laid here, with all else covered by crops."""
    temples = position.temples()
    if size(temples) < 2:
        return temples
    here = only(village)
    around = union(minus(position.villages, covered), here)
    if not meet(beside(here), around):
        return both(temples, here)
    return both(spread(here, around), temples)


def lay(position: Position, kind: i64, outline: i64, village: i64, tell: Tell | None) -> None:
    """CK-313, CK-315, CK-317: new faces, then basins; the end trigger is the turn's own."""
    covered = cover(outline)
    bare = minus(covered, tiled(position))
    cost = price(position, covered)
    position.ap -= cost
    position.owed = False
    position.laid = True
    take(position, kind)
    rise(position, covered)
    position.villages = minus(position.villages, covered)
    if village >= 0:
        shown = village_place(outline, village)
        position.villages = union(position.villages, only(shown))
    put_on_top(position, covered, SHAPE[outline], BASE[outline])
    if tell is not None:
        tell_laid(position, kind, outline, village, cost, tell)
    evaluate(position, bare, tell)


def tell_laid(
    position: Position, kind: i64, outline: i64, village: i64, cost: i64, tell: Tell
) -> None:
    """CK-313: what was laid where, how high it lies and what it cost."""
    places = reach_of(SHAPE[outline], BASE[outline])
    tell.that(
        "CK-313",
        position.active,
        tile=TILES[kind],
        cells=[CELLS[CELL_AT[place]] for place in places],
        village=CELLS[CELL_AT[places[village]]] if village >= 0 else None,
        level=height(position, places[0]),
        cost=cost,
    )


def put_on_top(position: Position, covered: Cells, shape: i64, base: i64) -> None:
    """CK-310: tiles beneath are no longer uncovered, this one is."""
    w, nw, ne = west(covered), north_west(covered), north_east(covered)
    here = only(base)
    position.top_down = minus(position.top_down, union(covered, union(w, nw)))
    position.top_up = minus(position.top_up, union(covered, union(nw, ne)))
    position.top_east = minus(position.top_east, union(covered, w))
    position.top_south_east = minus(position.top_south_east, union(covered, nw))
    position.top_south_west = minus(position.top_south_west, union(covered, ne))
    position.top_single = minus(position.top_single, covered)
    if shape == DOWN:
        position.top_down = union(position.top_down, here)
    elif shape == UP:
        position.top_up = union(position.top_up, here)
    elif shape == PAIR_EAST:
        position.top_east = union(position.top_east, here)
    elif shape == PAIR_SOUTH_EAST:
        position.top_south_east = union(position.top_south_east, here)
    elif shape == PAIR_SOUTH_WEST:
        position.top_south_west = union(position.top_south_west, here)
    else:
        position.top_single = union(position.top_single, here)
