"""Nothing missing in any language: `python -m tampu.languages.complete` says what is.

Every word set has the same messages and variables in every language; every game has a sentence
for all its engine says, and no other; every paragraph is there in every language; every message
that a source asks for exists, and every message is asked for; one thing has one name.
"""

import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from tampu.core.game import Game
from tampu.games import catalogue, figures, lessons
from tampu.languages import LANGS
from tampu.languages.lessons import word_faults
from tampu.languages.promises import broken_promises, needed, rulebook_slips, unfit
from tampu.languages.rulebook import Kind
from tampu.languages.sources import (
    asked_by_page,
    asked_by_python,
    cited,
    is_id,
    keys_of,
    matches,
    raised,
)
from tampu.languages.spoken import Spoken, spoken
from tampu.languages.teaching import text_faults
from tampu.languages.wording import misnamed
from tampu.languages.wordsets import WordSet, lost_references, read_set, unequal

ROOT = Path(__file__).parents[3]
RULE_IN_TEXT = re.compile(r"\b[A-Z]{2}-\d{3,4}\b")


class Checkout:
    """The words and sources of a checkout of Tampu."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src" / "tampu"
        self.house = read_set(self.source / "languages" / "words", root)
        self.games = self._sets(self.source / "games", "*/words")
        self.lessons = self._sets(self.source / "games", "*/lessons/words", above=1)
        self.boards = self._sets(root / "web" / "boards", "*/words")
        self.page = self._sets(root / "web", "words")
        self.cli = self._sets(self.source / "cli", "words")
        self.analysis = self._sets(self.source / "analysis", "words")
        self.calls = self._sets(self.source / "server", "calls/words")
        self.kinds = {path.parents[1].name: read_kinds(path) for path in self._kinds()}
        self.asked = asked_by_python(self.source, root)
        if (root / "web").is_dir():
            self.asked |= asked_by_page(root / "web", root)

    def _sets(self, folder: Path, pattern: str, above: int = 0) -> dict[str, WordSet]:
        """The word sets there, by the name of the folder they are in, or of one above it."""
        found = sorted(path for path in folder.glob(pattern) if any(path.glob("*.ftl")))
        return {path.parents[above].name: read_set(path, self.root) for path in found}

    def _kinds(self) -> Iterable[Path]:
        return sorted(self.source.glob("games/*/rulebook/kinds.toml"))

    @property
    def sets(self) -> list[WordSet]:
        groups = (self.games, self.lessons, self.boards, self.page, self.cli, self.analysis)
        words = [words for group in (*groups, self.calls) for words in group.values()]
        return [self.house, *words]

    @property
    def rules(self) -> set[str]:
        return {rule for kinds in self.kinds.values() for rule in kinds}


def read_kinds(path: Path) -> dict[str, Kind]:
    """A game's kinds.toml."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))
    return {rule: Kind(**entry) for rule, entry in entries.items()}


def problems(root: Path, said: dict[str, tuple[Game, Spoken]]) -> list[str]:
    """Everything that is missing, superfluous or broken in the checkout at `root`."""
    checkout = Checkout(root)
    found = [line for words in checkout.sets for line in unequal(words)]
    found += lost_words(checkout)
    for key, (game, heard) in said.items():
        found += game_problems(checkout, key, game, heard)
    found += lesson_problems(checkout) + teaching_problems(checkout)
    return found + code_problems(checkout) + source_problems(checkout) + misnamed(root)


def lesson_problems(checkout: Checkout) -> list[str]:
    """Words of lessons: one message each, and no number that the engine does not give."""
    return [
        f"{words.name}/{lang}.ftl: {line}"
        for key, words in checkout.lessons.items()
        for lang, file in words.files.items()
        for line in word_faults(lessons(key), file)
    ]


def teaching_problems(checkout: Checkout) -> list[str]:
    """How to play: complete, cited, and the same in every language."""
    found = []
    for folder in sorted(checkout.source.glob("games/*/learn")):
        key, name = folder.parent.name, folder.relative_to(checkout.root).as_posix()
        faults = text_faults(folder, checkout.kinds.get(key, {}), figures(key))
        found += [f"{name}/{line}" for line in faults]
    return found


def lost_words(checkout: Checkout) -> list[str]:
    """Sentences that refer to messages that are nowhere."""
    return [
        line for words in checkout.sets for line in lost_references(words, around(checkout, words))
    ]


def around(checkout: Checkout, words: WordSet) -> list[WordSet]:
    """The sets that are always loaded together with this one."""
    beside = [checkout.house, *checkout.page.values()]
    key = next((key for key, board in checkout.boards.items() if board is words), None)
    return [*beside, checkout.games[key]] if key in checkout.games else beside


