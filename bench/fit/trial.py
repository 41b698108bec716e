"""Whether a master with the new weights beats one with those it had before."""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import tampu
from tampu.arena.contest import Contest, Standing, play
from tampu.arena.entrant import entrant
from tampu.arena.executor import Pool
from tampu.bots.bot import ENVIRONMENT
from tampu.bots.master_bot import MasterBot
from tampu.bots.opinion import critic_by
from tampu.core.game import Game

WEIGHTS = "TAMPU_WEIGHTS_BEFORE"
"""The file with the weights that a master had."""


class Before(MasterBot):
    """A master as it was."""

    def __init__(self, game: Game) -> None:
        told = json.loads(Path(os.environ[WEIGHTS]).read_text(encoding="utf-8"))
        super().__init__(game, critic=critic_by(game.key, told))


def tried(game_key: str, before: str, budget: str, blocks: int, workers: int) -> Standing:
    """The new weights, which are in their place by now, at one table with those of `before`.

    In processes of their own: this one may have read the weights of before.
    """
    with TemporaryDirectory() as folder:
        file = Path(folder) / "before.json"
        file.write_text(before, encoding="utf-8")
        os.environ[WEIGHTS] = str(file)
        os.environ[ENVIRONMENT] = f"before={Before.__module__}:{Before.__name__}"
        others = tampu.game(game_key).seats[0] - 1
        new, old = entrant(f"master:{budget}"), entrant(f"before:{budget}")
        return play(Contest(game_key, (new, *[old] * others), blocks), Pool(workers))[0]


def gains(won: Standing) -> bool:
    """Whether the new weights won more than their share."""
    return won.win_share.mean > won.fair_share
