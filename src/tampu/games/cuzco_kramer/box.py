"""What is in the box (CK-102 to CK-111): the data files as tables, checked when read."""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import with_lane
from tampu.core.hexes import (
    PLACES,
    Cells,
    both,
    east_of,
    minus,
    no_cells,
    north_east,
    north_west,
    only,
    place_of,
    places,
    size,
    south_east_of,
    south_west_of,
    union,
    west,
)


def _read(name: str) -> Any:
    """One data file of the box."""
    path = files("tampu.games.cuzco_kramer") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


_board: Any = _read("board")
_supplies: Any = _read("supplies")
_temples: Any = _read("temples")
_cards: Any = _read("cards")
_tiles: Any = _read("tiles")

# Cells (CK-102 to CK-105): site and outside, numbered in board order, row A to Q.
_letters: str = _board["coordinates"]["row_letters"]


def _place(cell: Any) -> int:
    return place_of(_letters.index(cell["row"]), int(cell["num"]))


_known: list[Any] = sorted([*_board["site"], *_board["outside"]], key=_place)
Cell = i64
"""A cell of the board, by its number in CELLS."""
CELLS: Final[list[str]] = [str(cell["id"]) for cell in _known]
CELL_COUNT: Final[i64] = len(CELLS)
PLACE: Final[list[int]] = [_place(cell) for cell in _known]
"""The place of a cell in a set of cells (core.hexes)."""
PLACE_NAMED: Final[dict[str, int]] = dict(zip(CELLS, PLACE, strict=True))
CELL_AT: Final[list[int]] = [PLACE.index(p) if p in PLACE else -1 for p in range(PLACES)]
"""The cell at a place, or -1."""


def _set(cells: list[Any]) -> Cells:
    found = no_cells()
    for cell in cells:
        found = union(found, only(_place(cell)))
    return found


def _outside(terrain: str, key: str) -> Cells:
    return _set([cell for cell in _board["outside"] if terrain in cell[key]])


def cells_named(cells: Cells) -> list[str]:
    """The names of the cells of a set, in board order."""
    return [CELLS[CELL_AT[place]] for place in places(cells)]


class Land:
    """The board as sets of cells (CK-102 to CK-106). One object: see `core.hexes.no_cells`."""

    def __init__(self) -> None:
        site, outside = _set(_board["site"]), _set(_board["outside"])
        self.site: Cells = site
        self.outside: Cells = outside
        self.board: Cells = union(site, outside)
        self.border: Cells = _set([cell for cell in _board["site"] if cell["border"]])
        self.inner: Cells = minus(site, self.border)
        self.printed_basins: Cells = _set([cell for cell in _board["site"] if cell["basin"]])
        self.forest: Cells = _outside("forest", "terrain")
        self.mountain: Cells = _outside("mountain", "terrain")
        # CK-104: outside cells that touch land no tile can ever reach, by its kind
        self.forest_beyond: Cells = _outside("forest", "beyond")
        self.mountain_beyond: Cells = _outside("mountain", "beyond")
        # CK-305: the first cells of outlines that touch the site, by shape
        self.down: Cells = union(site, union(west(site), north_west(site)))
        self.up: Cells = union(site, union(north_west(site), north_east(site)))
        self.pair_east: Cells = union(site, west(site))
        self.pair_south_east: Cells = union(site, north_west(site))
        self.pair_south_west: Cells = union(site, north_east(site))


LAND: Final = Land()

# Outlines of tiles (CK-110, CK-303), named by their first cell and their shape.
DOWN: Final[i64] = 0
UP: Final[i64] = 1
PAIR_EAST: Final[i64] = 2
PAIR_SOUTH_EAST: Final[i64] = 3
PAIR_SOUTH_WEST: Final[i64] = 4
ONE: Final[i64] = 5
SHAPE_COUNT: Final[i64] = 6


def reach_of(shape: i64, place: i64) -> list[int]:
    """The places that an outline covers, in board order."""
    if shape == DOWN:
        return [place, east_of(place), south_east_of(place)]
    if shape == UP:
        return [place, south_west_of(place), south_east_of(place)]
    if shape == PAIR_EAST:
        return [place, east_of(place)]
    if shape == PAIR_SOUTH_EAST:
        return [place, south_east_of(place)]
    return [place, south_west_of(place)] if shape == PAIR_SOUTH_WEST else [place]


