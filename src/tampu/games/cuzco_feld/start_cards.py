"""CF-124 to CF-127: which gods the god cards that somebody began with can be of.

A combination is a number: nothing, one card, two cards of different gods, or two of one god. A set
of combinations is what everybody knows about the start cards of one player.
"""

from typing import Final

from mypy_extensions import i64

from tampu.games.cuzco_feld.box import GOD_COUNT, GODS
from tampu.games.cuzco_feld.piles import amount_of

_BITS: Final[i64] = 3
"""Cards are counted god by god, three bits to a god; the highest of them stays free."""


def _counts() -> list[int]:
    """The cards of every combination: none, one, two of different gods, two of one god."""
    one = [1 << (3 * god) for god in range(5)]
    two = [one[a] + one[b] for a in range(5) for b in range(a + 1, 5)]
    return [0, *one, *two, *(2 * each for each in one)]


CARDS_IN: Final[list[int]] = _counts()
"""The cards of a combination, counted god by god."""
COMBINATIONS: Final[i64] = len(CARDS_IN)
NO_CARD: Final[i64] = 1
ONE_CARD: Final[i64] = 0b11111 << 1
DIFFERENT: Final[i64] = 0b1111111111 << 6
TWINS: Final[i64] = 0b11111 << 16
ANY_TWO: Final[i64] = DIFFERENT | TWINS
EACH_GOD: Final[i64] = 0b001001001001001
_FREE: Final[i64] = 0b100100100100100


def of_god(counts: i64, god: i64) -> i64:
    """How many cards of a god are counted."""
    return counts >> (god * _BITS) & 3


def one_of(god: i64) -> i64:
    """One card of a god, counted."""
    return EACH_GOD & (7 << (god * _BITS))


def counted(pile: i64) -> i64:
    """The cards of a pile, god by god; no more than three of each are counted."""
    found: i64 = 0
    for god in range(GOD_COUNT):
        many = amount_of(pile, god)
        found += one_of(god) * (many if many < 3 else 3)
    return found


def has_room(room: i64, counts: i64) -> bool:
    """Whether these cards are among so many."""
    return ((room | _FREE) - counts) & _FREE == _FREE


def with_played(known: i64, spent: i64, god: i64) -> i64:
    """CF-621: of a set of combinations those that have a card of this god besides the spent."""
    found: i64 = 0
    for combination in range(COMBINATIONS):
        if known >> combination & 1 and has_room(CARDS_IN[combination], spent + one_of(god)):
            found |= 1 << combination
    return found


def surely(known: i64, spent: i64) -> i64:
    """The cards that every combination of a set has besides the spent, counted."""
    found: i64 = 0
    if known == 0:
        return found
    for god in range(GOD_COUNT):
        least: i64 = 2
        for combination in range(COMBINATIONS):
            if known >> combination & 1:
                many = of_god(CARDS_IN[combination] - spent, god)
                least = many if many < least else least
        found += one_of(god) * least
    return found


def gods_named(counts: i64) -> list[str]:
    """The gods of counted cards, card by card."""
    return [GODS[god] for god in range(GOD_COUNT) for _ in range(of_god(counts, god))]
