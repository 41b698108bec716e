"""The refusals of People turns: what the moment rules out, then the checks of each attempt."""

from mypy_extensions import i64

from tampu.core.contract import Action, Refusal, refuse
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import EXTRA_ROAD, WORKS
from tampu.games.inca_empire.position import (
    ASK_CARD,
    ASK_KIND,
    ASK_NEXT,
    ASK_PILGRIMAGE,
    ASK_QUARTER,
    ASK_RAPID,
    ASK_REPEAT,
    ASK_ROAD,
    ASK_SLOT,
    ASK_TARGET,
    FRESH,
    OPEN,
    Position,
)
from tampu.games.inca_empire.rules import pilgrimages, roads, sun, turns
from tampu.games.inca_empire.rules.cards import allowance_of, rapids_of


def refuse_other(position: Position, verb: i64, action: Action, who: i64) -> Refusal:
    """IE-205, IE-504: somebody else is asked; whose turn is over has closed both actions."""
    asked = position.asked()
    over = asked >= 0 and 0 <= who < position.seats and position.asking >= ASK_NEXT
    if over and position.realms[who].tile < position.place:
        if action == act.ROADS or act.ROAD <= verb <= act.WILD:
            return refuse("IE-504", action="roads")
        if action == act.DEVELOPMENT or verb == act.PLAN or act.CITY <= verb <= act.TERRACE:
            return refuse("IE-504", action="development")
    return refuse("IE-205", asked=asked)


def refuse_answer(position: Position, verb: i64, action: Action) -> Refusal | None:
    """What the player asked may not answer."""
    thing = act.object_of(verb, action)
    if position.asking == ASK_CARD or position.asking == ASK_QUARTER:
        return refuse_placing(position, verb, thing)
    if verb == act.CARD or verb == act.QUARTER:
        return refuse("IE-204")
    if verb == act.SMALL:
        return refuse_small(position, action)
    if verb == act.PILGRIM:
        if position.asking != ASK_PILGRIMAGE:
            return refuse_for_a_pilgrimage(position)
        return pilgrimages.refuse_card(position, thing)
    if position.asking == ASK_PILGRIMAGE or position.asking == ASK_SLOT:
        return refuse_for_a_pilgrimage(position)
    if verb == act.ROAD or verb == act.DOUBLE or verb == act.WILD:
        return refuse_any_road(position, verb, thing)
    return (
        refuse_rapid(position, thing) if verb == act.RAPID else refuse_work(position, verb, thing)
    )


def refuse_placing(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """IE-403 to IE-405: in the Sun phase a card is placed, and nothing else is done."""
    if position.asking == ASK_CARD and verb == act.CARD:
        return sun.refuse_card(position, thing)
    if position.asking == ASK_QUARTER and verb == act.QUARTER:
        return sun.refuse_quarter(position, thing)
    return refuse("IE-403")


def refuse_small(position: Position, action: Action) -> Refusal | None:
    """Answers that name nothing."""
    if action == act.ROADS or action == act.DEVELOPMENT:
        return turns.refuse_begin(position, action)
    if action == act.GO_ON_PILGRIMAGE:
        if position.asking != ASK_NEXT:
            return refuse("IE-503")
        return pilgrimages.refuse_pilgrimage(position)
    if action == act.END:
        return None if position.asking == ASK_NEXT else refuse("IE-502")
    if action == act.STOP:
        return None if position.asking == ASK_ROAD else refuse("IE-505")
    if action == act.DECLINE:
        optional = position.asking == ASK_REPEAT or position.asking == ASK_RAPID
        return None if optional else refuse("IE-415")
    if position.asking != ASK_SLOT:
        return refuse_for_a_pilgrimage(position)
    return pilgrimages.refuse_slot(position, action)


def refuse_for_a_pilgrimage(position: Position) -> Refusal:
    """IE-780: a pilgrimage that was begun comes first; without one, nothing is given up for it."""
    begun = position.asking == ASK_PILGRIMAGE or position.asking == ASK_SLOT
    return refuse("IE-780", stage="begun" if begun else "none")


def refuse_any_road(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """IE-507, then the road: in the road action, as an extra road or as a bonus road."""
    if position.asking == ASK_ROAD:
        return roads.refuse_any_road(position, verb, thing)
    if position.asking == ASK_TARGET or position.asking == ASK_REPEAT:
        if position.kind == EXTRA_ROAD:
            return roads.refuse_any_road(position, verb, thing)
        return refuse("IE-503")
    if position.asking == ASK_KIND:
        return refuse("IE-503")
    if position.asking == ASK_RAPID:
        return refuse("IE-507", roads=0) if position.kind == EXTRA_ROAD else refuse("IE-503")
    if position.road_action == FRESH:
        return refuse("IE-502")
    allowance = allowance_of(position, position.active)
    if position.laid >= allowance:
        return refuse("IE-507", roads=allowance)
    return refuse("IE-504", action="roads")


def refuse_rapid(position: Position, thing: i64) -> Refusal | None:
    """IE-764, IE-766, IE-763: only while copies are unused, at the end of the development."""
    if position.asking == ASK_RAPID:
        return turns.refuse_rapid(position, thing)
    copies = rapids_of(position, position.active)
    if position.development == OPEN:
        copies = position.rapids
    elif turns.replaced(position):
        return refuse("IE-766") if copies else refuse("IE-764", copies=0)
    elif position.development != FRESH:
        copies = 0
    return refuse("IE-763") if copies else refuse("IE-764", copies=0)


def refuse_work(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """IE-503, IE-504, IE-601: one development, of the kind chosen; then its own checks."""
    if position.road_action == OPEN:
        return refuse("IE-503")
    if position.asking == ASK_NEXT and position.development == FRESH:
        return refuse("IE-502")
    if turns.replaced(position):
        return refuse("IE-504", action="development")
    kind = thing if verb == act.PLAN else turns.kind_of_verb(verb)
    if verb == act.PLAN:
        if position.asking == ASK_KIND:
            return turns.refuse_kind(position, kind)
        return refuse("IE-601", kind=WORKS[kind])
    targeting = position.asking == ASK_TARGET or position.asking == ASK_REPEAT
    if targeting and kind == position.kind:
        return turns.refuse_target(position, verb, thing)
    return refuse("IE-601", kind=WORKS[kind])
