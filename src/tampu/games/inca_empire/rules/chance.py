"""Section 5 of the rules: what chance draws."""

from mypy_extensions import i64

from tampu.core.bits import lane, members
from tampu.core.contract import Action, Luck, Refusal, refuse
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import CARD_COUNT, MARKER_COUNT, MARKERS
from tampu.games.inca_empire.position import (
    ASK_COLOUR,
    ASK_DEAL,
    ASK_DRAW,
    ASK_INVASION,
    ASK_MARKER,
    ASK_TILE,
    Position,
    any_card,
    copies,
)
from tampu.games.inca_empire.rules import setup


def outcomes(position: Position) -> list[tuple[int, int]]:
    """Section 5: every card, marker, tile that is left is as likely as any other."""
    if position.asking == ASK_COLOUR:
        return [(int(act.colour(each)), 1) for each in members(setup.colours_left(position))]
    if position.asking == ASK_TILE:
        return [(int(act.tile(tile)), 1) for tile in setup.tiles_left(position)]
    if position.asking == ASK_INVASION:
        last = (int(act.invasion(1)), 1)
        left = int(position.plain_left)
        return [(int(act.invasion(0)), left), last] if left else [last]
    if position.asking == ASK_MARKER:
        return [
            (int(act.marker(kind)), int(lane(position.bag, kind)))
            for kind in range(MARKER_COUNT)
            if lane(position.bag, kind)
        ]
    return [
        (int(act.deal(kind)), int(copies(position.draw, kind)))
        for kind in range(CARD_COUNT)
        if copies(position.draw, kind)
    ]


def refuse_chance(position: Position, verb: i64, action: Action) -> Refusal | None:
    """IE-102, IE-107, IE-110, IE-112, IE-407, IE-910: what lot, bag and pile can give."""
    thing = act.object_of(verb, action)
    if position.asking == ASK_COLOUR:
        if verb != act.COLOUR:
            return refuse("IE-102", colour=None)
        return setup.refuse_colour(position, thing)
    if position.asking == ASK_MARKER:
        if verb == act.MARKER and setup.marker_in_bag(position, thing):
            return None
        return refuse("IE-107", marker=MARKERS[thing] if verb == act.MARKER else None)
    if position.asking == ASK_TILE:
        if verb != act.TILE:
            return refuse("IE-112", tile=None)
        return setup.refuse_tile(position, thing)
    if position.asking == ASK_INVASION:
        if verb == act.INVASION and (thing == 1 or position.plain_left):
            return None
        return refuse("IE-910")
    if verb != act.DEAL:
        return refuse("IE-110", card=None)
    return setup.refuse_deal(position, thing)


def any_outcome(position: Position, luck: Luck) -> i64:
    """What chance draws, each thing as likely as any other."""
    if position.asking == ASK_DRAW or position.asking == ASK_DEAL:
        return act.deal(any_card(position.draw, luck))
    if position.asking == ASK_MARKER:
        return act.marker(any_marker(position.bag, luck))
    if position.asking == ASK_INVASION:
        left = position.plain_left
        return act.invasion(0 if luck.below(left + 1) < left else 1)
    found = outcomes(position)
    return found[luck.below(len(found))][0]


def any_marker(bag: i64, luck: Luck) -> i64:
    """The type of a random marker of a bag that is not empty."""
    total: i64 = 0
    for kind in range(MARKER_COUNT):
        total += lane(bag, kind)
    n = luck.below(total)
    found: i64 = 0
    while n >= lane(bag, found):
        n -= lane(bag, found)
        found += 1
    return found
