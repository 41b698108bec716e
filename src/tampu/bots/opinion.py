"""Which judgement speaks for which game."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from tampu.bots.critic import Critic


def critic_of(game_key: str) -> Critic:
    """The game's own judgement, or the one that knows nothing of it."""
    return _made(game_key, "Judgement")


def former_critic_of(game_key: str) -> Critic:
    """As the levels of earlier days judge: they do not change, so that others can be measured by
    them."""
    return _made(game_key, "former_judgement")


def _made(game_key: str, name: str) -> Critic:
    module = f"tampu.bots.judgement.{game_key}"
    if find_spec(module) is None:
        return Critic()
    return cast(Critic, getattr(import_module(module), name)())
