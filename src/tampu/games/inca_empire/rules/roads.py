"""IE-505 to IE-518, IE-66x, IE-72x: roads, ordinary and wild."""

from mypy_extensions import i64

from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import EXTRA_ROAD
from tampu.games.inca_empire.land import SITE_NAMES, SITES, SLOTS, WILDS, Road
from tampu.games.inca_empire.network import attach, free_doubles, free_slots, free_wilds
from tampu.games.inca_empire.position import BY_ROAD, Position
from tampu.games.inca_empire.rules.buildings import refuse_price
from tampu.games.inca_empire.rules.cards import wild_roads_of
from tampu.games.inca_empire.sets import (
    Roads,
    add_roads,
    any_road,
    has_road,
    has_site,
    no_roads,
    one_road,
)

# What may be built


def slots_allowed(position: Position) -> Roads:
    """IE-508 to IE-511: the slots on which the active player may build."""
    return free_slots(position, position.realms[position.active])


def may_be_wild(position: Position) -> bool:
    """IE-720, IE-721: whether a Wild Road copy is unused."""
    return position.wild_used < wild_roads_of(position, position.active)


def doubles_allowed(position: Position) -> Roads:
    """IE-721 to IE-726: the slots that may be doubled by a wild road."""
    if not may_be_wild(position):
        return no_roads()
    return free_doubles(position, position.realms[position.active])


def wilds_allowed(position: Position) -> Roads:
    """IE-721 to IE-724: the pairs that may be joined by a wild road."""
    if not may_be_wild(position):
        return no_roads()
    return free_wilds(position, position.realms[position.active])


def any_allowed(position: Position) -> bool:
    """IE-518, IE-661: whether the active player can build any road."""
    if any_road(slots_allowed(position)):
        return True
    return any_road(doubles_allowed(position)) or any_road(wilds_allowed(position))


# Judging


def refuse_road(position: Position, slot: i64) -> Refusal | None:
    """IE-508 to IE-511: an ordinary road."""
    if slot == act.NO_SLOT or not has_road(position.land.all_slots, slot):
        return refuse("IE-508", road=None if slot == act.NO_SLOT else SLOTS[slot])
    if has_road(position.occupied, slot):
        return refuse("IE-509", road=SLOTS[slot])
    return refuse_ground(position, position.land.slots[slot])


def refuse_wild(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """IE-721, IE-724, IE-726, IE-722, IE-723, IE-510, IE-511: a wild road."""
    if not may_be_wild(position):
        copies = wild_roads_of(position, position.active)
        return refuse("IE-721", copies=copies)
    if verb == act.DOUBLE:
        return refuse_double(position, thing)
    land, realm = position.land, position.realms[position.active]
    if thing == act.NO_WILD or not has_road(land.all_wilds, thing):
        return refuse("IE-722", road=None if thing == act.NO_WILD else WILDS[thing])
    if has_road(realm.wilds, thing):
        return refuse("IE-724", road=WILDS[thing])
    if has_road(position.crossed, thing):
        return refuse("IE-723", road=WILDS[thing])
    return refuse_ground(position, land.wilds[thing])


def refuse_double(position: Position, slot: i64) -> Refusal | None:
    """IE-724, IE-726, IE-722, IE-510, IE-511: a wild road along a printed slot."""
    land, realm = position.land, position.realms[position.active]
    if slot == act.NO_SLOT or not has_road(land.all_slots, slot):
        return refuse("IE-722", road=None if slot == act.NO_SLOT else SLOTS[slot])
    if has_road(add_roads(realm.slots, realm.doubles), slot):
        return refuse("IE-724", road=SLOTS[slot])
    if not has_road(position.occupied, slot):
        return refuse("IE-726", road=SLOTS[slot])
    return refuse_ground(position, land.slots[slot])


def refuse_ground(position: Position, road: Road) -> Refusal | None:
    """IE-510, IE-511: an end in the own network, an end on conquered ground."""
    network = position.realms[position.active].network
    if not has_site(network, road.one) and not has_site(network, road.two):
        return refuse("IE-510", site=SITES[road.one], to_site=SITES[road.two])
    open_sites = position.open_sites
    if not has_site(open_sites, road.one) and not has_site(open_sites, road.two):
        return refuse("IE-511", site=SITES[road.one], to_site=SITES[road.two])
    return None


def refuse_any_road(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """The checks of a road of any kind, once a road may be built at all."""
    if verb == act.ROAD:
        return refuse_road(position, thing)
    return refuse_wild(position, verb, thing)


def refuse_extra_road(position: Position) -> Refusal | None:
    """IE-602, IE-661: the extra road is paid for, and there is a place for it."""
    refusal = refuse_price(position, EXTRA_ROAD)
    if refusal is not None or any_allowed(position):
        return refusal
    return refuse("IE-661")


# Building


def build(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """IE-512, IE-513, IE-727: the stick is laid; what it reaches is to be turned up."""
    land, realm = position.land, position.realms[position.active]
    if verb == act.WILD:
        road = land.wilds[thing]
        realm.wilds = add_roads(realm.wilds, one_road(thing))
        position.crossed = add_roads(position.crossed, road.crosses)
    else:
        road = land.slots[thing]
        if verb == act.DOUBLE:
            realm.doubles = add_roads(realm.doubles, one_road(thing))
        else:
            realm.slots = add_roads(realm.slots, one_road(thing))
            position.occupied = add_roads(position.occupied, one_road(thing))
    if verb != act.ROAD:
        position.wild_used += 1
    if tell is not None:
        tell_road(position, verb, thing, road, tell)
    touched = attach(land, realm, road)
    position.pending = touched & position.hidden
    position.cause = BY_ROAD


def tell_road(position: Position, verb: i64, thing: i64, road: Road, tell: Tell) -> None:
    """IE-512, IE-727: what was built, from the network outwards."""
    near = has_site(position.realms[position.active].network, road.one)
    one, two = (road.one, road.two) if near else (road.two, road.one)
    name = WILDS[thing] if verb == act.WILD else SLOTS[thing]
    rule = "IE-512" if verb == act.ROAD else "IE-727"
    tell.that(
        rule, position.active, road=name, site=SITES[one], to_site=SITES[two], where=SITE_NAMES[two]
    )
