"""Who knows what: what a seat cannot know, dealt anew so that it still fits what it does know."""

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, nth
from tampu.core.contract import Luck
from tampu.games.cuzco_feld.agenda import UNSEEN, is_window
from tampu.games.cuzco_feld.box import CARD_COUNT, GOD_COUNT, god_of
from tampu.games.cuzco_feld.layout import NONE, SETTING_UP
from tampu.games.cuzco_feld.piles import amount_of, copies, one_card
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.setup import pair_of


def redeal(position: Position, seat: i64, luck: Luck) -> None:
    """The others' secret missions and god cards, and so the piles they were drawn from."""
    if position.active != seat:
        hide_window(position)
    redeal_missions(position, seat, luck)
    if position.phase == SETTING_UP:
        redeal_numbers(position, seat, luck)
    else:
        redeal_cards(position, seat, luck)


def hide_window(position: Position) -> None:
    """Others see that a power may be used, but not which."""
    if is_window(position.top()):
        while is_window(position.top()):
            position.answered()
        position.ask(UNSEEN)


# Missions


def redeal_missions(position: Position, seat: i64, luck: Luck) -> None:
    """CF-123: the four to choose from, the pair chosen, and the two removed."""
    pool = position.stack
    for other in range(position.seats):
        if other != seat:
            mask = position.masks[other]
            pool |= mask.drawn | mask.removed
    for other in range(position.seats):
        if other != seat:
            mask = position.masks[other]
            chosen = mask.kept != 0
            number = count(mask.drawn)
            mask.drawn = some_of(pool, number, luck)
            pool &= ~mask.drawn
            if chosen:
                mask.kept = pair_of(mask.drawn, luck.below(6))
            mask.removed = some_of(pool, count(mask.removed), luck)
            pool &= ~mask.removed
    position.stack = pool


def some_of(pool: i64, number: i64, luck: Luck) -> i64:
    """So many random members of a set."""
    found: i64 = 0
    for _ in range(number):
        one = bit(nth(pool, luck.below(count(pool))))
        pool &= ~one
        found |= one
    return found


# God cards


def redeal_numbers(position: Position, seat: i64, luck: Luck) -> None:
    """CF-124: while cards are dealt, others' cards keep their gods and change their numbers."""
    for other in range(position.seats):
        if other != seat:
            mask = position.masks[other]
            mask.hand = renumbered(position, mask.hand, luck)
    position.returned = renumbered(position, position.returned, luck)
    if position.returning != NONE and position.active != seat:
        card = position.returning
        position.pile += one_card(card)
        position.returning = any_number(position.pile, god_of(card), luck)
        position.pile -= one_card(position.returning)


def renumbered(position: Position, cards: i64, luck: Luck) -> i64:
    """Other cards of the same gods, in exchange with the piles."""
    found: i64 = 0
    position.pile += cards
    for god in range(GOD_COUNT):
        for _ in range(amount_of(cards, god)):
            one = one_card(any_number(position.pile, god, luck))
            position.pile -= one
            found += one
    return found


def any_number(pile: i64, god: i64, luck: Luck) -> i64:
    """A random card of a god's pile."""
    n = luck.below(amount_of(pile, god))
    card = god * 3
    while n >= copies(pile, card):
        n -= copies(pile, card)
        card += 1
    return card


def redeal_cards(position: Position, seat: i64, luck: Luck) -> None:
    """CF-124 to CF-127, CF-839: the gods of hidden cards are known as a set, the piles by size."""
    owners: list[int] = []
    gods: list[int] = []
    for other in range(position.seats):
        if other != seat:
            mask = position.masks[other]
            hidden = mask.hand - mask.known
            for card in range(CARD_COUNT):
                for _ in range(copies(hidden, card)):
                    owners.append(other)
                    gods.append(god_of(card))
            position.pile += hidden
            mask.hand = mask.known
    mingle(position, owners, gods, luck)
    for place in range(len(owners)):
        one = one_card(any_number(position.pile, gods[place], luck))
        position.pile -= one
        position.masks[owners[place]].hand += one


def mingle(position: Position, owners: list[int], gods: list[int], luck: Luck) -> None:
    """Swap gods between hands wherever that fits what everybody knows."""
    number: i64 = len(owners)
    for one in range(number):
        two = luck.below(number)
        gods[one], gods[two] = gods[two], gods[one]
        if not (fits(position, owners, gods, one) and fits(position, owners, gods, two)):
            gods[one], gods[two] = gods[two], gods[one]


def fits(position: Position, owners: list[int], gods: list[int], place: i64) -> bool:
    """CF-125, CF-839: two hidden cards are of different gods, and of those that were shown."""
    owner = owners[place]
    shown = position.masks[owner].shown
    for god in range(GOD_COUNT):
        held: i64 = 0
        for number in range(len(owners)):
            if owners[number] == owner and gods[number] == god:
                held += 1
        if held > 1 or held < lane(shown, god):
            return False
    return True
