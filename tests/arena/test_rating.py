"""Ratings: known cases, and laws that hold for any results."""

from math import exp, log10
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tampu.arena import rating
from tampu.arena.ledger import Page
from tampu.arena.rating import Ratings
from tampu.arena.strength import fit, linked, picks_of, slopes
from tests.arena.results import page

NAMES = ("a", "b", "c", "d")


def rated(pages: list[Page], names: tuple[str, ...], anchor: str | None = None) -> dict[str, float]:
    return dict(zip(names, Ratings(names, pages, anchor).points(), strict=True))


def widths(pages: list[Page], names: tuple[str, ...], anchor: str | None = None) -> list[float]:
    return [i.high - i.low for i in Ratings(names, pages, anchor).intervals()]


@st.composite
def played(draw: st.DrawFn, least: int = 1) -> list[Page]:
    """Some blocks among four, of two to four players, with ties."""
    pages = []
    for deal in range(draw(st.integers(least, 12))):
        order = draw(st.permutations(NAMES))[: draw(st.integers(2, 4))]
        ranking = [order[0]]
        for name in order[1:]:
            if draw(st.integers(0, 4)) == 0:
                ranking[-1] += f"={name}"
            else:
                ranking.append(name)
        pages.append(page(deal, ranking))
    return pages


# ---- known cases ----


@pytest.mark.parametrize(("wins", "losses"), [(1, 1), (3, 1), (10, 1)])
def test_odds_of_ten_to_one_are_400_points(wins: int, losses: int):
    pages = [page(n, *[["a", "b"]] * wins, *[["b", "a"]] * losses) for n in range(300)]
    found = rated(pages, ("a", "b"), "b")
    assert found["b"] == 1000
    assert found["a"] == pytest.approx(1000 + 400 * log10(wins / losses), abs=1)


def test_three_who_beat_each_other_in_a_ring_are_equal():
    pages = [page(n, ["a", "b"], ["b", "c"], ["c", "a"]) for n in range(5)]
    assert rated(pages, ("a", "b", "c")) == pytest.approx(dict.fromkeys("abc", 1000.0))


def test_a_tie_counts_as_a_win_and_a_loss():
    tied = [page(1, ["a=b"], ["a=b"], ["a", "b"])]
    split = [page(1, ["a", "b"], ["b", "a"], ["a", "b"])]
    assert rated(tied, ("a", "b")) == pytest.approx(rated(split, ("a", "b")))


def test_a_tie_of_three_counts_as_all_its_orders():
    assert sum(picks_of([0, 1, 2], [[0, 1, 2]]).values()) == pytest.approx(2)
    assert picks_of([0, 1, 2], [[0, 1, 2]])[((0, 1, 2), 1)] == pytest.approx(1 / 3)


def test_second_places_count_too():
    """a and b never win; a is always before b."""
    pages = [page(n, ["c", "a", "b"]) for n in range(10)]
    found = rated(pages, ("a", "b", "c"))
    assert found["c"] > found["a"] > found["b"]


@given(st.lists(st.floats(-2, 2), min_size=3, max_size=5))
def test_the_strengths_that_made_the_results_are_found_again(strengths: list[float]):
    """As many picks of each kind as the model expects, of all pairs and of all together."""
    everybody = range(len(strengths))
    tables = [(i, j) for i in everybody for j in everybody if i < j] + [tuple(everybody)]
    picks = {
        (table, i): 100_000 * exp(strengths[i]) / sum(exp(strengths[j]) for j in table)
        for table in tables
        for i in table
    }
    found = fit(picks, len(strengths))
    mean = sum(strengths) / len(strengths) - sum(found) / len(found)
    assert [f + mean for f in found] == pytest.approx(strengths, abs=0.001)


# ---- laws ----


@given(played())
def test_nothing_near_is_more_likely_than_what_was_found(pages: list[Page]):
    ratings = Ratings(NAMES, pages, None)
    slope, _ = slopes(ratings.picks, ratings.strengths)
    assert slope == pytest.approx([0] * 4, abs=1e-6)


