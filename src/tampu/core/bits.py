"""Small sets and small vectors of numbers inside one 64-bit word.

A set holds members 0 to 62. A row of lanes holds up to seven numbers from 0 to 255.
"""

from typing import Final

from mypy_extensions import i64

LANE: Final[i64] = 255


def wide(number: i64, shift: i64) -> i64:
    """The number itself. mypyc shifts a constant as 32 bits; this is no constant to it."""
    return number + (shift >> 62)


def bit(member: i64) -> i64:
    """The set with this one member."""
    return wide(1, member) << member


def count(word: i64) -> i64:
    """How many members the set has."""
    n: i64 = 0
    while word:
        word &= word - 1
        n += 1
    return n


def lowest(word: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    if not word & 0xFFFFFFFF:
        word >>= 32
        n += 32
    if not word & 0xFFFF:
        word >>= 16
        n += 16
    if not word & 0xFF:
        word >>= 8
        n += 8
    if not word & 0xF:
        word >>= 4
        n += 4
    if not word & 0x3:
        word >>= 2
        n += 2
    if not word & 0x1:
        n += 1
    return n


def nth(word: i64, n: i64) -> i64:
    """The member with n smaller ones before it."""
    while n:
        word &= word - 1
        n -= 1
    return lowest(word)


def members(word: i64) -> list[int]:
    """The members in rising order."""
    found: list[int] = []
    while word:
        found.append(lowest(word))
        word &= word - 1
    return found


def lane(word: i64, place: i64) -> i64:
    """The number at this place of a row of lanes."""
    return (word >> (place * 8)) & LANE


def with_lane(word: i64, place: i64, number: i64) -> i64:
    """The row with the number at this place replaced."""
    shift = place * 8
    return (word & ~(wide(LANE, place) << shift)) | (number << shift)


def lanes(word: i64, length: i64) -> list[int]:
    """The first `length` numbers of the row."""
    return [int(lane(word, place)) for place in range(length)]
