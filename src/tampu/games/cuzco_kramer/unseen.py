"""What a seat may conclude about cards that it does not see (CK-704, CK-705, CK-719, CK-727)."""

from typing import Final

import msgspec

from tampu.core.bits import members
from tampu.core.notation import SEATS
from tampu.games.cuzco_kramer.box import CARD_TYPES
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
HIDDEN: Final = "?"


class Unseen(msgspec.Struct, frozen=True):
    """The cards that this seat does not see, by type, and what is known of where they are.

    `cards` are all of them; `deck` those of them that can lie in the deck at most: cards of the
    last shuffle. The rest of `cards` is in the others' hands for sure. `piles` and `trail` say the
    same to the last detail: cards by the shuffle they came from, and who drew from which of them.
    """

    cards: list[int]
    deck: list[int]
    piles: list[list[int]]
    trail: list[str]


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
    word = next(word for word, number in VERBS.items() if number == verb)
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
