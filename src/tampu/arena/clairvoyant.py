"""A bot that sees everything: what guessing costs is what it wins by.

It is no level and the arena alone can show it a state: it never sits at a table.
"""

from tampu.bots.bot import seat_of
from tampu.bots.search_bot import SearchBot
from tampu.bots.worlds import Known, Worlds
from tampu.core.contract import Luck, State
from tampu.core.game import Game

NAME = "clairvoyant"


class Clairvoyant(SearchBot):
    """Thinks as the searching bot does, in the one world that is."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.state: State | None = None
        """Shown by the arena before every choice."""

    def worlds(self, view: object, luck: Luck) -> Worlds:  # noqa: ARG002
        assert self.state is not None, "nobody shows it the state"
        return Known(self.state.copy(), seat_of(view))
