"""Every action of Cuzco (Feld) as a small number: a verb and the number of what it names."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Action
from tampu.games.cuzco_feld.box import (
    ABILITY_COUNT,
    CARD_COUNT,
    CIRCLE_COUNT,
    COLOUR_COUNT,
    EXCHANGE_COUNT,
    GOD_COUNT,
    GOODS_COUNT,
    MASK_COUNT,
    MISSION_COUNT,
    ROLL_COUNT,
    ROW,
    SLOT_COUNT,
    SPACE_COUNT,
    TILE_KINDS,
)
from tampu.games.cuzco_feld.land import ASSEMBLY_COUNT, PLACE_COUNT, ROTATIONS

# Answers that name nothing.
SKIP: Final[i64] = 0
STOP: Final[i64] = 1
DONE: Final[i64] = 2
FINISH: Final[i64] = 3
END: Final[i64] = 4
PASS: Final[i64] = 5

# The ways to pay for a power (CF-621, CF-624).
BY_HAND: Final[i64] = 0
BY_INTI: Final[i64] = 1

# Verbs. Answers of players first; from ASSEMBLY on, outcomes of chance.
NO_VERB: Final[i64] = 0
SMALL: Final[i64] = 1
"""An answer that names nothing."""
PAY: Final[i64] = 2
"""Use this power: card * 2 + way."""
BLESS: Final[i64] = 3
"""Take this of a fire blessing: card, offering, knowledge or food."""
DIE: Final[i64] = 4
"""Choose an own die of this value."""
LIFT: Final[i64] = 5
"""Power 06: take up this die, counted owner by owner."""
TO: Final[i64] = 6
"""Power 06: lay the die on this space."""
PUTUTU: Final[i64] = 7
"""Give up a pututu tile: +1, -1, +2 or -2."""
PLACE: Final[i64] = 8
"""Place the chosen die here."""
RAISE: Final[i64] = 9
"""Power 02: slide such a tile up."""
TURN: Final[i64] = 10
"""Turn the Cuzco tile by so many steps."""
GO: Final[i64] = 11
"""Move the Chasqui to this place."""
FEATHER: Final[i64] = 12
"""Put a feather on this slot."""
TILE: Final[i64] = 13
"""Take the tile on this display space: kind * 6 + space from 0."""
RECOVER: Final[i64] = 14
"""Power 09: take such a tile from the discard piles."""
EXCHANGE: Final[i64] = 15
"""Make this exchange."""
SLIDE: Final[i64] = 16
"""Slide down a tile with this ability."""
GOD: Final[i64] = 17
"""Take the face-up card of this god."""
CIRCLE: Final[i64] = 18
"""Activate this circle tile, counted from 0."""
USE: Final[i64] = 19
"""Use the ability of such tiles."""
AMOUNT: Final[i64] = 20
"""Take so many, counted from 0 for one."""
BUY: Final[i64] = 21
"""Buy a goods tile of this type."""
COMPLETE: Final[i64] = 22
"""Complete this mission."""
HELP_HAND: Final[i64] = 23
"""Complete this mission with card 04 from the hand."""
HELP_INTI: Final[i64] = 24
"""Complete this mission with power 04 by a medallion."""
REMOVE: Final[i64] = 25
"""Remove this mission unfinished."""
TAKE: Final[i64] = 26
"""Take this mission from the palace."""
KEEP: Final[i64] = 27
"""Keep this pair of the four missions drawn."""
RETURN: Final[i64] = 28
"""Give back this god card."""
ASSEMBLY: Final[i64] = 29
"""The map is assembled like this."""
ROTATION: Final[i64] = 30
"""The Cuzco tile begins like this."""
MASK: Final[i64] = 31
"""The next player is dealt this mask."""
TOKEN: Final[i64] = 32
"""The next player is dealt this turn-order token, counted from 0."""
START: Final[i64] = 33
"""The next player is dealt a feather of this colour."""
GOODS: Final[i64] = 34
"""A goods tile of this type is laid into the market."""
DRAW: Final[i64] = 35
"""A tile with this ability comes off its deck."""
MISSION: Final[i64] = 36
"""This mission comes off its stack."""
CARD: Final[i64] = 37
"""A god card of this number comes up."""
ROLL: Final[i64] = 38
"""The next player rolls this."""

_SIZES: Final[list[int]] = [
    0,
    6,
    2 * CARD_COUNT,
    4,
    6,
    12,
    SPACE_COUNT,
    4,
    SPACE_COUNT,
    TILE_KINDS,
    ROTATIONS,
    PLACE_COUNT,
    SLOT_COUNT,
    2 * ROW,
    TILE_KINDS,
    EXCHANGE_COUNT,
    ABILITY_COUNT,
    GOD_COUNT,
    CIRCLE_COUNT,
    TILE_KINDS,
    4,
    GOODS_COUNT,
    MISSION_COUNT,
    MISSION_COUNT,
    MISSION_COUNT,
    MISSION_COUNT,
    MISSION_COUNT,
    6,
    CARD_COUNT,
    ASSEMBLY_COUNT,
    ROTATIONS,
    MASK_COUNT,
    4,
    COLOUR_COUNT,
    GOODS_COUNT,
    ABILITY_COUNT,
    MISSION_COUNT,
    CARD_COUNT,
    ROLL_COUNT,
]
"""How many actions each verb has."""
_STARTS: Final[list[int]] = [sum(_SIZES[:verb]) for verb in range(len(_SIZES))]
"""The first action of a verb."""
ACTION_COUNT: Final[i64] = sum(_SIZES)
_VERB: Final[list[int]] = [verb for verb, size in enumerate(_SIZES) for _ in range(size)]


def verb_of(action: Action) -> i64:
    """Which verb an action is; NO_VERB for a number that is no action."""
    return NO_VERB if action < 0 or action >= ACTION_COUNT else _VERB[action]


def object_of(verb: i64, action: Action) -> i64:
    """The number of what an action of this verb names."""
    return action - _STARTS[verb]


def action_of(verb: i64, thing: i64) -> i64:
    """The action of this verb that names this thing."""
    return _STARTS[verb] + thing
