"""Who leads and ranks where, for readers who know no rules: groups, basins, entries."""

from tampu.core.hexes import Cells, any_in, beside, both, foremost, minus, places, size, spread
from tampu.games.cuzco_kramer.box import FESTIVAL_ALONE, FESTIVAL_SHARED, cells_named
from tampu.games.cuzco_kramer.ground import floors_at, leader, tiled
from tampu.games.cuzco_kramer.picture import Basin, Group, Rank
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules.basins import enclosed
from tampu.games.cuzco_kramer.rules.temples import most_floors
from tampu.games.cuzco_kramer.rules.walking import entries_by_forest, entries_by_mountain
from tampu.games.cuzco_kramer.scoring import basin_points, levels_of, standings


def groups(position: Position) -> list[Group]:
    """Every village and city, in board order of their first cells."""
    return [_group(position, cells) for cells in _parts(position.villages)]


def basins(position: Position) -> list[Basin]:
    """Every group of basins, in board order of their first cells."""
    return [_basin(position, cells) for cells in _parts(position.basins)]


def entries(position: Position) -> dict[str, int]:
    """CK-402, CK-403: the entry cells with their prices."""
    built = tiled(position)
    forest = entries_by_forest(built)
    mountain = minus(entries_by_mountain(built), forest)
    return dict.fromkeys(cells_named(forest), 1) | dict.fromkeys(cells_named(mountain), 2)


def _parts(cells: Cells) -> list[Cells]:
    """The parts of a set that hang together."""
    found = []
    while any_in(cells):
        part = spread(foremost(cells), cells)
        found.append(part)
        cells = minus(cells, part)
    return found


def _group(position: Position, cells: Cells) -> Group:
    temple = both(cells, position.temples())
    floors = int(floors_at(position, places(temple)[0])) if any_in(temple) else 0
    return Group(
        cells=cells_named(cells),
        temple=cells_named(temple)[0] if floors else None,
        leader=_leader(position, cells),
        ranks=_ranks(position, cells),
        most=2 * int(most_floors(cells)),
        alone=FESTIVAL_ALONE[floors],
        shared=FESTIVAL_SHARED[floors],
    )


def _basin(position: Position, cells: Cells) -> Basin:
    around = beside(cells)
    return Basin(
        cells=cells_named(cells),
        enclosed=enclosed(position, cells),
        leader=_leader(position, around),
        ranks=_ranks(position, around),
        points=int(basin_points(cells)),
    )


def _leader(position: Position, cells: Cells) -> int | None:
    seat = int(leader(position, cells))
    return None if seat < 0 else seat


def _ranks(position: Position, cells: Cells) -> list[Rank]:
    """CK-506: the players with Incas on these cells, place by place."""
    if not size(both(cells, position.incas())):
        return []
    return [
        Rank(seat, [int(level) for level in levels_of(position, seat, cells)], place)
        for place, equals in enumerate(standings(position, cells), 1)
        for seat in equals
    ]
