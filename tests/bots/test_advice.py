"""Advice: a good move, and reasons whose figures add up to what they explain."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tampu
from tampu.bots.advice import LATER, RIVALS, Advice, Adviser, in_tenths
from tampu.bots.opinion import critic_of
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.games import KEYS
from tampu.languages import LANGS, game_folder
from tampu.languages.messages import read_file

SECONDS = 0.05


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """A random game, as it is whenever somebody has a choice."""
    state, luck = game.start(seats), Stream(seed << 32)
    while state.asked() != NOBODY:
        if state.asked() != CHANCE and len(state.actions()) > 1:
            yield state
        state.apply(state.random_action(luck))
    yield state


def some(game: Game, seats: int, seed: int, every: int) -> list[State]:
    return [state.copy() for state in islice(positions(game, seats, seed), 0, None, every)]


@pytest.mark.parametrize("key", KEYS)
def test_the_parts_of_a_worth_add_up_to_it(key: str):
    game, critic = tampu.game(key), critic_of(key)
    terms = critic.terms()
    assert len({*terms}) == len(terms)
    for seats in (game.seats[0], game.seats[-1]):
        for state in some(game, seats, 3, 17):
            for seat in range(seats):
                parts = critic.parts(state, seat)
                assert len(parts) == len(terms)
                assert sum(parts) == pytest.approx(critic.worth(state, seat))


def asked_for_advice(game: Game, state: State, meant: list[int]) -> Advice:
    seat = int(state.asked())
    adviser = Adviser(game)
    return adviser.advise(state.view(seat), state.actions(), meant, Stream(7 << 32), SECONDS)


@pytest.mark.parametrize("key", KEYS)
def test_a_good_move_can_be_made_and_its_reasons_add_up(key: str):
    game = tampu.game(key)
    kinds = set()
    for state in some(game, game.seats[-1], 5, 29)[:-1]:
        advice = asked_for_advice(game, state, [])
        assert advice.move[0] in state.actions()
        assert advice.gain == sum(reason.tenths for reason in advice.reasons)
        assert all(reason.tenths for reason in advice.reasons)
        assert {reason.term for reason in advice.reasons} <= {
            RIVALS,
            LATER,
            *critic_of(key).terms(),
        }
        assert 0.0 <= advice.chance <= 1.0
        assert state.asked() not in advice.rivals
        assert len(advice.rivals) == len(state.scores) - 1
        kinds.add(advice.against)
    assert kinds <= {"others", "ending"}


@pytest.mark.parametrize("key", KEYS)
def test_what_one_means_to_do_is_compared_or_confirmed(key: str):
    game = tampu.game(key)
    found = set()
    for state in some(game, game.seats[0], 8, 23)[:-1]:
        for meant in (state.actions()[0], state.actions()[-1]):
            advice = asked_for_advice(game, state, [meant])
            if advice.move[0] == meant:
                assert advice.against != "meant"
                assert advice.meant
            else:
                assert advice.against == "meant"
                assert not advice.meant
            found.add(advice.meant)
    assert False in found


@pytest.mark.parametrize("key", KEYS)
def test_reasons_for_a_move_that_was_made_speak_of_that_move(key: str):
    game = tampu.game(key)
    for state in some(game, game.seats[0], 11, 41)[:-1]:
        seat, done = int(state.asked()), state.actions()[-1]
        advice = Adviser(game).explain(
            state.view(seat), state.actions(), [done], Stream(3 << 32), SECONDS
        )
        assert advice.move[0] == done
        assert advice.gain == sum(reason.tenths for reason in advice.reasons)


@given(st.dictionaries(st.text(min_size=1), st.floats(-80, 80), min_size=1, max_size=16))
def test_rounded_figures_still_add_up_and_none_is_far_off(found: dict[str, float]):
    reasons = {reason.term: reason.tenths for reason in in_tenths(found)}
    assert sum(reasons.values()) == round(10 * sum(found.values()))
    for term, amount in found.items():
        assert abs(reasons.get(term, 0) - 10 * amount) <= 1.5
    assert all(reasons.values())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_every_term_has_its_sentences_in_every_language(key: str, lang: str):
    words = read_file(game_folder(key) / "words" / f"{lang}.ftl")
    terms = {term.rstrip("_0123456789") for term in critic_of(key).terms()}
    parts = ("", ".look", ".of")
    wanted = {f"reason-{term}{part}" for term in terms for part in parts}
    assert wanted == {part for part in words.parts if part.startswith("reason-")}
    for part in wanted:
        assert words.variables(part) <= {"way", "points", "number"}
        if not part.endswith((".look", ".of")):
            assert {"way", "points"} <= words.variables(part)
