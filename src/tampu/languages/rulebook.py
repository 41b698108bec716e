"""The rulebook of a game in the reader's language: numbered paragraphs in our own words.

The text stands in `rulebook/<lang>.md`, what kind each paragraph is in `rulebook/kinds.toml`.
"""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache

from tampu.languages import GAMES, game_folder
from tampu.languages.speak import Speaker

KINDS = ("check", "effect", "option", "definition", "not enforceable")
UNPROVEN = ("definition", "not enforceable")
"""The kinds that need no test, but a reason."""
RULE = re.compile(r"[A-Z]{2}-\d{3,4}")
_PARAGRAPH = re.compile(rf"\*\*({RULE.pattern})\*\* (\S.*)")


@dataclass(frozen=True)
class Kind:
    """What a paragraph is. `event`, `refusal`: the facts that go with it; None: never cited so."""

    kind: str
    reconstructed: bool = False
    ruling: bool = False
    reason: str | None = None
    event: list[str] | None = None
    refusal: list[str] | None = None


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule. `reconstructed`: our version of a picture. `ruling`: decided by us."""

    id: str
    game: str
    chapter: str
    text: str
    kind: str
    reconstructed: bool
    ruling: bool


@dataclass(frozen=True)
class Rulebook:
    """All paragraphs of a game, in order."""

    game: str
    lang: str
    title: str
    paragraphs: list[Paragraph]


@dataclass
class Pages:
    """A rulebook file as it stands there: paragraphs as (id, chapter, text), marks in the text."""

    title: str = ""
    paragraphs: list[tuple[str, str, str]] = field(default_factory=list)
    strays: list[str] = field(default_factory=list)
    """Lines that are neither heading nor paragraph."""


def read_pages(text: str) -> Pages:
    """Headings and paragraphs of a rulebook file, one line each."""
    pages, chapter = Pages(), ""
    for line in filter(None, map(str.strip, text.split("\n"))):
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif line.startswith("# ") and not pages.title:
            pages.title = line.removeprefix("# ")
        elif found := _PARAGRAPH.fullmatch(line):
            pages.paragraphs.append((found[1], chapter, found[2]))
        else:
            pages.strays.append(line)
    return pages


def without_marks(text: str, marks: tuple[str, ...]) -> tuple[str, list[str]]:
    """The text, and which of the marks stood in brackets at its end."""
    found = []
    while mark := next((mark for mark in marks if text.endswith(f" ({mark})")), None):
        text = text.removesuffix(f" ({mark})")
        found.append(mark)
    return text, found


def marks(lang: str) -> tuple[str, str]:
    """How this language marks a ruling and a reconstruction."""
    speaker = Speaker(lang)
    return speaker.say("mark-ruling"), speaker.say("mark-reconstructed")


@cache
def kinds(game: str) -> dict[str, Kind]:
    """What each paragraph of a game is."""
    text = (game_folder(game) / "rulebook" / "kinds.toml").read_text(encoding="utf-8")
    return {rule: Kind(**entry) for rule, entry in tomllib.loads(text).items()}


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook of a game; KeyError if there is no such game or language."""
    both = marks(lang)
    path = game_folder(game) / "rulebook" / f"{lang}.md"
    pages = read_pages(path.read_text(encoding="utf-8"))
    paragraphs = []
    for rule, chapter, marked in pages.paragraphs:
        text, _ = without_marks(marked, both)
        kind = kinds(game)[rule]
        paragraphs.append(
            Paragraph(rule, game, chapter, text, kind.kind, kind.reconstructed, kind.ruling)
        )
    return Rulebook(game, lang, full_title(game, lang), paragraphs)


def full_title(game: str, lang: str) -> str:
    """What a game is called where it stands alone: two of them share a title.

    >>> full_title("cuzco_feld", "en"), full_title("machu_picchu", "en")
    ('Cuzco – the messengers', 'Machu Picchu')
    """
    speaker = Speaker(lang, game)
    title, subtitle = speaker.say("game-title"), speaker.say("game-subtitle")
    return f"{title} – {subtitle}" if subtitle else title


def rulebooks(lang: str) -> list[Rulebook]:
    """The rulebooks of all games."""
    found = sorted(GAMES.glob("*/rulebook/kinds.toml"))
    return [rulebook(path.parents[1].name, lang) for path in found]
