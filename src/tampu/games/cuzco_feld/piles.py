"""Piles as counts inside one word: god cards 3 bits to a number, tiles 2 bits to a kind."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.games.cuzco_feld.box import (
    ABILITY_COUNT,
    CARD_COUNT,
    CARDS,
    COPIES,
    TILE_COPIES,
    TILE_KINDS,
    TILES,
)

# God cards

ALL_CARDS: Final[list[int]] = [sum(int(COPIES) << (card * 3) for card in range(CARD_COUNT))]
_GOD_BITS: Final[i64] = 0x1FF


def copies(pile: i64, card: i64) -> i64:
    """How many cards of a number are in a pile."""
    return pile >> (card * 3) & 7


def one_card(card: i64) -> i64:
    """One card as a pile."""
    return bit(card * 3)


def cards_of(pile: i64, god: i64) -> i64:
    """The cards of one god in a pile, as a pile."""
    shift = god * 9
    return (pile >> shift & _GOD_BITS) << shift


def amount_of(pile: i64, god: i64) -> i64:
    """How many cards of one god are in a pile."""
    part = pile >> (god * 9)
    return (part & 7) + (part >> 3 & 7) + (part >> 6 & 7)


def amount(pile: i64) -> i64:
    """How many cards a pile has."""
    total: i64 = 0
    while pile:
        total += pile & 7
        pile >>= 3
    return total


def cards_named(pile: i64) -> list[str]:
    """The cards one by one, by their numbers as printed."""
    return [CARDS[card] for card in range(CARD_COUNT) for _ in range(copies(pile, card))]


# Tiles

ALL_TILES: Final[list[int]] = [sum(int(TILE_COPIES) << (tile * 2) for tile in range(TILE_KINDS))]
_LOW: Final[i64] = 0x555555555555
_KIND_BITS: Final[i64] = 0xFFFFFF


def tiles_in(heap: i64, tile: i64) -> i64:
    """How many tiles of a kind and ability are in a heap."""
    return heap >> (tile * 2) & 3


def one_tile(tile: i64) -> i64:
    """One tile as a heap."""
    return bit(tile * 2)


def half(heap: i64, kind: i64) -> i64:
    """The study tiles or the farm tiles of a heap, as counts by ability."""
    return heap >> (kind * ABILITY_COUNT * 2) & _KIND_BITS


def tile_amount(heap: i64) -> i64:
    """How many tiles a heap has."""
    total: i64 = 0
    while heap:
        total += heap & 3
        heap >>= 2
    return total


def different(heap: i64) -> i64:
    """For every tile that is there one bit, at twice its number."""
    return (heap | heap >> 1) & _LOW


def tiles_named(heap: i64) -> list[str]:
    """The tiles one by one, by kind and ability."""
    return [TILES[tile] for tile in range(TILE_KINDS) for _ in range(tiles_in(heap, tile))]
