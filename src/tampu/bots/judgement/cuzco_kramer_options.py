"""Which actions of Cuzco (Kiesling & Kramer) are worth a thought: by interest, not all of them."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.hexes import (
    PLACES,
    Cells,
    any_in,
    beside,
    both,
    foremost,
    has,
    minus,
    no_cells,
    north_east,
    north_west,
    only,
    places,
    size,
    spread,
    union,
    west,
)
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import (
    CELL_AT,
    DOWN,
    LAND,
    ONE,
    OUTLINE_AT,
    PAIR_EAST,
    PAIR_SOUTH_EAST,
    PAIR_SOUTH_WEST,
    UP,
)
from tampu.games.cuzco_kramer.ground import highest, tiled
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules import action_points, cards, laying, legal, walking
from tampu.games.cuzco_kramer.rules.placements import Footing, contested, villages_allowed

MOST_TILES: Final[i64] = 90
"""So many placements of one kind at most: those nearest to what matters."""


def options(position: Position) -> list[int]:
    """The candidates of the active player; the end of the turn among them when it may end."""
    found: list[int] = []
    add_tiles(position, found)
    if position.owed:
        return found if found else position.actions()
    if action_points.has_token(position):
        found.append(int(act.TOKEN))
    found.append(int(act.END))
    if position.ap:
        for action in range(act.DRAW_OPEN, act.DRAW_DECK + 1):
            if cards.has_card(position, action):
                found.append(int(action))
        for place in places(legal.entries(position)):
            found.append(int(act.enter(CELL_AT[place])))
        for place in places(basin_cells(position)):
            found.append(int(act.basin(CELL_AT[place])))
        found += greatest_works(position)
    for place in places(legal.venues(position)):
        found.append(int(act.festival(CELL_AT[place])))
    add_moves(position, found)
    return found


# Tiles


def add_tiles(position: Position, found: list[int]) -> None:
    """Placements that touch what matters; with nothing there yet, around basins and the forest."""
    if not position.ap:
        return
    footing, near = Footing(position), contested(position)
    before = len(found)
    close = interest(position)
    wide = union(close, beside(close))
    if laying.available(position, act.TRIPLE):
        add_shapes(position, footing, near, wide, DOWN, UP, found)
    if laying.available(position, act.DOUBLE):
        add_shapes(position, footing, near, close, PAIR_EAST, PAIR_SOUTH_WEST, found)
    if laying.available(position, act.VILLAGE_SINGLE):
        add_shapes(position, footing, near, close, ONE, ONE, found)
    if laying.available(position, act.CROPS_SINGLE):
        for place in places(both(footing.bases(ONE), close)):
            found.append(int(act.lay_crops(CELL_AT[place])))
    if len(found) == before and position.owed:
        add_shapes(position, footing, near, LAND.board, DOWN, UP, found)


def interest(position: Position) -> Cells:
    """Cells on and beside the own Incas and their groups, and beside open basins."""
    mine = position.incas_of(position.active)
    groups = spread(both(mine, position.villages), position.villages)
    close = union(union(mine, beside(mine)), union(groups, beside(groups)))
    close = union(close, beside(open_basins(position)))
    if not any_in(mine):
        close = union(close, both(LAND.border, beside(LAND.forest)))
    return both(close, LAND.board)


def open_basins(position: Position) -> Cells:
    """The basins that are not enclosed."""
    found = no_cells()
    left = position.basins
    built = tiled(position)
    while any_in(left):
        cells = spread(foremost(left), left)
        left = minus(left, cells)
        if any_in(minus(minus(beside(cells), cells), built)):
            found = union(found, cells)
    return found


def add_shapes(
    position: Position,
    footing: Footing,
    near: Cells,
    wanted: Cells,
    start: i64,
    end: i64,
    found: list[int],
) -> None:
    """Placements of some shapes that cover a wanted cell, thinned out evenly if there are many."""
    chosen: list[int] = []
    for shape in range(start, end + 1):
        touched = reaching(shape, near)
        every = bit(3 if shape <= UP else (1 if shape == ONE else 2)) - 1
        for place in places(both(footing.bases(shape), reaching(shape, wanted))):
            outline: i64 = OUTLINE_AT[shape * PLACES + place]
            allowed = every
            if has(touched, place):
                allowed = villages_allowed(position, near, outline)
            action = laying.action_of(shape, outline)
            for village in range(3):
                if (allowed >> village) & 1:
                    chosen.append(int(action + village))
    step: i64 = 1 + len(chosen) // MOST_TILES
    for number in range(0, len(chosen), step):
        found.append(chosen[number])


def reaching(shape: i64, cells: Cells) -> Cells:
    """CK-303: the first places of the outlines of a shape that cover one of these cells."""
    if shape == DOWN:
        return union(cells, union(west(cells), north_west(cells)))
    if shape == UP:
        return union(cells, union(north_west(cells), north_east(cells)))
    if shape == PAIR_EAST:
        return union(cells, west(cells))
    if shape == PAIR_SOUTH_EAST:
        return union(cells, north_west(cells))
    return union(cells, north_east(cells)) if shape == PAIR_SOUTH_WEST else cells


# Everything else


def basin_cells(position: Position) -> Cells:
    """Beside another basin, or in a hole that is nearly closed."""
    free = legal.basin_cells(position)
    if not any_in(free):
        return free
    built = union(tiled(position), position.basins)
    found = both(free, beside(position.basins))
    for place in places(minus(free, found)):
        if size(minus(beside(only(place)), built)) <= 2:
            found = union(found, only(place))
    return found


def greatest_works(position: Position) -> list[int]:
    """Temples to build or enlarge: of each group the greatest value only."""
    best: dict[int, int] = {}
    for action in legal.temple_works(position):
        cell = int(act.cell_of(action))
        best[cell] = max(action, best.get(cell, 0))
    return list(best.values())


def add_moves(position: Position, found: list[int]) -> None:
    """Walks that lead higher, to another group, or beside an open basin."""
    free = walking.free_ground(position)
    basins = beside(open_basins(position))
    for origin in places(position.incas_of(position.active)):
        zone = walking.goals(position, origin, free)
        here = only(origin)
        group = spread(here, position.villages)
        elsewhere = both(minus(zone, group), position.villages)
        wanted = union(both(zone, basins), tops_of_groups(position, elsewhere))
        wanted = union(wanted, highest(position, both(zone, group)))
        for target in places(wanted):
            found.append(int(act.move(CELL_AT[origin], CELL_AT[target])))


def tops_of_groups(position: Position, cells: Cells) -> Cells:
    """The highest cells of each group in the set."""
    found = no_cells()
    while any_in(cells):
        group = spread(foremost(cells), position.villages)
        found = union(found, highest(position, both(cells, group)))
        cells = minus(cells, group)
    return found
