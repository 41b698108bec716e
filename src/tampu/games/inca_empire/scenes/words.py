"""The words of scenes: sites, regions, roads, cards and settings, read with a clear refusal."""

import re

from tampu.core import statements
from tampu.core.notation import SEATS
from tampu.games.inca_empire.box import CARDS, COLOURS, MARKERS, quarter_named
from tampu.games.inca_empire.land import REGIONS, SITES, SLOTS, WILDS

_SETTING = re.compile(r"([a-zA-Z_]+)=(\w+)")


class Words(statements.Words):
    """The words of one statement of Inca Empire."""

    def one_of(self, place: int, names: list[str]) -> int:
        """The number of a name in a list."""
        name = self.pick(place)
        if name not in names:
            raise self.wrong()
        return names.index(name)

    def all_of(self, start: int, names: list[str]) -> list[int]:
        """The numbers of all names from this word on; there must be one."""
        if start >= len(self.parts):
            raise self.wrong()
        return [self.one_of(place, names) for place in range(start, len(self.parts))]

    def site(self, place: int) -> int:
        return self.one_of(place, SITES)

    def region(self, place: int) -> int:
        return self.one_of(place, REGIONS)

    def regions(self, start: int) -> list[int]:
        return self.all_of(start, REGIONS)

    def slots(self, start: int) -> list[int]:
        return self.all_of(start, SLOTS)

    def wilds(self, start: int) -> list[int]:
        return self.all_of(start, WILDS)

    def cards(self, start: int) -> list[int]:
        return [self.one_of(place, CARDS) for place in range(start, len(self.parts))]

    def quarter(self, place: int) -> int:
        """A quarter by its two colours."""
        number = quarter_named(self.pick(place))
        if number < 0:
            raise self.wrong()
        return number

    def settings(self) -> list[tuple[str, str]]:
        """What and how much: `A=4 B=0`."""
        found = [_SETTING.fullmatch(part) for part in self.parts]
        if not found or None in found:
            raise self.wrong()
        return [(match[1], match[2]) for match in found if match]

    def numbers(self, seats: int) -> list[tuple[int, int]]:
        """A number for each of some seats: `A=4 B=0`."""
        told = self.settings()
        if any(who not in SEATS[:seats] or not number.isdigit() for who, number in told):
            raise self.wrong()
        return [(SEATS.index(who), int(number)) for who, number in told]

    def marked(self) -> list[tuple[int, str]]:
        """Something for each of some regions: `vilcabamba=D`."""
        told = self.settings()
        if any(name not in REGIONS for name, _ in told):
            raise self.wrong()
        return [(REGIONS.index(name), value) for name, value in told]

    def marker(self, name: str) -> int:
        """A type of marker."""
        if name not in MARKERS:
            raise self.wrong()
        return MARKERS.index(name)

    def seat_order(self, seats: int) -> list[int]:
        """All seats in some order: `D A B C`."""
        order = [self.seat(place, seats) for place in range(len(self.parts))]
        if sorted(order) != list(range(seats)):
            raise self.wrong()
        return order

    def colours(self) -> list[int]:
        """The colours of the seats: `A B C D`, or `A=orange B=brown C=green`."""
        found = []
        for place, part in enumerate(self.parts):
            seat, equals, colour = part.partition("=")
            if place < len(SEATS) and seat != SEATS[place]:
                raise self.wrong()
            if equals and colour not in COLOURS:
                raise self.wrong()
            found.append(COLOURS.index(colour) if equals else min(place, 3))
        if len(set(found)) != len(found) and len(found) <= len(COLOURS):
            raise self.wrong()
        return found
