"""The words of lessons: title, task, hint and what was learned; numbers are the engine's own."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from tampu.core.game import Game
from tampu.core.lessons import Attempt, Lesson, solved
from tampu.languages import LOCALES, game_folder
from tampu.languages.messages import Messages

PARTS = ("task", "hint", "done")
NUMBER = re.compile(r"(?<![A-Za-z\d-])\d+")
"""A number that is no part of a name, as of a cell or a rule."""
THEN = "then "
"""A number that is known only when the lesson is solved."""


class LessonWords(NamedTuple):
    """A lesson in one language: its title, the task, a hint, and what it has shown."""

    title: str
    task: str
    hint: str
    done: str


@cache
def _load(game: str, lang: str) -> FluentBundle:
    path = game_folder(game) / "lessons" / "words" / f"{lang}.ftl"
    text = path.read_text(encoding="utf-8")
    bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@cache
def numbers(game: Game, lesson: Lesson) -> dict[str, int]:
    """What the words of a lesson may name, as the engine gives it: before, or once it is solved."""
    before, after = Attempt(game, lesson), solved(game, lesson, lesson.solution)
    return {
        name: int(after.fact(fact[len(THEN) :]) if fact.startswith(THEN) else before.fact(fact))
        for name, fact in lesson.says
    }


def lesson_words(game: Game, lesson: Lesson, lang: str) -> LessonWords:
    """What a lesson says in this language."""
    bundle = _load(game.key, lang)
    message, facts = bundle.get_message(lesson.key), numbers(game, lesson)
    assert message.value is not None
    patterns = [message.value, *(message.attributes[part] for part in PARTS)]
    return LessonWords(*(str(bundle.format_pattern(pattern, facts)[0]) for pattern in patterns))


def word_faults(lessons: Sequence[Lesson], messages: Messages) -> list[str]:
    """Lessons without words, words without a lesson, and numbers that are not the engine's."""
    keys = {lesson.key for lesson in lessons}
    found = [f"{key} has no lesson" for key in sorted(messages.ids() - keys)]
    for lesson in lessons:
        for part in (lesson.key, *(f"{lesson.key}.{name}" for name in PARTS)):
            if part not in messages.parts:
                found.append(f"{part} is missing")
                continue
            extra = messages.variables(part) - {name for name, _ in lesson.says}
            found += [f"{part} uses ${name}, which is never given" for name in sorted(extra)]
            texts = messages.parts[part].texts
            found += [f"{part}: {n} is typed" for text in texts for n in NUMBER.findall(text)]
    return found
