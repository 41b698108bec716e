"""The measurements run, and their page says what was measured."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import engine, figures, machine
from bench.report import markdown
from tampu.core.luck import Stream
from tampu.games import catalogue

ROOT = Path(__file__).resolve().parents[2]


def fake_engine(game: str, build: str, decisions: float) -> figures.Figures:
    speeds = {"inside_decisions": decisions, "inside_lines": 2 * decisions}
    stepped = {"stepped_decisions": decisions / 2, "stepped_lines": decisions}
    return {"game": game, "seats": 2, "build": build, "copy_us": 0.5, **speeds, **stepped}


FOUND = {
    "machine": {"processor": "abacus", "cores": "1"},
    "plan": {"rounds": 5, "seconds": 1.5},
    "engines": [fake_engine("pebbles", "compiled", 1e6), fake_engine("pebbles", "plain", 1e4)],
    "peers": [
        {"name": "hive", "decisions": 1e4, "lines": 1e4, "copy_us": 2.0, "version": "1.0"},
    ],
    "table": {"cold": {"count": 3, "median": 12.34, "p95": 20.0}},
    "browsers": {"problem": "no Chromium here"},
}


def test_a_stepped_game_counts_what_players_decide_apart_from_what_chance_does():
    """MP-201, MP-306: 72 decisions and 45 draws between two, and one more per displaced priest."""
    game = catalogue()[0]
    decisions, lines = engine.stepped_game(game, 2, Stream(5 << 32))
    assert decisions >= 72
    assert lines - decisions == 1 + 2 + 8 + 7 + 32


def test_the_engine_prints_its_figures():
    call = [sys.executable, "-m", "bench.engine", "machu_picchu", "3", "0.02"]
    found = json.loads(subprocess.run(call, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)
    assert found["inside_lines"] > found["inside_decisions"] > 0
    assert found["stepped_lines"] > found["stepped_decisions"] > 0
    assert 0 < found["copy_us"] < 1000


def test_the_page_gives_ratios_of_ours_to_theirs():
    page = markdown(FOUND)
    assert "| pebbles, 2 players: decisions/s, inside | 100.0 |" in page
    assert "| pebbles, 2 players: decisions/s, stepped | 50.0 |" in page
    assert "| pebbles, 2 players: cheaper copy | 4.0 |" in page
    assert "12.3 | 20.0 | 3 |" in page


def test_the_page_tells_what_is_held_and_withstood():
    load = {"actions_per_second": 198.6, "p50": 12.4, "p99": 40.2}
    load |= {"processor_ms_per_action": 1.834, "memory_kB_per_table": 210.0}
    waits = {"p50": 8.0, "p99": 20.0}
    attack = {"about": "pings", "calm": waits, "under": waits, "memory_MB": [90, 91]}
    page = markdown(FOUND | {"loads": {"many tables": load}, "attacks": [attack]})
    assert "| many tables | 199 | 12 | 40 | 1.83 | 210 |" in page
    assert "| pings | 8 | 20 | 8 | 20 | 90 → 91 |" in page


def test_what_could_not_be_measured_is_named_and_not_left_out():
    assert "not measured (no Chromium here)" in markdown(FOUND)


def test_medians_are_taken_of_numbers_and_names_stay():
    runs: list[figures.Figures] = [{"speed": speed, "version": "2"} for speed in (1.0, 9.0, 2.0)]
    assert figures.middle(runs) == {"speed": 2.0, "version": "2"}


def test_the_machine_is_described_without_names_and_paths():
    told = " ".join(machine.description().values())
    assert str(ROOT) not in told
    assert "/" not in told


def test_a_missing_peer_is_no_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(figures, "PEERS_PYTHON", tmp_path / "python")
    found = figures.speeds(figures.Plan(quick=True, parts=["peers"]), lambda: None)
    assert found == {"engines": [], "peers": []}


def test_a_quick_run_answers_in_json():
    call = [sys.executable, "-m", "bench", "--quick", "--only", "engines", "--json"]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    native = engine.is_native(catalogue()[0].start(2))
    assert {one["build"] for one in found["engines"]} == {"plain"} | (
        {"compiled"} if native else set()
    )
    assert "table" not in found
