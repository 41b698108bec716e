"""Machu Picchu: which cards are worth keeping for later rounds.

A very large or very small card comes first or last wherever it lies (MP-503, MP-504), so who lays
it knows which priest it will move. One in the middle may follow or be followed by any other.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, count, members
from tampu.core.contract import Seat
from tampu.games.machu_picchu.box import ALL_CARDS
from tampu.games.machu_picchu.position import Position

MIDDLE: Final = 0.3
"""So far from the middle of all cards that are left, on either side, cards are like any other."""


def command(position: Position, seat: Seat) -> float:
    """How far the cards in the hand of a seat lie beyond that, all together."""
    left = ALL_CARDS & ~position.used
    many = float(count(left))
    found = 0.0
    for card in members(position.hand(seat)):
        below: i64 = count(left & (bit(card) - 1))
        away = abs((float(below) + 0.5) / many - 0.5) - MIDDLE
        if away > 0.0:
            found += away
    return found
