"""What the ground shows: heights, groups, temples, and the highest place among Incas."""

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import NOBODY, Seat
from tampu.core.hexes import (
    Cells,
    Place,
    any_in,
    both,
    either,
    has,
    meet,
    minus,
    only,
    same,
    size,
    spread,
    union,
)
from tampu.games.cuzco_kramer.position import Position


def tiled(position: Position) -> Cells:
    """CK-314: the cells that carry a tile, on the site and outside alike."""
    low = union(union(position.height_0, position.height_1), position.height_2)
    high = union(union(position.height_3, position.height_4), position.height_5)
    return union(low, high)


def height(position: Position, place: Place) -> i64:
    """CK-313, CK-505: the level of a cell, 0 without a tile."""
    level: i64 = 0
    if has(position.height_0, place):
        level += 1
    if has(position.height_1, place):
        level += 2
    if has(position.height_2, place):
        level += 4
    if has(position.height_3, place):
        level += 8
    if has(position.height_4, place):
        level += 16
    if has(position.height_5, place):
        level += 32
    return level


def level(position: Position, cells: Cells) -> bool:
    """CK-309: whether all these cells have the same height."""
    return (
        all_or_none(position.height_0, cells)
        and all_or_none(position.height_1, cells)
        and all_or_none(position.height_2, cells)
        and all_or_none(position.height_3, cells)
        and all_or_none(position.height_4, cells)
        and all_or_none(position.height_5, cells)
    )


def all_or_none(wanted: Cells, cells: Cells) -> bool:
    """Whether all of the cells are wanted, or none is."""
    here = both(wanted, cells)
    return not any_in(here) or same(here, cells)


def rise(position: Position, cells: Cells) -> None:
    """CK-313: every one of these cells rises by one level: add one and carry."""
    carry = both(position.height_0, cells)
    position.height_0 = either(position.height_0, cells)
    cells, carry = carry, both(position.height_1, carry)
    position.height_1 = either(position.height_1, cells)
    if not any_in(carry):
        return
    cells, carry = carry, both(position.height_2, carry)
    position.height_2 = either(position.height_2, cells)
    cells, carry = carry, both(position.height_3, carry)
    position.height_3 = either(position.height_3, cells)
    cells, carry = carry, both(position.height_4, carry)
    position.height_4 = either(position.height_4, cells)
    position.height_5 = either(position.height_5, carry)


def highest(position: Position, cells: Cells) -> Cells:
    """Those of the cells that lie highest."""
    cells = preferring(cells, position.height_5)
    cells = preferring(cells, position.height_4)
    cells = preferring(cells, position.height_3)
    cells = preferring(cells, position.height_2)
    cells = preferring(cells, position.height_1)
    return preferring(cells, position.height_0)


def preferring(cells: Cells, wanted: Cells) -> Cells:
    """Those of the cells that are wanted, if there are any, else all."""
    best = both(cells, wanted)
    return best if any_in(best) else cells


# Groups (CK-501 to CK-507)


def group(position: Position, place: Place) -> Cells:
    """CK-501, CK-504: the village or city around a cell; empty if it shows none."""
    return spread(only(place), position.villages)


def best_among(position: Position, cells: Cells, seats: i64) -> i64:
    """CK-506: those of the seats (a set) whose Incas on these cells nobody beats."""
    incas = both(cells, position.incas())
    while seats & (seats - 1):
        rivals = both(incas, incas_of_all(position, seats))
        if not any_in(rivals):
            return seats
        top = highest(position, rivals)
        seats = with_most(position, top, seats)
        incas = minus(incas, top)
    return seats


def incas_of_all(position: Position, seats: i64) -> Cells:
    """The Incas of these seats."""
    found = position.incas_0 if seats & 1 else (0, 0, 0, 0, 0)
    if seats & 2:
        found = union(found, position.incas_1)
    if seats & 4:
        found = union(found, position.incas_2)
    return union(found, position.incas_3) if seats & 8 else found


def with_most(position: Position, cells: Cells, seats: i64) -> i64:
    """Those of the seats that have the most Incas on these cells."""
    most: i64 = 0
    found: i64 = 0
    for seat in range(position.seats):
        if not seats & bit(seat):
            continue
        here = size(both(cells, position.incas_of(seat)))
        if here > most:
            most = here
            found = 0
        if here == most:
            found |= bit(seat)
    return found


def present(position: Position, cells: Cells) -> i64:
    """The set of seats with an Inca on these cells."""
    found: i64 = 0
    for seat in range(position.seats):
        if meet(cells, position.incas_of(seat)):
            found |= bit(seat)
    return found


def leader(position: Position, cells: Cells) -> i64:
    """CK-507: who leads on these cells; NOBODY in a tie or without Incas."""
    best = best_among(position, cells, present(position, cells))
    if not best or best & (best - 1):
        return NOBODY
    seat: Seat = 0
    while best > 1:
        best >>= 1
        seat += 1
    return seat


# Temples (CK-511)


def floors_at(position: Position, place: Place) -> i64:
    """CK-511, CK-525: the floors of the temple on a cell, whatever became of its city; or 0."""
    count: i64 = 0
    if has(position.floors_0, place):
        count += 1
    if has(position.floors_1, place):
        count += 2
    if has(position.floors_2, place):
        count += 4
    return count


def set_floors(position: Position, place: Place, count: i64) -> None:
    """CK-511, CK-522: the temple here has so many floors now."""
    here = only(place)
    position.floors_0 = with_digit(position.floors_0, here, count & 1)
    position.floors_1 = with_digit(position.floors_1, here, count & 2)
    position.floors_2 = with_digit(position.floors_2, here, count & 4)


def with_digit(cells: Cells, here: Cells, digit: i64) -> Cells:
    """The set with these cells in it, or without them."""
    return union(cells, here) if digit else minus(cells, here)
