"""The table of rules, code and tests is made from what is really there, and holes are named."""

from pathlib import Path

import pytest

from tampu.languages.rulebook import Paragraph, Rulebook, rulebooks
from tools.rules_coverage import (
    PAGE,
    ROOT,
    Coverage,
    holes,
    page,
    pieces,
    proofs_in,
    rules_in,
    scenes_in,
    survey,
)

CODE = '''
"""MP-1xx: a module docstring names a chapter, it proves nothing about MP-199."""

# MP-101: the comment above a constant.
SEATS = (2, 3, 4)
"""MP-102: the text under it."""


class Table:
    """MP-103: a class."""

    def lay(self):
        """MP-104: a method."""
        return refuse("MP-105")
'''
TESTS = '''
TABLE = {"MP-201": 1}


@mark("MP-202")
def test_one():
    """MP-203 to 205."""


def test_mp_206_by_its_name():
    assert TABLE


def helper():
    "MP-207"
'''
SCENES = """
# Scenes (MP-301)

## X-01 A card is laid (MP-302)

```mp
A: card 26 -> no MP-303
# MP-304: a heading's sign inside a block is none
```

## Words only (MP-305)
"""


def cited(sources) -> dict[str, list[str]]:
    return {name: sorted(rules_in(f"{name}\n{source}")) for name, source in sources}


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_functions_constants_and_classes_cite(tmp_path: Path):
    found = survey(tree(tmp_path)).code
    where = "games/odd/rules.py"
    assert found["MP-101"] == found["MP-102"] == {where: {"SEATS"}}
    assert found["MP-103"] == {where: {"Table"}}
    assert found["MP-104"] == found["MP-105"] == {where: {"Table.lay"}}
    assert "MP-199" not in found


def test_tests_cite_by_name_text_decorator_and_table(tmp_path: Path):
    found = cited(proofs_in(written(tmp_path, "test_odd.py", TESTS)))
    assert found == {
        "test_one": ["MP-202", "MP-203", "MP-204", "MP-205"],
        "test_mp_206_by_its_name": ["MP-201", "MP-206"],
    }


def test_scenes_cite_by_heading_and_block(tmp_path: Path):
    found = cited(scenes_in(written(tmp_path, "odd.md", SCENES)))
    assert found == {"X-01": ["MP-302", "MP-303", "MP-304"]}


def tree(root: Path) -> Path:
    """A small checkout."""
    written(root, "src/tampu/games/odd/rules.py", CODE)
    written(root, "src/tampu/games/odd/scenes/words.py", 'WORDS = "MP-199"\n')
    written(root, "src/tampu/bots/bot.py", 'WORDS = "MP-199"\n')
    written(root, "tests/games/test_odd.py", TESTS)
    written(root, "tests/scenes/odd.md", SCENES)
    written(root, "tests/languages/test_words.py", 'def test_all():\n    "MP-101"\n')
    return root


def book(**kinds: str) -> Rulebook:
    paragraphs = [
        Paragraph(f"MP-{number[1:]}", "odd", "Chapter", "Text.", kind, False, False)
        for number, kind in kinds.items()
    ]
    return Rulebook("odd", "en", "Odd", paragraphs)


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        ({"_101": "check"}, ["MP-101: no test and no scene proves it"]),
        ({"_303": "check"}, ["MP-303: no code in src/ cites it"]),
        ({"_199": "effect"}, ["MP-199: no code in src/ cites it", "MP-199: no test and no scene"]),
        ({"_199": "definition", "_198": "not enforceable"}, []),
    ],
)
def test_what_is_not_covered_is_named(tmp_path: Path, kinds: dict[str, str], expected: list[str]):
    found = holes(book(**kinds), survey(tree(tmp_path)))
    assert len(found) == len(expected)
    assert all(line.startswith(start) for line, start in zip(found, expected, strict=True))


def test_the_page_does_not_change_when_lines_move(tmp_path: Path):
    books = rulebooks("en")
    before = page(books, survey(tree(tmp_path)))
    written(tmp_path, "src/tampu/games/odd/rules.py", "\n\n" + CODE)
    assert page(books, survey(tmp_path)) == before
    assert "| MP-101 | check | `games/odd/rules.py`: SEATS | – |" in before


def test_pieces_are_found_in_our_own_sources():
    names = [name for name, _ in pieces(ROOT / "src/tampu/languages/speak.py")]
    assert {"Speaker.event", "SEAT_FACTS", "_signed"} <= set(names)


def test_the_page_is_up_to_date_and_without_holes():
    books, found = rulebooks("en"), survey(ROOT)
    assert [line for each in books for line in holes(each, found)] == []
    assert (ROOT / PAGE).read_text(encoding="utf-8") == page(books, found)


def test_nothing_is_covered_where_nothing_is(tmp_path: Path):
    (tmp_path / "src/tampu").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    assert survey(tmp_path) == Coverage()
