"""A set of words: the same messages in every language, one file each. What is wrong with one?"""

from dataclasses import dataclass, field
from pathlib import Path

from tampu.languages import LANGS
from tampu.languages.messages import Messages, read_file
from tampu.languages.typography import slips


@dataclass
class WordSet:
    """The message files of one folder. `name`: the folder, as a reader finds it."""

    name: str
    files: dict[str, Messages] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)

    @property
    def english(self) -> Messages:
        return self.files["en"]


def read_set(folder: Path, root: Path) -> WordSet:
    """The word set in this folder of the checkout at `root`."""
    files = {lang: read_file(folder / f"{lang}.ftl") for lang in LANGS}
    there = {path.name for path in folder.iterdir()}
    wanted = {f"{lang}.ftl" for lang in LANGS}
    name = folder.relative_to(root).as_posix()
    return WordSet(name, files, sorted(wanted - there), sorted(there - wanted))


def unequal(words: WordSet) -> list[str]:
    """What differs between the languages of a set, or cannot be read."""
    found = [f"{words.name}/{name} is missing" for name in words.missing]
    found += [f"{words.name}/{name} belongs to no language of the house" for name in words.foreign]
    for lang, file in words.files.items():
        where = f"{words.name}/{lang}.ftl"
        found += [f"{where}: no Fluent: {line}" for line in file.broken]
        found += [f"{where}: {name} stands there twice" for name in file.doubled]
        found += [f"{where}: {slip}" for slip in _slips(lang, file)]
        if f"{lang}.ftl" not in words.missing:
            found += [f"{where}: {line}" for line in _compared(file, words.english)]
    return found


def _compared(file: Messages, english: Messages) -> list[str]:
    """Parts and variables that only one of the two has."""
    found = [f"{name} is missing" for name in sorted(english.parts.keys() - file.parts.keys())]
    found += [f"{name} is not in English" for name in sorted(file.parts.keys() - english.parts)]
    for name in sorted(file.parts.keys() & english.parts.keys()):
        mine, theirs = file.variables(name), english.variables(name)
        found += [f"{name} does not use ${each}, as English does" for each in sorted(theirs - mine)]
        found += [f"{name} uses ${each}, which English does not" for each in sorted(mine - theirs)]
    return found


def _slips(lang: str, file: Messages) -> list[str]:
    return [
        f"{name}: {slip}"
        for name, part in file.parts.items()
        for text in part.texts
        for slip in slips(lang, text)
    ]


def lost_references(words: WordSet, around: list[WordSet]) -> list[str]:
    """References to messages that neither the set nor those it stands beside have."""
    found = []
    for lang, file in words.files.items():
        known = set(file.parts).union(*(other.files[lang].parts for other in around))
        for name, part in file.parts.items():
            found += [
                f"{words.name}/{lang}.ftl: {name} refers to {each}, which is nowhere"
                for each in sorted(part.references - known)
            ]
    return found
