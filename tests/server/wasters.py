"""Bots that take all the time they are given, and write down how much that was."""

import os
import time
from pathlib import Path

from tampu.core.contract import Luck
from tampu.core.game import Game

BOOK = "TAMPU_WASTED"
"""The file in which each decision is a line: the actions it had, and the seconds it was given."""


class Waster:
    """Uses up its time; then does what comes first, so that its turn has many decisions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.nodes = 0

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        with Path(os.environ[BOOK]).open("a", encoding="utf-8") as book:
            book.write(f"{seconds}\n")
        time.sleep(seconds)
        moves = [action for action in actions if self.game.write(action).startswith("move")]
        wasted = moves or [action for action in actions if self.game.write(action) != "end"]
        return (wasted or actions)[int(luck.below(len(wasted or actions)))]
