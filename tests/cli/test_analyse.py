"""`tampu analyse`: what is told of a game in the terminal, to machines, and in reports."""

import argparse
import io
import json
import math
import re
import sys
from itertools import islice
from pathlib import Path

import pytest

from tampu.analysis.estimate import Estimate
from tampu.analysis.marks import MARKS
from tampu.cli.analyse import chances, plain, under_way
from tampu.cli.files import MOST_BYTES
from tampu.cli.records import open_record
from tampu.cli.terminal import Screen, Terminal
from tampu.cli.words import LANGUAGES, Words
from tampu.core.play import replay
from tampu.core.record import Record, read_record
from tests.cli.conftest import Call
from tests.cli.test_records import HOSTILE

QUICK = ("--depth", "quick")
ROWS = ("Chance at the start", "Luck", "Own decisions", "The others’ decisions", "Result")


@pytest.fixture
def part_file(text_file: Path, tmp_path: Path) -> Path:
    """The first lines of the game."""
    rows = text_file.read_text().splitlines()
    head = [row for row in rows[:9] if not row.startswith(("seed", "scores", "checksum"))]
    path = tmp_path / "part.txt"
    path.write_text("\n".join([*head, "", *rows[10:30]]) + "\n")
    return path


def shares(text: str, row: str) -> list[int]:
    """The figures of a row, seat by seat as they are told."""
    found = re.findall(rf"^ +{row} +([+−]?\d+)\b.*%", text, re.M)
    return [int(each.replace("−", "-")) for each in found]


def test_every_seat_is_told_with_its_result_and_figures_that_add_up(
    call: Call, text_file: Path, finished: Record
):
    told = call("analyse", text_file, *QUICK)
    assert told.code == 0
    for score in finished.header.scores or ():
        assert re.search(rf"^[12]\. [AB]: {str(score).replace('-', '−')} points$", told.out, re.M)
    *parts, results = (shares(told.out, row) for row in ROWS)
    assert len(results) == 2
    assert [sum(column) for column in zip(*parts, strict=True)] == results


def test_figures_come_with_their_interval_and_with_a_word_if_nobody_could_tell(
    call: Call, text_file: Path
):
    text = call("analyse", text_file, *QUICK).out.replace("\u00a0", " ")
    assert re.search(r"Chance lost per decision +−?\d+\.\d ± \d+\.\d %", text)
    assert re.search(r"Points lost per decision +−?\d+\.\d ± \d+\.\d points", text)
    for luck, margin, doubt in re.findall(r"Luck +[+−]?(\d+) ± (\d+) %(.*)", text):
        if abs(int(luck) - int(margin)) > 1:
            assert doubt.strip() == ("could not tell" if int(luck) < int(margin) else "")


def test_mistakes_are_counted_and_how_the_game_turned_is_told(call: Call, text_file: Path):
    told = call("analyse", text_file, *QUICK).out.replace("\u00a0", " ")
    found = call("analyse", text_file, *QUICK, "--json").json()
    for summary in found["summaries"]:
        assert re.search(rf"^ +Mistakes +{summary['marks']['mistake']}$", told, re.M)
    for turn in found["turning_points"]:
        assert re.search(rf"   Moves? (\d+ to )?{turn['line']}: ", told)
    dearest = [summary["dearest"] for summary in found["summaries"] if summary["dearest"]]
    assert dearest
    for line in dearest:
        pattern = rf"Costliest move +Move {line}: [AB] played “.+” and lost \d+ (± \d+ )?percentage"
        assert re.search(pattern, told)


def test_the_part_of_the_game_in_which_points_were_lost_is_told_and_what_the_words_mean(
    call: Call, text_file: Path
):
    text = call("analyse", text_file, *QUICK).out.replace("\u00a0", " ")
    for part in ("in the beginning", "in the middle", "at the end"):
        assert len(re.findall(rf"Points lost {part} +−?\d+\.\d ± \d+\.\d points", text)) == 2
    assert "An inaccuracy loses 5 percentage points of the chance to win or more, a mistake" in text


