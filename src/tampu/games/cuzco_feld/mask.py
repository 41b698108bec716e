"""What one player has: the mask with feathers, tiles and quipus, and what lies beside it."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import count, lane
from tampu.games.cuzco_feld.box import (
    FULL_COLOUR,
    QUIPUS,
    SLOTS_OF,
    START_INTI,
    START_OFFERINGS,
    TILE_SLOT_COUNT,
)
from tampu.games.cuzco_feld.piles import half, one_tile, tile_amount, tiles_in
from tampu.games.cuzco_feld.start_cards import NO_CARD

NOT_DEALT: Final[i64] = -1
DICE: Final[i64] = 3

MASK_FIELDS: Final = [
    "board",
    "token",
    "points",
    "knowledge",
    "food",
    "offerings",
    "inti",
    "feathers",
    "circles",
    "quipus",
    "reserve",
    "villages",
    "chasqui",
    "laid",
    "tiles",
    "down",
    "goods",
    "missions",
    "completed",
    "drawn",
    "kept",
    "removed",
    "hand",
    "known",
    "hints",
    "spent",
    "gave",
    "dice",
    "ones",
    "twos",
    "start",
]
"""Every field by name."""


class Mask:
    """One player's side of the table."""

    def __init__(self) -> None:
        self.board: i64 = NOT_DEALT
        self.token: i64 = NOT_DEALT
        self.points: i64 = 0
        self.knowledge: i64 = 0
        self.food: i64 = 0
        self.offerings: i64 = START_OFFERINGS
        self.inti: i64 = START_INTI
        self.feathers: i64 = 0
        """CF-314: the slots with a feather, as a set."""
        self.circles: i64 = 0
        """CF-510: the active circle tiles, as a set."""
        self.quipus: i64 = QUIPUS
        """CF-116: quipus on the mask, always the last ones of their order (CF-308)."""
        self.reserve: i64 = 0
        self.villages: i64 = 0
        """CF-309: the villages with an own quipu, as a set of places."""
        self.chasqui: i64 = 0
        self.laid: i64 = 0
        """CF-404: the tiles in the order of their slots, five bits each, from 1."""
        self.tiles: i64 = 0
        """The same tiles as a heap: counts by kind and ability."""
        self.down: i64 = 0
        """CF-413, CF-414: those of them in the lower position, as a heap."""
        self.goods: i64 = 0
        """CF-824: goods by type, in lanes."""
        self.missions: i64 = 0
        self.completed: i64 = 0
        self.drawn: i64 = 0
        """CF-123: the four gold missions to choose from; kept and removed are parts of them."""
        self.kept: i64 = 0
        self.removed: i64 = 0
        self.hand: i64 = 0
        self.known: i64 = 0
        """The part of the hand that everybody saw being taken."""
        self.hints: i64 = NO_CARD
        """CF-125, CF-839: what everybody knows about the gods of the start cards, as a set."""
        self.spent: i64 = 0
        """CF-621: the start cards that were played, counted god by god (`start_cards`)."""
        self.gave: i64 = 0
        """CF-125: the card given back, from 1: its former owner knows it."""
        self.dice: i64 = 0
        """CF-202, CF-212: three lanes: the value, and 8 times the space from 1 if placed."""
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.start: i64 = 0
        """CF-120: the colour, from 1, of the start feather that has no slot yet."""

    def take_from(self, other: "Mask") -> None:
        """Become equal to `other`."""
        self.board = other.board
        self.token = other.token
        self.points = other.points
        self.knowledge = other.knowledge
        self.food = other.food
        self.offerings = other.offerings
        self.inti = other.inti
        self.feathers = other.feathers
        self.circles = other.circles
        self.quipus = other.quipus
        self.reserve = other.reserve
        self.villages = other.villages
        self.chasqui = other.chasqui
        self.laid = other.laid
        self.tiles = other.tiles
        self.down = other.down
        self.goods = other.goods
        self.missions = other.missions
        self.completed = other.completed
        self.drawn = other.drawn
        self.kept = other.kept
        self.removed = other.removed
        self.hand = other.hand
        self.known = other.known
        self.hints = other.hints
        self.spent = other.spent
        self.gave = other.gave
        self.dice = other.dice
        self.ones = other.ones
        self.twos = other.twos
        self.start = other.start

    def fields(self) -> tuple[object, ...]:
        """Everything in it, as plain values."""
        return tuple(getattr(self, name) for name in MASK_FIELDS)

    def set_fields(self, values: tuple[object, ...]) -> None:
        """Become what `fields` told."""
        for name, value in zip(MASK_FIELDS, values, strict=True):
            setattr(self, name, value)

    def is_open(self) -> bool:
        """Whether everybody has seen every card of the hand."""
        return self.hand == self.known

    # Feathers

    def slots_of(self, colour: i64) -> i64:
        """CF-115: the slots of a colour on this mask, as a set."""
        return SLOTS_OF[self.board * 4 + colour]

    def feathers_of(self, colour: i64) -> i64:
        """CF-315: how many feathers of a colour there are."""
        return count(self.feathers & self.slots_of(colour))

    def is_full(self, colour: i64) -> bool:
        """CF-315, CF-318: whether no feather of this colour can be gained."""
        return self.feathers_of(colour) == FULL_COLOUR

    # Tiles and quipus

    def free_slots(self) -> i64:
        """CF-402: empty tile slots: neither quipu nor tile."""
        return TILE_SLOT_COUNT - self.quipus - self.tile_count()

    def tile_count(self) -> i64:
        """The tiles of both kinds."""
        return tile_amount(self.tiles)

    def lay_tile(self, tile: i64) -> None:
        """CF-404, CF-407: the first empty slot, in the upper position, for the rest of the game."""
        self.laid |= (tile + 1) << (self.tile_count() * 5)
        self.tiles += one_tile(tile)

    def up(self, tile: i64) -> i64:
        """CF-415: tiles of a kind and ability in the upper position."""
        return tiles_in(self.tiles, tile) - tiles_in(self.down, tile)

    def raised(self, kind: i64) -> i64:
        """CF-415: the counts by ability of tiles of a kind in the upper position."""
        return half(self.tiles, kind) - half(self.down, kind)

    # Dice

    def die_value(self, number: i64) -> i64:
        """The value of a die; 0 before the first roll."""
        return lane(self.dice, number) & 7

    def die_space(self, number: i64) -> i64:
        """The space on which a die lies, or -1."""
        return (lane(self.dice, number) >> 3) - 1

    def unplaced(self) -> i64:
        """CF-205: the values of dice not placed yet, as a set."""
        found: i64 = 0
        for number in range(DICE):
            if lane(self.dice, number) < 8:
                found |= 1 << lane(self.dice, number)
        return found & ~1

    def goods_count(self) -> i64:
        """CF-878: goods tiles of all types."""
        total: i64 = 0
        word = self.goods
        while word:
            total += word & 255
            word >>= 8
        return total
