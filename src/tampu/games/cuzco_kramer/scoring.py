"""CK-8xx: who scores what; CK-907: who is ahead of whom."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, members
from tampu.core.contract import Seat, Tell
from tampu.core.hexes import Cells, Place, both, places, size
from tampu.games.cuzco_kramer.box import (
    BUILDING_POINTS,
    CELL_AT,
    CELLS,
    FESTIVAL_ALONE,
    FESTIVAL_SHARED,
    cells_named,
)
from tampu.games.cuzco_kramer.ground import best_among, floors_at, group, height, present
from tampu.games.cuzco_kramer.position import Position

BASIN_POINTS: Final[i64] = 3


def score_temple(
    position: Position, place: Place, floors: i64, built: bool, tell: Tell | None
) -> None:
    """CK-801, CK-802: half the value, or half the new value, for the active player."""
    points = BUILDING_POINTS[floors]
    position.gain(position.active, points)
    if tell is not None:
        rule = "CK-801" if built else "CK-802"
        tell.points(rule, position.active, points, cell=CELLS[CELL_AT[place]], value=2 * floors)


def basin_points(basin: Cells) -> i64:
    """CK-803: 3 PP per cell of the basin."""
    return BASIN_POINTS * size(basin)


def score_basin(position: Position, seat: Seat, basin: Cells, tell: Tell | None) -> None:
    """CK-803: for the leader around it."""
    points = basin_points(basin)
    position.gain(seat, points)
    if tell is not None:
        tell.points("CK-803", seat, points, cells=cells_named(basin), size=size(basin))


def tell_nobody(basin: Cells, tell: Tell | None) -> None:
    """CK-610: an enclosed basin without a leader."""
    if tell is not None:
        tell.that("CK-610", -1, cells=cells_named(basin))


def score_alone(position: Position, seat: Seat, tell: Tell | None) -> None:
    """CK-804: a festival won alone."""
    floors = floors_at(position, position.venue)
    position.gain(seat, FESTIVAL_ALONE[floors])
    if tell is not None:
        cell = CELLS[CELL_AT[position.venue]]
        tell.points("CK-804", seat, FESTIVAL_ALONE[floors], cell=cell, value=2 * floors)


def score_shared(position: Position, seat: Seat, tell: Tell | None) -> None:
    """CK-805: a festival shared; a zero is still told."""
    floors = floors_at(position, position.venue)
    position.gain(seat, FESTIVAL_SHARED[floors])
    if tell is not None:
        cell = CELLS[CELL_AT[position.venue]]
        tell.points("CK-805", seat, FESTIVAL_SHARED[floors], cell=cell, value=2 * floors)


def final_count(position: Position, tell: Tell | None) -> None:
    """CK-902: the active player counts city by city, in board order of the temples."""
    if tell is not None:
        tell.that("CK-902", position.active)
    for place in places(position.temples()):
        count_city(position, place, tell)


def count_city(position: Position, place: Place, tell: Tell | None) -> None:
    """CK-806 to CK-808, CK-953: what the own Incas in one city are worth; all count (CK-905)."""
    city = group(position, place)
    here = present(position, city)
    first = best_among(position, city, here)
    second = best_among(position, city, here & ~first)
    value = 2 * floors_at(position, place)
    me = bit(position.active)
    tied = first & (first - 1) != 0
    if first & me:
        count(position, "CK-806", value, place, city, tell)
    elif second & me and not (tied and position.no_second):
        count(position, "CK-807", value // 2, place, city, tell)
    elif tell is not None:
        count(position, "CK-808", 0, place, city, tell)


def count(
    position: Position, rule: str, points: i64, place: Place, city: Cells, tell: Tell | None
) -> None:
    """The points of one city, told with everybody's levels and places in it (CK-506)."""
    position.gain(position.active, points)
    if tell is None:
        return
    ranks = standings(position, city)
    who = [seat for equals in ranks for seat in equals]
    tell.points(
        rule,
        position.active,
        points,
        cell=CELLS[CELL_AT[place]],
        value=2 * floors_at(position, place),
        rivals=who,
        levels=["-".join(levels_of(position, seat, city)) for seat in who],
        places=[place for place, equals in enumerate(ranks, 1) for _ in equals],
    )


def standings(position: Position, cells: Cells) -> list[list[int]]:
    """CK-506: the seats with Incas on these cells by their rank, equal ones together."""
    left = present(position, cells)
    found: list[list[int]] = []
    while left:
        best = best_among(position, cells, left)
        found.append(members(best))
        left &= ~best
    return found


def levels_of(position: Position, seat: Seat, cells: Cells) -> list[str]:
    """CK-506: the levels of a player's Incas on these cells, from high to low."""
    held = places(both(cells, position.incas_of(seat)))
    levels = sorted([int(height(position, place)) for place in held], reverse=True)
    return [str(one) for one in levels]


def ranking(position: Position) -> list[list[int]]:
    """CK-907: the seats by their points, equal ones together."""
    points = [int(position.points_of(seat)) for seat in range(position.seats)]
    return [
        [seat for seat in range(int(position.seats)) if points[seat] == amount]
        for amount in sorted(set(points), reverse=True)
    ]
