"""The words of scenes: places, cards, tiles, missions and settings, read with a clear refusal."""

import re

from tampu.core import statements
from tampu.core.notation import SEATS
from tampu.games.cuzco_feld.box import ABILITIES, CARDS, GOODS, MISSIONS, SPACES, TILES
from tampu.games.cuzco_feld.land import PLACES

_SETTING = re.compile(r"([A-Za-z]+)=(\d+)")
NOTHING = "-"
"""An empty space, or no card."""


class Words(statements.Words):
    """The words of one statement of Cuzco (Feld)."""

    def one_of(self, place: int, names: list[str]) -> int:
        """The number of a name in a list."""
        name = self.pick(place)
        if name not in names:
            raise self.wrong()
        return names.index(name)

    def all_of(self, start: int, names: list[str]) -> list[int]:
        """The numbers of all names from this word on."""
        return [self.one_of(place, names) for place in range(start, len(self.parts))]

    def maybe(self, start: int, names: list[str]) -> list[int]:
        """The same, but - stands for -1."""
        return [
            -1 if part == NOTHING else self.one_of(place, names)
            for place, part in enumerate(self.parts)
            if place >= start
        ]

    def place(self, place: int) -> int:
        return self.one_of(place, PLACES)

    def space(self, place: int) -> int:
        return self.one_of(place, SPACES)

    def cards(self, start: int) -> list[int]:
        return self.all_of(start, CARDS)

    def missions(self, start: int) -> list[int]:
        return self.all_of(start, MISSIONS)

    def abilities(self, start: int) -> list[int]:
        return self.maybe(start, ABILITIES)

    def goods(self, start: int) -> list[int]:
        return self.all_of(start, GOODS)

    def tiles(self, start: int) -> list[tuple[int, bool]]:
        """Tiles, those slid down with a star: `farm_food*`."""
        found = []
        for part in self.parts[start:]:
            name, down = part.removesuffix("*"), part.endswith("*")
            if name not in TILES:
                raise self.wrong()
            found.append((TILES.index(name), down))
        return found

    def numbers(self, seats: int) -> list[tuple[int, int]]:
        """A number for each of some seats: `A=4 B=0`."""
        found = [_SETTING.fullmatch(part) for part in self.parts]
        if not found or None in found:
            raise self.wrong()
        told = [(match[1], int(match[2])) for match in found if match]
        if any(who not in SEATS[:seats] for who, _ in told):
            raise self.wrong()
        return [(SEATS.index(who), number) for who, number in told]

    def digits(self, start: int, least: int, most: int) -> list[int]:
        """Whole numbers from this word on."""
        return [self.number(place, least, most) for place in range(start, len(self.parts))]

    def seat_order(self, seats: int) -> list[int]:
        """All seats in some order: `D A B C`."""
        order = [self.seat(place, seats) for place in range(len(self.parts))]
        if sorted(order) != list(range(seats)):
            raise self.wrong()
        return order
