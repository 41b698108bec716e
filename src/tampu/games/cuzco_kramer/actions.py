"""Every action of Cuzco (Kiesling & Kramer) as a small number, one constructor and reader a verb.

Wherever a cell is named, one extra value, `NOWHERE`, stands for a cell that this board does not
have; likewise for an outline no tile has, a value no temple has, and cards nobody holds. Such an
answer can be given, and is refused by the rule it breaks.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Action, Seat
from tampu.games.cuzco_kramer.box import (
    CELL_COUNT,
    DOUBLE_OUTLINES,
    FLOOR_COUNT,
    MOST_OF_A_TYPE,
    TRIPLE_OUTLINES,
    TYPE_COUNT,
    Cell,
)

NOWHERE: Final[i64] = CELL_COUNT
NO_OUTLINE: Final[i64] = -1
NO_FLOORS: Final[i64] = 0
"""The floors of a temple whose value no temple can have."""
BEYOND: Final[i64] = 2 * FLOOR_COUNT + 1
"""Stands for every value above the greatest, and for what is no number at all."""
MISSING: Final[i64] = -1
"""Cards that nobody can hold at once."""

# Kinds of tiles
TRIPLE: Final[i64] = 0
DOUBLE: Final[i64] = 1
VILLAGE_SINGLE: Final[i64] = 2
CROPS_SINGLE: Final[i64] = 3

_SPOTS: Final[i64] = CELL_COUNT + 1
_VALUES: Final[i64] = BEYOND + 1
_AMOUNTS: Final[i64] = MOST_OF_A_TYPE + 1

END: Final[i64] = 0
TOKEN: Final[i64] = 1
HOLD: Final[i64] = 2
DROP: Final[i64] = 3
DRAW_OPEN: Final[i64] = 4
DRAW_DECK: Final[i64] = 5
_TRIPLE: Final[i64] = 6
_DOUBLE: Final[i64] = _TRIPLE + 3 * TRIPLE_OUTLINES + 1
_VILLAGE: Final[i64] = _DOUBLE + 2 * DOUBLE_OUTLINES + 1
_CROPS: Final[i64] = _VILLAGE + CELL_COUNT + 1
_ENTER: Final[i64] = _CROPS + CELL_COUNT + 1
_LEAVE: Final[i64] = _ENTER + _SPOTS
_BASIN: Final[i64] = _LEAVE + _SPOTS
_BUILD: Final[i64] = _BASIN + _SPOTS
_ENLARGE: Final[i64] = _BUILD + _SPOTS * _VALUES
_FESTIVAL: Final[i64] = _ENLARGE + _SPOTS * _VALUES
_MOVE: Final[i64] = _FESTIVAL + _SPOTS
_PLAY: Final[i64] = _MOVE + _SPOTS * _SPOTS
_FIRST: Final[i64] = _PLAY + int(_AMOUNTS) ** int(TYPE_COUNT) + 1
_DEAL: Final[i64] = _FIRST + 4
_TURN: Final[i64] = _DEAL + TYPE_COUNT
ACTION_COUNT: Final[i64] = _TURN + TYPE_COUNT

# Verbs. END_TURN to DROP_OUT are answers of players, the last three outcomes of chance.
NO_VERB: Final[i64] = 0
LAY: Final[i64] = 1
ENTER: Final[i64] = 2
MOVE: Final[i64] = 3
LEAVE: Final[i64] = 4
BUILD: Final[i64] = 5
ENLARGE: Final[i64] = 6
BASIN: Final[i64] = 7
DRAW: Final[i64] = 8
SPEND_TOKEN: Final[i64] = 9
FESTIVAL: Final[i64] = 10
END_TURN: Final[i64] = 11
PLAY: Final[i64] = 12
HOLD_LEVEL: Final[i64] = 13
DROP_OUT: Final[i64] = 14
FIRST_PLAYER: Final[i64] = 15
DEAL: Final[i64] = 16
TURN_OPEN: Final[i64] = 17


def lay_triple(outline: i64, village: i64) -> i64:
    """Lay a triple on this outline; its village is on the first, second or third cell (0 to 2)."""
    return _DOUBLE - 1 if outline == NO_OUTLINE else _TRIPLE + 3 * outline + village


def lay_double(outline: i64, village: i64) -> i64:
    """Lay a double on this outline; its village is on the first or second cell (0 or 1)."""
    if outline == NO_OUTLINE:
        return _VILLAGE - 1
    return _DOUBLE + 2 * (outline - TRIPLE_OUTLINES) + village


def lay_village(cell: Cell) -> i64:
    """Lay a village single."""
    return _VILLAGE + cell


def lay_crops(cell: Cell) -> i64:
    """Lay a crops single."""
    return _CROPS + cell


def enter(cell: Cell) -> i64:
    """An Inca from the supply enters here."""
    return _ENTER + cell


def leave(cell: Cell) -> i64:
    """The Inca here goes back to the supply."""
    return _LEAVE + cell


def basin(cell: Cell) -> i64:
    """Put a basin here."""
    return _BASIN + cell


def build(cell: Cell, value: i64) -> i64:
    """Build a temple of this value (0 to 10, or BEYOND)."""
    return _BUILD + cell * _VALUES + value


def enlarge(cell: Cell, value: i64) -> i64:
    """Enlarge a temple to this value."""
    return _ENLARGE + cell * _VALUES + value


def festival(cell: Cell) -> i64:
    """Propose a festival in the city of this temple."""
    return _FESTIVAL + cell


def move(origin: i64, target: i64) -> i64:
    """The Inca on one cell walks to another."""
    return _MOVE + origin * _SPOTS + target


def play(cards: i64) -> i64:
    """Play these festival cards: a count of each type in lanes, or MISSING."""
    if cards == MISSING:
        return _FIRST - 1
    number: i64 = 0
    for kind in range(TYPE_COUNT):
        number = number * _AMOUNTS + lane(cards, kind)
    return _PLAY + number


def first_player(seat: Seat) -> i64:
    """The lot falls on this seat."""
    return _FIRST + seat


def deal(kind: i64) -> i64:
    """A card of this type comes off the deck into a hand."""
    return _DEAL + kind


def turn_open(kind: i64) -> i64:
    """A card of this type comes off the deck as the new open card."""
    return _TURN + kind


def verb_of(action: Action) -> i64:
    """Which verb an action is; NO_VERB for a number that is no action."""
    if action < END or action >= ACTION_COUNT:
        return NO_VERB
    if action < _ENTER:
        return _small_verb(action) if action < _TRIPLE else LAY
    if action < _MOVE:
        return _site_verb(action)
    if action < _PLAY:
        return MOVE
    if action < _FIRST:
        return PLAY
    if action < _DEAL:
        return FIRST_PLAYER
    return DEAL if action < _TURN else TURN_OPEN


def _small_verb(action: Action) -> i64:
    """The verb of an action that names nothing on the board."""
    if action == END:
        return END_TURN
    if action == TOKEN:
        return SPEND_TOKEN
    if action == HOLD:
        return HOLD_LEVEL
    return DROP_OUT if action == DROP else DRAW


def _site_verb(action: Action) -> i64:
    """The verb of an action that names one cell."""
    if action < _LEAVE:
        return ENTER
    if action < _BASIN:
        return LEAVE
    if action < _BUILD:
        return BASIN
    if action < _ENLARGE:
        return BUILD
    return ENLARGE if action < _FESTIVAL else FESTIVAL


def kind_of(action: Action) -> i64:
    """The kind of tile of a LAY action."""
    if action < _DOUBLE:
        return TRIPLE
    if action < _VILLAGE:
        return DOUBLE
    return VILLAGE_SINGLE if action < _CROPS else CROPS_SINGLE


def outline_of(action: Action) -> i64:
    """The outline of a LAY action, or NO_OUTLINE."""
    if action < _DOUBLE:
        return NO_OUTLINE if action == _DOUBLE - 1 else (action - _TRIPLE) // 3
    if action < _VILLAGE:
        if action == _VILLAGE - 1:
            return NO_OUTLINE
        return TRIPLE_OUTLINES + (action - _DOUBLE) // 2
    cell = action - (_VILLAGE if action < _CROPS else _CROPS)
    return NO_OUTLINE if cell == NOWHERE else TRIPLE_OUTLINES + DOUBLE_OUTLINES + cell


def village_of(action: Action) -> i64:
    """Which covered cell of a LAY action shows the village, counted from 0; -1: none does."""
    if action < _DOUBLE:
        return (action - _TRIPLE) % 3
    if action < _VILLAGE:
        return (action - _DOUBLE) % 2
    return 0 if action < _CROPS else -1


def cell_of(action: Action) -> i64:
    """The cell of an action that names one (of a move: where it begins), or NOWHERE."""
    if action >= _MOVE:
        return (action - _MOVE) // _SPOTS
    if action < _LEAVE:
        return action - _ENTER
    if action < _BASIN:
        return action - _LEAVE
    if action < _BUILD:
        return action - _BASIN
    if action < _ENLARGE:
        return (action - _BUILD) // _VALUES
    if action < _FESTIVAL:
        return (action - _ENLARGE) // _VALUES
    return action - _FESTIVAL


def target_of(action: Action) -> i64:
    """Where a MOVE leads, or NOWHERE."""
    return (action - _MOVE) % _SPOTS


def value_of(action: Action) -> i64:
    """The value that a BUILD or ENLARGE action names, or BEYOND."""
    return (action - (_BUILD if action < _ENLARGE else _ENLARGE)) % _VALUES


def floors_of(action: Action) -> i64:
    """The floors of the temple of a BUILD or ENLARGE action, or NO_FLOORS."""
    value = value_of(action)
    return NO_FLOORS if value % 2 else value // 2


def cards_of(action: Action) -> i64:
    """The cards of a PLAY, a count of each type in lanes, or MISSING."""
    if action == _FIRST - 1:
        return MISSING
    number = action - _PLAY
    cards: i64 = 0
    for step in range(TYPE_COUNT):
        cards = with_lane(cards, TYPE_COUNT - 1 - step, number % _AMOUNTS)
        number //= _AMOUNTS
    return cards


def seat_of(action: Action) -> i64:
    """The seat of a FIRST_PLAYER action."""
    return action - _FIRST


def type_of(action: Action) -> i64:
    """The card type of a DEAL or TURN_OPEN action."""
    return action - (_DEAL if action < _TURN else _TURN)
