"""Machu Picchu: all that a round may bring.

What happens depends on which stair has the largest card, which the next one, and so on, and on the
order: 24 ways for the cards to lie, two orders. Each is played once; then any four cards are looked
up.
"""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.machu_picchu_values import PAIR_COUNT, Values
from tampu.core.bits import bit, lane, lowest, members, with_lane
from tampu.core.contract import Seat
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import SKY
from tampu.games.machu_picchu.position import ASK_ORDER, ASK_RETURN
from tampu.games.machu_picchu.rules.moving import return_squares
from tampu.games.machu_picchu.state import MachuPicchu

WAYS: Final[i64] = 64
"""Ways are numbered by which of two stairs has the larger card, six pairs of stairs."""
LAYINGS: Final[list[list[int]]] = [list(cards) for cards in permutations([1, 2, 3, 4])]


def way(north: i64, south: i64, east: i64, west: i64) -> i64:
    """The number of the way in which these cards lie."""
    found: i64 = 0
    if north > south:
        found = 1
    if north > east:
        found += 2
    if north > west:
        found += 4
    if south > east:
        found += 8
    if south > west:
        found += 16
    if east > west:
        found += 32
    return found


class Ways:
    """What each way brings to the holder of each priest card.

    A utility depends on the own priest card and on which others are in play; between two also on
    who holds them.
    """

    def __init__(self, critic: Values, position: MachuPicchu) -> None:
        self.round = position.round
        self.sky = position.sky
        self.first = position.first
        self.priests = position.priests
        self.depots = depots_of(position)
        self.edition = position.edition
        self.seats = position.seats
        self.order_only = position.order_only
        self.one_full = position.one_full
        self.holders = known_holders(position)
        self.wish: vec[float] = vec[float]([0.0] * int(2 * PAIR_COUNT * WAYS))
        """By order, priest card and way."""
        self.hope: vec[float] = vec[float]([0.0] * int((PAIR_COUNT + 1) * PAIR_COUNT * WAYS))
        """By the first player's priest card, the own one and way, when the first player has chosen
        the order; last, by the own one and way, for those who do not know the first player's."""
        held = position.pairs_in_play()
        for cards in LAYINGS:
            number = way(cards[0], cards[1], cards[2], cards[3])
            for order in (act.TALL_FIRST, act.SMALL_FIRST):
                ended = laid(position, cards)
                ended.apply(act.choose_order(order))
                while ended.asking == ASK_RETURN:
                    ended.apply(act.choose_return(lowest(return_squares(ended))))
                self.wish_for(position, ended, critic.outlook(ended), order, number)
            self.choose_orders(held, number)

    def wish_for(
        self, position: MachuPicchu, ended: MachuPicchu, table: list[float], order: i64, number: i64
    ) -> None:
        """What each priest card may wish for when the round has ended so: with two players the
        next first player's is known, with more it is any other (MP-114)."""
        pairs = position.pairs_in_play()
        for own in pairs:
            wish = 0.0
            if len(pairs) == 2:
                wish = table[ended.pair_of(ended.first) * PAIR_COUNT + own]
            else:
                for first in pairs:
                    if first != own:
                        wish += table[first * PAIR_COUNT + own] / float(len(pairs) - 1)
            self.wish[(order * PAIR_COUNT + own) * WAYS + number] = wish

    def choose_orders(self, held: list[int], number: i64) -> None:
        """MP-501: each first player takes the order that is better for it."""
        for first in held:
            order = self.order(first, number)
            for own in held:
                wish = self.wish[(order * PAIR_COUNT + own) * WAYS + number]
                self.hope[(first * PAIR_COUNT + own) * WAYS + number] = wish
                if own != first:
                    place = (PAIR_COUNT * PAIR_COUNT + own) * WAYS + number
                    self.hope[place] += wish / float(len(held) - 1)

    def order(self, first: i64, number: i64) -> i64:
        """MP-501: what the first player, with this priest card, likes better."""
        tall = self.wish[(act.TALL_FIRST * PAIR_COUNT + first) * WAYS + number]
        small = self.wish[(act.SMALL_FIRST * PAIR_COUNT + first) * WAYS + number]
        return act.SMALL_FIRST if small > tall else act.TALL_FIRST

    def hopes(self, position: MachuPicchu, seat: Seat, own: i64) -> i64:
        """Where the hopes of a seat with this priest card begin, by what it knows of the first
        player (MP-114)."""
        if seat == position.first:
            return (own * PAIR_COUNT + own) * WAYS
        if position.seats == 2:
            return (position.pair_of(position.first) * PAIR_COUNT + own) * WAYS
        return (PAIR_COUNT * PAIR_COUNT + own) * WAYS

    def fits(self, position: MachuPicchu) -> bool:
        """Whether it speaks of this round of this game."""
        return (
            self.round == position.round
            and self.sky == position.sky
            and self.first == position.first
            and self.priests == position.priests
            and self.depots == depots_of(position)
            and self.seats == position.seats
            and self.edition == position.edition
            and self.order_only == position.order_only
            and self.one_full == position.one_full
            and self.holders == known_holders(position)
        )


def hopes_before(critic: Values, position: MachuPicchu) -> list[float]:
    """Before a round, by the priest card of its first player and the own one: the mean of what it
    may bring, whatever the sun/moon card says and whichever cards lie where."""
    found = [0.0] * int(PAIR_COUNT * PAIR_COUNT)
    pairs = position.pairs_in_play()
    skies = members(position.sky_left)
    for sky in ("sun", "moon"):
        alike = [card for card in skies if SKY[card] == sky]
        if not alike:
            continue
        then = position.copy()
        then.sky = alike[0]
        then.sky_left &= ~bit(alike[0])
        ways = Ways(critic, then)
        share = float(len(alike)) / float(len(skies) * len(LAYINGS))
        for cards in LAYINGS:
            number = way(cards[0], cards[1], cards[2], cards[3])
            for first in pairs:
                for own in pairs:
                    place = first * PAIR_COUNT + own
                    found[place] += share * ways.hope[place * WAYS + number]
    return found


def known_holders(position: MachuPicchu) -> i64:
    """MP-114: who holds which priest card, where everybody knows it."""
    return position.pairs if position.seats == 2 else 0


def depots_of(position: MachuPicchu) -> list[int]:
    """The four depots, to be compared."""
    return [
        int(position.depot_0),
        int(position.depot_1),
        int(position.depot_2),
        int(position.depot_3),
    ]


def laid(position: MachuPicchu, cards: list[int]) -> MachuPicchu:
    """The same round with these cards on the stairs; the order is asked for."""
    found = position.copy()
    found.asking = ASK_ORDER
    found.placed = 4
    found.chosen = 0
    found.stairs = 0
    for stair in range(4):
        found.stairs = with_lane(found.stairs, stair, cards[stair])
    return found


def way_of(position: MachuPicchu) -> i64:
    """The way in which the four cards of this position lie."""
    stairs = position.stairs
    return way(lane(stairs, 0), lane(stairs, 1), lane(stairs, 2), lane(stairs, 3))
