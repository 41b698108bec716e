"""Figures say how sure they are."""

import math
import random
from itertools import pairwise

import pytest

from tampu.analysis.depth import DEPTHS, depth_of
from tampu.analysis.estimate import NOTHING, Estimate, estimated, paired
from tampu.analysis.marks import MARKS, mark_of
from tampu.games import KEYS


def test_an_interval_holds_the_truth_nineteen_times_of_twenty():
    luck = random.Random(4)
    for times in (2, 4, 9, 40):
        hits = 0
        for _ in range(2000):
            found = estimated([luck.gauss(3, 2) for _ in range(times)])
            hits += abs(found.mean - 3) <= found.margin
        assert hits / 2000 == pytest.approx(0.95, abs=0.02)


def test_what_was_met_in_the_same_worlds_differs_sharply():
    worlds = [random.Random(9).gauss(0, 50) for _ in range(10)]
    first, second = [world + 1 for world in worlds], worlds
    found = paired(first, second)
    assert found.mean == pytest.approx(1)
    assert found.margin == pytest.approx(0, abs=1e-9)


def test_one_value_alone_is_sure_of_nothing():
    assert (estimated([0.4]).mean, estimated([0.4]).margin) == (0.4, math.inf)
    assert not estimated([0.4]).certain


def test_a_sum_of_estimates_is_about_as_sure_as_all_of_them_together():
    luck = random.Random(7)
    hits = 0
    for _ in range(1000):
        total = NOTHING
        for _ in range(12):
            total += estimated([luck.gauss(1, 2) for _ in range(4)])
        hits += abs(total.mean - 12) <= total.margin
    assert hits / 1000 == pytest.approx(0.95, abs=0.03)


def test_what_is_known_adds_no_doubt():
    known, about = Estimate(2, 0), estimated([1, 2, 4])
    assert (known + about).margin == (about - known).margin == about.margin


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (Estimate(0.3, 0.1), "blunder"),
        (Estimate(0.2, 0.1), "blunder"),
        (Estimate(0.15, 0.1), "mistake"),
        (Estimate(0.06, 0.01), "inaccuracy"),
        (Estimate(0.04, 0.01), None),
        (Estimate(0.3, 0.31), None),
        (Estimate(-0.3, 0.1), None),
    ],
)
def test_a_loss_has_a_word_only_if_it_can_be_told_from_nothing(loss, mark):
    assert mark_of(loss) == mark


def test_the_words_are_in_order():
    assert list(MARKS.values()) == sorted(MARKS.values(), reverse=True)


@pytest.mark.parametrize("key", KEYS)
def test_deeper_looks_further_and_every_figure_has_an_interval(key):
    for shallow, deep in pairwise(DEPTHS):
        first, second = depth_of(key, shallow), depth_of(key, deep)
        assert first.worlds < second.worlds
        assert first.tries < second.tries
    assert min(depth_of(key, "quick").worlds, depth_of(key, "quick").tries) >= 2
