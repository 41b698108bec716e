"""Planning a whole turn: for games in which a turn is many actions of one seat.

Beam search. From every kept position all options of the judgement are tried; the best of what
comes of them are kept; of equal positions (another order led there), one. A position is worth what
it would be worth if the turn ended there, so a plan may stop anywhere; of equal plans the shortest
is taken. A judgement in a hurry has the whole turn looked at with few positions first: a search cut
short would else compare plans that are whole with plans that are only begun.
"""

from time import monotonic
from typing import Final

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.bots.utility import utilities
from tampu.core.contract import Action, Luck, Seat, State
from tampu.core.luck import Stream

WIDTH: Final[i64] = 24
"""How many positions are kept at each depth."""
NARROW: Final[i64] = 3
"""How many in a first look at the whole turn, where the time may not last for all."""
DEPTH: Final[i64] = 12
"""No plan is longer than this."""
ALIKE: Final[i64] = 4
"""How many positions worth exactly the same are kept: what they lead to may differ."""
SAME: Final = 1e-5
"""Plans whose worths differ by less are worth the same."""
GAIN: Final = 1e-6
"""A longer plan must be better by this much."""


class Branch:
    """A position that a plan leads to, the last action of the plan, and what it is worth."""

    def __init__(self, state: State, before: "Branch | None", action: i64, worth: float) -> None:
        self.state = state
        self.before = before
        self.action = action
        self.worth = worth

    def line(self) -> list[int]:
        """The whole plan, from its first action."""
        found: list[int] = []
        branch = self
        while branch.before is not None:
            found.append(branch.action)
            branch = branch.before
        found.reverse()
        return found


class Plan:
    """The thoughts of one seat about its turn."""

    def __init__(self, critic: Critic, world: State, seat: Seat, luck: Luck) -> None:
        self.critic = critic
        self.seat = seat
        self.draw: i64 = luck.below(1 << 30)
        """All plans are valued with the same luck, so that only what they do tells them apart."""
        self.seats: i64 = len(world.scores)
        self.best: Branch | None = None
        self.finalists: list[Branch] = []
        """The best plans that are not worth the same, best first."""
        self.remembered = critic.finalists()
        self.beam: list[Branch] = [Branch(world, None, -1, -1.0)]
        self.tried: i64 = 0

    def think(self, deadline: float, most: i64) -> list[int]:
        """Deepen until nothing new is found, the clock says stop or `most` actions were tried; the
        actions to take."""
        root = self.beam
        if self.critic.hurries():
            self.look(NARROW, deadline, most)
            self.beam = root
        if self.best is None or not self.enough(deadline, most):
            self.look(WIDTH, deadline, most)
        best = self.best
        assert best is not None
        return best.line()

    def look(self, width: i64, deadline: float, most: i64) -> None:
        """Deepen with so many positions kept at each depth."""
        for _ in range(DEPTH):
            self.deepen(deadline, most, self.best is None)
            self.beam = self.beam[:width]
            if not self.beam or self.enough(deadline, most):
                break

    def enough(self, deadline: float, most: i64) -> bool:
        """Whether to stop thinking."""
        return self.tried >= most or monotonic() >= deadline

    def deepen(self, deadline: float, most: i64, whole: bool) -> None:
        """One more action for every kept position; the first time all of them are tried."""
        found: dict[float, list[Branch]] = {}
        for branch in self.beam:
            for action in self.critic.options(branch.state, self.seat):
                self.extend(branch, action, found)
            if not whole and self.enough(deadline, most):
                break
        branches = [branch for alike in found.values() for branch in alike]
        branches.sort(key=worth_of, reverse=True)
        self.beam = branches[:WIDTH]

    def extend(self, branch: Branch, action: Action, found: dict[float, list[Branch]]) -> None:
        """Try one action: a position where the seat goes on is kept, any may be the best."""
        after = branch.state.copy()
        after.apply(action, None, self.seat)
        self.critic.unveil(after)
        self.tried += 1
        worth = self.worth(after)
        fresh = Branch(after, branch, action, worth)
        best = self.best
        if best is None or worth > best.worth + GAIN:
            self.best = fresh
        self.remember(fresh)
        if after.asked() == self.seat:
            keep(fresh, found.setdefault(worth, []))

    def remember(self, branch: Branch) -> None:
        """Among the best, if it is. Plans worth the same are taken to end in the same place: what
        they did in another order, or did besides for nothing."""
        place: i64 = len(self.finalists)
        if place == self.remembered and branch.worth <= self.finalists[-1].worth:
            return
        while place > 0 and self.finalists[place - 1].worth < branch.worth - SAME:
            place -= 1
        if place > 0 and self.finalists[place - 1].worth <= branch.worth + SAME:
            return
        self.finalists.insert(place, branch)
        if len(self.finalists) > self.remembered:
            self.finalists.pop()

    def worth(self, state: State) -> float:
        """The utility for the seat if its turn ended here."""
        return utilities(self.critic, self.ended(state), self.seats)[self.seat]

    def ended(self, state: State) -> State:
        """How it would go on if the turn ended here."""
        quiet = state.copy()
        self.critic.finish(quiet, self.seat)
        self.critic.quieten(quiet, Stream(int(self.draw)))
        return quiet


def keep(branch: Branch, alike: list[Branch]) -> None:
    """Keep the branch beside those worth the same, unless one of them leads to the same place."""
    if len(alike) < ALIKE and all(branch.state != other.state for other in alike):
        alike.append(branch)


def worth_of(branch: Branch) -> float:
    return branch.worth
