"""Everything that lies on the table, as plain fields, and what can be read off it."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lane, lanes, with_lane
from tampu.core.contract import CHANCE, NOBODY, Seat, State
from tampu.core.fields import ZERO
from tampu.core.hexes import Cells, Place, has, no_cells, union
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


def same_for_all(seats: i64, number: i64) -> i64:
    """CK-108, CK-109: the same number in the lane of every seat; missing seats have nothing."""
    word: i64 = 0
    for seat in range(seats):
        word = with_lane(word, seat, number)
    return word


class Position(State):
    """One position. Sets of cells are `Cells` (core.hexes), short vectors rows of lanes."""

    def __init__(
        self,
        seats: i64 = 2,
        strict: bool = False,
        bound: bool = False,
        alone: bool = False,
        first_edition: bool = False,
        of: "Position | None" = None,
    ) -> None:
        self.seats = seats
        self.strict_value = strict
        self.hold_is_pass = bound
        self.no_second = alone
        self.first_edition = first_edition
        """CK-415: games begun by the first edition know no bound on free moves."""
        # The question and the turn (CK-2xx)
        self.asking: i64 = of.asking if of else ASK_FIRST_PLAYER
        self.active: i64 = of.active if of else ZERO
        self.ap: i64 = of.ap if of else ZERO
        self.owed: bool = of.owed if of else False
        self.token_spent: bool = of.token_spent if of else False
        self.drawn: i64 = of.drawn if of else ZERO
        self.strolls: i64 = of.strolls if of else ZERO
        """CK-415: free moves since the last other action; the first edition does not count."""
        self.laid: bool = of.laid if of else False
        self.idle: i64 = of.idle if of else ZERO
        self.final: bool = of.final if of else False
        self.counted: i64 = of.counted if of else ZERO
        self.points: i64 = of.points if of else ZERO
        # Supplies: common ones, and those of the players in lanes
        self.triples: i64 = of.triples if of else TRIPLES
        self.basin_stock: i64 = of.basin_stock if of else BASINS
        self.discs_left: i64 = of.discs_left if of else DISCS
        self.floors: i64 = of.floors if of else FLOORS
        self.doubles: i64 = of.doubles if of else same_for_all(seats, DOUBLES)
        self.villages_left: i64 = of.villages_left if of else same_for_all(seats, VILLAGE_SINGLES)
        self.crops_left: i64 = of.crops_left if of else same_for_all(seats, CROPS_SINGLES)
        self.incas_left: i64 = of.incas_left if of else same_for_all(seats, INCAS)
        self.tokens: i64 = of.tokens if of else same_for_all(seats, TOKENS)
        # Cards: counts of each type in lanes; `known` are cards all saw going into a hand
        self.deck: i64 = of.deck if of else DECK
        self.discard: i64 = of.discard if of else ZERO
        self.open: i64 = of.open if of else NO_CARD
        self.hand_0: i64 = of.hand_0 if of else ZERO
        self.hand_1: i64 = of.hand_1 if of else ZERO
        self.hand_2: i64 = of.hand_2 if of else ZERO
        self.hand_3: i64 = of.hand_3 if of else ZERO
        self.known_0: i64 = of.known_0 if of else ZERO
        self.known_1: i64 = of.known_1 if of else ZERO
        self.known_2: i64 = of.known_2 if of else ZERO
        self.known_3: i64 = of.known_3 if of else ZERO
        # The unseen cards by the shuffle they come from, and what all saw of them (trail.py)
        self.piles: tuple[int, ...] = of.piles if of else (DECK,)
        self.trail: tuple[int, ...] = of.trail if of else ()
        # The festival (CK-71x): its temple, who is in, who held, totals in lanes and the cards
        # that each of them is made of, who is due
        self.venue: i64 = of.venue if of else NO_PLACE
        self.circle: i64 = of.circle if of else ZERO
        self.held: i64 = of.held if of else ZERO
        self.totals: i64 = of.totals if of else ZERO
        self.played_0: i64 = of.played_0 if of else ZERO
        self.played_1: i64 = of.played_1 if of else ZERO
        self.played_2: i64 = of.played_2 if of else ZERO
        self.played_3: i64 = of.played_3 if of else ZERO
        self.due: i64 = of.due if of else NO_SEAT
        # The board. Heights are binary numbers, one set of cells per digit.
        self.height_0: Cells = of.height_0 if of else no_cells()
        self.height_1: Cells = of.height_1 if of else no_cells()
        self.height_2: Cells = of.height_2 if of else no_cells()
        self.height_3: Cells = of.height_3 if of else no_cells()
        self.height_4: Cells = of.height_4 if of else no_cells()
        self.height_5: Cells = of.height_5 if of else no_cells()
        self.villages: Cells = of.villages if of else no_cells()
        self.basins: Cells = of.basins if of else LAND.printed_basins
        self.floors_0: Cells = of.floors_0 if of else no_cells()
        self.floors_1: Cells = of.floors_1 if of else no_cells()
        self.floors_2: Cells = of.floors_2 if of else no_cells()
        self.discs: Cells = of.discs if of else no_cells()
        self.changed: Cells = of.changed if of else no_cells()
        self.incas_0: Cells = of.incas_0 if of else no_cells()
        self.incas_1: Cells = of.incas_1 if of else no_cells()
        self.incas_2: Cells = of.incas_2 if of else no_cells()
        self.incas_3: Cells = of.incas_3 if of else no_cells()
        # CK-310: first cells of the tiles that lie quite uncovered, by shape
        self.top_down: Cells = of.top_down if of else no_cells()
        self.top_up: Cells = of.top_up if of else no_cells()
        self.top_east: Cells = of.top_east if of else no_cells()
        self.top_south_east: Cells = of.top_south_east if of else no_cells()
        self.top_south_west: Cells = of.top_south_west if of else no_cells()
        self.top_single: Cells = of.top_single if of else no_cells()

    # Turns

    def asked(self) -> Seat:
        if self.asking == ASK_ACTION or self.asking == ASK_CARDS:
            return self.active
        if self.asking == ASK_ANSWER:
            return self.due
        return NOBODY if self.asking == OVER else CHANCE

    def points_of(self, seat: Seat) -> i64:
        """The prestige points of a seat."""
        return (self.points >> (seat * 15)) & 0x7FFF

    def gain(self, seat: Seat, points: i64) -> None:
        """CK-114: points are only ever added."""
        self.points += points << (seat * 15)

    # Temples and Incas

    def temples(self) -> Cells:
        """The cells that carry a temple."""
        return union(union(self.floors_0, self.floors_1), self.floors_2)

    def incas_of(self, seat: Seat) -> Cells:
        """The cells on which Incas of this seat stand."""
        if seat == 0:
            return self.incas_0
        if seat == 1:
            return self.incas_1
        return self.incas_2 if seat == 2 else self.incas_3

    def set_incas(self, seat: Seat, cells: Cells) -> None:
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

    def owner(self, place: Place) -> i64:
        """Whose Inca stands here; NOBODY if none does."""
        for seat in range(self.seats):
            if has(self.incas_of(seat), place):
                return seat
        return NOBODY

    # Cards

    def hand(self, seat: Seat) -> i64:
        """The cards this seat holds."""
        if seat == 0:
            return self.hand_0
        if seat == 1:
            return self.hand_1
        return self.hand_2 if seat == 2 else self.hand_3

    def set_hand(self, seat: Seat, cards: i64) -> None:
        """This seat holds these cards now."""
        if seat == 0:
            self.hand_0 = cards
        elif seat == 1:
            self.hand_1 = cards
        elif seat == 2:
            self.hand_2 = cards
        else:
            self.hand_3 = cards

    def known(self, seat: Seat) -> i64:
        """The cards that everybody knows this seat to hold: taken openly, not played since."""
        if seat == 0:
            return self.known_0
        if seat == 1:
            return self.known_1
        return self.known_2 if seat == 2 else self.known_3

    def set_known(self, seat: Seat, cards: i64) -> None:
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
