"""Bots that die, for tests of those who play with them."""

import os
from pathlib import Path

from tampu.bots.random_bot import RandomBot
from tampu.core.contract import Luck

FATE = "TAMPU_TEST_FATE"
"""Names a file: while it is there, somebody must die."""


class Mortal(RandomBot):
    """Takes its process with it, once."""

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        fate = Path(os.environ[FATE])
        if fate.exists():
            fate.unlink()
            os.abort()
        return super().choose(view, actions, luck, seconds)


class Doomed(RandomBot):
    """Takes every process with it."""

    def choose(self, *_: object) -> int:
        os.abort()
