"""The words of lessons: in four languages, with the engine's own numbers."""

from dataclasses import replace

import pytest

import tampu
from tampu.games import KEYS, lessons
from tampu.languages import LANGS
from tampu.languages.lessons import lesson_words, numbers, word_faults
from tampu.languages.messages import read_messages

WATER = next(lesson for lesson in lessons("cuzco_kramer") if lesson.key == "water")
TOLD = "water = Water\n    .task = Score { $points }.\n    .hint = Look at F9.\n    .done = Well.\n"


def test_its_numbers_come_from_the_engine():
    game = tampu.game("cuzco_kramer")
    temple = next(lesson for lesson in lessons("cuzco_kramer") if lesson.key == "temple")
    assert numbers(game, temple) == {"cells": 5, "points": 2}
    assert "5 cells" in lesson_words(game, temple, "en").task
    smaller = replace(temple, scene=temple.scene.replace(" / H6 1v", ""))
    assert numbers(game, smaller) == {"cells": 4, "points": 2}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_every_lesson_has_words(key: str, lang: str):
    for lesson in lessons(key):
        said = lesson_words(tampu.game(key), lesson, lang)
        assert all(said)
        assert "$" not in "".join(said)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("{ $points }", "6", "water.task: 6 is typed"),
        ("$points", "$prize", "water.task uses $prize, which is never given"),
        ("    .hint = Look at F9.\n", "", "water.hint is missing"),
        ("water = ", "sea = Sea\nwater = ", "sea has no lesson"),
    ],
)
def test_what_is_wrong_with_the_words_is_found(old: str, new: str, fault: str):
    assert word_faults([WATER], read_messages(TOLD)) == []
    assert word_faults([WATER], read_messages(TOLD.replace(old, new))) == [fault]
