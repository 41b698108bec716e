"""Fitting finds what was planted, says what it explains, and keeps its games."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

import tampu
from bench.fit import games, quick
from bench.fit.__main__ import how_of, provenance, renewed
from bench.fit.regression import (
    chances,
    doubts,
    fitted,
    kept_worth,
    missed,
    slid,
    solved,
    sums,
    targets,
    worths,
)
from bench.fit.report import Found, Quality, quality, report, verdict
from bench.fit.sights import Sight, hats, lead
from bench.fit.weights import file_of, text_of
from bench.reliability import reliability_svg
from tampu.arena.contest import Standing
from tampu.arena.executor import Alone
from tampu.arena.statistics import Interval
from tampu.bots.fitted import GRAIN, Fitted, between
from tampu.bots.opinion import critic_of
from tampu.core.contract import NOBODY
from tampu.games import KEYS

STAGES = [0.0, 1.0]
PLANTED = np.array([[2.0, 1.0], [-1.0, 0.5]])
"""Two features: what one of each is worth at the beginning and at the end."""
NOISE = 4.0


def planted(many: int, seats: int = 3, seed: int = 7) -> list[Sight]:
    """Positions of games that end as the planted weights say, give or take some points."""
    draw = np.random.default_rng(seed)
    found = []
    for number in range(many):
        stage = float(draw.random())
        points, signals = draw.normal(50, 8, seats), draw.normal(0, 3, (seats, 2))
        worth = points + signals @ (PLANTED @ hats(stage, STAGES))
        # Gumbel's noise makes the chances a softmax: this is what a doubt says.
        final = worth + draw.gumbel(0, 0.78 * NOISE + 0.1, seats)
        wins = (final == final.max()).astype(float)
        found.append(Sight(number, number, stage, points, signals, final, wins))
    return found


def test_planted_weights_are_found_again():
    weights, _ = fitted(planted(3000), STAGES, np.zeros(4))
    assert weights.reshape(2, 2) == pytest.approx(PLANTED, abs=0.25)


def test_so_is_the_doubt():
    found = doubts(planted(3000), PLANTED.ravel(), STAGES)
    assert found == pytest.approx([NOISE, NOISE], rel=0.25)


def test_what_is_kept_adds_to_the_chance_to_win_what_was_planted():
    """Beside the worths: a tenth of a chance for each, at the cost of the others."""
    draw, found = np.random.default_rng(3), []
    for sight in planted(4000):
        kept = draw.integers(0, 3, sight.seats).astype(float)
        told = chances(worths(sight, PLANTED.ravel(), STAGES), 60.0) + 0.1 * lead(kept)
        odds = np.clip(told, 0.0, 1.0)
        wins = np.eye(sight.seats)[draw.choice(sight.seats, p=odds / odds.sum())]
        found.append(replace(sight, wins=wins, kept=kept))
    doubt = [60.0, 60.0]
    assert kept_worth(found, PLANTED.ravel(), doubt, STAGES) == pytest.approx(0.1, abs=0.025)
    assert kept_worth(planted(100), PLANTED.ravel(), doubt, STAGES) == 0.0


def test_what_is_kept_is_written_by_number_of_players_and_read_again():
    blank = Quality(0.0, 0.0, [])
    found = {
        many: Found(np.ones(2), [5.0, 4.0], kept, 1.0, blank, blank, 9)
        for many, kept in ((2, 0.25), (3, 0.125))
    }
    told = {"stages": STAGES, "weights": {"a": [0.0, 0.0]}, "doubt": [9.0, 9.0], "kept": 0.5}
    new = renewed(told, ["a"], found)
    assert new["kept"] == {"2": 0.25, "3": 0.125}
    assert [Fitted(each, ["a"], 3).kept for each in (told, new)] == [0.5, 0.125]
    none = renewed(told | {"kept": 0.0}, ["a"], {0: replace(found[2], kept=0.0)})
    assert Fitted(none, ["a"], 2).kept == 0.0


def test_what_the_data_do_not_tell_stays_as_it_was():
    """A feature that nobody ever has keeps its present weight."""
    blank = [
        Sight(s.game, s.deal, s.stage, s.points, s.signals * [1.0, 0.0], s.final, s.wins)
        for s in planted(200)
    ]
    weights, _ = fitted(blank, STAGES, np.array([0.0, 0.0, 3.0, 4.0]))
    assert weights[2:] == pytest.approx([3.0, 4.0])


def test_firmly_held_weights_hardly_move():
    of = sums(planted(100), STAGES)
    assert solved(of, np.ones(4), 1e9) == pytest.approx(np.ones(4), abs=0.01)


def test_good_weights_explain_games_they_were_not_made_from_and_tell_true_chances():
    sights = planted(3000, seed=8)
    good = quality(sights, PLANTED.ravel(), [NOISE, NOISE], STAGES)
    bad = quality(sights, np.zeros(4), [NOISE, NOISE], STAGES)
    assert good.explained > bad.explained + 0.2
    assert good.brier < bad.brier
    for each in good.bins:
        assert each.won == pytest.approx(each.told, abs=4 / each.many**0.5)
    assert reliability_svg(good.bins, "toys").count("<circle") == len(good.bins)


def test_the_sums_miss_what_the_positions_miss():
    sights = planted(50)
    errors = [lead(s.final - worths(s, PLANTED.ravel(), STAGES)) for s in sights]
    assert missed(sums(sights, STAGES), PLANTED.ravel()) == pytest.approx(
        float(np.mean(np.concatenate(errors) ** 2))
    )


def test_weights_slide_from_stage_to_stage():
    told = {
        "stages": [0.0, 0.5, 1.0],
        "weights": {"a": [0.0, 1.0, 3.0], "b": [2.0, 2.0, 2.0]},
        "doubt": {"2": [9.0, 5.0, 1.0], "3": [8.0, 4.0, 0.0]},
    }
    found = Fitted(told, ["a", "b"], 3)
    assert found.weights[found.row(0.25)] == pytest.approx(0.5)
    assert found.weights[found.row(0.75) + 1] == 2.0
    assert found.weights[found.row(7.0)] == 3.0
    assert found.doubt(0.0) == 8.0
    assert between([0.0, 1.0], [5.0, 7.0], 0.5) == 6.0
    assert GRAIN > 10


def test_the_same_games_are_the_same_file_whoever_was_done_first(tmp_path: Path):
    game = tampu.game("machu_picchu")
    played = list(games.play(game, [2, 3], ["random"], range(3), Alone()))
    games.keep(tmp_path / "a.parquet", played)
    games.keep(tmp_path / "b.parquet", reversed(played))
    assert (tmp_path / "a.parquet").read_bytes() == (tmp_path / "b.parquet").read_bytes()
    again = games.kept(tmp_path / "a.parquet", "machu_picchu")
    assert sorted(len(each.entrants) for each in again) == [2, 2, 2, 3, 3, 3]
    state = game.start(len(again[0].entrants))
    for action in again[0].actions:
        state.apply(action, None, int(state.asked()))
    assert state.question is None


def test_where_weights_are_from_is_said_with_what_else_there_is_to_say():
    played = [games.Played(2, deal, ["search:60n"] * 2, []) for deal in (5, 9)]
    said = "bench/fit: 2 games of search:60n for 2 players, deals 5 to 9"
    assert provenance(played, [2], "") == said
    assert provenance(played, [2], "held firmly") == f"{said}; held firmly"


def test_games_of_another_edition_are_refused(tmp_path: Path):
    games.keep(tmp_path / "old.parquet", [games.Played(0, 1, ["random"] * 2, [])])
    with pytest.raises(SystemExit, match="edition"):
        games.kept(tmp_path / "old.parquet", "machu_picchu")


def along(many: int, seed: int = 9) -> list[Sight]:
    """Games of five positions in which the feature pays what it is worth, bit by bit, amid luck."""
    draw, found = np.random.default_rng(seed), []
    for number in range(many):
        signals, points = draw.normal(0, 3, (2, 1)), np.zeros(2)
        moments = []
        for step in range(5):
            moments.append((step / 4, points.copy(), signals * (5 - step) / 5))
            points = points + 2.0 * signals[:, 0] / 5 + draw.normal(0, 8, 2)
        wins = (points == points.max()).astype(float)
        found += [
            Sight(number, number, stage, before, had, points, wins)
            for stage, before, had in moments
        ]
    return found


def test_targets_that_look_ahead_find_what_the_end_of_the_game_tells_too():
    sights = along(1500)
    far, _ = fitted(sights, STAGES, np.zeros(2), hold=1.0)
    near, _ = fitted(sights, STAGES, np.zeros(2), hold=1.0, trace=0.5)
    assert far == pytest.approx([2.0, 2.0], abs=0.35)
    assert near == pytest.approx([2.0, 2.0], abs=0.35)


def test_the_target_of_a_position_is_what_came_and_what_was_told_next():
    sights = along(1)
    weights = np.array([3.0, 3.0])
    goals = targets(sights, STAGES, weights, 0.0)
    grown = lead(sights[1].points - sights[0].points)
    assert goals[0] == pytest.approx(grown + 3.0 * lead(sights[1].signals)[:, 0])
    assert goals[-1] == pytest.approx(lead(sights[-1].final - sights[-1].points))
    assert targets(sights, STAGES, weights, 1.0)[0] == pytest.approx(
        lead(sights[0].final - sights[0].points)
    )


def test_sums_of_one_stage_are_those_of_all_its_positions():
    """Every feature once for every stage, by how much the stage counts there."""
    sights = planted(40)
    rows = np.concatenate(
        [np.einsum("sf,k->sfk", lead(s.signals), hats(s.stage, STAGES)) for s in sights]
    ).reshape(-1, 4)
    assert sums(sights, STAGES).squares == pytest.approx(rows.T @ rows)


def test_a_change_slides_from_bend_to_bend():
    """Three stages, a change at the first and the last: the one between gets half of each."""
    assert slid(np.array([1.0, 3.0]), [0.0, 1.0], [0.0, 0.5, 1.0]) == pytest.approx([1, 2, 3])
    stages, present = [0.0, 0.5, 1.0], np.array([2.0, 3.5, 1.0, -1.0, 1.75, 0.5])
    weights, _ = fitted(planted(3000), stages, present, hold=1.0, bends=STAGES)
    kept = weights.reshape(2, 3) - present.reshape(2, 3)
    assert kept[:, 1] == pytest.approx((kept[:, 0] + kept[:, 2]) / 2)


def test_a_judgement_plays_whole_games_with_itself():
    game = tampu.game("cuzco_feld")
    critic = critic_of(game.key)
    one, other = quick.play(game, critic, [2], range(2), 0.1)
    assert one.actions != other.actions
    assert one == next(quick.play(game, critic, [2], range(1), 0.1))
    assert one.actions != next(quick.play(game, critic, [2], range(1), 0.0)).actions
    state = game.start(2)
    for action in one.actions:
        state.apply(action, None, int(state.asked()))
    assert int(state.asked()) == NOBODY


def test_of_many_games_a_sample_is_kept():
    played = [games.Played(1, deal, ["quick"] * (2 + deal % 2), []) for deal in range(20)]
    assert len(games.sample(played, None)) == 20
    some = games.sample(played, 4)
    assert [len(each.entrants) for each in some].count(2) == 4
    assert max(each.deal for each in some) > 15


def test_other_numbers_of_players_keep_where_their_weights_come_from():
    told = {"weights": {"2": {}, "4": {}}, "how": "by hand"}
    assert how_of(told, {4: None}, "games") == {"2": "by hand", "4": "games"}  # type: ignore[dict-item]
    assert how_of(told, {0: None}, "games") == "games"  # type: ignore[dict-item]


def test_the_report_says_what_was_found_and_what_the_trial_said():
    blank = Quality(0.25, 0.1, [])
    found = {2: Found(np.array([1.5, 0.5]), [5.0, 4.0], 0.0, 1.0, blank, blank, 9)}
    page = report("toys", ["blocks"], STAGES, "two games", found)
    assert "| `blocks` | 1.500 | 0.500 |" in page
    assert "| 2, fitted | 9 | 1 | 0.250 | 0.1000 |" in page
    share = Interval(0.4, 0.2, 0.6)
    lost = Standing("master", 0.5, 10, share, share, Interval(-2.0, -4.0, 1.0), 50.0, 1.0, 1.0)
    assert "won 0.40 [0.20, 0.60] of 10 games" in verdict(lost)
    assert "the weights of before stay" in verdict(lost)
    won = msgspec.structs.replace(lost, win_share=Interval(0.6, 0.4, 0.8))
    assert "The new weights stay" in verdict(won)


def test_a_file_of_weights_has_a_row_to_a_line_and_is_read_as_it_was():
    told = {"how": "a [b] – c", "weights": {"2": {"roads": [1.0, -2.5]}}, "cards": {"a": ["x", 1]}}
    text = text_of(told)
    assert '   "roads": [1.0, -2.5]\n' in text
    assert '  "a": ["x", 1]\n' in text
    assert json.loads(text) == told
    assert all(file_of(key).is_file() for key in KEYS)
