"""Lines that a game begins with: told in its record, legal, and nobody's to take back."""

import random
from dataclasses import replace

import pytest

import tampu
from tampu.core.commitment import commitment_to
from tampu.core.contract import CHANCE
from tampu.core.game import Game
from tampu.core.play import Chooser, Match, play_out, replay, verify
from tampu.core.record import (
    Header,
    Line,
    Record,
    RecordError,
    read_record,
    write_json,
    write_record,
)
from tampu.games import KEYS

OLD, NEW = "5a" * 32, "c3" * 32


def by_chance(key: str, seats: int) -> list[Chooser]:
    luck = random.Random(key)
    return [lambda state, seat: luck.choice(state.actions(seat))] * seats


def whole(key: str) -> Match:
    """A game that chance played."""
    game = tampu.game(key)
    seats = game.seats[0]
    header = Header(key, game.edition, seats, game.with_defaults({}), commitment_to(OLD))
    return play_out(Match(game, header), OLD, by_chance(key, seats))


def played_on(old: Match, given: int) -> Record:
    """The record of a game that goes on from so many lines of it, by a seed of its own."""
    header = replace(old.header, given=given, commitment=commitment_to(NEW))
    match = Match(old.game, header)
    match.steps.extend(old.steps[:given])
    play_out(match, NEW, by_chance(old.game.key, header.seats))
    return match.record.finished(NEW, match.state.scores)


@pytest.fixture(scope="module", params=KEYS)
def old(request: pytest.FixtureRequest) -> Match:
    return whole(request.param)


@pytest.fixture(scope="module")
def record(old: Match) -> Record:
    return played_on(old, len(old.steps) // 2)


def problem_of(game: Game, text: str) -> RecordError:
    with pytest.raises(RecordError) as problem:
        verify(game, read_record(text))
    return problem.value


def test_the_record_says_how_many_lines_were_given_and_reads_back(record: Record) -> None:
    given = record.header.given
    assert f"\ngiven: {given}\n" in write_record(record)
    assert f'"given": {given},' in write_json(record)
    for text in (write_record(record), write_json(record)):
        assert read_record(text) == record
        assert read_record(text).header.given == given


def test_where_nothing_is_given_nothing_is_said(old: Match) -> None:
    record = old.record.finished(OLD, old.state.scores)
    assert "given" not in write_record(record) + write_json(record)
    assert read_record(write_record(record)).header.given == 0


def test_it_begins_with_the_given_lines_and_goes_on_by_its_own_seed(
    old: Match, record: Record
) -> None:
    given = record.header.given
    assert record.lines[:given] == old.record.lines[:given]
    assert any(line.seat == CHANCE for line in record.lines[:given])
    assert verify(old.game, record).over


@pytest.mark.parametrize("change", [-1, 1])
def test_another_number_of_given_lines_is_found(old: Match, record: Record, change: int) -> None:
    """Whoever hides what was given would pass the luck of the old game off as that of this one."""
    given = record.header.given
    text = write_record(record).replace(f"given: {given}\n", f"given: {given + change}\n")
    assert problem_of(old.game, text).problem in ("wrong-checksum", "unfair")


def test_a_game_that_was_given_cannot_pass_as_one_that_was_dealt(
    old: Match, record: Record
) -> None:
    text = write_record(record).replace(f"given: {record.header.given}\n", "")
    assert problem_of(old.game, text).problem == "unfair"
    nothing = replace(record.header, given=0)
    assert replace(record, header=nothing).checksum() != record.checksum()


def test_a_dealt_game_cannot_be_told_as_given(old: Match) -> None:
    text = write_record(old.record.finished(OLD, old.state.scores))
    text = text.replace("seed: ", "given: 3\nseed: ", 1)
    assert problem_of(old.game, text).problem == "wrong-checksum"


def test_what_chance_did_after_the_given_lines_is_checked(old: Match, record: Record) -> None:
    given = record.header.given
    for number, line in enumerate(record.lines):
        if number < given or line.seat != CHANCE:
            continue
        state = replay(old.game, replace(record, lines=record.lines[:number])).state
        other = [old.game.write(action) for action, _ in state.outcomes()]
        other.remove(line.text)
        if not other:
            continue
        lines = [*record.lines[:number], Line(CHANCE, other[0]), *record.lines[number + 1 :]]
        with pytest.raises(RecordError) as problem:
            verify(old.game, replace(record, lines=lines))
        assert problem.value.problem == "unfair"
        assert problem.value.facts["move"] == number + 1
        return


def test_given_lines_must_be_legal(old: Match, record: Record) -> None:
    lines = [Line(0, line.text) if line.seat == CHANCE else line for line in record.lines[:1]]
    with pytest.raises(RecordError) as problem:
        verify(old.game, replace(record, lines=[*lines, *record.lines[1:]]))
    assert problem.value.problem == "illegal"


def test_no_more_lines_are_given_than_there_are(old: Match) -> None:
    header = replace(old.header, given=len(old.steps) + 1)
    with pytest.raises(RecordError) as problem:
        replay(old.game, Record(header, old.record.lines))
    assert problem.value.problem == "too-much-given"
    assert replay(old.game, Record(replace(header, given=len(old.steps)), old.record.lines)).over


@pytest.mark.parametrize("wrong", ["-1", "many", "1000000", "3.5"])
def test_how_many_were_given_is_a_whole_number(record: Record, wrong: str) -> None:
    given = record.header.given
    text = write_record(record).replace(f"given: {given}\n", f"given: {wrong}\n")
    with pytest.raises(RecordError) as problem:
        read_record(text)
    assert problem.value.problem == "not-whole"
    told = write_json(record).replace(f'"given": {given},', f'"given": {wrong},')
    with pytest.raises(RecordError) as problem:
        read_record(told)
    assert problem.value.problem == "bad-json"


def test_taking_back_stops_at_the_given_lines(old: Match) -> None:
    """Also where the seat that acted last could have taken that back in the other game."""
    seats = range(old.header.seats)
    free = [
        line
        for line in range(1, len(old.steps))
        if any(old.prefix(line).undo_point(seat) is not None for seat in seats)
    ]
    assert len(free) > 20
    for line in free[:60]:
        match = Match(old.game, replace(old.header, given=line))
        match.steps.extend(old.steps[:line])
        assert all(match.undo_point(seat) is None for seat in seats)
        seat = int(match.state.asked())
        if seat < 0:
            continue
        match.play(seat, match.state.actions(seat)[0])
        assert match.undo_point(seat) in (None, line)