def test_who_looks_on_has_first_figures_at_once_and_nobody_else_a_second_look(
    part_file: Path,
):
    terminal = Terminal(Words("en"))
    _, match = open_record(str(part_file), replay, terminal)
    asked = argparse.Namespace(depth="standard", seed=0)
    plain_look = next(under_way(match, asked, terminal))
    terminal.err = Screen(stderr=True, force_terminal=True)
    first, second, *_ = islice(under_way(match, asked, terminal), 2)
    assert second == plain_look != first
    assert re.fullmatch(r"A \d+.±.\d+.% · B \d+.±.\d+.%", chances(first, terminal))


def test_depth_seed_and_time_are_told(call: Call, text_file: Path):
    told = call("analyse", text_file, *QUICK, "--seed", 5)
    assert re.search(r"^Depth quick, seed 5, \d+\.\d seconds; ", told.out, re.M)


def test_the_same_seed_tells_the_same_and_another_one_something_else(call: Call, part_file: Path):
    def figures(seed: int) -> object:
        found = call("analyse", part_file, *QUICK, "--seed", seed, "--json").json()
        return {**found, "seconds": 0, "seed": 0}

    assert figures(1) == figures(1)
    assert figures(1) != figures(2)


def test_a_machine_gets_everything(call: Call, text_file: Path, finished: Record):
    found = call("analyse", text_file, *QUICK, "--json").json()
    assert (found["file"], found["sound"], found["over"]) == (str(text_file), True, True)
    assert (found["game"], found["depth"], found["seed"]) == ("machu_picchu", "quick", 0)
    assert found["lines"] == len(finished.lines)
    assert found["thresholds"] == MARKS
    assert found["tried"]["worlds"] > 1
    for seat, summary in enumerate(found["summaries"]):
        account = summary["account"]
        made = sum(account[part]["mean"] for part in ("start", "luck", "skill", "others"))
        assert made == pytest.approx(account["result"])
        deeds = [deed for deed in found["deeds"] if deed["seat"] == seat]
        assert summary["decisions"] == sum(len(deed["verdicts"]) for deed in deeds)
    assert found["moments"][-1]["lines"] == found["lines"]
    assert found["changes"][0]["begin"] == 0
    assert {"line", "done", "better", "loss", "points_lost", "mark"} == set(
        found["deeds"][0]["verdicts"][0]
    )


def test_an_interval_without_an_end_is_null_for_a_machine():
    told = plain({"figure": Estimate(0.5, math.inf, math.inf)})
    assert told == {"figure": {"mean": 0.5, "margin": None, "error": None}}


def test_several_games_are_a_line_each_and_a_fault_stops_nobody(
    call: Call, part_file: Path, tmp_path: Path
):
    broken = tmp_path / "broken.txt"
    broken.write_text("Dear diary, today we played.\n")
    told = call("analyse", broken, part_file, *QUICK, "--json")
    assert told.code == 1
    first, second = map(json.loads, told.out.splitlines())
    assert (first["file"], first["sound"], first["problem"]) == (str(broken), False, "no-magic")
    assert (second["file"], second["sound"]) == (str(part_file), True)
    told = call("analyse", tmp_path / "nowhere.txt", part_file, *QUICK)
    assert told.code == 2
    assert "There is no file" in told.err
    assert f"{part_file}\nMachu Picchu: analysis\n" in told.out


