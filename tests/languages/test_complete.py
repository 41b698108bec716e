"""The check of the words has teeth: whatever is missing, superfluous or broken is named."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tampu
from tampu.core.game import Game
from tampu.languages.complete import ROOT, problems, scenes_of
from tampu.languages.spoken import Spoken, spoken

HOUSE = "src/tampu/languages/words"
GAME = "src/tampu/games/machu_picchu"
COPIED = [
    HOUSE,
    GAME,
    "src/tampu/core/record.py",
    "src/tampu/core/play.py",
    "src/tampu/server/problems.py",
    "src/tampu/languages/speak.py",
]
Said = dict[str, tuple[Game, Spoken]]
pytestmark = pytest.mark.xdist_group("words")
"""What all games say is gathered once, not in every process."""


@pytest.fixture(scope="module")
def said() -> Said:
    return {game.key: (game, spoken(game, scenes_of(game.key))) for game in tampu.catalogue()}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small checkout: words, rulebook, the engine and what raises codes; left as it was found."""
    tmp_path = tmp_path_factory.mktemp("copy")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.so"))
        else:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    page = tmp_path / "web" / "words"
    page.mkdir(parents=True)
    for lang in ("en", "fr", "pt", "es"):
        (page / f"{lang}.ftl").write_text("hello = { $name }\nphase-a = a\n")
    (tmp_path / "web" / "page.ts").write_text('say("hello", { name }); say(`phase-${x}`);\n')
    return tmp_path


@pytest.fixture(scope="module")
def before(copy: Path, said: Said) -> set[str]:
    """What the check says of the copy as it is."""
    return set(problems(copy, {"machu_picchu": said["machu_picchu"]}))


