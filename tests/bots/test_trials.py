"""Trying out: the best of all candidates, or of those for which there was time."""

from time import monotonic, sleep

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.bots.trials import Trials
from tampu.bots.worlds import Worlds
from tampu.core.contract import Luck, State
from tampu.core.luck import Stream
from tests.bots.toys import Nim

FOR_EVER = monotonic() + 1e6


class Taster(Critic):
    """Takes from the heap and plays on at random; `slow` seconds for each try."""

    def __init__(self, slow: float = 0.0) -> None:
        super().__init__()
        self.slow = slow

    def candidates(self, state: State, seat: i64) -> list[list[int]]:
        return [[action] for action in state.actions(seat) * 3]

    def play_on(self, state: State, luck: Luck) -> i64:
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
