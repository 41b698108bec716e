"""Speed of one game's engine, in this process: prints one JSON object.

    python -m bench.engine machu_picchu 4 1.0      (game, seats, seconds per measurement)

TAMPU_PLAIN=1 measures the same source uncompiled. Seconds are those of the processor, so that other
work on the machine counts less.
"""

import json
import sys
from itertools import repeat
from time import process_time

import tampu
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.plain import is_compiled


def stepped_game(game: Game, seats: int, luck: Stream) -> tuple[int, int]:
    """One random game, every answer drawn from the full legal list: decisions and lines."""
    state = game.start(seats)
    decisions = lines = 0
    while (asked := state.asked()) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
        else:
            actions = state.actions()
            state.apply(actions[luck.below(len(actions))])
            decisions += 1
        lines += 1
    return decisions, lines


def stepped(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and lines per second, stepped from Python."""
    luck, decisions, lines, began = Stream(1 << 32), 0, 0, process_time()
    while process_time() - began < seconds:
        more = stepped_game(game, seats, luck)
        decisions, lines = decisions + more[0], lines + more[1]
    spent = process_time() - began
    return decisions / spent, lines / spent


def inside(game: Game, seats: int, seconds: float) -> float:
    """Lines per second when the engine plays random games by itself."""
    luck, lines, start, began = Stream(1 << 32), 0, game.start(seats), process_time()
    while process_time() - began < seconds:
        lines += start.copy().playout(luck, 1_000_000)
    return lines / (process_time() - began)


def middle(game: Game, seats: int) -> State:
    """A position in the middle of a random game."""
    luck = Stream(1 << 32)
    length = game.start(seats).playout(luck, 1_000_000)
    state = game.start(seats)
    state.playout(luck, length // 2)
    return state


def copying(state: State, seconds: float) -> float:
    """Microseconds for one copy."""
    copies, began = 0, process_time()
    while process_time() - began < seconds:
        for _ in repeat(None, 1000):
            state.copy()
        copies += 1000
    return 1e6 * (process_time() - began) / copies


def is_native(state: State) -> bool:
    """Whether this state's engine runs compiled."""
    return is_compiled(sys.modules[type(state).__module__])


def measured(key: str, seats: int, seconds: float) -> dict[str, float | bool]:
    game = tampu.game(key)
    decisions, lines = stepped(game, seats, seconds)
    inside_lines = inside(game, seats, seconds)
    return {
        "stepped_decisions": decisions,
        "stepped_lines": lines,
        "inside_decisions": inside_lines * decisions / lines,
        "inside_lines": inside_lines,
        "copy_us": copying(middle(game, seats), seconds / 4),
        "native": is_native(game.start(seats)),
    }


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
