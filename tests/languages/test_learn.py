"""How to play: how its text is read, and what is wrong with one."""

from pathlib import Path

import pytest

from tampu.languages import LANGS
from tampu.languages.learn import SECTIONS, LearnError, Words, read_sections, things
from tampu.languages.teaching import text_faults

TEXT = """
## In thirty seconds {#goal}

You build the **capital**
of the Incas. [CK-101, CK-102]

### Then

![Red *leads*? No: [CK-506]](figure:leading)

1. Play tiles. [CK-205]
2. Draw cards. [CK-205]

| | Name | What it is |
|---|---|---|
| ![](thing:temple) | Temple | A house of 2 to 12. [CK-512] |
"""


def test_a_text_is_read_passage_by_passage():
    text = TEXT.replace("*leads*? No:", "leads.")
    (section,) = read_sections(text)
    assert (section.id, section.title) == ("goal", "In thirty seconds")
    kinds = [block.kind for block in section.blocks]
    assert kinds == ["text", "heading", "figure", "steps", "table"]
    first = section.blocks[0].rows[0][0]
    assert first.words == (Words("You build the "), Words("capital", True), Words(" of the Incas."))
    assert first.rules == ("CK-101", "CK-102")
    figure = section.blocks[2]
    assert (figure.key, figure.rows[0][0].text) == ("leading", "Red leads.")
    assert figure.rows[0][0].rules == ("CK-506",)


def test_a_row_with_a_thing_says_what_it_is():
    found = things(read_sections(TEXT.replace("*leads*? No:", "leads.")))
    name, what = found["temple"]
    assert (name.text, what.text, what.rules) == ("Temple", "A house of 2 to 12.", ("CK-512",))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Before everything.", "before the first heading"),
        ("## No id", "without a known id"),
        ("## Odd {#odd}", "without a known id"),
        (TEXT, "no words: em"),
        ("## Goal {#goal}\n\n> quoted", "no text, list, table or figure"),
        ("## Goal {#goal}\n\n![x](thing:a)", "no figure"),
        ("## Goal {#goal}\n\nSee ![x](figure:a) here.", "no thing"),
    ],
)
def test_what_cannot_be_told_is_refused(text: str, complaint: str):
    with pytest.raises(LearnError, match=complaint):
        read_sections(text)


def whole(**changes: str) -> str:
    """A text with all its sections, of the right length."""
    words = " ".join(["word"] * 60)
    return "\n\n".join(
        changes.get(each, f"## Title {{#{each}}}\n\n{words} [CK-101]") for each in SECTIONS
    )


def written(folder: Path, **texts: str) -> Path:
    for lang in LANGS:
        (folder / f"{lang}.md").write_text(texts.get(lang, whole()), encoding="utf-8")
    return folder


def test_a_sound_text_has_no_faults(tmp_path: Path):
    assert text_faults(written(tmp_path), ["CK-101"], []) == []


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        ({"fr": whole(goal="")}, "fr.md: the sections are board, "),
        ({"en": whole(goal="## G {#goal}\n\nNothing cited.")}, "en.md: cites no rule: Nothing"),
        ({"es": whole(goal="## G {#goal}\n\nx [CK-999]")}, "es.md: cites CK-999"),
        ({"pt": whole(goal="## G {#goal}\n\nThere are 5. [CK-101]")}, "pt.md differs: ("),
        ({"fr": whole() + "\n\nOne more. [CK-101]"}, "fr.md has 13 passages, in English 12"),
        ({"fr": "# Odd"}, "fr.md: stands before the first heading"),
        ({"en": whole(goal="## G {#goal}\n\n![](figure:lost)")}, "en.md: there is no figure lost"),
        ({"en": whole(goal="## G {#goal}\n\n" + "word " * 900 + "[CK-101]")}, "en.md has 1"),
    ],
)
def test_what_is_wrong_with_a_text_is_named(tmp_path: Path, texts: dict[str, str], fault: str):
    found = text_faults(written(tmp_path, **texts), ["CK-101"], [])
    assert any(line.startswith(fault) for line in found), found


def test_a_figure_that_stands_nowhere_is_named(tmp_path: Path):
    found = text_faults(written(tmp_path), ["CK-101"], ["spare"])
    assert "en.md: the figure spare stands nowhere" in found
