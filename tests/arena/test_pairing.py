"""Who meets whom: everybody equally often, neighbours more often."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tampu.arena.pairing import Pairing, groups

SIX = list("abcdef")


def meetings(pairing: Pairing, ratings: dict[str, float], blocks: int) -> Counter[tuple[str, ...]]:
    return Counter(pairing.next(ratings) for _ in range(blocks))


def test_while_nobody_is_known_everybody_meets_everybody():
    met = meetings(Pairing(SIX, 2), dict.fromkeys(SIX, 1000.0), 15)
    assert sorted(met.values()) == [1] * 15


def test_neighbours_meet_more_often_but_the_ends_of_the_ladder_meet_too():
    met = meetings(Pairing(SIX, 2), {name: 100.0 * n for n, name in enumerate(SIX)}, 120)
    assert met["a", "b"] > 2 * met["a", "c"] > 2 * met["a", "f"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(deadline=None)
@given(st.lists(st.floats(0, 3000), min_size=6, max_size=6))
def test_everybody_plays_about_equally_often(seats: int, ratings: list[float]):
    pairing = Pairing(SIX, seats)
    meetings(pairing, dict(zip(SIX, ratings, strict=True)), 60)
    assert max(pairing.sat.values()) <= 1.75 * min(pairing.sat.values())


@given(st.permutations(SIX))
def test_the_order_in_which_they_are_named_does_not_matter(names: list[str]):
    ratings = dict.fromkeys(SIX, 0.0)
    first, second = Pairing(SIX, 3), Pairing(names, 3)
    assert [first.next(ratings) for _ in range(9)] == [second.next(ratings) for _ in range(9)]


def test_too_few_for_the_seats_sit_down_twice():
    assert groups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert groups(["a"], 4) == [("a",) * 4]
