"""Trying out: for choices whose worth shows only after everybody has played on for a while.

Every candidate is tried in the same imagined worlds with the same luck, so that only what it does
tells it apart; after each round the best third goes on, and is tried twice as often.
"""

from time import monotonic

from mypy_extensions import i64

from tampu.bots.account import Account
from tampu.bots.critic import Critic
from tampu.bots.utility import utilities
from tampu.bots.worlds import Worlds
from tampu.core.contract import Luck
from tampu.core.luck import Stream


class Trial:
    """Some answers of a seat, one after the other, and what came of them all times together."""

    def __init__(self, answers: list[int]) -> None:
        self.answers: list[int] = answers
        self.times: i64 = 0
        self.total = 0.0
        self.account: Account | None = None
        """What came of it; kept where reasons are to be given."""
        self.at_once: Account | None = None
        """The same when only the turn was over."""


class Trials:
    """The experiments of one seat about one choice."""

    def __init__(self, critic: Critic, worlds: Worlds, luck: Luck) -> None:
        self.critic = critic
        self.worlds = worlds
        self.seat = worlds.seat
        self.seats: i64 = worlds.seats
        self.draw: i64 = luck.below(1 << 30)
        candidates = critic.candidates(worlds.world, worlds.seat)
        self.left: list[Trial] = [Trial(answers) for answers in candidates]
        self.tried: i64 = 0

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

    def enough(self, deadline: float, most: i64) -> bool:
        """Whether to stop thinking."""
        return self.tried >= most or monotonic() >= deadline

    def try_all(self, times: i64, deadline: float, most: i64) -> None:
        """Each candidate that is left, in so many more worlds; where even one takes too long, those
        that were never tried are given up, and two are tried at least."""
        for _ in range(times):
            self.draw += 1
            for number, trial in enumerate(self.left):
                self.try_out(trial)
                if number > 0 and monotonic() >= deadline:
                    break
            if self.enough(deadline, most):
                break
        self.left = [trial for trial in self.left if trial.times > 0]

    def try_out(self, trial: Trial) -> None:
        """One candidate in the world of this draw."""
        luck = Stream(int(self.draw))
        state = self.worlds.next(luck)
        for action in trial.answers:
            state.apply(action, None, self.seat)
        if trial.at_once is not None:
            ended = state.copy()
            self.critic.finish(ended, self.seat)
            trial.at_once.add(self.critic, ended, self.seat)
        self.tried += self.critic.play_on(state, luck)
        trial.times += 1
        trial.total += utilities(self.critic, state, self.seats)[self.seat]
        if trial.account is not None:
            trial.account.add(self.critic, state, self.seat)


def mean_of(trial: Trial) -> float:
    return trial.total / float(trial.times)
