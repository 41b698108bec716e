"""CK-70x: festival cards are drawn, from the open place or from the deck."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Action, Facts, Refusal, Tell, refuse
from tampu.games.cuzco_kramer.actions import DRAW_OPEN
from tampu.games.cuzco_kramer.box import CARD_TYPES, CARDS_A_TURN
from tampu.games.cuzco_kramer.position import (
    ASK_ACTION,
    ASK_DRAW,
    ASK_OPEN,
    NO_CARD,
    Position,
    one_card,
)
from tampu.games.cuzco_kramer.rules.action_points import refuse_price
from tampu.games.cuzco_kramer.trail import note_drawn, note_shuffled, note_turned

CARD_PRICE: Final[i64] = 1


def has_card(position: Position, action: Action) -> bool:
    """CK-702, CK-707: whether a card lies in the chosen place and may still be drawn."""
    if position.drawn == CARDS_A_TURN:
        return False
    if action == DRAW_OPEN:
        return position.open != NO_CARD
    return position.deck != 0 or position.discard != 0


def refuse_draw(position: Position, action: Action) -> Refusal | None:
    """CK-702, CK-707, then the price (CK-208)."""
    if position.drawn == CARDS_A_TURN:
        return refuse("CK-702", cards=position.drawn)
    if not has_card(position, action):
        return refuse("CK-707", source="open" if action == DRAW_OPEN else "deck")
    return refuse_price(position, CARD_PRICE)


def draw(position: Position, action: Action, tell: Tell | None) -> None:
    """CK-701: one card for the hand, from where the player wishes."""
    position.ap -= CARD_PRICE
    position.drawn += 1
    if action == DRAW_OPEN:
        take_open(position, tell)
        return
    if tell is not None:
        tell.that("CK-701", position.active)
    fill_deck(position, tell)
    position.asking = ASK_DRAW


def take_open(position: Position, tell: Tell | None) -> None:
    """CK-703: the open card goes into the hand, all see it, and another one is turned up."""
    seat, card = position.active, one_card(position.open)
    if tell is not None:
        tell.that("CK-703", seat, card=CARD_TYPES[position.open])
    position.set_hand(seat, position.hand(seat) + card)
    position.set_known(seat, position.known(seat) + card)
    position.open = NO_CARD
    if fill_deck(position, tell):
        position.asking = ASK_OPEN
    elif tell is not None:
        tell.that("CK-706", -1)


def fill_deck(position: Position, tell: Tell | None) -> bool:
    """CK-705: an empty deck is made anew from the discards; whether there is a card now."""
    if not position.deck and position.discard:
        position.deck = position.discard
        position.discard = 0
        note_shuffled(position)
        if tell is not None:
            tell.that("CK-705", -1)
    return position.deck != 0


def draw_from_deck(position: Position, kind: i64, tell: Tell | None) -> None:
    """CK-701, CK-704: the top card of the deck, for its owner's eyes only."""
    seat = position.active
    position.deck -= one_card(kind)
    position.set_hand(seat, position.hand(seat) + one_card(kind))
    note_drawn(position, seat, kind)
    position.asking = ASK_ACTION
    if tell is not None:
        secret: Facts = {"card": CARD_TYPES[kind]}
        tell.secretly("CK-704", seat, [int(seat)], secret)


def turn_open(position: Position, kind: i64, tell: Tell | None) -> None:
    """CK-703, CK-731: the top card of the deck is the open card now."""
    position.deck -= one_card(kind)
    position.open = kind
    note_turned(position, kind)
    if tell is not None:
        tell.that("CK-731", -1, card=CARD_TYPES[kind])
