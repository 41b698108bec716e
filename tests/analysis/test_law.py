"""Luck and skill add up: chance at the start + luck + own skill + what others did = the result."""

import pytest

from tampu.analysis.stretches import stretches
from tampu.analysis.study import Study
from tampu.bots.critic import Critic
from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tests.analysis.games import FILES, OF_BOTS, each_game, one_of, played, seen_by, study_of


def adds_up(match: Match, study: Study) -> None:
    best = match.state.ranking()[0]
    for seat, account in enumerate(study.accounts):
        made = account.start + account.luck + account.skill + account.others
        assert made.mean == pytest.approx(account.result, abs=1e-9)
        luck = sum(change.luck[seat].mean for change in study.changes)
        assert luck == pytest.approx(account.luck.mean, abs=1e-9)
        assert account.result == pytest.approx(1 / len(best) if seat in best else 0)
    for moment in study.moments:
        assert sum(chance.mean for chance in moment.chances) == pytest.approx(1)
    assert [points.mean for points in study.moments[-1].points] == match.state.scores


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_luck_and_skill_add_up_in_every_record(path):
    """Whoever judges: here somebody who knows nothing of the game."""
    match = played(path)
    study = seen_by(Critic(), match)
    assert study.lines == len(match.steps)
    adds_up(match, study)


@each_game
def test_luck_and_skill_add_up_as_the_house_judges(key):
    study = study_of(key)
    adds_up(one_of(key), study)
    assert study.deeds


@pytest.mark.parametrize("key", OF_BOTS)
def test_a_game_is_cut_into_stretches_without_a_gap(key):
    match = one_of(key)
    end = 0
    for stretch in stretches(match):
        assert stretch.begin == end < stretch.end
        free = [
            match.steps[number].line.seat
            for number in range(stretch.begin, stretch.end)
            if len(choices(match, number)) > 1
        ]
        assert set(free) == ({stretch.seat} if stretch.is_choice else set())
        end = stretch.end
    assert end == len(match.steps)


def choices(match: Match, number: int) -> list[int]:
    state, seat = match.state_after(number), match.steps[number].line.seat
    return [a for a, _ in state.outcomes()] if seat == CHANCE else state.actions(seat)


@pytest.mark.parametrize("key", OF_BOTS)
def test_what_chance_did_is_nobodys_deed(key):
    study = seen_by(Critic(), one_of(key))
    for change in study.changes:
        if change.seat == CHANCE:
            assert all(deed.mean == deed.margin == 0 for deed in change.deeds)