def test_every_file_gives_a_machine_a_value_also_if_it_cannot_be_read(call: Call, tmp_path: Path):
    (tmp_path / "binary").write_bytes(b"tampu\n\xff\xfe")
    (tmp_path / "large").write_bytes(b" " * (MOST_BYTES + 1))
    (tmp_path / "folder").mkdir()
    files = [tmp_path / name for name in ("missing", "binary", "large", "folder")]
    told = call("analyse", *files, "--json")
    assert (told.code, told.err) == (2, "")
    values = [json.loads(line) for line in told.out.splitlines()]
    assert [value["file"] for value in values] == list(map(str, files))
    assert not any(value["sound"] for value in values)
    problems = [value["problem"] for value in values]
    assert problems == ["file-missing", "file-binary", "file-large", "file-folder"]
    assert values[1]["line"] == 2
    assert values[2]["facts"] == {"limit": MOST_BYTES}
    assert "There is no file" in values[0]["sentence"]


class Heard(io.StringIO):
    """Notes how many lines there were whenever they were sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[int] = []

    def flush(self) -> None:
        self.sent.append(self.getvalue().count("\n"))


def test_a_machine_has_each_value_as_soon_as_it_is_done(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    heard = Heard()
    monkeypatch.setattr(sys, "stdout", heard)
    call("analyse", tmp_path / "a", tmp_path / "b", "--json")
    assert heard.sent[:2] == [1, 2]


def test_an_unfinished_game_is_told_as_far_as_it_goes(call: Call, part_file: Path):
    told = call("analyse", part_file, *QUICK)
    assert told.code == 0
    assert "The record ends here; the game was not over." in told.out
    assert "Chance at the end of the record" in told.out
    assert re.search(r"^A: 0 points$", told.out, re.M)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(call: Call, part_file: Path, lang: str):
    heads = {"en": "Luck", "fr": "Chance", "pt": "Sorte", "es": "Suerte"}
    told = call("analyse", part_file, *QUICK, "--lang", lang)
    assert re.search(rf"^ +{heads[lang]} +[+−\d]", told.out, re.M)


def test_a_report_is_written_in_the_language_of_the_reader(
    call: Call, part_file: Path, tmp_path: Path
):
    page = tmp_path / "new" / "page.html"
    told = call("analyse", part_file, *QUICK, "--html", page, "--lang", "fr")
    assert told.code == 0
    assert str(page) in told.out
    assert page.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="fr">')


def test_reports_of_several_games_go_into_a_folder_each_by_its_name(
    call: Call, part_file: Path, tmp_path: Path
):
    twin = tmp_path / "twin" / part_file.name
    twin.parent.mkdir()
    twin.write_text(part_file.read_text())
    pages = tmp_path / "pages"
    assert call("analyse", part_file, twin, *QUICK, "--html", pages).code == 0
    assert sorted(page.name for page in pages.iterdir()) == ["part-2.html", "part.html"]


def test_where_no_report_can_be_is_told_before_the_work(
    call: Call, part_file: Path, tmp_path: Path
):
    told = call("analyse", part_file, *QUICK, "--html", tmp_path)
    assert told.code == 2
    assert "is a folder, not a file" in told.err
    told = call("analyse", part_file, part_file, *QUICK, "--html", part_file)
    assert told.code == 2
    assert "For several records name a folder" in told.err


def test_a_report_is_written_over_a_report_only(call: Call, part_file: Path, tmp_path: Path):
    before = part_file.read_text()
    told = call("analyse", part_file, *QUICK, "--html", part_file)
    assert (told.code, told.out) == (2, "")
    assert "is there already and is no report of ours" in told.err
    assert part_file.read_text() == before
    page = tmp_path / "page.html"
    page.write_text("<!doctype html>\n<p>mine</p>")
    assert call("analyse", part_file, *QUICK, "--html", page).code == 2
    page.unlink()
    assert call("analyse", part_file, *QUICK, "--html", page).code == 0
    assert call("analyse", part_file, *QUICK, "--html", page, "--lang", "es").code == 0
    assert '<html lang="es">' in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("option", ["--html", "--record"])
def test_what_cannot_be_written_stops_nobody(
    call: Call, part_file: Path, tmp_path: Path, option: str
):
    """A name that is just short enough for the record is too long with its new ending."""
    long = tmp_path / f"{'x' * 253}.a"
    long.write_text(part_file.read_text())
    folder = tmp_path / "folder"
    told = call("analyse", long, part_file, *QUICK, option, folder)
    assert told.code == 2
    assert told.err.count("cannot be written") == 1
    assert [path.stem for path in folder.iterdir()] == ["part"]


def test_a_record_can_come_from_standard_input(
    call: Call, part_file: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(part_file.read_bytes())))
    assert call("analyse", "-", *QUICK, "--json").json()["file"] == "-"


def test_a_record_is_written_with_the_analysis_in_it(
    call: Call, text_file: Path, finished: Record, tmp_path: Path
):
    made = tmp_path / "new" / "analysed.txt"
    told = call("analyse", text_file, *QUICK, "--record", made, "--lang", "fr")
    assert (told.code, told.err) == (0, "")
    assert str(made) in told.out
    record = read_record(made.read_text(encoding="utf-8"))
    assert (record.header, record.lines) == (finished.header, finished.lines)
    assert len(record.notes[0].values) == 2
    assert record.notes[len(finished.lines)].values[0].margin == 0
    marked = [note for note in record.notes.values() if note.comment]
    assert marked
    words = ("Imprécision", "Erreur", "Gaffe")
    assert all(note.comment.startswith(words) for note in marked)
    assert any(note.variations for note in marked)
    assert call("verify", made).code == 0
    assert call("replay", made, "--check").code == 0


def test_a_record_is_written_as_json_if_it_is_called_so(
    call: Call, part_file: Path, tmp_path: Path
):
    texts = [tmp_path / "a.txt", tmp_path / "a.json"]
    for made in texts:
        assert call("analyse", part_file, *QUICK, "--record", made).code == 0
    text, form = (made.read_text(encoding="utf-8") for made in texts)
    assert json.loads(form)["start"]["values"]
    assert read_record(form) == read_record(text)
    assert call("replay", texts[1], "--check").code == 0


def test_a_record_is_never_written_over_a_file(call: Call, part_file: Path, tmp_path: Path):
    before = part_file.read_text()
    told = call("analyse", part_file, *QUICK, "--record", part_file)
    assert (told.code, told.out) == (2, "")
    assert "is there already" in told.err
    assert part_file.read_text() == before
    told = call("analyse", part_file, part_file, *QUICK, "--record", part_file)
    assert "For several records name a folder with --record." in told.err
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "part-2.txt").write_text("mine")
    told = call("analyse", part_file, part_file, *QUICK, "--record", folder)
    assert told.code == 2
    assert [path.name for path in folder.iterdir()] == ["part-2.txt"]


def test_records_of_several_games_go_into_a_folder_and_a_fault_stops_nobody(
    call: Call, part_file: Path, tmp_path: Path
):
    broken = tmp_path / "broken.txt"
    broken.write_text("Dear diary, today we played.\n")
    folder = tmp_path / "folder"
    told = call("analyse", broken, part_file, part_file, *QUICK, "--record", folder)
    assert told.code == 1
    assert sorted(path.name for path in folder.iterdir()) == ["part-2.txt", "part.txt"]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gives_one_sentence(call: Call, tmp_path: Path, name: str):
    path = tmp_path / "file"
    path.write_bytes(HOSTILE[name])
    told = call("analyse", path)
    assert (told.code, told.out) == (1, "")
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "missing: FILE"),
        (["x", "--depth", "bottomless"], "'bottomless' is not known"),
        (["x", "--seed", "-1"], "it must be between 0 and"),
        (["x", "--json", "--html", "y"], "it cannot be used together with"),
        (["x", "--record", "z", "--html", "y"], "it cannot be used together with"),
    ],
)
def test_a_wrong_call_ends_with_2(call: Call, arguments: list[str], sentence: str):
    told = call("analyse", *arguments)
    assert told.code == 2
    assert sentence in told.err
