"""What is in the box (CF-101 to CF-127): cards, tiles, goods and tracks, checked when read.

The map has a file of its own, `land.py`; missions stand in `rules/missions.py`.
"""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import bit


def read_data(name: str) -> Any:
    """One data file of the box."""
    path = files("tampu.games.cuzco_feld") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


_gods: Any = read_data("god_cards")
_tiles: Any = read_data("tile_abilities")
_goods: Any = read_data("goods")
_masks: Any = read_data("masks")
_tracks: Any = read_data("tracks")
_bar: Any = read_data("action_bar")
_setup: Any = read_data("setup")
_missions: Any = read_data("missions")

# Feathers and masks (CF-108, CF-115)
COLOURS: Final[list[str]] = list(_setup["feather_colours"])
COLOUR_COUNT: Final[i64] = len(COLOURS)
MASKS: Final[list[str]] = list(_masks["boards"])
MASK_COUNT: Final[i64] = len(MASKS)
SLOT_COUNT: Final[i64] = 12
FULL_COLOUR: Final[i64] = 3
"""CF-315: the most feathers of one colour."""


def _slots_by_colour() -> list[int]:
    boards = [_masks["boards"][name]["feather_slots"] for name in MASKS]
    return [
        sum(1 << slot["slot"] for slot in slots if slot["colour"] == colour)
        for slots in boards
        for colour in COLOURS
    ]


SLOTS_OF: Final[list[int]] = _slots_by_colour()
"""CF-115: the slots of a colour, at mask * 4 + colour, as sets."""
SLOT_COLOUR: Final[list[int]] = [
    COLOURS.index(slot["colour"])
    for name in MASKS
    for slot in _masks["boards"][name]["feather_slots"]
]
"""The colour of a slot, at mask * 12 + slot."""
CIRCLE_COUNT: Final[i64] = len(_masks["circle_tiles"])
CIRCLE_POINTS: Final[list[int]] = [int(tile["vp"]) for tile in _masks["circle_tiles"]]
CIRCLE_PAIRS: Final[list[int]] = [
    sum(1 << slot for slot in tile["feather_slots"]) for tile in _masks["circle_tiles"]
]
"""CF-513: the two slots beside each circle tile, as sets."""
TILE_SLOTS: Final[list[str]] = [str(slot["slot"]) for slot in _masks["tile_slots"]]
TILE_SLOT_COUNT: Final[i64] = len(TILE_SLOTS)
QUIPUS: Final[i64] = int(_setup["per_player"]["quipus"])
PRIESTS: Final[i64] = int(_setup["per_player"]["priests"])
# CF-121: what everybody begins with; CF-107: nothing counts what is left of offerings and food.
START_OFFERINGS: Final[i64] = int(_setup["per_player"]["offerings"])
START_INTI: Final[i64] = int(_setup["per_player"]["inti"])

# God cards (CF-109, CF-620): 15 numbers from 0; a pile is a count of each, 3 bits to a number.
GODS: Final[list[str]] = [str(god["key"]) for god in _gods["gods"]]
GOD_COUNT: Final[i64] = len(GODS)
CARD_COUNT: Final[i64] = len(_gods["cards"])
CARD_DATA: Final[list[Any]] = list(_gods["cards"])
COPIES: Final[i64] = int(_gods["cards"][0]["copies"])
CARDS: Final[list[str]] = [f"{card['number']:02}" for card in _gods["cards"]]
"""The numbers as they are printed."""
POOL_EACH: Final[list[int]] = [
    0,
    0,
    *(int(_setup["players"][str(n)]["god_pool_cards_per_pile"]) for n in (2, 3, 4)),
]
"""CF-124, CF-126: cards of each pile in the pool, by the number of players."""


def god_of(card: i64) -> i64:
    """CF-620: the god of a card."""
    return card // 3


