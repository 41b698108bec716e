"""The commands of the Makefile, and what they say when the machine lacks something."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def make(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["make", *words], cwd=ROOT, capture_output=True, text=True)


def set_up_with(python: str, folder: Path) -> subprocess.CompletedProcess[str]:
    venv = folder / "venv"
    return make("--no-print-directory", f"V={venv}", f"PY={python}", f"{venv}/.ok")


def test_help_lists_every_command_a_person_may_type():
    listed = set(re.findall(r"^  make ([a-z]+)", make("help").stdout, re.M))
    expected = "play test check fmt bench lock docs engines web wheel clean help"
    assert set(expected.split()) <= listed


def test_a_machine_without_a_recent_python_is_told_so_in_one_line(tmp_path: Path):
    answer = set_up_with("", tmp_path)
    assert answer.returncode != 0
    assert answer.stdout.startswith("Tampu needs Python 3.11 or newer")
    assert answer.stdout.count("\n") == 1


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path):
    bare = tmp_path / "python3"
    bare.write_text("#!/bin/sh\nexit 1\n")
    bare.chmod(0o755)
    answer = set_up_with(str(bare), tmp_path)
    assert answer.returncode != 0
    assert "sudo apt install python3-venv" in answer.stdout
    assert answer.stdout.count("\n") == 1


def test_the_makefile_stays_short():
    assert len((ROOT / "Makefile").read_text().splitlines()) < 150
