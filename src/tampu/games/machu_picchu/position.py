"""Everything that lies on the table, as plain fields, and what can be read off it."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, members, with_lane
from tampu.core.contract import CHANCE, NOBODY, Seat, State
from tampu.core.fields import ZERO
from tampu.games.machu_picchu.box import (
    ALL_CARDS,
    EDITION,
    FACES,
    PAIRS_IN_PLAY,
    PRIEST_COUNT,
    SKY_COUNT,
    SLOTS,
    START_LANES,
    TOKENS,
)

# What is asked (MP-202): the question on the table. Each is answered by one verb.
ASK_FIRST_PLAYER: Final[i64] = 0
ASK_PAIR: Final[i64] = 1
ASK_DEAL: Final[i64] = 2
ASK_SKY: Final[i64] = 3
ASK_CARD: Final[i64] = 4
ASK_STAIR: Final[i64] = 5
ASK_REFILL: Final[i64] = 6
ASK_PILE_CARD: Final[i64] = 7
ASK_ORDER: Final[i64] = 8
ASK_RETURN: Final[i64] = 9
OVER: Final[i64] = 10

LOT: Final[i64] = -1
"""The first player is drawn by lot, not set by MP-904."""
PILE: Final[i64] = 5
"""Who laid a card, if it came from the draw pile (MP-307)."""
DOUBLED: Final[i64] = SLOTS
"""The place in a depot's row for a second token on the last slot (MP-608)."""
ORDER_LANE: Final[i64] = 4
"""Where the order stands in the course of a round; the squares of those put back come after it."""
SKY_LANE: Final[i64] = 4
"""Where the sun/moon card stands beside the four cards of a round that is over."""


