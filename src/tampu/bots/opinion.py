"""Which judgement speaks for which game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from tampu.bots.critic import Critic


def critic_of(game_key: str) -> Critic:
    """The game's own judgement, or the one that knows nothing of it."""
    room = _room(game_key)
    return cast(Critic, room.Judgement()) if room else Critic()


def critic_by(game_key: str, told: dict[str, Any]) -> Critic:
    """The same with other weights than those that were found for it."""
    return cast(Critic, _room(game_key).Judgement(told))


def former_critic_of(game_key: str) -> Critic:
    """As the levels of earlier days judge: they do not change, so that others can be measured by
    them."""
    room = _room(game_key)
    return cast(Critic, room.former_judgement()) if room else Critic()


def _room(game_key: str) -> Any:
    """Where the judgement of a game lives, if it has one."""
    name = f"tampu.bots.judgement.{game_key}"
    return import_module(name) if find_spec(name) else None
