"""The sentences of the command line, in the reader's language."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "pt", "es")
FOLDER = Path(__file__).parent / "words"
LONGEST = 2_000
"""Fluent refuses to put longer text into a sentence."""


@cache
def bundle(lang: str) -> Any:
    """The messages of one language."""
    messages = FluentBundle([lang], use_isolating=False)
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    messages.add_resource(FluentResource(text))
    return messages


class Words:
    """One language: `words("sim-done", games=3)` is a sentence."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = bundle(lang)

    def __call__(self, key: str, **facts: object) -> str:
        message = self.bundle.get_message(key)
        told = {name: shortened(fact) for name, fact in facts.items()}
        text, problems = self.bundle.format_pattern(message.value, told)
        if problems:
            raise ValueError(f"{self.lang}: {key}: {problems}")
        return str(text)


def shortened(fact: object, most: int = LONGEST) -> object:
    """Text of anybody's making, cut to a length that a sentence can carry."""
    return f"{fact[: most - 1]}…" if isinstance(fact, str) and len(fact) > most else fact


def chosen_language(arguments: Sequence[str], settings: Mapping[str, str] = os.environ) -> str:
    """What `--lang` asks for, else what the surroundings say, else English.

    The help texts need it before the arguments are read. A wrong value is refused later.
    """
    asked = ""
    for place, word in enumerate(arguments):
        if word == "--lang":
            asked = "".join(arguments[place + 1 : place + 2])
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    if asked:
        return asked if asked in LANGUAGES else "en"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := settings.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
