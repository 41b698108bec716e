"""What is told of an analysed game, in the reader's language."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tampu.languages import LANGS, LOCALES

FOLDER = Path(__file__).parent / "words"


@cache
def bundle(lang: str) -> Any:
    """The messages of one language."""
    if lang not in LANGS:
        raise KeyError(f"no language is called {lang!r}; there are: {', '.join(LANGS)}")
    messages = FluentBundle([LOCALES[lang]], use_isolating=False)
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    messages.add_resource(FluentResource(text))
    return messages


class Words:
    """One language.

    >>> Words("fr")("analysis-title", game="Machu Picchu")
    'Machu Picchu\\xa0: analyse'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = bundle(lang)

    def __call__(self, key: str, **facts: object) -> str:
        message = self.bundle.get_message(key)
        text, problems = self.bundle.format_pattern(message.value, facts)
        if problems:
            raise ValueError(f"{self.lang}: {key}: {problems}")
        return str(text)
