"""CF-124 to CF-127: the god cards of the start: the pool, two for everybody, the exchange.

The pool is not laid out: how many of its cards are still of each pile is enough to draw from it.
"""

from mypy_extensions import i64

from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import Tell
from tampu.games.cuzco_feld.agenda import ASK_REPLACE
from tampu.games.cuzco_feld.box import CARD_COUNT, CARDS, GOD_COUNT, GODS, god_of
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.piles import amount, amount_of, cards_named, copies, one_card
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.start_cards import ANY_TWO, DIFFERENT, ONE_CARD, TWINS, one_of


def next_hand(position: Position) -> i64:
    """CF-124, CF-126: who is dealt the next god card; NONE: all have two."""
    for seat in range(position.seats):
        if amount(position.masks[seat].hand) < 2:
            return seat
    return NONE


def deal_card(position: Position, card: i64, tell: Tell | None) -> None:
    """CF-124: a card of the pool, in secret."""
    seat = next_hand(position)
    mask = position.masks[seat]
    draw_from_pool(position, card)
    mask.hand += one_card(card)
    mask.hints = ANY_TWO if amount(mask.hand) == 2 else ONE_CARD
    if tell is not None and amount(mask.hand) == 2:
        tell.secretly("CF-124", seat, [int(seat)], {"cards": cards_named(mask.hand)})


def draw_from_pool(position: Position, card: i64) -> None:
    """CF-124, CF-125: a card given back, or one of the pile and one less of that god to draw."""
    if copies(position.returned, card) and lane(position.quota, god_of(card)) == 0:
        position.returned -= one_card(card)
    else:
        position.pile -= one_card(card)
        position.quota -= bit(god_of(card) * 8)


def twin_god(hand: i64) -> bool:
    """CF-125: whether two cards are of the same god."""
    most: i64 = 0
    for god in range(GOD_COUNT):
        held = amount_of(hand, god)
        most = held if held > most else most
    return most > 1


def next_with_twins(position: Position) -> i64:
    """CF-125: who gives back a card next, in token order; NONE: nobody has to."""
    for token in range(position.seats):
        seat = position.seat_with_token(token)
        if twin_god(position.masks[seat].hand):
            return seat
    return NONE


def see_twins(position: Position, giver: i64, tell: Tell | None) -> None:
    """CF-125: everybody sees who exchanges now, and that those before need not; NONE: nobody."""
    for token in range(position.seats):
        seat = position.seat_with_token(token)
        if seat == giver:
            break
        position.masks[seat].hints = DIFFERENT
    if giver == NONE:
        return
    position.masks[giver].hints = TWINS
    if tell is not None and not position.first_edition:
        tell.that("CF-125", giver, number=None)
        tell.seal()


def give_back(position: Position, card: i64, tell: Tell | None) -> None:
    """CF-125: out of the hand; first another card is drawn, then it joins the pool."""
    position.mine().hand -= one_card(card)
    position.mine().gave = card + 1
    position.returning = card
    position.ask(ASK_REPLACE)
    if tell is not None:
        tell.secretly("CF-125", position.active, [int(position.active)], {"number": CARDS[card]})


def replace(position: Position, card: i64, tell: Tell | None) -> None:
    """CF-125: a card of the pool in its place; then the card given back joins the pool."""
    position.answered()
    mask = position.mine()
    draw_from_pool(position, card)
    mask.hand += one_card(card)
    mask.hints = DIFFERENT
    position.givers = with_lane(position.givers, given(position), position.active + 1)
    position.returned += one_card(position.returning)
    position.returning = NONE
    if tell is not None:
        seat = int(position.active)
        tell.secretly("CF-124", seat, [seat], {"cards": cards_named(mask.hand)})


def given(position: Position) -> i64:
    """CF-125: how many have exchanged a card."""
    number: i64 = 0
    while lane(position.givers, number):
        number += 1
    return number


def lay_off(position: Position, tell: Tell | None) -> None:
    """CF-127: in the first edition cards given back went to the discard before all others."""
    for card in range(CARD_COUNT):
        for _ in range(copies(position.returned, card)):
            position.returned -= one_card(card)
            to_discard(position, card, tell)


def show_left(position: Position, card: i64, tell: Tell | None) -> None:
    """CF-127: a card that was not dealt goes face up to the discard, given back or not."""
    draw_from_pool(position, card)
    to_discard(position, card, tell)
    if tell is not None:
        tell.seal()


def to_discard(position: Position, card: i64, tell: Tell | None) -> None:
    """CF-127: face up, so that everybody knows which gods were dealt."""
    position.discard += one_card(card)
    position.laid_off += one_of(god_of(card))
    if tell is not None:
        tell.that("CF-127", -1, number=CARDS[card], god=GODS[god_of(card)])
