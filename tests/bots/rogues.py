"""Bots that misbehave, each in its own way. The workers of the crew tests import this file."""

import os
import signal
import time
from typing import Any

from tampu.core.contract import Luck
from tampu.core.game import Game


class Rogue:
    """What a bot has, except good manners."""

    def __init__(self, game: Game) -> None:
        self.nodes = 0


class Raising(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        raise RuntimeError("no idea")


class Unborn:
    def __init__(self, game: Game) -> None:
        raise ValueError("never made")


class Leaving(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        os._exit(7)


class Crashing(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        os.kill(os.getpid(), signal.SIGSEGV)
        return actions[0]


class Sleeping(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        while True:
            time.sleep(60)


class Stubborn(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        for number in (signal.SIGALRM, signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        while True:
            pass


class Illegal(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        return max(actions) + 1


class Wordy(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> Any:
        return "the second one, please"


class Hoarding(Rogue):
    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        hoard = []
        while True:
            hoard.append(bytearray(1 << 24))


class Chatty(Rogue):
    """Harmless: it only prints."""

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        print("thinking aloud")
        os.write(1, b"\x00\x00\x00\x02hm")
        return actions[-1]


class Forging(Rogue):
    """Writes into every pipe it can find."""

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        for number in range(3, 20):
            try:
                os.write(number, b"\x00\x00\x00\x04nope")
            except OSError:
                continue
        return actions[0]


class Boasting(Rogue):
    """Says that it looked at a negative number of positions in words."""

    nodes: Any

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        self.nodes = "many"
        return actions[0]


class Slow(Rogue):
    """Honest, but needs all the time it is given."""

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        time.sleep(seconds)
        self.nodes = int(seconds * 1000)
        return actions[-1]
