"""A bot that does anything."""

from tampu.core.contract import Luck
from tampu.core.game import Game


class RandomBot:
    """Any kind of action, each as likely, and then any of that kind.

    In a game with many free moves it would hardly ever end its turn otherwise.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.nodes = 0

    def choose(self, _view: object, actions: list[int], luck: Luck, _seconds: float) -> int:
        kinds: dict[str, list[int]] = {}
        for action in actions:
            kinds.setdefault(self.game.write(action).partition(" ")[0], []).append(action)
        kind = kinds[sorted(kinds)[luck.below(len(kinds))]]
        return kind[luck.below(len(kind))]
