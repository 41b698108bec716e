"""The table of chance: what can come, how likely it is, and what happens then."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import count, lane, lowest, nth
from tampu.core.contract import Luck
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.agenda import (
    ASK_DEAL,
    ASK_GOD,
    ASK_GOLD,
    ASK_GOODS,
    ASK_GREY,
    ASK_MAP,
    ASK_MASK,
    ASK_MISSION,
    ASK_ROLL,
    ASK_ROTATION,
    ASK_START,
    ASK_TILE,
    ASK_TOKEN,
)
from tampu.games.cuzco_feld.box import (
    ABILITY_COUNT,
    CARD_COUNT,
    COLOUR_COUNT,
    GOODS_COUNT,
    GOODS_IN_ROW,
    MASK_COUNT,
    MISSION_COUNT,
    PALACE_SIZE,
    ROLL_COUNT,
    ROLL_WAYS,
    ROLLS,
    ROW,
    god_of,
)
from tampu.games.cuzco_feld.land import ASSEMBLY_COUNT, ROTATIONS
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.piles import amount_of, copies, tiles_in
from tampu.games.cuzco_feld.position import Position, goods_sum

VERBS: Final[list[int]] = [
    act.ASSEMBLY,
    act.ROTATION,
    act.MASK,
    act.TOKEN,
    act.START,
    act.GOODS,
    act.DRAW,
    act.MISSION,
    act.MISSION,
    act.MISSION,
    act.CARD,
    act.CARD,
    act.CARD,
    act.CARD,
    act.ROLL,
]
"""Which verb answers each question of chance."""
SIZES: Final[list[int]] = [
    ASSEMBLY_COUNT,
    ROTATIONS,
    MASK_COUNT,
    4,
    COLOUR_COUNT,
    GOODS_COUNT,
    ABILITY_COUNT,
    MISSION_COUNT,
    MISSION_COUNT,
    MISSION_COUNT,
    CARD_COUNT,
    CARD_COUNT,
    CARD_COUNT,
    CARD_COUNT,
    ROLL_COUNT,
]
"""How many things each question of chance can name."""
RULES: Final[list[str]] = [
    "CF-921",
    "CF-921",
    "CF-115",
    "CF-117",
    "CF-120",
    "CF-112",
    "CF-110",
    "CF-113",
    "CF-122",
    "CF-113",
    "CF-124",
    "CF-125",
    "CF-127",
    "CF-109",
    "CF-202",
]
"""The rule that says what can come."""
_EVEN: Final[i64] = 660
"""A number that 10, 11 and 12 divide: so cards of piles of different size compare."""


# Rows and displays


def next_spot(position: Position) -> i64:
    """CF-110, CF-851, CF-855: the first empty display space, at kind * 6 + space; NONE: none."""
    for kind in range(2):
        row = position.row(kind)
        for space in range(ROW):
            if lane(row, space) == 0:
                return kind * ROW + space
    return NONE


def palace_has_room(position: Position) -> bool:
    """CF-113, CF-852: whether a mission is still to be laid out."""
    return count(position.palace) < PALACE_SIZE[position.seats]


def next_row(position: Position) -> i64:
    """CF-112: the first market row that is not full."""
    row: i64 = 0
    while goods_sum(position.market(row)) == GOODS_IN_ROW[position.seats]:
        row += 1
    return row


# Weights


def weight(position: Position, top: i64, thing: i64) -> i64:
    """How likely a thing is; 0: it cannot come."""
    if top == ASK_GOD:
        if god_of(thing) != lowest(position.turning):
            return 0
        return copies(position.pile, thing)
    if top == ASK_TILE:
        return tiles_in(position.deck, next_spot(position) // ROW * ABILITY_COUNT + thing)
    if top == ASK_ROLL:
        return ROLL_WAYS[thing]
    if top == ASK_MISSION or top == ASK_GOLD:
        return position.stack >> thing & 1
    if top == ASK_GREY:
        return position.grey >> thing & 1
    if top == ASK_GOODS:
        return lane(position.goods_left, thing)
    if top >= ASK_DEAL:
        return pool_weight(position, thing)
    return free_weight(position, top, thing)


def free_weight(position: Position, top: i64, thing: i64) -> i64:
    """CF-115, CF-117, CF-120, CF-921: what nobody has been dealt yet."""
    if top == ASK_MAP or top == ASK_ROTATION:
        return 1
    for mask in position.masks:
        if top == ASK_MASK and mask.board == thing:
            return 0
        if top == ASK_TOKEN and mask.token == thing:
            return 0
        if top == ASK_START and mask.start == thing + 1:
            return 0
    return 1 if top != ASK_TOKEN or thing < position.seats else 0


def pool_weight(position: Position, card: i64) -> i64:
    """CF-124 to CF-127: every card of the pool is as likely as any other."""
    god = god_of(card)
    found = _EVEN * copies(position.returned, card)
    quota = lane(position.quota, god)
    if quota:
        found += quota * copies(position.pile, card) * (_EVEN // amount_of(position.pile, god))
    return found


def outcomes(position: Position) -> list[tuple[int, int]]:
    """Everything that can come, with its weight."""
    top = position.top()
    verb: i64 = VERBS[top]
    found = []
    for thing in range(SIZES[top]):
        likely = weight(position, top, thing)
        if likely:
            found.append((int(act.action_of(verb, thing)), int(likely)))
    return found


def any_outcome(position: Position, luck: Luck) -> i64:
    """One outcome, drawn by its weight."""
    top = position.top()
    verb: i64 = VERBS[top]
    if top == ASK_ROLL:
        one, two, three = luck.below(6), luck.below(6), luck.below(6)
        return act.action_of(verb, ROLL_AT[one * 36 + two * 6 + three])
    if top == ASK_MISSION or top == ASK_GOLD:
        return act.action_of(verb, nth(position.stack, luck.below(count(position.stack))))
    size: i64 = SIZES[top]
    start: i64 = 0
    if top == ASK_GOD:
        start = lowest(position.turning) * 3
        size = start + 3
    total: i64 = 0
    for thing in range(start, size):
        total += weight(position, top, thing)
    n = luck.below(total)
    found: i64 = start
    while True:
        likely = weight(position, top, found)
        if n < likely:
            return act.action_of(verb, found)
        n -= likely
        found += 1


def _roll_at() -> list[int]:
    found = []
    for number in range(216):
        values = sorted((number // 36 + 1, number // 6 % 6 + 1, number % 6 + 1))
        found.append(ROLLS.index("".join(str(value) for value in values)))
    return found


ROLL_AT: Final[list[int]] = _roll_at()
"""CF-202: the roll that three dice make, at 36 * one + 6 * two + three."""
