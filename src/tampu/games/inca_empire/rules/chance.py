"""Section 5 of the rules: what chance draws, and what a seat cannot know, dealt anew."""

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Luck
from tampu.games.inca_empire.box import MARKER_COUNT, QUARTER_COUNT
from tampu.games.inca_empire.position import NONE, Position, amount, copies, one_card


def any_card(pile: i64, luck: Luck) -> i64:
    """The kind of a random card of a pile that is not empty."""
    n = luck.below(amount(pile))
    kind: i64 = 0
    while n >= copies(pile, kind):
        n -= copies(pile, kind)
        kind += 1
    return kind


def any_marker(bag: i64, luck: Luck) -> i64:
    """The type of a random marker of a bag that is not empty."""
    total: i64 = 0
    for kind in range(MARKER_COUNT):
        total += lane(bag, kind)
    n = luck.below(total)
    found: i64 = 0
    while n >= lane(bag, found):
        n -= lane(bag, found)
        found += 1
    return found


def redeal(position: Position, seat: i64, luck: Luck) -> None:
    """IE-110, IE-406, IE-407: the others' hands and face-down cards, and so the draw pile."""
    pool = position.draw
    for other in range(position.seats):
        if other != seat:
            pool += position.realms[other].hand
    for quarter in range(QUARTER_COUNT):
        if hidden_from(position, seat, quarter):
            pool += one_card(lane(position.down, quarter) - 1)
    for quarter in range(QUARTER_COUNT):
        if hidden_from(position, seat, quarter):
            kind = any_card(pool, luck)
            pool -= one_card(kind)
            position.down = with_lane(position.down, quarter, kind + 1)
    for other in range(position.seats):
        if other != seat:
            pool = deal_hand(position, other, pool, luck)
    position.draw = pool


def hidden_from(position: Position, seat: i64, quarter: i64) -> bool:
    """IE-406: whether a card lies face down here that another player placed."""
    placer = lane(position.placers, quarter) - 1
    return placer >= 0 and placer != seat


def deal_hand(position: Position, seat: i64, pool: i64, luck: Luck) -> i64:
    """A new hand of the same size, with a chosen card if one was; what is left of the pool."""
    realm = position.realms[seat]
    hand: i64 = 0
    for _ in range(amount(realm.hand)):
        card = one_card(any_card(pool, luck))
        pool -= card
        hand += card
    realm.hand = hand
    if position.chosen != NONE and position.active == seat:
        position.chosen = any_card(hand, luck)
    return pool
