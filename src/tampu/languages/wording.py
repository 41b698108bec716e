"""One word for one thing: `glossary/<lang>.toml` says which, and which words we do not say for it.

A table is a scope: `all`, or a folder such as a game or `cli`. A line of it is a thing:
`undo = { say = "undo", not = ["take(n)? back"] }`. What is not said is a regular expression for
whole words, in any case; what Fluent puts in stands there as `{}`.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tampu.languages import LANGS

GLOSSARY = Path(__file__).parent / "glossary"
PLACES = (
    "src/tampu/*/words/{}.ftl",
    "src/tampu/games/*/words/{}.ftl",
    "src/tampu/games/*/lessons/words/{}.ftl",
    "src/tampu/games/*/rulebook/{}.md",
    "src/tampu/games/*/learn/{}.md",
    "web/words/{}.ftl",
    "web/boards/*/words/{}.ftl",
)
"""Where the words of a language stand in a checkout."""
_PUT_IN = re.compile(r"\{ *[$\w.-]+(?: *->| *\})")
_NAME = re.compile(r"^\s*(?:\.?[\w-]+ *=|\*?\[[\w.-]+\])")
"""What stands before the words of a line: the name of a message, attribute or variant."""


@dataclass(frozen=True)
class Term:
    """A thing, the one word for it in a scope, and what is not said for it."""

    scope: str
    thing: str
    say: str
    shunned: re.Pattern[str]

    def covers(self, path: Path) -> bool:
        return self.scope == "all" or self.scope in path.parts


def terms(lang: str, glossary: Path = GLOSSARY) -> list[Term]:
    """The glossary of a language."""
    text = (glossary / f"{lang}.toml").read_text(encoding="utf-8")
    return [
        Term(scope, thing, line["say"], _whole(line["not"]))
        for scope, lines in tomllib.loads(text).items()
        for thing, line in lines.items()
    ]


def _whole(words: list[str]) -> re.Pattern[str]:
    """Any of these, where it is not a part of another word."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(words) or '(?!)'})(?!\w)", re.IGNORECASE)


def bare(line: str) -> str:
    """The words of a line, as a reader gets them.

    >>> bare("    .waiting = { $name } draws from the { draw-pile }.")
    ' {} draws from the {}.'
    """
    return _PUT_IN.sub("{}", _NAME.sub("", line))


def misnamed(root: Path, glossary: Path = GLOSSARY) -> list[str]:
    """Every place in the checkout at `root` where a thing has another name than ours."""
    found = []
    for lang in LANGS:
        known = terms(lang, glossary)
        for path in _files(root, lang):
            name = path.relative_to(root)
            covering = [term for term in known if term.covers(name)]
            lines = [bare(line) for line in path.read_text(encoding="utf-8").splitlines()]
            found += [
                f"{name.as_posix()}:{number}: not “{hit.group()}” for {term.thing},"
                f" but “{term.say}”"
                for term in covering
                for number, line in enumerate(lines, 1)
                for hit in term.shunned.finditer(line)
            ]
    return found


def _files(root: Path, lang: str) -> Iterator[Path]:
    for place in PLACES:
        yield from sorted(root.glob(place.format(lang)))
