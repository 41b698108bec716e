"""Which answers of a People turn are worth a thought, and what chance shows in the midst of it."""

from mypy_extensions import i64

from tampu.core.bits import lane
from tampu.core.contract import Action, Seat
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import CONQUEST, MARKER_COUNT, TEMPLE
from tampu.games.inca_empire.land import Road
from tampu.games.inca_empire.position import (
    ASK_KIND,
    ASK_MARKER,
    ASK_NEXT,
    ASK_REPEAT,
    ASK_ROAD,
    ASK_TARGET,
    BEFORE,
    FRESH,
    OVER,
)
from tampu.games.inca_empire.rules.cards import excluded
from tampu.games.inca_empire.sets import has_site
from tampu.games.inca_empire.state import IncaEmpire


def options(position: IncaEmpire) -> list[int]:
    """All answers but those that another order or another road does better."""
    found = position.actions()
    if position.asking == ASK_KIND and position.road_action == FRESH:
        return first_developments(position, found)
    if position.asking == ASK_ROAD or position.asking == ASK_TARGET:
        return roads_that_lead_on(position, found)
    return roads_that_lead_on(position, found) if position.asking == ASK_REPEAT else found


def first_developments(position: IncaEmpire, found: list[int]) -> list[int]:
    """What may be better before the roads: a conquest (IE-511), a temple in an eclipse (IE-772)."""
    before: list[int] = []
    for action in found:
        if action == act.plan(CONQUEST) or (
            action == act.plan(TEMPLE) and excluded(position, position.active, TEMPLE)
        ):
            before.append(action)
    return before if before else found


def roads_that_lead_on(position: IncaEmpire, found: list[int]) -> list[int]:
    """IE-510: no loops; what is no road stays."""
    kept: list[int] = []
    for action in found:
        if not closes_loop(position, action):
            kept.append(action)
    return kept if kept else found


def closes_loop(position: IncaEmpire, action: Action) -> bool:
    """Whether a road joins two sites that are both in the network."""
    verb = act.verb_of(action)
    if verb != act.ROAD and verb != act.DOUBLE and verb != act.WILD:
        return False
    roads: list[Road] = position.land.wilds if verb == act.WILD else position.land.slots
    road = roads[act.object_of(verb, action)]
    network = position.realms[position.active].network
    return has_site(network, road.one) and has_site(network, road.two)


def in_turn(position: IncaEmpire, seat: Seat) -> bool:
    """Whether this seat is in its People turn, a marker about to be turned up included."""
    if position.active != seat or position.moment == BEFORE:
        return False
    return position.asking == ASK_MARKER or ASK_NEXT <= position.asking < OVER


def turn_up_markers(position: IncaEmpire) -> None:
    """IE-513, IE-635: markers in a plan are of the commonest type left: nobody plans on luck."""
    while position.asking == ASK_MARKER and position.moment != BEFORE:
        kind: i64 = 0
        for other in range(MARKER_COUNT):
            if lane(position.bag, other) > lane(position.bag, kind):
                kind = other
        position.apply(act.marker(kind))
