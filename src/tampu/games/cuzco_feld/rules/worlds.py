"""CF-124 to CF-127: every way the start cards can lie, for somebody who knows some of them.

All deals of the pool are alike, and so are all cards drawn for an exchange. So a way counts as
often as there are deals and exchanges that lead to it and that show what everybody has seen: who
exchanged, what was left of the pool, and which combinations the hints allow.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane
from tampu.core.contract import Luck
from tampu.games.cuzco_feld.box import GOD_COUNT, POOL_EACH, god_of
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.dealing import given
from tampu.games.cuzco_feld.start_cards import (
    CARDS_IN,
    COMBINATIONS,
    EACH_GOD,
    counted,
    has_room,
    of_god,
    one_of,
)

COUNTING: Final[i64] = -1


class Worlds:
    """The ways, walked seat by seat: first to count them, then to that with a certain number."""

    def __init__(self, position: Position, seat: i64) -> None:
        self.position = position
        self.seat = seat
        self.givers: i64 = given(position)
        self.cards: list[int] = [0] * int(position.seats)
        """For every seat its start cards, counted god by god."""
        self.kept: i64 = 0
        """For every exchange, from the lowest bit, which card was kept: 0 is the lower god's."""
        self.room: i64 = 0
        """What is left of the pool in the way found."""
        self.target: i64 = COUNTING
        self.seen: i64 = 0
        self.total: i64 = 0
        self.pool: i64 = EACH_GOD * POOL_EACH[position.seats] - position.laid_off
        """The cards that are not laid off and not the seat's own, counted god by god."""
        if seat != NONE:
            own = start_cards(position, seat)
            self.cards[seat] = int(own)
            self.pool -= own

    def count(self) -> None:
        """How many ways there are."""
        self.seen = 0
        self.target = COUNTING
        self.walk(0, self.pool)
        self.total = self.seen

    def find(self, luck: Luck) -> None:
        """One of all ways, each as often as it counts."""
        self.seen = 0
        self.target = luck.below(self.total)
        self.walk(0, self.pool)

    def walk(self, seat: i64, room: i64) -> bool:
        """All ways for this seat and those after it; true: the one looked for is found."""
        if seat == self.position.seats:
            return self.arrive(room)
        if seat == self.seat:
            return self.walk(seat + 1, room)
        hints = self.position.masks[seat].hints
        for combination in range(COMBINATIONS):
            if not hints >> combination & 1:
                continue
            cards: i64 = CARDS_IN[combination]
            if has_room(room, cards):
                self.cards[seat] = int(cards)
                if self.walk(seat + 1, room - cards):
                    return True
        return False

    def arrive(self, room: i64) -> bool:
        """Count a way as often as it could have come about."""
        deals = self.deals(room)
        for kept in range(1 << self.givers):
            if not self.could_be(kept, room):
                continue
            if self.seen <= self.target < self.seen + deals:
                self.kept = kept
                self.room = room
                return True
            self.seen += deals
        return False

    def deals(self, room: i64) -> i64:
        """CF-124: two cards of one god in different places could lie the other way round."""
        found: i64 = 1
        if POOL_EACH[self.position.seats] == 1:
            return found
        for god in range(GOD_COUNT):
            together = of_god(room, god) == 2 or of_god(self.position.laid_off, god) == 2
            for cards in self.cards:
                together = together or of_god(cards, god) == 2
            if not together:
                found *= 2
        return found

    def could_be(self, kept: i64, room: i64) -> bool:
        """CF-125: whether everybody could have given back the other card of the god kept."""
        for number in range(self.givers):
            god = self.god_kept(kept, number)
            giver = lane(self.position.givers, number) - 1
            gave = self.position.masks[giver].gave
            if giver == self.seat and god != god_of(gave - 1):
                return False
            if of_god(room, god) or of_god(self.position.laid_off, god):
                continue
            if not self.drawn_later(kept, number, god):
                return False
        return True

    def drawn_later(self, kept: i64, number: i64, god: i64) -> bool:
        """CF-125: whether a later exchange drew the card of this god that was given back."""
        for later in range(number + 1, self.givers):
            cards: i64 = self.cards[lane(self.position.givers, later) - 1]
            if of_god(cards, god) == 1 and self.god_kept(kept, later) != god:
                return True
        return False

    def god_kept(self, kept: i64, number: i64) -> i64:
        """The god of the card that was kept in an exchange."""
        cards: i64 = self.cards[lane(self.position.givers, number) - 1]
        higher = kept >> number & 1
        found: i64 = NONE
        for god in range(GOD_COUNT):
            if of_god(cards, god) and (found == NONE or higher):
                found = god
        return found


def start_cards(position: Position, seat: i64) -> i64:
    """The start cards that somebody really has or had, counted god by god."""
    mask = position.masks[seat]
    found = counted(mask.hand - mask.known) + mask.spent
    if position.returning != NONE and position.active == seat:
        found += one_of(god_of(position.returning))
    return found
