"""All legal answers at once: the judge's verdicts, turned round."""

from typing import Final, cast

from mypy_extensions import i64

from tampu.core.bits import bit, lane, lowest, with_lane
from tampu.core.hexes import (
    PLACES,
    WORD_WIDTH,
    Cells,
    any_in,
    both,
    first,
    has,
    meet,
    minus,
    no_cells,
    only,
    places,
    union,
    word_at,
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
    TYPE_COUNT,
    UP,
)
from tampu.games.cuzco_kramer.ground import floors_at, group, leader, tiled
from tampu.games.cuzco_kramer.position import ASK_ACTION, ASK_CARDS, NO_CARD, Position
from tampu.games.cuzco_kramer.rules import action_points, cards, festivals, laying, temples, walking
from tampu.games.cuzco_kramer.rules.basins import BASIN_PRICE
from tampu.games.cuzco_kramer.rules.placements import Footing, contested, villages_allowed

NUMBERS: Final[list[object]] = list(range(act.ACTION_COUNT))
"""Every action as an object made once: long lists need no new ones."""


def actions(position: Position) -> list[int]:
    """Everything the active player may do now, ascending."""
    found: list[object] = []
    if not position.owed:
        found.append(NUMBERS[act.END])
    if action_points.has_token(position):
        found.append(NUMBERS[act.TOKEN])
    if not position.owed:
        for action in range(act.DRAW_OPEN, act.DRAW_DECK + 1):
            if cards.has_card(position, action) and position.ap >= cards.CARD_PRICE:
                found.append(NUMBERS[action])
    add_tiles(position, found)
    if not position.owed:
        add_cells(entries(position), act.enter(0), found)
        add_cells(exits(position), act.leave(0), found)
        add_cells(basin_cells(position), act.basin(0), found)
        found.extend(temple_works(position))
        add_cells(venues(position), act.festival(0), found)
        add_moves(position, found)
    return cast(list[int], found)


def add_cells(cells: Cells, verb: i64, found: list[object]) -> None:
    """One action of a verb for every cell; `verb` is the action of cell 0."""
    for place in places(cells):
        found.append(NUMBERS[verb + CELL_AT[place]])


# Tiles


def add_tiles(position: Position, found: list[object]) -> None:
    """CK-301 to CK-312: every tile at hand on every outline, with every village on it."""
    if not position.ap:
        return
    footing, near = Footing(position), contested(position)
    if laying.available(position, act.TRIPLE):
        add_shape(position, footing, near, DOWN, found)
        add_shape(position, footing, near, UP, found)
    if laying.available(position, act.DOUBLE):
        add_shape(position, footing, near, PAIR_EAST, found)
        add_shape(position, footing, near, PAIR_SOUTH_EAST, found)
        add_shape(position, footing, near, PAIR_SOUTH_WEST, found)
    if laying.available(position, act.VILLAGE_SINGLE):
        add_shape(position, footing, near, ONE, found)
    if laying.available(position, act.CROPS_SINGLE):
        add_cells(footing.bases(ONE), act.lay_crops(0), found)


def add_shape(
    position: Position, footing: Footing, near: Cells, shape: i64, found: list[object]
) -> None:
    """Every placement of one shape. Only near two cities a village has to be looked at."""
    bases = footing.bases(shape)
    many: i64 = 3 if shape <= UP else (1 if shape == ONE else 2)
    careful = any_in(near)
    for number in range(5):
        word = word_at(bases, number)
        offset = shape * PLACES + number * WORD_WIDTH
        while word:
            outline: i64 = OUTLINE_AT[offset + lowest(word)]
            word &= word - 1
            start = laying.action_of(shape, outline)
            allowed = villages_allowed(position, near, outline) if careful else bit(many) - 1
            for village in range(many):
                if allowed & bit(village):
                    found.append(NUMBERS[start + village])


# Incas


def entries(position: Position) -> Cells:
    """CK-402 to CK-409: where an Inca may enter for the AP at hand."""
    if not lane(position.incas_left, position.active):
        return no_cells()
    return both(gates(position), walking.free_ground(position))


def exits(position: Position) -> Cells:
    """CK-413: from where an own Inca may leave."""
    return both(gates(position), position.incas_of(position.active))


def gates(position: Position) -> Cells:
    """CK-403, CK-208: the entry cells that can be paid for."""
    built = tiled(position)
    if position.ap == 0:
        return no_cells()
    by_forest = walking.entries_by_forest(built)
    return by_forest if position.ap == 1 else union(by_forest, walking.entries_by_mountain(built))


