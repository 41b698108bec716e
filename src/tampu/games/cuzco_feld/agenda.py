"""The questions and steps of the game as numbers: what can lie on the stack of the agenda.

A question on top is asked of chance or of a player, or lapses if nobody could answer or pay for
it; a step on top is carried out. `rules/course.py` does both.
"""

from typing import Final

from mypy_extensions import i64

# Asked of chance
ASK_MAP: Final[i64] = 0
ASK_ROTATION: Final[i64] = 1
ASK_MASK: Final[i64] = 2
ASK_TOKEN: Final[i64] = 3
ASK_START: Final[i64] = 4
ASK_GOODS: Final[i64] = 5
ASK_TILE: Final[i64] = 6
ASK_MISSION: Final[i64] = 7
ASK_GREY: Final[i64] = 8
ASK_GOLD: Final[i64] = 9
ASK_DEAL: Final[i64] = 10
ASK_REPLACE: Final[i64] = 11
ASK_LEFT: Final[i64] = 12
ASK_GOD: Final[i64] = 13
ASK_ROLL: Final[i64] = 14
# Asked of players
ASK_FEATHER_START: Final[i64] = 15
ASK_KEEP: Final[i64] = 16
ASK_RETURN: Final[i64] = 17
ASK_DIE: Final[i64] = 18
ASK_LIFT: Final[i64] = 19
ASK_TO: Final[i64] = 20
ASK_PUTUTU: Final[i64] = 21
ASK_SPACE: Final[i64] = 22
ASK_RAISE: Final[i64] = 23
ASK_TURN: Final[i64] = 24
ASK_PATH: Final[i64] = 25
ASK_FEATHER: Final[i64] = 26
ASK_TAKE_TILE: Final[i64] = 27
ASK_RECOVER: Final[i64] = 28
ASK_EXCHANGE: Final[i64] = 29
ASK_SLIDE: Final[i64] = 30
ASK_GOD_CARD: Final[i64] = 31
ASK_CIRCLE: Final[i64] = 32
ASK_BLESSING: Final[i64] = 33
ASK_SECOND: Final[i64] = 34
ASK_MENU: Final[i64] = 35
ASK_AMOUNT: Final[i64] = 36
ASK_BUY: Final[i64] = 37
ASK_PALACE: Final[i64] = 38
ASK_TAKE_MISSION: Final[i64] = 39
# Windows: whether to use a power (CF-211, CF-634). To others than the decider all look alike.
WINDOW_07: Final[i64] = 40
WINDOW_14: Final[i64] = 41
WINDOW_13: Final[i64] = 42
WINDOW_02: Final[i64] = 43
WINDOW_10: Final[i64] = 44
WINDOW_09: Final[i64] = 45
WINDOW_12: Final[i64] = 46
WINDOW_05: Final[i64] = 47
WINDOW_03: Final[i64] = 48
WINDOW_04: Final[i64] = 49
UNSEEN: Final[i64] = 50
"""What a window is called where others may read it; it never lies on the agenda."""
# Steps
SET_UP: Final[i64] = 51
BEGIN_ROUND: Final[i64] = 52
BEGIN_LAPS: Final[i64] = 53
ACT: Final[i64] = 54
GAIN_FEATHER: Final[i64] = 55
PLACE_PRIEST: Final[i64] = 56
NEXT_TURN: Final[i64] = 57
NEXT_MENU: Final[i64] = 58
NEXT_BUYER: Final[i64] = 59
NEXT_COURTIER: Final[i64] = 60
NEXT_FINALIST: Final[i64] = 61
OVER: Final[i64] = 62

NAMES: Final[list[str]] = [
    "map",
    "rotation",
    "mask",
    "token",
    "start",
    "goods",
    "tile",
    "mission",
    "grey",
    "gold",
    "deal",
    "replace",
    "left",
    "god",
    "roll",
    "feather_start",
    "keep_missions",
    "return_god_card",
    "die",
    "move_die_source",
    "move_die_target",
    "pututu",
    "space",
    "slide_up",
    "rotate",
    "path",
    "feather",
    "take_tile",
    "from_discard",
    "exchange",
    "exchange_tile",
    "god_card",
    "circle",
    "blessing_first",
    "blessing_second",
    "menu",
    "amount",
    "buy",
    "palace_mission",
    "palace_take",
    "power_07",
    "power_14",
    "power_13",
    "power_02",
    "power_10",
    "power_09",
    "power_12",
    "power_05",
    "power_03",
    "power_04",
    "power",
    "set_up",
    "begin_round",
    "begin_laps",
    "act",
    "gain_feather",
    "place_priest",
    "next_turn",
    "next_menu",
    "next_buyer",
    "next_courtier",
    "next_finalist",
    "over",
]
"""What lies on the agenda, by name."""


def is_chance(entry: i64) -> bool:
    """Whether chance answers."""
    return entry <= ASK_ROLL


def is_window(entry: i64) -> bool:
    """Whether it is a window of a power."""
    return WINDOW_07 <= entry <= WINDOW_04


def is_step(entry: i64) -> bool:
    """Whether it is carried out and not asked."""
    return entry > UNSEEN and entry != OVER
