"""`tampu replay` and `tampu verify`: sound records, and files that anybody may have written."""

import io
import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import tampu
from tampu.core.commitment import commitment_to
from tampu.core.play import Match, play_out, replay
from tampu.core.record import Record, write_record
from tampu.core.shares import Share, seed_of_game
from tests.cli.conftest import Call

COMMANDS = ("replay", "verify")


def test_a_game_is_told_in_words_with_boards_and_its_result(call: Call, text_file: Path):
    told = call("replay", text_file)
    assert told.code == 0
    assert "   1. chance: first " in told.out
    assert "[MP-410]" in told.out
    assert told.out.count("A   B   C   D   E") == 9
    assert re.search(r"\n1\. [AB]: -?\d+  \([+-]\d+ MP-807\)\n2\. ", told.out)


def test_hidden_cards_are_told_once_the_game_is_over(call: Call, text_file: Path):
    assert re.search(r"A places \d+ face down on ", call("replay", text_file).out)


def test_a_game_is_told_in_any_language(call: Call, text_file: Path):
    assert "Grand Prêtre" in call("replay", text_file, "--lang", "fr").out
    assert "sumo sacerdote" in call("replay", text_file, "--lang", "pt").out


def test_the_position_after_a_line_can_be_shown(call: Call, text_file: Path):
    told = call("replay", text_file, "--line", 0)
    assert "round 0/8" in told.out
    assert "[MP-" not in told.out
    assert "round 8/8" in call("replay", text_file, "--line", 100000).out


def test_every_board_can_be_shown(call: Call, text_file: Path, finished: Record):
    told = call("replay", text_file, "--boards")
    assert told.out.count("A   B   C   D   E") == len(finished.lines)


def test_a_check_says_only_that_all_is_well(call: Call, text_file: Path, finished: Record):
    told = call("replay", text_file, "--check")
    assert told.code == 0
    assert told.out.startswith(f"The record is valid: {len(finished.lines)} lines")
    assert "[MP-" not in told.out


def test_a_machine_gets_every_step(call: Call, json_file: Path, finished: Record):
    found = call("replay", json_file, "--json").json()
    assert (found["sound"], found["over"]) == (True, True)
    assert found["scores"] == found["stated_scores"] == list(finished.header.scores or ())
    assert len(found["steps"]) == found["lines"] == len(finished.lines)
    assert found["steps"][0]["events"][0]["rule"] == "MP-109"
    assert "steps" not in call("replay", json_file, "--json", "--check").json()


def test_an_unfinished_record_is_sound_as_far_as_it_goes(
    call: Call, finished: Record, tmp_path: Path
):
    path = tmp_path / "part.txt"
    rows = write_record(finished).splitlines()
    head = [row for row in rows[:9] if not row.startswith(("seed", "scores", "checksum"))]
    path.write_text("\n".join([*head, "", *rows[10:50]]) + "\n")
    told = call("replay", path, "--check")
    assert told.code == 0
    assert "the game is not over" in told.out
    assert "the game was not over" in call("replay", path).out
    assert call("verify", path).code == 1


@pytest.mark.parametrize("kind", ["text_file", "json_file"])
def test_every_shuffle_is_recomputed(call: Call, kind: str, request: pytest.FixtureRequest):
    path = request.getfixturevalue(kind)
    told = call("verify", path)
    assert told.code == 0
    assert told.out.startswith("Everything fits: ")
    found = call("verify", path, "--json").json()
    assert found["verified"] is True
    assert found["shuffles"] == 50


def test_shares_are_named_and_those_that_never_came(call: Call, finished: Record, tmp_path: Path):
    promise = commitment_to("aa" * 32)
    shares = (Share(0, promise, "aa" * 32), Share(1, promise))
    header = replace(finished.header, seed=None, shares=shares)
    match = Match(tampu.game("machu_picchu"), header)
    seed = finished.header.seed or ""
    play_out(match, seed_of_game(seed, shares), [lambda state, seat: state.actions(seat)[0]] * 2)
    path = tmp_path / "shared.txt"
    path.write_text(write_record(match.record.finished(seed, match.state.scores)))
    told = call("verify", path)
    assert "shares of the players in the seed: A\n" in told.out
    assert "promised, but never came: B\n" in told.out
    found = call("verify", path, "--json").json()
    assert (found["verified"], found["shares"], found["missing_shares"]) == (True, ["A"], ["B"])
    path.write_text(path.read_text().replace("aa" * 32, "ab" * 32))
    assert "The share of seat A is not the one that was promised" in call("verify", path).err


def test_a_record_can_come_from_standard_input(
    call: Call, text_file: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text_file.read_bytes())))
    assert call("verify", "-").code == 0


