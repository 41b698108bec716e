"""IE-78x, IE-79x: pilgrimages, which take the place of a whole action."""

from mypy_extensions import i64

from tampu.core.contract import Action, Refusal, Tell, refuse
from tampu.games.inca_empire.actions import GIVE_UP_ROADS, NO_CARD
from tampu.games.inca_empire.box import CARDS
from tampu.games.inca_empire.land import SITE_NAMES, SITES
from tampu.games.inca_empire.position import (
    ASK_PILGRIMAGE,
    ASK_SLOT,
    FRESH,
    NONE,
    REPLACED,
    Position,
)
from tampu.games.inca_empire.rules.cards import (
    PILGRIMAGES,
    Pilgrimage,
    acting,
    pilgrimage_of,
)
from tampu.games.inca_empire.scoring import score_pilgrimage
from tampu.games.inca_empire.sets import Sites, any_site, first_site, meet_sites


def goals(position: Position, seat: i64, pilgrimage: Pilgrimage) -> Sites:
    """IE-782: its sites with a temple, in the network of a player."""
    network = position.realms[seat].network
    return meet_sites(meet_sites(pilgrimage.sites, position.temples), network)


def qualifies(position: Position, pilgrimage: Pilgrimage) -> bool:
    """IE-781, IE-782: whether the card acts and one of its sites can be reached."""
    if not acting(position, position.active, pilgrimage.kind):
        return False
    return any_site(goals(position, position.active, pilgrimage))


def possible(position: Position) -> bool:
    """IE-781 to IE-785: whether the active player may go on a pilgrimage now."""
    if position.pilgrimed or position.templed or not position.realms[position.active].acting:
        return False
    found = False
    for pilgrimage in PILGRIMAGES:
        found = found or qualifies(position, pilgrimage)
    return found


def refuse_pilgrimage(position: Position) -> Refusal | None:
    """IE-784, IE-785, IE-781, IE-782: a pilgrimage, before card and action are named."""
    return refuse_any(position) or refuse_every_card(position)


def refuse_whole(position: Position, kind: i64, action: Action) -> Refusal | None:
    """IE-784, IE-785, IE-783, IE-781, IE-782: a pilgrimage named with its card and action."""
    return refuse_any(position) or refuse_slot(position, action) or refuse_card(position, kind)


def refuse_any(position: Position) -> Refusal | None:
    """IE-784, IE-785: one pilgrimage in a phase, and none beside a temple."""
    if position.pilgrimed:
        return refuse("IE-784")
    return refuse("IE-785") if position.templed else None


def refuse_every_card(position: Position) -> Refusal | None:
    """IE-781, IE-782: no card acts, or none of those that act has a temple in reach."""
    act: i64 = 0
    for pilgrimage in PILGRIMAGES:
        act += acting(position, position.active, pilgrimage.kind)
    if not act:
        return refuse("IE-781", card=None)
    return None if possible(position) else refuse("IE-782", card=None)


def refuse_card(position: Position, kind: i64) -> Refusal | None:
    """IE-781, IE-782: a card that acts, with a temple in reach."""
    pilgrimage = pilgrimage_of(kind)
    if pilgrimage is None or not acting(position, position.active, kind):
        return refuse("IE-781", card=None if kind == NO_CARD else CARDS[kind])
    return None if qualifies(position, pilgrimage) else refuse("IE-782", card=CARDS[kind])


def refuse_slot(position: Position, action: Action) -> Refusal | None:
    """IE-783: the action given up has not been begun, finished or lost."""
    roads = action == GIVE_UP_ROADS
    stands = position.road_action if roads else position.development
    if stands != FRESH:
        return refuse("IE-783", action="roads" if roads else "development")
    return None


def begin(position: Position, tell: Tell | None) -> None:
    """IE-415: the player chooses to make a pilgrimage."""
    position.asking = ASK_PILGRIMAGE
    if tell is not None:
        tell.that("IE-415", position.active, choice="pilgrimage")


def choose(position: Position, kind: i64, tell: Tell | None) -> None:
    """IE-781, IE-702: by this card, which stays where it is."""
    position.pilgrim = kind
    position.asking = ASK_SLOT
    if tell is not None:
        tell.that("IE-781", position.active, card=CARDS[kind])


def make(position: Position, action: Action, tell: Tell | None) -> None:
    """IE-780, IE-790 to IE-792: an action is given up, the pilgrimage pays."""
    roads = action == GIVE_UP_ROADS
    if roads:
        position.road_action = REPLACED
    else:
        position.development = REPLACED
    position.pilgrimed = True
    pilgrimage = pilgrimage_of(position.pilgrim)
    position.pilgrim = NONE
    assert pilgrimage is not None
    site = first_site(goals(position, position.active, pilgrimage))
    if tell is not None:
        given = "roads" if roads else "development"
        tell.that("IE-780", position.active, action=given, site=SITES[site], where=SITE_NAMES[site])
    score_pilgrimage(position, pilgrimage, site, tell)
