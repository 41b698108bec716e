"""All legal answers at once: the judge's verdicts, turned round; and one of them at random."""

from mypy_extensions import i64

from tampu.core.bits import bit, count, members, nth
from tampu.core.contract import Luck
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import (
    CARD_COUNT,
    CITY,
    CONQUEST,
    CONVERSION,
    EXTRA_ROAD,
    GARRISON,
    PASS,
    RAPID,
    TEMPLE,
    TERRACE,
)
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
    FRESH,
    Position,
    copies,
)
from tampu.games.inca_empire.rules import roads
from tampu.games.inca_empire.rules.buildings import (
    affordable,
    city_sites,
    conversion_sites,
    garrison_sites,
    temple_sites,
)
from tampu.games.inca_empire.rules.cards import PILGRIMAGES
from tampu.games.inca_empire.rules.conquest import regions_allowed, terraces_allowed
from tampu.games.inca_empire.rules.pilgrimages import possible, qualifies
from tampu.games.inca_empire.rules.sun import free_quarters
from tampu.games.inca_empire.sets import (
    Roads,
    Sites,
    any_site,
    count_roads,
    count_sites,
    list_roads,
    list_sites,
    no_roads,
    no_sites,
    nth_road,
    nth_site,
)


class Menu:
    """What the seat asked may answer: small answers in one word, places in sets."""

    def __init__(self) -> None:
        self.small: i64 = 0
        """Actions below CARD: those without an object, and the kinds of development."""
        self.verb: i64 = act.NO_VERB
        self.things: i64 = 0
        """What `verb` may name: cards, quarters or regions."""
        self.sites: Sites = no_sites()
        """What `verb` may name: sites."""
        self.slots: Roads = no_roads()
        self.doubles: Roads = no_roads()
        self.wilds: Roads = no_roads()

    def add_roads_of(self, position: Position) -> None:
        """IE-507 to IE-511, IE-72x: the roads that may be built now."""
        self.slots = roads.slots_allowed(position)
        if roads.may_be_wild(position):
            self.doubles = roads.doubles_allowed(position)
            self.wilds = roads.wilds_allowed(position)

    def size(self) -> i64:
        """How many answers there are."""
        many = count(self.small) + count(self.things) + count_sites(self.sites)
        return many + count_roads(self.slots) + count_roads(self.doubles) + count_roads(self.wilds)

    def listed(self) -> list[int]:
        """All answers, ascending."""
        found = members(self.small)
        found += [int(act.action_of(self.verb, thing)) for thing in members(self.things)]
        found += [int(act.action_of(self.verb, site)) for site in list_sites(self.sites)]
        found += [int(act.road(slot)) for slot in list_roads(self.slots)]
        found += [int(act.double(slot)) for slot in list_roads(self.doubles)]
        found += [int(act.wild(pair)) for pair in list_roads(self.wilds)]
        return found

    def pick(self, n: i64) -> i64:
        """The n-th answer."""
        many = count(self.small)
        if n < many:
            return nth(self.small, n)
        n -= many
        many = count(self.things)
        if n < many:
            return act.action_of(self.verb, nth(self.things, n))
        n -= many
        many = count_sites(self.sites)
        if n < many:
            return act.action_of(self.verb, nth_site(self.sites, n))
        return self.pick_road(n - many)

    def pick_road(self, n: i64) -> i64:
        """The n-th road."""
        many = count_roads(self.slots)
        if n < many:
            return act.road(nth_road(self.slots, n))
        n -= many
        many = count_roads(self.doubles)
        if n < many:
            return act.double(nth_road(self.doubles, n))
        return act.wild(nth_road(self.wilds, n - many))


def menu_of(position: Position) -> Menu:
    """What the player asked now may answer."""
    menu = Menu()
    asking = position.asking
    if asking == ASK_CARD:
        menu.verb = act.CARD
        menu.things = kinds_in(position.realms[position.active].hand)
    elif asking == ASK_QUARTER:
        menu.verb = act.QUARTER
        menu.things = free_quarters(position)
    elif asking == ASK_NEXT:
        menu.small = next_answers(position)
    elif asking == ASK_ROAD:
        menu.small = bit(act.STOP)
        menu.add_roads_of(position)
    elif asking == ASK_KIND:
        menu.small = kind_answers(position)
    elif asking == ASK_PILGRIMAGE:
        menu.verb = act.PILGRIM
        menu.things = pilgrimages(position)
    elif asking == ASK_SLOT:
        menu.small = slot_answers(position)
    else:
        target_answers(position, menu)
    return menu