# Tiles (CF-110): study is kind 0, farm kind 1; tile = kind * 12 + ability.
KINDS: Final[list[str]] = ["study", "farm"]
STUDY: Final[i64] = 0
ABILITIES: Final[list[str]] = [str(each["key"]) for each in _tiles["abilities"]]
ABILITY_COUNT: Final[i64] = len(ABILITIES)
ABILITY_DATA: Final[list[Any]] = list(_tiles["abilities"])
TILE_KINDS: Final[i64] = 24
TILES: Final[list[str]] = [f"{kind}_{ability}" for kind in KINDS for ability in ABILITIES]
TILE_COPIES: Final[i64] = int(_tiles["abilities"][0]["copies"]["study"])
SLIDE: Final[list[int]] = [int(each["slide_value"]) for each in _tiles["abilities"]]
"""CF-422: the slide number of each ability."""
VALUES: Final[list[int]] = [
    int(each["value_by_copies"].get(str(copies), 0))
    for each in _tiles["abilities"]
    for copies in range(5)
]
"""CF-701 to CF-712: what an ability is worth, at ability * 5 + tiles."""
ROW: Final[i64] = len(_tracks["displays"]["study"]["spaces"])

# Goods (CF-112, CF-824, CF-825)
GOODS: Final[list[str]] = [str(kind["key"]) for kind in _goods["types"]]
GOODS_COUNT: Final[i64] = len(GOODS)
PRICES: Final[list[int]] = [int(kind["price_food"]) for kind in _goods["types"]]
GOODS_POINTS: Final[list[int]] = [int(kind["vp"]) for kind in _goods["types"]]
GOODS_IN_ROW: Final[list[int]] = [0, 0, *(int(_goods["tiles_per_row"][str(n)]) for n in (2, 3, 4))]


def goods_for(seats: i64) -> i64:
    """CF-112: all goods in play, in lanes."""
    found: i64 = 0
    for number, kind in enumerate(_goods["types"]):
        found += int(kind["count"][str(seats)]) << (number * 8)
    return found


# Missions (CF-113, CF-122): gold 01 to 55 are 0 to 54, grey S-01 to S-06 are 55 to 60.
_gold: list[Any] = [each for each in _missions["missions"] if each["back"] == "gold"]
_grey: list[Any] = [each for each in _missions["missions"] if each["back"] == "grey"]
MISSION_DATA: Final[list[Any]] = _gold + _grey
MISSIONS: Final[list[str]] = [str(each["id"]) for each in MISSION_DATA]
MISSION_COUNT: Final[i64] = len(MISSIONS)
MISSION_RULES: Final[list[str]] = [str(each["rule"]) for each in MISSION_DATA]
GOLD_COUNT: Final[i64] = len(_gold)
GOLD: Final[list[int]] = [int(bit(len(_gold)) - 1)]
GREY: Final[list[int]] = [int((bit(len(_gold) + len(_grey)) - 1) & ~(bit(len(_gold)) - 1))]
MISSION_POINTS: Final[i64] = int(_missions["vp_complete"])
HELPED_POINTS: Final[i64] = int(_missions["vp_with_card_04"])
PALACE_SIZE: Final[list[int]] = [
    0,
    0,
    *(int(_setup["players"][str(n)]["mission_display"]) for n in (2, 3, 4)),
]

# Tracks and rounds (CF-201, CF-424, CF-515, CF-811)
ROUNDS: Final[i64] = len(_tracks["rounds"])
HEADDRESS_BONUS: Final[list[int]] = [int(each["headdress_bonus"]) for each in _tracks["rounds"]]
PRIEST_POINTS: Final[list[int]] = [int(each["vp_per_priest"]) for each in _tracks["rounds"]]
KNOWLEDGE_POINTS: Final[list[int]] = [int(vp) for vp in _tracks["knowledge"]["vp_by_space"]]
LAST_SPACE: Final[i64] = int(_tracks["knowledge"]["last_space"])
STEPS: Final[i64] = int(_tracks["temple"]["steps"])
TEMPLE_INTI: Final[i64] = int(_tracks["temple"]["inti_stock"])
START_POINTS: Final[list[int]] = [
    int(_tracks["score"]["start_by_order_token"][str(token)]) for token in (1, 2, 3, 4)
]

# The action bar (CF-106): ten names of spaces; a game uses six, seven or eight of them.
SPACES: Final[list[str]] = [
    "paved",
    "rope",
    "move",
    "study",
    "farm",
    "study_farm",
    "exchange",
    "temple",
    "headdress",
    "vp",
]
SPACE_COUNT: Final[i64] = len(SPACES)
_names: dict[str, Any] = {
    str(space["space"]): space["actions"] for rows in _bar["spaces"].values() for space in rows
}


