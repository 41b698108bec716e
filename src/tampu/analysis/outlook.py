"""What a position is worth to every seat: the game is played on from it, then judged.

Everybody plays on as the game's judgement takes people to play, whoever is asked included. So the
worth of a position is the mean of what may follow it, and changes by luck and by deeds alone.
"""

from typing import NamedTuple

from tampu.analysis.estimate import Estimate, estimated
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

    def __init__(self, critic: Critic, seats: int) -> None:
        self.critic = critic
        self.seats = seats

    def outlook(self, state: State, times: int, seed: int) -> Outlook:
        """The mean of so many tries; a game that is over is known."""
        if state.asked() == NOBODY:
            end = self.judged(state)
            return Outlook(
                [Estimate(chance, 0.0) for chance in end.chances],
                [Estimate(points, 0.0) for points in end.points],
            )
        self.critic.forget()
        ends = [self.left_alone(state.copy(), Stream(seed + draw)) for draw in range(times)]
        return Outlook(
            [estimated([end.chances[seat] for end in ends]) for seat in range(self.seats)],
            [estimated([end.points[seat] for end in ends]) for seat in range(self.seats)],
        )

    def left_alone(self, state: State, luck: Luck) -> End:
        """Whoever is asked goes on as people are taken to; then all do."""
        while state.asked() == CHANCE:
            state.apply(state.random_action(luck))
        seat = state.asked()
        if seat != NOBODY and self.critic.plans(state):
            self.critic.proceed(state, seat, luck)
        return self.followed(state, luck, int(seat))

    def done(self, state: State, luck: Luck, seat: int, line: list[int]) -> End:
        """The seat gives these answers, as far as it may; then all go on."""
        perform(line, state, luck, seat)
        return self.followed(state, luck, seat)

    def followed(self, state: State, luck: Luck, seat: int) -> End:
        if state.asked() != NOBODY:
            self.critic.play_on(state, luck, seat)
        return self.judged(state)

    def judged(self, state: State) -> End:
        critic, seats = self.critic, self.seats
        return End(
            chances(critic, state, seats),
            [float(points) for points in state.scores]
            if state.asked() == NOBODY
            else critic.worths(state, seats),
            utilities(critic, state, seats),
        )
