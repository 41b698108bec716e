"""What a seat could have done: the lines of answers that are compared with what it did."""

import math

from tampu.analysis.depth import Depth
from tampu.bots.critic import Critic
from tampu.bots.plan import Plan
from tampu.core.contract import Luck, State

MOST = 12
"""So many answers, at most, are looked at beside what was done."""

Line = tuple[int, ...]
"""Answers of one seat, one after the other."""


class Options:
    """Finds good ways to go on, as the bots do."""

    def __init__(self, critic: Critic, depth: Depth) -> None:
        self.critic = critic
        self.depth = depth

    def found(
        self, world: State, seat: int, done: Line, luck: Luck, onward: bool = False
    ) -> list[Line]:
        """What there was to do here, best guesses first, with what was done among it.

        Each is as long as it makes sense to compare with `done`: where whole turns are planned, all
        of it; else the answers that belong together. `onward`: nobody knows how a turn went on, and
        ways to do so are among them.
        """
        if self.critic.plans(world):
            return unique([*self._plans(world, seat, done, luck, onward), done])
        lines = [tuple(line) for line in self.critic.candidates(world, seat)]
        if not lines:
            return unique([done[:1], *((action,) for action in world.actions(seat)[:MOST])])
        longest = max(len(line) for line in lines)
        return unique([done[:longest], *lines])

    def _plans(self, world: State, seat: int, done: Line, luck: Luck, onward: bool) -> list[Line]:
        """The best turns, and the best ways to go on after each answer that was given."""
        state, found = world.copy(), []
        for number in range(len(done) + onward):
            if state.asked() != seat or not self.critic.plans(state):
                break
            plan = self.critic.thoughts(state, seat, luck) or Plan(self.critic, state, seat, luck)
            plan.think(math.inf, self.depth.plan if number == 0 else self.depth.plan // 4)
            best = [tuple(branch.line()) for branch in plan.finalists[: MOST if number == 0 else 1]]
            found += [(*done[:number], *line) for line in best]
            if number == len(done) or state.refusal(done[number], seat) is not None:
                break
            state.apply(done[number], None, seat)
            self.critic.unveil(state)
        return found


def unique(lines: list[Line]) -> list[Line]:
    """Each of them once."""
    return [line for line in dict.fromkeys(lines) if line]
