"""Strength, with a budget of nodes instead of time: the same games on every machine."""

import pytest

import tampu
from tampu.arena.contest import Contest, play
from tampu.arena.entrant import FOR_EVER, Entrant
from tampu.arena.match import stream
from tampu.bots import search
from tampu.bots.bot import make_bot
from tampu.core.contract import CHANCE, NOBODY
from tampu.plain import is_compiled

SEARCH = Entrant("search", FOR_EVER, 60)
GREEDY = Entrant("greedy", FOR_EVER)
RANDOM = Entrant("random")


def share(first: Entrant, *others: Entrant, blocks: int, game: str = "machu_picchu") -> float:
    """The share of games that the first entrant wins, over all seatings of each deal."""
    contest = Contest(game, (first, *others), blocks)
    return play(contest)[0].win_share.mean


def test_search_beats_random_between_two():
    """Of 24 games at least 21; equal players would do that once in 5,000 times."""
    assert share(SEARCH, RANDOM, blocks=12) >= 0.85


@pytest.mark.parametrize(("seats", "blocks", "bar"), [(3, 8, 0.5), (4, 7, 0.4)])
def test_search_wins_more_than_its_share_among_random_players(seats, blocks, bar):
    assert share(SEARCH, *[RANDOM] * (seats - 1), blocks=blocks) >= bar


def test_greedy_beats_random_between_two():
    assert share(GREEDY, RANDOM, blocks=10) >= 0.8


@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
def test_thinking_longer_helps():
    long, short = Entrant("search", FOR_EVER, 400), Entrant("search", FOR_EVER, 20)
    assert share(long, short, blocks=10) >= 0.6


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
def test_who_plans_a_turn_of_cuzco_beats_who_looks_one_action_ahead():
    """In one imagined world the greedy bot needs no clock: the same games on every machine."""
    planner, greedy = Entrant("search", FOR_EVER, 1500), Entrant("greedy", 0.0)
    assert share(planner, greedy, blocks=2, game="cuzco_kramer") >= 0.7


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
def test_who_plans_ahead_in_inca_empire_wins_more_than_its_share():
    """One deal for three, once on each seat: two of three games, where equal players win one."""
    planner, greedy = Entrant("search", FOR_EVER, 200), Entrant("greedy", 0.0)
    assert share(planner, greedy, greedy, blocks=1, game="inca_empire") >= 0.6


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
def test_who_tries_out_a_round_of_cuzco_beats_who_looks_one_action_ahead():
    """CF-203: what three dice are worth together shows when the round is played on."""
    searcher, greedy = Entrant("search", FOR_EVER, 400), Entrant("greedy", 0.0)
    assert share(searcher, greedy, blocks=2, game="cuzco_feld") >= 0.7


@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
@pytest.mark.parametrize("level", ["greedy", "search"])
def test_bots_never_stroll_for_ever(level):
    """CK-414: moves that cost nothing have no end of their own. Deal 2 once had none."""
    game, luck = tampu.game("cuzco_kramer"), stream(2, 2, 31)
    bot, thoughts = make_bot(level, game), stream(2, 2, 32)
    state, decisions = game.start(2), 0
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        state.apply(bot.choose(state.view(asked), state.actions(asked), thoughts, 0.0))
        decisions += 1
        assert decisions < 800, state.question
