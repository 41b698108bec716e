"""What can be counted on the table of Cuzco (Kiesling & Kramer): features, seat by seat.

A group is looked at by keys: in base 16, how many Incas of a seat stand on each level. The greater
key is the better rank (CK-506).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.core.bits import bit, lane
from tampu.core.contract import Seat
from tampu.core.hexes import (
    Cells,
    any_in,
    beside,
    both,
    first,
    foremost,
    meet,
    minus,
    size,
    spread,
    word_at,
)
from tampu.games.cuzco_kramer.box import (
    CARD_VALUE,
    FESTIVAL_ALONE,
    LAND,
    TRIPLES,
    TYPE_COUNT,
)
from tampu.games.cuzco_kramer.ground import floors_at, tiled
from tampu.games.cuzco_kramer.position import NO_CARD, Position, amount
from tampu.games.cuzco_kramer.rules import temples

FEATURES: Final[list[str]] = [
    "cities:due",
    "cities:alone",
    "cities:alone_open",
    "cities:safe",
    "cities:close",
    "cities:open",
    "cities:tied",
    "cities:second",
    "cities:second_near",
    "cities:third",
    "growth:points",
    "growth:value",
    "growth:near",
    "villages:alone",
    "villages:safe",
    "villages:open",
    "villages:tied",
    "villages:second",
    "villages:small",
    "basins:gap_1",
    "basins:gap_2",
    "basins:gap_3",
    "basins:gap_4",
    "basins:beside",
    "festivals:best",
    "festivals:lone",
    "incas:count",
    "incas:levels",
    "incas:top",
    "incas:groups",
    "incas:cities",
    "incas:turn",
    "cards:count",
    "cards:points",
    "cards:pairs",
    "tokens:count",
    "tiles:doubles",
    "tiles:villages",
    "tiles:crops",
]
MANY: Final[i64] = 39
"""How many features there are."""
DUE: Final[i64] = 0
ALONE: Final[i64] = 1
SAFE: Final[i64] = 3
TIED: Final[i64] = 6
SECOND: Final[i64] = 7
NEAR: Final[i64] = 8
THIRD: Final[i64] = 9
GROWTH: Final[i64] = 10
VILLAGE_ALONE: Final[i64] = 13
VILLAGE_SAFE: Final[i64] = 14
VILLAGE_OPEN: Final[i64] = 15
VILLAGE_TIED: Final[i64] = 16
VILLAGE_SECOND: Final[i64] = 17
VILLAGE_SMALL: Final[i64] = 18
GAPS: Final[i64] = 19
MOST_GAPS: Final[i64] = 4
BESIDE: Final[i64] = 23
BEST_FESTIVAL: Final[i64] = 24
LONE_FESTIVAL: Final[i64] = 25
INCAS: Final[i64] = 26
GROUPS: Final[i64] = 29
CITIES: Final[i64] = 30
TURN: Final[i64] = 31
CARDS: Final[i64] = 32
TOKENS: Final[i64] = 35
TILES: Final[i64] = 36


class Survey:
    """Counts features, seat by seat, into `found`: those of seat s begin at s * MANY."""

    def __init__(self) -> None:
        self.found: vec[float] = vec[float]([0.0] * int(4 * MANY))
        self.values: vec[i64] = vec[i64]([value for row in CARD_VALUE for value in row])
        self.keys: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.festive: vec[i64] = vec[i64]([0, 0, 0, 0])
        """What the hand of each seat is worth under the open card."""
        self.best: i64 = 0
        self.second: i64 = 0
        self.leaders: i64 = 0
        """Of the group looked at: the best key, the next one, and how many have the best."""

    def take(self, position: Position) -> None:
        """Everything of a position that is not over."""
        for number in range(position.seats * MANY):
            self.found[number] = 0.0
        if not position.final:
            self.add_supplies(position)
            self.add_basins(position)
        self.add_groups(position)

    # Groups

    def add_groups(self, position: Position) -> None:
        """Every village and city with Incas."""
        incas = position.incas()
        left = both(incas, position.villages)
        above = position.temples()
        while any_in(left):
            cells = spread(foremost(left), position.villages)
            left = minus(left, cells)
            here = self.rank(position, both(cells, incas))
            temple = both(cells, above)
            if position.final:
                if any_in(temple):
                    self.add_due(position, floors_at(position, first(temple)))
                continue
            grade: i64 = 0
            if not self.leaders > 1:
                ground = minus(minus(cells, incas), temple)
                grade = grade_of(top_of(self.best), top_level(position, ground))
            if any_in(temple):
                self.add_city(position, cells, temple, here, grade)
            else:
                self.add_village(position, cells, here, grade)

    def rank(self, position: Position, incas: Cells) -> i64:
        """CK-506: the keys of all seats on some cells; how many seats are there."""
        here: i64 = 0
        self.best = 0
        self.second = 0
        self.leaders = 0
        for seat in range(position.seats):
            mine = both(incas, position.incas_of(seat))
            key: i64 = 0
            if any_in(mine):
                key = key_of(position, mine)
                here += 1
            self.keys[seat] = key
            if key > self.best:
                self.second = self.best
                self.best = key
                self.leaders = 1
            elif key and key == self.best:
                self.leaders += 1
            elif key > self.second:
                self.second = key
        return here

    def add_due(self, position: Position, floors: i64) -> None:
        """CK-806, CK-807: what the count would bring now to those who still count."""
        for seat in range(position.seats):
            key = self.keys[seat]
            if not key or position.counted & bit(seat):
                continue
            if key == self.best:
                self.found[seat * MANY + DUE] += 2.0 * float(floors)
            elif key == self.second and not (position.no_second and self.leaders > 1):
                self.found[seat * MANY + DUE] += float(floors)

    def add_city(
        self, position: Position, cells: Cells, temple: Cells, here: i64, grade: i64
    ) -> None:
        """The place in it, and how safe; what it could grow to (CK-802); its festival (CK-804)."""
        floors = floors_at(position, first(temple))
        fresh = not meet(position.discs, temple)
        for seat in range(position.seats):
            key = self.keys[seat]
            if not key:
                continue
            row = seat * MANY
            self.found[row + CITIES] += 1.0
            if key == self.best:
                if self.leaders > 1:
                    self.found[row + TIED] += 2.0 * float(floors)
                else:
                    place = ALONE + min(grade, 1) if here == 1 else SAFE + grade
                    self.found[row + place] += 2.0 * float(floors)
                    self.add_growth(row, cells, floors)
            elif key == self.second:
                self.found[row + SECOND] += float(floors)
                if top_of(key) == top_of(self.best):
                    self.found[row + NEAR] += float(floors)
            else:
                self.found[row + THIRD] += float(floors)
            if fresh and self.festive[seat]:
                self.add_festival(row, float(FESTIVAL_ALONE[floors]), here == 1)

    def add_growth(self, row: i64, cells: Cells, floors: i64) -> None:
        """CK-802: floors that could be added at once, or with one more cell."""
        grown = temples.most_floors(cells)
        if grown > floors:
            self.found[row + GROWTH] += float(grown)
            self.found[row + GROWTH + 1] += 2.0 * float(grown - floors)
        elif size(cells) == 2 * floors + 1 and floors < 5:
            self.found[row + GROWTH + 2] += float(floors + 1)

    def add_festival(self, row: i64, prize: float, lone: bool) -> None:
        """CK-710: one a turn, so the best counts."""
        if prize > self.found[row + BEST_FESTIVAL]:
            self.found[row + BEST_FESTIVAL] = prize
        if lone and prize > self.found[row + LONE_FESTIVAL]:
            self.found[row + LONE_FESTIVAL] = prize

    def add_village(self, position: Position, cells: Cells, here: i64, grade: i64) -> None:
        """What a temple here could have for floors, by the place in it."""
        floors = float(temples.most_floors(cells))
        for seat in range(position.seats):
            key = self.keys[seat]
            if not key:
                continue
            row = seat * MANY
            if floors == 0.0:
                self.found[row + VILLAGE_SMALL] += 1.0
                continue
            self.found[row + GROUPS] += 1.0
            if key == self.best:
                place = VILLAGE_TIED
                if self.leaders == 1:
                    place = VILLAGE_OPEN if grade == 2 else VILLAGE_SAFE
                    place = VILLAGE_ALONE if here == 1 else place
                self.found[row + place] += floors
            else:
                self.found[row + VILLAGE_SECOND] += floors

    # Everything else

    def add_basins(self, position: Position) -> None:
        """CK-803: open basins with few gaps promise their points to who leads around them."""
        built = tiled(position)
        bare = minus(minus(LAND.site, built), position.basins)
        left = both(position.basins, beside(bare))
        while any_in(left):
            cells = spread(foremost(left), position.basins)
            left = minus(left, cells)
            around = minus(beside(cells), cells)
            gaps = size(minus(around, built))
            incas = both(around, position.incas())
            if gaps > MOST_GAPS or not any_in(incas):
                continue
            self.rank(position, incas)
            prize = 3.0 * float(size(cells))
            for seat in range(position.seats):
                key = self.keys[seat]
                if key and key == self.best and self.leaders == 1:
                    self.found[seat * MANY + GAPS + gaps - 1] += prize
                elif key and gaps < 3:
                    self.found[seat * MANY + BESIDE] += prize

    def add_supplies(self, position: Position) -> None:
        """Incas on the board and how high they stand, cards, tokens and small tiles; the turn."""
        upon = (position.active + (1 if position.laid else 0)) % position.seats
        for seat in range(position.seats):
            row = seat * MANY
            incas = position.incas_of(seat)
            if any_in(incas):
                levels = size(both(incas, position.height_0))
                levels += 2 * size(both(incas, position.height_1))
                levels += 4 * size(both(incas, position.height_2))
                self.found[row + INCAS] = float(size(incas))
                self.found[row + INCAS + 1] = float(levels)
                self.found[row + INCAS + 2] = float(top_level(position, incas))
            self.add_cards(position, seat)
            self.found[row + TURN] = 1.0 if seat == upon else 0.0
            self.found[row + TOKENS] = float(lane(position.tokens, seat))
            self.found[row + TILES] = float(lane(position.doubles, seat))
            self.found[row + TILES + 1] = float(lane(position.villages_left, seat))
            self.found[row + TILES + 2] = float(lane(position.crops_left, seat))

    def add_cards(self, position: Position, seat: Seat) -> None:
        """How many, what for under the open card, and those that fit most open cards."""
        hand = position.hand(seat)
        points: i64 = 0
        pairs: i64 = 0
        for kind in range(TYPE_COUNT):
            cards = lane(hand, kind)
            if cards:
                if position.open != NO_CARD:
                    points += cards * self.values[position.open * TYPE_COUNT + kind]
                if kind >= TYPE_COUNT // 2:
                    pairs += cards
        self.festive[seat] = points
        self.found[seat * MANY + CARDS] = float(amount(hand))
        self.found[seat * MANY + CARDS + 1] = float(points)
        self.found[seat * MANY + CARDS + 2] = float(pairs)


def stage_of(position: Position) -> float:
    """How much of the stock of triples is laid (CK-901)."""
    if position.final:
        return 1.0
    return 1.0 - float(position.triples) / float(TRIPLES)


def grade_of(top: i64, free: i64) -> i64:
    """How easily the highest place is lost: 0 if no free cell here comes near, 2 if one is as
    high."""
    if top > free + 1:
        return 0
    return 1 if top > free else 2


def key_of(position: Position, incas: Cells) -> i64:
    """CK-506: in base 16, how many of these cells lie on each level."""
    key: i64 = 0
    for number in range(5):
        word = word_at(incas, number)
        if not word:
            continue
        low, middle = word_at(position.height_0, number), word_at(position.height_1, number)
        high, higher = word_at(position.height_2, number), word_at(position.height_3, number)
        while word:
            cell = word & -word
            level: i64 = 0
            if low & cell:
                level += 1
            if middle & cell:
                level += 2
            if high & cell:
                level += 4
            if higher & cell:
                level += 8
            key += bit(4 * level)
            word &= word - 1
    return key


def top_of(key: i64) -> i64:
    """The highest level in a key."""
    level: i64 = 0
    while key >= 16:
        key >>= 4
        level += 1
    return level


def top_level(position: Position, cells: Cells) -> i64:
    """The level of the highest of these cells; 0 of none."""
    level: i64 = 0
    here = both(cells, position.height_3)
    if any_in(here):
        cells = here
        level += 8
    here = both(cells, position.height_2)
    if any_in(here):
        cells = here
        level += 4
    here = both(cells, position.height_1)
    if any_in(here):
        cells = here
        level += 2
    return level + 1 if meet(cells, position.height_0) else level
