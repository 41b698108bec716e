"""IE-4xx: the Sun phase: new turn order, cards are placed face down, shown, and some recur."""

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, with_lane
from tampu.core.contract import Facts, Refusal, Seat, Tell, refuse
from tampu.games.inca_empire.actions import NO_CARD, NO_QUARTER
from tampu.games.inca_empire.box import (
    BOUNDS,
    CARDS,
    MARKER_COUNT,
    QUARTER_COUNT,
    QUARTERS,
    QUARTERS_IN_USE,
    RESISTANCE,
)
from tampu.games.inca_empire.land import SLOTS, WILDS
from tampu.games.inca_empire.network import count_sticks, exposed, survey
from tampu.games.inca_empire.piles import card_of, followed, placing, quarter_of, shown
from tampu.games.inca_empire.position import (
    ASK_CARD,
    ASK_DRAW,
    ASK_QUARTER,
    NONE,
    Position,
    copies,
    one_card,
)
from tampu.games.inca_empire.rules.cards import DESTROYING, SUPPORTING, Effect
from tampu.games.inca_empire.sets import (
    add_roads,
    any_road,
    less_roads,
    list_roads,
)

# Turn order


def begin_sun_phase(position: Position, tell: Tell | None) -> None:
    """IE-401, IE-402: tiles are dealt anew from the rear of the track; placing begins."""
    for tile in range(position.seats):
        seat = lane(position.track, position.seats - 1 - tile)
        position.realms[seat].tile = tile
        if tell is not None:
            tell.that("IE-402", seat, tile=tile + 1)
    position.place = 0
    position.active = position.seat_with_tile(0)
    position.asking = ASK_CARD


# Placing


def refuse_card(position: Position, kind: i64) -> Refusal | None:
    """IE-404: the card comes from the own hand."""
    if kind == NO_CARD or not copies(position.realms[position.active].hand, kind):
        return refuse("IE-404", card=None if kind == NO_CARD else CARDS[kind])
    return None


def choose_card(position: Position, kind: i64, tell: Tell | None) -> None:
    """IE-403: the card is chosen; it stays in hand until its quarter is named."""
    position.chosen = kind
    position.asking = ASK_QUARTER
    if tell is not None:
        secret: Facts = {"card": CARDS[kind]}
        tell.secretly("IE-403", position.active, [int(position.active)], secret)


def free_quarters(position: Position) -> i64:
    """IE-405: the quarters that received no card in this phase, as a set."""
    found: i64 = 0
    for quarter in QUARTERS_IN_USE[position.vacant]:
        if not lane(position.down, quarter):
            found |= bit(quarter)
    return found


def refuse_quarter(position: Position, quarter: i64) -> Refusal | None:
    """IE-405: a quarter of this Sun board without a new card, whosever colours bound it."""
    if quarter == NO_QUARTER or quarter not in QUARTERS_IN_USE[position.vacant]:
        return refuse("IE-405", quarter=None, placer_seat=None)
    if lane(position.down, quarter):
        by = lane(position.placers, quarter) - 1
        return refuse("IE-405", quarter=QUARTERS[quarter], placer_seat=by)
    return None


def place_card(position: Position, quarter: i64, tell: Tell | None) -> bool:
    """IE-406, IE-407: face down on that quarter, then a card is drawn; whether there is one."""
    seat, kind = position.active, position.chosen
    realm = position.realms[seat]
    realm.hand -= one_card(kind)
    position.chosen = NONE
    position.down = with_lane(position.down, quarter, kind + 1)
    position.placers = with_lane(position.placers, quarter, seat + 1)
    position.placings = position.placings + (int(placing(seat, quarter)),)
    if tell is not None:
        secret: Facts = {"card": CARDS[kind]}
        tell.secretly("IE-406", seat, [int(seat)], secret, quarter=QUARTERS[quarter])
    position.asking = ASK_DRAW
    return fill_draw_pile(position, tell)


def fill_draw_pile(position: Position, tell: Tell | None) -> bool:
    """IE-408, IE-409: discards make a new draw pile; whether there is a card to draw."""
    if not position.draw and position.discard:
        position.draw = position.discard
        position.discard = 0
        position.piles = (*position.piles, int(position.draw))
        if tell is not None:
            tell.that("IE-408", -1)
    if not position.draw and tell is not None:
        tell.that("IE-409", position.active)
    return position.draw != 0


