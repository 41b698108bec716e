"""What a rulebook says about something: the paragraphs that answer best come first.

Ranked by BM25 over paragraphs. All words for what a reader means (its other forms, the rulebook's
own words for it) count as one word, so a rare form is not worth more than a common one.
"""

import re
from collections import defaultdict
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log
from unicodedata import normalize

from tampu.languages.learn import how_to_play
from tampu.languages.rulebook import Paragraph, rulebook, rulebooks
from tampu.languages.vocabulary import Word, stems, vocabulary, words_of

LONGEST = 200
"""A question has no more characters than this."""
SHOWN = 20
"""No more paragraphs than this are an answer."""
_ID = re.compile(r"\b([a-z]{2})[-\s]?(\d{3,4})\b", re.IGNORECASE)
_NUMBER = re.compile(r"\b\d{3,4}\b")
_SATURATION, _LENGTH = 0.8, 0.4
"""How soon a word said again adds nothing, and how much a short paragraph is preferred."""
_HEADING, _OPENING = 0.8, 0.8
"""What a word is worth more in the heading and in the first sentence."""
_DEFINITION, _OPTION, _FIRST = 1.15, 0.8, 1.25
"""What a definition is worth, an option, and the paragraph that opens a chapter."""
_FORM, _INSTEAD, _BEGUN = 0.7, 0.65, 0.6
_SHORTEST = 4
"""What has no more words answers nothing: a title, or a cell of a table."""
_WORTH_SHOWING = 0.35
"""Of the best paragraph's score; what is below is noise."""

Weights = defaultdict[int, float]
"""By the place of a paragraph."""
Meaning = dict[str, float]
"""The words of the rulebook that stand for one word of the question, and how well."""


@dataclass(frozen=True)
class Found:
    """A paragraph, and where in its text the words stand that were looked for."""

    paragraph: Paragraph
    marks: list[tuple[int, int]]


@dataclass(frozen=True)
class Findings:
    """The best paragraphs, how many more there are, and what to try if there are none."""

    found: list[Found]
    rest: int
    suggestions: list[str]


def _weights() -> Weights:
    return defaultdict(float)


