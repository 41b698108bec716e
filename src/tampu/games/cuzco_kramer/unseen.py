"""What a seat may conclude about cards that it does not see (CK-704, CK-705, CK-719, CK-727)."""

from typing import Final

from tampu.core.bits import members
from tampu.core.notation import SEATS
from tampu.games.cuzco_kramer.box import CARD_TYPES
from tampu.games.cuzco_kramer.picture import Unseen
from tampu.games.cuzco_kramer.position import Position, counts, one_card
from tampu.games.cuzco_kramer.trail import (
    DRAWN,
    NONE_COULD,
    PLAYED,
    SOME_COULD,
    card_of,
    mark,
    pile_of,
    verb_of,
    who_of,
)

VERBS: Final = {"drew": DRAWN, "played": PLAYED, "none": NONE_COULD, "some": SOME_COULD}
"""The words for marks of the trail."""
WORDS: Final = {number: word for word, number in VERBS.items()}
HIDDEN: Final = "?"


def unseen(state: Position, seat: int | None) -> Unseen:
    """What `seat` may conclude; only its own cards have faces on the trail."""
    hidden = state.deck
    for other in range(int(state.seats)):
        if other != seat:
            hidden += state.hand(other) - state.known(other)
    last, deck = len(state.piles) - 1, counts(state.piles[-1])
    for one in state.trail:
        if verb_of(one) == DRAWN and who_of(one) == seat and pile_of(one) == last:
            deck[card_of(one)] -= 1
    return Unseen(
        cards=counts(hidden),
        deck=[min(most, cards) for most, cards in zip(deck, counts(hidden), strict=True)],
        piles=[counts(pile) for pile in state.piles],
        trail=[_written(one, seat) for one in state.trail],
    )


def _written(one: int, seat: int | None) -> str:
    """A mark in words: `drew A 0 ?`, `played B T`, `none AC TK`."""
    verb, who, card = verb_of(one), who_of(one), CARD_TYPES[card_of(one)]
    word = WORDS[verb]
    if verb == DRAWN:
        return f"{word} {SEATS[who]} {pile_of(one)} {card if who == seat else HIDDEN}"
    if verb == PLAYED:
        return f"{word} {SEATS[who]} {card}"
    return f"{word} {''.join(SEATS[one] for one in members(who))} {card}"


def imagine_trail(state: Position, seen: Unseen) -> None:
    """The piles and the trail as they were told; hidden faces are dealt by the redeal."""
    state.piles = tuple([_cards(pile) for pile in seen.piles])
    state.trail = tuple([_read(text) for text in seen.trail])


def _cards(numbers: list[int]) -> int:
    return sum(number * int(one_card(kind)) for kind, number in enumerate(numbers))


def _read(text: str) -> int:
    word, who, *rest = text.split()
    card = rest[-1]
    face = 0 if card == HIDDEN else CARD_TYPES.index(card)
    verb = VERBS[word]
    if verb in (DRAWN, PLAYED):
        pile = int(rest[0]) if verb == DRAWN else 0
        return int(mark(verb, SEATS.index(who), pile, face))
    seats = sum(1 << SEATS.index(letter) for letter in who)
    return int(mark(verb, seats, 0, face))
