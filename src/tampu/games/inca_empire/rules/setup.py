"""IE-1xx, IE-92x, IE-93x: how a game is set up."""

from collections.abc import Mapping

from mypy_extensions import i64

from tampu.core.bits import bit, lane, members, with_lane
from tampu.core.contract import NOBODY, Facts, Refusal, Seat, Tell, refuse
from tampu.games.inca_empire.box import (
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    GIFT_MARKER,
    HAND_SIZE,
    MARKERS,
    bag_for,
    deck_for,
)
from tampu.games.inca_empire.land import (
    CUZCO,
    INITIAL_SLOT,
    REGION_NAMES,
    REGIONS,
    SITE_NAMES,
    SITES,
    SLOTS,
)
from tampu.games.inca_empire.network import attach, open_region, survey
from tampu.games.inca_empire.position import (
    ASK_DEAL,
    ASK_MARKER,
    ASK_TILE,
    BY_SETUP,
    FOUR_DEALT,
    Position,
    amount,
    cards_as_text,
    copies,
    one_card,
)
from tampu.games.inca_empire.realm import NOT_DEALT
from tampu.games.inca_empire.rules.course import advance, show_marker
from tampu.games.inca_empire.sets import add_roads, one_road

# Starting


def refuse_seats(seats: i64) -> Refusal | None:
    """IE-101: three or four players."""
    return refuse("IE-101", seats=seats) if seats < 3 or seats > 4 else None


def refuse_options(seats: i64, options: Mapping[str, str]) -> Refusal | None:
    """IE-921: Early Decline is for four players only."""
    if seats != 4 and options.get("early_decline") == "on":
        return refuse("IE-921", seats=seats)
    return None


def lay_out(position: Position) -> None:
    """IE-103, IE-106 to IE-108, IE-110, IE-111, IE-920: the map, the markers and the cards."""
    for suyu in range(COLOUR_COUNT):
        open_region(position, suyu)
    position.bag = bag_for(position.seats)
    position.hidden = position.land.conquerable
    position.draw = deck_for(position.seats, position.decline)
    position.piles = (int(position.draw),)
    for realm in position.realms:
        survey(position.land, realm)


# Colours


def next_colour(position: Position) -> i64:
    """IE-102: who is dealt the next cost card; NOBODY if all have one."""
    for seat in range(position.seats):
        if position.realms[seat].colour == NOT_DEALT:
            return seat
    return NOBODY


def colours_left(position: Position) -> i64:
    """IE-102: the colours not dealt yet, as a set."""
    left = bit(COLOUR_COUNT) - 1
    for realm in position.realms:
        if realm.colour != NOT_DEALT:
            left &= ~bit(realm.colour)
    return left


def refuse_colour(position: Position, colour: i64) -> Refusal | None:
    """IE-102: a card is dealt once."""
    if colours_left(position) & bit(colour):
        return None
    return refuse("IE-102", colour=COLOURS[colour])


def deal_colour(position: Position, colour: i64, tell: Tell | None) -> None:
    """IE-102, IE-105: colour and suyu, and the first stick from Cuzco to the gate."""
    seat = next_colour(position)
    take_colour(position, seat, colour)
    if tell is not None:
        tell.that(
            "IE-102",
            seat,
            colour=COLOURS[colour],
            region=REGIONS[colour],
            where=REGION_NAMES[colour],
        )
        slot = position.land.slots[INITIAL_SLOT[colour]]
        gate = slot.two if slot.one == CUZCO else slot.one
        road = SLOTS[INITIAL_SLOT[colour]]
        tell.that("IE-105", seat, road=road, site=SITES[gate], where=SITE_NAMES[gate])
    if next_colour(position) == NOBODY:
        colours_dealt(position, tell)


