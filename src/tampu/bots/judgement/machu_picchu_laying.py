"""Machu Picchu: which card a player may well lay on which stair, by what it sees itself."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.machu_picchu_ways import Ways, way
from tampu.core.bits import bit, lane, members
from tampu.core.contract import Luck
from tampu.games.machu_picchu.box import ALL_CARDS, STAIR_COUNT
from tampu.games.machu_picchu.position import ASK_STAIR
from tampu.games.machu_picchu.state import MachuPicchu

LOOKS: Final[i64] = 16
"""For so many sets of unseen cards each choice is looked up."""


class Laying:
    """The choice of one player who lays a card: every card on every stair, and what it promises."""

    def __init__(self) -> None:
        self.unseen: vec[i64] = vec[i64]([0] * 50)
        self.count: i64 = 0
        self.promise: vec[float] = vec[float]([0.0] * 16)
        """By place in hand, then stair."""
        self.hand: list[int] = []
        self.stairs: list[int] = []

    def choose(self, position: MachuPicchu, ways: Ways, luck: Luck, looks: i64) -> i64:
        """The best of all, as its place in `promise`."""
        self.look(position, ways, luck, looks)
        best: i64 = 0
        hope = -1.0
        for place in range(len(self.hand)):
            for stair in self.stairs:
                if self.promise[place * 4 + stair] > hope:
                    best = place * 4 + stair
                    hope = self.promise[best]
        return best

    def look(self, position: MachuPicchu, ways: Ways, luck: Luck, looks: i64) -> None:
        """Look every choice up: all that is not seen, now or later, is some unseen card."""
        seat = position.placer()
        base = ways.hopes_of(position, seat)
        cards = position.hand(seat)
        self.hand = [int(position.chosen)] if position.asking == ASK_STAIR else members(cards)
        self.stairs = members(position.empty_stairs())
        for place in range(16):
            self.promise[place] = 0.0
        north, south, east, west = self.seen(position, seat, cards)
        for _ in range(looks):
            n, s, e, w = north, south, east, west
            drawn: i64 = 0
            if n == 0:
                n = self.draw(drawn, luck)
                drawn += 1
            if s == 0:
                s = self.draw(drawn, luck)
                drawn += 1
            if e == 0:
                e = self.draw(drawn, luck)
                drawn += 1
            if w == 0:
                w = self.draw(drawn, luck)
            for place in range(len(self.hand)):
                card: i64 = self.hand[place]
                for stair in self.stairs:
                    if stair == 0:
                        number = way(card, s, e, w)
                    elif stair == 1:
                        number = way(n, card, e, w)
                    elif stair == 2:
                        number = way(n, s, card, w)
                    else:
                        number = way(n, s, e, card)
                    self.promise[place * 4 + stair] += ways.hope[base + number]

    def seen(self, position: MachuPicchu, seat: i64, cards: i64) -> tuple[i64, i64, i64, i64]:
        """The cards on the stairs, 0 where the seat sees none; all others are unseen."""
        known: vec[i64] = vec[i64]([0, 0, 0, 0])
        rest = ALL_CARDS & ~(position.used | cards)
        for stair in range(STAIR_COUNT):
            if lane(position.stairs, stair) and position.knows_stair(seat, stair):
                known[stair] = lane(position.stairs, stair)
                rest &= ~bit(known[stair])
        self.count = 0
        for card in members(rest):
            self.unseen[self.count] = card
            self.count += 1
        return known[0], known[1], known[2], known[3]

    def draw(self, drawn: i64, luck: Luck) -> i64:
        """An unseen card that was not drawn yet."""
        place = drawn + luck.below(self.count - drawn)
        card = self.unseen[place]
        self.unseen[place] = self.unseen[drawn]
        self.unseen[drawn] = card
        return card
