"""IE-7xx: what Sun cards do, as data with a few named effects that the other rules consult.

A card kind is a row of `sun_deck.json`: what it looks at (scope), what it changes (modifier) and by
how much, once per copy that acts on the player (IE-412). Another kind is another row.
"""

from typing import Any, Final

from mypy_extensions import i64

from tampu.core.contract import Seat
from tampu.games.inca_empire.box import (
    BASE_COST,
    BONUS_ROAD,
    CARD_DATA,
    CARDS,
    EXTRA_ROAD,
    FEWEST_ROADS,
    PILGRIMAGE,
    RAPID,
    ROAD_ACTION,
    ROADS,
    WORKS,
)
from tampu.games.inca_empire.land import SITES
from tampu.games.inca_empire.position import Position, copies
from tampu.games.inca_empire.sets import Sites, add_sites, no_sites, one_site

PAYING_RULES: Final = ["IE-736", "IE-746", "IE-790", "IE-791", "IE-792"]
"""The score events that a card brings: Urban Renewal, Reserve Rations, the three pilgrimages."""


class Effect:
    """What one kind of card does to one work: `amount` per copy (IE-412), by which rule."""

    def __init__(self, kind: i64, amount: i64, rule: str) -> None:
        self.kind = kind
        self.amount = amount
        self.rule = rule


def _kinds_with(modifier: str) -> list[Any]:
    return [card for card in CARD_DATA if card["effect"]["modifier"] == modifier]


def amount_of(card: Any) -> int:
    """How much a card does; 1 where it only allows, forbids or takes all."""
    size = card["effect"]["amount"]
    return size if isinstance(size, int) else 1


def _effects(modifier: str) -> list[list[Effect]]:
    """For every work, the effects that change it in this way."""
    found: list[list[Effect]] = [[] for _ in WORKS]
    for card in _kinds_with(modifier):
        for scope in card["effect"]["scope"]:
            if scope in WORKS:
                effect = Effect(CARDS.index(card["id"]), amount_of(card), str(card["rule"]))
                found[WORKS.index(scope)].append(effect)
    return found


COSTS: Final = _effects("cost")
"""IE-735, IE-745, IE-760, IE-761: workers more or less."""
POINTS: Final = _effects("vp")
"""IE-736, IE-746: points more."""
ALLOWANCES: Final = _effects("roads")
"""IE-712, IE-713: roads more or less in the road action."""
REPEATS: Final = _effects("extra_builds")
"""IE-750, IE-754, IE-763: further builds of the same kind, or rapid conquests."""
FREE_ROADS: Final = _effects("free_roads")
"""IE-715: roads that follow an extra road free of charge."""
WILD_ROADS: Final = _effects("wild_roads")
"""IE-720: roads that may be wild."""
UNLOCKS: Final = _effects("unlock")
"""IE-737, IE-770, IE-781: what may be done with such a card only."""
EXCLUDES: Final = _effects("excludes")
"""IE-771, IE-772: what may not be done in one turn with the road action."""


def _surcharge(work: str) -> int:
    cards = [card["effect"] for card in CARD_DATA if work in card["effect"]["scope"]]
    return sum(int(effect.get("surcharge", 0)) for effect in cards)


SURCHARGES: Final[list[int]] = [_surcharge(work) for work in WORKS]
"""IE-765: what a work costs more because a card made it possible, however many copies act."""


class Pilgrimage:
    """IE-790 to IE-792: where a pilgrimage card leads, and what it pays."""

    def __init__(self, kind: i64, sites: Sites, points: i64, rule: str) -> None:
        self.kind = kind
        self.sites: Sites = sites
        self.points = points
        self.rule = rule


def _pilgrimages() -> list[Pilgrimage]:
    found = []
    for card in _kinds_with("unlock"):
        if card["effect"]["scope"] == [WORKS[PILGRIMAGE]]:
            sites = no_sites()
            for name in card["effect"]["sites"]:
                sites = add_sites(sites, one_site(SITES.index(name)))
            points = int(card["effect"]["vp"])
            kind = CARDS.index(card["id"])
            found.append(Pilgrimage(kind, sites, points, str(card["rule"])))
    return found