def game_problems(checkout: Checkout, key: str, game: Game, heard: Spoken) -> list[str]:
    """Words and rulebook of one game against its engine."""
    folder = checkout.source / "games" / key
    kinds = checkout.kinds.get(key, {})
    code = cited(folder, re.compile(rf"{game.prefix}-\d{{3,4}}"))
    found = [f"{key}: {line}" for line in broken_promises(kinds, heard, code)]
    words = checkout.games[key]
    english = f"{words.name}/en.ftl"
    wanted = needed(game, kinds, heard)
    found += [f"{english}: {line}" for line in unfit(words.english, wanted, game.prefix)]
    marks = {lang: house_marks(checkout.house, lang) for lang in LANGS}
    name = (folder / "rulebook").relative_to(checkout.root).as_posix()
    return found + [f"{name}/{line}" for line in rulebook_slips(folder / "rulebook", kinds, marks)]


def house_marks(house: WordSet, lang: str) -> tuple[str, str]:
    """How a language marks a ruling and a reconstruction."""
    parts = house.files[lang].parts
    ruling, reconstructed = (
        "".join(parts[name].texts) if name in parts else name
        for name in ("mark-ruling", "mark-reconstructed")
    )
    return ruling, reconstructed


def code_problems(checkout: Checkout) -> list[str]:
    """Every code that the server or a record raises has a sentence, and no other has."""
    server = checkout.source / "server"
    problems = raised(server, "Trouble")
    codes = {f"problem-{code}": facts for code, facts in problems.items()}
    for code in keys_of(server, "STATUS") - problems.keys():
        codes[f"problem-{code}"] = set()
    for code, facts in raised(checkout.source, "RecordError").items():
        codes[f"record-{code}"] = facts
    return [f"{checkout.house.name}/en.ftl: {line}" for line in _uncoded(checkout.house, codes)]


def _uncoded(house: WordSet, codes: dict[str, set[str] | None]) -> list[str]:
    english = house.english
    have = {name for name in english.parts if name.startswith(("problem-", "record-"))}
    found = [f"{name} is missing" for name in sorted(codes.keys() - have)]
    lost = sorted(have - codes.keys() - {"record-line"})
    found += [f"{name} is superfluous: nothing raises it" for name in lost]
    for name in sorted(have & codes.keys()):
        facts = codes[name]
        extra = set() if facts is None else english.variables(name) - facts
        found += [f"{name} uses ${each}, which is never given" for each in sorted(extra)]
    return found


def source_problems(checkout: Checkout) -> list[str]:
    """Messages that sources ask for and that are nowhere, and messages nobody asks for."""
    known = {name for words in checkout.sets for name in words.english.parts}
    found = [
        f"{file}: there are no words for {said!r}"
        for said, file in sorted(checkout.asked.said.items())
        if is_id(said) and not matches(said, known)
    ]
    for words in checkout.sets:
        if words in checkout.lessons.values():
            continue
        found += [
            f"{words.name}/en.ftl: {name} is superfluous: nothing says it"
            for name in sorted(unused(words, checkout))
        ]
    cites = {rule for text in checkout.asked.named for rule in RULE_IN_TEXT.findall(text)}
    prefixes = {rule.partition("-")[0] for rule in checkout.rules}
    lost = sorted(rule for rule in cites - checkout.rules if rule.partition("-")[0] in prefixes)
    return found + [f"the sources cite {rule}, which is no paragraph" for rule in lost]


def unused(words: WordSet, checkout: Checkout) -> set[str]:
    """The ids of a set that neither a source nor another message names."""
    referred = {
        ref
        for each in checkout.sets
        for part in each.english.parts.values()
        for ref in part.references
    }
    rules = re.compile(r"[A-Z]{2}-\d{3,4}|(question|option|game)-.+")
    found = set()
    for name in words.english.ids() - referred:
        parts = {part for part in words.english.parts if part.partition(".")[0] == name}
        if not rules.fullmatch(name) and not checkout.asked.names(parts | {name}):
            found.add(name)
    return found


def scenes_of(key: str) -> str:
    """The scenes that the tests of a game play."""
    path = ROOT / "tests" / "scenes" / f"{key}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main() -> int:
    if not (ROOT / "src" / "tampu").is_dir():
        print("languages: this check reads sources, so it needs a checkout of Tampu")
        return 2
    said = {game.key: (game, spoken(game, scenes_of(game.key))) for game in catalogue()}
    found = problems(ROOT, said)
    print(*found, f"languages: {len(found) or 'no'} problems in {', '.join(LANGS)}", sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
