"""The words of scenes: cells, tiles, columns and cards, read with a clear refusal."""

import re

from tampu.core import statements
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer import notation
from tampu.games.cuzco_kramer.box import CARD_TYPES, CELLS, PLACE

_COLUMN = re.compile(r"(\d{1,2})([vc])")
_SETTING = re.compile(r"(?:([A-D])\.)?([a-z]+|\d{1,2}|[A-D])=(\d{1,3})")


class Words(statements.Words):
    """The words of one statement of Cuzco (Kiesling & Kramer)."""

    def place(self, number: int) -> int:
        """The place of a cell."""
        name = self.pick(number)
        if name not in CELLS:
            raise self.wrong()
        return PLACE[CELLS.index(name)]

    def places(self, start: int) -> list[int]:
        """The places of all cells from this word on; there must be one."""
        if start >= len(self.parts):
            raise self.wrong()
        return [self.place(number) for number in range(start, len(self.parts))]

    def tile(self) -> int:
        """A tile, written as for laying it: `3 G5v G6 H5`."""
        if not self.parts or self.parts[0] not in notation.TILES:
            raise self.wrong()
        action = notation.read(f"place {self.text}")
        if act.outline_of(action) == act.NO_OUTLINE:
            raise self.wrong()
        return action

    def column(self) -> tuple[int, int, bool]:
        """A cell, its level and whether it shows a village: `G5 3v`."""
        self.only(2)
        match = _COLUMN.fullmatch(self.parts[1])
        if match is None:
            raise self.wrong()
        return self.place(0), int(match[1]), match[2] == "v"

    def card(self, number: int) -> int:
        """A card type by its letters."""
        name = self.pick(number)
        if name not in CARD_TYPES:
            raise self.wrong()
        return CARD_TYPES.index(name)

    def cards(self, start: int) -> list[int]:
        """Card types one by one."""
        return [self.card(number) for number in range(start, len(self.parts))]

    def settings(self) -> list[tuple[str, str, int]]:
        """Whose, what and how many: `triples=1 A.doubles=0`."""
        found = [_SETTING.fullmatch(part) for part in self.parts]
        if not found or None in found:
            raise self.wrong()
        return [(match[1] or "", match[2], int(match[3])) for match in found if match]
