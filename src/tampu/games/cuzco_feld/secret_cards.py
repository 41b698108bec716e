"""God cards that a view does not show: where they are not, and what everybody knows of them."""

from typing import TYPE_CHECKING

from tampu.core.bits import with_lane
from tampu.core.contract import Luck
from tampu.games.cuzco_feld.box import CARDS, GODS
from tampu.games.cuzco_feld.layout import NONE, SETTING_UP
from tampu.games.cuzco_feld.piles import ALL_CARDS, one_card
from tampu.games.cuzco_feld.rules.secrets import deal_cards
from tampu.games.cuzco_feld.rules.setup import pool_is_made
from tampu.games.cuzco_feld.start_cards import one_of
from tampu.games.cuzco_feld.state import CuzcoFeld

if TYPE_CHECKING:
    from tampu.games.cuzco_feld.picture import View


def pile_of(names: list[str]) -> int:
    """These cards as a pile."""
    return sum(int(one_card(CARDS.index(name))) for name in names)


def gods_counted(names: list[str]) -> int:
    """Cards of these gods, counted god by god."""
    return sum(int(one_of(GODS.index(name))) for name in names)


def lay_known(state: CuzcoFeld, told: "View") -> None:
    """Face-up cards, discards, known piles and hands; any cards stand for those nobody has seen."""
    for god, each in enumerate(told.gods):
        if each.face is not None:
            state.faces = with_lane(state.faces, god, CARDS.index(each.face) + 1)
        if each.anew:
            state.anew |= 1 << god
            state.pile += pile_of(each.unseen)
        state.discard += pile_of(each.discard)
    for seat, mask in enumerate(told.masks):
        own = state.masks[seat]
        own.known = pile_of(mask.known)
        own.hand = own.known + (mask.hand_size - len(mask.known)) * one_card(0)
        own.hints = mask.hints
        own.spent = gods_counted(mask.spent)
    if told.seat is not None:
        state.masks[told.seat].hand = pile_of(told.hand)
        state.masks[told.seat].gave = 0 if told.gave is None else CARDS.index(told.gave) + 1
    for place, seat in enumerate(told.givers):
        state.givers = with_lane(state.givers, place, seat + 1)
    state.laid_off = gods_counted(told.laid_off)
    if told.step == "replace":
        state.returning = CARDS.index(told.returning or CARDS[0])


def deal_unknown(state: CuzcoFeld, told: "View", luck: Luck) -> None:
    """All cards whose place is not seen, dealt at random."""
    bag = int(ALL_CARDS[0]) - int(state.pile) - int(state.discard)
    bag -= pile_of([each.face for each in told.gods if each.face is not None])
    bag -= pile_of([] if told.returning is None else [told.returning])
    for seat, mask in enumerate(state.masks):
        if seat != told.seat:
            mask.hand = mask.known
        bag -= int(mask.hand)
    if state.phase == SETTING_UP and not pool_is_made(state):
        state.pile = bag
    else:
        deal_cards(state, NONE if told.seat is None else told.seat, bag, luck)
