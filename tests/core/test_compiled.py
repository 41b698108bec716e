"""Compiled and plain engines are the same game: every state and every event of random games.

And what is seen of them: some views, the worlds imagined from them, and how they change.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tampu
from tampu.core import bits, laws
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.play import Match
from tampu.server.patches import patch

GAMES_EACH = 3
LOOKED_AT = 11
"""One position of so many is looked at through all eyes."""


def fingerprint() -> str:
    """A hash over every state, event and legal list of many random games."""
    total = hashlib.sha256()
    for game in tampu.catalogue():
        for seats in game.seats:
            for seed in range(GAMES_EACH):
                values = [option.values[seed % len(option.values)] for option in game.options]
                options = dict(zip([option.key for option in game.options], values, strict=True))
                if game.refuse_start(seats, options) is not None:
                    options = {}
                match = laws.random_match(game, seats, options, seed)
                for step in match.steps:
                    content = [event.content() for event in step.events]
                    shown = (step.line.text, step.state.fields(), step.state.actions(), content)
                    total.update(repr(shown).encode())
                total.update(repr(match.state.ranking()).encode())
                total.update(repr(sights(game, match, seats)).encode())
    return total.hexdigest()


def sights(game: Game, match: Match, seats: int) -> list[object]:
    """What each seat and an onlooker see now and then, what they imagine, and what is new in it."""
    found: list[object] = []
    for eyes in (None, *range(seats)):
        before = match.start.view(eyes)
        for number, step in enumerate(match.steps[::LOOKED_AT]):
            view = step.state.view(eyes)
            imagined = game.imagine(view, Stream(number)).fields()
            found += [view, imagined, patch(before, view)]
            before = view
    return found


def test_compiled_and_plain_engines_play_the_same_games() -> None:
    if bits.__file__.endswith(".py"):
        pytest.skip("the engines are not compiled on this machine (no C compiler)")
    plain = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.path.insert(0, sys.argv[1]); from test_compiled import *;"
            "assert bits.__file__.endswith('.py'); print(fingerprint())",
            str(Path(__file__).parent),
        ],
        env={**os.environ, "TAMPU_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.strip() == fingerprint()
