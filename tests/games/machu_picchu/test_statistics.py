"""Ten thousand random games per player count look as the specification says they should."""

import statistics

import pytest

import tampu
from tampu.core import laws
from tampu.core.luck import Stream
from tampu.games.machu_picchu.state import MachuPicchu

pytestmark = pytest.mark.slow
GAME = tampu.game("machu_picchu")
GAMES = 10_000
FIGURES = {
    2: {"mean": 7.8, "sd": 14, "suns": 7.5, "fires": 3.4, "full": 0.43, "tied": 0.02},
    3: {"mean": 8.7, "sd": 15, "suns": 8.3, "fires": 3.8, "full": 0.57, "tied": 0.052},
    4: {"mean": 7.9, "sd": 14, "suns": 7.6, "fires": 3.4, "full": 0.43, "tied": 0.07},
}
"""The ties of three are ours: with the cards of MP-110 the top two differ by the lower priests."""


def finished(seats: int, seed: int) -> MachuPicchu:
    """The last state of a random game."""
    state = GAME.start(seats)
    state.playout(Stream(seed), laws.BOUND)
    assert isinstance(state, MachuPicchu)
    return state


@pytest.mark.parametrize("seats", FIGURES)
def test_random_games_have_the_typical_figures(seats: int) -> None:
    """Scores, tokens, full depots and ties (MP-803, MP-809, MP-811) of uniformly random answers."""
    ends = [finished(seats, seed) for seed in range(GAMES)]
    want = FIGURES[seats]
    scores = [score for end in ends for score in end.scores]
    full = [sum(end.used_slots(priest) == 5 for priest in range(4)) for end in ends]
    tops = [sorted(end.scores, reverse=True) for end in ends]
    assert statistics.mean(scores) == pytest.approx(want["mean"], abs=0.25)
    assert statistics.pstdev(scores) == pytest.approx(want["sd"], abs=0.7)
    assert statistics.mean(int(end.suns_taken) for end in ends) == pytest.approx(
        want["suns"], abs=0.1
    )
    assert statistics.mean(int(end.fires_taken) for end in ends) == pytest.approx(
        want["fires"], abs=0.1
    )
    assert sum(map(bool, full)) / GAMES == pytest.approx(want["full"], abs=0.015)
    assert full.count(4) <= 2
    assert sum(top[0] == top[1] for top in tops) / GAMES == pytest.approx(want["tied"], abs=0.01)
    assert sum(len(end.ranking()[0]) > 1 for end in ends) / GAMES < 0.01


@pytest.mark.parametrize("seats", FIGURES)
def test_one_move_in_ten_leaves_and_one_in_ten_is_blocked(seats: int) -> None:
    """MP-508, MP-702 to MP-706: shares of moves in random games."""
    rules: dict[str, int] = {}
    moves = 0
    for seed in range(700):
        match = laws.random_match(GAME, seats, {}, seed)
        moves += 4 * int(match.state.round)  # type: ignore[attr-defined]
        for step in match.steps:
            for event in step.events:
                rules[event.rule] = rules.get(event.rule, 0) + 1
    left = sum(rules.get(rule, 0) for rule in ("MP-702", "MP-703", "MP-704"))
    assert left / moves == pytest.approx(0.107, abs=0.012)
    assert rules["MP-508"] / moves == pytest.approx(0.104, abs=0.012)
    assert rules["MP-706"] / 700 == pytest.approx(0.25, abs=0.08)


def test_one_full_stops_a_third_of_the_games_early() -> None:
    """MP-903: 29 % of random games (43 % with three players) end before the last round."""
    for seats, share in ((2, 0.29), (3, 0.43), (4, 0.29)):
        early = 0
        for seed in range(3_000):
            state = GAME.start(seats, {"end": "one_full"})
            state.playout(Stream(seed), laws.BOUND)
            assert isinstance(state, MachuPicchu)
            early += state.round < (9 if seats == 3 else 8)
        assert early / 3_000 == pytest.approx(share, abs=0.03)
