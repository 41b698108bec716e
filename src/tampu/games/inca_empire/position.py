"""Everything that lies on the table, as plain fields, and what can be read off it."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import CHANCE, NOBODY, Luck, Seat, State
from tampu.core.fields import ZERO
from tampu.games.inca_empire.box import CARD_COUNT, CARDS, MARKER_COUNT, PLAIN_MARKERS
from tampu.games.inca_empire.land import SUYUS, Land, land_of
from tampu.games.inca_empire.piles import Recollection
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.sets import Roads, Sites, no_roads, no_sites

# What is asked: the question on the table. The first six are asked of chance.
ASK_COLOUR: Final[i64] = 0
ASK_MARKER: Final[i64] = 1
ASK_DEAL: Final[i64] = 2
ASK_TILE: Final[i64] = 3
ASK_DRAW: Final[i64] = 4
ASK_INVASION: Final[i64] = 5
ASK_CARD: Final[i64] = 6
ASK_QUARTER: Final[i64] = 7
ASK_NEXT: Final[i64] = 8
ASK_ROAD: Final[i64] = 9
ASK_KIND: Final[i64] = 10
ASK_TARGET: Final[i64] = 11
ASK_REPEAT: Final[i64] = 12
ASK_RAPID: Final[i64] = 13
ASK_PILGRIMAGE: Final[i64] = 14
ASK_SLOT: Final[i64] = 15
OVER: Final[i64] = 16

# Why a marker is turned up (IE-109, IE-513, IE-635)
BY_SETUP: Final[i64] = 0
BY_ROAD: Final[i64] = 1
BY_CONQUEST: Final[i64] = 2

# How an action of the turn stands (IE-502 to IE-504)
FRESH: Final[i64] = 0
OPEN: Final[i64] = 1
CLOSED: Final[i64] = 2
REPLACED: Final[i64] = 3
LOST: Final[i64] = 4

BEFORE: Final[i64] = -1
"""The moment before the first phase: the set-up."""
NONE: Final[i64] = -1
FOUR_DEALT: Final[i64] = 4
"""In the place of the colour that is not in play: all four are."""


class Position(State):
    """One position. Sets of regions are words, sets of sites and roads as in `sets`."""

    def __init__(
        self,
        seats: i64 = 3,
        pizarro: bool = False,
        decline: bool = False,
        gift: bool = False,
        of: "Position | None" = None,
    ) -> None:
        self.seats = seats
        self.pizarro = pizarro
        self.decline = decline
        self.gift = gift
        self.land: Land = land_of(seats)
        # The question, the phase and who acts (IE-2xx)
        self.asking: i64 = of.asking if of else ASK_COLOUR
        self.moment: i64 = of.moment if of else BEFORE
        self.active: i64 = of.active if of else ZERO
        self.place: i64 = of.place if of else ZERO
        self.track: i64 = of.track if of else ZERO
        """IE-207: the seats from first to last place, in lanes."""
        self.vacant: i64 = of.vacant if of else FOUR_DEALT
        # The Sun board (IE-4xx): face-up cards by quarter as piles; face-down ones in lanes, + 1
        self.up_0: i64 = of.up_0 if of else ZERO
        self.up_1: i64 = of.up_1 if of else ZERO
        self.up_2: i64 = of.up_2 if of else ZERO
        self.up_3: i64 = of.up_3 if of else ZERO
        self.up_4: i64 = of.up_4 if of else ZERO
        self.up_5: i64 = of.up_5 if of else ZERO
        self.down: i64 = of.down if of else ZERO
        self.placers: i64 = of.placers if of else ZERO
        self.chosen: i64 = of.chosen if of else NONE
        self.draw: i64 = of.draw if of else ZERO
        self.discard: i64 = of.discard if of else ZERO
        # What everybody could remember of them (`piles.py`)
        self.piles: tuple[int, ...] = of.piles if of else ()
        """IE-110, IE-408: what each draw pile was made of."""
        self.placings: tuple[int, ...] = of.placings if of else ()
        self.recollection: Recollection | None = of.recollection if of else None
        """What `rules.recall` found out last: no part of the position."""
        # Markers (IE-107): those not turned up are a bag; `pending` are about to be turned
        self.bag: i64 = of.bag if of else ZERO
        self.hidden: i64 = of.hidden if of else ZERO
        self.pending: i64 = of.pending if of else ZERO
        self.cause: i64 = of.cause if of else BY_SETUP
        self.type_0: i64 = of.type_0 if of else ZERO
        self.type_1: i64 = of.type_1 if of else ZERO
        self.type_2: i64 = of.type_2 if of else ZERO
        self.type_3: i64 = of.type_3 if of else ZERO
        self.type_4: i64 = of.type_4 if of else ZERO
        self.type_5: i64 = of.type_5 if of else ZERO
        # The map. `open` is what touches conquered ground, `crossed` what a wild road crosses
        self.conquered: i64 = of.conquered if of else SUYUS
        self.open_sites: Sites = of.open_sites if of else no_sites()
        self.open_slots: Roads = of.open_slots if of else no_roads()
        self.open_wilds: Roads = of.open_wilds if of else no_roads()
        self.occupied: Roads = of.occupied if of else no_roads()
        self.crossed: Roads = of.crossed if of else no_roads()
        self.cities: Sites = of.cities if of else no_sites()
        self.garrisons: Sites = of.garrisons if of else no_sites()
        self.temples: Sites = of.temples if of else no_sites()
        # The turn (IE-5xx, IE-6xx)
        self.road_action: i64 = of.road_action if of else FRESH
        self.development: i64 = of.development if of else FRESH
        self.laid: i64 = of.laid if of else ZERO
        self.wild_used: i64 = of.wild_used if of else ZERO
        self.kind: i64 = of.kind if of else NONE
        self.repeats: i64 = of.repeats if of else ZERO
        self.rapids: i64 = of.rapids if of else ZERO
        self.templed: bool = of.templed if of else False
        self.pilgrimed: bool = of.pilgrimed if of else False
        self.pilgrim: i64 = of.pilgrim if of else NONE
        self.plain_left: i64 = of.plain_left if of else (PLAIN_MARKERS if pizarro else ZERO)
        self.realms: list[Realm] = (
            [Realm(realm) for realm in of.realms] if of else [Realm() for _ in range(seats)]
        )

    def derived(self) -> dict[str, object]:
        return {"land": land_of(self.seats), "recollection": None}

    # Turns and the score track

    def asked(self) -> Seat:
        if self.asking < ASK_CARD:
            return CHANCE
        return NOBODY if self.asking == OVER else self.active

    def seat_with_tile(self, tile: i64) -> i64:
        """IE-205: who acts at this place of the turn order, counted from 0."""
        for seat in range(self.seats):
            if self.realms[seat].tile == tile:
                return seat
        return NOBODY

    def gain(self, seat: Seat, points: i64) -> None:
        """IE-207 to IE-210: forward, and outside all figures on the new space; 0 moves nothing."""
        if points == 0:
            return
        realm = self.realms[seat]
        realm.points += points
        before: i64 = 0
        row: i64 = 0
        for place in range(self.seats):
            other = lane(self.track, place)
            if other != seat and self.realms[other].points >= realm.points:
                row = with_lane(row, before, other)
                before += 1
        row = with_lane(row, before, seat)
        before += 1
        for place in range(self.seats):
            other = lane(self.track, place)
            if other != seat and self.realms[other].points < realm.points:
                row = with_lane(row, before, other)
                before += 1
        self.track = row

    # The Sun board

    def up(self, quarter: i64) -> i64:
        """The face-up cards of a quarter."""
        if quarter < 3:
            return self.up_0 if quarter == 0 else (self.up_1 if quarter == 1 else self.up_2)
        return self.up_3 if quarter == 3 else (self.up_4 if quarter == 4 else self.up_5)

    def set_up(self, quarter: i64, cards: i64) -> None:
        """These cards lie face up in a quarter now."""
        if quarter == 0:
            self.up_0 = cards
        elif quarter == 1:
            self.up_1 = cards
        elif quarter == 2:
            self.up_2 = cards
        elif quarter == 3:
            self.up_3 = cards
        elif quarter == 4:
            self.up_4 = cards
        else:
            self.up_5 = cards

    # Markers

    def regions_of_type(self, kind: i64) -> i64:
        """The regions whose marker was turned up and is of this type, conquered or not."""
        if kind < 3:
            return self.type_0 if kind == 0 else (self.type_1 if kind == 1 else self.type_2)
        return self.type_3 if kind == 3 else (self.type_4 if kind == 4 else self.type_5)

    def note_type(self, region: i64, kind: i64) -> None:
        """The marker of this region is seen to be of this type."""
        one = bit(region)
        if kind == 0:
            self.type_0 |= one
        elif kind == 1:
            self.type_1 |= one
        elif kind == 2:
            self.type_2 |= one
        elif kind == 3:
            self.type_3 |= one
        elif kind == 4:
            self.type_4 |= one
        else:
            self.type_5 |= one

    def type_at(self, region: i64) -> i64:
        """The type of a region's marker; NONE if it was never turned up."""
        for kind in range(MARKER_COUNT):
            if self.regions_of_type(kind) >> region & 1:
                return kind
        return NONE


# Piles of Sun cards: a count of each kind, three bits to a kind


def copies(pile: i64, kind: i64) -> i64:
    """How many cards of a kind are in a pile."""
    return pile >> (kind * 3) & 7


def one_card(kind: i64) -> i64:
    """One card as a pile."""
    return bit(kind * 3)


def amount(pile: i64) -> i64:
    """How many cards a pile has."""
    total: i64 = 0
    while pile:
        total += pile & 7
        pile >>= 3
    return total


def any_card(pile: i64, luck: Luck) -> i64:
    """The kind of a random card of a pile that is not empty."""
    n = luck.below(amount(pile))
    kind: i64 = 0
    while n >= copies(pile, kind):
        n -= copies(pile, kind)
        kind += 1
    return kind


def cards_as_text(pile: i64) -> list[str]:
    """The cards one by one, by their names."""
    return [CARDS[kind] for kind in range(CARD_COUNT) for _ in range(copies(pile, kind))]
