"""Notes in records: comments, values and variations; what is written reads back, and is judged."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tampu.core.line import Line, RecordError
from tampu.core.notes import MOST_COMMENT, MOST_DEPTH, MOST_NAME, Notes, Value, Variation
from tampu.core.play import explored, replay, verify
from tampu.core.record import Record, read_record, write_json, write_record
from tests.core.test_record import GAME, TEXT, finished

DOCS = Path(__file__).parents[2] / "docs" / "record-format.md"
RECORDS = Path(__file__).parents[1] / "records"
PLAIN = finished()
BEGUN = """tampu record 1
game: machu_picchu
edition: 2
seats: 2
options: reverse=pairing end=all_full begins=lot
commitment: none

1. chance: first A
2. chance: pair 2-4
3. chance: pair 1-3
4. chance: draw 37
5. chance: draw 6
6. chance: draw 7
7. chance: draw 17
8. chance: draw 44
9. chance: draw 9
10. chance: draw 2
11. chance: draw 47
12. A: card 7
"""


def begun(*rows: str) -> str:
    """The beginning of a game, with these rows below its line 12 (row 19 of the file)."""
    return BEGUN + "".join(f"{row}\n" for row in rows)


def notes_of(*rows: str) -> Mapping[int, Notes]:
    return read_record(begun(*rows)).notes


def problem_of(text: str) -> RecordError:
    """What is wrong with it, read and replayed."""
    with pytest.raises(RecordError) as problem:
        replay(GAME, read_record(text))
    return problem.value


# ---- reading ----


def test_a_comment_of_several_rows_is_several_lines() -> None:
    assert notes_of("  ; One.", "  ;Two.", "  ;", "  ; Four.") == {12: Notes("One.\nTwo.\n\nFour.")}


def test_a_comment_without_a_word_is_none() -> None:
    record = read_record(begun("  ;", "  ; "))
    assert record.notes == {}
    assert write_record(record) == BEGUN


def test_values_are_each_seats_chance_with_a_margin_where_it_is_known() -> None:
    assert notes_of("  = 43±4 57") == {12: Notes(values=(Value(43, 4), Value(57)))}


def test_what_stands_before_line_1_belongs_to_the_start() -> None:
    text = BEGUN.replace("\n\n", "\n\n  ; Two friends.\n  = 50±0 50±0\n", 1)
    assert read_record(text).notes == {0: Notes("Two friends.", (Value(50, 0), Value(50, 0)))}
    assert write_record(read_record(text)) == text


def test_a_variation_counts_from_the_line_that_it_stands_at() -> None:
    notes = notes_of("  [Another card]", "  12. A: card 6", "  13. A: stair S")
    assert notes == {
        12: Notes(variations=[Variation([Line(0, "card 6"), Line(0, "stair S")], "Another card")])
    }


def test_the_first_number_again_begins_another_variation() -> None:
    notes = notes_of("  12. A: card 6", "  13. A: stair S", "  12. A: card 17", "  13. A: stair N")
    assert [[line.text for line in each.lines] for each in notes[12].variations] == [
        ["card 6", "stair S"],
        ["card 17", "stair N"],
    ]


def test_variations_have_notes_and_variations_of_their_own() -> None:
    notes = notes_of(
        "  12. A: card 6",
        "    ; Lower.",
        "  13. A: stair S",
        "    = 40 60",
        "    [The other side]",
        "    13. A: stair N",
        "      ; Why not.",
        "  14. chance: draw 15",
    )
    [outer] = notes[12].variations
    assert [line.text for line in outer.lines] == ["card 6", "stair S", "draw 15"]
    inner = Variation([Line(0, "stair N")], "The other side", {13: Notes("Why not.")})
    assert outer.notes == {
        12: Notes("Lower."),
        13: Notes("", (Value(40), Value(60)), [inner]),
    }


def test_a_game_goes_on_after_its_notes() -> None:
    record = read_record(begun("  12. A: card 6", "13. A: stair S", "  ; South."))
    assert len(record.lines) == 13
    assert sorted(record.notes) == [12, 13]
    assert record.size == 14


def test_lines_know_the_row_of_the_file() -> None:
    [variation] = notes_of("  ; x", "  12. A: card 6", "  13. A: stair S")[12].variations
    assert [line.row for line in variation.lines] == [21, 22]


# ---- what stays as it was ----


def test_a_record_without_notes_is_written_byte_for_byte_as_before() -> None:
    assert read_record(TEXT).notes == {}
    assert write_record(read_record(TEXT)) == TEXT
    assert set(json.loads(write_json(PLAIN))) == {
        *("format", "game", "edition", "seats", "options"),
        *("commitment", "seed", "scores", "checksum", "lines"),
    }
    assert set(json.loads(write_json(PLAIN))["lines"][0]) == {"seat", "action"}


@pytest.mark.parametrize("path", sorted(RECORDS.rglob("*.txt"))[::7], ids=lambda path: path.stem)
def test_records_of_before_are_written_as_they_were(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


def test_the_checksum_does_not_know_of_notes() -> None:
    annotated = replace(PLAIN, notes={0: Notes("A fine game."), 3: Notes("Oh.")})
    assert annotated.checksum() == PLAIN.checksum()
    for text in (write_record(annotated), write_json(annotated)):
        assert verify(GAME, read_record(text)).over
        assert read_record(text).notes == annotated.notes


def test_a_record_that_is_finished_keeps_its_notes() -> None:
    record = replace(PLAIN, notes={3: Notes("Oh.")})
    assert record.finished(PLAIN.header.seed or "", [1, 2]).notes == record.notes


# ---- round trips ----

WORDS = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), max_size=30).map(str.strip)
COMMENTS = st.lists(WORDS, max_size=4).map(lambda rows: "\n".join(rows).lstrip("\n"))
PERCENTS = st.integers(0, 100)
VALUES = st.just(()) | st.tuples(*[st.builds(Value, PERCENTS, st.none() | PERCENTS)] * 2)
LINES = st.builds(Line, st.integers(-1, 3), st.sampled_from(["card 12", "[x]", "; y", "= 3. A: z"]))


@st.composite
def variations(draw: st.DrawFn, first: int, depth: int) -> Variation:
    lines = draw(st.lists(LINES, min_size=1, max_size=3))
    notes = {n: draw(noted(n, depth + 1)) for n in range(first, first + len(lines))}
    return Variation(lines, draw(WORDS), {n: note for n, note in notes.items() if note != Notes()})


@st.composite
def noted(draw: st.DrawFn, number: int, depth: int = 1) -> Notes:
    inner = st.lists(variations(number, depth), max_size=2) if depth < 4 else st.just([])
    return Notes(draw(COMMENTS), draw(VALUES), draw(inner) if number else [])


@st.composite
def records(draw: st.DrawFn) -> Record:
    numbers = draw(st.sets(st.sampled_from([0, 1, 2, 7, len(PLAIN.lines)]), min_size=1, max_size=3))
    notes = {number: draw(noted(number)) for number in sorted(numbers)}
    return replace(PLAIN, notes={n: note for n, note in notes.items() if note != Notes()})


@given(records())
@settings(max_examples=150, deadline=None)
def test_notes_read_back_in_both_forms_and_from_one_to_the_other(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert read_record(write_json(record)) == record
    assert write_record(read_record(write_json(read_record(text)))) == text
    assert read_record(text).lines == PLAIN.lines


@given(records(), st.integers(0, 10_000), st.integers(0, 40), st.text(max_size=20))
@settings(max_examples=100, deadline=None)
def test_damaged_notes_give_a_record_error_or_a_record(
    record: Record, place: int, length: int, filling: str
) -> None:
    for text in (write_record(record), write_json(record)):
        start = place % len(text)
        with suppress(RecordError):
            replay(GAME, read_record(text[:start] + filling + text[start + length :]))


ROWS = st.sampled_from(
    ["; x", "= 1 2", "= 1", "[x]", "[", "12. A: card 6", "13. A: stair S", "13. A: card 7", "no"]
)


@given(st.lists(st.tuples(st.integers(0, 5), ROWS), max_size=8))
@settings(max_examples=300, deadline=None)
def test_whatever_is_read_is_written_so_that_it_reads_back(rows: list[tuple[int, str]]) -> None:
    with suppress(RecordError):
        record = read_record(begun(*("  " * depth + row for depth, row in rows)))
        assert read_record(write_record(record)) == record
        assert read_record(write_json(record)) == record


# ---- judging ----


def test_variations_are_judged_from_where_they_branch() -> None:
    """Chance in a variation need not be what the seed gives."""
    rows = ("  12. A: card 6", "  13. A: stair S", "    13. A: stair N", "  14. chance: draw 18")
    match = replay(GAME, read_record(begun(*rows)))
    assert [step.line.text for step in match.steps[-1:]] == ["card 7"]
    [variation] = notes_of(*rows)[12].variations
    steps = list(explored(match.game, match.state_after(11), variation, 12))
    assert [step.line.text for step in steps] == ["card 6", "stair S", "draw 18"]


def test_verify_asks_no_seed_of_a_variation() -> None:
    lines = PLAIN.lines
    number = next(n for n, line in enumerate(lines, 1) if line.text.startswith("draw"))
    luck = [line for line in lines[number:] if line.text.startswith("draw")]
    record = replace(PLAIN, notes={number: Notes(variations=[Variation(luck[:1])])})
    assert luck[0].text != lines[number - 1].text
    assert verify(GAME, read_record(write_record(record))).over


@pytest.mark.parametrize(
    ("rows", "problem", "row", "facts"),
    [
        (["  12. A: dance"], "variation-not-an-action", 20, {"of": 12, "move": 12}),
        (["  12. B: card 6"], "variation-illegal", 20, {"of": 12, "move": 12, "who": "B"}),
        (
            ["  12. A: card 6", "  13. A: stair S", "  14. A: stair S"],
            "variation-illegal",
            22,
            {"of": 12, "move": 14},
        ),
        (
            ["  12. A: card 6", "  13. A: stair S", "    13. A: card 6"],
            "variation-illegal",
            22,
            {"of": 13, "move": 13},
        ),
    ],
)
def test_what_cannot_be_played_is_told_with_its_row(
    rows: list[str], problem: str, row: int, facts: dict[str, object]
) -> None:
    found = problem_of(begun(*rows))
    assert (found.problem, found.line) == (problem, row)
    assert found.facts.items() >= facts.items()
    assert (found.refusal is None) == (problem == "variation-not-an-action")


def test_the_rule_that_forbids_a_variation_is_named() -> None:
    found = problem_of(begun("  12. A: card 9"))
    assert found.refusal is not None
    assert found.refusal.rule == "MP-302"


def test_an_unplayable_variation_is_found_by_verify_too_in_both_forms() -> None:
    number = next(n for n, line in enumerate(PLAIN.lines, 1) if line.seat >= 0)
    wrong = Variation([Line(PLAIN.lines[number - 1].seat, "card 77")])
    record = replace(PLAIN, notes={number: Notes(variations=[wrong])})
    for text in (write_record(record), write_json(record)):
        with pytest.raises(RecordError) as problem:
            verify(GAME, read_record(text))
        assert problem.value.problem == "variation-illegal"


def test_without_its_notes_the_game_of_a_record_is_the_same() -> None:
    noted = read_record(begun("  ; x", "  = 43 57", *OVER))
    for text in (write_record(noted), write_json(noted)):
        assert read_record(text, notes=False) == read_record(BEGUN)


@pytest.mark.parametrize("margin", [" ", "    ", "\t", "\t  "])
def test_an_indent_that_all_rows_share_is_none(margin: str) -> None:
    text = begun("  ; x", *OVER, "13. A: stair S")
    head, _, rows = text.partition("\n\n")
    indented = "\n".join(margin + row if row else row for row in rows.split("\n"))
    assert read_record(f"{head}\n\n{indented}") == read_record(text)


def test_notes_alone_are_those_of_the_start() -> None:
    head = BEGUN.partition("\n\n")[0]
    assert read_record(f"{head}\n\n  ; Soon.\n").notes == {0: Notes("Soon.")}


# ---- refusals ----


OVER = ["  12. A: card 6", "    12. A: card 17", "    13. A: stair N", "  13. A: stair S"]
"""A variation of a variation; the outer one goes on, so the inner one is over."""


@pytest.mark.parametrize(
    ("rows", "problem", "row"),
    [
        (["  Nice."], "bad-note", 20),
        (["  [Unended"], "bad-note", 20),
        ([" ; x"], "bad-indent", 20),
        (["   ; x"], "bad-indent", 20),
        (["\t; x"], "bad-indent", 20),
        (["    ; x"], "bad-indent", 20),
        (["  12. A: card 6", "      ; x"], "bad-indent", 21),
        (["  ; a\u202eb"], "bad-comment", 20),
        (["  ; a\x1b[31mb"], "bad-comment", 20),
        (["  ; " + "x" * (MOST_COMMENT + 1)], "long-comment", 20),
        (["  ; " + "x" * 2_000] * 3, "long-comment", 21),
        (["  = 43"], "bad-values", 20),
        (["  = 43 57 0"], "bad-values", 20),
        (["  = 43 101"], "bad-values", 20),
        (["  = 43 57±101"], "bad-values", 20),
        (["  = 43 -5"], "bad-values", 20),
        (["  = 43 ٥٧"], "bad-values", 20),
        (["  ="], "bad-values", 20),
        (["  = 43 57", "  = 43 57"], "values-twice", 21),
        (["  12. A: card 6", "  ; late"], "notes-late", 21),
        (["  12. A: card 6", "  = 43 57"], "notes-late", 21),
        (["  []"], "bad-name", 20),
        (["  [" + "x" * (MOST_NAME + 1) + "]"], "bad-name", 20),
        (["  [a\x00b]"], "bad-name", 20),
        (["  [x]"], "name-astray", 20),
        (["  [x]", "  [y]", "  12. A: card 6"], "name-astray", 20),
        (["  [x]", "  ; x"], "name-astray", 20),
        (["  [x]", "13. A: stair S"], "name-astray", 20),
        (["  12. A: card 6", "  [x]", "  13. A: stair S"], "name-astray", 21),
        (["  12. A: card 6", "    [x]", "  12. A: card 17"], "name-astray", 21),
        (["  13. A: stair S"], "variation-number", 20),
        (["  11. chance: draw 2"], "variation-number", 20),
        (["  12. A: card 6", "  14. A: stair S"], "variation-number", 21),
        (["  12. A: card 6", "    13. A: stair S"], "variation-number", 21),
        ([*OVER, "    14. chance: draw 15"], "variation-number", 24),
        ([*OVER, "      ; x"], "bad-indent", 24),
        (["  12. A: card 6", "13. A: stair S", "    ; x"], "bad-indent", 22),
        (["  12. A: card 6", "", "13. A: stair S"], "bad-move", 21),
        (["  12. A: card 6", "14. A: stair S"], "bad-number", 21),
    ],
)
def test_notes_that_cannot_stand_so_are_told_with_their_row(
    rows: list[str], problem: str, row: int
) -> None:
    found = problem_of(begun(*rows))
    assert (found.problem, found.line) == (problem, row)


@pytest.mark.parametrize(
    ("row", "problem"),
    [("  1. chance: first B", "variation-astray"), ("  [x]", "name-astray"), ("  =", "bad-values")],
)
def test_the_start_has_no_variations(row: str, problem: str) -> None:
    found = problem_of(BEGUN.replace("\n\n", f"\n\n{row}\n", 1))
    assert (found.problem, found.line) == (problem, 8)


def nested(depth: int) -> list[str]:
    return [f"{'  ' * level}12. A: card 6" for level in range(1, depth + 1)]


def test_variations_are_nested_to_a_bound() -> None:
    fine = read_record(begun(*nested(MOST_DEPTH), "  " * (MOST_DEPTH + 1) + "; Deep."))
    replay(GAME, fine)
    assert read_record(write_json(fine)) == fine
    found = problem_of(begun(*nested(MOST_DEPTH + 1)))
    assert (found.problem, found.line) == ("too-deep", 19 + MOST_DEPTH + 1)
    assert problem_of(begun(*nested(1_000))).problem == "too-deep"


def as_json(line: dict[str, object], **more: object) -> str:
    """The game begun, with this in its last line."""
    content = json.loads(write_json(read_record(BEGUN)))
    content["lines"][-1] |= line
    return json.dumps(content | more)


def nest(depth: int) -> dict[str, object]:
    line: dict[str, object] = {"seat": "A", "action": "card 6"}
    for _ in range(depth - 1):
        line = {"seat": "A", "action": "card 6", "variations": [{"lines": [line]}]}
    return {"variations": [{"lines": [line]}]}


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ({"comment": "a\x00b"}, "bad-comment"),
        ({"comment": "\ud800"}, "bad-comment"),
        ({"comment": "x\n" * MOST_COMMENT}, "long-comment"),
        ({"comment": 3}, "bad-json"),
        ({"values": [{"chance": 43}]}, "bad-values"),
        ({"values": [{"chance": 43}, {"chance": -1}]}, "bad-values"),
        ({"values": [{"chance": 43}, {"chance": 57, "margin": 1000}]}, "bad-values"),
        ({"values": [{"chance": 43}, {"chance": 5.5}]}, "bad-json"),
        ({"variations": [{"lines": []}]}, "bad-json"),
        ({"variations": [{"lines": [{"seat": "A", "action": "x"}], "name": ""}]}, "bad-name"),
        ({"variations": [{"lines": [{"seat": "A", "action": "x"}], "nam": "y"}]}, "bad-json"),
        (nest(MOST_DEPTH + 1), "too-deep"),
        (nest(150), "too-deep"),
    ],
)
def test_notes_in_json_are_bounded_as_those_in_text(line: dict[str, object], problem: str) -> None:
    assert problem_of(as_json(line)).problem == problem


def test_a_text_nested_without_end_is_one_sentence() -> None:
    text = as_json({"variations": "here"})
    for open_, close in (('{"variations":[{"lines":[', "]}]}"), ("[", "]")):
        deep = text.replace('"here"', open_ * 50_000 + close * 50_000)
        assert problem_of(deep).problem in ("bad-json", "too-deep")
    assert read_record(as_json(nest(MOST_DEPTH))).size == 12 + MOST_DEPTH


def test_the_start_is_noted_in_json() -> None:
    values = [{"chance": 50, "margin": 0}, {"chance": 50, "margin": None}]
    record = read_record(as_json({}, start={"comment": " Two friends.\r\n", "values": values}))
    assert record.notes[0].values == (Value(50, 0), Value(50))
    assert record.notes[0].comment.rstrip() == "Two friends."
    assert "start" in json.loads(write_json(record))
    assert problem_of(as_json({}, start={"variations": []})).problem == "bad-json"


# ---- the example of the docs ----


def test_the_example_of_the_docs_is_a_sound_record() -> None:
    notes = DOCS.read_text(encoding="utf-8").partition("## Notes")[2]
    text = notes.partition("```\n")[2].partition("```")[0]
    record = read_record(text)
    assert write_record(record) == text
    assert len(replay(GAME, record).steps) == 13
    assert record.notes[0].comment
    [first, second] = record.notes[12].variations
    assert (first.name, second.name) == ("The high card", "")
    assert first.notes[13].variations
    told = json.loads(notes.partition("```json\n")[2].partition("```")[0])
    assert told == json.loads(write_json(record))["lines"][11]
