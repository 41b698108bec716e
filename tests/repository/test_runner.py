"""The runner of all tests tells the truth about what ran, what failed and what could not run."""

import sys

import pytest

from tools import machine
from tools.run_tests import FEW, Outcome, Stage, report, run, stages, tried_again


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


def failing(alone: str, *tests: str) -> Outcome:
    """A stage where these fail beside others; what a run of them alone says is written here."""
    told = [*(f"FAILED {test} - too late" for test in tests), f"{len(tests)} failed, 9 passed"]
    first = stage(f"print({chr(10).join(told)!r}); exit(1)")
    first.alone = [sys.executable, "-c", alone]
    return tried_again(run(first))


def test_what_fails_beside_others_may_pass_alone(capsys: pytest.CaptureFixture[str]):
    """The tests by name, and nothing else, are handed to the second run."""
    one, two = "tests/x.py::test_a[b - c d]", "tests/x.py::test_e"
    done = failing(f"import sys; exit(sys.argv[1:] != [{one!r}, {two!r}])", one, two)
    assert report([done], [])
    said = capsys.readouterr().out
    assert f"AGAIN  sample: {one} failed beside others and passed alone" in said
    assert f"AGAIN  sample: {two} failed beside others and passed alone" in said
    assert "ok   sample" in said


def test_what_fails_twice_has_failed(capsys: pytest.CaptureFixture[str]):
    done = failing(
        "print('ERROR tests/t.py::two - again'); exit(1)", "tests/t.py::one", "tests/t.py::two"
    )
    assert not report([done], [])
    said = capsys.readouterr().out
    assert "FAIL sample" in said
    assert "AGAIN  sample: tests/t.py::one failed beside others and passed alone" in said
    assert "AGAIN  sample: tests/t.py::two failed beside others and did not pass alone" in said


@pytest.mark.parametrize("alone", ["print('SKIPPED [1] x.py:3: no moon')", "exit(4)"])
def test_what_could_not_run_alone_has_not_passed(alone: str):
    done = failing(alone, "tests/t.py::one")
    assert done.code == 1
    assert done.again == ["tests/t.py::one failed beside others and did not pass alone"]


def test_where_many_fail_none_is_run_again():
    done = failing("exit(0)", *(f"tests/t.py::number_{number}" for number in range(FEW + 1)))
    assert (done.code, done.again) == (1, [])


def test_a_stage_that_says_nothing_of_its_failures_is_not_run_again():
    assert failing("exit(0)").code == 1


def test_only_browsers_are_waited_for_twice():
    assert [stage.name for stage in stages() if stage.alone] == ["browser"]


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
