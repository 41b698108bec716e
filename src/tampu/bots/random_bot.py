"""A bot that does anything."""

from tampu.core.contract import Luck
from tampu.core.game import Game


class RandomBot:
    """Every legal action is as likely as any other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.nodes = 0

    def choose(self, _view: object, actions: list[int], luck: Luck, _seconds: float) -> int:
        return actions[luck.below(len(actions))]
