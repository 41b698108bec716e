"""The parts of a view: what lies before a player, on the Sun board, on the map, and in the turn."""

from tampu.core.bits import bit, count, members
from tampu.games.inca_empire.box import (
    CARD_COUNT,
    CARDS,
    CITY,
    COLOURS,
    CONQUEST,
    CONVERSION,
    EXTRA_ROAD,
    GARRISON,
    MARKERS,
    RAPID,
    RESISTANCE,
    SAPA_POINTS,
    TEMPLE,
    TERRACE,
    WORKS,
)
from tampu.games.inca_empire.land import REGIONS, SITES, SLOTS, SUYUS, WILDS
from tampu.games.inca_empire.picture import (
    Acting,
    Harvest,
    Income,
    Moment,
    Owner,
    Pilgrim,
    Province,
    Turn,
)
from tampu.games.inca_empire.position import (
    NONE,
    Position,
    amount,
    copies,
)
from tampu.games.inca_empire.rules.calendar import PHASES, phase_of
from tampu.games.inca_empire.rules.cards import (
    PILGRIMAGES,
    acting,
    allowance_of,
    change_of,
    cost_of,
    price_of,
    rapids_of,
    repeats_of,
    unlocked,
    wild_roads_of,
)
from tampu.games.inca_empire.rules.forecast import after_next_inca_phase
from tampu.games.inca_empire.rules.inca import Earnings, labour_of
from tampu.games.inca_empire.rules.pilgrimages import goals
from tampu.games.inca_empire.scoring import SAPA_EACH, building_points, holdings
from tampu.games.inca_empire.sets import Roads, Sites, list_roads, list_sites

PRICED = (CITY, GARRISON, TEMPLE, TERRACE, EXTRA_ROAD, CONVERSION)
STANDS = ("fresh", "open", "closed", "replaced", "lost")
"""IE-502 to IE-504: how an action of the turn stands."""


def sites_named(sites: Sites) -> list[str]:
    """The names of the sites of a set."""
    return [SITES[site] for site in list_sites(sites)]


def roads_named(roads: Roads, names: list[str]) -> list[str]:
    """The names of the roads of a set."""
    return [names[road] for road in list_roads(roads)]


def regions_named(regions: int) -> list[str]:
    """The names of the regions of a set."""
    return [REGIONS[region] for region in members(regions)]


def owners(state: Position) -> list[Owner]:
    """The players, with what the next Inca phase would bring them."""
    later = after_next_inca_phase(state)
    return [owner(state, seat, later) for seat in range(state.seats)]


def owner(state: Position, seat: int, later: list[Earnings]) -> Owner:
    """One player as everybody sees them."""
    realm = state.realms[seat]
    return Owner(
        seat=seat,
        colour=None if realm.colour < 0 else COLOURS[realm.colour],
        tile=None if realm.tile < 0 else int(realm.tile) + 1,
        score=int(realm.points),
        workers=int(realm.workers),
        hand_size=int(amount(realm.hand)),
        markers=regions_named(realm.markers),
        terraces=regions_named(realm.terraces),
        slots=roads_named(realm.slots, SLOTS),
        doubles=roads_named(realm.doubles, SLOTS),
        wilds=roads_named(realm.wilds, WILDS),
        network=sites_named(realm.network),
        reach=regions_named(realm.reach),
        labour=int(labour_of(state, realm) + count(realm.terraces)),
        acting=[
            Acting(CARDS[kind], int(copies(realm.acting, kind)))
            for kind in range(CARD_COUNT)
            if copies(realm.acting, kind)
        ],
        costs=_costs(state, seat),
        building_points={WORKS[work]: int(building_points(state, seat, work)) for work in PRICED},
        pilgrimages=_pilgrimages(state, seat),
        conquest_costs=_conquest_costs(state, seat, int(CONQUEST)),
        resistance_change=int(change_of(state, seat, CONQUEST)),
        rapid_costs=_conquest_costs(state, seat, int(RAPID)),
        allowance=int(allowance_of(state, seat)),
        wild_roads=int(wild_roads_of(state, seat)),
        rapid_conquests=int(rapids_of(state, seat)),
        repeats={
            WORKS[work]: int(repeats_of(state, seat, work))
            for work in (GARRISON, TERRACE, EXTRA_ROAD)
        },
        harvest=harvest(state, seat),
        income=_income(later[seat]) if later else None,
    )