PILGRIMAGES: Final = _pilgrimages()


def _at_sun_end(modifier: str) -> list[Effect]:
    return [
        Effect(CARDS.index(card["id"]), amount_of(card), str(card["rule"]))
        for card in _kinds_with(modifier)
        if card["timing"] == "sun_end"
    ]


SUPPORTING: Final = _at_sun_end("workers")
"""IE-703: the kinds that bring workers at the end of a Sun phase, so many for each marker."""
DESTROYING: Final = _at_sun_end("destroy")
"""IE-704: the kinds that destroy roads at the end of a Sun phase."""


def _check() -> None:
    paying = [effect.rule for effects in POINTS for effect in effects]
    paying += [pilgrimage.rule for pilgrimage in PILGRIMAGES]
    if lost := set(paying) - set(PAYING_RULES):
        raise ValueError(f"inca_empire data: no words for points by {lost}")


_check()


# What the rules ask


def acting(position: Position, seat: Seat, kind: i64) -> i64:
    """IE-411, IE-412: how many copies of a kind act on a player."""
    return copies(position.realms[seat].acting, kind)


def total(pile: i64, effects: list[Effect]) -> i64:
    """The sum of these effects over the copies in a pile."""
    found: i64 = 0
    if pile:
        for effect in effects:
            found += effect.amount * copies(pile, effect.kind)
    return found


def change_of(position: Position, seat: Seat, work: i64) -> i64:
    """IE-602, IE-735, IE-740, IE-745, IE-762: by how much acting cards change a cost."""
    return total(position.realms[seat].acting, COSTS[work]) + SURCHARGES[work]


def cost_of(position: Position, seat: Seat, work: i64, base: i64) -> i64:
    """IE-602: base cost and all acting cards, never below 0."""
    cost = base + change_of(position, seat, work)
    return cost if cost > 0 else 0


def price_of(position: Position, seat: Seat, work: i64) -> i64:
    """IE-602: what a work with a printed cost costs this player now."""
    return cost_of(position, seat, work, BASE_COST[work])


def allowance_of(position: Position, seat: Seat) -> i64:
    """IE-506, IE-712 to IE-714: the roads of the road action; one at least."""
    roads = ROADS + total(position.realms[seat].acting, ALLOWANCES[ROAD_ACTION])
    return roads if roads > FEWEST_ROADS else FEWEST_ROADS


def repeats_of(position: Position, seat: Seat, work: i64) -> i64:
    """IE-715, IE-750, IE-754: how often a chosen development may be repeated."""
    pile = position.realms[seat].acting
    if work == EXTRA_ROAD:
        return total(pile, FREE_ROADS[EXTRA_ROAD])
    return total(pile, REPEATS[work])


def rapids_of(position: Position, seat: Seat) -> i64:
    """IE-763, IE-764: the rapid conquests of a phase."""
    return total(position.realms[seat].acting, REPEATS[RAPID])


def wild_roads_of(position: Position, seat: Seat) -> i64:
    """IE-720: how many roads of a phase may be wild."""
    return total(position.realms[seat].acting, WILD_ROADS[BONUS_ROAD])


def unlocked(position: Position, seat: Seat, work: i64) -> bool:
    """IE-737, IE-770: whether a card allows what is else impossible."""
    return total(position.realms[seat].acting, UNLOCKS[work]) > 0


def excluded(position: Position, seat: Seat, work: i64) -> bool:
    """IE-771, IE-772: whether this work and the road action exclude each other."""
    return total(position.realms[seat].acting, EXCLUDES[work]) > 0


def pilgrimage_of(kind: i64) -> Pilgrimage | None:
    """IE-781: the pilgrimage of a card, if it is one."""
    for pilgrimage in PILGRIMAGES:
        if pilgrimage.kind == kind:
            return pilgrimage
    return None
