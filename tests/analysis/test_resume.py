"""A study that was broken off goes on where it was, and finds what it would have found."""

import msgspec
import pytest

from tampu.analysis.study import Study, studying
from tampu.bots.critic import Critic
from tampu.core.play import Match
from tests.analysis.games import GLIMPSE, OF_BOTS, each_game, one_of


def steps(match: Match, critic: Critic | None, begun: Study | None = None) -> list[Study]:
    return list(studying(match, GLIMPSE, 3, critic, begun))


def kept(study: Study) -> Study:
    """As it comes back from where it was kept."""
    body = msgspec.msgpack.encode(study)
    return msgspec.msgpack.decode(body, type=Study)


def goes_on(match: Match, critic: Critic | None, every: int) -> None:
    whole = steps(match, critic)
    for place in range(0, len(whole), every):
        assert steps(match, critic, kept(whole[place])) == whole[place:]


@pytest.mark.parametrize("key", OF_BOTS)
def test_wherever_it_was_broken_off_all_steps_that_follow_are_the_same(key):
    """Whoever judges: here somebody who knows nothing of the game."""
    goes_on(one_of(key), Critic(), every=12)


@each_game
def test_the_house_goes_on_with_the_same_figures(key):
    goes_on(one_of(key).prefix(90), None, every=9)
