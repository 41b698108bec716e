"""Lessons: every one can be taken, any way to the goal counts, and what is wrong is found."""

from dataclasses import replace

import pytest

import tampu
from tampu.core.lessons import Attempt, Goal, Lesson, LessonError, faults, read_lessons, solved
from tampu.core.play import IllegalAction
from tampu.games import KEYS, lessons

EVERY = [(key, lesson) for key in KEYS for lesson in lessons(key)]
GAME = tampu.game("cuzco_kramer")
TAUGHT = {lesson.key: lesson for lesson in lessons("cuzco_kramer")}
TERRACE, WHOLE_TURN = TAUGHT["terrace"], TAUGHT["whole-turn"]


@pytest.mark.parametrize(("key", "lesson"), EVERY, ids=lambda part: getattr(part, "key", part))
def test_its_solution_solves_it_and_nothing_else_does_by_itself(key: str, lesson: Lesson):
    game = tampu.game(key)
    assert faults(game, lesson) == []
    assert Attempt(game, lesson).verdict == "open"


def test_any_way_to_the_goal_counts():
    assert solved(GAME, TERRACE, ["place 3 G11 H10v H11"]).verdict == "done"


def test_what_is_legal_and_leads_nowhere_is_missed_once_the_answers_are_spent():
    attempt = Attempt(GAME, replace(TERRACE, answers=2))
    assert attempt.answer("place 1c C5") == "open"
    assert attempt.answer("place 1c G5") == "missed"


def test_a_turn_that_is_over_is_missed():
    attempt = Attempt(GAME, WHOLE_TURN)
    attempt.answer("place 3 L5v M4 M5")
    assert attempt.answer("end") == "missed"


@pytest.mark.parametrize(
    ("answers", "points"),
    [
        (["end"], "6"),
        (["place 1v H5", "move H4 H5", "move J9 K8", "end"], "13"),
        (["enlarge G10 4", "move J9 K8", "end"], "13"),
        (["place 1v K8", "move J9 K8", "end"], "12"),
    ],
)
def test_what_looks_good_in_the_last_turn_is_not_enough(answers: list[str], points: str):
    attempt = Attempt(GAME, TAUGHT["last-turn"])
    assert [attempt.answer(each) for each in answers][-1] == "missed"
    assert attempt.fact("scored") == points


def test_what_is_refused_changes_nothing():
    attempt = Attempt(GAME, TERRACE)
    with pytest.raises(IllegalAction) as refused:
        attempt.answer("end")
    assert refused.value.refusal.rule == "CK-205"
    assert (attempt.verdict, attempt.given, attempt.match.steps) == ("open", 0, [])


def test_the_others_answer_as_it_is_written():
    script = ("B: place 1v G5", "B: end")
    lesson = replace(TERRACE, others=script, goal=(Goal("next", "=", "A action"),), answers=9)
    attempt = Attempt(GAME, replace(lesson, goal=(Goal("happened CK-214", ">=", "2"),)))
    attempt.answer("place 1c C5")
    assert attempt.answer("end") == "done"
    assert [step.line.seat for step in attempt.match.steps] == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"goal": (Goal("ap", "=", "6"),)}, "begins done"),
        ({"solution": ("place 1c C5",)}, "ends open"),
        ({"solution": ("place 1c C5",), "answers": 1}, "ends missed"),
        ({"solution": ("end",)}, "end: refused by CK-205"),
        ({"solution": ("dance",)}, "dance: "),
        ({"solution": (*TERRACE.solution, "end")}, "done before end"),
        ({"scene": "seats A B; tile 3 G10v"}, "position: malformed"),
        ({"scene": "seats A B; A: end"}, "position: unreadable"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_found(changes: dict[str, object], fault: str):
    (found,) = faults(GAME, replace(TERRACE, **changes))  # type: ignore[arg-type]
    assert found.startswith(fault)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[a]\ngoal = ["height G11"]', "no goal: height G11"),
        ('[a]\ngoal = "ap = 5"', "a: goal is a list of texts"),
        ('[a]\ngoal = ["ap = 5"]\nsolution = []\nrules = []\nscene = ""\nlevel = 3', "a: "),
    ],
)
def test_a_file_that_tells_no_lesson_is_refused(text: str, complaint: str):
    with pytest.raises(LessonError, match=complaint):
        read_lessons(text)
