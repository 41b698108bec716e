"""The map (IE-104 to IE-106, IE-116 to IE-120): regions, sites, slots and wild pairs of both sides.

Numbers are the same on both sides; what the three-player side lacks is in none of its sets.
"""

from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.games.inca_empire.box import COLOURS, read_data
from tampu.games.inca_empire.sets import (
    Roads,
    Sites,
    add_roads,
    add_sites,
    count_roads,
    count_sites,
    no_roads,
    no_sites,
    one_road,
    one_site,
)

_map: Any = read_data("map")
_three: Any = _map["three_players"]

REGIONS: Final[list[str]] = [str(region["id"]) for region in _map["regions"]]
REGION_COUNT: Final[i64] = len(REGIONS)
REGION_NAMES: Final[list[str]] = [str(region["name"]) for region in _map["regions"]]
SITES: Final[list[str]] = [str(site["id"]) for site in _map["sites"]]
SITE_COUNT: Final[i64] = len(SITES)
SITE_NAMES: Final[list[str]] = [str(site["name"]) for site in _map["sites"]]
SLOTS: Final[list[str]] = [str(road["id"]) for road in _map["roads"]]
SLOT_COUNT: Final[i64] = len(SLOTS)
WILDS: Final[list[str]] = [str(pair["id"]) for pair in _map["wild_roads"]]
WILD_COUNT: Final[i64] = len(WILDS)
CUZCO: Final[i64] = SITES.index(_map["root_site"])
SUYUS: Final[i64] = 15
"""IE-106: the four start regions, as a set; they are the first, in the order of COLOURS."""
INITIAL_SLOT: Final[list[int]] = [
    SLOTS.index(_map["starts"][colour]["initial_road"]) for colour in COLOURS
]
"""IE-105: the slot that a colour's first stick is laid on."""


def _regions(names: list[str]) -> i64:
    found: i64 = 0
    for name in names:
        found |= bit(REGIONS.index(name))
    return found


class Region:
    """A region: its neighbours (IE-117), and what touches it (IE-116)."""

    def __init__(self, adjacent: i64) -> None:
        self.adjacent = adjacent
        self.sites: Sites = no_sites()
        self.slots: Roads = no_roads()
        self.wilds: Roads = no_roads()


class Site:
    """A site: the regions it touches, and the slots and wild pairs that end in it."""

    def __init__(self, regions: i64, bonus: i64) -> None:
        self.regions = regions
        self.bonus = bonus
        self.slots: Roads = no_roads()
        self.wilds: Roads = no_roads()


class Road:
    """A slot or a wild pair: its ends, the regions it runs through, the wild pairs it crosses."""

    def __init__(self, one: i64, two: i64, regions: i64, frontier: bool) -> None:
        self.one = one
        self.two = two
        self.regions = regions
        self.frontier = frontier
        self.crosses: Roads = no_roads()


