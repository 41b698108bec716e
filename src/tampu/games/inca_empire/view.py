"""What a seat may know (the specification's section 4): every field listed, nothing else leaves.

`imagine` goes the other way: some full state that fits a view.
"""

from typing import cast

import msgspec

from tampu.core.bits import bit, lanes, members, with_lane
from tampu.core.contract import Luck
from tampu.games.inca_empire.box import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    MARKER_COUNT,
    MARKERS,
    QUARTERS,
    WORKS,
    deck_for,
)
from tampu.games.inca_empire.land import REGIONS, SITES, SLOTS, SUYUS, WILDS
from tampu.games.inca_empire.network import count_sticks, open_region, survey
from tampu.games.inca_empire.position import (
    BEFORE,
    FOUR_DEALT,
    NONE,
    OVER,
    Position,
    amount,
    cards_as_text,
    copies,
    one_card,
)
from tampu.games.inca_empire.rules.setup import colours_left
from tampu.games.inca_empire.rules.sun import read_board
from tampu.games.inca_empire.scoring import ranking
from tampu.games.inca_empire.seen import (
    STANDS,
    Moment,
    Owner,
    Province,
    Quarter,
    Turn,
    moment,
    owner,
    provinces,
    quarters,
    regions_named,
    roads_named,
    sites_named,
    turn,
)
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

CAUSES = ("setup", "road", "conquest")


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` None is an onlooker."""

    seat: int | None
    seats: int
    pizarro_arrival: bool
    early_decline: bool
    gift_of_the_gods: bool
    step: str
    active: int | None
    moment: Moment | None
    turn: Turn
    track: list[int]
    owners: list[Owner]
    provinces: list[Province]
    cities: list[str]
    garrisons: list[str]
    temples: list[str]
    crossed: list[str]
    quarters: list[Quarter]
    hand: list[str]
    chosen: str | None
    placed: int
    draw: int
    discard: list[str]
    hidden_markers: dict[str, int]
    turning: list[str]
    turned_by: str
    plain_invasions_left: int
    places: list[list[int]] | None


def view(state: Position, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    everybody = range(int(state.seats))
    chose = state.chosen != NONE and seat == state.active
    return View(
        seat=seat,
        seats=int(state.seats),
        pizarro_arrival=state.pizarro,
        early_decline=state.decline,
        gift_of_the_gods=state.gift,
        step=KINDS[state.asking],
        active=int(state.active) if state.moment >= 0 else None,
        moment=moment(state),
        turn=turn(state),
        track=lanes(state.track, state.seats) if state.moment >= 0 else [],
        owners=[owner(state, each) for each in everybody],
        provinces=provinces(state),
        cities=sites_named(state.cities),
        garrisons=sites_named(state.garrisons),
        temples=sites_named(state.temples),
        crossed=roads_named(state.crossed, WILDS),
        quarters=quarters(state, seat),
        hand=[] if seat is None else cards_as_text(state.realms[seat].hand),
        chosen=CARDS[state.chosen] if chose else None,
        placed=int(state.place),
        draw=int(amount(state.draw)),
        discard=cards_as_text(state.discard),
        hidden_markers=dict(zip(MARKERS, lanes(state.bag, MARKER_COUNT), strict=True)),
        turning=regions_named(state.pending),
        turned_by=CAUSES[state.cause],
        plain_invasions_left=int(state.plain_left),
        places=ranking(state) if state.asking == OVER else None,
    )


# Imagining


def imagine(seen: object, luck: Luck) -> IncaEmpire:
    """Some full state that fits the view: unseen cards are dealt at random."""
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
    _imagine_choice(state, seen)


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
