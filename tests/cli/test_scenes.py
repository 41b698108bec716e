"""`tampu scenes`."""

from pathlib import Path

import pytest

from tampu.cli.words import LANGUAGES
from tests.cli.conftest import Call

SCENES = Path(__file__).parents[1] / "scenes" / "machu_picchu.md"
GOOD = "# Fine\n```mp\nseats A B\n? round = 1\n```\n"
BAD = """# Wrong
```mp
seats A B C D; stairs N10 S40 E30 W20
? round = 2
A: order tall_first -> ok, P4 S40 D4>D3 +1 MP-602, ...
A: order tall_first -> no MP-208
```
# Nonsense
```mp
seat A B
```
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "scenes.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_worked_examples_are_reported_one_by_one(call: Call):
    told = call("scenes", SCENES)
    assert told.code == 0
    assert told.out.count("✓") == 35
    assert "✓ X-26 " in told.out
    assert "35 scenes, " in told.out
    assert told.out.rstrip().endswith("0 failed")


def test_the_documentation_of_the_notation_runs_itself(call: Call):
    assert call("scenes", SCENES.parents[2] / "docs" / "scenes.md").code == 0


def test_a_failing_scene_shows_what_was_expected_and_what_was_found(call: Call, tmp_path: Path):
    path = written(tmp_path, GOOD + BAD)
    told = call("scenes", path)
    assert told.code == 1
    assert f"{path}:9: ? round = 2" in told.out
    assert "expected: 2 — found: 1" in told.out
    assert f"{path}:10: A: order tall_first" in told.out
    assert "found: ok, A tall_first MP-503, P4 S40 D4>D3 +1 MP-602" in told.out
    assert "found: no MP-206" in told.out
    assert "it begins with a word that is not known; there are: seats, start" in told.out
    assert "3 scenes, 4 checks, 2 failed" in told.out


def test_a_machine_gets_the_same(call: Call, tmp_path: Path):
    told = call("scenes", written(tmp_path, GOOD + BAD), "--json")
    found = told.json()
    assert told.code == 1
    assert (found["passed"], found["scenes"], found["failed"]) == (False, 3, 2)
    fault = found["reports"][1]["failures"][0]
    assert (fault["line"], fault["expected"], fault["found"]) == (9, "2", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "scene",
    [
        "? round = 1",
        "seats A B; ? round",
        "seats A B; priest 9 A1; ? round = 1",
        "seats A B; priest 1 A1 / 2 A1; ? round = 1",
        "seats A B",
        "nonsense",
        "seats A B; ? round = 3",
    ],
)
def test_every_fault_of_a_scene_has_a_sentence(call: Call, tmp_path: Path, lang: str, scene: str):
    told = call("scenes", written(tmp_path, f"```mp\n{scene}\n```\n"), "--lang", lang)
    assert told.code == 1
    assert len(told.out.splitlines()) == 4


def test_a_file_without_scenes_is_told(call: Call, tmp_path: Path):
    told = call("scenes", written(tmp_path, "# Nothing\n```python\nx = 1\n```\n"))
    assert told.code == 1
    assert "there is no scene in it" in told.err
    assert call("scenes", tmp_path / "nowhere.md").code == 2


HOSTILE = {
    "long word": "```mp\n" + "A" * 100_000,
    "many questions": "```mp\n" + "? " * 10_000,
    "many tables": "```mp\n" + "seats A B;" * 20_000,
    "long deck": "```mp\nseats A B; deck " + "1..50 " * 2_000 + "\n? round = 1\n",
    "many dots": "```mp\nseats A B; stairs N1 S2 E3 W4\nA: order tall_first -> ok"
    + ", ..., x" * 5_000,
    "far away": "```mp\nseats A B; play round 99999999999\n",
    "strange signs": "```mp\n\0\x1b[31m; ? \u202e = \ud7ff\n",
    "many blocks": "```\n" * 50_000 + "```mp\n",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_scenes_end_soon_and_with_sentences(call: Call, tmp_path: Path, name: str):
    told = call("scenes", written(tmp_path, HOSTILE[name]))
    assert told.code == 1
    assert "Traceback" not in told.err + told.out