def take_colour(position: Position, seat: Seat, colour: i64) -> None:
    """IE-102, IE-105: the seat has this colour, and its first road."""
    realm = position.realms[seat]
    realm.colour = colour
    slot: i64 = INITIAL_SLOT[colour]
    realm.slots = add_roads(realm.slots, one_road(slot))
    position.occupied = add_roads(position.occupied, one_road(slot))
    attach(position.land, realm, position.land.slots[slot])


def colours_dealt(position: Position, tell: Tell | None) -> None:
    """IE-103, IE-109, IE-930: an ownerless suyu; then the markers beside the suyus."""
    if position.seats < COLOUR_COUNT:
        position.vacant = members(colours_left(position))[0]
        if tell is not None:
            tell.that(
                "IE-103", -1, region=REGIONS[position.vacant], where=REGION_NAMES[position.vacant]
            )
    else:
        position.vacant = FOUR_DEALT
    if position.gift:
        lay_gifts(position, tell)
    position.pending = position.land.beside_suyus & position.hidden
    position.cause = BY_SETUP
    position.asking = ASK_MARKER


def lay_gifts(position: Position, tell: Tell | None) -> None:
    """IE-930: face up on the divine-hand regions, before the others are shuffled."""
    for region in members(position.land.gifts):
        show_marker(position, region, GIFT_MARKER)
        if tell is not None:
            where, marker = REGION_NAMES[region], MARKERS[GIFT_MARKER]
            tell.that("IE-930", -1, region=REGIONS[region], where=where, marker=marker)


# Cards


def next_hand(position: Position) -> i64:
    """IE-110: who is dealt the next card; NOBODY if all have three."""
    for seat in range(position.seats):
        if amount(position.realms[seat].hand) < HAND_SIZE:
            return seat
    return NOBODY


def refuse_deal(position: Position, kind: i64) -> Refusal | None:
    """IE-110, IE-407: a card can only come from the draw pile."""
    return None if copies(position.draw, kind) else refuse("IE-110", card=CARDS[kind])


def deal_card(position: Position, kind: i64, tell: Tell | None) -> None:
    """IE-110: three secret cards for one player after the other."""
    seat = next_hand(position)
    realm = position.realms[seat]
    position.draw -= one_card(kind)
    realm.draw(one_card(kind), 0)
    if amount(realm.hand) == HAND_SIZE and tell is not None:
        secret: Facts = {"cards": cards_as_text(realm.hand)}
        tell.secretly("IE-110", seat, [int(seat)], secret)
    position.asking = ASK_TILE if next_hand(position) == NOBODY else ASK_DEAL


# Tiles


def next_tile(position: Position) -> i64:
    """IE-112: who is dealt the next turn-order tile; NOBODY if all have one."""
    for seat in range(position.seats):
        if position.realms[seat].tile == NOT_DEALT:
            return seat
    return NOBODY


def refuse_tile(position: Position, tile: i64) -> Refusal | None:
    """IE-112: tiles 1 to n, each once."""
    if tile < position.seats and position.seat_with_tile(tile) == NOBODY:
        return None
    return refuse("IE-112", tile=tile + 1)


def deal_tile(position: Position, tile: i64, tell: Tell | None) -> None:
    """IE-112 to IE-114, IE-206: after the last tile the figures are stacked; play begins."""
    seat = next_tile(position)
    position.realms[seat].tile = tile
    if tell is not None:
        tell.that("IE-112", seat, tile=tile + 1)
    if next_tile(position) == NOBODY:
        stack_figures(position)
        advance(position, tell)


def stack_figures(position: Position) -> None:
    """IE-113: the highest tile innermost, which is first."""
    for place in range(position.seats):
        seat = position.seat_with_tile(position.seats - 1 - place)
        position.track = with_lane(position.track, place, seat)


def tiles_left(position: Position) -> list[int]:
    """IE-112: the tiles not dealt yet."""
    return [int(tile) for tile in range(position.seats) if position.seat_with_tile(tile) == NOBODY]


def marker_in_bag(position: Position, kind: i64) -> bool:
    """IE-107: whether a marker of this type is still face down."""
    return lane(position.bag, kind) > 0
