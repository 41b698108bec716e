"""MP-5xx to MP-7xx: the four moves, sun tokens, leaving the temple and coming back."""

from mypy_extensions import i64

from tampu.core.bits import bit, lane, members, with_lane
from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.machu_picchu.actions import NOTHING, SMALL_FIRST, TALL_FIRST
from tampu.games.machu_picchu.box import (
    ABSENT,
    BESIDE,
    OUTSIDE,
    PRIEST_COUNT,
    SQUARE_COUNT,
    SQUARES,
    STAIRS,
    STARTS,
    STEPS,
)
from tampu.games.machu_picchu.position import ASK_RETURN, ORDER_LANE, Position
from tampu.games.machu_picchu.rules.rounds import end_round
from tampu.games.machu_picchu.rules.tokens import burn, collect


def refuse_order(order: i64) -> Refusal | None:
    """MP-502: tall first or small first."""
    return refuse("MP-502") if order == NOTHING else None


def choose_order(position: Position, order: i64, tell: Tell | None) -> None:
    """MP-501, MP-506: four moves one after the other, then the returns."""
    if tell is not None:
        tell.that(order_rule(position, order), position.first, order=order_name(order))
    position.course = with_lane(position.course, ORDER_LANE, order + 1)
    stairs = stairs_by_card(position)
    for turn in range(4):
        rank = rank_followed(position, order, turn)
        move(position, priest_moved(order, turn), lane(stairs, rank), tell)
    return_home(position, tell)
    go_on(position, tell)


def priest_moved(order: i64, turn: i64) -> i64:
    """MP-503, MP-504: which priest moves first, second, third, last."""
    return turn if order == SMALL_FIRST else 3 - turn


def rank_followed(position: Position, order: i64, turn: i64) -> i64:
    """MP-503, MP-504, MP-902: which card it follows then, counted from the largest."""
    return 3 - turn if order == SMALL_FIRST and position.order_only else turn


def order_rule(position: Position, order: i64) -> str:
    """MP-503, MP-504, MP-902: the rule by which cards and priests are paired."""
    if order == TALL_FIRST:
        return "MP-503"
    return "MP-902" if position.order_only else "MP-504"


def order_name(order: i64) -> str:
    """The order as it is written."""
    return "tall_first" if order == TALL_FIRST else "small_first"


def stairs_by_card(position: Position) -> i64:
    """The stairs from the largest card to the smallest, as lanes."""
    word: i64 = 0
    for stair in range(4):
        card = lane(position.stairs, stair)
        rank: i64 = 0
        for other in range(4):
            if lane(position.stairs, other) > card:
                rank += 1
        word = with_lane(word, rank, stair)
    return word


def move(position: Position, priest: i64, stair: i64, tell: Tell | None) -> None:
    """MP-505 to MP-510: one priest, one square, away from the stair its card lies on."""
    start = lane(position.priests, priest)
    target = STEPS[stair * SQUARE_COUNT + start]
    if target == OUTSIDE:
        leave(position, priest, stair, tell)
    elif position.occupied() & bit(target):
        if tell is not None:
            tell.that(
                "MP-508",
                -1,
                priest=priest + 1,
                card=lane(position.stairs, stair),
                stair=STAIRS[stair],
                at=SQUARES[start],
                to=SQUARES[target],
            )
    else:
        position.put(priest, target)
        collect(position, priest, start, stair, tell)


def leave(position: Position, priest: i64, stair: i64, tell: Tell | None) -> None:
    """MP-509, MP-701: off the grid at once; the fire token is chapter 7's price."""
    start = lane(position.priests, priest)
    position.put(priest, ABSENT)
    position.leavers = (position.leavers << 3) | (priest + 1)
    burn(position, priest, start, stair, tell)


def earliest_leaver(position: Position) -> i64:
    """The absent priest that left first; -1 if none is absent."""
    earliest: i64 = -1
    word = position.leavers
    while word:
        priest = (word & 7) - 1
        if lane(position.priests, priest) == ABSENT:
            earliest = priest
        word >>= 3
    return earliest


def return_home(position: Position, tell: Tell | None) -> None:
    """MP-705: every absent priest whose start square is empty goes back there."""
    occupied = position.occupied()
    for place in range(3, -1, -1):
        priest = ((position.leavers >> (place * 3)) & 7) - 1
        if priest < 0 or occupied & bit(STARTS[priest]):
            continue
        position.put(priest, STARTS[priest])
        if tell is not None:
            tell.that("MP-705", -1, priest=priest + 1, to=SQUARES[STARTS[priest]])


def go_on(position: Position, tell: Tell | None) -> None:
    """MP-706: the first player puts back whoever is still absent; then the round ends."""
    if earliest_leaver(position) >= 0:
        position.asking = ASK_RETURN
        return
    position.leavers = 0
    end_round(position, tell)


def return_ring(position: Position, priest: i64) -> i64:
    """MP-707, MP-710: the neighbours of the start square; if all are taken, the next ones out."""
    occupied = position.occupied()
    seen: i64 = bit(STARTS[priest])
    ring: i64 = around(STARTS[priest])
    while not ring & ~occupied:
        seen |= ring
        wider: i64 = 0
        for square in members(ring):
            wider |= around(square)
        ring = wider & ~seen
    return ring


def around(square: i64) -> i64:
    """The set of direct neighbours of a square."""
    beside: i64 = 0
    for neighbour in BESIDE[square]:
        beside |= bit(neighbour)
    return beside


def return_squares(position: Position) -> i64:
    """MP-707, MP-708: the set of squares on which the waiting priest may be put back."""
    return return_ring(position, earliest_leaver(position)) & ~position.occupied()


def refuse_return(position: Position, square: i64) -> Refusal | None:
    """MP-707, MP-708: beside the own start square, and empty."""
    priest = earliest_leaver(position)
    start = SQUARES[STARTS[priest]]
    if square == NOTHING:
        return refuse("MP-707", priest=priest + 1, square=None, start=start)
    if not return_ring(position, priest) & bit(square):
        return refuse("MP-707", priest=priest + 1, square=SQUARES[square], start=start)
    if position.occupied() & bit(square):
        return refuse("MP-708", priest=priest + 1, square=SQUARES[square], start=start)
    return None


def put_back(position: Position, square: i64, tell: Tell | None) -> None:
    """MP-706, MP-709: the priest stands there and gains nothing."""
    priest = earliest_leaver(position)
    position.put(priest, square)
    again = lane(position.course, ORDER_LANE + 1) != 0
    position.course = with_lane(position.course, ORDER_LANE + (2 if again else 1), square + 1)
    if tell is not None:
        tell.that("MP-706", position.first, priest=priest + 1, to=SQUARES[square])
    go_on(position, tell)


def absent_in_order(position: Position) -> list[int]:
    """The priests outside the temple, earliest leaver first, numbered from 1."""
    found: list[int] = []
    for place in range(PRIEST_COUNT - 1, -1, -1):
        priest = ((position.leavers >> (place * 3)) & 7) - 1
        if priest >= 0 and lane(position.priests, priest) == ABSENT:
            found.append(int(priest) + 1)
    return found
