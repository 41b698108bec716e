"""The parts of a view that are about Sun cards: the Sun board, the placings and the piles."""

from tampu.core.bits import lane, members
from tampu.games.inca_empire.box import (
    BOUNDS,
    CARD_COUNT,
    CARDS,
    COLOURS,
    QUARTER_COUNT,
    QUARTERS,
    QUARTERS_IN_USE,
)
from tampu.games.inca_empire.picture import FaceDown, Laid, Placing, Quarter, Unseen
from tampu.games.inca_empire.piles import card_of, placer_of, quarter_of, source_of
from tampu.games.inca_empire.position import (
    NONE,
    Position,
    amount,
    cards_as_text,
    copies,
    one_card,
)


def quarters(state: Position, seat: int | None) -> list[Quarter]:
    """IE-406, IE-411: the Sun board; before the colours are dealt there is none."""
    if any(realm.colour < 0 for realm in state.realms):
        return []
    return [_quarter(state, number, seat) for number in QUARTERS_IN_USE[state.vacant]]


def _quarter(state: Position, number: int, seat: int | None) -> Quarter:
    colours = members(BOUNDS[number])
    down = None
    if lane(state.down, number):
        placer = int(lane(state.placers, number)) - 1
        card = CARDS[lane(state.down, number) - 1] if placer == seat else None
        down = FaceDown(placer, card)
    return Quarter(
        quarter=QUARTERS[number],
        colours=[COLOURS[colour] for colour in colours],
        seats=[seat for seat, realm in enumerate(state.realms) if int(realm.colour) in colours],
        cards=cards_as_text(state.up(number)),
        laid=_laid(state, number),
        down=down,
    )


def _laid(state: Position, number: int) -> list[Laid]:
    """IE-406, IE-410: the face-up cards of a quarter, as they came; of a set-up nobody's."""
    here = [Laid(CARDS[card_of(told)], int(placer_of(told))) for told in _shown_in(state, number)]
    cards = cards_as_text(state.up(number))
    here = here[max(0, len(here) - len(cards)) :]
    for laid in here:
        cards.remove(laid.card)
    return [*(Laid(card, None) for card in cards), *here]


def _shown_in(state: Position, number: int) -> list[int]:
    """The placings in a quarter whose card was shown, from the first."""
    return [told for told in state.placings if quarter_of(told) == number and card_of(told) != NONE]


def placings(state: Position) -> list[Placing]:
    """IE-406 to IE-410: all that everybody could remember of them."""
    return [
        Placing(
            placer=int(placer_of(told)),
            quarter=QUARTERS[quarter_of(told)],
            card=None if card_of(told) == NONE else CARDS[card_of(told)],
            pile=None if source_of(told) == NONE else int(source_of(told)),
        )
        for told in state.placings
    ]


def unseen(state: Position, seat: int | None) -> list[Unseen]:
    """IE-408, section 4: what lies in the draw pile, in other hands or face down, by counting."""
    pool, pile = _hidden_from(state, seat), _pile_at_most(state, seat)
    return [
        Unseen(CARDS[kind], have, min(have, int(copies(pile, kind))))
        for kind in range(CARD_COUNT)
        if (have := int(copies(pool, kind)))
    ]


def _hidden_from(state: Position, seat: int | None) -> int:
    """All cards that this seat does not see, as a pile."""
    pool = int(state.draw)
    for other, realm in enumerate(state.realms):
        pool += 0 if other == seat else int(realm.hand)
    for number in range(QUARTER_COUNT):
        if lane(state.down, number) and lane(state.placers, number) - 1 != seat:
            pool += int(one_card(lane(state.down, number) - 1))
    return pool


def _pile_at_most(state: Position, seat: int | None) -> int:
    """IE-408: what the draw pile was made of, less what this seat drew from it."""
    if not amount(state.draw):
        return 0
    last = len(state.piles) - 1
    own = () if seat is None else state.realms[seat].drawn
    return state.piles[last] - (own[last] if len(own) > last else 0)
