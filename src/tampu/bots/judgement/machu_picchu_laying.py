"""Machu Picchu: which card a player may well lay on which stair, by what it sees itself."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.machu_picchu_ways import Ways, way
from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import Luck, Seat
from tampu.games.machu_picchu.box import ALL_CARDS, FACES, STAIR_COUNT
from tampu.games.machu_picchu.position import Position

LOOKS: Final[i64] = 16
"""For so many sets of unseen cards each choice is looked up."""


class Laying:
    """The choice of one player who lays a card: every card on every stair, and what it promises."""

    def __init__(self) -> None:
        self.unseen: vec[i64] = vec[i64]([0] * 50)
        self.count: i64 = 0
        self.lying: vec[i64] = vec[i64]([0] * 4)
        """A card on each stair."""
        self.promise: vec[float] = vec[float]([0.0] * 16)
        """By place in hand, then stair."""
        self.hand: list[int] = []
        self.stairs: list[int] = []

    def best(self) -> i64:
        """The choice that promises most, as its place in `promise`."""
        best: i64 = -1
        for place in range(len(self.hand)):
            for stair in self.stairs:
                choice: i64 = place * 4 + stair
                if best < 0 or self.promise[choice] > self.promise[best]:
                    best = choice
        return best

    def look(self, ways: Ways, hopes: i64, used: i64, seen: i64, luck: Luck, looks: i64) -> None:
        """Look every choice up, with the cards that are `seen` on the stairs: all that is not seen,
        now or later, is some unseen card."""
        self.shuffle_in(used, seen)
        for place in range(16):
            self.promise[place] = 0.0
        share = 1.0 / float(looks)
        for _ in range(looks):
            self.lay_any(seen, luck)
            for stair in self.stairs:
                other = self.lying[stair]
                for place in range(len(self.hand)):
                    self.lying[stair] = self.hand[place]
                    hope = ways.hope[hopes + self.way()]
                    self.promise[place * 4 + stair] += share * hope
                self.lying[stair] = other

    def lay_any(self, seen: i64, luck: Luck) -> None:
        """Some unseen card on each stair where none is seen."""
        drawn: i64 = 0
        for stair in range(STAIR_COUNT):
            card = lane(seen, stair)
            if card == 0:
                card = self.draw(drawn, luck)
                drawn += 1
            self.lying[stair] = card

    def way(self) -> i64:
        """The way in which the cards lie."""
        return way(self.lying[0], self.lying[1], self.lying[2], self.lying[3])

    def shuffle_in(self, used: i64, seen: i64) -> None:
        """All cards that are neither used nor seen nor in the own hand are unseen."""
        rest = ALL_CARDS & ~used
        for card in self.hand:
            rest &= ~bit(card)
        for stair in range(STAIR_COUNT):
            if lane(seen, stair):
                rest &= ~bit(lane(seen, stair))
        self.count = 0
        card_: i64 = 1
        rest >>= 1
        while rest:
            if rest & 1:
                self.unseen[self.count] = card_
                self.count += 1
            card_ += 1
            rest >>= 1

    def draw(self, drawn: i64, luck: Luck) -> i64:
        """An unseen card that was not drawn yet."""
        place = drawn + luck.below(self.count - drawn)
        card = self.unseen[place]
        self.unseen[place] = self.unseen[drawn]
        self.unseen[drawn] = card
        return card

    def weigh(self, heat: float) -> None:
        """Turn what each choice promises into how likely it is."""
        best = self.promise[self.best()]
        total = 0.0
        for place in range(len(self.hand)):
            for stair in self.stairs:
                odds = math.exp((self.promise[place * 4 + stair] - best) / heat)
                self.promise[place * 4 + stair] = odds
                total += odds
        for place in range(len(self.hand)):
            for stair in self.stairs:
                self.promise[place * 4 + stair] /= total

    def share(self, stair: i64) -> float:
        """How likely this stair is, with whatever card."""
        found = 0.0
        for place in range(len(self.hand)):
            found += self.promise[place * 4 + stair]
        return found

    def some_card(self, stair: i64, luck: Luck) -> int:
        """The place in hand of a card for this stair, drawn by how likely each is."""
        draw = float(luck.below(1 << 30)) / float(1 << 30) * self.share(stair)
        for place in range(len(self.hand)):
            draw -= self.promise[place * 4 + stair]
            if draw < 0.0:
                return place
        return len(self.hand) - 1


def seen_by(position: Position, seat: Seat, course: i64, placed: i64) -> i64:
    """MP-408: the cards that a seat sees on the stairs when so many are laid, as lanes."""
    found: i64 = 0
    for place in range(placed):
        stair = lane(course, place) - 1
        if stair < 0:
            continue
        layer = (position.first + place) % position.seats
        if layer == seat or FACES[position.sky][position.seats][place] == "o":
            found = with_lane(found, stair, lane(position.stairs, stair))
    return found


def empty_before(course: i64, placed: i64) -> list[int]:
    """MP-304: the stairs that were empty when so many cards were laid."""
    taken: i64 = 0
    for place in range(placed):
        taken |= bit(lane(course, place) - 1)
    return [stair for stair in range(STAIR_COUNT) if not taken & bit(stair)]
