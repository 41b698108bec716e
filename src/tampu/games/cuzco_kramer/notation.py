"""Actions as text that can be read aloud."""

import re

from tampu.core.bits import lane, with_lane
from tampu.core.hexes import PLACES
from tampu.core.notation import SEATS, NotationError
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import (
    BASE,
    CARD_TYPES,
    CELL_AT,
    CELLS,
    MOST_OF_A_TYPE,
    OUTLINE_AT,
    PLACE,
    SHAPE,
    SHAPE_COUNT,
    reach_of,
)

NONE = "?"
"""Stands for a cell, outline, value or cards that this game does not have."""
TILES = ["3", "2", "1v", "1c"]
SMALL = {
    "end": int(act.END),
    "token": int(act.TOKEN),
    "hold": int(act.HOLD),
    "drop": int(act.DROP),
    "draw open": int(act.DRAW_OPEN),
    "draw deck": int(act.DRAW_DECK),
}
EXAMPLES = [
    "place 3 G10v G11 H10",
    "place 1c G4",
    "enter M9",
    "move M9 L9",
    "exit M9",
    "build G7 4",
    "enlarge G7 6",
    "basin F9",
    "draw open",
    "token",
    "festival G5",
    "play T TK",
    "hold",
    "drop",
    "end",
    "first A",
    "deal T",
    "turn KM",
]
_CELL = re.compile(r"([A-Z]\d{1,2})(v?)")
_VERBS = {"enter": act.enter, "exit": act.leave, "basin": act.basin, "festival": act.festival}
_WORKS = {"build": act.build, "enlarge": act.enlarge}


def write(action: int) -> str:
    """An action as text, such as `place 3 G10v G11 H10`, `move M9 L9`, `build G7 4`."""
    verb = act.verb_of(action)
    if verb == act.LAY:
        return _write_tile(action)
    if verb == act.MOVE:
        return f"move {_name(act.cell_of(action))} {_name(act.target_of(action))}"
    if verb in (act.BUILD, act.ENLARGE):
        word = "build" if verb == act.BUILD else "enlarge"
        value = act.value_of(action)
        return f"{word} {_name(act.cell_of(action))} {NONE if value == act.BEYOND else value}"
    if verb == act.PLAY:
        return _write_cards(act.cards_of(action))
    if verb == act.FIRST_PLAYER:
        return f"first {SEATS[act.seat_of(action)]}"
    if verb in (act.DEAL, act.TURN_OPEN):
        return f"{'deal' if verb == act.DEAL else 'turn'} {CARD_TYPES[act.type_of(action)]}"
    return _write_plain(action)


def _write_plain(action: int) -> str:
    """A verb with one cell, or with nothing."""
    for text, small in SMALL.items():
        if action == small:
            return text
    words = {act.ENTER: "enter", act.LEAVE: "exit", act.BASIN: "basin", act.FESTIVAL: "festival"}
    verb = int(act.verb_of(action))
    if verb not in words:
        raise ValueError(f"{action} is not an action of Cuzco")
    return f"{words[verb]} {_name(act.cell_of(action))}"


def _name(cell: int) -> str:
    return NONE if cell == act.NOWHERE else CELLS[cell]


def _write_tile(action: int) -> str:
    kind, outline = int(act.kind_of(action)), int(act.outline_of(action))
    if outline == act.NO_OUTLINE:
        return f"place {TILES[kind]} {NONE}"
    shown = int(act.village_of(action)) if kind < act.VILLAGE_SINGLE else -1
    names = [CELLS[CELL_AT[place]] for place in reach_of(SHAPE[outline], BASE[outline])]
    cells = [name + "v" * (number == shown) for number, name in enumerate(names)]
    return f"place {TILES[kind]} {' '.join(cells)}"


def _write_cards(cards: int) -> str:
    if cards == act.MISSING:
        return f"play {NONE}"
    names = [name for kind, name in enumerate(CARD_TYPES) for _ in range(lane(cards, kind))]
    return " ".join(["play", *names])


def read(text: str) -> int:
    """The action that this text stands for. What names no piece of the game reads as `?`."""
    words = text.split()
    plain = " ".join(words)
    if plain in SMALL:
        return SMALL[plain]
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "place" and rest and rest[0] in TILES:
        return _read_tile(TILES.index(rest[0]), rest[1:])
    if verb in _VERBS and len(rest) == 1:
        return int(_VERBS[verb](_cell(rest[0])))
    if verb == "move" and len(rest) == 2:
        return int(act.move(_cell(rest[0]), _cell(rest[1])))
    if verb in _WORKS and len(rest) == 2:
        return int(_WORKS[verb](_cell(rest[0]), _value(rest[1])))
    if verb == "play":
        return int(act.play(cards_named(rest)))
    if verb == "first" and len(rest) == 1 and len(rest[0]) == 1 and rest[0] in SEATS:
        return int(act.first_player(SEATS.index(rest[0])))
    if verb in ("deal", "turn") and len(rest) == 1 and rest[0] in CARD_TYPES:
        kind = CARD_TYPES.index(rest[0])
        return int(act.deal(kind) if verb == "deal" else act.turn_open(kind))
    raise NotationError(text, EXAMPLES)


def _cell(name: str) -> int:
    return CELLS.index(name) if name in CELLS else int(act.NOWHERE)


def _value(text: str) -> int:
    return int(text) if text in [str(value) for value in range(act.BEYOND)] else int(act.BEYOND)


def _read_tile(kind: int, words: list[str]) -> int:
    """Cells in any order; the village of a triple or double has a v behind it."""
    found = [_CELL.fullmatch(word) for word in words]
    named = [(match[1], match[2] == "v") for match in found if match]
    places = sorted(PLACE[CELLS.index(name)] for name, _ in named if name in CELLS)
    outline = _outline(places) if len(places) == len(words) else -1
    if kind >= act.VILLAGE_SINGLE:
        single = len(places) == 1 == len(words) and not named[0][1]
        cell = CELL_AT[places[0]] if single else int(act.NOWHERE)
        return int(act.lay_village(cell) if kind == act.VILLAGE_SINGLE else act.lay_crops(cell))
    villages = [PLACE[CELLS.index(name)] for name, shown in named if shown and name in CELLS]
    size = 3 if kind == act.TRIPLE else 2
    lay = act.lay_triple if kind == act.TRIPLE else act.lay_double
    if outline < 0 or len(places) != size or len(villages) != 1:
        return int(lay(act.NO_OUTLINE, 0))
    return int(lay(outline, places.index(villages[0])))


def _outline(places: list[int]) -> int:
    """The outline that covers just these places, or -1."""
    for shape in range(SHAPE_COUNT) if places else ():
        if reach_of(shape, places[0]) == places:
            return OUTLINE_AT[shape * PLACES + places[0]]
    return -1


def cards_named(names: list[str]) -> int:
    """Cards as counts of each type; MISSING if nobody can hold them."""
    cards = 0
    for name in names:
        kind = CARD_TYPES.index(name) if name in CARD_TYPES else -1
        if kind < 0 or lane(cards, kind) == MOST_OF_A_TYPE:
            return int(act.MISSING)
        cards = int(with_lane(cards, kind, lane(cards, kind) + 1))
    return cards
