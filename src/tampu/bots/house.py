"""The bots of the house: one for each of its five levels (`levels.py`)."""

from tampu.bots.bot import Bot
from tampu.bots.critic import Critic
from tampu.bots.greedy_bot import WORLDS, GreedyBot
from tampu.bots.levels import Thought, thought
from tampu.bots.master_bot import MasterBot
from tampu.bots.opinion import critic_of, former_critic_of
from tampu.bots.search_bot import MOST_NODES, SearchBot
from tampu.core.game import Game


def made(level: str, game: Game) -> Bot:
    """A bot of this level for this game."""
    how = thought(level, game.key)
    if how.thought == "deliberate":
        return MasterBot(game, how.nodes or MOST_NODES, _half_blind(critic_of(game.key), how))
    critic = _half_blind(former_critic_of(game.key), how)
    if how.thought == "glance":
        return GreedyBot(game, critic, how.worlds or WORLDS)
    return SearchBot(game, how.nodes or MOST_NODES, critic)


def _half_blind(critic: Critic, how: Thought) -> Critic:
    """A term that ends with a number, such as `value_3`, is one with all of its kind."""
    critic.blind = sum(
        1 << place
        for place, term in enumerate(critic.terms())
        if term.rstrip("_0123456789") in how.blind
    )
    critic.blur = how.blur
    return critic
