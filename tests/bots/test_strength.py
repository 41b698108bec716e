"""Strength, with a budget of nodes instead of time: the same games on every machine."""

import pytest

from tampu.arena.contest import Contest, play
from tampu.arena.entrant import FOR_EVER, Entrant
from tampu.bots import search
from tampu.plain import is_compiled

SEARCH = Entrant("search", FOR_EVER, 60)
GREEDY = Entrant("greedy", FOR_EVER)
RANDOM = Entrant("random")


def share(first: Entrant, *others: Entrant, blocks: int) -> float:
    """The share of games that the first entrant wins, over all seatings of each deal."""
    contest = Contest("machu_picchu", (first, *others), blocks)
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
