"""Tuning turns what it is told to, goes uphill, and finds the same whatever the workers."""

from argparse import Namespace

import numpy as np
import pytest

from bench.tune.__main__ import GAMES, climb, how_of, moved, provenance
from bench.tune.ascent import Ascent, Look, gain
from bench.tune.duel import Duel, Outcome, fought
from bench.tune.knobs import Knob, Told, factor, feature, knobs_of, shift, slope, turned
from bench.tune.report import climb_svg, report
from tampu.arena.statistics import Interval
from tampu.bots.fitted import told_of

TOLD: Told = {
    "how": "by hand",
    "stages": [0.0, 0.5, 1.0],
    "weights": {"2": {"roads:two": [1.0, 2.0, 4.0], "food:six": [0.5, 0.5, 0.5]}},
    "prospects": {"worker": 0.9},
    "cards": {"wild_road": ["roads", 0.8]},
}


def test_a_factor_multiplies_and_a_shift_adds():
    knobs = [factor("worker", ["prospects"], "worker"), shift("wild", ["cards", "wild_road"], 1, 1)]
    new = turned(TOLD, knobs, [np.log(2.0) / knobs[0].reach, -1.0])
    assert new["prospects"]["worker"] == pytest.approx(1.8)
    assert new["cards"]["wild_road"] == ["roads", -0.2]
    assert TOLD["prospects"]["worker"] == 0.9, "what was told stays as it was"


def test_a_feature_is_turned_at_all_stages_and_a_slope_from_early_to_late():
    new = turned(TOLD, [feature("roads:two", [2]), slope("food", [2])], [4.0, 4.0])
    assert new["weights"]["2"]["roads:two"] == pytest.approx([np.e, 2 * np.e, 4 * np.e])
    assert new["weights"]["2"]["food:six"] == pytest.approx([0.5 / np.e, 0.5, 0.5 * np.e], abs=1e-4)


@pytest.mark.parametrize("key", GAMES)
def test_every_knob_of_a_game_turns_something(key):
    told = told_of(key)
    knobs = knobs_of(key, told, [3])
    assert len({knob.name for knob in knobs}) == len(knobs)
    for knob in knobs:
        assert turned(told, [knob], [2.0]) != told, knob.name


def test_nobody_tunes_what_cannot_be_played_quickly():
    with pytest.raises(KeyError, match="cuzco_kramer"):
        knobs_of("cuzco_kramer", {}, [2])


def test_the_climb_goes_where_it_is_won():
    """Planted: the first knob must go up, the second down, the third does not matter."""
    luck = np.random.default_rng(4)
    ascent = Ascent([Knob(name, 1.0, lambda *_: None) for name in "abc"], steps=60)
    for _ in range(ascent.steps):
        tried = luck.standard_normal((40, 3))
        gained = np.array([height(ascent.at + row) - height(ascent.at - row) for row in tried])
        ascent.learn(tried, gained + luck.normal(0, 2.0, 40))
    assert ascent.mean[:2] == pytest.approx([1.0, -1.0], abs=0.35)
    assert [knob.name for knob, _ in moved(ascent)][2] == "c"


def height(at: np.ndarray) -> float:
    return -float((at[0] - 1.0) ** 2 + (at[1] + 1.0) ** 2)


def test_steps_grow_shorter_in_the_second_half():
    ascent = Ascent([Knob("a", 1.0, lambda *_: None)], steps=9)
    hastes = []
    for _ in range(9):
        ascent.learn(np.ones((2, 1)), np.array([1.0, -1.0]))
        hastes.append(ascent.haste())
    assert hastes[:5] == [1.0] * 5
    assert hastes[5:] == sorted(hastes[5:], reverse=True)
    assert hastes[-1] < 0.3


def test_who_believes_the_same_wins_its_share():
    told = told_of("cuzco_feld")
    outcome = fought(Duel("cuzco_feld", told, told, 2, 7))
    assert outcome == (0.0, 0.5)


def test_who_believes_nonsense_loses():
    told = told_of("inca_empire")
    nonsense = told | {"prospects": dict.fromkeys(told["prospects"], 0.01)}
    duels = [Duel("inca_empire", told, nonsense, 3, deal) for deal in (1, 2)]
    assert all(outcome.lead > 0.0 for outcome in map(fought, duels))


def test_a_lead_counts_beside_wins_but_not_without_end():
    assert gain(Outcome(20.0, 1.0)) == 2.0
    assert gain(Outcome(500.0, 1.0)) == gain(Outcome(60.0, 1.0))


@pytest.mark.timeout(120)
def test_the_same_seed_finds_the_same_weights_with_any_number_of_workers():
    told, found = told_of("cuzco_feld"), []
    for workers in (1, 2):
        asked = Namespace(steps=2, blocks=3, looked_at=2, seed=3, workers=workers)
        ascent = Ascent(knobs_of("cuzco_feld", told, [2]), asked.steps)
        looks = climb(ascent, "cuzco_feld", told, [2], asked)
        found.append((ascent.mean.tolist(), looks))
    assert found[0] == found[1]
    assert [look.step for look in found[0][1]][-1] == 2


def test_where_the_weights_come_from_is_told_for_those_who_play_by_them():
    asked = Namespace(steps=2, blocks=3, seed=3)
    how = provenance([3, 4], asked)
    assert how == "bench/tune: 2 steps of 3 deals for 3, 4 players, seed 3"
    by_seats = how_of({"how": "by hand", "weights": {"2": {}, "3": {}, "4": {}}}, [3, 4], how)
    assert by_seats == {
        "2": "by hand",
        "3": f"{how}; before: by hand",
        "4": f"{how}; before: by hand",
    }
    assert how_of(TOLD, [3, 4], how) == f"{how}; before: by hand"


def test_the_report_tells_what_was_won_and_how_far_each_knob_went():
    looks = [
        Look(step, 2, 40, Interval(lead, lead - 1, lead + 1), Interval(0.6, 0.5, 0.7))
        for step, lead in ((5, 2.0), (10, 6.5))
    ]
    turns = [(Knob("roads:two", 0.25, lambda *_: None), 2.0)]
    page = report("cuzco_feld", "a run", looks, turns, "tuning-2.svg")
    assert "](tuning-2.svg)" in page
    assert "| 10 | 2 | 40 | 0.60 [0.50, 0.70] | +6.5 [+5.5, +7.5] |" in page
    assert "| `roads:two` | +0.50 |" in page
    picture = climb_svg(looks, "cuzco_feld")
    assert "2 players" in picture
    assert picture.count("<circle") == 2
