"""Worlds to think in: full states, one after the other, that fit what a seat knows."""

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.core.contract import Luck, Seat, State


class Worlds:
    """What the seat cannot see is dealt anew each time: every deal as likely as any other, or as
    a judgement guesses."""

    def __init__(self, world: State, seat: Seat, critic: Critic | None = None) -> None:
        self.world = world
        """One of them, to ask what is the same in all."""
        self.seat = seat
        self.seats: i64 = len(world.scores)
        self.critic = critic
        """Who guesses, if anybody does."""

    def next(self, luck: Luck) -> State:
        """Another world, to be edited at will."""
        state = self.world.copy()
        state.redeal(self.seat, luck)
        if self.critic is not None:
            self.critic.guess(state, self.seat, luck)
        return state


class Known(Worlds):
    """The only world that there is, seen with open eyes: what is drawn later stays chance."""

    def next(self, luck: Luck) -> State:  # noqa: ARG002
        return self.world.copy()
