"""What a decision was worth: by what its seat knew, in the same worlds for all that is compared."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tampu.analysis.outlook import Tries
from tampu.analysis.verdict import Judge
from tampu.bots.critic import Critic
from tampu.bots.opinion import critic_of
from tampu.core.luck import Stream
from tampu.core.play import Match
from tests.analysis.games import GLIMPSE, OF_BOTS, each_game, one_of, seen_by, study_of


def judge(match: Match, critic: Critic | None = None) -> Judge:
    critic = critic or critic_of(match.game.key)
    return Judge(match.game, Tries(critic, match.header.seats), GLIMPSE)


def decisions(match: Match) -> list[int]:
    """The lines (from 0) that could have been another one."""
    return [
        number
        for number, step in enumerate(match.steps)
        if step.line.seat >= 0 and len(match.state_after(number).actions(step.line.seat)) > 1
    ]


@settings(max_examples=12, deadline=None)
@given(data=st.data(), key=st.sampled_from(sorted(OF_BOTS)))
def test_nothing_hidden_changes_a_verdict(data, key):
    """Another deal of what the seat could not see gives the same figures."""
    match = one_of(key)
    number = data.draw(st.sampled_from(decisions(match)))
    seat, done = match.steps[number].line.seat, (match.steps[number].action,)
    state = match.state_after(number)
    other = state.copy()
    other.redeal(seat, Stream(data.draw(st.integers(0, 2**40))))
    assert other.view(seat) == state.view(seat)
    first, second = (judge(match).judged(each, seat, done, 1, seed=5) for each in (state, other))
    assert first == second


@pytest.mark.parametrize("key", OF_BOTS)
def test_the_same_seed_gives_the_same_figures_and_another_one_others(key):
    match = one_of(key).prefix(60)
    assert seen_by(None, match) == seen_by(None, match)
    assert seen_by(None, match) != seen_by(None, match, seed=1)


@each_game
def test_the_losses_of_a_turn_add_up_to_that_of_its_answers(key):
    """Each answer is compared with the best that was possible before it, in the same worlds."""
    study = study_of(key)
    assert any(len(deed.verdicts) > 1 for deed in study.deeds)
    for deed in study.deeds:
        assert [each.line for each in deed.verdicts] == list(
            range(deed.line, deed.line + deed.lines)
        )
        assert sum(each.loss.mean for each in deed.verdicts) == pytest.approx(deed.loss.mean)


@each_game
def test_what_was_done_was_done_by_its_seat_and_what_is_better_is_legal(key):
    match = one_of(key)
    for deed in study_of(key).deeds:
        for verdict in deed.verdicts:
            step = match.steps[verdict.line - 1]
            assert (step.line.seat, step.line.text) == (deed.seat, verdict.done.moves[0])
            legal = match.state_after(verdict.line - 1).actions(deed.seat)
            for way in verdict.better:
                assert match.game.read(way.moves[0]) in legal
                assert way.moves != verdict.done.moves


def test_to_throw_the_game_away_is_a_loss_and_to_win_it_is_none():
    """MP-807: the last decision of a game of Machu Picchu; every answer is judged in turn."""
    match = one_of("machu_picchu")
    number = decisions(match)[-1]
    seat, state = match.steps[number].line.seat, match.state_after(number)
    losses = {}
    for action in state.actions(seat):
        deed = judge(match).judged(state, seat, (action,), number + 1, seed=1).deed
        assert deed is not None
        losses[action] = deed.points_lost.mean
    assert min(losses.values()) == pytest.approx(0, abs=0.01)
    assert len(losses) > 1


def test_every_line_is_looked_at_by_itself():
    """What was looked at before changes nothing: a study that was broken off can go on."""
    match = one_of("machu_picchu")
    number = decisions(match)[20]
    seat, done = match.steps[number].line.seat, (match.steps[number].action,)
    alone = judge(match).judged(match.state_after(number), seat, done, 1, seed=3)
    busy = judge(match)
    for other in itertools.islice(decisions(match), 5):
        step = match.steps[other]
        busy.judged(match.state_after(other), step.line.seat, (step.action,), 1, seed=3)
    assert busy.judged(match.state_after(number), seat, done, 1, seed=3) == alone