def kinds_in(pile: i64) -> i64:
    """The kinds of cards in a pile, as a set."""
    found: i64 = 0
    for kind in range(CARD_COUNT):
        if copies(pile, kind):
            found |= bit(kind)
    return found


def next_answers(position: Position) -> i64:
    """IE-502 to IE-504, IE-781 to IE-785: begin what is to come, or end the turn."""
    found = bit(act.END)
    if position.road_action == FRESH:
        found |= bit(act.ROADS)
    if position.development == FRESH:
        found |= bit(act.DEVELOPMENT)
    if possible(position):
        found |= bit(act.GO_ON_PILGRIMAGE)
    return found


def kind_answers(position: Position) -> i64:
    """IE-601, IE-603: every kind with a target that is legal and can be paid for."""
    found = bit(act.plan(PASS))
    if affordable(position, CITY) and any_site(city_sites(position)):
        found |= bit(act.plan(CITY))
    if affordable(position, GARRISON) and any_site(garrison_sites(position)):
        found |= bit(act.plan(GARRISON))
    if regions_allowed(position, CONQUEST):
        found |= bit(act.plan(CONQUEST))
    if affordable(position, TEMPLE) and any_site(temple_sites(position)):
        found |= bit(act.plan(TEMPLE))
    if terraces_allowed(position):
        found |= bit(act.plan(TERRACE))
    if affordable(position, EXTRA_ROAD) and roads.any_allowed(position):
        found |= bit(act.plan(EXTRA_ROAD))
    if affordable(position, CONVERSION) and any_site(conversion_sites(position)):
        found |= bit(act.plan(CONVERSION))
    return found


def pilgrimages(position: Position) -> i64:
    """IE-781, IE-782: the cards that qualify, as a set."""
    found: i64 = 0
    for pilgrimage in PILGRIMAGES:
        if qualifies(position, pilgrimage):
            found |= bit(pilgrimage.kind)
    return found


def slot_answers(position: Position) -> i64:
    """IE-780, IE-783: the actions that can be given up."""
    found: i64 = 0
    if position.road_action == FRESH:
        found |= bit(act.GIVE_UP_ROADS)
    if position.development == FRESH:
        found |= bit(act.GIVE_UP_DEVELOPMENT)
    return found


def target_answers(position: Position, menu: Menu) -> None:
    """IE-6xx: the places for the chosen development, its repeats, or a rapid conquest."""
    if position.asking == ASK_REPEAT or position.asking == ASK_RAPID:
        menu.small = bit(act.DECLINE)
    kind = RAPID if position.asking == ASK_RAPID else position.kind
    if kind == EXTRA_ROAD:
        menu.add_roads_of(position)
    elif kind == CONQUEST:
        menu.verb = act.CONQUER
        menu.things = regions_allowed(position, CONQUEST)
    elif kind == RAPID:
        menu.verb = act.RAPID
        menu.things = regions_allowed(position, RAPID)
    elif kind == TERRACE:
        menu.verb = act.TERRACE
        menu.things = terraces_allowed(position)
    elif affordable(position, kind):
        add_sites_of(position, kind, menu)


def add_sites_of(position: Position, kind: i64, menu: Menu) -> None:
    """The sites for a building of this kind."""
    if kind == CITY:
        menu.verb = act.CITY
        menu.sites = city_sites(position)
    elif kind == GARRISON:
        menu.verb = act.GARRISON
        menu.sites = garrison_sites(position)
    elif kind == TEMPLE:
        menu.verb = act.TEMPLE
        menu.sites = temple_sites(position)
    else:
        menu.verb = act.CONVERT
        menu.sites = conversion_sites(position)


def any_answer(position: Position, luck: Luck) -> i64:
    """One of the answers, each as likely as any other."""
    menu = menu_of(position)
    return menu.pick(luck.below(menu.size()))
