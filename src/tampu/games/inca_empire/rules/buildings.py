"""IE-61x, IE-62x, IE-64x, IE-737 to IE-743: cities, garrisons, temples, conversions.

The checks narrow a set of sites step by step: one site that was named, or all there are when only
the kind of development was chosen. The first check that leaves no site is the one that refuses.
"""

from mypy_extensions import i64

from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.inca_empire.box import CITY, CONVERSION, GARRISON, TEMPLE
from tampu.games.inca_empire.land import SITE_NAMES, SITES
from tampu.games.inca_empire.position import FRESH, LOST, Position
from tampu.games.inca_empire.rules.cards import excluded, price_of, unlocked
from tampu.games.inca_empire.scoring import score_building
from tampu.games.inca_empire.sets import (
    Sites,
    add_sites,
    any_site,
    less_sites,
    meet_sites,
    no_sites,
    one_site,
)


def refuse_site(rule: str, site: i64) -> Refusal:
    """A refusal that names the site, if one was named."""
    if 0 <= site < len(SITES):
        return refuse(rule, site=SITES[site], where=SITE_NAMES[site])
    return refuse(rule, site=None, where=None)


def refuse_price(position: Position, work: i64) -> Refusal | None:
    """IE-602: the full cost must be at hand."""
    cost = price_of(position, position.active, work)
    workers = position.realms[position.active].workers
    return refuse("IE-602", cost=cost, workers=workers) if workers < cost else None


def affordable(position: Position, work: i64) -> bool:
    """IE-602: whether the full cost is at hand."""
    return position.realms[position.active].workers >= price_of(position, position.active, work)


# What may be built


def city_sites(position: Position) -> Sites:
    """IE-610 to IE-613: where the active player may found a city, if it can be paid."""
    network = position.realms[position.active].network
    free = less_sites(position.land.cities, position.cities)
    return meet_sites(meet_sites(free, network), position.open_sites)


def garrison_sites(position: Position) -> Sites:
    """IE-620 to IE-623: where the active player may establish a garrison, if it can be paid."""
    network = position.realms[position.active].network
    built = add_sites(position.garrisons, position.cities)
    free = less_sites(position.land.garrisons, built)
    return meet_sites(meet_sites(free, network), position.open_sites)


def temple_ground(position: Position) -> Sites:
    """IE-640, IE-770: the buildings that can carry a temple."""
    if unlocked(position, position.active, TEMPLE):
        return add_sites(position.cities, position.garrisons)
    return position.cities


def temple_barred(position: Position) -> bool:
    """IE-643, IE-771: whether this turn rules a temple out."""
    if position.pilgrimed:
        return True
    return position.laid > 0 and excluded(position, position.active, TEMPLE)


def temple_sites(position: Position) -> Sites:
    """IE-640 to IE-643, IE-771: where the active player may build a temple, if it can be paid."""
    if temple_barred(position):
        return no_sites()
    network = position.realms[position.active].network
    return meet_sites(less_sites(temple_ground(position), position.temples), network)


def conversion_sites(position: Position) -> Sites:
    """IE-738, IE-739, IE-743: the garrisons that the active player may make cities."""
    if not unlocked(position, position.active, CONVERSION):
        return no_sites()
    return meet_sites(position.garrisons, position.realms[position.active].network)


# Judging


def refuse_city(position: Position, sites: Sites, site: i64) -> Refusal | None:
    """IE-610 to IE-613, IE-602."""
    network = position.realms[position.active].network
    sites = meet_sites(sites, position.land.cities)
    if not any_site(sites):
        return refuse_site("IE-610", site)
    sites = less_sites(sites, position.cities)
    if not any_site(sites):
        return refuse_site("IE-611", site)
    sites = meet_sites(sites, network)
    if not any_site(sites):
        return refuse_site("IE-612", site)
    if not any_site(meet_sites(sites, position.open_sites)):
        return refuse_site("IE-613", site)
    return refuse_price(position, CITY)