class Position(State):
    """One position. Sets of cards are words of bits, short vectors rows of lanes (core.bits)."""

    def __init__(
        self,
        seats: i64 = 2,
        order_only: bool = False,
        one_full: bool = False,
        begins: i64 = LOT,
        edition: i64 = EDITION,
        of: "Position | None" = None,
    ) -> None:
        self.seats = seats
        self.order_only = order_only
        self.one_full = one_full
        self.begins = begins
        self.edition = edition
        self.asking: i64 = of.asking if of else ASK_FIRST_PLAYER
        self.first: i64 = of.first if of else ZERO
        self.round: i64 = of.round if of else ZERO
        self.dealt: i64 = of.dealt if of else ZERO
        self.placed: i64 = of.placed if of else ZERO
        self.chosen: i64 = of.chosen if of else ZERO
        self.hand_0: i64 = of.hand_0 if of else ZERO
        self.hand_1: i64 = of.hand_1 if of else ZERO
        self.hand_2: i64 = of.hand_2 if of else ZERO
        self.hand_3: i64 = of.hand_3 if of else ZERO
        self.used: i64 = of.used if of else ZERO
        self.stairs: i64 = of.stairs if of else ZERO
        self.layers: i64 = of.layers if of else ZERO
        self.open: i64 = of.open if of else ZERO
        self.priests: i64 = of.priests if of else START_LANES
        self.leavers: i64 = of.leavers if of else ZERO
        self.depot_0: i64 = of.depot_0 if of else ZERO
        self.depot_1: i64 = of.depot_1 if of else ZERO
        self.depot_2: i64 = of.depot_2 if of else ZERO
        self.depot_3: i64 = of.depot_3 if of else ZERO
        self.suns_taken: i64 = of.suns_taken if of else ZERO
        self.fires_taken: i64 = of.fires_taken if of else ZERO
        self.sky: i64 = of.sky if of else ZERO
        self.sky_left: i64 = of.sky_left if of else bit(SKY_COUNT) - 2
        self.pairs: i64 = of.pairs if of else ZERO
        self.course: i64 = of.course if of else ZERO
        """How this round goes, as lanes that count from 1: the stairs in the order in which they
        were used, the order, the squares of those who were put back."""
        self.past: tuple[int, ...] = of.past if of else ()
        """Of each round that is over its course, then its cards and its sun/moon card, as lanes."""

    # Hands and the draw pile

    def hand(self, seat: Seat) -> i64:
        """The set of cards this seat holds."""
        if seat == 0:
            return self.hand_0
        if seat == 1:
            return self.hand_1
        return self.hand_2 if seat == 2 else self.hand_3

    def set_hand(self, seat: Seat, cards: i64) -> None:
        """Replace the hand of a seat."""
        if seat == 0:
            self.hand_0 = cards
        elif seat == 1:
            self.hand_1 = cards
        elif seat == 2:
            self.hand_2 = cards
        else:
            self.hand_3 = cards

    def on_stairs(self) -> i64:
        """The set of cards that lie on the stairs."""
        cards: i64 = 0
        for stair in range(4):
            cards |= bit(lane(self.stairs, stair))
        return cards & ALL_CARDS

    def pile(self) -> i64:
        """The set of cards in the draw pile; it has no order and never runs out (MP-311)."""
        held = self.hand_0 | self.hand_1 | self.hand_2 | self.hand_3
        return ALL_CARDS & ~(held | self.used | self.on_stairs())

    # Turns

    def placer(self) -> i64:
        """MP-205, MP-308: who places next, two players in turn; PILE: the fourth card of three."""
        if self.seats == 3 and self.placed == 3:
            return PILE
        return (self.first + self.placed) % self.seats

    def taker(self) -> i64:
        """MP-113: whom the next priest card or the next card of the deal goes to."""
        share = self.dealt if self.asking == ASK_PAIR else self.dealt // 4
        return (self.first + share) % self.seats

    def lays_open(self) -> bool:
        """MP-407: whether the next placement lies face up."""
        return FACES[self.sky][self.seats][self.placed] == "o"

    def asked(self) -> Seat:
        if self.asking == ASK_CARD or self.asking == ASK_STAIR:
            return self.placer()
        if self.asking == ASK_ORDER or self.asking == ASK_RETURN:
            return self.first
        return NOBODY if self.asking == OVER else CHANCE

    # Priests and depots

    def depot(self, priest: i64) -> i64:
        """The tokens of a priest: five slots and the second token on slot 5, as lanes."""
        if priest == 0:
            return self.depot_0
        if priest == 1:
            return self.depot_1
        return self.depot_2 if priest == 2 else self.depot_3

    def set_depot(self, priest: i64, tokens: i64) -> None:
        """Replace the depot of a priest."""
        if priest == 0:
            self.depot_0 = tokens
        elif priest == 1:
            self.depot_1 = tokens
        elif priest == 2:
            self.depot_2 = tokens
        else:
            self.depot_3 = tokens

    def used_slots(self, priest: i64) -> i64:
        """How many slots of a priest hold a token (they fill in order)."""
        depot = self.depot(priest)
        slots: i64 = 0
        while slots < SLOTS and lane(depot, slots):
            slots += 1
        return slots

    def value(self, priest: i64) -> i64:
        """MP-806: the sum of a priest's tokens."""
        depot = self.depot(priest)
        total: i64 = 0
        while depot:
            total += TOKENS[depot & 255]
            depot >>= 8
        return total

    def occupied(self) -> i64:
        """The set of squares on which priests stand."""
        squares: i64 = 0
        for priest in range(PRIEST_COUNT):
            squares |= bit(lane(self.priests, priest))
        return squares

    def put(self, priest: i64, square: i64) -> None:
        """Stand a priest on a square (or ABSENT)."""
        self.priests = with_lane(self.priests, priest, square)

    def pair_of(self, seat: Seat) -> i64:
        """The priest card of a seat; -1 before the deal."""
        return lane(self.pairs, seat) - 1

    def pairs_in_play(self) -> list[int]:
        """MP-110: the priest cards that take part."""
        return PAIRS_IN_PLAY[self.edition][self.seats]

    def hand_size(self, seat: Seat) -> i64:
        """How many cards this seat holds."""
        return count(self.hand(seat))

    def hand_list(self, seat: Seat) -> list[int]:
        """The cards this seat holds, rising."""
        return members(self.hand(seat))
