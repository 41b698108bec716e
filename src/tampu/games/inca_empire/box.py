"""What is in the box (IE-101 to IE-121): markers, cards, costs and eras, checked when read.

The map has a file of its own, `land.py`.
"""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import with_lane


def read_data(name: str) -> Any:
    """One data file of the box."""
    path = files("tampu.games.inca_empire") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


_markers: Any = read_data("markers")
_eras: Any = read_data("eras")
_deck: Any = read_data("sun_deck")
_board: Any = read_data("sun_board")
_costs: Any = read_data("costs")

# Colours and the Sun board (IE-102, IE-411): the ring, and the quarters between two colours.
COLOURS: Final[list[str]] = list(_board["ring"])
COLOUR_COUNT: Final[i64] = len(COLOURS)
_PAIRS: list[list[int]] = [[0, 1], [1, 2], [2, 3], [3, 0], [0, 2], [1, 3]]
QUARTERS: Final[list[str]] = [f"{COLOURS[a]}_{COLOURS[b]}" for a, b in _PAIRS]
"""The pairs of colours that can bound a quarter, neighbours in the ring first."""
QUARTER_COUNT: Final[i64] = len(QUARTERS)


def quarter_named(name: str) -> int:
    """The quarter between the two colours of this name, in either order; -1: there is none."""
    pair = sorted(name.split("_"))
    names = [sorted(known.split("_")) for known in QUARTERS]
    return names.index(pair) if pair in names else -1


def _quarters_of(found: list[Any]) -> list[int]:
    return sorted(quarter_named(str(quarter["id"])) for quarter in found)


QUARTERS_IN_USE: Final[list[list[int]]] = [
    *[_quarters_of(_board["3"][colour]) for colour in COLOURS],
    _quarters_of(_board["4"]),
]
"""IE-411: the quarters by the colour that is not in play; the last row is for four players."""
BOUNDS: Final[list[int]] = [(1 << a) | (1 << b) for a, b in _PAIRS]
"""IE-411: the two colours beside a quarter, as a set."""

# Local Culture markers (IE-107, IE-108): six types; a bag is a count of each type, in lanes.
MARKERS: Final[list[str]] = [str(kind["id"]) for kind in _markers["types"]]
MARKER_COUNT: Final[i64] = len(MARKERS)
RESISTANCE: Final[list[int]] = [int(kind["resistance"]) for kind in _markers["types"]]
LABOUR: Final[list[int]] = [int(kind["labour"]) for kind in _markers["types"]]
MARKER_POINTS: Final[list[int]] = [int(kind["vp"]) for kind in _markers["types"]]
GIFT_MARKER: Final[i64] = MARKERS.index(_markers["gift_of_the_gods_type"])
"""IE-930: the type that lies on the divine-hand regions."""


def bag_for(seats: i64) -> i64:
    """IE-107, IE-108: all markers in play."""
    bag: i64 = 0
    for number, kind in enumerate(_markers["types"]):
        bag = with_lane(bag, number, int(kind["count"][str(seats)]))
    return bag


# Sun Event cards (IE-110, IE-111, IE-920): 21 kinds; a pile is a count of each, 3 bits to a kind.
CARDS: Final[list[str]] = [str(card["id"]) for card in _deck["cards"]]
CARD_COUNT: Final[i64] = len(CARDS)
HAND_SIZE: Final[i64] = int(_deck["hand_size"])
CARD_DATA: Final[list[Any]] = list(_deck["cards"])
"""The cards as they are printed, for `rules.cards`."""


def deck_for(seats: i64, decline: bool) -> i64:
    """IE-110, IE-111, IE-920: the cards in play."""
    side = "4_early_decline" if decline else str(seats)
    deck: i64 = 0
    for number, card in enumerate(_deck["cards"]):
        deck += int(card["count"][side]) << (number * 3)
    return deck


# Developments (IE-601 to IE-660)
_works: Any = {str(work["id"]): work for work in _costs["developments"]}
CITY: Final[i64] = 0
GARRISON: Final[i64] = 1
CONQUEST: Final[i64] = 2
TEMPLE: Final[i64] = 3
TERRACE: Final[i64] = 4
EXTRA_ROAD: Final[i64] = 5
CONVERSION: Final[i64] = 6
PASS: Final[i64] = 7
RAPID: Final[i64] = 8
ROAD_ACTION: Final[i64] = 9
BONUS_ROAD: Final[i64] = 10
PILGRIMAGE: Final[i64] = 11
WORKS: Final[list[str]] = [
    "city",
    "garrison",
    "conquest",
    "temple",
    "terrace",
    "extra_road",
    "garrison_to_city",
    "pass",
    "rapid_conquest",
    "road_action",
    "bonus_road",
    "pilgrimage",
]
"""What cards can look at, by the names in the data; the first eight are developments."""
KIND_COUNT: Final[i64] = 8


def _number(work: str, key: str) -> int:
    """A number of the cost card; 0 where another component has it."""
    found = _works[work][key] if work in _works else 0
    return found if isinstance(found, int) else 0


BASE_COST: Final[list[int]] = [_number(work, "workers") for work in WORKS]
BUILD_POINTS: Final[list[int]] = [_number(work, "vp_build") for work in WORKS]
SAPA_POINTS: Final[list[int]] = [_number(work, "vp_sapa_inca") for work in WORKS]
# IE-115: there is no limit to workers, sticks and buildings; nothing counts what is left.
ROADS: Final[i64] = int(_costs["road_action"]["free_roads"])
FEWEST_ROADS: Final[i64] = int(_costs["road_action"]["minimum_under_cards"])

# Eras (IE-201, IE-202, IE-302 to IE-309)
ERAS: Final[list[str]] = [str(era["id"]) for era in _eras["eras"]]
RESOURCES: Final[list[int]] = [int(era["resources"]) for era in _eras["eras"]]
ERA_DATA: Final[list[Any]] = list(_eras["eras"])
SKIPPED: Final[list[Any]] = list(_eras["variants"]["early_decline"]["skip_columns"])
INVASION_MARKERS: Final[list[str]] = ["plain", "pizarro"]
PLAIN_MARKERS: Final[i64] = _eras["variants"]["pizarro_arrival"]["markers"].count("plain")


def _check() -> None:
    """The counts that the rules rely on; a corrected data file must still keep them."""
    found = {
        "colours": (len(COLOURS), 4),
        "types of markers": (len(MARKERS), 6),
        "markers for 4": (sum(int(kind["count"]["4"]) for kind in _markers["types"]), 45),
        "markers for 3": (sum(int(kind["count"]["3"]) for kind in _markers["types"]), 39),
        "kinds of cards": (len(CARDS), 21),
        "cards for 4": (sum(int(card["count"]["4"]) for card in _deck["cards"]), 32),
        "cards for 3": (sum(int(card["count"]["3"]) for card in _deck["cards"]), 27),
        "quarters for 4": (len(QUARTERS_IN_USE[4]), 4),
        "eras": (len(ERAS), 4),
        "columns": (sum(len(era["columns"]) for era in _eras["eras"]), 7),
        "plain invasion markers": (int(PLAIN_MARKERS), 3),
    }
    for what, (have, want) in found.items():
        if have != want:
            raise ValueError(f"inca_empire data: {have} {what} instead of {want}")
    if max(int(card["count"]["4"]) for card in _deck["cards"]) > 7:
        raise ValueError("inca_empire data: a pile has room for 7 cards of a kind")


_check()