def draw_card(position: Position, kind: i64, tell: Tell | None) -> None:
    """IE-407: the drawn card, for its owner's eyes only."""
    seat = position.active
    pile: i64 = len(position.piles) - 1
    position.draw -= one_card(kind)
    position.realms[seat].draw(one_card(kind), pile)
    position.placings = position.placings[:-1] + (int(followed(position.placings[-1], pile)),)
    if tell is not None:
        secret: Facts = {"card": CARDS[kind]}
        tell.secretly("IE-407", seat, [int(seat)], secret)


def next_placer(position: Position) -> bool:
    """IE-403: the next player in turn order places; false if all have."""
    position.place += 1
    if position.place == position.seats:
        return False
    position.active = position.seat_with_tile(position.place)
    position.asking = ASK_CARD
    return True


# Revealing


def reveal(position: Position, tell: Tell | None) -> None:
    """IE-410, IE-414: all hidden cards of this phase are shown at one moment."""
    for quarter in range(QUARTER_COUNT):
        card = lane(position.down, quarter) - 1
        if card < 0:
            continue
        placer = lane(position.placers, quarter) - 1
        position.down = with_lane(position.down, quarter, 0)
        position.set_up(quarter, position.up(quarter) + one_card(card))
        show_placing(position, quarter, card)
        if tell is not None:
            tell.that("IE-410", placer, quarter=QUARTERS[quarter], card=CARDS[card])
            tell.seal()
    position.placers = 0
    read_board(position)


def show_placing(position: Position, quarter: i64, card: i64) -> None:
    """IE-410: from now on everybody knows who placed which card; it is among the last."""
    placings = position.placings
    number: i64 = len(placings) - 1
    while card_of(placings[number]) != NONE or quarter_of(placings[number]) != quarter:
        number -= 1
    told = int(shown(placings[number], card))
    position.placings = placings[:number] + (told,) + placings[number + 1 :]


def read_board(position: Position) -> None:
    """IE-411, IE-412: the cards that act on each player: those beside the own colour."""
    for realm in position.realms:
        realm.acting = 0
        for quarter in QUARTERS_IN_USE[position.vacant]:
            if BOUNDS[quarter] >> realm.colour & 1:
                realm.acting += position.up(quarter)


# Recurring cards


def let_cards_recur(position: Position, tell: Tell | None) -> None:
    """IE-413, IE-701: first all that support, then all that destroy."""
    for effect in SUPPORTING:
        for seat in range(position.seats):
            support(position, seat, effect, tell)
    for effect in DESTROYING:
        struck = False
        for seat in range(position.seats):
            if copies(position.realms[seat].acting, effect.kind):
                struck = destroy_roads(position, seat, tell) or struck
        if struck:
            count_sticks(position)


def support(position: Position, seat: Seat, effect: Effect, tell: Tell | None) -> None:
    """IE-703: per copy so many workers for each own marker of resistance 1."""
    realm = position.realms[seat]
    each: i64 = 0
    for marker in range(MARKER_COUNT):
        if RESISTANCE[marker] == 1:
            each += count(realm.markers & position.regions_of_type(marker))
    acting = copies(realm.acting, effect.kind)
    workers = each * effect.amount * acting
    realm.workers += workers
    if tell is not None and acting:
        tell.that("IE-703", seat, workers=workers, card=CARDS[effect.kind])


def destroy_roads(position: Position, seat: Seat, tell: Tell | None) -> bool:
    """IE-704 to IE-707: all roads in unconquered regions go; whether any did."""
    realm, land = position.realms[seat], position.land
    slots = exposed(position, land.slots, realm.slots)
    doubles = exposed(position, land.slots, realm.doubles)
    wilds = exposed(position, land.wilds, realm.wilds)
    struck = any_road(add_roads(add_roads(slots, doubles), wilds))
    if struck:
        realm.slots = less_roads(realm.slots, slots)
        realm.doubles = less_roads(realm.doubles, doubles)
        realm.wilds = less_roads(realm.wilds, wilds)
        survey(land, realm)
    if tell is not None:
        names = [SLOTS[road] for road in list_roads(add_roads(slots, doubles))]
        names += [WILDS[road] for road in list_roads(wilds)]
        tell.that("IE-704", seat, roads=names, number=len(names))
    return struck
