"""CF-80x to CF-82x, CF-85x: university, temple, market, and the end of a round."""

from mypy_extensions import i64

from tampu.core.bits import bit, lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import WINDOW_03
from tampu.games.cuzco_feld.box import (
    ABILITY_COUNT,
    GOODS,
    GOODS_COUNT,
    GOODS_POINTS,
    KNOWLEDGE_POINTS,
    PRICES,
    PRIEST_POINTS,
    ROW,
    STEPS,
)
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.piles import one_tile
from tampu.games.cuzco_feld.position import Position, goods_in

# University


def score_university(position: Position, tell: Tell | None) -> None:
    """CF-802: the points of the space of each marker, in the old order."""
    for token in range(position.seats):
        seat = position.seat_with_token(token)
        mask = position.masks[seat]
        points: i64 = KNOWLEDGE_POINTS[mask.knowledge]
        mask.points += points
        if tell is not None:
            tell.points("CF-802", seat, points, space=mask.knowledge)


def order_anew(position: Position, tell: Tell | None) -> None:
    """CF-803 to CF-805, CF-216: only here: furthest ahead first, higher markers first; all to 0."""
    for token in range(position.seats):
        seat = lane(position.track, token)
        mask = position.masks[seat]
        mask.token = token
        mask.knowledge = 0
        if tell is not None:
            tell.that("CF-803", seat, token=token + 1)


# Temple


def score_temple(position: Position, tell: Tell | None) -> None:
    """CF-811: each own priest on the steps; all stay."""
    for token in range(position.seats):
        seat = position.seat_with_token(token)
        priests = position.priests_of(seat)
        points = priests * PRIEST_POINTS[position.round - 1]
        position.masks[seat].points += points
        if priests and tell is not None:
            tell.points("CF-811", seat, points, priests=priests)


def give_medallion(position: Position, tell: Tell | None) -> None:
    """CF-812 to CF-814: most priests, then the highest; nobody: it leaves the game."""
    position.temple_inti -= 1
    winner: i64 = NONE
    most: i64 = 0
    tied = False
    for place in range(STEPS):
        owner = lane(position.steps, STEPS - 1 - place) - 1
        if owner >= 0 and owner != winner:
            priests = position.priests_of(owner)
            if priests > most:
                winner, most, tied = owner, priests, False
            elif priests == most:
                tied = True
    if winner == NONE:
        if tell is not None:
            tell.that("CF-814", -1)
        return
    position.masks[winner].inti += 1
    if tell is not None:
        tell.that("CF-813" if tied else "CF-812", winner, priests=most)


# Market


def affordable(position: Position, seat: Seat) -> i64:
    """CF-822, CF-823: the types in the row of this round that can be paid for, as a set."""
    row = position.market(position.round - 1)
    food = position.masks[seat].food
    found: i64 = 0
    for kind in range(GOODS_COUNT):
        if goods_in(row, kind) and PRICES[kind] <= food:
            found |= 1 << kind
    return found


def refuse_buy(position: Position, kind: i64) -> Refusal | None:
    """CF-822, CF-823: a tile of this row, and enough food."""
    if not goods_in(position.market(position.round - 1), kind):
        return refuse("CF-822", goods=GOODS[kind])
    food, price = position.mine().food, PRICES[kind]
    if food < price:
        return refuse("CF-823", goods=GOODS[kind], price=price, food=food)
    return None


def buy(position: Position, kind: i64, tell: Tell | None) -> None:
    """CF-824, CF-825: the price in food, the tile, and its points at once."""
    position.answered()
    mask, seat = position.mine(), position.active
    position.add_goods(position.round - 1, kind, -1)
    mask.food -= PRICES[kind]
    mask.goods += bit(kind * 8)
    points: i64 = GOODS_POINTS[kind]
    mask.points += points
    position.thing = kind
    if tell is not None:
        tell.that("CF-824", seat, goods=GOODS[kind], price=PRICES[kind])
        tell.points("CF-825", seat, points, goods=GOODS[kind])
    position.ask(WINDOW_03)


# The end of a round


def clear_round(position: Position, tell: Tell | None) -> None:
    """CF-851 to CF-854: tiles to the discard, missions and goods out, dice back."""
    for kind in range(2):
        row = position.row(kind)
        for space in range(ROW):
            if lane(row, space):
                position.heap += one_tile(kind * ABILITY_COUNT + lane(row, space) - 1)
        position.set_row(kind, 0)
    position.palace = 0
    for kind in range(GOODS_COUNT):
        left = goods_in(position.market(position.round - 1), kind)
        position.add_goods(position.round - 1, kind, -left)
    if tell is not None:
        tell.that("CF-853", -1, round=position.round)


def take_dice(position: Position) -> None:
    """CF-854: all dice leave the bar."""
    for mask in position.masks:
        mask.dice = 0
    position.bar = 0
