"""What one player has: colour, workers, markers, cards, roads and the network they make."""

from typing import Final

from mypy_extensions import i64

from tampu.core.fields import ZERO, Fielded
from tampu.games.inca_empire.sets import Roads, Sites, no_roads, no_sites

NOT_DEALT: Final[i64] = -1


class Realm(Fielded):
    """One player's side of the table. Sets of regions are words, others as in `sets`."""

    def __init__(self, of: "Realm | None" = None) -> None:
        self.colour: i64 = of.colour if of else NOT_DEALT
        self.tile: i64 = of.tile if of else NOT_DEALT
        self.points: i64 = of.points if of else ZERO
        self.workers: i64 = of.workers if of else ZERO
        self.hand: i64 = of.hand if of else ZERO
        self.drawn: tuple[int, ...] = of.drawn if of else (0,)
        """IE-110, IE-407: the cards drawn so far, by the draw pile they came from: a secret."""
        self.acting: i64 = of.acting if of else ZERO
        """IE-411, IE-412: the face-up cards beside the own colour, as one pile."""
        self.markers: i64 = of.markers if of else ZERO
        self.terraces: i64 = of.terraces if of else ZERO
        self.slots: Roads = of.slots if of else no_roads()
        """Ordinary roads."""
        self.doubles: Roads = of.doubles if of else no_roads()
        """IE-722: wild roads along printed slots."""
        self.wilds: Roads = of.wilds if of else no_roads()
        """Wild roads between the sites of a pair."""
        self.network: Sites = of.network if of else no_sites()
        """IE-121: this and what follows is derived from the roads (`network.py`)."""
        self.reach: i64 = of.reach if of else ZERO
        """The regions that the network touches."""
        self.near_slots: Roads = of.near_slots if of else no_roads()
        self.near_wilds: Roads = of.near_wilds if of else no_roads()
        """IE-510: slots and wild pairs with an end in the network."""

    def draw(self, card: i64, pile: i64) -> None:
        """IE-407: a card from this draw pile into the hand; `card` is a pile of one."""
        self.hand += card
        drawn = self.drawn
        while len(drawn) <= pile:
            drawn += (0,)
        self.drawn = drawn[:pile] + (int(drawn[pile] + card),) + drawn[pile + 1 :]
