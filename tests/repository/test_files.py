"""What is committed works on every machine and belongs here."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOMES = re.compile(r"(?<![\w.~])/(?:home|Users|root)/[\w.-]+")
LARGEST = 1_500_000


def files() -> list[Path]:
    """Everything git tracks or would add."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return [ROOT / name for name in set(listed.stdout.split("\0")) if (ROOT / name).is_file()]


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in files():
        content = path.read_bytes()
        if b"\0" not in content:
            found.append((path, content.decode("utf-8")))
    return found


def names_this_machine(text: str, checkout: Path = ROOT) -> str | None:
    """A home folder or the folder of this checkout, where it is too long to be a coincidence."""
    if len(checkout.parts) > 2 and re.search(re.escape(str(checkout)) + r"\b", text):
        return str(checkout)
    home = HOMES.search(text)
    return home.group() if home else None


def test_no_file_names_a_folder_of_the_machine_it_was_written_on():
    named = {path.relative_to(ROOT).as_posix(): names_this_machine(text) for path, text in texts()}
    assert {name: place for name, place in named.items() if place} == {}


@pytest.mark.parametrize(
    "text", ["see /home" + "/ana/tampu", "/srv/tables/tampu/x", "/root" + "/x"]
)
def test_such_folders_are_noticed(text: str):
    assert names_this_machine(text, Path("/srv/tables/tampu"))


@pytest.mark.parametrize("text", ["src/tampu/root/x", "https://site.example/home/x", "~/home/x"])
def test_innocent_folders_are_not(text: str):
    assert names_this_machine(text, Path("/srv/tables/tampu")) is None


def test_nothing_that_make_makes_is_committed():
    names = [path.relative_to(ROOT).as_posix() for path in files()]
    made = re.compile(r"\.(so|pyd|pyc|whl|sqlite3)$|(^|/)(node_modules|__pycache__|\.venv)/")
    assert [name for name in names if made.search(name)] == []


def test_no_committed_file_is_huge():
    assert [path for path in files() if path.stat().st_size > LARGEST] == []