@given(played(), st.permutations(NAMES), st.randoms())
def test_the_order_of_entrants_and_of_blocks_does_not_matter(
    pages: list[Page], names: list[str], random: Random
):
    shuffled = random.sample(pages, len(pages))
    assert rated(pages, NAMES) == pytest.approx(rated(shuffled, tuple(names)), abs=1e-6)


@given(played(), st.sampled_from(NAMES))
def test_an_anchor_moves_all_by_the_same_number_of_points(pages: list[Page], anchor: str):
    free, fixed = rated(pages, NAMES), rated(pages, NAMES, anchor)
    assert fixed[anchor] == 1000
    assert len({round(fixed[name] - free[name], 6) for name in NAMES}) == 1


@given(played(), st.permutations(NAMES))
def test_who_wins_once_more_is_not_rated_lower(pages: list[Page], order: list[str]):
    better = [*pages, page(99, order[:2])]
    before, after = rated(pages, NAMES), rated(better, NAMES)
    gain = after[order[0]] - after[order[1]] - (before[order[0]] - before[order[1]])
    assert gain > 0


@given(st.integers(1, 400))
def test_a_certain_winner_has_a_finite_rating_that_rises_with_every_win(wins: int):
    def gap(games: int) -> float:
        found = rated([page(n, ["a", "b"]) for n in range(games)], ("a", "b"), "b")
        return found["a"] - found["b"]

    assert 0 < gap(wins) < gap(wins + 1) < 2000


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "RESAMPLES", 200)


@settings(max_examples=15, deadline=None)
@given(played(least=6))
@pytest.mark.usefixtures("quick")
def test_the_same_games_again_and_again_narrow_the_intervals(pages: list[Page]):
    """Nine times as many: a third as wide, where games were won and lost."""
    more = [page for page in pages for _ in range(9)]
    once, often = Ratings(NAMES, pages, None), Ratings(NAMES, more, None)
    if all(len(seen) == 4 for seen in linked(once.picks, 4)):
        for wide, narrow in zip(once.intervals(), often.intervals(), strict=True):
            assert narrow.high - narrow.low < wide.high - wide.low


def test_an_interval_is_honest_where_one_way_of_ending_was_never_seen():
    """The bootstrap draws the same forty wins again and again; yet nobody knows how much better."""
    pages = [page(n, ["a", "b"]) for n in range(40)]
    assert widths(pages, ("a", "b"), "b")[0] > 300
    assert widths(pages, ("a", "b"), "b")[1] == 0


def test_an_interval_is_honest_where_all_blocks_ended_alike():
    pages = [page(n, ["a=b"], ["b=a"]) for n in range(20)]
    assert widths(pages, ("a", "b"), "b")[0] > 50


def test_two_leagues_that_never_split_points_are_not_linked():
    pages = [page(n, ["a", "b"], ["b", "a"], ["a", "c"], ["c", "d"], ["d", "c"]) for n in range(3)]
    assert linked(Ratings(NAMES, pages, None).picks, 4) == [{0, 1}, {0, 1}, {2, 3}, {2, 3}]


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_intervals_hold_the_truth_as_often_as_they_say():
    """120 made-up ladders of three with known strengths: 95 % of 240 intervals, give or take."""
    luck, truth = Random(5), {"a": 1000.0, "b": 1100.0, "c": 1300.0}
    held = 0
    for _ in range(120):
        pages = []
        for deal in range(60):
            pair = luck.sample("abc", 2)
            games = []
            for _ in range(2):
                odds = 10 ** ((truth[pair[0]] - truth[pair[1]]) / 400)
                games.append(pair if luck.random() < odds / (1 + odds) else pair[::-1])
            pages.append(page(deal, *games))
        _, b, c = Ratings(("a", "b", "c"), pages, "a").intervals()
        held += (b.low <= 1100 <= b.high) + (c.low <= 1300 <= c.high)
    assert 0.90 <= held / 240 <= 0.99
