"""Trying out: the best of all candidates, or of those for which there was time."""

from time import monotonic, sleep

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.bots.trials import Trial, Trials
from tampu.bots.worlds import Worlds
from tampu.core.contract import (
    ASKED,
    CHANCE,
    NOBODY,
    Luck,
    Refusal,
    Seat,
    State,
    Tell,
    refuse,
)
from tampu.core.luck import Stream
from tests.bots.toys import Nim, Toy

FOR_EVER = monotonic() + 1e6


class Taster(Critic):
    """Takes from the heap and plays on at random; `slow` seconds for each try."""

    def __init__(self, slow: float = 0.0) -> None:
        super().__init__()
        self.slow = slow

    def candidates(self, state: State, seat: i64) -> list[list[int]]:
        return [[action] for action in state.actions(seat) * 3]

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:
        sleep(self.slow)
        return state.playout(luck, 100) + 1


def test_the_winning_answer_is_found():
    assert Trials(Taster(), Worlds(Nim(3), 0), Stream(1 << 32)).think(FOR_EVER, 10**6) == [3]


def test_when_one_try_takes_long_the_rest_is_given_up_but_two_are_tried():
    for patience, tried in ((0.0, 2), (0.12, 9)):
        trials = Trials(Taster(0.05), Worlds(Nim(30), 0), Stream(1 << 32))
        answers = trials.think(monotonic() + patience, 10**6)
        assert 2 <= len(trials.left) <= tried
        assert all(trial.times == 1 for trial in trials.left)
        assert answers in [trial.answers for trial in trials.left]


def test_what_would_end_too_late_is_not_begun():
    """A try takes 0.05 seconds or more: in 0.28 there is time for five."""
    trials = Trials(Taster(0.05), Worlds(Nim(30), 0), Stream(1 << 32))
    everything = list(trials.left)
    trials.weigh(monotonic() + 0.28, 10**6)
    assert 2 <= sum(trial.times for trial in everything) <= 5


# ---- taking one's time ----


class Dice(Toy):
    """Seat 0 takes one of three dice, and chance throws it: each shows one more than the last."""

    def __init__(self, die: int = -1, shown: int = -1) -> None:
        self.die, self.shown = die, shown
        self.points = [max(shown, 0), 6]

    def asked(self) -> i64:
        return 0 if self.die < 0 else (CHANCE if self.shown < 0 else NOBODY)

    def actions(self, seat: i64 = ASKED) -> list[int]:
        return [0, 1, 2] if self.die < 0 else [4 * self.die + pips for pips in range(6)]

    def apply(self, action: i64, tell: Tell | None = None, seat: i64 = ASKED) -> None:
        if self.die < 0:
            self.die = int(action)
        else:
            self.shown = int(action)
            self.points[0] = self.shown

    def refusal(self, action: i64, seat: i64 = ASKED) -> Refusal | None:
        mine = self.asked() == seat and action in self.actions()
        return None if mine else refuse("toy")

    def copy(self) -> "Dice":
        return Dice(self.die, self.shown)


class Thrower(Taster):
    """Tries every die once."""

    def candidates(self, state: State, seat: i64) -> list[list[int]]:
        return [[action] for action in state.actions(seat)]


def weighing(critic: Critic, found: list[Trial] | None = None) -> Trials:
    return Trials(critic, Worlds(Dice(), 0), Stream(1 << 32), found)


def test_what_is_surely_worse_is_given_up_and_the_best_is_found():
    trials = weighing(Thrower())
    assert trials.weigh(FOR_EVER, 10**6) == [2]
    assert len(trials.left) == 1


def test_all_that_is_left_was_tried_in_the_same_worlds():
    trials = weighing(Thrower())
    everything = list(trials.left)
    trials.weigh(FOR_EVER, 60)
    assert len({trial.times for trial in trials.left}) == 1
    assert all(trial.times == len(trial.ends) > 0 for trial in everything)


def test_what_was_thought_before_decides_between_equals():
    found = [Trial([2]), Trial([2]), Trial([2])]
    for trial, prior in zip(found, (0.1, 0.3, 0.2), strict=True):
        trial.prior = prior
    trials = weighing(Thrower(), found)
    trials.weigh(FOR_EVER, 40)
    assert trials.left[0] is found[1]


def test_equals_are_not_weighed_for_ever():
    """The same luck for both: they end alike in every world."""
    trials = weighing(Thrower(), [Trial([1]), Trial([1])])
    assert trials.weigh(FOR_EVER, 10**9) == [1]
    assert trials.tried < 100


def test_a_line_ends_where_the_world_is_another_than_was_planned():
    """Once the die is thrown there is nothing left to answer: both do the same."""
    longer, shorter = Trial([2, 5]), Trial([2])
    weighing(Thrower(), [longer, shorter]).weigh(FOR_EVER, 40)
    assert longer.ends == shorter.ends


def test_what_came_of_a_line_stays_known_when_its_first_answer_is_given():
    trials = Trials(Taster(), Worlds(Nim(30), 0), Stream(1 << 32))
    trials.try_all(3, FOR_EVER, 10**6)
    trial = trials.left[0]
    trial.answers = [1, 2, 3]
    rest = trial.rest()
    assert rest.answers == [2, 3]
    assert (rest.times, rest.total, rest.ends) == (trial.times, trial.total, trial.ends)