def _carrying(actions: list[str]) -> list[int]:
    """For every space which of these actions it carries, as a set."""
    return [
        sum(1 << place for place, name in enumerate(actions) if name in _names[space])
        for space in SPACES
    ]


SPACE_PATHS: Final[list[int]] = _carrying(["move_paved", "move_rope"])
SPACE_TILES: Final[list[int]] = _carrying(["study", "farm"])
EXCHANGE_SPACE: Final[i64] = SPACES.index("exchange")
TEMPLE_SPACE: Final[i64] = SPACES.index("temple")
HEADDRESS_SPACE: Final[i64] = SPACES.index("headdress")
VP_SPACE: Final[i64] = SPACES.index("vp")
SPACES_IN_USE: Final[list[int]] = [
    0,
    0,
    *(
        sum(1 << SPACES.index(space["space"]) for space in _bar["spaces"][str(n)])
        for n in (2, 3, 4)
    ),
]
VP_SPACE_POINTS: Final[i64] = 2
"""CF-520."""

# Exchanges (CF-413 to CF-420), in the order of the action bar's data
EXCHANGES: Final[list[str]] = [str(each["key"]) for each in _bar["exchange"]]
EXCHANGE_COUNT: Final[i64] = len(EXCHANGES)
PIPS: Final[list[int]] = [int(each["pips"]) for each in _bar["exchange"]]
EXCHANGE_RULES: Final[list[str]] = [str(each["rule"]) for each in _bar["exchange"]]

# Final scoring (CF-871 to CF-878)
INTI_POINTS: Final[i64] = 2
_final: dict[str, int] = {
    str(each["event"]): int(each["vp"])
    for each in read_data("scoring")["final"]
    if isinstance(each.get("vp"), int)
}
ACHIEVEMENTS: Final[list[str]] = [
    "twelve_feathers",
    "six_circles",
    "nine_missions",
    "ten_quipus",
    "twelve_tiles",
    "six_goods",
]
ACHIEVEMENT_POINTS: Final[list[int]] = [_final[name] for name in ACHIEVEMENTS]

# Pututus (CF-901)
PUTUTU_ONES: Final[list[int]] = [
    0,
    0,
    *(int(_setup["players"][str(n)]["pututu"]["one"]) for n in (2, 3, 4)),
]
PUTUTU_TWOS: Final[list[int]] = [
    0,
    0,
    *(int(_setup["players"][str(n)]["pututu"]["two"]) for n in (2, 3, 4)),
]
CHANGES: Final[list[int]] = [1, -1, 2, -2]
"""CF-904: what a pututu does to a die."""

# Dice (CF-202): the 56 rolls of three dice, each with the number of ways it comes.
ROLLS: Final[list[str]] = [
    f"{a}{b}{c}" for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)
]
ROLL_COUNT: Final[i64] = len(ROLLS)
ROLL_WAYS: Final[list[int]] = [{1: 1, 2: 3, 3: 6}[len(set(roll))] for roll in ROLLS]


def _check() -> None:
    """The counts that the rules rely on; a corrected data file must still keep them."""
    found = {
        "gods": (len(GODS), 5),
        "god cards": (sum(int(card["copies"]) for card in CARD_DATA), 60),
        "abilities": (len(ABILITIES), 12),
        "tiles": (sum(sum(each["copies"].values()) for each in ABILITY_DATA), 72),
        "goods": (sum(int(kind["count"]["4"]) for kind in _goods["types"]), 30),
        "gold missions": (int(GOLD_COUNT), 55),
        "grey missions": (len(_grey), 6),
        "masks": (len(MASKS), 4),
        "rounds": (int(ROUNDS), 6),
        "exchanges": (len(EXCHANGES), 7),
        "rolls": (sum(ROLL_WAYS), 216),
        "tile slots": (len(TILE_SLOTS), 12),
    }
    for what, (have, want) in found.items():
        if have != want:
            raise ValueError(f"cuzco_feld data: {have} {what} instead of {want}")
    if any(bin(slots).count("1") != FULL_COLOUR for slots in SLOTS_OF):
        raise ValueError("cuzco_feld data: a mask has not three slots of each colour")


_check()
