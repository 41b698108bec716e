"""Which judgement speaks for which game."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from tampu.bots.critic import Critic


def critic_of(game_key: str) -> Critic:
    """The game's own judgement, or the one that knows nothing of it."""
    name = f"tampu.bots.judgement.{game_key}"
    if find_spec(name) is None:
        return Critic()
    return cast(Critic, import_module(name).Judgement())