class Index:
    """The paragraphs of a game, or of all, by their words."""

    def __init__(self, lang: str, paragraphs: list[Paragraph]) -> None:
        self.lang = lang
        self.paragraphs = paragraphs
        self._written = [words_of(each.text) for each in paragraphs]
        self._rank = ranks(paragraphs)
        self._places: defaultdict[str, Weights] = defaultdict(_weights)
        self._forms: defaultdict[str, set[str]] = defaultdict(set)
        self._spellings: dict[str, str] = {}
        for number, paragraph in enumerate(paragraphs):
            self._learn(number, paragraph)
        self._average = sum(map(len, self._written)) / max(1, len(paragraphs))

    def _learn(self, number: int, paragraph: Paragraph) -> None:
        opening = re.split(r"[.?!]\s", paragraph.text, maxsplit=1)[0]
        for word in self._written[number]:
            self._places[word.folded][number] += 1 + _OPENING * (word.end <= len(opening))
            self._know(word)
        for word in words_of(paragraph.chapter):
            self._places[word.folded][number] += _HEADING
            self._know(word)

    def _know(self, word: Word) -> None:
        self._spellings.setdefault(word.folded, word.text)
        for stem in stems(self.lang, word.text):
            self._forms[stem].add(word.folded)

    def search(self, question: str, most: int = SHOWN) -> Findings:
        """The paragraphs that answer a question, best first."""
        question = normalize("NFC", question)
        asked = self._asked(_ID.sub(" ", question))
        meanings = [self._meaning(word, word is asked[-1]) for word in asked]
        ranked = list(dict.fromkeys(self._numbered(question) + self._ranked(meanings)))
        if not ranked:
            return Findings([], 0, self._suggestions(asked))
        meant = {word for meaning in meanings for word in meaning}
        found = [Found(self.paragraphs[each], self._marks(each, meant)) for each in ranked[:most]]
        return Findings(found, len(ranked) - len(found), [])

    def _asked(self, question: str) -> list[Word]:
        """The words that matter; where a question is nothing but filler, all of them."""
        said = words_of(question)
        filler = vocabulary(self.lang).filler
        return [word for word in said if word.folded not in filler] or said

    def _numbered(self, question: str) -> list[int]:
        """The paragraphs that are named: `CK-312`, `ck 312` or `312`."""
        ids = {f"{prefix.upper()}-{number}" for prefix, number in _ID.findall(question)}
        numbers = tuple(f"-{number}" for number in _NUMBER.findall(_ID.sub(" ", question)))
        pages = enumerate(self.paragraphs)
        return [place for place, each in pages if each.id in ids or each.id.endswith(numbers)]

    def _meaning(self, word: Word, unfinished: bool) -> Meaning:
        """What stands for a word; the last one may still be being typed."""
        language = vocabulary(self.lang)
        instead = [language.instead.get(stem, ()) for stem in stems(self.lang, word.text)]
        meaning = {other.folded: _INSTEAD for others in instead for other in others}
        if word.folded not in language.question:
            meaning |= dict.fromkeys(self._forms_of(word), _FORM) | {word.folded: 1.0}
        if unfinished and len(word.folded) > 1 and self._places.keys().isdisjoint(meaning):
            begun = (each for each in self._places if each.startswith(word.folded))
            meaning = dict.fromkeys(begun, _BEGUN)
        return meaning

    def _forms_of(self, word: Word) -> set[str]:
        return {form for stem in stems(self.lang, word.text) for form in self._forms[stem]}

    def _ranked(self, meanings: list[Meaning]) -> list[int]:
        scores, covered = _weights(), _weights()
        for meaning in meanings:
            for place, score in self._scores(meaning).items():
                scores[place] += score
                covered[place] += 1
        for place in scores:
            scores[place] *= self._rank[place] * covered[place] / len(meanings)
        least = max(scores.values(), default=0.0) * _WORTH_SHOWING
        return sorted((p for p in scores if scores[p] >= least), key=lambda p: (-scores[p], p))

    def _scores(self, meaning: Meaning) -> dict[int, float]:
        """BM25 of one meaning."""
        said = _weights()
        for word, worth in meaning.items():
            for place, count in self._places.get(word, {}).items():
                said[place] += worth * count
        rarity = log(1 + (len(self.paragraphs) - len(said) + 0.5) / (len(said) + 0.5))
        return {
            place: rarity * count * (_SATURATION + 1) / (count + self._breadth(place))
            for place, count in said.items()
        }

    def _breadth(self, place: int) -> float:
        length = len(self._written[place]) / self._average
        return _SATURATION * (1 - _LENGTH + _LENGTH * length)

    def _marks(self, place: int, meant: set[str]) -> list[tuple[int, int]]:
        return [(w.start, w.end) for w in self._written[place] if w.folded in meant]

    def _suggestions(self, asked: list[Word]) -> list[str]:
        """Words of the rulebook that look like what was asked; else what its chapters are about."""
        known = [word for word in self._places if len(word) > 3]
        close = [
            self._spellings[each]
            for word in asked[:3]
            for each in get_close_matches(word.folded, known, n=2, cutoff=0.75)
        ]
        one_each = {min(stems(self.lang, word)): word for word in reversed(close)}
        return (
            list(one_each.values())[::-1]
            or list(dict.fromkeys(each.chapter for each in self.paragraphs))[:4]
        )


def ranks(paragraphs: list[Paragraph]) -> list[float]:
    """What each paragraph is worth: one that opens a chapter, a definition, one of an option.

    What follows an option in its chapter belongs to it.
    """
    found: list[float] = []
    chapter, optional = "", False
    for each in paragraphs:
        opens = each.chapter != chapter
        optional = each.kind == "option" or (optional and not opens)
        worth = _FIRST if opens else _DEFINITION if each.kind == "definition" else 1.0
        found.append(worth * (_OPTION if optional else 1.0))
        chapter = each.chapter
    return found


@cache
def taught(lang: str, game: str) -> Index:
    """The passages of a game's How to play; the id of each is its section's."""
    passages = [
        Paragraph(section.id, game, section.title, told.text, "effect", False, False)
        for section in how_to_play(game, lang)
        for block in section.blocks
        for row in block.rows
        for told in row
        if len(told.text.split()) > _SHORTEST
    ]
    return Index(lang, passages)


@cache
def index(lang: str, game: str | None = None) -> Index:
    """The index of a game, or of all; KeyError if there is no such game or language."""
    books = rulebooks(lang) if game is None else [rulebook(game, lang)]
    return Index(lang, [paragraph for book in books for paragraph in book.paragraphs])
