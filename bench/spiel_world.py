"""A position of ours with the face of an OpenSpiel state: as much of it as their searches ask for.

Made for `open_spiel.python.algorithms`, whose rollouts can be one call into the compiled engine. In
short probes (OpenSpiel 2.0.2) their MCTS in C++, which steps a game written in Python ply by ply,
did five to twelve times fewer simulations per second, and their IS-MCTS in C++ crashed on one.
"""

import sys
import sysconfig
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from bench.machine import ROOT
from tampu.core.contract import CHANCE, NOBODY, Luck, State

PEERS = ROOT / ".peers"
MISSING = "OpenSpiel is missing: `make .peers/.ok` puts it into .peers, beside this program."
TERMINAL = -4
"""OpenSpiel's number for the player who moves when the game is over."""
LONGEST = 100_000
"""Plies of a rollout, at most; no game is nearly as long."""


def borrowed(name: str) -> Any:
    """A module of OpenSpiel: of this Python, or else of the peers' environment."""
    place = sysconfig.get_path("platlib", "venv", {"platbase": str(PEERS)})
    if place not in sys.path:
        sys.path.append(place)
    try:
        return import_module(name)
    except ImportError:
        raise SystemExit(MISSING) from None


@cache
def shared_game(seats: int, action_count: int) -> Any:
    """What OpenSpiel wants to know of a game of so many seats."""
    spiel = borrowed("pyspiel")
    kind = spiel.GameType(
        short_name="tampu",
        long_name="Tampu",
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )
    facts = spiel.GameInfo(
        num_distinct_actions=action_count,
        max_chance_outcomes=action_count,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )
    return spiel.Game(kind, facts, {})


def returns(end: State) -> list[float]:
    """Shares of the win, moved so that a win is 1 and that all add up to 0."""
    seats, best = len(end.scores), end.ranking()[0]
    shares = [1 / len(best) if seat in best else 0.0 for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]


class Choice(list[int]):
    """Legal actions. IS-MCTS copies them deeply at every turn: numbers need not be asked."""

    def __deepcopy__(self, _memo: object) -> list[int]:
        return list(self)


class World:
    """A state of ours. Answers without a choice are given at once: no tree grows along them."""

    def __init__(self, state: State, game: Any, luck: Luck) -> None:
        self.state = state
        self.game = game
        self.luck = luck
        self.asked = int(state.asked())
        self.legal = Choice(state.actions() if self.asked >= 0 else ())
        self._seen: str | None = None

    def get_game(self) -> Any:
        return self.game

    def clone(self) -> "World":
        return World(self.state.copy(), self.game, self.luck)

    def current_player(self) -> int:
        return TERMINAL if self.asked == NOBODY else self.asked

    def is_terminal(self) -> bool:
        return self.asked == NOBODY

    def is_chance_node(self) -> bool:
        return self.asked == CHANCE

    def legal_actions(self, _player: int | None = None) -> list[int]:
        return self.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def apply_action(self, action: int) -> None:
        state = self.state
        state.apply(int(action))
        while (asked := int(state.asked())) >= 0 and len(legal := state.actions()) == 1:
            state.apply(legal[0])
        self.asked = asked
        self.legal = Choice(legal if asked >= 0 else ())
        self._seen = None

    def returns(self) -> list[float]:
        return returns(self.state)

    def information_state_string(self) -> str:
        """What the player who moves sees: all who see the same share a node of IS-MCTS."""
        if self._seen is None:
            self._seen = msgspec.json.encode(self.state.view(self.asked)).decode()
        return self._seen

    def dealt_anew(self) -> "World":
        """Another world that looks the same to the player who moves."""
        state = self.state.copy()
        state.redeal(self.asked, self.luck)
        other = World(state, self.game, self.luck)
        other._seen = self.information_state_string()
        return other


class Rollouts:
    """Their `RandomRolloutEvaluator`, played by the compiled engine."""

    def evaluate(self, world: World) -> list[float]:
        end = world.state.copy()
        end.playout(world.luck, LONGEST)
        return returns(end)

    def prior(self, world: World) -> list[tuple[int, float]]:
        """By weight for chance, else all alike."""
        if world.is_chance_node():
            return world.chance_outcomes()
        return [(action, 1 / len(world.legal)) for action in world.legal]
