"""What one player has: colour, workers, markers, cards, roads and the network they make."""

from typing import Final

from mypy_extensions import i64

from tampu.games.inca_empire.sets import Roads, Sites, no_roads, no_sites

NOT_DEALT: Final[i64] = -1

REALM_FIELDS: Final = [
    "colour",
    "tile",
    "points",
    "workers",
    "hand",
    "drawn",
    "acting",
    "markers",
    "terraces",
    "slots",
    "doubles",
    "wilds",
    "network",
    "reach",
    "near_slots",
    "near_wilds",
]
"""Every field by name: what a realm is."""


class Realm:
    """One player's side of the table. Sets of regions are words, others as in `sets`."""

    def __init__(self) -> None:
        self.colour: i64 = NOT_DEALT
        self.tile: i64 = NOT_DEALT
        self.points: i64 = 0
        self.workers: i64 = 0
        self.hand: i64 = 0
        self.drawn: tuple[int, ...] = (0,)
        """IE-110, IE-407: the cards drawn so far, by the draw pile they came from: a secret."""
        self.acting: i64 = 0
        """IE-411, IE-412: the face-up cards beside the own colour, as one pile."""
        self.markers: i64 = 0
        self.terraces: i64 = 0
        self.slots: Roads = no_roads()
        """Ordinary roads."""
        self.doubles: Roads = no_roads()
        """IE-722: wild roads along printed slots."""
        self.wilds: Roads = no_roads()
        """Wild roads between the sites of a pair."""
        self.network: Sites = no_sites()
        """IE-121: this and what follows is derived from the roads (`network.py`)."""
        self.reach: i64 = 0
        """The regions that the network touches."""
        self.near_slots: Roads = no_roads()
        self.near_wilds: Roads = no_roads()
        """IE-510: slots and wild pairs with an end in the network."""

    def draw(self, card: i64, pile: i64) -> None:
        """IE-407: a card from this draw pile into the hand; `card` is a pile of one."""
        self.hand += card
        drawn = list(self.drawn) + [0] * (pile + 1 - len(self.drawn))
        drawn[pile] += card
        self.drawn = tuple(drawn)

    def take_from(self, other: "Realm") -> None:
        """Become equal to `other`."""
        self.colour = other.colour
        self.tile = other.tile
        self.points = other.points
        self.workers = other.workers
        self.hand = other.hand
        self.drawn = other.drawn
        self.acting = other.acting
        self.markers = other.markers
        self.terraces = other.terraces
        self.slots = other.slots
        self.doubles = other.doubles
        self.wilds = other.wilds
        self.network = other.network
        self.reach = other.reach
        self.near_slots = other.near_slots
        self.near_wilds = other.near_wilds

    def fields(self) -> tuple[object, ...]:
        """Everything in it as plain values."""
        return tuple([getattr(self, name) for name in REALM_FIELDS])

    def set_fields(self, values: tuple[object, ...]) -> None:
        """Become what `fields` told."""
        for name, value in zip(REALM_FIELDS, values, strict=True):
            setattr(self, name, value)
