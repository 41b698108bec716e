"""CF-634: moments at which a power might be used, as everybody but their decider knows them."""

from mypy_extensions import i64

from tampu.games.cuzco_feld.agenda import (
    ACT,
    GAIN_FEATHER,
    NEXT_BUYER,
    NEXT_FINALIST,
    NEXT_TURN,
    PLACE_PRIEST,
    WINDOW_03,
    WINDOW_04,
    WINDOW_05,
    WINDOW_09,
    WINDOW_10,
    WINDOW_12,
    is_window,
)
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.powers import counts_as_decision
from tampu.games.cuzco_feld.rules.spaces import windows_of


def windows_left(position: Position, moments: i64) -> list[int]:
    """The windows before the step on top, the last one first, if so many count as decisions."""
    found: list[int] = []
    for window in windows_before(position):
        if moments == 0:
            break
        found.append(window)
        if counts_as_decision(position, window):
            moments -= 1
    return found


def windows_before(position: Position) -> list[int]:
    """CF-211, CF-65x, CF-66x: the windows before each step, the last one first."""
    step = position.top()
    if step == ACT:
        return windows_of(position.space, position.blocked)
    if step == NEXT_TURN:
        last = [] if position.extra and not position.powers_again else [int(WINDOW_05)]
        return [*last, int(WINDOW_09)]
    if step == GAIN_FEATHER:
        return [int(WINDOW_10)]
    if step == PLACE_PRIEST:
        return [int(WINDOW_12)]
    if step == NEXT_BUYER:
        return [int(WINDOW_03)]
    return [int(WINDOW_04)] if step == NEXT_FINALIST else []


def moments_open(position: Position) -> i64:
    """How many of the windows on top of the agenda count as decisions."""
    found: i64 = 0
    for place in range(position.depth):
        entry = position.entry(place)
        if not is_window(entry):
            break
        if counts_as_decision(position, entry):
            found += 1
    return 1 if position.first_edition else found
