"""What one player has: the mask with feathers, tiles and quipus, and what lies beside it."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import count, lane
from tampu.core.fields import ZERO, Fielded
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


class Mask(Fielded):
    """One player's side of the table."""

    def __init__(self, of: "Mask | None" = None) -> None:
        self.board: i64 = of.board if of else NOT_DEALT
        self.token: i64 = of.token if of else NOT_DEALT
        self.points: i64 = of.points if of else ZERO
        self.knowledge: i64 = of.knowledge if of else ZERO
        self.food: i64 = of.food if of else ZERO
        self.offerings: i64 = of.offerings if of else START_OFFERINGS
        self.inti: i64 = of.inti if of else START_INTI
        self.feathers: i64 = of.feathers if of else ZERO
        """CF-314: the slots with a feather, as a set."""
        self.circles: i64 = of.circles if of else ZERO
        """CF-510: the active circle tiles, as a set."""
        self.quipus: i64 = of.quipus if of else QUIPUS
        """CF-116: quipus on the mask, always the last ones of their order (CF-308)."""
        self.reserve: i64 = of.reserve if of else ZERO
        self.villages: i64 = of.villages if of else ZERO
        """CF-309: the villages with an own quipu, as a set of places."""
        self.chasqui: i64 = of.chasqui if of else ZERO
        self.laid: i64 = of.laid if of else ZERO
        """CF-404: the tiles in the order of their slots, five bits each, from 1."""
        self.tiles: i64 = of.tiles if of else ZERO
        """The same tiles as a heap: counts by kind and ability."""
        self.down: i64 = of.down if of else ZERO
        """CF-413, CF-414: those of them in the lower position, as a heap."""
        self.goods: i64 = of.goods if of else ZERO
        """CF-824: goods by type, in lanes."""
        self.missions: i64 = of.missions if of else ZERO
        self.completed: i64 = of.completed if of else ZERO
        self.drawn: i64 = of.drawn if of else ZERO
        """CF-123: the four gold missions to choose from; kept and removed are parts of them."""
        self.kept: i64 = of.kept if of else ZERO
        self.removed: i64 = of.removed if of else ZERO
        self.hand: i64 = of.hand if of else ZERO
        self.known: i64 = of.known if of else ZERO
        """The part of the hand that everybody saw being taken."""
        self.hints: i64 = of.hints if of else NO_CARD
        """CF-125, CF-839: what everybody knows about the gods of the start cards, as a set."""
        self.spent: i64 = of.spent if of else ZERO
        """CF-621: the start cards that were played, counted god by god (`start_cards`)."""
        self.gave: i64 = of.gave if of else ZERO
        """CF-125: the card given back, from 1: its former owner knows it."""
        self.dice: i64 = of.dice if of else ZERO
        """CF-202, CF-212: three lanes: the value, and 8 times the space from 1 if placed."""
        self.ones: i64 = of.ones if of else ZERO
        self.twos: i64 = of.twos if of else ZERO
        self.start: i64 = of.start if of else ZERO
        """CF-120: the colour, from 1, of the start feather that has no slot yet."""

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