def _income(earned: Earnings) -> Income:
    kept, resources, labour = int(earned.kept), int(earned.resources), int(earned.labour)
    terraces, given = int(earned.terraces), int(earned.help)
    return Income(kept, resources, labour, terraces, given, resources + labour + terraces + given)


def _pilgrimages(state: Position, seat: int) -> list[Pilgrim]:
    return [
        Pilgrim(CARDS[each.kind], int(each.points), sites_named(goals(state, seat, each)))
        for each in PILGRIMAGES
        if acting(state, seat, each.kind)
    ]


def _costs(state: Position, seat: int) -> dict[str, int]:
    """IE-602, IE-737: what each work costs; a conversion only while a card allows it."""
    works = [work for work in PRICED if work != CONVERSION or unlocked(state, seat, work)]
    return {WORKS[work]: int(price_of(state, seat, work)) for work in works}


def _conquest_costs(state: Position, seat: int, work: int) -> dict[str, int]:
    """IE-762: what a marker of each type costs this player to conquer."""
    return {
        name: int(cost_of(state, seat, work, resistance))
        for name, resistance in zip(MARKERS, RESISTANCE, strict=True)
    }


def harvest(state: Position, seat: int) -> Harvest:
    """IE-804 to IE-807: in points."""
    terraces, garrisons, cities, temples = (
        held * each for held, each in zip(holdings(state, seat), SAPA_EACH, strict=True)
    )
    total = terraces + garrisons + cities + temples
    return Harvest(terraces, garrisons, cities, temples, total)


def site_points(state: Position) -> dict[str, int]:
    """IE-805 to IE-807: what each site would pay to everybody connected to it."""
    paid: dict[str, int] = {}
    for built, work in (
        (state.cities, CITY),
        (state.garrisons, GARRISON),
        (state.temples, TEMPLE),
    ):
        for site in sites_named(built):
            paid[site] = paid.get(site, 0) + int(SAPA_POINTS[work])
    return paid


def provinces(state: Position) -> list[Province]:
    """IE-104, IE-118: every region of this side of the map."""
    return [_province(state, region) for region in members(state.land.conquerable | SUYUS)]


def _province(state: Position, region: int) -> Province:
    kind = int(state.type_at(region))
    held = [seat for seat, realm in enumerate(state.realms) if realm.markers >> region & 1]
    if SUYUS & bit(region):
        stands = "suyu"
        held = [seat for seat, realm in enumerate(state.realms) if realm.colour == region]
    elif held:
        stands = "conquered"
    else:
        stands = "hidden" if state.hidden >> region & 1 else "open"
    return Province(
        region=REGIONS[region],
        state=stands,
        marker=None if kind < 0 else MARKERS[kind],
        owner=held[0] if held else None,
    )


def moment(state: Position) -> Moment | None:
    """IE-204: None before the first phase."""
    if state.moment < 0:
        return None
    phase = phase_of(state)
    return Moment(
        index=int(state.moment),
        era=int(phase.era) + 1,
        column=int(phase.column) + 1,
        row=int(phase.row),
        phase=PHASES[phase.kind],
    )


def turn(state: Position) -> Turn:
    """The turn of the active player, public in all its parts."""
    return Turn(
        seat=int(state.active),
        road_action=STANDS[state.road_action],
        development=STANDS[state.development],
        laid=int(state.laid),
        wild_used=int(state.wild_used),
        kind=None if state.kind == NONE else WORKS[state.kind],
        repeats=int(state.repeats),
        rapids=int(state.rapids),
        temple_built=state.templed,
        pilgrimage_made=state.pilgrimed,
        pilgrimage=None if state.pilgrim == NONE else CARDS[state.pilgrim],
    )
