"""CF-62x, CF-63x: god cards: paying for powers, taking cards, turning up the next one."""

from mypy_extensions import i64

from tampu.core.bits import bit, lowest, with_lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.actions import BY_HAND, BY_INTI
from tampu.games.cuzco_feld.box import CARDS, GODS, god_of
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.mask import Mask
from tampu.games.cuzco_feld.piles import amount_of, cards_of, copies, one_card
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.start_cards import one_of, with_played


def ways(position: Position, seat: Seat, card: i64) -> i64:
    """CF-622, CF-625, CF-633, CF-634: how a power can be paid for: 1 hand, 2 medallion."""
    mask = position.masks[seat]
    found: i64 = 0
    if mask.offerings and copies(mask.hand, card):
        found = 1
    if mask.inti and position.face(god_of(card)) == card:
        found |= 2
    return found


def seeming_ways(position: Position, seat: Seat, card: i64) -> i64:
    """CF-634: the same as everybody may think: any card that nobody has seen could be this one."""
    mask = position.masks[seat]
    found: i64 = 0
    if mask.offerings and (copies(mask.known, card) or not mask.is_open()):
        found = 1
    if mask.inti and position.face(god_of(card)) == card:
        found |= 2
    return found


def refuse_way(position: Position, seat: Seat, card: i64, way: i64) -> Refusal | None:
    """CF-622, CF-625: a card in hand and an offering, or a face-up card and a medallion."""
    if ways(position, seat, card) >> way & 1:
        return None
    return refuse("CF-622" if way == BY_HAND else "CF-625", number=CARDS[card])


def payable_together(position: Position, seat: Seat, one: i64, two: i64, left_way: i64) -> bool:
    """CF-636: both powers (NONE: no power), the first one in the way given (NONE: in any)."""
    mask = position.masks[seat]
    for way in range(2):
        if left_way != NONE and way != left_way:
            continue
        if one != NONE and not ways(position, seat, one) >> way & 1:
            continue
        offerings = mask.offerings - (1 if one != NONE and way == BY_HAND else 0)
        inti = mask.inti - (1 if one != NONE and way == BY_INTI else 0)
        if two == NONE or (offerings and copies(mask.hand, two)):
            return True
        if inti and position.face(god_of(two)) == two:
            return True
    return False


def pay(position: Position, seat: Seat, card: i64, way: i64, tell: Tell | None) -> None:
    """CF-621, CF-624, CF-627, CF-628: the card is discarded, an offering or a medallion gone.

    A card that nobody else had seen is shown by this: it cannot be taken back.
    """
    mask = position.masks[seat]
    god = god_of(card)
    if way == BY_HAND:
        mask.offerings -= 1
        hidden = copies(mask.known, card) == 0
        drop(mask, card)
        position.discard += one_card(card)
        if tell is not None:
            tell.that("CF-621", seat, number=CARDS[card], god=GODS[god])
            if hidden:
                tell.seal()
        if position.face(god) == NONE:
            turn_up(position, god)
    else:
        mask.inti -= 1
        position.faces = with_lane(position.faces, god, 0)
        position.discard += one_card(card)
        if tell is not None:
            tell.that("CF-624", seat, number=CARDS[card], god=GODS[god])
        turn_up(position, god)
    position.used |= bit(card)


def drop(mask: Mask, card: i64) -> None:
    """A card leaves the hand: one that was taken openly, if there is such a one."""
    mask.hand -= one_card(card)
    if copies(mask.known, card):
        mask.known -= one_card(card)
    else:
        mask.hints = with_played(mask.hints, mask.spent, god_of(card))
        mask.spent += one_of(god_of(card))


def take(position: Position, seat: Seat, god: i64, tell: Tell | None) -> None:
    """CF-629, CF-630, CF-635: a face-up card comes to the hand; the next one is turned up."""
    card = position.face(god)
    mask = position.masks[seat]
    mask.hand += one_card(card)
    mask.known += one_card(card)
    position.faces = with_lane(position.faces, god, 0)
    if tell is not None:
        tell.that("CF-635", seat, number=CARDS[card], god=GODS[god])
    turn_up(position, god)


def turn_up(position: Position, god: i64) -> None:
    """CF-624, CF-635: the next card of this god is due, at once."""
    position.turning |= 1 << god


def make_pile(position: Position, tell: Tell | None) -> bool:
    """CF-631, CF-632: a pile to turn from, made of the discards if need be; false: none due."""
    while position.turning:
        god = lowest(position.turning)
        if amount_of(position.pile, god):
            return True
        old = cards_of(position.discard, god)
        if old:
            position.discard -= old
            position.pile += old
            position.anew |= bit(god)
            if tell is not None:
                tell.that("CF-631", -1, god=GODS[god])
            return True
        position.turning &= ~bit(god)
        if tell is not None:
            tell.that("CF-632", -1, god=GODS[god])
    return False


def show(position: Position, card: i64, tell: Tell | None) -> None:
    """CF-109, CF-127, CF-635: this card of a pile is turned up."""
    god = god_of(card)
    position.pile -= one_card(card)
    position.faces = with_lane(position.faces, god, card + 1)
    position.turning &= ~bit(god)
    if tell is not None:
        tell.that("CF-109", -1, number=CARDS[card], god=GODS[god])
        tell.seal()