def changed(row: str) -> str:
    """The line with another action that could stand there."""
    if "order" in row:
        return row.replace("tall", "SMALL").replace("small", "tall").replace("SMALL", "small")
    if "stair" in row:
        return row[:-1] + ("N" if row[-1] != "N" else "S")
    if re.search(r"(card|draw) \d+$", row):
        return re.sub(r"\d+$", lambda found: str(int(found[0]) % 50 + 1), row)
    if "turn" in row:
        return row.rpartition(" turn")[0] + " turn moon all_open"
    return {"A": "B"}.get(row[-1], "A").join([row[:-1], ""])


def test_a_game_that_was_played_on_says_how_many_lines_were_given(
    call: Call, tmp_path: Path, finished: Record
):
    """Their chance is not counted among what the seed gives."""
    file = tmp_path / "given.txt"
    header = replace(finished.header, given=9)
    match = replay(tampu.game(header.game), replace(finished, header=header))
    file.write_text(write_record(match.record.finished(header.seed or "", match.state.scores)))
    told = call("verify", file)
    assert told.code == 0
    assert "the first 9 lines are of another game" in told.out
    found = call("verify", file, "--json").json()
    shuffles = sum(line.who == "chance" for line in finished.lines[9:])
    assert (found["verified"], found["given"], found["shuffles"]) == (True, 9, shuffles)
    file.write_text(write_record(finished).replace("seed: ", "given: 9\nseed: ", 1))
    assert "checksum" in call("verify", file).err


def test_any_changed_line_fails_to_verify(call: Call, text_file: Path):
    rows = text_file.read_text().splitlines()
    for number in range(10, len(rows)):
        other = changed(rows[number])
        if other == rows[number]:
            continue
        text = "\n".join([*rows[:number], other, *rows[number + 1 :]]) + "\n"
        text_file.write_text(text)
        told = call("verify", text_file)
        assert told.code == 1, other
        assert told.err.count("\n") == 1


def test_a_changed_shuffle_is_named_by_its_line_and_what_the_seed_gives(
    call: Call, text_file: Path
):
    rows = text_file.read_text().splitlines()
    place = next(n for n, row in enumerate(rows) if "draw" in row)
    right, rows[place] = rows[place], changed(rows[place])
    text_file.write_text("\n".join(rows) + "\n")
    told = call("verify", text_file)
    assert f"Line {place + 1}: " in told.err
    assert right.partition(": ")[2] in told.err
    found = call("verify", text_file, "--json")
    assert found.code == 1
    assert (found.json()["verified"], found.json()["problem"]) == (False, "unfair")
    assert found.json()["line"] == place + 1


NOTED = (
    "  ; A fine start.",
    "  = 50±3 50±3",
    "  [Otherwise]",
    "  1. chance: first {other}",
    "    ; The other one begins.",
)


@pytest.fixture
def noted_file(text_file: Path) -> Path:
    """The game with notes at its first line, row 11 of the file."""
    rows = text_file.read_text().splitlines()
    other = "B" if rows[10].endswith("A") else "A"
    rows[11:11] = [row.format(other=other) for row in NOTED]
    text_file.write_text("\n".join(rows) + "\n")
    return text_file


def test_notes_do_not_disturb_a_game_that_verifies(call: Call, noted_file: Path, finished: Record):
    found = call("verify", noted_file, "--json").json()
    assert (found["verified"], found["lines"]) == (True, len(finished.lines))


def test_notes_are_told_below_their_line(call: Call, noted_file: Path):
    out = call("replay", noted_file).out
    start = out.index("   1. chance: first ")
    told = out[start : out.index("   2. chance: ")]
    for row in ("; A fine start.", "= 50±3 50±3", "[Otherwise]", "1. chance: first "):
        assert f"\n      {row}" in told
    assert "\n        ; The other one begins.\n" in told


