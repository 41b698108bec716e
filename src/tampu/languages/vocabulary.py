"""The words of a text as a reader looks for them: without accents, endings and filler.

What readers say where the rulebook says something else stands in `asked/<lang>.toml`.
"""

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import snowballstemmer

_ALGORITHMS = {"en": "english", "fr": "french", "pt": "portuguese", "es": "spanish"}
_WORD = re.compile(r"[^\W\d_]+|\d+")
_ASKED = Path(__file__).parent / "asked"
_STEMMING = Lock()
"""A stemmer writes on itself while it works."""


@dataclass(frozen=True)
class Word:
    """A word where it stands in a text: as written, and as it is compared."""

    text: str
    folded: str
    start: int
    end: int


def words_of(text: str) -> list[Word]:
    """The words and numbers of a text, in order.

    >>> [word.folded for word in words_of("L’Épée, 12 fois")]
    ['l', 'epee', '12', 'fois']
    """
    return [
        Word(hit[0].lower(), folded(hit[0]), hit.start(), hit.end()) for hit in _WORD.finditer(text)
    ]


def folded(text: str) -> str:
    """The text without accents, in lower case."""
    parted = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(sign for sign in parted if not unicodedata.combining(sign)).casefold()


@cache
def stems(lang: str, word: str) -> frozenset[str]:
    """What the forms of a word have in common, typed with its accents or without them.

    >>> stems("en", "scores") == stems("en", "scoring")
    True
    >>> bool(stems("fr", "égalité") & stems("fr", "egalite"))
    True
    """
    if lang == "pt" and word.endswith(("ões", "oes")):
        word = word[:-3] + "ão"  # the algorithm keeps this plural apart from its singular
    stem = _stemmer(lang).stemWord
    with _STEMMING:
        return frozenset((folded(stem(word)), stem(folded(word))))


@cache
def _stemmer(lang: str) -> Any:
    return snowballstemmer.stemmer(_ALGORITHMS[lang])


@dataclass(frozen=True)
class Vocabulary:
    """What readers of a language say: filler words, and words that the rulebook has others for."""

    filler: frozenset[str]
    question: frozenset[str]
    """Words such as “how many”, which are looked for by what they mean and not themselves."""
    instead: dict[str, tuple[Word, ...]]
    """By the stem of a word that a reader may use: those of the rulebook."""


@cache
def vocabulary(lang: str) -> Vocabulary:
    """The vocabulary of a language; KeyError if the house does not speak it."""
    if lang not in _ALGORITHMS:
        raise KeyError(f"no language is called {lang!r}")
    table = tomllib.loads((_ASKED / f"{lang}.toml").read_text(encoding="utf-8"))
    instead: dict[str, tuple[Word, ...]] = {}
    for asked, written in (table["instead"] | table["question"]).items():
        for stem in (stem for word in words_of(asked) for stem in stems(lang, word.text)):
            instead[stem] = (*instead.get(stem, ()), *words_of(written))
    return Vocabulary(_set(table["filler"]), _set(" ".join(table["question"])), instead)


def _set(text: str) -> frozenset[str]:
    return frozenset(word.folded for word in words_of(text))
