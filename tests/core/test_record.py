"""Records: what is written reads back; what is damaged is told with its line."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tampu
from tampu.core import laws
from tampu.core.commitment import commitment_to
from tampu.core.play import Match, play_out, replay, verify
from tampu.core.record import (
    Header,
    Line,
    Record,
    RecordError,
    read_record,
    write_json,
    write_record,
)

GAME = tampu.game("machu_picchu")
SEED = "0123456789abcdef" * 4


def finished(seats: int = 2) -> Record:
    """A finished game with its seed revealed; everybody plays the first legal action."""
    header = Header(GAME.key, 1, seats, GAME.with_defaults({}), commitment_to(SEED))
    match = Match(GAME, header)
    play_out(match, SEED, [lambda state, seat: state.actions(seat)[0]] * seats)
    return match.record.finished(SEED, match.state.scores)


TEXT = write_record(finished())


def problem_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as problem:
        verify(GAME, read_record(text))
    return problem.value


def test_a_record_is_readable_aloud() -> None:
    rows = TEXT.splitlines()
    assert rows[0] == "tampu record 1"
    assert rows[1:5] == [
        "game: machu_picchu",
        "edition: 1",
        "seats: 2",
        "options: reverse=pairing end=all_full begins=lot",
    ]
    assert rows[10].startswith("1. chance: first ")
    assert any(row.endswith(": order tall_first") for row in rows)


def test_a_sound_record_verifies_to_its_end() -> None:
    for text in (TEXT, write_json(finished()), TEXT.replace("\n", "\r\n"), "\ufeff" + TEXT):
        assert verify(GAME, read_record(text)).over


def test_a_changed_shuffle_is_found_on_its_line() -> None:
    """Every line of chance is tied to the seed."""
    rows = TEXT.splitlines()
    for number in range(10, len(rows)):
        who, _, what = rows[number].partition(": ")
        if what.startswith("draw"):
            other = "draw 7" if what == "draw 8" else "draw 8"
            text = "\n".join([*rows[:number], f"{who}: {other}", *rows[number + 1 :]])
            found = problem_of(text)
            assert (found.problem, found.line) == ("unfair", number + 1)


def test_any_changed_line_fails_to_verify() -> None:
    """Also an answer that would have been just as legal."""
    swaps = {"order tall_first": "order small_first", "order small_first": "order tall_first"}
    swaps |= {
        "stair N": "stair E",
        "stair S": "stair W",
        "stair E": "stair N",
        "stair W": "stair S",
    }
    rows = TEXT.splitlines()
    for number in range(10, len(rows)):
        who, _, what = rows[number].partition(": ")
        other = swaps.get(what, "card 50" if what != "card 50" else "card 49")
        text = "\n".join([*rows[:number], f"{who}: {other}", *rows[number + 1 :]])
        assert problem_of(text).problem in (
            "illegal", "unfair", "wrong-checksum", "wrong-scores", "not-an-action"
        )  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ("tampu record 1", "tampu record 9", "no-magic", 1),
        ("game: machu_picchu", "game: go", "other-game", None),
        ("edition: 1", "edition: 7", "other-edition", None),
        ("edition: 1", "edition: one", "not-whole", 3),
        ("seats: 2", "seats: 5", "cannot-start", None),
        ("seats: 2", "seats: -2", "not-whole", 4),
        ("seats: 2\n", "", "missing", 9),
        ("seats: 2", "seats: 2\nseats: 2", "twice", 5),
        ("options: reverse", "colour: red", "bad-header", 5),
        ("end=all_full", "end all_full", "bad-option", 5),
        ("end=all_full", "end=some_full", "cannot-start", None),
        ("commitment: ", "commitment: x", "not-hash", 6),
        ("seed: 0", "seed: 1", "wrong-seed", None),
        ("scores: ", "scores: x", "bad-scores", 8),
        ("scores: ", "scores: 9", "wrong-scores", None),
        ("2. chance", "3. chance", "bad-number", 12),
        ("1. chance: ", "1. chance ", "bad-move", 11),
        ("1. chance: first", "1. chance: last", "not-an-action", 11),
        ("1. chance: first", "1. A: first", "illegal", 11),
    ],
)
def test_damage_is_told_with_its_line(old: str, new: str, problem: str, line: int | None) -> None:
    assert old in TEXT
    found = problem_of(TEXT.replace(old, new, 1))
    assert (found.problem, found.line) == (problem, line)


def test_without_a_seed_nothing_can_be_verified() -> None:
    header = Header(GAME.key, 1, 2, GAME.with_defaults({}))
    with pytest.raises(RecordError) as problem:
        verify(GAME, Record(header, []))
    assert problem.value.problem == "no-seed"


def test_a_huge_text_is_no_record() -> None:
    assert problem_of("tampu record 1\n" + "x" * 3_000_000).problem == "too-large"


@pytest.mark.parametrize("text", ["{", "{}", "{" * 5_000, '{"format": 1}', "", "\x00", "\n\n"])
def test_foreign_texts_are_told_so(text: str) -> None:
    assert problem_of(text).problem in ("bad-json", "no-magic")


@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=40))
@settings(max_examples=300, deadline=None)
def test_whatever_is_damaged_gives_a_record_error_or_a_record(
    place: int, length: int, filling: str
) -> None:
    """A text with any part cut out and anything put in never ends in another exception."""
    text = TEXT[:place] + filling + TEXT[place + length :]
    with suppress(RecordError):
        replay(GAME, read_record(text))


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda b: b.decode("latin-1")))
@settings(max_examples=200, deadline=None)
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


def test_a_truncated_record_replays_as_far_as_it_goes() -> None:
    rows = TEXT.splitlines(keepends=True)
    match = replay(GAME, read_record("".join(rows[:40])))
    assert not match.over
    assert len(match.steps) == 30


def test_lines_say_who_acts() -> None:
    assert [Line(-1, "x").who, Line(0, "x").who, Line(3, "x").who] == ["chance", "A", "D"]


def test_random_matches_read_back_in_both_forms() -> None:
    for seed in range(20):
        match = laws.random_match(GAME, 4, {"end": "one_full"}, seed)
        laws.a_record_is_the_truth(GAME, match, len(match.steps))
