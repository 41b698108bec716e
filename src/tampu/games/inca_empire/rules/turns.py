"""IE-50x, IE-60x: a People turn: a road action and a development action, one after the other."""

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import Action, Refusal, Tell, refuse
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import (
    CITY,
    CONQUEST,
    CONVERSION,
    EXTRA_ROAD,
    GARRISON,
    PASS,
    RAPID,
    TEMPLE,
    TERRACE,
    WORKS,
)
from tampu.games.inca_empire.position import (
    ASK_KIND,
    ASK_NEXT,
    ASK_ROAD,
    ASK_TARGET,
    CLOSED,
    FRESH,
    NONE,
    OPEN,
    REPLACED,
    Position,
)
from tampu.games.inca_empire.rules import roads
from tampu.games.inca_empire.rules.buildings import pay, raise_building, refuse_building
from tampu.games.inca_empire.rules.cards import (
    allowance_of,
    price_of,
    rapids_of,
    repeats_of,
)
from tampu.games.inca_empire.rules.conquest import (
    build_terrace,
    conquer,
    refuse_conquest,
    refuse_terrace,
)
from tampu.games.inca_empire.sets import no_sites, one_site

# The turn


def begin_turn(position: Position, tell: Tell | None) -> None:
    """IE-501, IE-502: both actions are to come."""
    position.active = position.seat_with_tile(position.place)
    position.asking = ASK_NEXT
    clear_turn(position)
    if tell is not None:
        workers = position.realms[position.active].workers
        tell.that("IE-501", position.active, workers=workers)


def clear_turn(position: Position) -> None:
    """Nothing has been done in this turn."""
    position.road_action = FRESH
    position.development = FRESH
    position.laid = 0
    position.wild_used = 0
    position.kind = NONE
    position.repeats = 0
    position.rapids = 0
    position.templed = False
    position.pilgrimed = False
    position.pilgrim = NONE


def refuse_begin(position: Position, action: Action) -> Refusal | None:
    """IE-503, IE-504: no action is open, and this one is still to come."""
    if position.asking != ASK_NEXT:
        return refuse("IE-503")
    name = "roads" if action == act.ROADS else "development"
    stands = position.road_action if action == act.ROADS else position.development
    return refuse("IE-504", action=name) if stands != FRESH else None


# The road action


def begin_roads(position: Position, tell: Tell | None) -> None:
    """IE-505, IE-506: single roads, free of charge, up to the allowance."""
    position.road_action = OPEN
    position.asking = ASK_ROAD
    if tell is not None:
        allowance = allowance_of(position, position.active)
        tell.that("IE-506", position.active, roads=allowance)


def lay_road(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """IE-507, IE-512: one road of the road action."""
    position.laid += 1
    roads.build(position, verb, thing, tell)


def stop_roads(position: Position, tell: Tell | None) -> None:
    """IE-505, IE-518: the player stops, or has to."""
    if tell is not None:
        rule = "IE-505" if roads.any_allowed(position) else "IE-518"
        tell.that(rule, position.active, roads=position.laid)
    position.road_action = CLOSED


# The development action


def begin_development(position: Position, tell: Tell | None) -> None:
    """IE-601, IE-604: what kind it is comes next."""
    position.development = OPEN
    position.rapids = rapids_of(position, position.active)
    position.asking = ASK_KIND
    if tell is not None:
        tell.that("IE-604", position.active, workers=position.realms[position.active].workers)


def refuse_kind(position: Position, kind: i64) -> Refusal | None:
    """IE-601: a kind of development needs a target that is legal and can be paid for."""
    if kind == PASS:
        return None
    if kind == EXTRA_ROAD:
        return roads.refuse_extra_road(position)
    if kind == CONQUEST:
        return refuse_conquest(position, CONQUEST, position.land.conquerable, NONE)
    if kind == TERRACE:
        return refuse_terrace(position, position.land.conquerable, NONE)
    return refuse_building(position, kind, position.land.all_sites, NONE)


def choose_kind(position: Position, kind: i64, tell: Tell | None) -> None:
    """IE-601, IE-603: the development of this turn; a pass does nothing."""
    position.kind = kind
    position.asking = ASK_TARGET
    if tell is not None:
        if kind == PASS:
            tell.that("IE-603", position.active)
        else:
            tell.that("IE-601", position.active, kind=WORKS[kind])


def kind_of_verb(verb: i64) -> i64:
    """The kind of development that a verb carries out."""
    if verb == act.CITY:
        return CITY
    if verb == act.GARRISON:
        return GARRISON
    if verb == act.TEMPLE:
        return TEMPLE
    if verb == act.CONVERT:
        return CONVERSION
    if verb == act.CONQUER:
        return CONQUEST
    if verb == act.TERRACE:
        return TERRACE
    return EXTRA_ROAD


def refuse_target(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """The checks of the chosen development at this place."""
    if position.kind == EXTRA_ROAD:
        return roads.refuse_any_road(position, verb, thing)
    if position.kind == CONQUEST:
        regions = 0 if thing == act.NO_REGION else bit(thing)
        return refuse_conquest(position, CONQUEST, regions, thing)
    if position.kind == TERRACE:
        return refuse_terrace(position, 0 if thing == act.NO_REGION else bit(thing), thing)
    sites = no_sites() if thing == act.NO_SITE else one_site(thing)
    return refuse_building(position, position.kind, sites, thing)


def refuse_rapid(position: Position, thing: i64) -> Refusal | None:
    """IE-630, IE-631, IE-602: a rapid conquest, once it may be made at all (IE-764)."""
    return refuse_conquest(position, RAPID, 0 if thing == act.NO_REGION else bit(thing), thing)


def carry_out(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """IE-602: the chosen development at this place, paid and done."""
    if position.kind == EXTRA_ROAD:
        pay_extra_road(position, tell)
        roads.build(position, verb, thing, tell)
    else:
        develop(position, thing, tell)
    position.repeats = repeats_of(position, position.active, position.kind)


def pay_extra_road(position: Position, tell: Tell | None) -> None:
    """IE-660, IE-662: one worker, whatever cards act."""
    cost = price_of(position, position.active, EXTRA_ROAD)
    pay(position, cost)
    if tell is not None:
        tell.that("IE-660", position.active, workers=cost)


def develop(position: Position, thing: i64, tell: Tell | None) -> None:
    """A development that is no road."""
    if position.kind == CONQUEST:
        conquer(position, CONQUEST, thing, tell)
    elif position.kind == TERRACE:
        build_terrace(position, thing, tell)
    else:
        raise_building(position, position.kind, thing, tell)


def repeat(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """IE-715, IE-750, IE-754: once more in the same action; a bonus road is free."""
    position.repeats -= 1
    if position.kind != EXTRA_ROAD:
        develop(position, thing, tell)
        return
    if tell is not None:
        tell.that("IE-715", position.active)
    roads.build(position, verb, thing, tell)


def conquer_rapidly(position: Position, region: i64, tell: Tell | None) -> None:
    """IE-763 to IE-765: one of the rapid conquests of this phase."""
    position.rapids -= 1
    conquer(position, RAPID, region, tell)


def decline(position: Position, repeating: bool, tell: Tell | None) -> None:
    """IE-415: no further build, or no further rapid conquest."""
    if repeating:
        position.repeats = 0
    else:
        position.rapids = 0
    if tell is not None:
        choice = "no_repeat" if repeating else "no_rapid"
        tell.that("IE-415", position.active, choice=choice)


def replaced(position: Position) -> bool:
    """IE-766: whether a pilgrimage took the place of the development."""
    return position.development == REPLACED
