"""Everything that lies on the table, as plain fields, and what can be read off it."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lane, lanes, with_lane
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.hexes import Cells, has, no_cells, union
from tampu.games.cuzco_kramer.box import (
    BASINS,
    CARD_TYPES,
    CROPS_SINGLES,
    DECK,
    DISCS,
    DOUBLES,
    FLOORS,
    INCAS,
    LAND,
    TOKENS,
    TRIPLES,
    TYPE_COUNT,
    VILLAGE_SINGLES,
)

# What is asked: the question on the table.
ASK_FIRST_PLAYER: Final[i64] = 0
ASK_FIRST_OPEN: Final[i64] = 1
ASK_DEAL: Final[i64] = 2
ASK_ACTION: Final[i64] = 3
ASK_DRAW: Final[i64] = 4
ASK_OPEN: Final[i64] = 5
ASK_CARDS: Final[i64] = 6
ASK_ANSWER: Final[i64] = 7
ASK_FESTIVAL_OPEN: Final[i64] = 8
OVER: Final[i64] = 9

NO_CARD: Final[i64] = -1
"""CK-706: there is no open card."""
NO_PLACE: Final[i64] = -1
NO_SEAT: Final[i64] = -1
"""Nobody's answer is due."""

FIELDS: Final = [
    "seats",
    "strict_value",
    "hold_is_pass",
    "no_second",
    "asking",
    "active",
    "ap",
    "owed",
    "token_spent",
    "drawn",
    "laid",
    "idle",
    "final",
    "counted",
    "points",
    "triples",
    "basin_stock",
    "discs_left",
    "floors",
    "doubles",
    "villages_left",
    "crops_left",
    "incas_left",
    "tokens",
    "deck",
    "discard",
    "open",
    "hand_0",
    "hand_1",
    "hand_2",
    "hand_3",
    "known_0",
    "known_1",
    "known_2",
    "known_3",
    "piles",
    "trail",
    "venue",
    "circle",
    "held",
    "totals",
    "played_0",
    "played_1",
    "played_2",
    "played_3",
    "due",
    "height_0",
    "height_1",
    "height_2",
    "height_3",
    "height_4",
    "height_5",
    "villages",
    "basins",
    "floors_0",
    "floors_1",
    "floors_2",
    "discs",
    "changed",
    "incas_0",
    "incas_1",
    "incas_2",
    "incas_3",
    "top_down",
    "top_up",
    "top_east",
    "top_south_east",
    "top_south_west",
    "top_single",
]
"""Every field by name: what a position is."""


def same_for_all(seats: i64, number: i64) -> i64:
    """CK-108, CK-109: the same number in the lane of every seat; missing seats have nothing."""
    word: i64 = 0
    for seat in range(seats):
        word = with_lane(word, seat, number)
    return word


