"""The moments at which a game turned: at most five, and only what can be told from nothing."""

from tampu.analysis.account import Change
from tampu.analysis.estimate import NOTHING, Estimate
from tampu.analysis.turning import MOST, Turn, turning_points
from tampu.core.contract import CHANCE


def luck(end: int, *means: float, margin: float = 0.01) -> Change:
    moved = [Estimate(mean, margin) for mean in means]
    return Change(end - 1, end, CHANCE, [NOTHING] * len(means), moved)


def test_at_most_five_in_the_order_of_the_game():
    changes = [luck(line, 0.05 + line / 100, -0.05 - line / 100) for line in range(1, 9)]
    found = turning_points(changes, [])
    assert [turn.line for turn in found] == list(range(4, 9))
    assert len(found) == MOST


def test_a_line_is_told_of_once_for_whom_it_moved_most():
    assert turning_points([luck(3, 0.1, -0.25, 0.15)], []) == [
        Turn(3, 1, "luck", Estimate(-0.25, 0.01))
    ]


def test_what_cannot_be_told_from_nothing_turned_nothing():
    assert turning_points([luck(3, 0.3, -0.3, margin=0.4), luck(5, 0.02, -0.02)], []) == []
