"""A bot that thinks ahead: it plans, tries out, or searches a tree, as the judgement says."""

from time import monotonic

from tampu.bots.bot import seat_of
from tampu.bots.critic import Critic
from tampu.bots.opinion import former_critic_of
from tampu.bots.plan import Branch, Plan
from tampu.bots.search import Search
from tampu.bots.trials import Trials
from tampu.bots.worlds import Worlds
from tampu.core.contract import Luck, Seat, State
from tampu.core.game import Game
from tampu.core.luck import Stream

MOST_NODES = 1_000_000
"""A node takes some hundred bytes: the tree of one choice stays below the worker's limit."""
PATIENCE = 6
"""After so many steps that cost nothing a bot takes only what is better at once, or ends."""


class SearchBot:
    """Searches for as long as it is given, or for a number of nodes if told so."""

    def __init__(self, game: Game, most: int = MOST_NODES, critic: Critic | None = None) -> None:
        self.game = game
        self.critic = critic or former_critic_of(game.key)
        self.most = most
        self.nodes = 0
        self._mark = 0
        self._steps = 0

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        deadline = monotonic() + seconds
        self.critic.mood = luck.below(1 << 30) if self.critic.blur else 0
        worlds = self.worlds(view, luck)
        if self.critic.plans(worlds.world):
            plan = self.planned(worlds.world, view, deadline, self.most)
            return self.busy(plan, worlds.world) if self.critic.blur else best_of(plan).line()[0]
        trials = Trials(self.critic, worlds, luck)
        if trials.left:
            line = trials.think(deadline, self.most)
            self.nodes = int(trials.tried)
            return line[0]
        return self.searched(worlds, actions, luck, deadline)

    def searched(self, worlds: Worlds, actions: list[int], luck: Luck, deadline: float) -> int:
        """What a tree of all worlds finds best."""
        search = Search(self.critic, worlds, actions, luck, self.game.action_count)
        search.think(deadline, self.most)
        self.nodes = search.iterations
        return search.best()

    def worlds(self, view: object, luck: Luck) -> Worlds:
        """What the seat that sees this takes for possible."""
        return Worlds(self.game.imagine(view, luck), seat_of(view))

    def planned(self, world: State, view: object, deadline: float, most: int) -> Plan:
        """The thoughts about the turn. A plan may be lost on the way, and found again at the place
        where it began: so as not to go round and round for ever, patience has an end."""
        mark = int(self.critic.mark(world))
        self._steps = self._steps + 1 if mark == self._mark else 0
        self._mark = mark
        self.critic.mood = mark
        steady = Stream(mark)
        plan = self.thoughts(self.worlds(view, steady).world, seat_of(view), steady)
        plan.think(deadline, most if self.patient else 0)
        self.nodes = int(plan.tried)
        return plan

    def thoughts(self, world: State, seat: Seat, luck: Luck) -> Plan:
        """Nothing thought yet."""
        return Plan(self.critic, world, seat, luck)

    def busy(self, plan: Plan, world: State) -> int:
        """The first action of the best plan; one that wastes nothing, if there is any."""
        actions = [branch.line()[0] for branch in (best_of(plan), *plan.finalists)]
        return next((a for a in actions if not self.critic.wastes(world, a)), actions[0])

    @property
    def patient(self) -> bool:
        """Whether more than the next action is thought of."""
        return self._steps < PATIENCE


def best_of(plan: Plan) -> Branch:
    """What the thoughts came to."""
    best = plan.best
    assert best is not None, "it thinks before it is asked"
    return best
