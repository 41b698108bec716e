"""Every question about the graph: networks, what they touch, what is open, what is cut off.

A network, its reach and what is attached to it are kept beside the roads they follow from: they
grow with every road, and are made anew only when roads are destroyed.
"""

from mypy_extensions import i64

from tampu.core.bits import bit, lowest
from tampu.games.inca_empire.land import CUZCO, Land, Road
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.sets import (
    WIDTH,
    Roads,
    Sites,
    add_roads,
    add_sites,
    any_site,
    first_site,
    has_site,
    less_roads,
    less_sites,
    list_roads,
    meet_roads,
    no_roads,
    no_sites,
    one_road,
    one_site,
)

# Growing


def open_region(position: Position, region: i64) -> None:
    """IE-118, IE-511: what touches conquered ground is open to everybody."""
    ground = position.land.regions[region]
    position.conquered |= bit(region)
    position.open_sites = add_sites(position.open_sites, ground.sites)
    position.open_slots = add_roads(position.open_slots, ground.slots)
    position.open_wilds = add_roads(position.open_wilds, ground.wilds)


def join(land: Land, realm: Realm, site: i64) -> i64:
    """IE-512, IE-516: a site and all that own roads join to it are in the network now.

    Returns the regions that the new sites touch.
    """
    touched: i64 = 0
    new = one_site(site)
    while any_site(new):
        here = first_site(new)
        new = less_sites(new, one_site(here))
        ground = land.sites[here]
        realm.network = add_sites(realm.network, one_site(here))
        realm.near_slots = add_roads(realm.near_slots, ground.slots)
        realm.near_wilds = add_roads(realm.near_wilds, ground.wilds)
        touched |= ground.regions
        own = meet_roads(ground.slots, add_roads(realm.slots, realm.doubles))
        new = add_sites(new, far_ends(land.slots, own, here))
        new = add_sites(new, far_ends(land.wilds, meet_roads(ground.wilds, realm.wilds), here))
        new = less_sites(new, realm.network)
    realm.reach |= touched
    return touched


def far_ends(all_roads: list[Road], roads: Roads, site: i64) -> Sites:
    """Where these roads lead from a site that all of them end in."""
    found = no_sites()
    found = add_sites(found, far_ends_of_word(all_roads, roads[0], 0, site))
    found = add_sites(found, far_ends_of_word(all_roads, roads[1], WIDTH, site))
    found = add_sites(found, far_ends_of_word(all_roads, roads[2], 2 * WIDTH, site))
    return add_sites(found, far_ends_of_word(all_roads, roads[3], 3 * WIDTH, site))


def far_ends_of_word(all_roads: list[Road], word: i64, offset: i64, site: i64) -> Sites:
    """The same for one word of a set of roads."""
    found = no_sites()
    while word:
        road = all_roads[offset + lowest(word)]
        word &= word - 1
        found = add_sites(found, one_site(road.two if road.one == site else road.one))
    return found


def attach(land: Land, realm: Realm, road: Road) -> i64:
    """IE-512, IE-514: a new own road, whoever else is there; returns what new sites touch."""
    if not has_site(realm.network, road.two):
        return join(land, realm, road.two)
    if not has_site(realm.network, road.one):
        return join(land, realm, road.one)
    return 0


# Made anew


def survey(land: Land, realm: Realm) -> None:
    """IE-121, IE-515: the network afresh, from Cuzco along own roads."""
    realm.network = no_sites()
    realm.reach = 0
    realm.near_slots = no_roads()
    realm.near_wilds = no_roads()
    join(land, realm, CUZCO)


def count_sticks(position: Position) -> None:
    """IE-509, IE-723, IE-727: what is occupied and what is crossed, afresh."""
    position.occupied = no_roads()
    position.crossed = no_roads()
    for realm in position.realms:
        sticks = add_roads(realm.slots, realm.doubles)
        position.occupied = add_roads(position.occupied, sticks)
        for pair in list_roads(realm.wilds):
            crosses = position.land.wilds[pair].crosses
            position.crossed = add_roads(position.crossed, crosses)


# Asking


def free_slots(position: Position, realm: Realm) -> Roads:
    """IE-508 to IE-511: the slots for an ordinary road."""
    near = meet_roads(realm.near_slots, position.open_slots)
    return less_roads(near, position.occupied)


def free_doubles(position: Position, realm: Realm) -> Roads:
    """IE-722, IE-724, IE-510, IE-511: slots of other players that a wild road can double."""
    near = meet_roads(realm.near_slots, position.open_slots)
    own = add_roads(realm.slots, realm.doubles)
    return less_roads(meet_roads(near, position.occupied), own)


def free_wilds(position: Position, realm: Realm) -> Roads:
    """IE-722 to IE-724, IE-510, IE-511: the pairs for a wild road."""
    near = meet_roads(realm.near_wilds, position.open_wilds)
    return less_roads(near, add_roads(position.crossed, realm.wilds))


def exposed(position: Position, all_roads: list[Road], roads: Roads) -> Roads:
    """IE-704 to IE-706: those that run through unconquered ground and along no frontier."""
    found = no_roads()
    for number in list_roads(roads):
        road = all_roads[number]
        if not road.frontier and road.regions & ~position.conquered:
            found = add_roads(found, one_road(number))
    return found
