"""Trying out: for choices whose worth shows only after everybody has played on for a while.

Every candidate is tried in the same imagined worlds with the same luck, so that only what it does
tells it apart. In a short look the best third goes on after each round, and is tried twice as
often. Who takes the time compares world by world, and gives up what is surely worse.
"""

import math
from time import monotonic
from typing import Final

from mypy_extensions import i64

from tampu.bots.account import Account
from tampu.bots.critic import Critic
from tampu.bots.utility import utilities
from tampu.bots.worlds import Worlds
from tampu.core.contract import CHANCE, Luck, Seat, State
from tampu.core.luck import Stream

FIRST_LOOK: Final[i64] = 8
"""In so many worlds each candidate is tried before any is given up."""
SURE: Final = 3.2
"""Worse by so many standard errors is surely worse."""
NO_MATTER: Final = 0.0008
"""When it is known to about so much of the utility what is best, thinking on is not worth it."""


class Trial:
    """Some answers of a seat, one after the other, and what came of them all times together."""

    def __init__(self, answers: list[int]) -> None:
        self.answers: list[int] = answers
        self.times: i64 = 0
        self.total = 0.0
        self.ends: list[float] = []
        """The utility of each time."""
        self.prior = 0.0
        """What was thought of it before; counts like some times more (`Critic.trust`)."""
        self.trust = 0.0
        self.account: Account | None = None
        """What came of it; kept where reasons are to be given."""
        self.at_once: Account | None = None
        """The same when only the turn was over."""

    def rest(self) -> "Trial":
        """What is left of it once its first answer is given; what came of it stays known."""
        found = Trial(self.answers[1:])
        found.times = self.times
        found.total = self.total
        found.ends = self.ends
        found.prior = self.prior
        found.trust = self.trust
        return found


class Trials:
    """The experiments of one seat about one choice."""

    def __init__(
        self, critic: Critic, worlds: Worlds, luck: Luck, found: list[Trial] | None = None
    ) -> None:
        self.critic = critic
        self.worlds = worlds
        self.seat = worlds.seat
        self.seats: i64 = worlds.seats
        self.draw: i64 = luck.below(1 << 30)
        if found is None:
            candidates = critic.candidates(worlds.world, worlds.seat)
            found = [Trial(answers) for answers in candidates]
        else:
            for trial in found:
                trial.trust = critic.trust()
        self.left: list[Trial] = found
        self.tried: i64 = 0
        self.longest = 0.0
        """Seconds that the longest try took."""
        self.world: State | None = None
        self.luck = Stream(0)
        self.dealt_for: i64 = 0
        """For which draw the world was dealt."""

    def think(self, deadline: float, most: i64) -> list[int]:
        """Give up candidates until one is left, the clock says stop or `most` positions were looked
        at; the answers of the best."""
        times = self.critic.tries()
        while len(self.left) > 1:
            self.try_all(times, deadline, most)
            self.left.sort(key=mean_of, reverse=True)
            if self.enough(deadline, most):
                break
            self.left = self.left[: max(1, len(self.left) // 3)]
            times *= 2
        return self.left[0].answers

    def weigh(self, deadline: float, most: i64) -> list[int]:
        """Try all in one world after the other, and give up what is surely worse, until one is
        left, the difference does not matter, or the time is over; the answers of the best."""
        next_look = FIRST_LOOK
        while len(self.left) > 1:
            self.try_all(1, deadline, most)
            if self.enough(deadline, most):
                break
            if self.left[0].times >= next_look:
                next_look += next_look // 2
                if self.give_up():
                    break
        self.left.sort(key=guess_of, reverse=True)
        return self.left[0].answers

    def give_up(self) -> bool:
        """What is surely worse than the best goes; whether what is left is as good as equal."""
        self.left.sort(key=guess_of, reverse=True)
        best = self.left[0]
        kept = [best]
        equal = True
        for trial in self.left[1:]:
            behind, error = compared(best, trial)
            if behind <= SURE * error:
                kept.append(trial)
                equal = equal and behind + error < NO_MATTER
        self.left = kept
        return equal

    def enough(self, deadline: float, most: i64) -> bool:
        """Whether to stop thinking: what would end too late is not begun."""
        return self.tried >= most or monotonic() + self.longest >= deadline

    def try_all(self, times: i64, deadline: float, most: i64) -> None:
        """Each candidate that is left, in so many more worlds; where even one takes too long, those
        that were never tried are given up, and two are tried at least."""
        for _ in range(times):
            self.draw += 1
            for number, trial in enumerate(self.left):
                began = monotonic()
                self.try_out(trial)
                now = monotonic()
                self.longest = max(self.longest, now - began)
                if number > 0 and now + self.longest >= deadline:
                    break
            if self.enough(deadline, most):
                break
        self.left = [trial for trial in self.left if trial.times > 0]

    def try_out(self, trial: Trial) -> None:
        """One candidate in the world of this draw."""
        state, luck = self.dealt()
        perform(trial.answers, state, luck, self.seat)
        if trial.at_once is not None:
            ended = state.copy()
            self.critic.finish(ended, self.seat)
            trial.at_once.add(self.critic, ended, self.seat)
        self.tried += self.critic.play_on(state, luck, self.seat)
        utility = utilities(self.critic, state, self.seats)[self.seat]
        trial.times += 1
        trial.total += utility
        trial.ends.append(utility)
        if trial.account is not None:
            trial.account.add(self.critic, state, self.seat)

    def dealt(self) -> tuple[State, Luck]:
        """The world of this draw, and the luck that belongs to it: the same for each candidate."""
        world = self.world
        if world is None or self.dealt_for != self.draw:
            self.luck = Stream(int(self.draw))
            world = self.worlds.next(self.luck)
            self.world = world
            self.dealt_for = self.draw
        return world.copy(), self.luck.copy()


def perform(answers: list[int], state: State, luck: Luck, seat: Seat) -> None:
    """The seat gives these answers, in place, as far as it goes: here chance may bring something
    else than was planned."""
    for number in range(len(answers)):
        while state.asked() == CHANCE:
            state.apply(state.random_action(luck))
        if number > 0 and state.refusal(answers[number], seat) is not None:
            break
        state.apply(answers[number], None, seat)


def compared(best: Trial, other: Trial) -> tuple[float, float]:
    """By how much the other is worse in the worlds that both were tried in, and the error."""
    times = min(len(best.ends), len(other.ends))
    total = 0.0
    squares = 0.0
    for world in range(times):
        behind = best.ends[world] - other.ends[world]
        total += behind
        squares += behind * behind
    mean = total / float(times)
    variance = max(0.0, squares / float(times) - mean * mean)
    error = math.sqrt(variance / float(max(1, times - 1)))
    share = float(times) / (float(times) + best.trust)
    return share * mean + (1.0 - share) * (best.prior - other.prior), share * error


def mean_of(trial: Trial) -> float:
    return trial.total / float(trial.times)


def guess_of(trial: Trial) -> float:
    """What is thought of it by now."""
    weight = float(trial.times) + trial.trust
    return (trial.total + trial.trust * trial.prior) / weight if weight > 0.0 else 0.0