def test_a_machine_gets_the_notes_with_their_line(call: Call, noted_file: Path):
    steps = call("replay", noted_file, "--json").json()["steps"]
    assert steps[0]["comment"] == "A fine start."
    assert steps[0]["values"] == [{"chance": 50, "margin": 3}] * 2
    [variation] = steps[0]["variations"]
    assert variation["name"] == "Otherwise"
    assert variation["lines"][0]["comment"] == "The other one begins."
    assert "comment" not in steps[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_variation_that_cannot_be_played_is_named_with_row_and_rule(
    call: Call, noted_file: Path, command: str
):
    rows = noted_file.read_text().splitlines()
    rows[15:16] = ["  2. A: card 12"]
    noted_file.write_text("\n".join(rows) + "\n")
    told = call(command, noted_file)
    assert told.code == 1
    assert told.out == ""
    assert "Line 16: In a variation of move 1, move 2, by seat A, is against the rules." in told.err
    found = call(command, noted_file, "--json").json()
    assert (found["problem"], found["line"], found["rule"]) == ("variation-illegal", 16, "MP-206")


def test_an_illegal_line_is_named_with_the_rule(call: Call, text_file: Path):
    rows = text_file.read_text().splitlines()
    place = next(n for n, row in enumerate(rows) if ": card" in row)
    rows[place] = re.sub(r"card \d+", "card 77", rows[place])
    text_file.write_text("\n".join(rows) + "\n")
    told = call("replay", text_file)
    assert told.code == 1
    assert f"Line {place + 1}: " in told.err
    assert told.out == ""
    found = call("replay", text_file, "--json").json()
    assert (found["sound"], found["rule"], found["line"]) == (False, "MP-302", place + 1)


def test_wrong_scores_are_found(call: Call, text_file: Path):
    text = re.sub(r"(?m)^scores: .*$", "scores: 1 2", text_file.read_text())
    text_file.write_text(text)
    told = call("replay", text_file, "--check")
    assert told.code == 1
    assert "final scores" in told.err


HOSTILE = {
    "nothing": b"",
    "one line": b"\n",
    "binary": bytes(range(256)) * 20,
    "zeros": b"\0" * 5000,
    "words": b"Dear diary, today we played.\n",
    "latin": "tampu record 1\ngame: Günter\n".encode("latin-1"),
    "wide": "tampu record 1\n".encode("utf-16"),
    "huge": b"a" * 9_000_000,
    "long": b"tampu record 1\n" + b"x" * 2_500_000,
    "many lines": b"tampu record 1\n\n" + b"1. A: card 1\n" * 50_000,
    "JSON list": b"[1, 2, 3]",
    "JSON garbage": b'{"format": ',
    "JSON of another": b'{"name": "chess"}',
    "JSON deep": b'{"a":' * 50_000,
    "JSON types": b'{"format": "tampu record 1", "game": 3}',
    "JSON numbers": b'{"format": "tampu record 1", "seats": 1e999}',
    "no header": b"tampu record 1\n\n1. A: card 1\n",
    "other format": b"tampu record 2\n\n",
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gives_one_sentence(call: Call, tmp_path: Path, command: str, name: str):
    path = tmp_path / "file"
    path.write_bytes(HOSTILE[name])
    told = call(command, path)
    assert told.code == 1
    assert told.out == ""
    assert told.err.startswith(f"tampu: {path}") or "larger than" in told.err
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_of_bytes_is_told_with_the_line_where_it_stops_being_text(
    call: Call, text_file: Path, command: str
):
    text_file.write_bytes(text_file.read_bytes()[:100] + b"\n\xff\xfe")
    line = text_file.read_bytes().count(b"\n") + 1
    assert (
        call(command, text_file).err
        == f"tampu: {text_file}, line {line}: this is not text (UTF-8).\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: machu_picchu", "game: chess", "No game is called “chess”"),
        ("edition: 2", "edition: 99", "edition 99"),
        ("seats: 2", "seats: 7", "cannot begin like this"),
        ("seats: 2", "seats: two", "must be a whole number"),
        ("end=all_full", "end=never", "cannot begin like this"),
        ("1. chance", "2. chance", "number"),
        ("1. chance: first", "1. chance: worst", "means nothing in this game"),
        ("tampu record 1", "tampu record 1 ", "Everything fits"),
    ],
)
def test_a_damaged_header_or_line_is_told(
    call: Call, text_file: Path, old: str, new: str, sentence: str
):
    text_file.write_text(text_file.read_text().replace(old, new, 1))
    told = call("verify", text_file)
    assert sentence in told.err + told.out
    assert (told.code == 0) is (sentence == "Everything fits")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_record_cut_short_anywhere_is_told_or_unfinished(
    call: Call, text_file: Path, command: str
):
    whole = text_file.read_bytes()
    for size in range(0, len(whole) - 2, 97):
        text_file.write_bytes(whole[:size])
        told = call(command, text_file, "--json")
        assert told.code == (0 if told.json().get("sound") else 1)
        assert "verified" not in told.json() or told.json()["verified"] is False
        assert told.err == ""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.txt", "There is no file"),
        (".", "is a folder"),
        ("a\0b", "cannot be read"),
        ("x" * 5000, "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_opened_is_a_wrong_call(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, sentence: str
):
    monkeypatch.chdir(tmp_path)
    told = call("verify", name)
    assert told.code == 2
    assert sentence in told.err


def test_a_fault_is_told_in_the_language_of_the_reader(call: Call, text_file: Path):
    text_file.write_text(text_file.read_text().replace("edition: 2", "edition: 9"))
    sentences = {call("verify", text_file, "--lang", lang).err for lang in ("en", "fr", "pt", "es")}
    assert len(sentences) == 4


def test_what_a_machine_is_told_of_a_fault_is_sound_json(call: Call, tmp_path: Path):
    path = tmp_path / "x"
    path.write_text("tampu record 1\n" + '"\\\u2028' * 5 + "\n\n")
    found = json.loads(call("replay", path, "--json").out)
    assert found["problem"] == "bad-header"
    assert found["line"] == 2
