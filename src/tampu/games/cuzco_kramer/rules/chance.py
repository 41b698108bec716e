"""One legal action at random, each as likely as any other, without making the list of all.

The menu counts what might be done; what turns out to be illegal is drawn again, so that what is
drawn in the end is uniform over what is legal.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Luck
from tampu.core.hexes import PLACES, Cells, any_in, both, first, minus, no_cells, nth, size
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
from tampu.games.cuzco_kramer.rules import cards, laying, legal, purse, walking
from tampu.games.cuzco_kramer.rules.placements import Footing

AGAIN: Final[i64] = -1
NO_MATTER: Final[i64] = -1


class Menu:
    """What the active player might do."""

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
        self.others: list[int] = []
        if position.ap:
            self.add_tiles()
        self.add_small()
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

    def add_small(self) -> None:
        """Token, end, cards, temples and festivals."""
        position = self.position
        if purse.has_token(position):
            self.others.append(int(act.TOKEN))
        if position.owed:
            return
        self.others.append(int(act.END))
        for action in range(act.DRAW_OPEN, act.DRAW_DECK + 1):
            if cards.has_card(position, action) and position.ap >= cards.CARD_PRICE:
                self.others.append(int(action))
        if any_in(both(position.incas_of(position.active), position.villages)):
            self.others += legal.temple_works(position)
            venues = legal.venues(position)
            for n in range(size(venues)):
                self.others.append(int(act.festival(CELL_AT[nth(venues, n)])))

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
            if position.ap == 0:
                self.moves = self.stroll(NO_MATTER)

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
        if self.position.ap == 0:
            return self.stroll(n)
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

    def stroll(self, n: i64) -> i64:
        """CK-411: the n-th move that costs nothing; or, for NO_MATTER, how many there are."""
        ways = walking.passable(self.position)
        left = self.mine
        total: i64 = 0
        while any_in(left):
            zone = walking.stroll(self.position, first(left), ways)
            here, free = both(left, zone), both(self.free, zone)
            targets = size(free)
            many = size(here) * targets
            if total <= n < total + many:
                origin = nth(here, (n - total) // targets)
                return act.move(CELL_AT[origin], CELL_AT[nth(free, (n - total) % targets)])
            total += many
            left = minus(left, here)
        return total

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
        """CK-411, CK-412: the move, unless it is too dear or impossible."""
        price = walking.move_price(self.position, origin, target, self.position.ap)
        if price == walking.UNREACHABLE:
            return AGAIN
        return act.move(CELL_AT[origin], CELL_AT[target])


def any_action(position: Position, luck: Luck) -> i64:
    """A legal action of the active player at random."""
    menu = Menu(position)
    while True:
        action = menu.pick(luck)
        if action != AGAIN:
            return action