class Land:
    """One side of the map."""

    def __init__(self, three: bool) -> None:
        self.three = three
        dropped: list[str] = list(_three["drop_regions"]) if three else []
        self.missing: i64 = _regions(dropped)
        self.regions: list[Region] = []
        self.sites: list[Site] = []
        self.slots: list[Road] = []
        self.wilds: list[Road] = []
        self.all_sites: Sites = no_sites()
        self.all_slots: Roads = no_roads()
        self.all_wilds: Roads = no_roads()
        self.cities: Sites = no_sites()
        self.garrisons: Sites = no_sites()
        self.conquerable: i64 = 0
        self.gifts: i64 = _regions(list(_map["divine_hand_regions"]))
        self.add_regions()
        self.add_sites()
        self.add_slots()
        self.add_wilds()
        self.beside_suyus: i64 = self.neighbours(SUYUS) & ~SUYUS

    def add_regions(self) -> None:
        """IE-104, IE-117: the six that drop out drop out of every list of neighbours too."""
        for number, region in enumerate(_map["regions"]):
            self.regions.append(Region(_regions(list(region["adjacent"])) & ~self.missing))
            if not (bit(number) & (SUYUS | self.missing)):
                self.conquerable |= bit(number)

    def add_sites(self) -> None:
        """IE-116, IE-120: the sites by their kinds."""
        for number, site in enumerate(_map["sites"]):
            names = site["regions"]
            if self.three:
                names = _three["site_regions"].get(site["id"], names)
            here = Site(_regions(list(names)), int(site["temple_bonus"]))
            self.sites.append(here)
            if self.three and site["id"] in _three["drop_sites"]:
                continue
            one = one_site(number)
            self.all_sites = add_sites(self.all_sites, one)
            if site["kind"] == "city":
                self.cities = add_sites(self.cities, one)
            elif site["kind"] == "garrison":
                self.garrisons = add_sites(self.garrisons, one)
            for region in range(REGION_COUNT):
                if here.regions & bit(region):
                    near = self.regions[region]
                    near.sites = add_sites(near.sites, one)

    def add_slots(self) -> None:
        """IE-119: the printed slots."""
        for number, road in enumerate(_map["roads"]):
            told = _three["road_changes"].get(road["id"], road) if self.three else road
            slot = Road(
                SITES.index(road["a"]),
                SITES.index(road["b"]),
                _regions([str(told["region"])]),
                bool(told["frontier"]),
            )
            self.slots.append(slot)
            if self.three and road["id"] in _three["drop_roads"]:
                continue
            one = one_road(number)
            self.all_slots = add_roads(self.all_slots, one)
            for end in (slot.one, slot.two):
                site = self.sites[end]
                site.slots = add_roads(site.slots, one)
                for region in range(REGION_COUNT):
                    if site.regions & bit(region):
                        near = self.regions[region]
                        near.slots = add_roads(near.slots, one)

    def add_wilds(self) -> None:
        """IE-722: the pairs of sites that a wild road can join."""
        for number, pair in enumerate(_map["wild_roads"]):
            told = _three["wild_changes"].get(pair["id"], pair) if self.three else pair
            wild = Road(
                SITES.index(pair["a"]),
                SITES.index(pair["b"]),
                _regions([str(name) for name in told["regions"]]),
                bool(told["frontier"]),
            )
            for other in pair["crosses"]:
                wild.crosses = add_roads(wild.crosses, one_road(WILDS.index(other)))
            self.wilds.append(wild)
            if self.three and pair["id"] in _three["drop_wild_roads"]:
                continue
            one = one_road(number)
            self.all_wilds = add_roads(self.all_wilds, one)
            for end in (wild.one, wild.two):
                site = self.sites[end]
                site.wilds = add_roads(site.wilds, one)
                for region in range(REGION_COUNT):
                    if site.regions & bit(region):
                        near = self.regions[region]
                        near.wilds = add_roads(near.wilds, one)

    def neighbours(self, regions: i64) -> i64:
        """IE-117: the regions that share a frontier with one of these."""
        found: i64 = 0
        for number in range(REGION_COUNT):
            if regions & bit(number):
                found |= self.regions[number].adjacent
        return found


FOUR: Final = Land(False)
THREE: Final = Land(True)


def land_of(seats: i64) -> Land:
    """IE-104: the side of the map for so many players."""
    return THREE if seats == 3 else FOUR


def _check() -> None:
    """The counts of the map; a corrected data file must still keep them."""
    for land, counts in ((FOUR, _map["counts"]), (THREE, _three["counts"])):
        found = {
            "sites": int(count_sites(land.all_sites)),
            "roads": int(count_roads(land.all_slots)),
            "wild_roads": int(count_roads(land.all_wilds)),
            "cities": int(count_sites(land.cities)),
            "garrisons": int(count_sites(land.garrisons)),
            "conquerable": sum(bool(land.conquerable & bit(n)) for n in range(REGION_COUNT)),
        }
        for what, have in found.items():
            if have != int(counts[what]):
                raise ValueError(f"inca_empire data: {have} {what} instead of {counts[what]}")
    starts = [region["start"] for region in _map["regions"][: len(COLOURS)]]
    if starts != COLOURS:
        raise ValueError("inca_empire data: map.json must begin with the suyus in ring order")


_check()