@contextmanager
def changed(path: Path, old: str, new: str) -> Iterator[None]:
    """A file with other words, for as long as that is looked at."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    yield
    path.write_text(text, encoding="utf-8")


def test_this_checkout_is_complete(said: Said):
    assert problems(ROOT, said) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (f"{HOUSE}/fr.ftl", "problem-over = ", "problem-ended = ", "problem-over is missing"),
        (f"{HOUSE}/fr.ftl", "problem-over = ", "problem-ended = ", "problem-ended is not in Eng"),
        (f"{HOUSE}/pt.ftl", "{ $limit } bytes", "{ $most } bytes", "does not use $limit"),
        (f"{HOUSE}/pt.ftl", "{ $limit } bytes", "{ $most } bytes", "uses $most, which English"),
        (f"{HOUSE}/es.ftl", "nobody = el azar", "nobody = { $", "no Fluent: nobody = { $"),
        (f"{HOUSE}/en.ftl", "nobody = chance", "nobody = a\nnobody = b", "nobody stands there twi"),
        (
            f"{HOUSE}/en.ftl",
            "nobody =",
            "extra = x\nnobody =",
            "extra is superfluous: nothing says",
        ),
        (f"{HOUSE}/en.ftl", "problem-over", "problem-end", "problem-over is missing"),
        (f"{HOUSE}/en.ftl", "problem-over", "problem-end", "problem-end is superfluous: nothing r"),
        (
            f"{GAME}/words/en.ftl",
            "MP-306 =\n    .event",
            "MP-306 =\n    .told",
            "MP-306.event is",
        ),
        (f"{GAME}/words/fr.ftl", "MP-502 =", "MP-599 =", "MP-502.refusal is missing"),
        (f"{GAME}/words/en.ftl", "MP-310 =", "MP-311 =", "MP-311.event is superfluous"),
        (f"{GAME}/words/en.ftl", "The four cards", "The { $cards }", "$cards, which the game does"),
        (f"{GAME}/words/en.ftl", "question-refill = ", "question-x = ", "question-refill is missi"),
        (f"{GAME}/words/en.ftl", "option-end-all_full", "option-end-x", "option-end-all_full is m"),
        (f"{GAME}/words/en.ftl", "{ sky-name }, {", "{ sky-nam }, {", "refers to sky-nam, which"),
        (
            f"{GAME}/words/fr.ftl",
            "Qui commence\u202f?",
            "Qui commence ?",
            "no narrow no-break space",
        ),
        (f"{GAME}/words/es.ftl", "¿Sol o", "Sol o", "? without its ¿"),
        (f"{GAME}/words/en.ftl", "It’s", "It's", "a straight quote"),
        (f"{GAME}/rulebook/es.md", "**MP-310** ", "**MP-319** ", "MP-310 is missing"),
        (f"{GAME}/rulebook/es.md", "**MP-310** ", "**MP-319** ", "MP-319 is superfluous"),
        (f"{GAME}/rulebook/fr.md", "**MP-302** ", "", "neither heading nor paragraph"),
        (f"{GAME}/rulebook/pt.md", " (reconstruído)", "", "its marks must be ['reconstruído']"),
        (f"{GAME}/rulebook/en.md", "(MP-411)", "(MP-499)", "MP-108 cites MP-499"),
        (f"{GAME}/rulebook/en.md", "## Options", "", "as many chapters as in English"),
        (f"{GAME}/rulebook/kinds.toml", 'refusal = ["seats"]', "", "gives MP-101 as refusal"),
        (f"{GAME}/rulebook/kinds.toml", '["round", "sky"', '["sky"', "MP-203: the engine’s event"),
        (f"{GAME}/rulebook/kinds.toml", '"seat", "points"', '"seat"', "MP-807 pays points"),
        (f"{GAME}/rulebook/kinds.toml", 'kind = "definition"', 'kind = "odd"', "no kind 'odd'"),
        (
            f"{GAME}/rulebook/kinds.toml",
            'kind = "definition"',
            'kind = "effect"',
            "a reason is for",
        ),
        (f"{GAME}/rules/placing.py", '"MP-303"', '"MP-333"', "cites MP-333, which is no paragraph"),
        (f"{GAME}/rules/placing.py", '"MP-303"', '"MP-333"', "MP-303 promises an event or a ref"),
        (f"{GAME}/rules/placing.py", "MP-303, ", "MP-333, ", "sources cite MP-333"),
        ("src/tampu/server/problems.py", '"over": 409', '"odd": 409', "problem-odd is missing"),
        ("src/tampu/core/record.py", '"no-blank"', '"blank"', "record-blank is missing"),
        (
            "src/tampu/core/record.py",
            '"bad-option", line, text=short(part)',
            '"bad-option", line, t=short(part)',
            "record-bad-option use",
        ),
        ("web/page.ts", '"hello"', '"hullo"', "web/page.ts: there are no words for 'hullo'"),
        ("web/page.ts", '"hello"', '"hullo"', "hello is superfluous: nothing says it"),
        ("web/page.ts", "phase-", "faze-", "there are no words for 'faze-*'"),
        ("web/words/fr.ftl", "{ $name }", "tu", "hello does not use $name"),
        ("web/words/en.ftl", "phase-a = a", "phase-a = a robot", "en.ftl:2: not “robot” for bot"),
    ],
)
def test_a_broken_copy_is_noticed(
    copy: Path, said: Said, before: set[str], file: str, old: str, new: str, complaint: str
):
    with changed(copy / file, old, new):
        found = set(problems(copy, {"machu_picchu": said["machu_picchu"]})) - before
    assert any(complaint in line for line in found), found


def test_a_missing_and_a_foreign_file_are_noticed(copy: Path, said: Said):
    (copy / HOUSE / "pt.ftl").rename(copy / HOUSE / "de.ftl")
    found = problems(copy, {"machu_picchu": said["machu_picchu"]})
    (copy / HOUSE / "de.ftl").rename(copy / HOUSE / "pt.ftl")
    assert f"{HOUSE}/pt.ftl is missing" in found
    assert f"{HOUSE}/de.ftl belongs to no language of the house" in found
