"""The levels of the house: complete in every game, weaker by how they think, in the right order."""

from itertools import pairwise

import pytest

import tampu
from tampu.arena.contest import Contest, play
from tampu.arena.entrant import FOR_EVER, Entrant
from tampu.bots import search
from tampu.bots.bot import LEVELS
from tampu.bots.levels import thought
from tampu.bots.opinion import critic_of
from tampu.bots.utility import judged
from tampu.core.contract import NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.games import catalogue
from tampu.plain import is_compiled

GAMES = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.key)


def halfway(game: Game) -> State:
    """A quiet position in the middle of a random game."""
    state, luck = game.start(game.seats[0]), Stream(3 << 32)
    state.playout(luck, 60)
    critic_of(game.key).quieten(state, luck)
    assert state.asked() != NOBODY
    return state


@GAMES
def test_every_level_thinks_longer_than_the_one_below_and_within_what_it_promises(game: Game):
    promised = [thought(level, game.key).seconds for level in LEVELS]
    assert promised == sorted(promised)
    assert promised[-1] <= 1.0


@GAMES
def test_what_a_level_is_blind_to_is_a_term_of_the_judgement(game: Game):
    kinds = {term.rstrip("_0123456789") for term in critic_of(game.key).terms()}
    assert {term for level in LEVELS for term in thought(level, game.key).blind} <= kinds


@GAMES
def test_a_blind_critic_leaves_out_a_term_for_everybody(game: Game):
    state, critic = halfway(game), critic_of(game.key)
    seats = len(state.scores)
    whole = judged(critic, state, seats)
    parts = [critic.parts(state, seat) for seat in range(seats)]
    term = max(range(len(parts[0])), key=lambda term: abs(parts[0][term]))
    critic.blind = 1 << term
    assert judged(critic, state, seats) == pytest.approx(
        [worth - part[term] for worth, part in zip(whole, parts, strict=True)]
    )


@GAMES
def test_a_blurred_critic_errs_within_bounds_and_as_long_as_its_mood_lasts_in_the_same_way(
    game: Game,
):
    state, critic = halfway(game), critic_of(game.key)
    seats = len(state.scores)
    whole = judged(critic, state, seats)
    critic.blur = 3.0
    moods = []
    for mood in range(40):
        critic.mood = mood
        worths = judged(critic, state, seats)
        assert worths == judged(critic, state, seats)
        moods.append([worth - true for worth, true in zip(worths, whole, strict=True)])
    errors = [error for mood in moods for error in mood]
    assert max(errors) <= 3.0
    assert min(errors) >= -3.0
    assert max(errors) > 1.5
    assert min(errors) < -1.5


def test_a_game_that_is_over_is_misjudged_by_nobody():
    game = tampu.game("machu_picchu")
    state, critic = game.start(2), critic_of(game.key)
    state.playout(Stream(1 << 32), 10_000)
    critic.blind, critic.blur = 0b11, 50.0
    assert judged(critic, state, 2) == [float(score) for score in state.scores]


@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
def test_every_level_beats_the_one_below_it():
    """The same games on every machine: none of these levels ends by the clock."""
    ladder = [Entrant(level, FOR_EVER) for level in LEVELS[:-1]]
    ladder.append(Entrant("master", FOR_EVER, 400))
    for weaker, stronger in pairwise(ladder):
        won = play(Contest("machu_picchu", (stronger, weaker), 12))[0].win_share.mean
        assert won >= 0.55, (str(stronger), won)
