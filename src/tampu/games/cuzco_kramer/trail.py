"""The trail of the cards: what everybody saw of where they went.

Cards that were shuffled together form a pile (CK-112, CK-705). Of a card that comes off the deck
unseen everybody knows from which pile it came. The trail keeps these cards in the order in which
they were drawn, until one is played that can only have been one of them, and what festivals showed
of those still in hand. The face in a mark of a drawn card is its holder's secret.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lane
from tampu.core.contract import Seat
from tampu.games.cuzco_kramer.box import CARD_VALUE
from tampu.games.cuzco_kramer.position import Position, one_card

# Verbs of marks
DRAWN: Final[i64] = 0
"""This seat drew a card of this pile; its face is secret."""
PLAYED: Final[i64] = 1
"""This seat played a card with this face, and it may have come from more than one pile."""
NONE_COULD: Final[i64] = 2
"""CK-727: none of these seats had a playable card under this open card."""
SOME_COULD: Final[i64] = 3
"""CK-719, CK-727: one of these seats at least had one."""


def mark(verb: i64, who: i64, pile: i64, card: i64) -> i64:
    """One mark. `who` is a seat if a card was drawn or played, else a set of seats."""
    return verb | who << 2 | card << 6 | pile << 9


def verb_of(one: i64) -> i64:
    return one & 3


def who_of(one: i64) -> i64:
    return one >> 2 & 15


def card_of(one: i64) -> i64:
    return one >> 6 & 7


def pile_of(one: i64) -> i64:
    return one >> 9


def is_about(one: i64, seat: Seat) -> bool:
    """Whether a mark says something about the hand of this seat."""
    if verb_of(one) <= PLAYED:
        return who_of(one) == seat
    return who_of(one) & bit(seat) != 0


# What happens to cards


def note_drawn(position: Position, seat: Seat, card: i64) -> None:
    """CK-704: a card off the deck, for its owner's eyes only."""
    fresh = mark(DRAWN, seat, len(position.piles) - 1, card)
    position.trail = (*position.trail, int(fresh))


def note_turned(position: Position, card: i64) -> None:
    """CK-703, CK-731: a card off the deck that all see."""
    piles = list(position.piles)
    piles[-1] -= int(one_card(card))
    position.piles = tuple(piles)


def note_shuffled(position: Position) -> None:
    """CK-705: all saw the discards that the new deck is made of, and that the old one was empty."""
    position.piles = (*position.piles, int(position.deck))
    forget(position)


def note_played(position: Position, seat: Seat, card: i64) -> None:
    """CK-716: a card that nobody had seen going into the hand was played."""
    position.trail = (*position.trail, int(mark(PLAYED, seat, 0, card)))
    while True:
        drop_proved(position)
        if not trace_play(position):
            break
    forget(position)


def note_hands(position: Position, verb: i64, seats: i64) -> None:
    """CK-719, CK-727: none, or some, of these seats can play under the open card. What all know
    anyway of a card taken openly needs no mark."""
    for seat in range(position.seats):
        known = position.known(seat) if seats & bit(seat) else 0
        for kind in range(len(CARD_VALUE)):
            if verb == SOME_COULD and lane(known, kind) and CARD_VALUE[position.open][kind]:
                return
    fresh = int(mark(verb, seats, 0, position.open))
    if not position.trail or position.trail[-1] != fresh:
        position.trail = (*position.trail, fresh)
        forget(position)


def begin_trail(position: Position) -> None:
    """All that nobody has seen forms one pile: for positions that were not played to."""
    position.trail = ()
    position.piles = (int(position.deck),)
    for seat in range(position.seats):
        unseen = position.hand(seat) - position.known(seat)
        position.piles = (position.piles[0] + int(unseen),)
        for kind in range(len(CARD_VALUE)):
            for _ in range(lane(unseen, kind)):
                note_drawn(position, seat, kind)


# What follows from it


def sources(position: Position, marks: list[int], number: i64) -> list[int]:
    """The drawn cards that the played one of this mark can have been."""
    seat, card = who_of(marks[number]), card_of(marks[number])
    found: list[int] = []
    for earlier in range(number):
        one = marks[earlier]
        if not is_about(one, seat):
            continue
        if verb_of(one) == DRAWN and lane(position.piles[pile_of(one)], card):
            found.append(int(earlier))
        elif verb_of(one) == NONE_COULD and CARD_VALUE[card_of(one)][card]:
            found = []
    return found


def drop_proved(position: Position) -> None:
    """CK-727: that somebody could play needs no mark once a card has proved it."""
    marks = list(position.trail)
    proved: list[int] = []
    for number in range(len(marks)):
        if verb_of(marks[number]) != PLAYED:
            continue
        here = sources(position, marks, number)
        for earlier in range(here[-1] + 1, number):
            one = marks[earlier]
            told = verb_of(one) == SOME_COULD and is_about(one, who_of(marks[number]))
            if told and CARD_VALUE[card_of(one)][card_of(marks[number])]:
                proved.append(int(earlier))
    if proved:
        position.trail = tuple([one for n, one in enumerate(marks) if n not in proved])


def trace_play(position: Position) -> bool:
    """Find a played card of which all know now where it came from, and strike out both marks."""
    marks = list(position.trail)
    seen: i64 = 0
    for number in range(len(marks)):
        one = marks[number]
        if verb_of(one) != PLAYED or seen & bit(who_of(one)):
            continue
        seen |= bit(who_of(one))
        here = sources(position, marks, number)
        if alike(marks, here, who_of(one)):
            strike_out(position, marks, here, number)
            return True
    return False


def alike(marks: list[int], here: list[int], seat: Seat) -> bool:
    """Whether nothing tells these drawn cards of a seat apart but their faces."""
    for number in range(here[0], here[-1] + 1):
        one = marks[number]
        if not is_about(one, seat):
            continue
        if verb_of(one) != DRAWN or pile_of(one) != pile_of(marks[here[0]]):
            return False
    return True


def strike_out(position: Position, marks: list[int], here: list[int], number: i64) -> None:
    """Always the last of the cards that are alike goes, or its place would show which it was."""
    last, card = here[-1], card_of(marks[number])
    for place in here:
        if card_of(marks[place]) == card:
            marks[place] = marks[last]
            break
    piles = list(position.piles)
    piles[pile_of(marks[last])] -= int(one_card(card))
    del marks[number]
    del marks[last]
    position.piles, position.trail = tuple(piles), tuple(marks)


def forget(position: Position) -> None:
    """Drop what says nothing any more: marks about hands that were played since, empty piles."""
    holders: i64 = 0
    kept: list[int] = []
    used: list[int] = []
    for one in position.trail:
        if verb_of(one) == DRAWN:
            holders |= bit(who_of(one))
            if int(pile_of(one)) not in used:
                used.append(int(pile_of(one)))
        if verb_of(one) <= PLAYED:
            kept.append(one)
        elif who_of(one) & holders:
            kept.append(int(mark(verb_of(one), who_of(one) & holders, 0, card_of(one))))
    deck = len(position.piles) - 1
    used = sorted(used) if deck in used else [*sorted(used), deck]
    position.piles = tuple([position.piles[pile] for pile in used])
    position.trail = tuple([moved(one, used) for one in kept])


def moved(one: i64, used: list[int]) -> int:
    """The mark with its pile counted among those that are left."""
    if verb_of(one) != DRAWN:
        return int(one)
    return int(mark(DRAWN, who_of(one), used.index(int(pile_of(one))), card_of(one)))
