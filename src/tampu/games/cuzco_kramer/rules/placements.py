"""CK-303 to CK-312 for all outlines at once: where tiles can be laid, as sets of first cells."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.hexes import (
    PLACES,
    Cells,
    any_in,
    beside,
    both,
    either,
    first,
    foremost,
    has,
    meet,
    minus,
    no_cells,
    north_east,
    north_west,
    only,
    size,
    spread,
    union,
    west,
)
from tampu.games.cuzco_kramer.actions import CROPS_SINGLE, DOUBLE, TRIPLE, VILLAGE_SINGLE
from tampu.games.cuzco_kramer.box import (
    DOWN,
    LAND,
    ONE,
    OUTLINE_AT,
    PAIR_EAST,
    PAIR_SOUTH_EAST,
    PAIR_SOUTH_WEST,
    UP,
)
from tampu.games.cuzco_kramer.ground import tiled
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules.laying import (
    available,
    cities_joined,
    cover,
    uncovered,
    village_place,
)

DEAREST: Final[i64] = 3
"""CK-312: the dearest tile has one cell on the site and two new ones outside."""


class Footing:
    """Where tiles of any shape lie flat on free cells, for the AP at hand."""

    def __init__(self, position: Position) -> None:
        blocked = union(union(position.incas(), position.basins), position.temples())
        free = minus(LAND.board, blocked)
        new = minus(LAND.outside, tiled(position))
        if position.ap <= 1:
            free = minus(free, new) if position.ap == 1 else no_cells()
        self.position = position
        self.dear: Cells = new if position.ap < DEAREST else no_cells()
        self.free: Cells = free
        self.east: Cells = minus(both(free, west(free)), steps(position, PAIR_EAST))
        self.south_east: Cells = minus(
            both(free, north_west(free)), steps(position, PAIR_SOUTH_EAST)
        )
        self.south_west: Cells = minus(
            both(free, north_east(free)), steps(position, PAIR_SOUTH_WEST)
        )

    def bases(self, shape: i64) -> Cells:
        """The first cells of all outlines of this shape that satisfy CK-305 to CK-310, CK-208."""
        if shape == DOWN:
            found = both(both(self.east, self.south_east), LAND.down)
            if any_in(self.dear):
                found = minus(found, two_of(self.dear, west(self.dear), north_west(self.dear)))
        elif shape == UP:
            found = both(both(self.south_west, self.south_east), LAND.up)
            if any_in(self.dear):
                found = minus(
                    found, two_of(self.dear, north_east(self.dear), north_west(self.dear))
                )
        elif shape == PAIR_EAST:
            found = both(self.east, LAND.pair_east)
        elif shape == PAIR_SOUTH_EAST:
            found = both(self.south_east, LAND.pair_south_east)
        elif shape == PAIR_SOUTH_WEST:
            found = both(self.south_west, LAND.pair_south_west)
        else:
            found = both(self.free, LAND.site)
        return minus(found, uncovered(self.position, shape))


def two_of(a: Cells, b: Cells, c: Cells) -> Cells:
    """The cells in at least two of the sets."""
    return union(both(a, b), both(c, union(a, b)))


def steps(position: Position, direction: i64) -> Cells:
    """CK-309: the cells whose neighbour in this direction has another height."""
    found = step(position.height_0, direction)
    if any_in(position.height_1):
        found = union(found, step(position.height_1, direction))
    if any_in(position.height_2):
        found = union(found, step(position.height_2, direction))
    if any_in(position.height_3):
        found = union(found, step(position.height_3, direction))
    if any_in(position.height_4):
        found = union(found, step(position.height_4, direction))
    return union(found, step(position.height_5, direction)) if any_in(position.height_5) else found


def step(digit: Cells, direction: i64) -> Cells:
    """The cells that differ in one digit from their neighbour in this direction."""
    if direction == PAIR_EAST:
        return either(digit, west(digit))
    if direction == PAIR_SOUTH_EAST:
        return either(digit, north_west(digit))
    return either(digit, north_east(digit))


def contested(position: Position) -> Cells:
    """CK-311: the cells in or beside two cities: only there can a village join cities."""
    left = position.temples()
    near = no_cells()
    twice = no_cells()
    while any_in(left):
        temple = foremost(left)
        city = spread(temple, position.villages)
        reach = union(city, beside(city))
        twice = union(twice, both(near, reach))
        near = union(near, reach)
        left = minus(left, temple)
    return twice


def villages_allowed(position: Position, near: Cells, outline: i64) -> i64:
    """CK-311: the set of covered cells (0, 1, 2) that may show the village; `near`: contested."""
    covered = cover(outline)
    count = size(covered)
    if not meet(covered, near):
        return bit(count) - 1
    allowed: i64 = 0
    for village in range(count):
        place = village_place(outline, village)
        if not has(near, place) or size(cities_joined(position, covered, place)) < 2:
            allowed |= bit(village)
    return allowed


def any_of_shape(position: Position, footing: Footing, near: Cells, shape: i64) -> bool:
    """Whether a tile of this shape, with a village on it, has a legal placement."""
    bases = footing.bases(shape)
    while any_in(bases):
        base = first(bases)
        if villages_allowed(position, near, OUTLINE_AT[shape * PLACES + base]):
            return True
        bases = minus(bases, only(base))
    return False


def any_triple(position: Position) -> bool:
    """CK-909: whether a triple has a legal placement."""
    if not available(position, TRIPLE):
        return False
    footing, near = Footing(position), contested(position)
    return any_of_shape(position, footing, near, DOWN) or any_of_shape(position, footing, near, UP)


def any_placement(position: Position) -> bool:
    """CK-206: whether any tile the active player could take has a legal placement."""
    if any_triple(position):
        return True
    footing, near = Footing(position), contested(position)
    if available(position, CROPS_SINGLE) and any_in(footing.bases(ONE)):
        return True
    if available(position, DOUBLE):
        for shape in range(PAIR_EAST, PAIR_SOUTH_WEST + 1):
            if any_of_shape(position, footing, near, shape):
                return True
    return available(position, VILLAGE_SINGLE) > 0 and any_of_shape(position, footing, near, ONE)
