"""CK-704: the cards that a seat cannot see, dealt anew along their trail.

Every deal that fits the trail can come, as likely as chance would have made it. Where a played card
may have come from several piles, single deals are not equally likely to be drafted; then several
are drafted, and one is taken by how much it was left out.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, with_lane
from tampu.core.contract import Luck, Seat
from tampu.games.cuzco_kramer.box import CARD_VALUE, TYPE_COUNT
from tampu.games.cuzco_kramer.position import Position, amount, one_card
from tampu.games.cuzco_kramer.trail import (
    DRAWN,
    NONE_COULD,
    PLAYED,
    card_of,
    mark,
    pile_of,
    verb_of,
    who_of,
)

UNKNOWN: Final[i64] = -1
DRAFTS: Final[i64] = 12
FINE: Final[i64] = 1 << 24
"""How finely drafts are weighed. Compiled, a constant of 1 << 30 or more is a wrong float."""


class Draft:
    """One attempt to deal: for each card drawn on the trail its holder, pile and face."""

    def __init__(self, position: Position, viewer: i64) -> None:
        self.position = position
        self.viewer = viewer
        self.piles: list[int] = list(position.piles)
        self.marks: list[int] = []
        """Where each drawn card stands on the trail."""
        self.faces: list[int] = []
        self.allowed: list[int] = []
        """The faces that each card can have, as a set."""
        self.gone: list[bool] = []
        self.odds = 1.0
        """One over the probability of this draft."""
        for one in position.trail:
            if verb_of(one) == DRAWN and who_of(one) == viewer:
                self.piles[pile_of(one)] -= int(one_card(card_of(one)))

    def deal(self, luck: Luck) -> bool:
        """Follow the trail and deal; false if that led to where it does not fit."""
        duties: list[list[int]] = []
        for number, one in enumerate(self.position.trail):
            verb = verb_of(one)
            if verb == DRAWN:
                own = who_of(one) == self.viewer
                self.marks.append(number)
                self.faces.append(int(card_of(one) if own else UNKNOWN))
                self.allowed.append(int(bit(TYPE_COUNT) - 1))
                self.gone.append(False)
            elif verb == PLAYED:
                if not self.play(who_of(one), card_of(one), luck):
                    return False
            elif verb == NONE_COULD:
                for card in self.held(who_of(one)):
                    self.allowed[card] &= int(useless(card_of(one)))
            else:
                duties.append([int(card_of(one)), *self.held(who_of(one))])
        return self.fill(luck) and all(self.done(duty) for duty in duties)

    def holder(self, card: i64) -> i64:
        return who_of(self.position.trail[self.marks[card]])

    def pile(self, card: i64) -> i64:
        return pile_of(self.position.trail[self.marks[card]])

    def held(self, seats: i64) -> list[int]:
        """The drawn cards that these seats have not played yet."""
        return [
            card
            for card in range(len(self.marks))
            if not self.gone[card] and seats & bit(self.holder(card))
        ]

    def play(self, seat: Seat, face: i64, luck: Luck) -> bool:
        """One of the cards of this seat has this face, and is played."""
        chances: list[float] = []
        cards: list[int] = []
        total = 0.0
        for card in self.held(bit(seat)):
            chance = self.chance(card, face)
            if chance > 0.0:
                cards.append(card)
                chances.append(chance)
                total += chance
        if not cards:
            return False
        wanted = total * float(luck.below(FINE)) / float(FINE)
        chosen: i64 = 0
        while chosen + 1 < len(cards) and wanted >= chances[chosen]:
            wanted -= chances[chosen]
            chosen += 1
        card = cards[chosen]
        self.gone[card] = True
        if self.faces[card] == UNKNOWN:
            self.odds *= total * float(amount(self.piles[self.pile(card)]))
            self.give(card, face)
        return True

    def chance(self, card: i64, face: i64) -> float:
        """How likely this card is to have this face, all else being open."""
        if self.faces[card] != UNKNOWN:
            return 1.0 if self.faces[card] == face else 0.0
        if not self.allowed[card] & bit(face):
            return 0.0
        pile = self.piles[self.pile(card)]
        return float(lane(pile, face)) / float(amount(pile)) if lane(pile, face) else 0.0

    def give(self, card: i64, face: i64) -> None:
        """This card has this face."""
        self.faces[card] = int(face)
        self.piles[self.pile(card)] -= int(one_card(face))

    def fill(self, luck: Luck) -> bool:
        """Faces for all other cards, those with the least choice first."""
        order = [card for card in range(len(self.faces)) if self.faces[card] == UNKNOWN]
        order.sort(key=self.choice)
        for card in order:
            pile, allowed = self.piles[self.pile(card)], self.allowed[card]
            fitting = fit(pile, allowed)
            if not amount(fitting):
                return False
            self.odds *= float(amount(fitting))
            self.give(card, any_card(fitting, luck))
        return True

    def choice(self, card: int) -> int:
        """How many faces a card can have."""
        return int(count(self.allowed[card]))

    def done(self, duty: list[int]) -> bool:
        """CK-727: one of these cards at least can be played under that open card."""
        return any(CARD_VALUE[duty[0]][self.faces[card]] for card in duty[1:])

    def lay_out(self) -> None:
        """Put all cards where this draft has them."""
        position = self.position
        trail = list(position.trail)
        for seat in range(position.seats):
            if seat != self.viewer:
                position.set_hand(seat, position.known(seat))
        for card in range(len(self.marks)):
            holder, face = self.holder(card), self.faces[card]
            trail[self.marks[card]] = int(mark(DRAWN, holder, self.pile(card), face))
            if holder != self.viewer and not self.gone[card]:
                position.set_hand(holder, position.hand(holder) + one_card(face))
        position.trail = tuple(trail)
        position.deck = self.piles[-1]


def useless(shown: i64) -> i64:
    """CK-718: the faces that cannot be played under this open card."""
    faces: i64 = 0
    for face in range(TYPE_COUNT):
        if not CARD_VALUE[shown][face]:
            faces |= bit(face)
    return faces


def fit(cards: i64, allowed: i64) -> i64:
    """Those of some cards whose faces are allowed."""
    for face in range(TYPE_COUNT):
        if not allowed & bit(face):
            cards = with_lane(cards, face, 0)
    return cards


def any_card(cards: i64, luck: Luck) -> i64:
    """The type of a random card of a pile that is not empty."""
    n = luck.below(amount(cards))
    kind: i64 = 0
    while n >= lane(cards, kind):
        n -= lane(cards, kind)
        kind += 1
    return kind


def deal_anew(position: Position, viewer: i64, luck: Luck) -> None:
    """Deal all cards that the viewer cannot see, in place."""
    marked = any(verb_of(one) == PLAYED or verb_of(one) == NONE_COULD for one in position.trail)
    taken = draft_for(position, viewer, luck)
    total = taken.odds
    for _ in range(DRAFTS - 1 if marked else 0):
        draft = draft_for(position, viewer, luck)
        total += draft.odds
        if total * float(luck.below(FINE)) < draft.odds * float(FINE):
            taken = draft
    taken.lay_out()


def draft_for(position: Position, viewer: i64, luck: Luck) -> Draft:
    """A draft that fits."""
    draft = Draft(position, viewer)
    while not draft.deal(luck):
        draft = Draft(position, viewer)
    return draft
