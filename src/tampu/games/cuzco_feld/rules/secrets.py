"""Who knows what: what a seat cannot know, dealt anew so that it still fits what it does know."""

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, nth, with_lane
from tampu.core.contract import Luck, Seat
from tampu.games.cuzco_feld.agenda import is_window
from tampu.games.cuzco_feld.box import GOD_COUNT, god_of
from tampu.games.cuzco_feld.layout import NONE, SETTING_UP
from tampu.games.cuzco_feld.piles import amount_of, cards_of, copies, one_card
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import legal
from tampu.games.cuzco_feld.rules.setup import pair_of, pool_is_made
from tampu.games.cuzco_feld.rules.worlds import Worlds
from tampu.games.cuzco_feld.start_cards import of_god


def redeal(position: Position, seat: Seat, luck: Luck) -> None:
    """The others' secret missions and god cards, and so the piles they were drawn from."""
    redeal_missions(position, seat, luck)
    if position.phase != SETTING_UP or pool_is_made(position):
        deal_cards(position, seat, hidden_cards(position, seat), luck)


# Missions


def redeal_missions(position: Position, seat: Seat, luck: Luck) -> None:
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


def hidden_cards(position: Position, seat: Seat) -> i64:
    """All cards whose place this seat does not know, taken from there; known piles stay."""
    bag = position.pile & ~every_card_of(position.anew)
    position.pile -= bag
    bag += position.returned
    for other in range(position.seats):
        if other != seat:
            mask = position.masks[other]
            bag += mask.hand - mask.known
            mask.hand = mask.known
    if position.returning != NONE and position.active != seat:
        bag += one_card(position.returning)
    return bag


def deal_cards(position: Position, seat: Seat, bag: i64, luck: Luck) -> None:
    """CF-124 to CF-127, CF-631, CF-839: first the gods of all hidden cards, then their numbers."""
    worlds = Worlds(position, seat)
    while True:
        worlds.pick(luck)
        rest = deal_hands(position, worlds, bag, luck)
        rest = fill_pool(position, worlds, rest, luck)
        position.pile += rest
        if not is_beyond_means(position):
            return
        bag = hidden_cards(position, seat)


def is_beyond_means(position: Position) -> bool:
    """CF-210: whoever chose a space that needs a power can pay for it: other deals are none."""
    return is_window(position.top()) and legal.menu_of(position).size() == 0


def every_card_of(gods: i64) -> i64:
    """Every bit of the piles of these gods."""
    found: i64 = 0
    for god in range(GOD_COUNT):
        if gods >> god & 1:
            found |= cards_of(-1, god)
    return found


def deal_hands(position: Position, worlds: Worlds, bag: i64, luck: Luck) -> i64:
    """The start cards of the others, as far as they are not played; what is left in the bag."""
    for other in range(position.seats):
        if other == worlds.seat:
            continue
        mask = position.masks[other]
        hidden = worlds.cards[other] - mask.spent
        giving = position.returning != NONE and position.active == other
        for god in range(GOD_COUNT):
            for _ in range(of_god(hidden, god)):
                card = number_of(position, worlds.seat, bag, god, luck)
                bag -= one_card(card)
                if giving:
                    position.returning = card
                    giving = False
                else:
                    mask.hand += one_card(card)
    return bag


def number_of(position: Position, seat: Seat, bag: i64, god: i64, luck: Luck) -> i64:
    """A random card of a god; who gave back a card of this god knows it: it is the only other."""
    gave: i64 = 0 if seat == NONE else position.masks[seat].gave
    if gave and god_of(gave - 1) == god:
        return gave - 1
    n = luck.below(amount_of(bag, god))
    card = god * 3
    while n >= copies(bag, card):
        n -= copies(bag, card)
        card += 1
    return card


def fill_pool(position: Position, worlds: Worlds, bag: i64, luck: Luck) -> i64:
    """CF-125: the cards given back that lie in the pool have numbers, the others are not drawn."""
    position.returned = 0
    position.quota = 0
    for god in range(GOD_COUNT):
        position.quota = with_lane(position.quota, god, of_god(worlds.room, god))
    for number in range(worlds.givers):
        god = worlds.god_kept(worlds.kept, number)
        if of_god(worlds.room, god) == 0:
            continue
        card = number_of(position, worlds.seat, bag, god, luck)
        bag -= one_card(card)
        position.returned += one_card(card)
        position.quota -= bit(god * 8)
        position.masks[lane(position.givers, number) - 1].gave = card + 1
    return bag
