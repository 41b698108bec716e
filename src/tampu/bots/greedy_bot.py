"""A bot that looks one action ahead, or where one shows nothing, a little further."""

from time import monotonic

from tampu.bots.bot import seat_of
from tampu.bots.critic import Critic
from tampu.bots.opinion import former_critic_of
from tampu.bots.search_bot import SearchBot
from tampu.bots.utility import utilities
from tampu.core.contract import Luck
from tampu.core.game import Game

WORLDS = 24
"""In how many imagined worlds each action is tried."""


class GreedyBot:
    """Tries each action in some imagined worlds and takes the one that ends best on average."""

    def __init__(self, game: Game, critic: Critic | None = None, worlds: int = WORLDS) -> None:
        self.game = game
        self.critic = critic or former_critic_of(game.key)
        self.worlds = worlds
        self.blur = self.critic.blur
        self.nodes = 0
        self.planner = SearchBot(game, int(self.critic.glance()), self.critic)

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        seat = seat_of(view)
        self.critic.mood = luck.below(1 << 30) if self.critic.blur else 0
        deadline = monotonic() + seconds
        totals = [0.0] * len(actions)
        self.nodes = 0
        world = self.game.imagine(view, luck)
        if self.critic.glance() and self.critic.plans(world):
            action = self.planner.choose(view, actions, luck, seconds)
            self.nodes = self.planner.nodes
            return action
        self.critic.blur = 0.0 if self.critic.lies_open(world) else self.blur
        seats = len(world.scores)
        for _ in range(self.worlds):
            world.redeal(seat, luck)
            for number, action in enumerate(actions):
                after = world.copy()
                after.apply(action, None, seat)
                self.critic.finish(after, seat)
                self.critic.quieten(after, luck)
                totals[number] += utilities(self.critic, after, seats)[seat]
                self.nodes += 1
            if monotonic() > deadline:
                break
        return actions[totals.index(max(totals))]
