"""CF-11xx: missions as conditions in data, and the one evaluator that also tells the shortfall.

A condition names a count and the least it must be; the shortfall of a mission is the sum of the
units missing (CF-654). Another mission is another row of missions.json.
"""

from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, members
from tampu.core.contract import Seat
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    ABILITY_COUNT,
    COLOUR_COUNT,
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
from tampu.games.cuzco_feld.piles import (
    amount_of,
    different,
    half,
    one_card,
    tile_amount,
    tiles_in,
)
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.start_cards import CARDS_IN, of_god

# What can be counted: tiles and priests, villages, feathers, god cards, goods, and the rest
PRIESTS: Final[i64] = 0
TILES: Final[i64] = 1
SLID_DOWN: Final[i64] = 2
DIFFERENT_ABILITIES: Final[i64] = 3
WITH_ABILITY: Final[i64] = 4
VILLAGES: Final[i64] = 5
VILLAGES_OF_COLOUR: Final[i64] = 6
VILLAGES_OF_WORTH: Final[i64] = 7
VILLAGES_OF_RING: Final[i64] = 8
FEATHERS: Final[i64] = 9
DIFFERENT_COLOURS: Final[i64] = 10
CARDS_OF_GOD: Final[i64] = 11
DIFFERENT_GODS: Final[i64] = 12
SAME_GOD: Final[i64] = 13
GOODS_TILES: Final[i64] = 14
DIFFERENT_GOODS: Final[i64] = 15
FOOD: Final[i64] = 16
OFFERINGS: Final[i64] = 17
INTI: Final[i64] = 18
CIRCLES: Final[i64] = 19
TOKEN: Final[i64] = 20
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
"""What can be counted, as the data and the view name it."""
ANY: Final[i64] = -1
RINGS: Final[list[str]] = ["inner", "outer"]
INNER_RING: Final[i64] = 0
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
    return Mission(rows, any(CARDS_OF_GOD <= row.what <= SAME_GOD for row in rows))


MISSION_LIST: Final = [_mission(each) for each in MISSION_DATA]


def shortfall(position: Position, seat: Seat, mission: i64) -> i64:
    """CF-836, CF-654: the units missing over all conditions; 0: complete."""
    missing: i64 = 0
    for condition in MISSION_LIST[mission].conditions:
        have = counted(position, seat, condition.what, condition.sort)
        if have < condition.least:
            missing += condition.least - have
    return missing


def counted(position: Position, seat: Seat, what: i64, sort: i64) -> i64:
    """CF-1138 to CF-1141, CF-1161 to CF-1166: how much there is, of what COUNTS names."""
    mask = position.masks[seat]
    if what <= WITH_ABILITY:
        return counted_tiles(position, mask, seat, what, sort)
    if what <= VILLAGES_OF_RING:
        return counted_villages(position, mask, what, sort)
    if what <= DIFFERENT_COLOURS:
        return counted_feathers(mask, what, sort)
    if what <= SAME_GOD:
        return counted_cards(mask.hand, what, sort)
    if what <= DIFFERENT_GOODS:
        return counted_goods(mask, what, sort)
    if what == FOOD:
        return mask.food
    if what == OFFERINGS:
        return mask.offerings
    if what == INTI:
        return mask.inti
    if what == CIRCLES:
        return count(mask.circles)
    return 1 if mask.token + 1 == sort else 0


def counted_tiles(position: Position, mask: Mask, seat: Seat, what: i64, sort: i64) -> i64:
    """CF-1115 to CF-1121, CF-1137, CF-1144 to CF-1155: priests and tiles."""
    if what == PRIESTS:
        return position.priests_of(seat)
    if what == TILES:
        return mask.tile_count() if sort == ANY else tile_amount(half(mask.tiles, sort))
    if what == SLID_DOWN:
        return tile_amount(mask.down if sort == ANY else half(mask.down, sort))
    if what == DIFFERENT_ABILITIES:
        return count(different(half(mask.tiles, sort)))
    return tiles_in(mask.tiles, sort) + tiles_in(mask.tiles, sort + ABILITY_COUNT)


def counted_villages(position: Position, mask: Mask, what: i64, sort: i64) -> i64:
    """CF-1107 to CF-1114, CF-1142, CF-1143, CF-923: villages of the assembled map."""
    if what == VILLAGES:
        return count(mask.villages)
    if what == VILLAGES_OF_COLOUR:
        return count(mask.villages & position.land.coloured[sort])
    if what == VILLAGES_OF_WORTH:
        return count(mask.villages & position.land.worth[sort])
    return count(mask.villages & (INNER if sort == INNER_RING else OUTER))


def counted_feathers(mask: Mask, what: i64, sort: i64) -> i64:
    """CF-1101 to CF-1106: feathers of a colour, of all, or colours."""
    if what == FEATHERS:
        return count(mask.feathers) if sort == ANY else mask.feathers_of(sort)
    colours: i64 = 0
    for colour in range(COLOUR_COUNT):
        if mask.feathers & mask.slots_of(colour):
            colours += 1
    return colours


def counted_cards(hand: i64, what: i64, sort: i64) -> i64:
    """CF-839, CF-1122, CF-1123, CF-1132 to CF-1136: only cards in hand."""
    if what == CARDS_OF_GOD:
        return amount_of(hand, sort)
    gods: i64 = 0
    most: i64 = 0
    for god in range(GOD_COUNT):
        held = amount_of(hand, god)
        if held:
            gods += 1
        if held > most:
            most = held
    return gods if what == DIFFERENT_GODS else most


def counted_goods(mask: Mask, what: i64, sort: i64) -> i64:
    """CF-1124 to CF-1131: goods of a type, of all, or types."""
    if what == GOODS_TILES:
        return mask.goods_count() if sort == ANY else lane(mask.goods, sort)
    types: i64 = 0
    for kind in range(GOODS_COUNT):
        if lane(mask.goods, kind):
            types += 1
    return types


# What cards in hand prove


def proof(hand: i64, mission: i64) -> list[int]:
    """CF-839: the gods that prove a mission of cards, the first ones in the order of CF-620."""
    (condition,) = MISSION_LIST[mission].conditions
    held = [int(amount_of(hand, god)) for god in range(GOD_COUNT)]
    if condition.what == CARDS_OF_GOD:
        return [int(condition.sort)] * min(int(condition.least), held[condition.sort])
    if condition.what == DIFFERENT_GODS:
        return [god for god, number in enumerate(held) if number][: condition.least]
    enough = min(int(condition.least), max(held))
    god = next(god for god, number in enumerate(held) if number >= enough)
    return [god] * enough


def learn_proof(mask: Mask, mission: i64, told: list[int]) -> None:
    """CF-839: everybody knows which start cards would have proved it by the same gods."""
    for combination in members(mask.hints):
        if proof(hand_with(mask, combination), mission) != told:
            mask.hints &= ~bit(combination)


def learn_lack(mask: Mask) -> None:
    """CF-833, CF-862: everybody knows that the cards in hand complete none of the missions."""
    for mission in members(mask.missions):
        if MISSION_LIST[mission].by_cards:
            (condition,) = MISSION_LIST[mission].conditions
            for combination in members(mask.hints):
                hand = hand_with(mask, combination)
                if counted_cards(hand, condition.what, condition.sort) >= condition.least:
                    mask.hints &= ~bit(combination)


def hand_with(mask: Mask, combination: i64) -> i64:
    """The hand if the start cards were of these gods; their numbers make no difference."""
    hidden = CARDS_IN[combination] - mask.spent
    found = mask.known
    for god in range(GOD_COUNT):
        found += of_god(hidden, god) * one_card(god * 3)
    return found
