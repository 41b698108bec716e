"""A master that guesses nothing, as a level of the arena: what guessing the hidden gains.

TAMPU_BOTS=guessless=bench.guessless:Guessless PYTHONPATH=. \\
    .venv/bin/tampu arena match master:1000n guessless:1000n guessless:1000n --blocks 100
"""

from tampu.bots.bot import seat_of
from tampu.bots.master_bot import MasterBot
from tampu.bots.worlds import Worlds
from tampu.core.contract import Luck


class Guessless(MasterBot):
    """Takes any deal that fits what it sees for as likely as any other."""

    def worlds(self, view: object, luck: Luck) -> Worlds:
        return Worlds(self.game.imagine(view, luck), seat_of(view))
