"""CF-11xx: missions as conditions in data, and the one evaluator that also tells the shortfall.

A condition names a count and the least it must be; the shortfall of a mission is the sum of the
units missing (CF-654). Another mission is another row of missions.json.
"""

from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import count, lane
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    COLOURS,
    GOD_COUNT,
    GODS,
    GOODS,
    GOODS_COUNT,
    KINDS,
    MISSION_DATA,
)
from tampu.games.cuzco_feld.land import INNER, OUTER
from tampu.games.cuzco_feld.mask import Mask
from tampu.games.cuzco_feld.piles import amount_of, different, half, tile_amount, tiles_in
from tampu.games.cuzco_feld.position import Position

COUNTS: Final[list[str]] = [
    "priests_on_temple",
    "tiles",
    "tiles_slid_down",
    "distinct_abilities",
    "tiles_with_ability",
    "villages",
    "villages_feather",
    "villages_vp",
    "villages_ring",
    "feathers",
    "distinct_feather_colours",
    "god_cards",
    "distinct_gods",
    "same_god",
    "goods",
    "distinct_goods",
    "food",
    "offerings",
    "inti",
    "active_circles",
    "order_token",
]
"""What can be counted."""
ANY: Final[i64] = -1
RINGS: Final[list[str]] = ["inner", "outer"]
_NAMED: dict[str, list[str]] = {
    "kind": KINDS,
    "ability": ABILITIES,
    "feather": COLOURS,
    "colour": COLOURS,
    "ring": RINGS,
    "god": GODS,
    "type": GOODS,
}


class Condition:
    """One line of a mission: at least `least` of what `what` counts, of one sort or of ANY."""

    def __init__(self, what: i64, sort: i64, least: i64) -> None:
        self.what = what
        self.sort = sort
        self.least = least


def _condition(row: dict[str, Any]) -> Condition:
    """A row of the data: which count, and of what."""
    what, sort = str(row["count"]), int(ANY)
    for key, value in row.items():
        if key in ("feather", "vp", "ring"):
            what = f"villages_{key}"
        if key in _NAMED and value != "any":
            sort = _NAMED[key].index(value)
        elif key in ("vp", "token"):
            sort = int(value)
    return Condition(COUNTS.index(what), sort, int(row["min"]))


class Mission:
    """A mission: its conditions, all of which must be met (CF-832)."""

    def __init__(self, conditions: list[Condition], by_cards: bool) -> None:
        self.conditions: list[Condition] = conditions
        self.by_cards = by_cards
        """CF-839: whether cards in hand are the proof."""


def _mission(data: dict[str, Any]) -> Mission:
    rows = [_condition(row) for row in data["requires"]]
    hands = [COUNTS.index(name) for name in ("god_cards", "distinct_gods", "same_god")]
    return Mission(rows, any(row.what in hands for row in rows))


MISSION_LIST: Final = [_mission(each) for each in MISSION_DATA]


def shortfall(position: Position, seat: i64, mission: i64) -> i64:
    """CF-836, CF-654: the units missing over all conditions; 0: complete."""
    missing: i64 = 0
    for condition in MISSION_LIST[mission].conditions:
        have = counted(position, seat, condition.what, condition.sort)
        if have < condition.least:
            missing += condition.least - have
    return missing


def counted(position: Position, seat: i64, what: i64, sort: i64) -> i64:
    """CF-1138 to CF-1141, CF-1161 to CF-1166: how much there is, by the places in COUNTS."""
    mask = position.masks[seat]
    if what <= 4:
        return counted_tiles(position, mask, seat, what, sort)
    if what <= 8:
        return counted_villages(position, mask, what, sort)
    if what <= 10:
        return counted_feathers(mask, what, sort)
    if what <= 13:
        return counted_cards(mask, what, sort)
    if what <= 15:
        return counted_goods(mask, what, sort)
    if what == 16:
        return mask.food
    if what == 17:
        return mask.offerings
    if what == 18:
        return mask.inti
    if what == 19:
        return count(mask.circles)
    return 1 if mask.token + 1 == sort else 0


def counted_tiles(position: Position, mask: Mask, seat: i64, what: i64, sort: i64) -> i64:
    """CF-1115 to CF-1121, CF-1137, CF-1144 to CF-1155: priests and tiles."""
    if what == 0:
        return position.priests_of(seat)
    if what == 1:
        return mask.tile_count() if sort == ANY else tile_amount(half(mask.tiles, sort))
    if what == 2:
        return tile_amount(mask.down if sort == ANY else half(mask.down, sort))
    if what == 3:
        return count(different(half(mask.tiles, sort)))
    return tiles_in(mask.tiles, sort) + tiles_in(mask.tiles, sort + 12)


def counted_villages(position: Position, mask: Mask, what: i64, sort: i64) -> i64:
    """CF-1107 to CF-1114, CF-1142, CF-1143, CF-923: villages of the assembled map."""
    if what == 5:
        return count(mask.villages)
    if what == 6:
        return count(mask.villages & position.land.coloured[sort])
    if what == 7:
        return count(mask.villages & position.land.worth[sort])
    return count(mask.villages & (INNER if sort == 0 else OUTER))


def counted_feathers(mask: Mask, what: i64, sort: i64) -> i64:
    """CF-1101 to CF-1106: feathers of a colour, of all, or colours."""
    if what == 9:
        return count(mask.feathers) if sort == ANY else mask.feathers_of(sort)
    colours: i64 = 0
    for colour in range(4):
        if mask.feathers & mask.slots_of(colour):
            colours += 1
    return colours


def counted_cards(mask: Mask, what: i64, sort: i64) -> i64:
    """CF-839, CF-1122, CF-1123, CF-1132 to CF-1136: only cards in hand."""
    if what == 11:
        return amount_of(mask.hand, sort)
    gods: i64 = 0
    most: i64 = 0
    for god in range(GOD_COUNT):
        held = amount_of(mask.hand, god)
        if held:
            gods += 1
        if held > most:
            most = held
    return gods if what == 12 else most


def counted_goods(mask: Mask, what: i64, sort: i64) -> i64:
    """CF-1124 to CF-1131: goods of a type, of all, or types."""
    if what == 14:
        return mask.goods_count() if sort == ANY else lane(mask.goods, sort)
    types: i64 = 0
    for kind in range(GOODS_COUNT):
        if lane(mask.goods, kind):
            types += 1
    return types


def proof(mask: Mask, mission: i64) -> list[int]:
    """CF-839: the gods that prove a mission of cards, the first ones in the order of CF-620."""
    (condition,) = MISSION_LIST[mission].conditions
    held = [int(amount_of(mask.hand, god)) for god in range(GOD_COUNT)]
    if COUNTS[condition.what] == "god_cards":
        return [int(condition.sort)] * min(int(condition.least), held[condition.sort])
    if COUNTS[condition.what] == "distinct_gods":
        return [god for god, number in enumerate(held) if number][: condition.least]
    enough = min(int(condition.least), max(held))
    god = next(god for god, number in enumerate(held) if number >= enough)
    return [god] * enough
