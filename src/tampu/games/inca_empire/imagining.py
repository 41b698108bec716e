"""Some full state that fits a view: cards that are not seen are dealt as they may lie."""

from typing import cast

from tampu.core.bits import bit, members, with_lane
from tampu.core.contract import Luck
from tampu.games.inca_empire.box import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    MARKERS,
    QUARTERS,
    WORKS,
    deck_for,
)
from tampu.games.inca_empire.land import REGIONS, SITES, SLOTS, SUYUS, WILDS
from tampu.games.inca_empire.network import count_sticks, open_region, survey
from tampu.games.inca_empire.picture import Placing, Turn, View
from tampu.games.inca_empire.piles import followed, placing, shown
from tampu.games.inca_empire.position import (
    BEFORE,
    FOUR_DEALT,
    NONE,
    amount,
    cards_as_text,
    copies,
    one_card,
)
from tampu.games.inca_empire.rules.setup import colours_left
from tampu.games.inca_empire.rules.sun import read_board
from tampu.games.inca_empire.seen import STANDS
from tampu.games.inca_empire.sets import (
    Roads,
    Sites,
    add_roads,
    add_sites,
    no_roads,
    no_sites,
    one_road,
    one_site,
)
from tampu.games.inca_empire.state import KINDS, IncaEmpire
from tampu.games.inca_empire.view import CAUSES


def imagine(seen: object, luck: Luck) -> IncaEmpire:
    """Some full state that fits the view and what came before it."""
    seen = cast(View, seen)
    state = IncaEmpire(seen.seats, seen.pizarro_arrival, seen.early_decline, seen.gift_of_the_gods)
    state.asking = KINDS.index(seen.step)
    state.active = seen.active or 0
    state.moment = BEFORE if seen.moment is None else seen.moment.index
    state.place = seen.placed
    for place, seat in enumerate(seen.track):
        state.track = with_lane(state.track, place, seat)
    state.plain_left = seen.plain_invasions_left
    _imagine_owners(state, seen)
    _imagine_map(state, seen)
    _imagine_turn(state, seen.turn)
    _imagine_cards(state, seen)
    state.redeal(-1 if seen.seat is None else seen.seat, luck)
    return state


def _imagine_owners(state: IncaEmpire, seen: View) -> None:
    """What lies before the players: all public but the cards."""
    for realm, told in zip(state.realms, seen.owners, strict=True):
        if told.colour is not None:
            realm.colour = COLOURS.index(told.colour)
        if told.tile is not None:
            realm.tile = told.tile - 1
        realm.points = told.score
        realm.workers = told.workers
        realm.markers = _regions(told.markers)
        realm.terraces = _regions(told.terraces)
        realm.slots = _roads(told.slots, SLOTS)
        realm.doubles = _roads(told.doubles, SLOTS)
        realm.wilds = _roads(told.wilds, WILDS)
    if seen.quarters and seen.seats < FOUR_DEALT:
        state.vacant = members(colours_left(state))[0]


def _imagine_map(state: IncaEmpire, seen: View) -> None:
    """Regions, markers and buildings: all public."""
    for told in seen.provinces:
        region = REGIONS.index(told.region)
        if told.state in ("suyu", "conquered"):
            open_region(state, region)
        elif told.state == "hidden":
            state.hidden |= bit(region)
        if told.marker is not None:
            state.note_type(region, MARKERS.index(told.marker))
    state.conquered |= SUYUS
    for kind, number in enumerate(seen.hidden_markers.values()):
        state.bag = with_lane(state.bag, kind, number)
    state.pending = _regions(seen.turning)
    state.cause = CAUSES.index(seen.turned_by)
    state.cities = _sites(seen.cities)
    state.garrisons = _sites(seen.garrisons)
    state.temples = _sites(seen.temples)
    for realm in state.realms:
        survey(state.land, realm)
    count_sticks(state)


def _imagine_turn(state: IncaEmpire, told: Turn) -> None:
    """How far the turn has come: public."""
    state.road_action = STANDS.index(told.road_action)
    state.development = STANDS.index(told.development)
    state.laid = told.laid
    state.wild_used = told.wild_used
    state.kind = NONE if told.kind is None else WORKS.index(told.kind)
    state.repeats = told.repeats
    state.rapids = told.rapids
    state.templed = told.temple_built
    state.pilgrimed = told.pilgrimage_made
    state.pilgrim = NONE if told.pilgrimage is None else CARDS.index(told.pilgrimage)


def _imagine_cards(state: IncaEmpire, seen: View) -> None:
    """Known cards where they are; all others are spread by the redeal, in the right numbers."""
    state.discard = _pile(seen.discard)
    state.draw = deck_for(seen.seats, seen.early_decline) - state.discard
    for told in seen.quarters:
        pile = _pile(told.cards)
        state.set_up(QUARTERS.index(told.quarter), pile)
        state.draw -= pile
    if seen.quarters:
        read_board(state)
    if seen.seat is not None:
        hand = _pile(seen.hand)
        state.realms[seen.seat].hand = hand
        state.draw -= hand
    for told in seen.quarters:
        if told.down is not None and told.down.card is not None:
            state.draw -= one_card(CARDS.index(told.down.card))
    for told in seen.quarters:
        if told.down is not None:
            number, card = QUARTERS.index(told.quarter), told.down.card
            kind = _any_left(state) if card is None else CARDS.index(card)
            state.placers = with_lane(state.placers, number, told.down.placer + 1)
            state.down = with_lane(state.down, number, kind + 1)
            state.draw -= one_card(kind) if card is None else 0
    for seat, told_owner in enumerate(seen.owners):
        for _ in range(told_owner.hand_size - int(amount(state.realms[seat].hand))):
            card_drawn = one_card(_any_left(state))
            state.draw -= card_drawn
            state.realms[seat].hand += card_drawn
    _imagine_memory(state, seen)
    _imagine_choice(state, seen)


def _imagine_memory(state: IncaEmpire, seen: View) -> None:
    """IE-406 to IE-408: what was placed and drawn before; others' draws follow by the redeal."""
    state.piles = tuple(_pile(names) for names in seen.piles)
    state.placings = tuple(_placing(told) for told in seen.placings)
    if seen.seat is not None:
        state.realms[seen.seat].drawn = tuple(_pile(names) for names in seen.drawn)


def _placing(told: Placing) -> int:
    found = placing(told.placer, QUARTERS.index(told.quarter))
    if told.card is not None:
        found = shown(found, CARDS.index(told.card))
    return int(found if told.pile is None else followed(found, told.pile))


def _imagine_choice(state: IncaEmpire, seen: View) -> None:
    """IE-403: a card is chosen while its quarter is asked for."""
    if seen.chosen is not None:
        state.chosen = CARDS.index(seen.chosen)
    elif seen.step == "sun_quarter":
        state.chosen = CARDS.index(cards_as_text(state.realms[state.active].hand)[0])


def _any_left(state: IncaEmpire) -> int:
    return next(kind for kind in range(int(CARD_COUNT)) if copies(state.draw, kind))


def _pile(names: list[str]) -> int:
    return sum(int(one_card(CARDS.index(name))) for name in names)


def _regions(names: list[str]) -> int:
    return sum(int(bit(REGIONS.index(name))) for name in names)


def _sites(names: list[str]) -> Sites:
    found = no_sites()
    for name in names:
        found = add_sites(found, one_site(SITES.index(name)))
    return found


def _roads(names: list[str], known: list[str]) -> Roads:
    found = no_roads()
    for name in names:
        found = add_roads(found, one_road(known.index(name)))
    return found
