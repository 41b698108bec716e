"""The runner of all tests tells the truth about what ran, what failed and what could not run."""

import sys

import pytest

from tools import machine
from tools.run_tests import Stage, report, run, stages


def stage(script: str) -> Stage:
    return Stage("sample", "a sample", [sys.executable, "-c", script])


def test_the_closing_line_and_the_skips_of_a_runner_are_kept():
    done = run(stage("print('SKIPPED [1] x.py:3: no moon'); print('==== 3 passed in 1s ====')"))
    assert (done.code, done.closing) == (0, "3 passed in 1s")
    assert done.skipped == ["SKIPPED [1] x.py:3: no moon"]


def test_one_failing_runner_fails_the_whole(capsys: pytest.CaptureFixture[str]):
    good, bad = run(stage("print('1 passed')")), run(stage("print('1 failed'); exit(1)"))
    assert report([good], [])
    assert not report([good, bad], [])
    assert "FAIL sample" in capsys.readouterr().out


def test_what_could_not_run_is_named_with_its_reason(capsys: pytest.CaptureFixture[str]):
    report([], ["browser: chromium is not installed"])
    assert "NOT RUN  browser: chromium is not installed" in capsys.readouterr().out


def test_every_stage_is_a_process_of_its_own_and_has_a_name():
    names = [stage.name for stage in stages()]
    assert len(set(names)) == len(names)
    assert names[0] == "quick"
    assert names[-1] == "slow"


def test_a_machine_without_chromium_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "")
    assert machine.chromium() == (
        "chromium is not installed; on Debian and Ubuntu: sudo apt install chromium"
    )
