"""OpenSpiel's own searches as levels of the arena, to measure ours against at equal time.

TAMPU_BOTS=mcts=bench.open_spiel:Mcts,ismcts=bench.open_spiel:IsMcts PYTHONPATH=. \\
    .venv/bin/tampu arena match master:1000ms ismcts:1000ms --game machu_picchu --blocks 100

Both see what their seat sees, and roll out at random to the end of the game. A clock stops them
between two simulations; nothing else of them is changed.
"""

from contextlib import suppress
from time import monotonic
from typing import Any

from bench.spiel_world import Rollouts, World, borrowed, shared_game
from tampu.core.contract import Luck
from tampu.core.game import Game

mcts = borrowed("open_spiel.python.algorithms.mcts")
ismcts = borrowed("open_spiel.python.algorithms.ismcts")
numpy = borrowed("numpy")

MCTS_EXPLORES, IS_MCTS_EXPLORES = 1.0, 2.0
"""Of 0.5, 1 and 2 what did best for each (ladders of 84 and 42 games; 1 and 2 were close)."""
MOST = 1_000_000
WORLDS = 8
"""In so many MCTS thinks about a decision, one after the other."""
FEWEST = 2
"""The first simulation of a search only looks at its root: it chooses nothing."""

Tried = dict[int, tuple[float, float]]
"""How often each action was tried, and the sum of what came of it."""


class TimeIsUp(Exception):
    """Says a clock in the midst of their search."""


class Clock:
    """Counts simulations; stops after so many, or when it is time."""

    def __init__(self, deadline: float, most: int) -> None:
        self.deadline = deadline
        self.most = most
        self.count = 0

    def tick(self) -> None:
        """One more simulation, or no more."""
        if self.count >= FEWEST and (self.count >= self.most or monotonic() >= self.deadline):
            raise TimeIsUp
        self.count += 1


class Searcher:
    """What both have: a world from the seat's view, and as many simulations as there is time.

    The action tried most is chosen; of equals, the one that ended better.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.most = MOST
        self.nodes = 0

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        began = monotonic()
        state = self.game.imagine(view, luck)
        world = World(state, shared_game(len(state.scores), self.game.action_count), luck)
        chance = numpy.random.RandomState(luck.below(1 << 31))
        self.nodes = 0
        tried = self.tried(world, chance, began, seconds)
        return max(actions, key=lambda action: tried.get(action, (0, 0.0)))

    def tried(self, world: World, chance: Any, began: float, seconds: float) -> Tried:
        """Every action that was tried from here."""
        raise NotImplementedError


class IsMcts(Searcher):
    """Information-set search: what is hidden is dealt anew for every simulation."""

    def tried(self, world: World, chance: Any, began: float, seconds: float) -> Tried:
        clock = Clock(began + seconds, self.most)
        bot = ismcts.ISMCTSBot(world.game, Rollouts(), IS_MCTS_EXPLORES, MOST, random_state=chance)

        def dealt_in_time(root: World, _player: int) -> World:
            clock.tick()
            return root.dealt_anew()

        bot.set_resampler(dealt_in_time)
        with suppress(TimeIsUp):
            bot.run_search(world)
        self.nodes = clock.count
        children = bot.lookup_node(world).child_info
        return {action: (child.visits, child.return_sum) for action, child in children.items()}


class Clocked(mcts.MCTSBot):  # type: ignore[misc, name-defined]
    """Their MCTS with a clock; `root` is what it knew when that stopped it."""

    def __init__(self, world: World, chance: Any, clock: Clock) -> None:
        # a proof in one imagined world proves nothing: it need not end the search
        super().__init__(
            world.game, MCTS_EXPLORES, MOST, Rollouts(), solve=False, random_state=chance
        )
        self.clock = clock
        self.root: Any = None

    def _apply_tree_policy(self, root: Any, state: World) -> Any:
        self.root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)


class Mcts(Searcher):
    """MCTS, which takes a world for the truth: several are searched in turn, and added up."""

    def tried(self, world: World, chance: Any, began: float, seconds: float) -> Tried:
        tried: Tried = {}
        for number in range(1, WORLDS + 1):
            clock = Clock(began + seconds * number / WORLDS, self.most // WORLDS)
            bot = Clocked(world, chance, clock)
            with suppress(TimeIsUp):
                bot.mcts_search(world.dealt_anew())
            self.nodes += clock.count
            for child in bot.root.children:
                visits, total = tried.get(child.action, (0, 0.0))
                tried[child.action] = (visits + child.explore_count, total + child.total_reward)
        return tried
