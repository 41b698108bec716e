"""What a round would bring if the cards that a seat cannot know were so and so (MP-410 to MP-710).

Nothing but the seat's own view, its plan and its suppositions goes in, so nothing else comes out.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from tampu.core.bits import bit, lane, members, with_lane
from tampu.core.contract import Event, Tell
from tampu.core.game import Unknown
from tampu.core.luck import Stream
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import ALL_CARDS, STAIRS
from tampu.games.machu_picchu.picture import View
from tampu.games.machu_picchu.position import ASK_CARD, ASK_ORDER, ASK_STAIR
from tampu.games.machu_picchu.state import MachuPicchu
from tampu.games.machu_picchu.view import imagine

ORDER = "order"
ORDERS = {"tall_first": act.TALL_FIRST, "small_first": act.SMALL_FIRST}


def unknown(seen: object, seat: int, answers: Sequence[int]) -> list[Unknown]:
    """MP-408, MP-501: the stairs whose card `seat` cannot know after its answers, and the order.

    Numbers with no known card between them are in one group: against known cards they are equal.
    """
    state = _planned(seen, seat, answers)
    if state is None:
        return []
    known = _known_cards(state, seat)
    stairs = [
        Unknown(STAIRS[stair], _groups(members(_possible(state, seat, stair)), known))
        for stair in range(4)
        if _is_unknown(state, seat, stair)
    ]
    return [*stairs, Unknown(ORDER, tuple((order,) for order in ORDERS))]


def suppose(
    seen: object, seat: int, answers: Sequence[int], suppositions: Mapping[str, str]
) -> list[Event]:
    """What would happen from the choice of the order to the next chance or decision.

    Nothing, if a supposition is missing or cannot be; and the end of the game is not counted out,
    for there the priest cards of the others are shown (MP-805).
    """
    state = _planned(seen, seat, answers)
    order = ORDERS.get(suppositions.get(ORDER, ""))
    if state is None or order is None or not _lay_supposed(state, seat, suppositions):
        return []
    state.placed, state.open, state.asking = 4, 15, ASK_ORDER
    tell = Tell()
    state.apply(act.choose_order(order), tell)
    shown = next((n for n, event in enumerate(tell.events) if event.seals), len(tell.events))
    return tell.events[:shown]


def _planned(seen: object, seat: int, answers: Sequence[int]) -> MachuPicchu | None:
    """An imagined state after the answers; None if they are refused, or no cards are being laid."""
    state = imagine(seen, Stream(0))
    if cast(View, seen).seat != seat or state.asking not in (ASK_CARD, ASK_STAIR, ASK_ORDER):
        return None
    for answer in answers:
        if state.refusal(answer, seat) is not None:
            return None
        state.apply(answer, None, seat)
    return state


def _is_unknown(state: MachuPicchu, seat: int, stair: int) -> bool:
    return not lane(state.stairs, stair) or not state.knows_stair(seat, stair)


def _known_cards(state: MachuPicchu, seat: int) -> list[int]:
    """The numbers on the stairs that the seat knows."""
    known = [stair for stair in range(4) if not _is_unknown(state, seat, stair)]
    return [int(lane(state.stairs, stair)) for stair in known]


def _possible(state: MachuPicchu, seat: int, stair: int) -> int:
    """Which cards may lie there when all are laid: on an empty stair also one of the own hand."""
    cards = ALL_CARDS & ~state.used
    for card in _known_cards(state, seat):
        cards &= ~bit(card)
    if lane(state.stairs, stair) or not _lays_again(state, seat):
        cards &= ~state.hand(seat)
    return int(cards)


def _lays_again(state: MachuPicchu, seat: int) -> bool:
    """MP-205, MP-308: whether a placement of this seat is still to come."""
    laid = sum(lane(state.stairs, stair) > 0 for stair in range(4))
    to_come = range(laid, 3 if state.seats == 3 else 4)
    return any((state.first + place) % state.seats == seat for place in to_come)


def _groups(cards: list[int], known: list[int]) -> tuple[tuple[str, ...], ...]:
    """The cards in rising order, a new group wherever a known card lies between."""
    groups: dict[int, list[str]] = {}
    for card in cards:
        groups.setdefault(sum(other < card for other in known), []).append(str(card))
    return tuple(tuple(group) for group in groups.values())


def _lay_supposed(state: MachuPicchu, seat: int, suppositions: Mapping[str, str]) -> bool:
    """Put the supposed cards on the stairs; False if one is missing, cannot be, or lies twice."""
    unseen = [stair for stair in range(4) if _is_unknown(state, seat, stair)]
    possible = [members(_possible(state, seat, stair)) for stair in unseen]
    cards = [suppositions.get(STAIRS[stair], "") for stair in unseen]
    for stair, card, allowed in zip(unseen, cards, possible, strict=True):
        if card not in map(str, allowed) or cards.count(card) > 1:
            return False
        state.stairs = with_lane(state.stairs, stair, int(card))
    return True
