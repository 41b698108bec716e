"""The words of scenes: seats, squares, priests, cards and ranges, read with a clear refusal."""

import re

from tampu.core import statements
from tampu.games.machu_picchu.box import CARD_COUNT, INSTRUCTION, PAIRS, PRIEST_COUNT, SKY, SQUARES

_RANGE = re.compile(r"(\d{1,2})\.\.(\d{1,2})")
_SLOT = re.compile(r"\(?([+-]?\d{1,2})(?:\+(\d{1,2}))?\)?")
_NAMED = re.compile(r"([NSEW])(\d{1,2})")


class Words(statements.Words):
    """The words of one statement of Machu Picchu."""

    def priest(self, place: int) -> int:
        """A priest, counted from 0."""
        return self.number(place, 1, int(PRIEST_COUNT)) - 1

    def square(self, place: int) -> int:
        word = self.pick(place)
        if word not in SQUARES:
            raise self.wrong()
        return SQUARES.index(word)

    def sky(self) -> int:
        """A sun/moon card by its two words; the printed one is number 0."""
        self.only(2)
        cards = list(zip(SKY, INSTRUCTION, strict=True))
        named = (self.parts[0], self.parts[1])
        if named not in cards:
            raise self.wrong()
        return cards.index(named)

    def pair(self, word: str) -> int:
        """A priest card by its two numbers, such as 1-3."""
        names = ["-".join(str(priest + 1) for priest in pair) for pair in PAIRS]
        if word not in names:
            raise self.wrong()
        return names.index(word)

    def cards(self, start: int) -> list[int]:
        """Direction cards: numbers, and ranges such as 1..50."""
        found: list[int] = []
        for word in self.parts[start:]:
            if match := _RANGE.fullmatch(word):
                found.extend(range(int(match[1]), int(match[2]) + 1))
            elif word.isascii() and word.isdigit() and len(word) < 3:
                found.append(int(word))
            else:
                raise self.wrong()
        if not found or any(not 1 <= card <= CARD_COUNT for card in found):
            raise self.wrong()
        return found

    def slots(self, start: int) -> list[int]:
        """The tokens of a depot, slot by slot; `(4+5)` are two on one slot, the fifth."""
        found: list[int] = []
        for word in self.parts[start:]:
            match = _SLOT.fullmatch(word)
            if match is None or len(found) > 4 or (match[2] and len(found) != 4):
                raise self.wrong()
            found += [int(match[1])] + ([int(match[2])] if match[2] else [])
        return found

    def on_stairs(self) -> list[tuple[str, int]]:
        """Cards on stairs, such as N10 S40."""
        found = [_NAMED.fullmatch(word) for word in self.parts]
        named = [(match[1], int(match[2])) for match in found if match]
        stairs = {stair for stair, _ in named}
        if not named or len(stairs) != len(found) or any(not 1 <= n <= 50 for _, n in named):
            raise self.wrong()
        return named
