"""`tampu arena`."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tampu.cli.words import LANGUAGES, Words
from tests.cli.conftest import Call
from tests.cli.test_program import process

STEADY = ("random", "greedy:untimed", "search:30n")
SVG = "{http://www.w3.org/2000/svg}"


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    for rung in found["rungs"]:
        del rung["ms_per_decision"]
    return found


# ---- match ----


def test_a_match_answers_in_json(call: Call):
    options = ("--option", "end=one_full")
    told = call("arena", "match", "greedy", "random", "--blocks", 3, "--json", *options)
    found = told.json()
    first = found["standings"][0]
    assert (told.code, told.err) == (0, "")
    assert (first["entrant"], first["games"], first["fair_share"]) == ("greedy:50ms", 6, 0.5)
    assert first["win_share"]["low"] <= first["win_share"]["mean"] <= first["win_share"]["high"]
    assert found["contest"]["options"]["end"] == "one_full"


def test_a_match_draws_a_table_and_names_who_thinks_by_the_clock(call: Call):
    told = call("arena", "match", "greedy", "random", "random", "--blocks", 1)
    assert told.code == 0
    assert "3 games, 95 % intervals" in told.out
    assert "By the clock, so other games next time: greedy:50ms\n" in told.out
    assert "clock" not in call("arena", "match", "random", "random", "--blocks", 1).out


def test_the_old_door_leads_to_a_match():
    call = [sys.executable, "-m", "tampu.arena", "random", "random", "--blocks", "1", "--json"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["standings"][0]["entrant"] == "random"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["match", "random"], "Machu Picchu is for two, three or four players"),
        (["match", "genius", "random"], "“genius” is not a bot"),
        (["match", "random", "random", "--game", "chess"], "'chess' is not known"),
        (["match", "random", "random", "--option", "end=never"], "never"),
        (["match", "random", "random", "--option", "end"], "KEY=VALUE"),
        (["match", "greedy:5n", "random"], "greedy does not count positions"),
        (["match", "random", "random", "--on", "127.0.0.1:1"], "No Ray answers at 127.0.0.1:1"),
        (["match", "random", "random", "--on", "the moon"], "No Ray answers at the moon"),
        (["match", "random", "random", "--workers", "0"], "it must be between 1 and"),
        (["ladder"], "A ladder needs two bots or more"),
        (["ladder", "random"], "A ladder needs two bots or more"),
        (["ladder", "random", "greedy", "--seats", "7"], "players"),
        (["ladder", "random", "greedy", "--anchor", "search:5n"], "search:5n does not take part"),
        (["games", "random"], "missing: --out"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(call: Call, arguments: list[str], sentence: str):
    told = call("arena", *arguments)
    assert told.code == 2
    assert sentence in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize("package", ["ray", "pyarrow"])
def test_what_is_not_installed_is_told_with_how_to(
    call: Call, package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, package, None)
    if package == "ray":
        told = call("arena", "match", "random", "random", "--on", "local-cluster")
    else:
        told = call("arena", "games", "random", "--out", tmp_path / "games")
    assert told.code == 2
    assert f"the package {package} is needed" in told.err
    assert "pip install tampu[cluster]" in told.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["match", "ladder", "games"])
def test_every_kind_has_help_with_examples_in_every_language(call: Call, name: str, lang: str):
    told = call("arena", name, "--help", "--lang", lang)
    assert told.code == 0
    assert all(line in told.out for line in Words(lang)(f"arena-{name}-examples").splitlines())


def test_without_a_kind_the_help_is_shown(call: Call):
    told = call("arena")
    assert told.code == 2
    assert all(f"\n    {name} " in told.out for name in ("match", "ladder", "games"))


# ---- ladder ----


def test_a_ladder_answers_in_json_with_greedy_at_1000(call: Call):
    told = call("arena", "ladder", *STEADY, "--blocks", 9, "--json")
    found = told.json()
    rungs = {rung["entrant"]: rung["rating"] for rung in found["rungs"]}
    assert (told.code, found["anchor"], found["games"]) == (0, "greedy:untimed", 18)
    assert rungs["greedy:untimed"] == {"mean": 1000, "low": 1000, "high": 1000}
    assert rungs["random"]["low"] < rungs["random"]["mean"] < 900
    ratings = [rung["rating"]["mean"] for rung in found["rungs"]]
    assert ratings == sorted(ratings, reverse=True)


def test_a_ladder_is_the_same_with_two_workers_and_in_any_order(call: Call):
    one = call("arena", "ladder", *STEADY, "--blocks", 9, "--json").json()
    two = call("arena", "ladder", *reversed(STEADY), "--blocks", 9, "--workers", 2, "--json").json()
    assert timeless(one)["rungs"] == timeless(two)["rungs"]


def test_a_ladder_is_kept_shown_and_drawn(call: Call, tmp_path: Path):
    kept, drawing = tmp_path / "a" / "kept.jsonl", tmp_path / "b" / "ladder.svg"
    first = call("arena", "ladder", *STEADY, "--seats", 3, "--blocks", 4, "--keep", kept)
    shown = call("arena", "ladder", "--seats", 3, "--keep", kept, "--svg", drawing)
    assert shown.out == first.out
    assert "greedy:untimed = 1000\n" in shown.out
    texts = [element.text for element in ElementTree.parse(drawing).iter(f"{SVG}text")]
    assert texts[0] == "Machu Picchu, 3 players: ratings with 95 % intervals"
    assert set(STEADY) <= set(texts)
    assert len(list(ElementTree.parse(drawing).iter(f"{SVG}circle"))) == 3


def test_an_anchor_can_be_chosen_and_is_the_average_without_a_greedy_bot(call: Call):
    chosen = call("arena", "ladder", *STEADY, "--blocks", 3, "--anchor", "random")
    assert "random = 1000\n" in chosen.out
    free = call("arena", "ladder", "random", "search:9n", "--blocks", 2)
    assert "average = 1000\n" in free.out


def test_a_file_of_something_else_is_not_written_to(call: Call, tmp_path: Path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all\n")
    told = call("arena", "ladder", *STEADY, "--keep", letter)
    assert told.code == 1
    assert "line 1: this is not a block of an arena" in told.err
    assert letter.read_text() == "Dear all\n"


def test_what_cannot_be_kept_is_told(call: Call, tmp_path: Path):
    (tmp_path / "file").touch()
    told = call("arena", "ladder", *STEADY, "--keep", tmp_path / "file" / "kept.jsonl")
    assert told.code == 2
    assert "cannot be" in told.err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_after_ctrl_c_the_same_command_goes_on(call: Call, tmp_path: Path, workers: str):
    kept = tmp_path / "kept.jsonl"
    command = ("arena", "ladder", *STEADY, "--blocks", "24", "--keep", str(kept), "--json")
    running = process(*command, "--workers", workers)
    deadline = time.monotonic() + 60
    while not (kept.exists() and kept.read_bytes().count(b"\n") >= 3):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, "")
    assert err == "tampu: interrupted\n"
    done = kept.read_bytes().splitlines(keepends=True)
    assert 3 <= len(done) < 24
    again = call(*command)
    assert kept.read_bytes().splitlines(keepends=True)[: len(done)] == done
    assert kept.read_bytes().count(b"\n") == 24
    fresh = call(*command[:-3], "--keep", tmp_path / "fresh.jsonl", "--json")
    assert timeless(again.json()) == timeless(fresh.json())


# ---- games ----


def test_games_are_written_and_added_to(call: Call, tmp_path: Path):
    pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    folder = tmp_path / "games"
    told = call("arena", "games", "random", "--seats", 4, "--blocks", 3, "--out", folder)
    assert (told.code, told.err) == (0, "")
    assert f"3 games are in {folder}; played now: 3" in told.out
    more = call("arena", "games", "random", "--seats", 4, "--blocks", 5, "--out", folder, "--json")
    assert (more.json()["games"], more.json()["played"]) == (5, 2)
    assert more.json()["files"] == ["games-000000.parquet", "games-000001.parquet"]
