"""Every action of Inca Empire as a small number, one constructor and one reader per verb.

Wherever something is named, one extra value, `NOTHING` of its kind, stands for what this game does
not have: such an answer can be given, and is refused by the rule it breaks.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Action
from tampu.games.inca_empire.box import (
    CARD_COUNT,
    COLOUR_COUNT,
    KIND_COUNT,
    MARKER_COUNT,
    QUARTER_COUNT,
)
from tampu.games.inca_empire.land import REGION_COUNT, SITE_COUNT, SLOT_COUNT, WILD_COUNT

NO_CARD: Final[i64] = CARD_COUNT
NO_QUARTER: Final[i64] = QUARTER_COUNT
NO_SITE: Final[i64] = SITE_COUNT
NO_REGION: Final[i64] = REGION_COUNT
NO_SLOT: Final[i64] = SLOT_COUNT
NO_WILD: Final[i64] = WILD_COUNT

_SITES: Final[i64] = SITE_COUNT + 1
_REGIONS: Final[i64] = REGION_COUNT + 1

# The first action of every verb; a verb without an object has just this one.
END: Final[i64] = 0
ROADS: Final[i64] = 1
DEVELOPMENT: Final[i64] = 2
GO_ON_PILGRIMAGE: Final[i64] = 3
STOP: Final[i64] = 4
DECLINE: Final[i64] = 5
GIVE_UP_ROADS: Final[i64] = 6
GIVE_UP_DEVELOPMENT: Final[i64] = 7
_PLAN: Final[i64] = 8
_CARD: Final[i64] = _PLAN + KIND_COUNT
_QUARTER: Final[i64] = _CARD + CARD_COUNT + 1
_PILGRIM: Final[i64] = _QUARTER + QUARTER_COUNT + 1
_ROAD: Final[i64] = _PILGRIM + CARD_COUNT + 1
_DOUBLE: Final[i64] = _ROAD + SLOT_COUNT + 1
_WILD: Final[i64] = _DOUBLE + SLOT_COUNT + 1
_CITY: Final[i64] = _WILD + WILD_COUNT + 1
_GARRISON: Final[i64] = _CITY + _SITES
_TEMPLE: Final[i64] = _GARRISON + _SITES
_CONVERT: Final[i64] = _TEMPLE + _SITES
_CONQUER: Final[i64] = _CONVERT + _SITES
_RAPID: Final[i64] = _CONQUER + _REGIONS
_TERRACE: Final[i64] = _RAPID + _REGIONS
_COLOUR: Final[i64] = _TERRACE + _REGIONS
_TILE: Final[i64] = _COLOUR + COLOUR_COUNT
_DEAL: Final[i64] = _TILE + COLOUR_COUNT
_MARKER: Final[i64] = _DEAL + CARD_COUNT
_INVASION: Final[i64] = _MARKER + MARKER_COUNT
ACTION_COUNT: Final[i64] = _INVASION + 2

# Verbs. Answers of players first; from COLOUR on, outcomes of chance.
NO_VERB: Final[i64] = 0
SMALL: Final[i64] = 1
PLAN: Final[i64] = 2
CARD: Final[i64] = 3
QUARTER: Final[i64] = 4
PILGRIM: Final[i64] = 5
ROAD: Final[i64] = 6
DOUBLE: Final[i64] = 7
WILD: Final[i64] = 8
CITY: Final[i64] = 9
GARRISON: Final[i64] = 10
TEMPLE: Final[i64] = 11
CONVERT: Final[i64] = 12
CONQUER: Final[i64] = 13
RAPID: Final[i64] = 14
TERRACE: Final[i64] = 15
COLOUR: Final[i64] = 16
TILE: Final[i64] = 17
DEAL: Final[i64] = 18
MARKER: Final[i64] = 19
INVASION: Final[i64] = 20

_STARTS: Final[list[int]] = [
    0,
    END,
    _PLAN,
    _CARD,
    _QUARTER,
    _PILGRIM,
    _ROAD,
    _DOUBLE,
    _WILD,
    _CITY,
    _GARRISON,
    _TEMPLE,
    _CONVERT,
    _CONQUER,
    _RAPID,
    _TERRACE,
    _COLOUR,
    _TILE,
    _DEAL,
    _MARKER,
    _INVASION,
]
"""The first action of a verb."""


def _verbs() -> list[int]:
    ends = [*_STARTS[2:], int(ACTION_COUNT)]
    return [verb for verb in range(1, len(_STARTS)) for _ in range(_STARTS[verb], ends[verb - 1])]


_VERB: Final[list[int]] = _verbs()


def verb_of(action: Action) -> i64:
    """Which verb an action is; NO_VERB for a number that is no action."""
    return NO_VERB if action < 0 or action >= ACTION_COUNT else _VERB[action]


def object_of(verb: i64, action: Action) -> i64:
    """The number of the card, quarter, road, site or region that an action of this verb names."""
    return action - _STARTS[verb]


def action_of(verb: i64, thing: i64) -> i64:
    """The action of this verb that names this thing."""
    return _STARTS[verb] + thing


def plan(kind: i64) -> i64:
    """Choose this kind of development."""
    return _PLAN + kind


def card(kind: i64) -> i64:
    """Choose this Sun card of the own hand."""
    return _CARD + kind


def road(slot: i64) -> i64:
    """Build an ordinary road on this slot."""
    return _ROAD + slot


def double(slot: i64) -> i64:
    """Build a wild road along a slot on which another player's road lies."""
    return _DOUBLE + slot


def wild(pair: i64) -> i64:
    """Build a wild road between the two sites of a pair."""
    return _WILD + pair


def colour(number: i64) -> i64:
    """The next player is dealt the cost card of this colour."""
    return _COLOUR + number


def tile(number: i64) -> i64:
    """The next player is dealt this turn-order tile, counted from 0."""
    return _TILE + number


def deal(kind: i64) -> i64:
    """A Sun card of this kind comes off the draw pile."""
    return _DEAL + kind


def marker(kind: i64) -> i64:
    """The marker that is turned up is of this type."""
    return _MARKER + kind


def invasion(kind: i64) -> i64:
    """The invasion marker that is shown: 0 plain, 1 Pizarro."""
    return _INVASION + kind