class Position(State):
    """One position. Sets of cells are `Cells` (core.hexes), short vectors rows of lanes."""

    def __init__(self, seats: i64, strict: bool, bound: bool, alone: bool) -> None:
        self.seats = seats
        self.strict_value = strict
        self.hold_is_pass = bound
        self.no_second = alone
        # The question and the turn (CK-2xx)
        self.asking: i64 = ASK_FIRST_PLAYER
        self.active: i64 = 0
        self.ap: i64 = 0
        self.owed: bool = False
        self.token_spent: bool = False
        self.drawn: i64 = 0
        self.laid: bool = False
        self.idle: i64 = 0
        self.final: bool = False
        self.counted: i64 = 0
        self.points: i64 = 0
        # Supplies: common ones, and those of the players in lanes
        self.triples: i64 = TRIPLES
        self.basin_stock: i64 = BASINS
        self.discs_left: i64 = DISCS
        self.floors: i64 = FLOORS
        self.doubles: i64 = same_for_all(seats, DOUBLES)
        self.villages_left: i64 = same_for_all(seats, VILLAGE_SINGLES)
        self.crops_left: i64 = same_for_all(seats, CROPS_SINGLES)
        self.incas_left: i64 = same_for_all(seats, INCAS)
        self.tokens: i64 = same_for_all(seats, TOKENS)
        # Cards: counts of each type in lanes; `known` are cards all saw going into a hand
        self.deck: i64 = DECK
        self.discard: i64 = 0
        self.open: i64 = NO_CARD
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.hand_2: i64 = 0
        self.hand_3: i64 = 0
        self.known_0: i64 = 0
        self.known_1: i64 = 0
        self.known_2: i64 = 0
        self.known_3: i64 = 0
        # The unseen cards by the shuffle they come from, and what all saw of them (trail.py)
        self.piles: tuple[int, ...] = (DECK,)
        self.trail: tuple[int, ...] = ()
        # The festival (CK-71x): its temple, who is in, who held, totals in lanes and the cards
        # that each of them is made of, who is due
        self.venue: i64 = NO_PLACE
        self.circle: i64 = 0
        self.held: i64 = 0
        self.totals: i64 = 0
        self.played_0: i64 = 0
        self.played_1: i64 = 0
        self.played_2: i64 = 0
        self.played_3: i64 = 0
        self.due: i64 = NO_SEAT
        # The board. Heights are binary numbers, one set of cells per digit.
        self.height_0: Cells = no_cells()
        self.height_1: Cells = no_cells()
        self.height_2: Cells = no_cells()
        self.height_3: Cells = no_cells()
        self.height_4: Cells = no_cells()
        self.height_5: Cells = no_cells()
        self.villages: Cells = no_cells()
        self.basins: Cells = LAND.printed_basins
        self.floors_0: Cells = no_cells()
        self.floors_1: Cells = no_cells()
        self.floors_2: Cells = no_cells()
        self.discs: Cells = no_cells()
        self.changed: Cells = no_cells()
        self.incas_0: Cells = no_cells()
        self.incas_1: Cells = no_cells()
        self.incas_2: Cells = no_cells()
        self.incas_3: Cells = no_cells()
        # CK-310: first cells of the tiles that lie quite uncovered, by shape
        self.top_down: Cells = no_cells()
        self.top_up: Cells = no_cells()
        self.top_east: Cells = no_cells()
        self.top_south_east: Cells = no_cells()
        self.top_south_west: Cells = no_cells()
        self.top_single: Cells = no_cells()

    # Copying

    def fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in FIELDS])

    def take_from(self, other: "Position") -> None:
        """Become equal to `other`, a game with the same options."""
        self.asking = other.asking
        self.active = other.active
        self.ap = other.ap
        self.owed = other.owed
        self.token_spent = other.token_spent
        self.drawn = other.drawn
        self.laid = other.laid
        self.idle = other.idle
        self.final = other.final
        self.counted = other.counted
        self.points = other.points
        self.triples = other.triples
        self.basin_stock = other.basin_stock
        self.discs_left = other.discs_left
        self.floors = other.floors
        self.doubles = other.doubles
        self.villages_left = other.villages_left
        self.crops_left = other.crops_left
        self.incas_left = other.incas_left
        self.tokens = other.tokens
        self.deck = other.deck
        self.discard = other.discard
        self.open = other.open
        self.hand_0 = other.hand_0
        self.hand_1 = other.hand_1
        self.hand_2 = other.hand_2
        self.hand_3 = other.hand_3
        self.known_0 = other.known_0
        self.known_1 = other.known_1
        self.known_2 = other.known_2
        self.known_3 = other.known_3
        self.piles = other.piles
        self.trail = other.trail
        self.venue = other.venue
        self.circle = other.circle
        self.held = other.held
        self.totals = other.totals
        self.played_0 = other.played_0
        self.played_1 = other.played_1
        self.played_2 = other.played_2
        self.played_3 = other.played_3
        self.due = other.due
        self.height_0 = other.height_0
        self.height_1 = other.height_1
        self.height_2 = other.height_2
        self.height_3 = other.height_3
        self.height_4 = other.height_4
        self.height_5 = other.height_5
        self.villages = other.villages
        self.basins = other.basins
        self.floors_0 = other.floors_0
        self.floors_1 = other.floors_1
        self.floors_2 = other.floors_2
        self.discs = other.discs
        self.changed = other.changed
        self.incas_0 = other.incas_0
        self.incas_1 = other.incas_1
        self.incas_2 = other.incas_2
        self.incas_3 = other.incas_3
        self.top_down = other.top_down
        self.top_up = other.top_up
        self.top_east = other.top_east
        self.top_south_east = other.top_south_east
        self.top_south_west = other.top_south_west
        self.top_single = other.top_single

    # Turns

    def asked(self) -> i64:
        if self.asking == ASK_ACTION or self.asking == ASK_CARDS:
            return self.active
        if self.asking == ASK_ANSWER:
            return self.due
        return NOBODY if self.asking == OVER else CHANCE

    def points_of(self, seat: i64) -> i64:
        """The prestige points of a seat."""
        return (self.points >> (seat * 15)) & 0x7FFF

    def gain(self, seat: i64, points: i64) -> None:
        """CK-114: points are only ever added."""
        self.points += points << (seat * 15)

    # Temples and Incas

    def temples(self) -> Cells:
        """The cells that carry a temple."""
        return union(union(self.floors_0, self.floors_1), self.floors_2)

    def incas_of(self, seat: i64) -> Cells:
        """The cells on which Incas of this seat stand."""
        if seat == 0:
            return self.incas_0
        if seat == 1:
            return self.incas_1
        return self.incas_2 if seat == 2 else self.incas_3

    def set_incas(self, seat: i64, cells: Cells) -> None:
        """The Incas of this seat stand here now."""
        if seat == 0:
            self.incas_0 = cells
        elif seat == 1:
            self.incas_1 = cells
        elif seat == 2:
            self.incas_2 = cells
        else:
            self.incas_3 = cells

    def incas(self) -> Cells:
        """The cells on which Incas stand."""
        return union(union(self.incas_0, self.incas_1), union(self.incas_2, self.incas_3))

    def owner(self, place: i64) -> i64:
        """Whose Inca stands here; NOBODY if none does."""
        for seat in range(self.seats):
            if has(self.incas_of(seat), place):
                return seat
        return NOBODY

    # Cards

    def hand(self, seat: i64) -> i64:
        """The cards this seat holds."""
        if seat == 0:
            return self.hand_0
        if seat == 1:
            return self.hand_1
        return self.hand_2 if seat == 2 else self.hand_3

    def set_hand(self, seat: i64, cards: i64) -> None:
        """This seat holds these cards now."""
        if seat == 0:
            self.hand_0 = cards
        elif seat == 1:
            self.hand_1 = cards
        elif seat == 2:
            self.hand_2 = cards
        else:
            self.hand_3 = cards

    def known(self, seat: i64) -> i64:
        """The cards that everybody knows this seat to hold: taken openly, not played since."""
        if seat == 0:
            return self.known_0
        if seat == 1:
            return self.known_1
        return self.known_2 if seat == 2 else self.known_3

    def set_known(self, seat: i64, cards: i64) -> None:
        """Everybody knows this seat to hold these cards."""
        if seat == 0:
            self.known_0 = cards
        elif seat == 1:
            self.known_1 = cards
        elif seat == 2:
            self.known_2 = cards
        else:
            self.known_3 = cards


def amount(cards: i64) -> i64:
    """How many cards a row of counts holds."""
    total: i64 = 0
    while cards:
        total += cards & 255
        cards >>= 8
    return total


def counts(cards: i64) -> list[int]:
    """How many cards of each type."""
    return lanes(cards, TYPE_COUNT)


def cards_as_text(cards: i64) -> list[str]:
    """The cards one by one, by the names of their types."""
    return [CARD_TYPES[kind] for kind in range(TYPE_COUNT) for _ in range(lane(cards, kind))]


def one_card(kind: i64) -> i64:
    """One card of this type, as a row of counts."""
    return bit(kind * 8)


def holds(hand: i64, cards: i64) -> bool:
    """Whether the hand has all these cards."""
    return all(lane(cards, kind) <= lane(hand, kind) for kind in range(TYPE_COUNT))
