"""IE-406 to IE-408: placings of Sun cards as everybody sees them, and what can be told from them.

A placing is one number: who placed, in which quarter, which card once it is shown, and from which
draw pile the next card was drawn. Draw piles are numbered; each but the first was made of discards.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Seat

PLACER: Final[i64] = 0
QUARTER: Final[i64] = 1
CARD: Final[i64] = 2
SOURCE: Final[i64] = 3
"""The lanes of a placing; what is not known yet is 0, and card and source are counted from 1."""


def placing(seat: Seat, quarter: i64) -> i64:
    """IE-406: a card face down on a quarter."""
    return with_lane(with_lane(0, PLACER, seat), QUARTER, quarter)


def placer_of(told: i64) -> i64:
    """Who placed."""
    return lane(told, PLACER)


def quarter_of(told: i64) -> i64:
    """Where."""
    return lane(told, QUARTER)


def card_of(told: i64) -> i64:
    """IE-410: which card; -1 while it lies face down."""
    return lane(told, CARD) - 1


def source_of(told: i64) -> i64:
    """IE-407: the number of the draw pile from which the next card came; -1: none was drawn."""
    return lane(told, SOURCE) - 1


def shown(told: i64, kind: i64) -> i64:
    """IE-410: the placing, its card face up."""
    return with_lane(told, CARD, kind + 1)


def followed(told: i64, pile: i64) -> i64:
    """IE-407: the placing, after which a card was drawn from this pile."""
    return with_lane(told, SOURCE, pile + 1)


class Course:
    """One way in which the cards that a seat cannot see may have come where they are.

    `hands` says for each seat how many unseen cards of its hand came from each pile, in lanes;
    `downs` from which pile the face-down cards came, by quarter, + 1; `left` is what is unseen of
    each pile. `drawn` are the shown cards by the seat and pile that they came from in this course.
    """

    def __init__(
        self,
        weight: float,
        hands: list[int],
        downs: i64,
        left: list[int],
        drawn: list[list[int]],
    ) -> None:
        self.weight = weight
        self.hands = hands
        self.downs = downs
        self.left = left
        self.drawn = drawn


class Recollection:
    """All courses that fit what a seat was told, at one moment of the game."""

    def __init__(
        self, seat: Seat, placings: tuple[int, ...], drawable: i64, courses: list[Course]
    ) -> None:
        self.seat = seat
        self.placings = placings
        self.drawable = drawable
        self.courses = courses
        self.weight = 0.0
        for course in courses:
            self.weight += course.weight
