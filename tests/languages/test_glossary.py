"""One word for one thing: whoever says another is told where, and what to say."""

from pathlib import Path

import pytest

from tampu.languages import LANGS
from tampu.languages.complete import ROOT
from tampu.languages.wording import bare, misnamed, terms

LINES = """
[all]
undo = { say = "undo", not = ["tak(e|en) back"] }
[inca]
deck = { say = "deck", not = ["(draw )?pile", "stack"] }
seat = { say = "seat", not = [] }
round = { say = "round", not = ["turn \\\\{\\\\} of"] }
"""


@pytest.fixture
def glossary(tmp_path: Path) -> Path:
    """A glossary of English with a few lines; the other languages have none yet."""
    folder = tmp_path / "glossary"
    folder.mkdir()
    for lang in LANGS:
        (folder / f"{lang}.toml").write_text(LINES if lang == "en" else "", encoding="utf-8")
    return folder


@pytest.fixture
def said(tmp_path: Path, glossary: Path):
    """Writes a text to a file of a checkout and gives what the check says."""

    def write(name: str, text: str) -> list[str]:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return misnamed(tmp_path, glossary)

    return write


def test_this_checkout_says_one_word_for_one_thing():
    assert misnamed(ROOT) == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_term_shuns_its_own_word(lang: str):
    assert [term for term in terms(lang) if term.shunned.search(term.say)] == []


def test_another_word_is_named_with_file_line_and_ours(said):
    found = said("web/words/en.ftl", "ok = Fine\nundo = Take it\nundone = Taken Back\n")
    assert found == ["web/words/en.ftl:3: not “Taken Back” for undo, but “undo”"]


@pytest.mark.parametrize(
    "name",
    [
        "src/tampu/cli/words/en.ftl",
        "src/tampu/languages/words/en.ftl",
        "src/tampu/games/inca/words/en.ftl",
        "src/tampu/games/inca/rulebook/en.md",
        "web/boards/inca/words/en.ftl",
    ],
)
def test_it_is_looked_for_in_every_room(said, name: str):
    assert said(name, "a = take back\n")[0].startswith(f"{name}:1: ")


def test_a_word_of_one_game_is_free_in_the_others(said):
    assert said("web/boards/inca/words/en.ftl", "a = the draw pile\n") != []
    assert said("web/boards/inca/words/en.ftl", "a = the deck\n") == []
    assert said("web/boards/cuzco/words/en.ftl", "a = the draw pile\n") == []


def test_what_is_put_in_can_be_part_of_what_is_not_said(said):
    assert said("web/boards/inca/words/en.ftl", "a = Turn { $round } of { $rounds }\n") != []
    assert said("web/boards/inca/words/en.ftl", "a = Round { $round } of { $rounds }\n") == []


@pytest.mark.parametrize(
    "line",
    [
        "pile = cards",
        "    .pile = cards",
        "   *[pile] cards",
        "a = { $pile -> ",
        "a = { pile } and { $pile }",
        "a = piles and stacked",
    ],
)
def test_names_and_longer_words_are_not_meant(said, line: str):
    assert said("web/boards/inca/words/en.ftl", f"{line}\n") == []


def test_headings_of_a_rulebook_are_read_too(said):
    assert len(said("src/tampu/games/inca/rulebook/en.md", "# The pile\n\n## A stack\n")) == 2


def test_the_words_of_a_variant_are_read():
    assert bare("       *[other] { $seat } wins { card-name }.") == " {} wins {}."
