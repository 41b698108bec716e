"""A fast stream of random numbers, the same compiled and uncompiled (xoshiro128**)."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Luck

MASK: Final[i64] = 0xFFFFFFFF


def mixed(word: i64) -> i64:
    """One 32-bit word well stirred by multiplying and folding: spreads a seed."""
    word = word & MASK
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & MASK
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & MASK
    return word ^ (word >> 16)


class Stream(Luck):
    """Random numbers from a seed. Not for dealing at real tables: see `core.commitment`."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = mixed(seed & 0xFFFFFFFF)
        self.b: i64 = mixed(self.a + ((seed >> 32) & 0xFFFFFFFF) + 0x9E3779B9)
        self.c: i64 = mixed(self.b + 0x7F4A7C15)
        self.d: i64 = mixed(self.a ^ self.c) | 1

    def copy(self) -> "Stream":
        """Another stream that goes on with the same numbers."""
        other = Stream(0)
        other.a, other.b, other.c, other.d = self.a, self.b, self.c, self.d
        return other

    def word(self) -> i64:
        """The next 32 bits."""
        five = (self.b * 5) & MASK
        turned = ((five << 7) & MASK) | (five >> 25)
        result = (turned * 9) & MASK
        shifted = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32