def refuse_garrison(position: Position, sites: Sites, site: i64) -> Refusal | None:
    """IE-620 to IE-623, IE-602; for each garrison (IE-750)."""
    network = position.realms[position.active].network
    sites = meet_sites(sites, position.land.garrisons)
    if not any_site(sites):
        return refuse_site("IE-620", site)
    sites = less_sites(sites, add_sites(position.garrisons, position.cities))
    if not any_site(sites):
        return refuse_site("IE-621", site)
    sites = meet_sites(sites, network)
    if not any_site(sites):
        return refuse_site("IE-622", site)
    if not any_site(meet_sites(sites, position.open_sites)):
        return refuse_site("IE-623", site)
    return refuse_price(position, GARRISON)


def refuse_temple(position: Position, sites: Sites, site: i64) -> Refusal | None:
    """IE-643, IE-771, IE-640 to IE-642, IE-602."""
    network = position.realms[position.active].network
    if position.pilgrimed:
        return refuse("IE-643")
    if temple_barred(position):
        return refuse("IE-771", roads=position.laid)
    sites = meet_sites(sites, temple_ground(position))
    if not any_site(sites):
        return refuse_site("IE-640", site)
    sites = less_sites(sites, position.temples)
    if not any_site(sites):
        return refuse_site("IE-641", site)
    if not any_site(meet_sites(sites, network)):
        return refuse_site("IE-642", site)
    return refuse_price(position, TEMPLE)


def refuse_conversion(position: Position, sites: Sites, site: i64) -> Refusal | None:
    """IE-743, IE-738, IE-739, IE-602."""
    network = position.realms[position.active].network
    if not unlocked(position, position.active, CONVERSION):
        return refuse("IE-743")
    sites = meet_sites(sites, position.garrisons)
    if not any_site(sites):
        return refuse_site("IE-738", site)
    if not any_site(meet_sites(sites, network)):
        return refuse_site("IE-739", site)
    return refuse_price(position, CONVERSION)


def refuse_building(position: Position, kind: i64, sites: Sites, site: i64) -> Refusal | None:
    """The checks of one kind of building."""
    if kind == CITY:
        return refuse_city(position, sites, site)
    if kind == GARRISON:
        return refuse_garrison(position, sites, site)
    if kind == TEMPLE:
        return refuse_temple(position, sites, site)
    return refuse_conversion(position, sites, site)


# Building


def pay(position: Position, cost: i64) -> None:
    """IE-602: the workers go to the supply before the effect."""
    position.realms[position.active].workers -= cost


def raise_building(position: Position, kind: i64, site: i64, tell: Tell | None) -> None:
    """IE-615, IE-625, IE-645, IE-741: paid, placed, scored; it belongs to the empire."""
    cost, here = price_of(position, position.active, kind), one_site(site)
    pay(position, cost)
    if kind == TEMPLE:
        position.temples = add_sites(position.temples, here)
        position.templed = True
    elif kind == GARRISON:
        position.garrisons = add_sites(position.garrisons, here)
    else:
        position.cities = add_sites(position.cities, here)
        position.garrisons = less_sites(position.garrisons, here)
    if tell is not None:
        tell.that(
            _rule(kind), position.active, site=SITES[site], where=SITE_NAMES[site], workers=cost
        )
    score_building(position, kind, site, tell)
    if kind == TEMPLE:
        lose_roads(position, tell)


def _rule(kind: i64) -> str:
    if kind == CITY:
        return "IE-615"
    if kind == GARRISON:
        return "IE-625"
    return "IE-645" if kind == TEMPLE else "IE-741"


def lose_roads(position: Position, tell: Tell | None) -> None:
    """IE-772: under an eclipse the temple takes the road action that was not begun."""
    if position.road_action == FRESH and excluded(position, position.active, TEMPLE):
        position.road_action = LOST
        if tell is not None:
            tell.that("IE-772", position.active)
