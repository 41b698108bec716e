"""IE-63x, IE-65x, IE-76x: regions are conquered, rapidly or not; terraces beside own markers."""

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.inca_empire.box import CONQUEST, MARKER_COUNT, MARKERS, RESISTANCE, TERRACE
from tampu.games.inca_empire.land import REGION_NAMES, REGIONS
from tampu.games.inca_empire.network import open_region
from tampu.games.inca_empire.position import BY_CONQUEST, Position
from tampu.games.inca_empire.rules.buildings import affordable, pay, refuse_price
from tampu.games.inca_empire.rules.cards import cost_of, price_of
from tampu.games.inca_empire.scoring import score_conquest, score_terrace


def refuse_region(rule: str, region: i64) -> Refusal:
    """A refusal that names the region, if one was named."""
    if 0 <= region < len(REGIONS):
        return refuse(rule, region=REGIONS[region], where=REGION_NAMES[region])
    return refuse(rule, region=None, where=None)


# Conquests


def cost_at(position: Position, work: i64, region: i64) -> i64:
    """IE-632, IE-762: the resistance of the marker and all acting cards."""
    resistance = RESISTANCE[position.type_at(region)]
    return cost_of(position, position.active, work, resistance)


def payable_regions(position: Position, work: i64, regions: i64) -> i64:
    """IE-602: those of these regions that the active player can pay for."""
    workers = position.realms[position.active].workers
    found: i64 = 0
    for kind in range(MARKER_COUNT):
        if cost_of(position, position.active, work, RESISTANCE[kind]) <= workers:
            found |= regions & position.regions_of_type(kind)
    return found


def regions_allowed(position: Position, work: i64) -> i64:
    """IE-602, IE-630, IE-631: what the active player may conquer now."""
    reach = position.realms[position.active].reach
    free = position.land.conquerable & ~position.conquered
    return payable_regions(position, work, free & reach)


def refuse_conquest(position: Position, work: i64, regions: i64, region: i64) -> Refusal | None:
    """IE-630, IE-631, IE-602: narrowing a set of regions, as `buildings` does with sites."""
    regions &= position.land.conquerable & ~position.conquered
    if not regions:
        return refuse_region("IE-630", region)
    regions &= position.realms[position.active].reach
    if not regions:
        return refuse_region("IE-631", region)
    if payable_regions(position, work, regions):
        return None
    costs = [
        cost_of(position, position.active, work, RESISTANCE[kind])
        for kind in range(MARKER_COUNT)
        if regions & position.regions_of_type(kind)
    ]
    return refuse("IE-602", cost=min(costs), workers=position.realms[position.active].workers)


def conquer(position: Position, work: i64, region: i64, tell: Tell | None) -> None:
    """IE-633 to IE-635, IE-765: paid, taken, scored; hidden neighbours are to be turned up."""
    cost = cost_at(position, work, region)
    pay(position, cost)
    position.realms[position.active].markers |= bit(region)
    open_region(position, region)
    if tell is not None:
        rule = "IE-633" if work == CONQUEST else "IE-765"
        marker = MARKERS[position.type_at(region)]
        where = REGION_NAMES[region]
        tell.that(
            rule, position.active, region=REGIONS[region], where=where, marker=marker, workers=cost
        )
    score_conquest(position, region, tell)
    position.pending = position.land.regions[region].adjacent & position.hidden
    position.cause = BY_CONQUEST


# Terraces


def terraces_allowed(position: Position) -> i64:
    """IE-650 to IE-652: own markers without a terrace, if one can be paid."""
    realm = position.realms[position.active]
    free = realm.markers & ~realm.terraces
    return free if free and affordable(position, TERRACE) else 0


def refuse_terrace(position: Position, regions: i64, region: i64) -> Refusal | None:
    """IE-650, IE-651, IE-602; for each terrace (IE-754)."""
    realm = position.realms[position.active]
    regions &= realm.markers
    if not regions:
        return refuse_region("IE-650", region)
    if not regions & ~realm.terraces:
        return refuse_region("IE-651", region)
    return refuse_price(position, TERRACE)


def build_terrace(position: Position, region: i64, tell: Tell | None) -> None:
    """IE-653: paid, placed, scored; it stays the player's own."""
    cost = price_of(position, position.active, TERRACE)
    pay(position, cost)
    position.realms[position.active].terraces |= bit(region)
    if tell is not None:
        tell.that(
            "IE-653",
            position.active,
            region=REGIONS[region],
            where=REGION_NAMES[region],
            workers=cost,
        )
    score_terrace(position, region, tell)
