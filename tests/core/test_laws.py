"""The laws of core/laws.py, fed with every game of the house."""

from itertools import islice

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import tampu
from tampu.core import bits, laws
from tampu.core.contract import NOBODY
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.play import Step
from tampu.languages.rulebook import rulebook
from tampu.server.perspective import step_told

FORMER = [former for key in ("machu_picchu", "cuzco_kramer") for former in tampu.game(key).earlier]
"""Earlier editions that keep all these laws; why that of Cuzco (Feld) does not: test_windows.py."""
GAMES = [*tampu.catalogue(), *FORMER]


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game, int, dict[str, str], int]:
    """A game, a number of seats, options and a seed."""
    game = draw(st.sampled_from(GAMES))
    seats = draw(st.sampled_from(game.seats))
    options = {option.key: draw(st.sampled_from(option.values)) for option in game.options}
    assume(game.refuse_start(seats, options) is None)
    return game, seats, options, draw(st.integers(0, 2**63))


PLAIN = bits.__file__.endswith(".py")
"""Uncompiled the same laws take twenty times as long: fewer games then."""
EVERY = 31 if PLAIN else 11
"""One position in so many begins two games that look the same to somebody."""
LARGE = 400
"""More answers than these are not looked at one by one."""
TOGETHER = 25
"""Lines that they go on together."""
MOST_EVEN = 60
"""Actions that can each be drawn often enough to judge how evenly they come."""
FEW = settings(max_examples=3 if PLAIN else 8, deadline=None)
MANY = settings(max_examples=10 if PLAIN else 40, deadline=None)


@given(tables())
@FEW
def test_the_judge_and_the_legal_list_agree(table: tuple[Game, int, dict[str, str], int]) -> None:
    game, seats, options, seed = table
    for state, _ in laws.some_states(game, seats, options, seed):
        tried = laws.conceivable(game, state, seed)
        laws.somebody_can_answer(state, seats)
        laws.actions_are_what_is_not_refused(game, state, seats, tried)
        laws.a_refused_action_leaves_no_trace(state, seats, tried)
        laws.chance_is_weighted(state)
        laws.random_actions_are_legal(state, seed)


@given(tables(), st.integers(0, 40))
@FEW
def test_what_is_offered_can_be_had(
    table: tuple[Game, int, dict[str, str], int], first: int
) -> None:
    game, seats, options, seed = table
    states = islice(laws.random_states(game, seats, options, seed), first, None, 3 * EVERY)
    for number, (state, _) in enumerate(states):
        seat = int(state.asked())
        if seat >= 0 and len(state.actions(seat)) < LARGE:
            laws.what_is_offered_can_be_had(game, state, seat, Stream(seed + number))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.key}-{game.edition}")
def test_random_play_prefers_nothing(game: Game) -> None:
    """Seeds are fixed: what is judged by its frequency must not be judged anew every day."""
    looked_at = 0
    for seed in range(2 if PLAIN else 8):
        for state, asked in laws.some_states(game, game.seats[seed % 2], {}, seed):
            if asked != NOBODY and len(state.actions()) <= MOST_EVEN:
                laws.random_actions_are_even(state, seed)
                looked_at += 1
    assert looked_at > (5 if PLAIN else 20)


@given(tables())
@FEW
def test_copies_are_equal_and_go_their_own_way(
    table: tuple[Game, int, dict[str, str], int],
) -> None:
    game, seats, options, seed = table
    for state, _ in laws.some_states(game, seats, options, seed):
        laws.copies_are_equal_and_independent(state)


@given(tables())
@FEW
def test_a_seat_sees_its_view_and_nothing_else(
    table: tuple[Game, int, dict[str, str], int],
) -> None:
    game, seats, options, seed = table
    for state, _ in laws.some_states(game, seats, options, seed):
        laws.imagination_fits(game, state, seats, seed + 1)
        laws.redealing_is_unseen(game, state, seats, seed + 2)


def told(step: Step, eyes: int | None) -> object:
    """A line as the house tells it: events, and whether its action can be read."""
    return step_told(step, 1, eyes)


@given(tables(), st.integers(0, 30))
@FEW
def test_nothing_can_be_told_from_the_course_of_a_game(
    table: tuple[Game, int, dict[str, str], int], first: int
) -> None:
    """Questions, seats asked, events, and the number and order of lines."""
    game, seats, options, seed = table
    states = islice(laws.random_states(game, seats, options, seed), first, None, EVERY)
    for number, (state, _) in enumerate(states):
        eyes = (None, *range(seats))[number % (seats + 1)]
        luck = Stream(seed + number)
        laws.the_course_keeps_secrets(game, state, eyes, told, luck, TOGETHER)


@given(tables(), st.floats(0, 1))
@MANY
def test_the_record_is_the_truth(
    table: tuple[Game, int, dict[str, str], int], share: float
) -> None:
    game, seats, options, seed = table
    match = laws.random_match(game, seats, options, seed)
    laws.telling_changes_nothing(game, match)
    laws.scores_are_sums_of_points(match, seats)
    laws.every_rule_exists(match, {rule.id for rule in rulebook(game.key, "en").paragraphs})
    laws.ranking_names_everybody(match.state, seats)
    laws.a_record_is_the_truth(game, match, int(share * len(match.steps)))


@pytest.mark.parametrize("game", tampu.catalogue(), ids=lambda game: game.key)
def test_nobody_can_hold_up_the_game(game: Game) -> None:
    """The strictest player for time, of Cuzco (Kiesling & Kramer): see test_strolling.py."""
    for seed in range(1 if PLAIN else 4):
        seats = game.seats[seed % len(game.seats)]
        luck = Stream(seed)
        laws.nobody_can_hold_up_the_game(game, seats, {}, laws.clinging, luck)


@given(tables())
@FEW
def test_what_is_foreseen_happens(table: tuple[Game, int, dict[str, str], int]) -> None:
    game, seats, options, seed = table
    match = laws.random_match(game, seats, options, seed)
    laws.what_is_foreseen_happens(game, match, seed + 3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.key}-{game.edition}")
def test_every_action_reads_back_as_written(game: Game) -> None:
    laws.notation_is_faithful(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.key}-{game.edition}")
@pytest.mark.parametrize("seed", [3, 14])
def test_the_legal_list_is_complete(game: Game, seed: int) -> None:
    """Every single action of the game, in positions all along a game."""
    seats = game.seats[seed % len(game.seats)]
    options = {option.key: option.values[seed % len(option.values)] for option in game.options}
    if game.refuse_start(seats, options) is not None:
        options = {}
    for state, _ in laws.some_states(game, seats, options, seed):
        laws.actions_are_what_is_not_refused(game, state, seats, range(game.action_count))
