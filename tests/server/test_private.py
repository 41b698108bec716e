"""What is for one seat alone: what its view has and an onlooker's has not."""

import pytest

import tampu
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.server.perspective import knows_more

GAMES = pytest.mark.parametrize("game", tampu.catalogue(), ids=lambda game: game.key)


@GAMES
def test_nothing_is_private_before_anything_is_dealt(game: Game):
    start = game.start(game.seats[0])
    assert not any(knows_more(start, seat) for seat in range(game.seats[0]))


@GAMES
def test_a_hand_is_private_as_soon_as_somebody_is_asked(game: Game):
    state, luck = game.start(game.seats[0]), Stream(7)
    while (question := state.question) is not None and question.seats[0] < 0:
        state.apply(state.random_action(luck), None)
    assert question is not None
    assert all(knows_more(state, seat) for seat in question.seats)
