"""Whether a master with the new weights beats one with those it had before."""

import argparse
import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tampu
from bench.fit.weights import file_of, text_of
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


def add_trial(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--trial", type=int, default=0, metavar="N", help="blocks against the weights of before"
    )
    parser.add_argument("--budget", default="500n", help="of both in the trial, such as 500n")


def put_in_place(game_key: str, told: dict[str, Any], asked: argparse.Namespace) -> Standing | None:
    """Write new weights. If a trial is asked for, how it went: the old ones come back if nothing
    was gained."""
    file = file_of(game_key)
    before = file.read_text(encoding="utf-8")
    file.write_text(text_of(told), encoding="utf-8")
    if not asked.trial:
        return None
    won = tried(game_key, before, asked.budget, asked.trial, asked.workers)
    if not gains(won):
        file.write_text(before, encoding="utf-8")
    return won


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
