"""CF-50x, CF-51x: priests on the temple steps, and the headdress."""

from mypy_extensions import i64

from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import PLACE_PRIEST, WINDOW_12
from tampu.games.cuzco_feld.box import (
    CIRCLE_COUNT,
    CIRCLE_PAIRS,
    CIRCLE_POINTS,
    HEADDRESS_BONUS,
)
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.blessing import bless

# The temple


def refuse_priest(position: Position, seat: Seat) -> Refusal | None:
    """CF-502: a priest in supply is needed."""
    return None if position.priests_left(seat) else refuse("CF-502")


def begin(position: Position) -> None:
    """CF-501, CF-662: the step is the strength; power 12 comes before the pushing."""
    position.ask(PLACE_PRIEST)
    position.ask(WINDOW_12)


def target_owner(position: Position) -> i64:
    """CF-662: whose priest stands on the target step, from 1; 0: nobody's."""
    return lane(position.steps, position.strength - 1)


def send_home(position: Position, tell: Tell | None) -> None:
    """CF-612: the priest on the target step returns to its owner; no other moves."""
    step = position.strength - 1
    owner = lane(position.steps, step) - 1
    position.steps = with_lane(position.steps, step, 0)
    if tell is not None:
        tell.that("CF-612", position.active, step=step + 1, owner_seat=owner)


def place_priest(position: Position, tell: Tell | None) -> None:
    """CF-501, CF-503 to CF-505: place, push down step by step, then the blessing."""
    step = position.strength - 1
    pushed = lane(position.steps, step)
    position.steps = with_lane(position.steps, step, position.active + 1)
    if tell is not None:
        tell.that("CF-501", position.active, step=step + 1)
    while pushed and step:
        step -= 1
        after = lane(position.steps, step)
        position.steps = with_lane(position.steps, step, pushed)
        if tell is not None:
            tell.that("CF-503", pushed - 1, step=step + 1)
        pushed = after
    if pushed and tell is not None:
        tell.that("CF-504", pushed - 1)
    bless(position, "CF-505", tell)


# The headdress


def circles_open(position: Position, seat: Seat, strength: i64) -> i64:
    """CF-511 to CF-513: the circle tiles that can be activated, as a set."""
    mask = position.masks[seat]
    found: i64 = 0
    for circle in range(CIRCLE_COUNT):
        if circle < strength and not mask.circles >> circle & 1:
            pair: i64 = CIRCLE_PAIRS[circle]
            if mask.feathers & pair == pair:
                found |= 1 << circle
    return found


def refuse_any_circle(position: Position, seat: Seat, strength: i64) -> Refusal | None:
    """CF-209: of all tiles: CF-511 if all are active, CF-513 if no pair is filled, CF-512."""
    if circles_open(position, seat, strength):
        return None
    if position.masks[seat].circles == (1 << CIRCLE_COUNT) - 1:
        return refuse("CF-511", circle=None)
    if not circles_open(position, seat, 6):
        return refuse("CF-513", circle=None)
    return refuse("CF-512", circle=None, strength=strength)


def refuse_circle(position: Position, circle: i64) -> Refusal | None:
    """CF-511, CF-513, CF-512: inactive, both feathers, and a die not above the strength."""
    if circles_open(position, position.active, position.strength) >> circle & 1:
        return None
    mask = position.mine()
    if mask.circles >> circle & 1:
        return refuse("CF-511", circle=circle + 1)
    pair: i64 = CIRCLE_PAIRS[circle]
    if mask.feathers & pair != pair:
        return refuse("CF-513", circle=circle + 1)
    return refuse("CF-512", circle=circle + 1, strength=position.strength)


def circle_points(position: Position, circle: i64) -> i64:
    """CF-514, CF-515: the printed points and those of the round."""
    return CIRCLE_POINTS[circle] + HEADDRESS_BONUS[position.round - 1]


def activate(position: Position, circle: i64, tell: Tell | None) -> None:
    """CF-510, CF-514 to CF-516: the printed points, those of the round, and a blessing."""
    position.answered()
    mask, seat = position.mine(), position.active
    mask.circles |= bit(circle)
    printed: i64 = CIRCLE_POINTS[circle]
    bonus: i64 = HEADDRESS_BONUS[position.round - 1]
    mask.points += printed + bonus
    if tell is not None:
        tell.points("CF-514", seat, printed, circle=circle + 1)
        tell.points("CF-515", seat, bonus, round=position.round)
    bless(position, "CF-516", tell)
