"""The bots of the house: one for each of its five levels (`levels.py`), masters of character."""

from librt.vecs import vec

from tampu.bots.bot import Bot
from tampu.bots.characters import Character, characters, parted
from tampu.bots.critic import Critic
from tampu.bots.greedy_bot import WORLDS, GreedyBot
from tampu.bots.levels import Thought, thought
from tampu.bots.master_bot import MasterBot
from tampu.bots.opinion import critic_of, former_critic_of
from tampu.bots.search_bot import MOST_NODES, SearchBot
from tampu.core.game import Game

PLAIN = Character()
"""Sees everything as it is."""


def made(level: str, game: Game) -> Bot:
    """A bot of this level, with its character if one is named, for this game."""
    base, name = parted(level)
    character = PLAIN if name is None else characters(game.key)[name]
    how = thought(base, game.key)
    if how.thought == "deliberate":
        critic = _to_taste(critic_of(game.key), how, character)
        return MasterBot(game, how.nodes or MOST_NODES, critic)
    critic = _to_taste(former_critic_of(game.key), how, character)
    if how.thought == "glance":
        return GreedyBot(game, critic, how.worlds or WORLDS)
    return SearchBot(game, how.nodes or MOST_NODES, critic)


def _to_taste(critic: Critic, how: Thought, character: Character) -> Critic:
    """A term that ends with a number, such as `value_3`, is one with all of its kind."""
    kinds = [term.rstrip("_0123456789") for term in critic.terms()]
    taste = [0.0 if kind in how.blind else character.taste.get(kind, 1.0) for kind in kinds]
    if any(factor != 1.0 for factor in taste):
        critic.taste = vec[float](taste)
    critic.blur = how.blur
    if character.lead is not None:
        critic.lead_shares = vec[float]([character.lead] * 5)
    return critic
