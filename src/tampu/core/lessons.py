"""Lessons: a position, a task, and any way that reaches its goal counts.

A lesson is data (`games/<game>/lessons/lessons.toml`): a position in the notation of scenes, whose
seat one plays, what must be so in the end, what the others answer meanwhile, and one solution.
docs/lessons.md says how to write one.
"""

import re
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from tampu.core.contract import NOBODY
from tampu.core.game import Game
from tampu.core.notation import SEATS, NotationError
from tampu.core.play import IllegalAction
from tampu.core.scenes import SceneError
from tampu.core.staged import Staged

Verdict = Literal["open", "done", "missed"]
_GOAL = re.compile(r"(?P<fact>.+?) (?P<sign>=|!=|>=|<=) (?P<value>.+)")


@dataclass(frozen=True)
class Goal:
    """Something that must be so: a fact of the scene, or `scored` and `happened` with a rule."""

    fact: str
    sign: str
    value: str

    def holds(self, found: str) -> bool:
        """Whether the fact is as it should be; sizes are compared as numbers."""
        if self.sign in ("=", "!="):
            return (found == self.value) == (self.sign == "=")
        if not found.lstrip("-").isdigit():
            return False
        return int(found) >= int(self.value) if self.sign == ">=" else int(found) <= int(self.value)


@dataclass(frozen=True)
class Lesson:
    """One idea to be learned by doing.

    `answers`: how many the learner may give before it counts as missed. `others`: what the other
    seats answer, in order. `says`: the numbers that its words use, each as a fact of the position.
    `rings`: the places that matter, as the board names them.
    """

    key: str
    scene: str
    goal: tuple[Goal, ...]
    solution: tuple[str, ...]
    rules: tuple[str, ...]
    seat: int = 0
    answers: int = 12
    others: tuple[str, ...] = ()
    says: tuple[tuple[str, str], ...] = ()
    rings: tuple[str, ...] = ()


class LessonError(ValueError):
    """A lesson that makes no sense: which, and why."""


def read_lessons(text: str) -> tuple[Lesson, ...]:
    """The lessons that a file tells, in the order in which they are taken."""
    return tuple(_lesson(key, entry) for key, entry in tomllib.loads(text).items())


def _lesson(key: str, entry: dict[str, object]) -> Lesson:
    known = {**entry, "goal": tuple(map(_goal, _texts(key, entry, "goal")))}
    for name in ("solution", "others", "rules", "rings"):
        known[name] = _texts(key, entry, name)
    known["says"] = tuple(entry.get("says", {}).items())  # type: ignore[attr-defined]
    try:
        if "seat" in entry:
            known["seat"] = SEATS.index(str(entry["seat"]))
        return Lesson(key=key, **known)  # type: ignore[arg-type]
    except (TypeError, ValueError) as wrong:
        raise LessonError(f"{key}: {wrong}") from None


def _texts(key: str, entry: dict[str, object], name: str) -> tuple[str, ...]:
    found = entry.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise LessonError(f"{key}: {name} is a list of texts")
    return tuple(found)


def _goal(text: str) -> Goal:
    found = _GOAL.fullmatch(text)
    if found is None:
        raise LessonError(f"no goal: {text}")
    return Goal(found["fact"], found["sign"], found["value"])


# ---- taking one ----


class Attempt(Staged):
    """Somebody takes a lesson: what happened so far, and whether the goal is reached."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        super().__init__(game, lesson.scene)
        self.lesson = lesson
        self.given = 0
        """How many answers the learner gave."""
        self._script = list(lesson.others)
        self._let_others_answer()

    def answer(self, text: str) -> Verdict:
        """The learner answers; raises `IllegalAction` and changes nothing if the judge refuses."""
        self.play(self.lesson.seat, self.match.game.read(text))
        self.given += 1
        self._let_others_answer()
        return self.verdict

    @property
    def verdict(self) -> Verdict:
        """Missed: nothing is left to do, and the goal is not reached."""
        if all(goal.holds(self.fact(goal.fact)) for goal in self.lesson.goal):
            return "done"
        spent = self.given >= self.lesson.answers
        return "missed" if spent or self.asked != self.lesson.seat else "open"

    def fact(self, name: str) -> str:
        """A fact of the scene; or, since the beginning, `scored` or `happened` with a rule."""
        word, _, rule = name.partition(" ")
        events = [event for step in self.match.steps for event in step.events]
        own = [event for event in events if event.seat == self.lesson.seat]
        if word == "scored":
            return str(sum(event.points for event in own if rule in ("", event.rule)))
        if word == "happened":
            return str(sum(event.rule == rule for event in events))
        return super().fact(name)

    def _let_others_answer(self) -> None:
        """Until the learner is asked, or nothing more is written that they may do."""
        with suppress(IllegalAction):
            while self._script and self.asked not in (NOBODY, self.lesson.seat):
                self.perform([self._script.pop(0)])


def solved(game: Game, lesson: Lesson, answers: Sequence[str]) -> Attempt:
    """The attempt after these answers."""
    attempt = Attempt(game, lesson)
    for text in answers:
        attempt.answer(text)
    return attempt


def faults(game: Game, lesson: Lesson) -> list[str]:
    """What is wrong with a lesson: a code for each fault; none, and it can be taken."""
    try:
        attempt = Attempt(game, lesson)
    except SceneError as wrong:
        return [f"position: {wrong}"]
    if attempt.verdict != "open":
        return [f"begins {attempt.verdict}"]
    verdict: Verdict = "open"
    for text in lesson.solution:
        if verdict != "open":
            return [f"{verdict} before {text}"]
        try:
            verdict = attempt.answer(text)
        except (IllegalAction, NotationError) as wrong:
            return [f"{text}: {wrong}"]
    return [] if verdict == "done" else [f"ends {verdict}"]
