"""One legal action at random, each as likely as any other, without making the list of all.

The menu counts what might be done; what turns out to be illegal is drawn again, so that what is
drawn in the end is uniform over what is legal.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Luck
from tampu.core.hexes import PLACES, Cells, any_in, both, foremost, minus, no_cells, nth, size
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import (
    CELL_AT,
    DOWN,
    ONE,
    OUTLINE_AT,
    PAIR_EAST,
    PAIR_SOUTH_EAST,
    PAIR_SOUTH_WEST,
    UP,
)
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.rules import action_points, cards, laying, legal, walking
from tampu.games.cuzco_kramer.rules.placements import Footing

AGAIN: Final[i64] = -1


class Menu:
    """What the active player might do with AP to spend."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.two_cities: bool = size(position.temples()) > 1
        self.down: Cells = no_cells()
        self.up: Cells = no_cells()
        self.east: Cells = no_cells()
        self.south_east: Cells = no_cells()
        self.south_west: Cells = no_cells()
        self.single: Cells = no_cells()
        self.villages: bool = False
        self.crops: bool = False
        self.entries: Cells = no_cells()
        self.exits: Cells = no_cells()
        self.basins: Cells = no_cells()
        self.mine: Cells = no_cells()
        self.free: Cells = no_cells()
        self.moves: i64 = 0
        self.strolls: bool = walking.may_stroll(position)
        self.others: list[int] = small(position)
        self.add_tiles()
        if not position.owed:
            self.add_site()

    def add_tiles(self) -> None:
        """The outlines for each kind of tile at hand."""
        position = self.position
        footing = Footing(position)
        if laying.available(position, act.TRIPLE):
            self.down = footing.bases(DOWN)
            self.up = footing.bases(UP)
        if laying.available(position, act.DOUBLE):
            self.east = footing.bases(PAIR_EAST)
            self.south_east = footing.bases(PAIR_SOUTH_EAST)
            self.south_west = footing.bases(PAIR_SOUTH_WEST)
        self.villages = laying.available(position, act.VILLAGE_SINGLE) > 0
        self.crops = laying.available(position, act.CROPS_SINGLE) > 0
        if self.villages or self.crops:
            self.single = footing.bases(ONE)

    def add_site(self) -> None:
        """Incas and basins."""
        position = self.position
        self.entries = legal.entries(position)
        self.exits = legal.exits(position)
        self.basins = legal.basin_cells(position)
        self.mine = position.incas_of(position.active)
        if any_in(self.mine):
            self.free = walking.free_ground(position)
            self.moves = size(self.mine) * size(self.free)

    def pick(self, luck: Luck) -> i64:
        """One entry of the menu at random, or AGAIN."""
        tiles = 3 * (size(self.down) + size(self.up)) + 2 * (
            size(self.east) + size(self.south_east) + size(self.south_west)
        )
        single = size(self.single)
        singles = (single if self.villages else 0) + (single if self.crops else 0)
        site = size(self.entries) + size(self.exits) + size(self.basins)
        n = luck.below(tiles + singles + site + self.moves + len(self.others))
        if n < tiles:
            return self.pick_tile(n)
        n -= tiles
        if n < singles:
            if self.villages and n < single:
                return self.tile(ONE, nth(self.single, n), 0)
            return act.lay_crops(CELL_AT[nth(self.single, n % single)])
        n -= singles
        if n < site:
            return self.pick_cell(n)
        n -= site
        if n >= self.moves:
            return self.others[n - self.moves]
        free = size(self.free)
        return self.move(nth(self.mine, n // free), nth(self.free, n % free))

    def pick_tile(self, n: i64) -> i64:
        """The n-th placement of a triple or double."""
        many = 3 * size(self.down)
        if n < many:
            return self.tile(DOWN, nth(self.down, n // 3), n % 3)
        n -= many
        many = 3 * size(self.up)
        if n < many:
            return self.tile(UP, nth(self.up, n // 3), n % 3)
        n -= many
        many = 2 * size(self.east)
        if n < many:
            return self.tile(PAIR_EAST, nth(self.east, n // 2), n % 2)
        n -= many
        many = 2 * size(self.south_east)
        if n < many:
            return self.tile(PAIR_SOUTH_EAST, nth(self.south_east, n // 2), n % 2)
        n -= many
        return self.tile(PAIR_SOUTH_WEST, nth(self.south_west, n // 2), n % 2)

    def pick_cell(self, n: i64) -> i64:
        """The n-th way to enter, to leave or to put a basin."""
        many = size(self.entries)
        if n < many:
            return act.enter(CELL_AT[nth(self.entries, n)])
        n -= many
        many = size(self.exits)
        if n < many:
            return act.leave(CELL_AT[nth(self.exits, n)])
        return act.basin(CELL_AT[nth(self.basins, n - many)])

    def tile(self, shape: i64, base: i64, village: i64) -> i64:
        """CK-311: the placement, unless it joins two cities."""
        outline: i64 = OUTLINE_AT[shape * PLACES + base]
        if self.two_cities:
            covered = laying.cover(outline)
            place = laying.village_place(outline, village)
            if size(laying.cities_joined(self.position, covered, place)) > 1:
                return AGAIN
        return laying.action_of(shape, outline) + village

    def move(self, origin: i64, target: i64) -> i64:
        """CK-411 to CK-415: the move, unless it is too dear, impossible, or free once too often."""
        price = walking.move_price(self.position, origin, target, self.position.ap)
        if price == walking.UNREACHABLE or (price == 0 and not self.strolls):
            return AGAIN
        return act.move(CELL_AT[origin], CELL_AT[target])


def small(position: Position) -> list[int]:
    """Token, end, cards, temples and festivals: what is few enough to be listed."""
    found: list[int] = []
    if action_points.has_token(position):
        found.append(int(act.TOKEN))
    if position.owed:
        return found
    found.append(int(act.END))
    if position.ap >= cards.CARD_PRICE:
        draws = range(act.DRAW_OPEN, act.DRAW_DECK + 1)
        found += [action for action in draws if cards.has_card(position, action)]
    if any_in(both(position.incas_of(position.active), position.villages)):
        found += legal.temple_works(position)
        venues = legal.venues(position)
        for n in range(size(venues)):
            found.append(int(act.festival(CELL_AT[nth(venues, n)])))
    return found


def for_nothing(position: Position, luck: Luck) -> i64:
    """CK-411, CK-415: without AP, one can stroll, or do what is small. One walk over the zones of
    the Incas: each new number of choices displaces what was chosen before in its proportion."""
    others = small(position)
    total: i64 = len(others)
    chosen: i64 = others[luck.below(total)]
    if position.owed or not walking.may_stroll(position):
        return chosen
    ways, free = walking.passable(position), walking.free_ground(position)
    left = position.incas_of(position.active)
    while any_in(left):
        zone = walking.stroll(position, foremost(left), ways)
        here, targets = both(left, zone), both(free, zone)
        many = size(targets)
        total += size(here) * many
        n = luck.below(total)
        if n < size(here) * many:
            chosen = act.move(CELL_AT[nth(here, n // many)], CELL_AT[nth(targets, n % many)])
        left = minus(left, here)
    return chosen


def any_action(position: Position, luck: Luck) -> i64:
    """A legal action of the active player at random."""
    if position.ap == 0:
        return for_nothing(position, luck)
    menu = Menu(position)
    while True:
        action = menu.pick(luck)
        if action != AGAIN:
            return action