def add_moves(position: Position, found: list[object]) -> None:
    """CK-410 to CK-415: every own Inca to every free cell within reach."""
    free = walking.free_ground(position)
    for origin in places(position.incas_of(position.active)):
        add_cells(walking.goals(position, origin, free), act.move(CELL_AT[origin], 0), found)


# Temples, basins, festivals


def temple_works(position: Position) -> list[int]:
    """CK-511 to CK-522: every temple that can be built or enlarged, ascending."""
    built: list[int] = []
    enlarged: list[int] = []
    if position.ap < temples.TEMPLE_PRICE:
        return built
    mine = both(position.incas_of(position.active), position.villages)
    while any_in(mine):
        cells = group(position, first(mine))
        mine = minus(mine, cells)
        if leader(position, cells) == position.active:
            add_works(position, cells, built, enlarged)
    return sorted(built) + sorted(enlarged)


def add_works(position: Position, cells: Cells, built: list[int], enlarged: list[int]) -> None:
    """The values that a led group allows: on a city's temple, or on any free village cell."""
    city = both(cells, position.temples())
    if any_in(city):
        place = first(city)
        if not has(position.changed, place):
            for floors in allowed_floors(position, cells, floors_at(position, place)):
                enlarged.append(act.enlarge(CELL_AT[place], 2 * floors))
        return
    values = allowed_floors(position, cells, 0)
    if values:
        for place in places(minus(cells, position.incas())):
            for floors in values:
                built.append(act.build(CELL_AT[place], 2 * floors))


def allowed_floors(position: Position, cells: Cells, present: i64) -> list[int]:
    """CK-517, CK-520, CK-521, CK-951: how many floors a temple here may get."""
    most = temples.most_floors(cells)
    least = most if position.strict_value else present + 1
    return [
        int(floors)
        for floors in range(max(least, present + 1), most + 1)
        if temples.in_stock(position, present, floors)
    ]


def basin_cells(position: Position) -> Cells:
    """CK-602 to CK-605: where a basin may be put."""
    if not position.basin_stock or position.ap < BASIN_PRICE:
        return no_cells()
    return minus(minus(LAND.inner, position.basins), tiled(position))


def venues(position: Position) -> Cells:
    """CK-712 to CK-719: the temples whose festival the active player may propose."""
    if not festivals.playable(position, position.active):
        return no_cells()
    return stages(position)


def stages(position: Position) -> Cells:
    """CK-712 to CK-714: the temples whose festival the active player could propose with cards."""
    found = no_cells()
    left = minus(position.temples(), position.discs)
    while any_in(left):
        place = first(left)
        if meet(group(position, place), position.incas_of(position.active)):
            found = union(found, only(place))
        left = minus(left, only(place))
    return found


def only_end(position: Position) -> bool:
    """CK-214, CK-415: whether all can see that nothing is left to do but to end the turn. Where it
    hangs on the faces of cards, they cannot."""
    if (
        position.asking != ASK_ACTION
        or position.ap
        or position.owed
        or action_points.has_token(position)
    ):
        return False
    festive = position.open != NO_CARD and position.hand(position.active) != 0
    if festive and any_in(stages(position)):
        return False
    if not walking.may_stroll(position):
        return True
    ways, free = walking.passable(position), walking.free_ground(position)
    for place in places(position.incas_of(position.active)):
        if meet(walking.stroll(position, only(place), ways), free):
            return False
    return True


def answers(position: Position) -> list[int]:
    """CK-721 to CK-725: hold or drop, and every play that reaches the top, ascending."""
    seat, most = position.due, festivals.top(position)
    found: list[int] = []
    if position.asking != ASK_CARDS:
        level = lane(position.totals, seat) == most
        found.append(int(act.HOLD if level else act.DROP))
    needed = most - lane(position.totals, seat)
    for hand in parts(festivals.playable(position, seat), 0):
        if hand and festivals.worth(position, hand) >= needed:
            found.append(int(act.play(hand)))
    return found


def parts(hand: i64, kind: i64) -> list[int]:
    """Every selection from a hand, by types from `kind` on, the later types varying faster."""
    if kind == TYPE_COUNT:
        return [0]
    rest = parts(hand, kind + 1)
    return [
        int(with_lane(tail, kind, number))
        for number in range(lane(hand, kind) + 1)
        for tail in rest
    ]
