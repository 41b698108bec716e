"""What a position is worth to every seat: the game is played on from it, then judged.

Everybody plays on as the game's judgement takes people to play, whoever is asked included. So the
worth of a position is the mean of what may follow it, and changes by luck and by deeds alone.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tampu.analysis.estimate import Estimate, estimated
from tampu.analysis.trust import FULL, Trust
from tampu.bots.critic import Critic
from tampu.bots.trials import perform
from tampu.bots.utility import chances, utilities
from tampu.core.contract import CHANCE, NOBODY, Luck, State
from tampu.core.luck import Stream


class End(NamedTuple):
    """How one try ended, seat by seat."""

    chances: list[float]
    """To win: from 0 to 1."""
    points: list[float]
    """The final score to be expected."""
    wishes: list[float]
    """What bots choose by."""


class Outlook(NamedTuple):
    """What a position is worth to each seat."""

    chances: list[Estimate]
    points: list[Estimate]


class Tries:
    """Plays on from positions of one game."""

    def __init__(self, critic: Critic, seats: int, trust: Trust = FULL) -> None:
        self.critic = critic
        self.seats = seats
        self.trust = trust

    def outlook(self, state: State, times: int, seed: int) -> Outlook:
        """The mean of so many tries; a game that is over is known."""
        if state.asked() == NOBODY:
            end = self.judged(state)
            return Outlook(
                [Estimate(chance, 0.0) for chance in end.chances],
                [Estimate(points, 0.0) for points in end.points],
            )
        ends = self.ends(state, times, seed)
        return Outlook(
            [estimated([end.chances[seat] for end in ends]) for seat in range(self.seats)],
            [estimated([end.points[seat] for end in ends]) for seat in range(self.seats)],
        )

    def ends(self, state: State, times: int, seed: int) -> list[End]:
        """How so many tries end."""
        return [self.judged(last) for last in self.lasts(state, times, seed)]

    def lasts(self, state: State, times: int, seed: int) -> Iterator[State]:
        """The last positions of so many tries, as they are judged."""
        self.critic.forget()
        for draw in range(times):
            last = state.copy()
            self.go_on(last, Stream(seed + draw))
            yield last

    def left_alone(self, state: State, luck: Luck) -> End:
        """All go on as people are taken to."""
        self.go_on(state, luck)
        return self.judged(state)

    def go_on(self, state: State, luck: Luck) -> None:
        """Whoever is asked goes on as people are taken to; then all do."""
        while state.asked() == CHANCE:
            state.apply(state.random_action(luck))
        seat = state.asked()
        if seat != NOBODY and self.critic.plans(state):
            self.critic.proceed(state, seat, luck)
        self.follow(state, luck, int(seat))

    def done(self, state: State, luck: Luck, seat: int, line: list[int]) -> End:
        """The seat gives these answers, as far as it may; then all go on."""
        perform(line, state, luck, seat)
        self.follow(state, luck, seat)
        return self.judged(state)

    def follow(self, state: State, luck: Luck, seat: int) -> None:
        if state.asked() != NOBODY:
            self.critic.play_on(state, luck, seat)

    def judged(self, state: State) -> End:
        critic, seats = self.critic, self.seats
        wishes = utilities(critic, state, seats)
        if state.asked() == NOBODY:
            wins = chances(critic, state, seats)
            return End(wins, [float(points) for points in state.scores], wishes)
        stage = float(critic.stage(state))
        return End(
            self.trust.chances(chances(critic, state, seats), stage),
            self.trust.points(critic.worths(state, seats), stage),
            wishes,
        )
