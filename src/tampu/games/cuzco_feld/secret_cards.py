"""God cards that a view does not show, put somewhere they could be.

The gods of all hidden cards are known as a set (CF-124, CF-127); who holds which is not, but two
hidden cards of one player are of different gods once cards were exchanged (CF-125).
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tampu.core.bits import with_lane
from tampu.games.cuzco_feld.box import CARD_COUNT, CARDS, COPIES, GODS
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.piles import one_card
from tampu.games.cuzco_feld.state import CuzcoFeld

if TYPE_CHECKING:
    from tampu.games.cuzco_feld.view import View


@dataclass
class Holder:
    """Hidden cards of somebody: how many, which gods they must include, and how they differ."""

    seat: int
    size: int
    shown: list[int] = field(default_factory=list)
    twins: bool = False
    different: bool = False
    gods: list[int] = field(default_factory=list)

    def fits(self) -> bool:
        """Whether these gods are possible so far."""
        if self.different and len(set(self.gods)) < len(self.gods):
            return False
        if self.twins and len(set(self.gods)) > 1:
            return False
        missing = [god for god in self.shown if god not in self.gods]
        return len(missing) <= self.size - len(self.gods)


def imagine_cards(state: CuzcoFeld, told: "View") -> None:
    """Known cards where they are, hidden ones somewhere, all others in their piles."""
    left = [int(COPIES)] * int(CARD_COUNT)
    _lay_known(state, told, left)
    holders = _holders(told)
    unseen = [_unseen(left, told.gods[god].pile, god) for god in range(len(GODS))]
    if not _assign(holders, unseen, 0):
        raise ValueError("cuzco_feld: no deal of the god cards fits this view")
    for holder in holders:
        _give(state, holder, told, left)
    for card, number in enumerate(left):
        state.pile += number * one_card(card)


def _lay_known(state: CuzcoFeld, told: "View", left: list[int]) -> None:
    """Face-up cards, discards, the own hand, and what others took openly."""
    for god, each in enumerate(told.gods):
        if each.face is not None:
            state.faces = with_lane(state.faces, god, CARDS.index(each.face) + 1)
            left[CARDS.index(each.face)] -= 1
        for name in each.discard:
            state.discard += one_card(CARDS.index(name))
            left[CARDS.index(name)] -= 1
    for seat, mask in enumerate(told.masks):
        own = state.masks[seat]
        own.known = sum(int(one_card(CARDS.index(name))) for name in mask.known)
        names = told.hand if seat == told.seat else mask.known
        own.hand = sum(int(one_card(CARDS.index(name))) for name in names)
        for name in names:
            left[CARDS.index(name)] -= 1
    if told.returning is not None:
        state.returning = CARDS.index(told.returning)
        left[state.returning] -= 1


def _unseen(left: list[int], pile: int, god: int) -> int:
    """How many cards of a god are neither seen nor in its pile."""
    return sum(left[god * 3 : god * 3 + 3]) - pile


def _holders(told: "View") -> list[Holder]:
    """The others' hidden cards, a card on its way, and the pool."""
    found = []
    setting_up = told.phase == "setup"
    exchanging = told.step in ("return_god_card", "replace")
    place = told.order.index(told.active) if told.active in told.order else 0
    for seat, mask in enumerate(told.masks):
        if seat == told.seat:
            continue
        size = mask.hand_size - len(mask.known)
        giving = exchanging and seat == told.active
        if giving and told.step == "replace":
            size += 1
        settled = not setting_up or told.step == "left"
        if exchanging and seat in told.order:
            settled = told.order.index(seat) < place
        shown = [GODS.index(god) for god in mask.shown]
        found.append(Holder(seat, size, shown, twins=giving, different=settled))
    found.sort(key=lambda holder: (not holder.twins, not holder.different))
    return [*found, Holder(int(NONE), told.pool)]


def _assign(holders: list[Holder], unseen: list[int], place: int) -> bool:
    """Try the gods one card after another; false: it cannot be done like this."""
    if place == len(holders):
        return not any(unseen)
    holder = holders[place]
    if len(holder.gods) == holder.size:
        return _assign(holders, unseen, place + 1)
    for god in sorted(range(len(unseen)), key=lambda god: -unseen[god]):
        if unseen[god]:
            unseen[god] -= 1
            holder.gods.append(god)
            if holder.fits() and _assign(holders, unseen, place):
                return True
            holder.gods.pop()
            unseen[god] += 1
    return False


def _give(state: CuzcoFeld, holder: Holder, told: "View", left: list[int]) -> None:
    """Cards of these gods to a hand; of the pool only what was given back has a number."""
    if holder.seat == NONE:
        kept = holder.gods[: told.returned]
        for god in kept:
            state.returned += one_card(_any_of(god, left))
        for god in holder.gods[told.returned :]:
            state.quota += 1 << (8 * god)
        return
    gods = list(holder.gods)
    if holder.twins and told.step == "replace":
        state.returning = _any_of(gods.pop(), left)
    for god in gods:
        state.masks[holder.seat].hand += one_card(_any_of(god, left))


def _any_of(god: int, left: list[int]) -> int:
    """Some card of a god that is not placed yet."""
    card = max(range(god * 3, god * 3 + 3), key=lambda each: left[each])
    left[card] -= 1
    return card
