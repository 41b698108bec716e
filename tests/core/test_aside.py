"""A line beside a game: what is left out falls as it did, what is told is played as told."""

import random
from dataclasses import replace

import pytest

import tampu
from tampu.core.aside import Aside, parted, row_of
from tampu.core.commitment import commitment_to
from tampu.core.contract import CHANCE
from tampu.core.notation import NotationError
from tampu.core.play import IllegalAction, Match, answers_itself, play_out
from tampu.core.record import Header
from tampu.games import KEYS

SEED = "5a" * 32


def whole(key: str) -> Match:
    """A game that chance played."""
    game = tampu.game(key)
    seats = game.seats[0]
    header = Header(key, game.edition, seats, game.with_defaults({}), commitment_to(SEED))
    luck = random.Random(key)
    return play_out(Match(game, header), SEED, [lambda s, i: luck.choice(s.actions(i))] * seats)


@pytest.fixture(scope="module", params=KEYS)
def match(request: pytest.FixtureRequest) -> Match:
    return whole(request.param)


def aside(match: Match, first: int, seed: str = SEED) -> Aside:
    return Aside(match.game, match.header, match.state_after(first), first, seed)


def decisions(match: Match, first: int) -> list[str]:
    """What people chose in the game after so many lines."""
    steps = enumerate(match.steps[first:], first)
    return [
        row_of(step.line)
        for line, step in steps
        if step.line.seat != CHANCE and not answers_itself(match.state_after(line))
    ]


@pytest.mark.parametrize("part", [0.0, 0.5, 0.9])
def test_the_same_decisions_bring_the_same_luck(match: Match, part: float):
    first = int(part * len(match.steps))
    beside = aside(match, first)
    beside.play(decisions(match, first))
    assert beside.rows == [row_of(step.line) for step in match.steps[first:]]
    assert beside.match.state.scores == match.state.scores


def test_rows_that_tell_everything_need_no_seed(match: Match):
    first = len(match.steps) // 2
    rows = [row_of(step.line) for step in match.steps[first:]]
    beside = aside(match, first, "00" * 32)
    beside.play(rows)
    assert beside.rows == rows


def test_other_luck_falls_by_another_seed(match: Match):
    one, other = aside(match, 0), aside(match, 0, "00" * 32)
    one.play([])
    other.play([])
    assert one.rows == [row_of(step.line) for step in match.steps[: len(one.rows)]]
    assert one.rows != other.rows


def test_the_game_stays_as_it_was(match: Match):
    before = [row_of(step.line) for step in match.steps]
    beside = aside(match, 0)
    beside.play([])
    seat = int(beside.match.state.asked())
    action = beside.match.state.actions(seat)[-1]
    beside.play([f"{'ABCD'[seat]}: {match.game.write(action)}"])
    assert [row_of(step.line) for step in match.steps] == before


def test_what_is_no_row_is_refused_with_an_example(match: Match):
    for row in ("", "card 3", "E: card 3", "AB: card 3", "A:card"):
        with pytest.raises(NotationError) as wrong:
            parted(row)
        assert wrong.value.examples


def test_an_answer_of_somebody_who_is_not_asked_is_refused(match: Match):
    beside = aside(match, 0)
    beside.play([])
    state = beside.match.state
    asked = {seat for seat in range(match.header.seats) if state.actions(seat)}
    text = match.game.write(state.actions(min(asked))[0])
    for seat in set(range(match.header.seats)) - asked:
        with pytest.raises(IllegalAction):
            beside.play([f"{'ABCD'[seat]}: {text}"])


def test_what_is_played_beside_a_game_that_was_given_can_be_taken_back():
    """Given are the lines of the game, and none of those beside it."""
    game = whole("cuzco_kramer")
    line = next(
        n
        for n in range(1, len(game.steps))
        if (seat := int(game.state_after(n).asked())) >= 0
        and game.prefix(n).undo_point(seat) is not None
    )
    seat = game.steps[line - 1].line.seat
    header = replace(game.header, given=line)
    beside = Aside(game.game, header, game.state_after(line - 1), line - 1, SEED)
    beside.match.play(seat, game.steps[line - 1].action)
    assert beside.match.undo_point(seat) == 0
