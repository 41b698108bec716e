"""What can be read off the table, and the agenda: the stack of open questions and steps."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import CHANCE, NOBODY, Seat
from tampu.games.cuzco_feld.agenda import ASK_KEEP, OVER, is_chance
from tampu.games.cuzco_feld.box import GOD_COUNT, GOODS_COUNT, LAST_SPACE, PRIESTS, STEPS, STUDY
from tampu.games.cuzco_feld.layout import Layout
from tampu.games.cuzco_feld.mask import DICE, Mask

_ENTRY: Final[i64] = 6
_TOP: Final[i64] = 63


class Position(Layout):
    """One position."""

    # The agenda

    def top(self) -> i64:
        """What is asked or done now."""
        return self.agenda & _TOP

    def entry(self, place: i64) -> i64:
        """What lies on the agenda so many places below the top."""
        return self.agenda >> (place * _ENTRY) & _TOP

    def ask(self, entry: i64) -> None:
        """Put a question or a step on top."""
        self.agenda = self.agenda << _ENTRY | entry
        self.depth += 1

    def answered(self) -> None:
        """What lies on top is over."""
        self.agenda >>= _ENTRY
        self.depth -= 1

    def asked(self) -> Seat:
        top = self.agenda & _TOP
        if is_chance(top):
            return CHANCE
        if top == OVER:
            return NOBODY
        return self.next_keeper() if top == ASK_KEEP else self.active

    def next_keeper(self) -> i64:
        """CF-123: the lowest seat that has not chosen its missions; NOBODY: all have."""
        for seat in range(self.seats):
            if not self.masks[seat].kept:
                return seat
        return NOBODY

    def mine(self) -> Mask:
        """The mask of the active player."""
        return self.masks[self.active]

    def seat_with_token(self, token: i64) -> i64:
        """CF-117: who acts at this place of the turn order, counted from 0."""
        for seat in range(self.seats):
            if self.masks[seat].token == token:
                return seat
        return NOBODY

    # Knowledge

    def advance(self, seat: Seat, spaces: i64) -> None:
        """CF-423, CF-425: forward, on top of what lies there; never beyond the last space."""
        mask = self.masks[seat]
        space = mask.knowledge + spaces
        mask.knowledge = space if space < LAST_SPACE else LAST_SPACE
        row: i64 = 0
        ahead: i64 = 0
        for place in range(self.seats):
            other = lane(self.track, place)
            if other != seat and self.masks[other].knowledge > mask.knowledge:
                row = with_lane(row, ahead, other)
                ahead += 1
        row = with_lane(row, ahead, seat)
        ahead += 1
        for place in range(self.seats):
            other = lane(self.track, place)
            if other != seat and self.masks[other].knowledge <= mask.knowledge:
                row = with_lane(row, ahead, other)
                ahead += 1
        self.track = row

    # Villages and temple

    def quipus_at(self, place: i64) -> i64:
        """CF-309: how many quipus lie on a village."""
        total: i64 = 0
        for mask in self.masks:
            total += mask.villages >> place & 1
        return total

    def owner_at(self, place: i64, height: i64) -> i64:
        """CF-309: whose quipu lies at this height of a village's stack."""
        stack = lane(self.inner, place - 1) if place < 7 else lane(self.outer, place - 7)
        return stack >> (height * 2) & 3

    def top_of(self, place: i64) -> i64:
        """CF-309: whose quipu lies on top of a village; NOBODY: none is there."""
        quipus = self.quipus_at(place)
        return self.owner_at(place, quipus - 1) if quipus else NOBODY

    def put_on(self, place: i64, seat: Seat) -> None:
        """CF-309: a new quipu on top of the stack."""
        shift = self.quipus_at(place) * 2
        if place < 7:
            self.inner |= seat << (shift + (place - 1) * 8)
        else:
            self.outer |= seat << (shift + (place - 7) * 8)
        self.masks[seat].villages |= bit(place)

    def priests_of(self, seat: Seat) -> i64:
        """CF-811: own priests on the steps."""
        total: i64 = 0
        for step in range(STEPS):
            if lane(self.steps, step) == seat + 1:
                total += 1
        return total

    def priests_left(self, seat: Seat) -> i64:
        """CF-502: own priests in supply."""
        return PRIESTS - self.priests_of(seat)

    # Dice on the bar

    def read_bar(self) -> None:
        """CF-207: which values lie on which spaces."""
        found: i64 = 0
        for mask in self.masks:
            for number in range(DICE):
                die = lane(mask.dice, number)
                if die >= 8:
                    found |= bit(((die >> 3) - 1) * 6 + (die & 7) - 1)
        self.bar = found

    def values_on(self, space: i64) -> i64:
        """CF-207: the values on a space, as a set from 0 for 1."""
        return self.bar >> (space * 6) & 63

    # Displays and rows

    def row(self, kind: i64) -> i64:
        """CF-110: a display: abilities from 1, in lanes."""
        return self.study_row if kind == STUDY else self.farm_row

    def set_row(self, kind: i64, row: i64) -> None:
        """The display of a kind is this now."""
        if kind == STUDY:
            self.study_row = row
        else:
            self.farm_row = row

    def market(self, row: i64) -> i64:
        """CF-112: the goods of a market row from 0: 3 bits to a type."""
        word = self.rows_low if row < 3 else self.rows_high
        return word >> (row % 3 * 18) & 0x3FFFF

    def add_goods(self, row: i64, kind: i64, number: i64) -> None:
        """So many more goods of a type in a row."""
        change = number << (row % 3 * 18 + kind * 3)
        if row < 3:
            self.rows_low += change
        else:
            self.rows_high += change

    def face(self, god: i64) -> i64:
        """CF-635: the card that lies face up for a god; NONE: no card does."""
        return lane(self.faces, god) - 1


def goods_in(row: i64, kind: i64) -> i64:
    """How many goods of a type a row has."""
    return row >> (kind * 3) & 7


def goods_sum(row: i64) -> i64:
    """How many goods a row has."""
    total: i64 = 0
    for kind in range(GOODS_COUNT):
        total += goods_in(row, kind)
    return total


def gods_present(position: Position) -> i64:
    """CF-637: the gods with a card face up, as a set."""
    found: i64 = 0
    for god in range(GOD_COUNT):
        if lane(position.faces, god):
            found |= 1 << god
    return found
