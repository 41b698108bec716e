"""Sets of cells of a hexagonal board with up to 15 rows of 19 cells, three rows to a word.

The place of a cell is row * 20 + number. Number 0 belongs to no cell and keeps the rows apart, and
no row that ends a word (2, 5, 8, 11, 14) has a cell 19. The cells above and below cell k are k - 1
and k in even rows, k and k + 1 in odd ones. A set that was moved may hold places that are no cells:
whoever moves a set meets it with a set of cells.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lowest

Place = i64
"""Where a cell lies: row * 20 + number."""
Cells = tuple[i64, i64, i64, i64, i64]

ROW_WIDTH: Final[i64] = 20
WORD_WIDTH: Final[i64] = 60
PLACES: Final[i64] = 300

_WORD: Final[i64] = 0xFFFFFFFFFFFFFFF
_TOP_ROW: Final[i64] = 0xFFFFF
_MIDDLE: Final[i64] = 0xFFFFF00000
_OUTER: Final[i64] = 0xFFFFF00000FFFFF
"""The middle row of a word, and the two others: the odd rows of words 1 and 3, else the even."""


def place_of(row: i64, number: i64) -> Place:
    """The place of a cell."""
    return row * ROW_WIDTH + number


def row_of(place: Place) -> i64:
    """The row of a place."""
    return place // ROW_WIDTH


def no_cells() -> Cells:
    """The empty set. A function: compiled code cannot share a constant that is a tuple."""
    return (0, 0, 0, 0, 0)


# Single cells


def only(place: Place) -> Cells:
    """The set with this one cell."""
    word = place // WORD_WIDTH
    one = bit(place - word * WORD_WIDTH)
    return (
        one if word == 0 else 0,
        one if word == 1 else 0,
        one if word == 2 else 0,
        one if word == 3 else 0,
        one if word == 4 else 0,
    )


def word_at(cells: Cells, number: i64) -> i64:
    """One word of the set."""
    if number == 0:
        return cells[0]
    if number == 1:
        return cells[1]
    if number == 2:
        return cells[2]
    return cells[3] if number == 3 else cells[4]


def has(cells: Cells, place: Place) -> bool:
    """Whether the cell is in the set."""
    number = place // WORD_WIDTH
    return (word_at(cells, number) >> (place - number * WORD_WIDTH)) & 1 != 0


def east_of(place: Place) -> i64:
    """The place to the east."""
    return place + 1


def south_east_of(place: Place) -> i64:
    """The place to the south-east."""
    return place + ROW_WIDTH + (row_of(place) & 1)


def south_west_of(place: Place) -> i64:
    """The place to the south-west."""
    return place + ROW_WIDTH - 1 + (row_of(place) & 1)


# Sets


def union(a: Cells, b: Cells) -> Cells:
    """The cells in either set."""
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4])


def both(a: Cells, b: Cells) -> Cells:
    """The cells in both sets."""
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4])


def minus(a: Cells, b: Cells) -> Cells:
    """The cells of the first set that are not in the second."""
    return (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4])


def either(a: Cells, b: Cells) -> Cells:
    """The cells in exactly one of the sets."""
    return (a[0] ^ b[0], a[1] ^ b[1], a[2] ^ b[2], a[3] ^ b[3], a[4] ^ b[4])


def same(a: Cells, b: Cells) -> bool:
    """Whether both sets have the same cells."""
    differ = (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3]) | (a[4] ^ b[4])
    return differ == 0


def any_in(cells: Cells) -> bool:
    """Whether the set has a cell."""
    return (cells[0] | cells[1] | cells[2] | cells[3] | cells[4]) != 0


def meet(a: Cells, b: Cells) -> bool:
    """Whether the sets share a cell."""
    shared = (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]) | (a[4] & b[4])
    return shared != 0


def _count(word: i64) -> i64:
    """How many bits of a word of 60 are set."""
    word = word - ((word >> 1) & 0x555555555555555)
    word = (word & 0x333333333333333) + ((word >> 2) & 0x333333333333333)
    word = (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    return (word + (word >> 32)) & 0x7F


def size(cells: Cells) -> i64:
    """How many cells the set has."""
    count: i64 = 0
    if cells[0]:
        count += _count(cells[0])
    if cells[1]:
        count += _count(cells[1])
    if cells[2]:
        count += _count(cells[2])
    if cells[3]:
        count += _count(cells[3])
    if cells[4]:
        count += _count(cells[4])
    return count


def first(cells: Cells) -> i64:
    """The first cell of a set that is not empty, in board order."""
    number: i64 = 0
    while not word_at(cells, number):
        number += 1
    return number * WORD_WIDTH + lowest(word_at(cells, number))


def foremost(cells: Cells) -> Cells:
    """The first cell of the set, alone; nothing of nothing."""
    if cells[0]:
        return (cells[0] & -cells[0], 0, 0, 0, 0)
    if cells[1]:
        return (0, cells[1] & -cells[1], 0, 0, 0)
    if cells[2]:
        return (0, 0, cells[2] & -cells[2], 0, 0)
    if cells[3]:
        return (0, 0, 0, cells[3] & -cells[3], 0)
    return (0, 0, 0, 0, cells[4] & -cells[4])


def nth(cells: Cells, n: i64) -> i64:
    """The cell of the set with n others before it."""
    number: i64 = 0
    word = cells[0]
    while True:
        here = _count(word)
        if n < here:
            break
        n -= here
        number += 1
        word = word_at(cells, number)
    while n:
        word &= word - 1
        n -= 1
    return number * WORD_WIDTH + lowest(word)


def places(cells: Cells) -> list[int]:
    """The cells of the set in board order."""
    found: list[int] = []
    for number in range(5):
        word = word_at(cells, number)
        while word:
            found.append(number * WORD_WIDTH + lowest(word))
            word &= word - 1
    return found


# Moving a set by one step


def west(x: Cells) -> Cells:
    """The set moved one cell to the west."""
    return (x[0] >> 1, x[1] >> 1, x[2] >> 1, x[3] >> 1, x[4] >> 1)


def east(x: Cells) -> Cells:
    """The set moved one cell to the east."""
    return (
        (x[0] << 1) & _WORD,
        (x[1] << 1) & _WORD,
        (x[2] << 1) & _WORD,
        (x[3] << 1) & _WORD,
        (x[4] << 1) & _WORD,
    )


def north(x: Cells) -> Cells:
    """The set moved one row up, numbers unchanged."""
    return (
        (x[0] >> 20) | ((x[1] & _TOP_ROW) << 40),
        (x[1] >> 20) | ((x[2] & _TOP_ROW) << 40),
        (x[2] >> 20) | ((x[3] & _TOP_ROW) << 40),
        (x[3] >> 20) | ((x[4] & _TOP_ROW) << 40),
        x[4] >> 20,
    )


def south(x: Cells) -> Cells:
    """The set moved one row down, numbers unchanged."""
    return (
        (x[0] << 20) & _WORD,
        ((x[1] << 20) & _WORD) | (x[0] >> 40),
        ((x[2] << 20) & _WORD) | (x[1] >> 40),
        ((x[3] << 20) & _WORD) | (x[2] >> 40),
        ((x[4] << 20) & _WORD) | (x[3] >> 40),
    )


def north_west(x: Cells) -> Cells:
    """The set moved one cell to the north-west."""
    return north(
        (
            (x[0] & _MIDDLE) | ((x[0] & _OUTER) >> 1),
            (x[1] & _OUTER) | ((x[1] & _MIDDLE) >> 1),
            (x[2] & _MIDDLE) | ((x[2] & _OUTER) >> 1),
            (x[3] & _OUTER) | ((x[3] & _MIDDLE) >> 1),
            (x[4] & _MIDDLE) | ((x[4] & _OUTER) >> 1),
        )
    )


def north_east(x: Cells) -> Cells:
    """The set moved one cell to the north-east."""
    return north(
        (
            (x[0] & _OUTER) | ((x[0] & _MIDDLE) << 1),
            (x[1] & _MIDDLE) | ((x[1] & _OUTER) << 1),
            (x[2] & _OUTER) | ((x[2] & _MIDDLE) << 1),
            (x[3] & _MIDDLE) | ((x[3] & _OUTER) << 1),
            (x[4] & _OUTER) | ((x[4] & _MIDDLE) << 1),
        )
    )


def beside(x: Cells) -> Cells:
    """The places that touch a cell of the set."""
    slanted = (
        x[0] | ((x[0] & _MIDDLE) << 1) | ((x[0] & _OUTER) >> 1),
        x[1] | ((x[1] & _OUTER) << 1) | ((x[1] & _MIDDLE) >> 1),
        x[2] | ((x[2] & _MIDDLE) << 1) | ((x[2] & _OUTER) >> 1),
        x[3] | ((x[3] & _OUTER) << 1) | ((x[3] & _MIDDLE) >> 1),
        x[4] | ((x[4] & _MIDDLE) << 1) | ((x[4] & _OUTER) >> 1),
    )
    return union(union(west(x), east(x)), union(north(slanted), south(slanted)))


def spread(seed: Cells, within: Cells) -> Cells:
    """The cells of `within` that hang together with the seed, the seed included."""
    grown = both(seed, within)
    while True:
        wider = union(grown, both(beside(grown), within))
        if same(wider, grown):
            return grown
        grown = wider
