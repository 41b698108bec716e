"""Information-set tree search (SO-ISMCTS): one tree of what a seat can tell apart.

Each iteration deals anew what the seat cannot see, walks down the tree among the actions that are
legal in that world, adds one node, lets the game's judgement play on to a quiet position and value
it, and writes each mover's utility back along the path (max^n). Chance is played, not branched on.
"""

import math
from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.account import Account
from tampu.bots.critic import ASK_TREE, Critic
from tampu.bots.utility import utilities
from tampu.bots.worlds import Worlds
from tampu.core.contract import CHANCE, NOBODY, Luck, State

EXPLORATION: Final = 0.5
CLOCK_EVERY: Final[i64] = 16
"""The clock is read once in so many iterations."""


class Node:
    """What the mover did as the seat sees it, how often, and how well it ended for the mover."""

    def __init__(self, edge: i64, mover: i64) -> None:
        self.edge = edge
        self.mover = mover
        self.visits: i64 = 0
        self.seen: i64 = 0
        """How often it could have been chosen."""
        self.total = 0.0
        self.children: list[Node] = []

    def promise(self) -> float:
        """UCB1 with the number of times the node was available (Cowling et al. 2012)."""
        visits = float(self.visits)
        return self.total / visits + EXPLORATION * math.sqrt(math.log(float(self.seen)) / visits)


class Search:
    """The thoughts of one seat about one decision."""

    def __init__(
        self,
        critic: Critic,
        worlds: Worlds,
        actions: list[int],
        luck: Luck,
        action_count: i64,
    ) -> None:
        self.critic = critic
        self.worlds = worlds
        self.seat = worlds.seat
        self.actions = actions
        self.luck = luck
        self.seats: i64 = worlds.seats
        self.root = Node(0, CHANCE)
        self.path: list[Node] = []
        self.iterations: i64 = 0
        self.turn: i64 = 0
        """Counts decisions inside the search: a mark is valid for one of them."""
        self.marks: vec[i64] = vec[i64]([0] * int(action_count))
        self.alike: vec[i64] = vec[i64]([0] * int(action_count))
        self.chosen: vec[i64] = vec[i64]([0] * int(action_count))
        self.edges: vec[i64] = vec[i64]([0] * int(action_count))
        self.edge_count: i64 = 0
        self.accounts: dict[int, Account] | None = None
        """Of each action that was looked at, kept where reasons are to be given."""

    def think(self, deadline: float, most: i64) -> None:
        """Iterate until the clock or the count says stop; at least once."""
        while self.iterations < most:
            self.iterate()
            if self.iterations % CLOCK_EVERY == 0 and monotonic() >= deadline:
                break

    def best(self) -> i64:
        """The action looked at most; of equals, the one that ended better."""
        best = self.actions[0]
        most: i64 = -1
        total = 0.0
        for node in self.root.children:
            if node.visits > most or (node.visits == most and node.total > total):
                best, most, total = node.edge, node.visits, node.total
        return best

    def iterate(self) -> None:
        """One world, one walk, one new node."""
        state = self.worlds.next(self.luck)
        self.path.clear()
        self.walk(state)
        self.critic.quieten(state, self.luck)
        self.write_back(utilities(self.critic, state, self.seats))
        self.iterations += 1
        if self.accounts is not None:
            action = int(self.path[0].edge)
            if action not in self.accounts:
                self.accounts[action] = Account(self.seats, len(self.critic.terms()))
            self.accounts[action].add(self.critic, state, self.seat)

    def walk(self, state: State) -> None:
        """From the root to a new node, or to where the search need not look further."""
        node = self.root
        mover = self.seat
        legal = self.actions
        while True:
            self.mark_edges(state, mover, legal)
            node = self.pick(node, mover)
            self.path.append(node)
            state.apply(self.chosen[node.edge], None, mover)
            if node.visits == 0 or self.critic.is_quiet(state):
                return
            mover = self.go_on(state)
            if mover == NOBODY:
                return
            legal = self.critic.options(state, mover)

    def go_on(self, state: State) -> i64:
        """Let chance, and whoever need not think, answer; who is asked then."""
        while True:
            mover = state.asked()
            if mover == NOBODY:
                return NOBODY
            if mover == CHANCE:
                state.apply(state.random_action(self.luck))
            else:
                reply = self.critic.reply(state, self.luck)
                if reply == ASK_TREE:
                    return mover
                state.apply(reply)
            if self.critic.is_quiet(state):
                return NOBODY

    def mark_edges(self, state: State, mover: i64, legal: list[int]) -> None:
        """Find what the seat can tell apart; of actions that look the same, draw one."""
        self.turn += 1
        self.edge_count = 0
        for action in legal:
            edge: i64 = action
            if mover != self.seat:
                edge = self.critic.edge(state, action, self.seat)
            if self.marks[edge] != self.turn:
                self.marks[edge] = self.turn
                self.alike[edge] = 1
                self.chosen[edge] = action
                self.edges[self.edge_count] = edge
                self.edge_count += 1
            else:
                self.alike[edge] += 1
                if self.luck.below(self.alike[edge]) == 0:
                    self.chosen[edge] = action

    def pick(self, node: Node, mover: i64) -> Node:
        """A child never tried, else the most promising of those that this world allows."""
        tried: i64 = 0
        best = node
        promise = -1.0
        for child in node.children:
            if self.marks[child.edge] == self.turn:
                self.marks[child.edge] = -self.turn
                tried += 1
                child.seen += 1
                hope = child.promise()
                if hope > promise:
                    promise = hope
                    best = child
        if tried == self.edge_count:
            return best
        return self.grow(node, mover, self.edge_count - tried)

    def grow(self, node: Node, mover: i64, untried: i64) -> Node:
        """A new child for one of the edges never tried, drawn at random."""
        skip = self.luck.below(untried)
        place: i64 = 0
        while True:
            if self.marks[self.edges[place]] == self.turn:
                if skip == 0:
                    break
                skip -= 1
            place += 1
        child = Node(self.edges[place], mover)
        child.seen = 1
        node.children.append(child)
        return child

    def write_back(self, utility: list[float]) -> None:
        """Each mover remembers how it ended for itself."""
        for node in self.path:
            node.visits += 1
            node.total += utility[node.mover]
