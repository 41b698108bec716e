"""`tampu lessons`."""

import json

import pytest

from tampu.cli import lessons as command
from tampu.cli.words import LANGUAGES
from tampu.games import KEYS, lessons
from tests.cli.conftest import Call


def test_lessons_are_listed_game_by_game(call: Call):
    told = call("lessons")
    assert told.code == 0
    assert "Cuzco – the terraces" in told.out
    assert "Raise the crops cell between the two villages to level 2 with one tile." in told.out
    assert "✓" not in told.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_solution_is_played(call: Call, lang: str):
    told = call("--lang", lang, "lessons", "--check", "--game", "cuzco_kramer")
    assert told.code == 0
    assert told.out.count("✓") == len(lessons("cuzco_kramer"))


def test_a_machine_is_told_the_same(call: Call):
    told = json.loads(call("lessons", "--check", "--json").out)
    water = {"game": "cuzco_kramer", "key": "water", "faults": []}
    assert any(water.items() <= each.items() for each in told)


def test_a_lesson_that_cannot_be_taken_is_named(call: Call, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(command, "faults", lambda _, lesson: ["not done"] * (lesson.key == "water"))
    told = call("lessons", "--check")
    assert told.code == 1
    assert "✗ Water" in told.out
    assert "    not done" in told.out
    every = sum(len(lessons(key)) for key in KEYS)
    assert told.out.rstrip().endswith(f"{every} lessons, 1 failed")