_outlines: list[tuple[i64, i64]] = [
    (shape, place)
    for shape in range(SHAPE_COUNT)
    for place in PLACE
    if all(p < PLACES and CELL_AT[p] >= 0 for p in reach_of(shape, place))
]
SHAPE: Final[list[int]] = [int(shape) for shape, _ in _outlines]
BASE: Final[list[int]] = [int(place) for _, place in _outlines]
"""The shape and the first place of every outline: triples, then doubles, then singles."""
TRIPLE_OUTLINES: Final[i64] = sum(shape <= UP for shape in SHAPE)
DOUBLE_OUTLINES: Final[i64] = sum(UP < shape < ONE for shape in SHAPE)


def _outline_at() -> list[int]:
    found = [-1] * int(SHAPE_COUNT * PLACES)
    for number, (shape, place) in enumerate(_outlines):
        found[shape * PLACES + place] = number
    return found


OUTLINE_AT: Final[list[int]] = _outline_at()
"""OUTLINE_AT[shape * PLACES + first place]: the number of an outline, or -1."""

# Supplies (CK-107, CK-108)
_own: Any = _supplies["per_player"]
_common: Any = _supplies["common_stock_after_setup"]
TRIPLES: Final[i64] = int(_common["triples"])
BASINS: Final[i64] = int(_common["basins"])
DISCS: Final[i64] = int(_common["sun_discs"])
INCAS: Final[i64] = int(_own["incas"])
TOKENS: Final[i64] = int(_own["extra_action_tokens"])
DOUBLES: Final[i64] = int(_own["doubles"])
VILLAGE_SINGLES: Final[i64] = int(_own["village_singles"])
CROPS_SINGLES: Final[i64] = int(_own["crops_singles"])
HAND_SIZE: Final[i64] = int(_own["festival_cards"])
ACTION_POINTS: Final[i64] = int(_supplies["turn"]["action_points"])
TOKEN_POINTS: Final[i64] = int(_supplies["turn"]["with_token"]) - ACTION_POINTS
"""CK-210: what a token adds."""
CARDS_A_TURN: Final[i64] = int(_supplies["turn"]["cards_per_turn"])

# Temples (CK-107, CK-804, CK-805). A temple has 1 to 5 floors; its value is twice that.
FLOOR_COUNT: Final[i64] = len(_temples["floors"])
FESTIVAL_ALONE: Final[list[int]] = [0, *(int(f["festival_alone"]) for f in _temples["floors"])]
FESTIVAL_SHARED: Final[list[int]] = [0, *(int(f["festival_shared"]) for f in _temples["floors"])]
BUILDING_POINTS: Final[list[int]] = [0, *(int(f["building_points"]) for f in _temples["floors"])]
"""What a temple of so many floors is worth."""


def _floors() -> i64:
    """The stock of floors; the lane of a floor is its number, counted from the ground."""
    stock: i64 = 0
    for number, floor in enumerate(_temples["floors"]):
        stock = with_lane(stock, number + 1, int(floor["count"]))
    return stock


FLOORS: Final[i64] = _floors()

# Festival cards (CK-111): six types; a pile or a hand is a count of each type, in lanes.
CARD_TYPES: Final[list[str]] = list(_cards["value_table"]["open"])
TYPE_COUNT: Final[i64] = len(CARD_TYPES)
CARD_VALUE: Final[list[list[int]]] = [
    [int(_cards["value_table"]["open"][shown][card]) for card in CARD_TYPES] for shown in CARD_TYPES
]
"""CK-716: CARD_VALUE[open card][card] in festival points."""


def _deck() -> i64:
    deck: i64 = 0
    for number, name in enumerate(CARD_TYPES):
        deck = with_lane(deck, number, sum(card["type"] == name for card in _cards["cards"]))
    return deck


DECK: Final[i64] = _deck()
MOST_OF_A_TYPE: Final[i64] = 5
"""How many cards of one type a play may name; the box has no more."""


def _check() -> None:
    """The counts that the rules rely on; a corrected data file must still keep them."""
    most = max(sum(c["type"] == name for c in _cards["cards"]) for name in CARD_TYPES)
    found = {
        "site cells": (size(LAND.site), 153),
        "printed basins": (size(LAND.printed_basins), 3),
        "basins on the site": (size(both(LAND.printed_basins, LAND.site)), 3),
        "kinds of tiles": (len(_tiles["kinds"]), 4),
        "values of temples": (int(FLOOR_COUNT), 5),
        "festival cards": (len(_cards["cards"]), 30),
        "types of cards": (int(TYPE_COUNT), 6),
        "cards of one type at most": (most, MOST_OF_A_TYPE),
    }
    for what, (have, want) in found.items():
        if have != want:
            raise ValueError(f"cuzco_kramer data: {have} {what} instead of {want}")
    if any(int(f["value"]) != 2 * (n + 1) for n, f in enumerate(_temples["floors"])):
        raise ValueError("cuzco_kramer data: temples.json must list the values 2, 4, 6, 8, 10")


_check()
