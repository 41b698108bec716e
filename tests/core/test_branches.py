"""Branches: lines tried beside a game are variations of its record, and are found there again."""

import pytest

from tampu.core.branches import Branch, branches, with_branch
from tampu.core.line import Line, RecordError
from tampu.core.notes import MOST_DEPTH, MOST_NAME, Notes, Value, Variation
from tampu.core.record import Header, Record, read_record, write_record

HEADER = Header("canal_kings", 1, 2)
GAME = Record(HEADER, [Line(number % 2, f"dig {number}") for number in range(1, 6)])
"""Nothing is judged here: any words will do."""


def lines(text: str) -> list[Line]:
    """`a b`: seat A digs a, then b."""
    return [Line(0, f"dig {word}") for word in text.split()]


def branch(text: str, name: str = "", comment: str = "", line: int = 2) -> Branch:
    return Branch(line, tuple(f"A: dig {word}" for word in text.split()), name, comment)


def noted(*tried: Branch, record: Record = GAME) -> Record:
    """The record with these, as it is read again."""
    for each in tried:
        words = [row.removeprefix("A: ") for row in each.rows]
        record = with_branch(record, each, [Line(0, word) for word in words])
    return read_record(write_record(record))


def found(*tried: Branch, record: Record = GAME) -> list[Branch]:
    return list(branches(noted(*tried, record=record), 100))


def variations(record: Record, line: int = 2) -> list[Variation]:
    return record.notes[line + 1].variations


def test_a_line_stands_below_the_line_that_it_replaces():
    record = noted(branch("a b", "The other bank", "Dearer"))
    notes = {4: Notes("Dearer")}
    assert variations(record) == [Variation(lines("a b"), "The other bank", notes)]


def test_what_goes_in_comes_out():
    tried = [
        Branch(0, (), "", "A rainy day"),
        Branch(2, (), "", "Too early"),
        branch("a b c", "North", "first\n\nlast"),
        branch("a b d", "South"),
        branch("a b", "", "Here it turns"),
        branch("x"),
        branch("y z", line=4),
    ]
    assert sorted(found(*tried), key=repr) == sorted(tried, key=repr)


def test_lines_that_begin_alike_are_one_variation_with_variations_in_it():
    record = noted(branch("a b c"), branch("a b d"), branch("a e"), branch("a b d f"))
    (only,) = variations(record)
    assert only.lines == lines("a b c")
    assert [each.lines for each in only.notes[4].variations] == [lines("e")]
    assert [each.lines for each in only.notes[5].variations] == [lines("d f")]


def test_a_longer_line_goes_on_from_a_shorter_one():
    record = noted(branch("a", "", "Bold"), branch("a b", "Bolder"))
    assert variations(record) == [Variation(lines("a b"), "Bolder", {3: Notes("Bold")})]


def test_a_named_line_that_others_go_on_from_is_a_variation_of_its_own():
    first = [branch("a b", "Short"), branch("a b c")]
    for tried in (first, first[::-1]):
        record = noted(*tried)
        assert {(each.name, len(each.lines)) for each in variations(record)} == {
            ("Short", 2),
            ("", 3),
        }
        assert sorted(found(*tried), key=repr) == sorted(tried, key=repr)


def test_further_lines_join_the_one_that_has_no_name():
    record = noted(branch("a b", "Short"), branch("a b c"), branch("a b d"))
    assert [each.lines for each in variations(record)] == [lines("a b"), lines("a b c")]
    assert [each.lines for each in variations(record)[1].notes[5].variations] == [lines("d")]


def test_what_is_there_already_is_not_there_twice():
    tried = [branch("a b", "Short", "!"), branch("a b c"), branch("a d"), Branch(3, (), "", "Hm")]
    once = noted(*tried)
    assert noted(*tried, record=once) == once
    assert noted(*branches(once, 100), record=once) == once


def test_another_name_or_comment_at_the_same_end_replaces_the_old_one():
    record = noted(branch("a", "Old", "old"), branch("a", "New", "new"))
    assert variations(record) == [Variation(lines("a"), "New", {3: Notes("new")})]
    assert noted(branch("a"), record=record) == record


def test_values_and_what_else_is_noted_stays():
    value = (Value(60, 3), Value(40))
    inner = Variation(lines("z"), "", {3: Notes("", value)})
    record = Record(HEADER, GAME.lines, {3: Notes("Good", value, [inner])})
    both = noted(branch("z y"), branch("q"), Branch(3, (), "", "Better"), record=record)
    note = both.notes[3]
    assert (note.comment, note.values) == ("Better", value)
    assert [each.lines for each in note.variations] == [lines("z y"), lines("q")]
    assert note.variations[0].notes == {3: Notes("", value)}


def test_beyond_the_last_line_of_a_record_a_line_begins_with_that_line():
    record = noted(branch("a b", "On", line=5))
    assert variations(record, 4) == [Variation([GAME.lines[-1], *lines("a b")], "On")]
    assert list(branches(record, 100)) == [branch("a b", "On", line=5)]


def test_no_variation_is_nested_deeper_than_a_record_can_have_it():
    words = [" ".join(["a"] * depth + ["b"] * (14 - depth)) for depth in range(14)]
    tried = [branch(text) for text in words]
    record = noted(*tried)
    assert sorted(branches(record, 100), key=repr) == sorted(tried, key=repr)

    def depth(each: Variation) -> int:
        inner = [depth(other) for note in each.notes.values() for other in note.variations]
        return 1 + max(inner, default=0)

    assert max(depth(each) for each in variations(record)) == MOST_DEPTH


def test_of_long_lines_only_so_many_rows_are_told():
    record = noted(branch("a b c d", "Long"), branch("a b c e"), branch("a f"))
    assert list(branches(record, 3)) == [branch("a b c"), branch("a f")]


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (branch("a", "n" * (MOST_NAME + 1)), "bad-name"),
        (branch("a", "bell\x07"), "bad-name"),
        (branch("a", "", "bell\x07"), "bad-comment"),
        (branch("a", "", "x" * 5000), "long-comment"),
    ],
)
def test_what_cannot_stand_in_a_record_is_refused(wrong: Branch, problem: str):
    with pytest.raises(RecordError) as refused:
        noted(wrong)
    assert (refused.value.problem, refused.value.facts["move"]) == (problem, 3)
