"""MP-3xx and MP-4xx: direction cards are laid on the stairs, open or hidden."""

from mypy_extensions import i64

from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import Facts, Refusal, Seat, Tell, refuse
from tampu.games.machu_picchu.actions import NOTHING
from tampu.games.machu_picchu.box import STAIRS
from tampu.games.machu_picchu.position import (
    ASK_CARD,
    ASK_ORDER,
    ASK_PILE_CARD,
    ASK_REFILL,
    ASK_STAIR,
    PILE,
    Position,
)


def refuse_card(position: Position, seat: Seat, card: i64) -> Refusal | None:
    """MP-302: the card must be in the own hand."""
    if card == NOTHING or not position.hand(seat) & bit(card):
        return refuse("MP-302", card=None if card == NOTHING else card)
    return None


def choose_card(position: Position, card: i64, tell: Tell | None) -> None:
    """MP-301: the card is chosen, stays in hand until the stair is named, for good."""
    position.chosen = card
    position.asking = ASK_STAIR
    if tell is not None:
        seat = position.placer()
        tell.secretly("MP-301", seat, [int(seat)], {"card": card})
        tell.seal()


def refuse_stair(position: Position, stair: i64) -> Refusal | None:
    """MP-303, MP-304: an existing stair, and an empty one."""
    if stair == NOTHING:
        return refuse("MP-303")
    if lane(position.stairs, stair):
        return refuse("MP-304", stair=STAIRS[stair], layer=layer_of(position, stair))
    return None


def layer_of(position: Position, stair: i64) -> int:
    """The seat that laid the card on this stair; -1 for the draw pile."""
    layer = lane(position.layers, stair) - 1
    return -1 if layer == PILE else layer


def choose_stair(position: Position, stair: i64, tell: Tell | None) -> None:
    """MP-305, MP-407: the card goes from the hand to the stair; a refill follows."""
    seat = position.placer()
    card = position.chosen
    position.chosen = 0
    position.set_hand(seat, position.hand(seat) & ~bit(card))
    lay(position, card, stair, seat)
    position.asking = ASK_REFILL
    if tell is None:
        return
    if position.open & bit(stair):
        tell.that("MP-305", seat, stair=STAIRS[stair], face="open", card=card)
    else:
        secret: Facts = {"card": card}
        tell.secretly("MP-305", seat, [int(seat)], secret, stair=STAIRS[stair], face="hidden")


def lay(position: Position, card: i64, stair: i64, layer: i64) -> None:
    """MP-305, MP-407: a card on a stair, face as the sun/moon card says."""
    position.stairs = with_lane(position.stairs, stair, card)
    position.layers = with_lane(position.layers, stair, layer + 1)
    position.course = with_lane(position.course, position.placed, stair + 1)
    if position.lays_open():
        position.open |= bit(stair)


def refill(position: Position, card: i64, tell: Tell | None) -> None:
    """MP-306: back to four cards; then the next placement, the pile card or the reveal."""
    seat = position.placer()
    position.set_hand(seat, position.hand(seat) | bit(card))
    position.placed += 1
    if tell is not None:
        tell.secretly("MP-306", seat, [int(seat)], {"card": card})
    if position.placed == 4:
        reveal(position, tell)
    elif position.placer() == PILE:
        position.asking = ASK_PILE_CARD
    else:
        position.asking = ASK_CARD


def lay_pile_card(position: Position, card: i64, tell: Tell | None) -> None:
    """MP-307, MP-409: with three players the pile serves the empty stair, face up."""
    stair: i64 = 0
    while lane(position.stairs, stair):
        stair += 1
    lay(position, card, stair, PILE)
    position.placed += 1
    if tell is not None:
        tell.that("MP-307", -1, card=card, stair=STAIRS[stair])
    reveal(position, tell)


def reveal(position: Position, tell: Tell | None) -> None:
    """MP-410: all hidden cards are turned up; the first player is asked for the order."""
    position.open = 15
    position.asking = ASK_ORDER
    if tell is not None:
        cards = [int(lane(position.stairs, stair)) for stair in range(4)]
        tell.that("MP-410", -1, north=cards[0], south=cards[1], east=cards[2], west=cards[3])
        tell.seal()
