"""Where the roads of a network could lead, and what of it unrest could cut off: fast."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.core.bits import lowest
from tampu.games.inca_empire.land import CUZCO, FOUR, THREE, Land, Road
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.sets import WIDTH, Roads, Sites, one_site, road_word

WORDS: Final[i64] = 4
"""A set of roads has so many words."""


class Table:
    """The roads of one side of the map, as plain numbers."""

    def __init__(self, land: Land) -> None:
        self.low: vec[i64] = ends(land.slots, 0)
        """Both ends of each slot: the first word of a set of sites."""
        self.high: vec[i64] = ends(land.slots, 1)
        self.wild_low: vec[i64] = ends(land.wilds, 0)
        self.wild_high: vec[i64] = ends(land.wilds, 1)
        self.ground: vec[i64] = grounds(land.slots)
        """IE-705: where unrest could destroy it: the region of a slot, unless on a frontier."""
        self.wild_ground: vec[i64] = grounds(land.wilds)
        self.regions: vec[i64] = vec[i64]([site.regions for site in land.sites])
        self.slots: vec[i64] = words([site.slots for site in land.sites])
        self.wilds: vec[i64] = words([site.wilds for site in land.sites])


def ends(roads: list[Road], word: int) -> vec[i64]:
    """One word of the ends of each road."""
    found: list[i64] = []
    for road in roads:
        one, two = one_site(road.one), one_site(road.two)
        found.append(one[1] | two[1] if word else one[0] | two[0])
    return vec[i64](found)


def grounds(roads: list[Road]) -> vec[i64]:
    """IE-704 to IE-706: the regions in which each road could be destroyed."""
    found: list[i64] = []
    for road in roads:
        found.append(0 if road.frontier else road.regions)
    return vec[i64](found)


def words(sets: list[Roads]) -> vec[i64]:
    """The words of all sets, one after the other."""
    found: list[i64] = []
    for roads in sets:
        for word in range(WORDS):
            found.append(road_word(roads, word))
    return vec[i64](found)


_THREE: Final = Table(THREE)
_FOUR: Final = Table(FOUR)


def table_of(position: Position) -> Table:
    return _THREE if position.seats == 3 else _FOUR


class Ring:
    """Sites equally far from a network, walked outwards along free open slots (IE-509, IE-511)."""

    def __init__(self, position: Position, realm: Realm) -> None:
        self.table = table_of(position)
        open_, taken, near = position.open_slots, position.occupied, realm.near_slots
        self.free_0: i64 = open_[0] & ~taken[0]
        self.free_1: i64 = open_[1] & ~taken[1]
        self.free_2: i64 = open_[2] & ~taken[2]
        self.free_3: i64 = open_[3] & ~taken[3]
        self.near_0: i64 = near[0]
        self.near_1: i64 = near[1]
        self.near_2: i64 = near[2]
        self.near_3: i64 = near[3]
        self.seen: Sites = realm.network
        self.sites: Sites = realm.network
        self.regions: i64 = realm.reach
        """The regions that the sites of this ring touch."""

    def widen(self) -> None:
        """One road further."""
        ways_0 = self.near_0 & self.free_0
        ways_1 = self.near_1 & self.free_1
        ways_2 = self.near_2 & self.free_2
        ways_3 = self.near_3 & self.free_3
        self.free_0 &= ~ways_0
        self.free_1 &= ~ways_1
        self.free_2 &= ~ways_2
        self.free_3 &= ~ways_3
        low, high = self.seen
        low, high = self.reached(ways_0, 0, low, high)
        low, high = self.reached(ways_1, WIDTH, low, high)
        low, high = self.reached(ways_2, 2 * WIDTH, low, high)
        low, high = self.reached(ways_3, 3 * WIDTH, low, high)
        self.sites = (low & ~self.seen[0], high & ~self.seen[1])
        self.seen = (low, high)
        self.near_0 = self.near_1 = self.near_2 = self.near_3 = 0
        self.regions = 0
        self.look_around(self.sites[0], 0)
        self.look_around(self.sites[1], WIDTH)

    def reached(self, ways: i64, offset: i64, low: i64, high: i64) -> Sites:
        """Both ends of these slots beside what was there."""
        table = self.table
        while ways:
            slot = offset + lowest(ways)
            ways &= ways - 1
            low |= table.low[slot]
            high |= table.high[slot]
        return (low, high)

    def look_around(self, word: i64, offset: i64) -> None:
        """What the new sites touch, for one word of the set."""
        table = self.table
        while word:
            site = offset + lowest(word)
            word &= word - 1
            self.regions |= table.regions[site]
            place = site * WORDS
            self.near_0 |= table.slots[place]
            self.near_1 |= table.slots[place + 1]
            self.near_2 |= table.slots[place + 2]
            self.near_3 |= table.slots[place + 3]


def in_danger(roads: Roads, ground: vec[i64], conquered: i64) -> Roads:
    """IE-704: those of these roads that run through ground that nobody has conquered."""
    return (
        in_danger_of_word(roads[0], 0, ground, conquered),
        in_danger_of_word(roads[1], WIDTH, ground, conquered),
        in_danger_of_word(roads[2], 2 * WIDTH, ground, conquered),
        in_danger_of_word(roads[3], 3 * WIDTH, ground, conquered),
    )


def in_danger_of_word(word: i64, offset: i64, ground: vec[i64], conquered: i64) -> i64:
    """The same for one word of the set."""
    found: i64 = 0
    left = word
    while left:
        one = left & -left
        left ^= one
        if ground[offset + lowest(one)] & ~conquered:
            found |= one
    return found


def safe_network(position: Position, realm: Realm) -> Sites:
    """IE-704: what would be left of a network if unrest struck it."""
    table = table_of(position)
    conquered = position.conquered
    roads, doubles, wilds = realm.slots, realm.doubles, realm.wilds
    slots_hit = in_danger(roads, table.ground, conquered)
    doubles_hit = in_danger(doubles, table.ground, conquered)
    wilds_hit = in_danger(wilds, table.wild_ground, conquered)
    hit = slots_hit[0] | slots_hit[1] | slots_hit[2] | slots_hit[3]
    hit |= doubles_hit[0] | doubles_hit[1] | doubles_hit[2] | doubles_hit[3]
    hit |= wilds_hit[0] | wilds_hit[1] | wilds_hit[2] | wilds_hit[3]
    if not hit:
        return realm.network
    kept = (
        (roads[0] & ~slots_hit[0]) | (doubles[0] & ~doubles_hit[0]),
        (roads[1] & ~slots_hit[1]) | (doubles[1] & ~doubles_hit[1]),
        (roads[2] & ~slots_hit[2]) | (doubles[2] & ~doubles_hit[2]),
        (roads[3] & ~slots_hit[3]) | (doubles[3] & ~doubles_hit[3]),
    )
    kept_wilds = (
        wilds[0] & ~wilds_hit[0],
        wilds[1] & ~wilds_hit[1],
        wilds[2] & ~wilds_hit[2],
        wilds[3] & ~wilds_hit[3],
    )
    return joined(table, kept, kept_wilds)


def joined(table: Table, roads: Roads, wilds: Roads) -> Sites:
    """IE-121: all that these roads join to Cuzco."""
    seen = one_site(CUZCO)
    new = seen
    while new[0] | new[1]:
        far = beside(table, new[0], 0, roads, wilds, seen)
        far = beside(table, new[1], WIDTH, roads, wilds, far)
        new = (far[0] & ~seen[0], far[1] & ~seen[1])
        seen = far
    return seen


def beside(table: Table, word: i64, offset: i64, roads: Roads, wilds: Roads, seen: Sites) -> Sites:
    """What these roads join to the sites of one word, beside what was seen."""
    low, high = seen
    while word:
        place = (offset + lowest(word)) * WORDS
        word &= word - 1
        for part in range(WORDS):
            ways = table.slots[place + part] & road_word(roads, part)
            while ways:
                slot = part * WIDTH + lowest(ways)
                ways &= ways - 1
                low |= table.low[slot]
                high |= table.high[slot]
            ways = table.wilds[place + part] & road_word(wilds, part)
            while ways:
                slot = part * WIDTH + lowest(ways)
                ways &= ways - 1
                low |= table.wild_low[slot]
                high |= table.wild_high[slot]
    return (low, high)
