"""Every action of Machu Picchu as a small number, one constructor and one reader per verb.

Each verb of a player has one extra value, `NOTHING`, for an answer that names no card, stair,
order or square of this game: it can be said, and is refused by the rule it breaks.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Action, Seat
from tampu.games.machu_picchu.box import CARD_COUNT, SKY_COUNT, SQUARE_COUNT, STAIR_COUNT

NOTHING: Final[i64] = -1

PASS: Final[i64] = 0
_CARD: Final[i64] = 1
_STAIR: Final[i64] = _CARD + CARD_COUNT + 1
_ORDER: Final[i64] = _STAIR + STAIR_COUNT + 1
_SQUARE: Final[i64] = _ORDER + 3
_FIRST: Final[i64] = _SQUARE + SQUARE_COUNT + 1
_PAIR: Final[i64] = _FIRST + 4
_DRAW: Final[i64] = _PAIR + 5
_SKY: Final[i64] = _DRAW + CARD_COUNT
ACTION_COUNT: Final[i64] = _SKY + SKY_COUNT - 1

# Verbs. The first four are answers of players, the rest outcomes of chance.
CHOOSE_CARD: Final[i64] = 1
CHOOSE_STAIR: Final[i64] = 2
CHOOSE_ORDER: Final[i64] = 3
CHOOSE_RETURN: Final[i64] = 4
FIRST_PLAYER: Final[i64] = 5
DEAL_PAIR: Final[i64] = 6
DRAW_CARD: Final[i64] = 7
TURN_SKY: Final[i64] = 8
NO_VERB: Final[i64] = 0

TALL_FIRST: Final[i64] = 0
SMALL_FIRST: Final[i64] = 1


def choose_card(card: i64) -> i64:
    """Lay this direction card (1 to 50, or NOTHING) next."""
    return _CARD + (CARD_COUNT if card == NOTHING else card - 1)


def choose_stair(stair: i64) -> i64:
    """Lay it on this stair."""
    return _STAIR + (STAIR_COUNT if stair == NOTHING else stair)


def choose_order(order: i64) -> i64:
    """TALL_FIRST or SMALL_FIRST."""
    return _ORDER + (2 if order == NOTHING else order)


def choose_return(square: i64) -> i64:
    """Put the waiting priest back on this square."""
    return _SQUARE + (SQUARE_COUNT if square == NOTHING else square)


def first_player(seat: Seat) -> i64:
    """The lot falls on this seat."""
    return _FIRST + seat


def deal_pair(pair: i64) -> i64:
    """This priest card is dealt."""
    return _PAIR + pair


def draw_card(card: i64) -> i64:
    """This direction card comes off the draw pile."""
    return _DRAW + card - 1


def turn_sky(card: i64) -> i64:
    """This sun/moon card (1 to 8) is turned."""
    return _SKY + card - 1


def verb_of(action: Action) -> i64:
    """Which verb an action is; NO_VERB for a pass or a number that is no action."""
    if action <= PASS or action >= ACTION_COUNT:
        return NO_VERB
    if action < _STAIR:
        return CHOOSE_CARD
    if action < _ORDER:
        return CHOOSE_STAIR
    if action < _SQUARE:
        return CHOOSE_ORDER
    if action < _FIRST:
        return CHOOSE_RETURN
    if action < _PAIR:
        return FIRST_PLAYER
    if action < _DRAW:
        return DEAL_PAIR
    if action < _SKY:
        return DRAW_CARD
    return TURN_SKY


def card_of(action: Action) -> i64:
    """The card of a CHOOSE_CARD action, or NOTHING."""
    card = action - _CARD + 1
    return NOTHING if card > CARD_COUNT else card


def stair_of(action: Action) -> i64:
    """The stair of a CHOOSE_STAIR action, or NOTHING."""
    stair = action - _STAIR
    return NOTHING if stair >= STAIR_COUNT else stair


def order_of(action: Action) -> i64:
    """The order of a CHOOSE_ORDER action, or NOTHING."""
    order = action - _ORDER
    return NOTHING if order > SMALL_FIRST else order


def square_of(action: Action) -> i64:
    """The square of a CHOOSE_RETURN action, or NOTHING."""
    square = action - _SQUARE
    return NOTHING if square >= SQUARE_COUNT else square


def seat_of(action: Action) -> i64:
    """The seat of a FIRST_PLAYER action."""
    return action - _FIRST


def pair_of(action: Action) -> i64:
    """The priest card of a DEAL_PAIR action."""
    return action - _PAIR


def drawn_of(action: Action) -> i64:
    """The card of a DRAW_CARD action."""
    return action - _DRAW + 1


def sky_of(action: Action) -> i64:
    """The sun/moon card of a TURN_SKY action."""
    return action - _SKY + 1
