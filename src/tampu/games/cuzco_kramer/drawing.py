"""A position drawn in letters, as one seat sees it."""

from collections.abc import Callable

from tampu.core.hexes import ROW_WIDTH
from tampu.core.notation import SEATS
from tampu.games.cuzco_kramer.box import CELLS, LAND, PLACE, cells_named
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.position import Position
from tampu.games.cuzco_kramer.view import view

ROWS = "ABCDEFGHJKLMNPQ"
BARE, BASIN, WILD = ".", "~", ","
"""Bare ground, water, land outside the site."""
_OUTSIDE = frozenset(cells_named(LAND.outside))
Say = Callable[..., str]
"""A message with facts as a sentence: what a speaker does."""


def draw(position: Position, seat: int | None = None, say: Say | None = None) -> str:
    """The board row by row, the supplies, the cards; and the hand of `seat`.

    A cell shows its level and v or c for its face, then the Inca's letter or * for a temple.
    """
    seen, word = view(position, seat), say or _as_it_is
    rows = [_head(seen, word), ""]
    rows += [_row(seen, number) for number in range(len(ROWS))]
    temples = [f"{cell}={value}{_disc(seen, cell)}" for cell, value in seen.temples.items()]
    lists = {
        "temples": " ".join(temples) or "-",
        "scores": " ".join(f"{SEATS[s]}={points}" for s, points in enumerate(seen.scores)),
        "triples": str(seen.triples),
        "basins": str(seen.basins_left),
        "open": seen.open or "-",
        "deck": str(seen.deck),
        "cards": " ".join(f"{SEATS[s]}={number}" for s, number in enumerate(seen.hand_sizes)),
    }
    for owner, supply in enumerate(seen.supplies):
        tiles = f"2x{supply.doubles} 1vx{supply.village_singles} 1cx{supply.crops_singles}"
        lists[SEATS[owner]] = f"{tiles} i{supply.incas} t{supply.tokens}"
    if seat is not None:
        lists["hand"] = f"{' '.join(seen.hand) or '-'} ({SEATS[seat]})"
    rows += ["", *(f"{_label(name, word)}: {text}" for name, text in lists.items())]
    return "\n".join(rows)


def _disc(seen: View, cell: str) -> str:
    return "*" if cell in seen.discs else ""


def _label(name: str, word: Say) -> str:
    return name if name in SEATS else word("drawing-word", word=name)


def _as_it_is(_key: str, **facts: str) -> str:
    """The word itself."""
    return next(iter(facts.values()))


def _head(seen: View, word: Say) -> str:
    active = "-" if seen.active is None else SEATS[seen.active]
    return f"{active} {word('drawing-word', word='ap')} {seen.ap}"


def _row(seen: View, row: int) -> str:
    """One row; odd rows stand half a cell to the right."""
    text = [" "] * 84
    for cell, place in zip(CELLS, PLACE, strict=True):
        if place // ROW_WIDTH != row:
            continue
        column = 4 * (place % ROW_WIDTH) + 2 * (row % 2)
        text[column : column + 3] = _cell(seen, cell).ljust(3)
    return (ROWS[row] + "".join(text)).rstrip()


def _cell(seen: View, cell: str) -> str:
    if any(cell in basin.cells for basin in seen.basins):
        return BASIN
    level = seen.levels.get(cell)
    if level is None:
        return BARE if cell not in _OUTSIDE else WILD
    mark = "*" if cell in seen.temples else ""
    mark += "".join(SEATS[seat] for seat, cells in enumerate(seen.incas) if cell in cells)
    return f"{level}{'v' if cell in seen.villages else 'c'}{mark}"
