"""Generated files are noticed when they are out of date, and written in order."""

from pathlib import Path

import pytest

from tools.generate import content, generate

SETTINGS = """
[[tool.tampu.generated]]
file = "made/first.txt"
command = "echo one"

[[tool.tampu.generated]]
file = "second.txt"
command = "cat made/first.txt | tr a-z A-Z"
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    return tmp_path


def test_later_files_are_made_from_earlier_ones(checkout: Path):
    assert generate(write=True, root=checkout) == ["made/first.txt", "second.txt"]
    assert (checkout / "second.txt").read_text() == "ONE\n"
    assert generate(write=False, root=checkout) == []


def test_a_file_edited_by_hand_is_noticed_and_left_alone_by_the_check(checkout: Path):
    generate(write=True, root=checkout)
    (checkout / "second.txt").write_text("two\n")
    assert generate(write=False, root=checkout) == ["second.txt"]
    assert (checkout / "second.txt").read_text() == "two\n"


def test_a_failing_command_stops_with_its_words():
    with pytest.raises(SystemExit, match="no such luck"):
        content("echo no such luck; false | cat")
