"""CF-205 to CF-212: where a die may be placed, and which powers a space needs."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import ACT, WINDOW_02, WINDOW_07, WINDOW_13, WINDOW_14
from tampu.games.cuzco_feld.box import (
    EXCHANGE_SPACE,
    HEADDRESS_SPACE,
    SPACE_COUNT,
    SPACE_PATHS,
    SPACE_TILES,
    SPACES,
    SPACES_IN_USE,
    TEMPLE_SPACE,
    VP_SPACE,
)
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.mask import DICE
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import temple, tiles
from tampu.games.cuzco_feld.rules.gods import payable_together
from tampu.games.cuzco_feld.rules.movement import ANY_PATH, targets

CARD_07: Final[i64] = 6
CARD_13: Final[i64] = 12
CARD_14: Final[i64] = 13

# What a space needs, as a set of conditions
NEEDS_07: Final[i64] = 1
NEEDS_14: Final[i64] = 2
NEEDS_13: Final[i64] = 4
IMPOSSIBLE: Final[i64] = -1


def is_blocked(position: Position, space: i64, die: i64) -> bool:
    """CF-207, CF-208: whether a die not higher than this one lies here; never on the VP space."""
    if space == VP_SPACE:
        return False
    return position.values_on(space) & ((1 << die) - 1) != 0


def can_act(position: Position, seat: Seat, space: i64, strength: i64) -> bool:
    """CF-209: whether the action can be carried out at least minimally."""
    paths: i64 = SPACE_PATHS[space]
    if paths:
        return targets(position, seat, paths, strength) != 0
    kinds: i64 = SPACE_TILES[space]
    if kinds:
        if position.masks[seat].free_slots() == 0:
            return False
        return tiles.spots(position, kinds, strength) != 0
    if space == TEMPLE_SPACE:
        return position.priests_left(seat) > 0
    if space == HEADDRESS_SPACE:
        return temple.circles_open(position, seat, strength) != 0
    return True


def refuse_action(position: Position, seat: Seat, space: i64, strength: i64) -> Refusal | None:
    """CF-209: CF-304, CF-402, CF-403, CF-502, CF-511, CF-513 or CF-512."""
    if SPACE_PATHS[space]:
        if can_act(position, seat, space, strength):
            return None
        return refuse("CF-304", strength=strength)
    if SPACE_TILES[space]:
        return tiles.refuse_kinds(position, seat, SPACE_TILES[space], strength)
    if space == TEMPLE_SPACE:
        return temple.refuse_priest(position, seat)
    if space == HEADDRESS_SPACE:
        return temple.refuse_any_circle(position, seat, strength)
    return None


def repairs(position: Position, seat: Seat, space: i64, die: i64) -> i64:
    """CF-210, CF-636: 0 for a space that needs no power, the powers it needs, or IMPOSSIBLE.

    NEEDS_14 and NEEDS_13 together mean: one of the two.
    """
    blocked = is_blocked(position, space, die)
    able = can_act(position, seat, space, die)
    if not blocked and able:
        return 0
    seven = CARD_07 if blocked else NONE
    if able:
        payable = payable_together(position, seat, seven, NONE, NONE)
        return NEEDS_07 if payable else IMPOSSIBLE
    found: i64 = 0
    walk = SPACE_PATHS[space] != 0 and targets(position, seat, ANY_PATH, die) != 0
    if walk and payable_together(position, seat, seven, CARD_14, NONE):
        found |= NEEDS_14
    strong = die < 6 and can_act(position, seat, space, 6)
    if strong and payable_together(position, seat, seven, CARD_13, NONE):
        found |= NEEDS_13
    if found == 0:
        return IMPOSSIBLE
    return found | (NEEDS_07 if blocked else 0)


def spaces_open(position: Position) -> i64:
    """CF-206 to CF-210: the spaces offered for the chosen die, as a set."""
    found: i64 = 0
    in_use: i64 = SPACES_IN_USE[position.seats]
    for space in range(SPACE_COUNT):
        if not in_use >> space & 1:
            continue
        if repairs(position, position.active, space, position.die) != IMPOSSIBLE:
            found |= 1 << space
    return found


def refuse_space(position: Position, space: i64) -> Refusal | None:
    """CF-206, CF-207, CF-209: the space in use, then the dice on it, then its action."""
    if not SPACES_IN_USE[position.seats] >> space & 1:
        return refuse("CF-206", die=None)
    if repairs(position, position.active, space, position.die) != IMPOSSIBLE:
        return None
    if is_blocked(position, space, position.die):
        return refuse("CF-207", space=SPACES[space], die=position.die)
    return refuse_action(position, position.active, space, position.die)


def place(position: Position, space: i64, tell: Tell | None) -> None:
    """CF-211, CF-212: the die lies there; then the windows 07, 14, 13, 02 and the action."""
    position.answered()
    position.space = space
    position.strength = position.die
    position.paths = SPACE_PATHS[space]
    position.kinds = SPACE_TILES[space]
    position.blocked = is_blocked(position, space, position.die)
    if not position.extra:
        lay_die(position, space)
    if tell is not None:
        die = None if position.extra else position.die
        tell.that("CF-212", position.active, die=die, space=SPACES[space])
    position.ask(ACT)
    for window in windows_of(space, position.blocked):
        position.ask(window)


def windows_of(space: i64, blocked: bool) -> list[int]:
    """CF-211: the windows of a placement, the last one first."""
    found: list[int] = []
    if space == EXCHANGE_SPACE:
        found.append(WINDOW_02)
    if space != VP_SPACE:
        found.append(WINDOW_13)
    if SPACE_PATHS[space]:
        found.append(WINDOW_14)
    if blocked:
        found.append(WINDOW_07)
    return found


def lay_die(position: Position, space: i64) -> None:
    """CF-212: the first unplaced die of the chosen value lies on the space."""
    mask = position.mine()
    for number in range(DICE):
        if lane(mask.dice, number) == position.die:
            mask.dice = with_lane(mask.dice, number, position.die + 8 * (space + 1))
            break
    position.bar |= bit(space * 6 + position.die - 1)


def needed(position: Position, card: i64) -> bool:
    """CF-211, CF-663, CF-664: whether this window of a placement offers no skip."""
    if card == CARD_07:
        return True
    able = can_act(position, position.active, position.space, position.die)
    if able:
        return False
    if card == CARD_13:
        return True
    thirteen = position.die < 6 and can_act(position, position.active, position.space, 6)
    return not (thirteen and payable_together(position, position.active, CARD_13, NONE, NONE))


def leaves_enough(position: Position, way: i64) -> bool:
    """CF-211: whether paying for 07 like this leaves a later needed power payable."""
    seat, space, die = position.active, position.space, position.die
    if can_act(position, seat, space, die):
        return True
    if SPACE_PATHS[space] and payable_together(position, seat, CARD_07, CARD_14, way):
        return True
    if die < 6 and can_act(position, seat, space, 6):
        return payable_together(position, seat, CARD_07, CARD_13, way)
    return False
