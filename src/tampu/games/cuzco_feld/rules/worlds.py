"""CF-124 to CF-127: every way the start cards can lie, for somebody who knows some of them.

All deals of the pool are alike, and so are all cards drawn for an exchange. So a way counts as
often as there are deals and exchanges that lead to it and that show what everybody has seen: who
exchanged, what was left of the pool, and which combinations the hints allow.
"""

from mypy_extensions import i64

from tampu.core.bits import lane, lowest
from tampu.core.contract import Luck, Seat
from tampu.games.cuzco_feld.box import GOD_COUNT, POOL_EACH, god_of
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.dealing import given
from tampu.games.cuzco_feld.start_cards import (
    CARDS_IN,
    EACH_GOD,
    counted,
    has_room,
    of_god,
    one_of,
)


class Worlds:
    """All the ways, found seat by seat; then one of them after the other can be looked at."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.givers: i64 = given(position)
        self.cards: list[int] = [0] * int(position.seats)
        """For every seat its start cards, counted god by god."""
        self.kept: i64 = 0
        """For every exchange, from the lowest bit, which card was kept: 0 is the lower god's."""
        self.room: i64 = 0
        """What is left of the pool."""
        self.ways: list[list[int]] = []
        """Every way: the cards of all seats, what is left of the pool, and what was kept."""
        self.sums: list[int] = []
        """How many deals lead to this way and all before it."""
        self.total: i64 = 0
        room: i64 = EACH_GOD * POOL_EACH[position.seats] - position.laid_off
        if seat != NONE:
            own = start_cards(position, seat)
            self.cards[seat] = int(own)
            room -= own
        self.walk(0, room)

    def pick(self, luck: Luck) -> None:
        """One of all ways, each as often as it counts."""
        n = luck.below(self.total)
        place: i64 = 0
        while n >= self.sums[place]:
            place += 1
        way = self.ways[place]
        self.cards = way[:-2]
        self.room = way[-2]
        self.kept = way[-1]

    def walk(self, seat: Seat, room: i64) -> None:
        """All ways for this seat and those after it."""
        if seat == self.position.seats:
            self.arrive(room)
            return
        if seat == self.seat:
            self.walk(seat + 1, room)
            return
        hints = self.position.masks[seat].hints
        while hints:
            cards: i64 = CARDS_IN[lowest(hints)]
            hints &= hints - 1
            if has_room(room, cards):
                self.cards[seat] = int(cards)
                self.walk(seat + 1, room - cards)

    def arrive(self, room: i64) -> None:
        """Count a way as often as it could have come about."""
        deals = self.deals(room) if room else 1
        for kept in range(1 << self.givers):
            if self.givers == 0 or self.could_be(kept, room):
                self.total += deals
                self.sums.append(int(self.total))
                self.ways.append([*self.cards, int(room), int(kept)])

    def deals(self, room: i64) -> i64:
        """CF-124: two cards of one god in different places could lie the other way round.

        Once nothing is left of the pool this is the same for all ways.
        """
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


def start_cards(position: Position, seat: Seat) -> i64:
    """The start cards that somebody really has or had, counted god by god."""
    mask = position.masks[seat]
    found = counted(mask.hand - mask.known) + mask.spent
    if position.returning != NONE and position.active == seat:
        found += one_of(god_of(position.returning))
    return found
