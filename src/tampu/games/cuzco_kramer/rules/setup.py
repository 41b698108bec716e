"""CK-1xx: how a game is set up."""

from mypy_extensions import i64

from tampu.core.bits import lane
from tampu.core.contract import Facts, Refusal, Seat, Tell, refuse
from tampu.games.cuzco_kramer.box import CARD_TYPES, HAND_SIZE
from tampu.games.cuzco_kramer.position import (
    ASK_DEAL,
    ASK_FIRST_OPEN,
    Position,
    amount,
    cards_as_text,
    one_card,
)
from tampu.games.cuzco_kramer.rules.turns import begin_turn
from tampu.games.cuzco_kramer.trail import note_drawn, note_turned


def refuse_seats(seats: i64) -> Refusal | None:
    """CK-101: two, three or four players."""
    return refuse("CK-101", seats=seats) if seats < 2 or seats > 4 else None


def refuse_first_player(position: Position, seat: Seat) -> Refusal | None:
    """CK-113: the lot falls on one of the players."""
    return refuse("CK-113", who=seat) if seat >= position.seats else None


def draw_first_player(position: Position, seat: Seat, tell: Tell | None) -> None:
    """CK-113: this player begins."""
    position.active = seat
    position.asking = ASK_FIRST_OPEN
    if tell is not None:
        tell.that("CK-113", seat)


def refuse_card(position: Position, kind: i64) -> Refusal | None:
    """CK-112: a card can only come from the deck."""
    return None if lane(position.deck, kind) else refuse("CK-112", card=CARD_TYPES[kind])


def turn_first_open(position: Position, kind: i64, tell: Tell | None) -> None:
    """CK-112: the top card is turned over and starts the discard pile."""
    position.deck -= one_card(kind)
    position.open = kind
    note_turned(position, kind)
    position.asking = ASK_DEAL
    if tell is not None:
        tell.that("CK-112", -1, card=CARD_TYPES[kind])


def taker(position: Position) -> i64:
    """CK-112: who takes the next card of the deal: three to one player after the other."""
    seat = position.active
    while amount(position.hand(seat)) == HAND_SIZE:
        seat = (seat + 1) % position.seats
    return seat


def deal(position: Position, kind: i64, tell: Tell | None) -> None:
    """CK-108, CK-112, CK-704: a card for the next hand; after the last one play begins."""
    seat = taker(position)
    position.deck -= one_card(kind)
    position.set_hand(seat, position.hand(seat) + one_card(kind))
    note_drawn(position, seat, kind)
    if amount(position.hand(seat)) < HAND_SIZE:
        return
    if tell is not None:
        secret: Facts = {"cards": cards_as_text(position.hand(seat))}
        tell.secretly("CK-108", seat, [int(seat)], secret)
    if (seat + 1) % position.seats == position.active:
        begin_turn(position, tell)
