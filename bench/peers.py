"""Speed of one peer's engine: prints one JSON object. Runs in the peers' own environment.

.peers/bin/python bench/peers.py catanatron 1.0     (or hive, backgammon; seconds)
"""

import json
import random
import sys
from importlib.metadata import version
from itertools import repeat
from time import process_time
from typing import Any


def catanatron(seconds: float) -> dict[str, Any]:
    """Four random players; every action counts, dice fall inside them."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    decisions, number, began = 0, 0, process_time()
    while process_time() - began < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        game.play()
        decisions, number = decisions + len(game.state.actions), number + 1
    spent = process_time() - began
    half = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(400):
        half.play_tick()
    return {
        "decisions": decisions / spent,
        "lines": decisions / spent,
        "copy_us": copying(half.copy, seconds / 4),
        "version": version("catanatron"),
    }


def spiel(name: str, seconds: float) -> dict[str, Any]:
    """A game of OpenSpiel, stepped from Python with its full legal list."""
    import pyspiel  # type: ignore[import-not-found]

    game, luck = pyspiel.load_game(name), random.Random(1)
    decisions, lines, began = 0, 0, process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and process_time() - began < 2 * seconds:
            decisions += not state.is_chance_node()
            lines += 1
            state.apply_action(choice(state, luck))
    spent = process_time() - began
    half = game.new_initial_state()
    while half.move_number() < 20 and not half.is_terminal():
        half.apply_action(choice(half, luck))
    return {
        "decisions": decisions / spent,
        "lines": lines / spent,
        "copy_us": copying(half.clone, seconds / 4),
        "version": version("open_spiel"),
    }


def choice(state: Any, luck: random.Random) -> int:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(luck.choices(outcomes, weights)[0])
    return int(luck.choice(state.legal_actions()))


def copying(copy: Any, seconds: float) -> float:
    """Microseconds for one copy."""
    copies, began = 0, process_time()
    while process_time() - began < seconds:
        for _ in repeat(None, 100):
            copy()
        copies += 100
    return 1e6 * (process_time() - began) / copies


if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    found = catanatron(seconds) if name == "catanatron" else spiel(name, seconds)
    print(json.dumps(found))
