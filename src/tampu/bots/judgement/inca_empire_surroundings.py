"""Where the roads of a network could lead: sites one, two, three and four free roads away."""

from mypy_extensions import i64

from tampu.core.bits import lowest
from tampu.games.inca_empire.land import Land, Road
from tampu.games.inca_empire.network import exposed, survey
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.sets import (
    WIDTH,
    Roads,
    Sites,
    add_roads,
    add_sites,
    any_road,
    less_roads,
    less_sites,
    meet_roads,
    no_roads,
    no_sites,
    one_site,
)


class Ring:
    """Sites equally far from a network, walked outwards along free open slots (IE-509, IE-511)."""

    def __init__(self, position: Position, realm: Realm) -> None:
        self.land: Land = position.land
        self.free: Roads = less_roads(position.open_slots, position.occupied)
        self.seen: Sites = realm.network
        self.sites: Sites = realm.network
        self.near: Roads = realm.near_slots
        self.regions: i64 = realm.reach
        """The regions that the sites of this ring touch."""

    def widen(self) -> None:
        """One road further."""
        ways = meet_roads(self.near, self.free)
        self.free = less_roads(self.free, ways)
        fresh = no_sites()
        fresh = add_sites(fresh, ends(self.land.slots, ways[0], 0))
        fresh = add_sites(fresh, ends(self.land.slots, ways[1], WIDTH))
        fresh = add_sites(fresh, ends(self.land.slots, ways[2], WIDTH * 2))
        fresh = add_sites(fresh, ends(self.land.slots, ways[3], WIDTH * 3))
        self.sites = less_sites(fresh, self.seen)
        self.seen = add_sites(self.seen, fresh)
        self.near = no_roads()
        self.regions = 0
        self.look_around(self.sites[0], 0)
        self.look_around(self.sites[1], WIDTH)

    def look_around(self, word: i64, offset: i64) -> None:
        """What the new sites touch, for one word of the set."""
        while word:
            site = self.land.sites[offset + lowest(word)]
            word &= word - 1
            self.near = add_roads(self.near, site.slots)
            self.regions |= site.regions


def ends(roads: list[Road], word: i64, offset: i64) -> Sites:
    """Both ends of all roads in one word of a set."""
    found = no_sites()
    while word:
        road = roads[offset + lowest(word)]
        word &= word - 1
        found = add_sites(found, add_sites(one_site(road.one), one_site(road.two)))
    return found


def safe_network(position: Position, realm: Realm) -> Sites:
    """IE-704: what would be left of a network if all its exposed roads were destroyed."""
    land = position.land
    slots = exposed(position, land.slots, realm.slots)
    doubles = exposed(position, land.slots, realm.doubles)
    wilds = exposed(position, land.wilds, realm.wilds)
    if not (any_road(slots) or any_road(doubles) or any_road(wilds)):
        return realm.network
    left = Realm()
    left.slots = less_roads(realm.slots, slots)
    left.doubles = less_roads(realm.doubles, doubles)
    left.wilds = less_roads(realm.wilds, wilds)
    survey(land, left)
    return left.network
