"""What is wrong with a How to play: sections, rules, figures, and one shape in every language."""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from tampu.languages import LANGS
from tampu.languages.learn import SECTIONS, LearnError, Section, Told, length, read_sections, shape
from tampu.languages.typography import slips

SHORTEST, LONGEST = 600, 1200
"""How many words are to be read, in English."""


def text_faults(folder: Path, rules: Collection[str], figures: Collection[str]) -> list[str]:
    """The faults of the texts in this folder, each with its file."""
    texts: dict[str, tuple[Section, ...]] = {}
    found: list[str] = []
    for lang in LANGS:
        path = folder / f"{lang}.md"
        try:
            texts[lang] = read_sections(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            found.append(f"{lang}.md is missing")
        except LearnError as wrong:
            found.append(f"{lang}.md: {wrong}")
    for lang, sections in texts.items():
        found += [f"{lang}.md: {line}" for line in _faults(sections, rules, figures)]
        passages = (told for section in sections for told in _all(section))
        found += [f"{lang}.md: {line}" for told in passages for line in slips(lang, told.text)]
    return found + list(_differing(texts))


def _faults(
    sections: tuple[Section, ...], rules: Collection[str], figures: Collection[str]
) -> Iterator[str]:
    ids = [section.id for section in sections]
    if ids != list(SECTIONS):
        yield f"the sections are {', '.join(ids)}"
    drawn = {block.key for section in sections for block in section.blocks if block.key}
    yield from (f"there is no figure {key}" for key in sorted(drawn - set(figures)))
    yield from (f"the figure {key} stands nowhere" for key in sorted(set(figures) - drawn))
    for told in _passages(sections):
        if not told.rules:
            yield f"cites no rule: {told.text[:60]}"
        yield from (f"cites {rule}, which is no rule" for rule in told.rules if rule not in rules)


def _all(section: Section) -> Iterator[Told]:
    return (told for block in section.blocks for row in block.rows for told in row)


def _passages(sections: tuple[Section, ...]) -> Iterator[Told]:
    """What must name its rules: of a table the last cell of each row but the head."""
    for section in sections:
        for block in section.blocks:
            if block.kind == "table":
                yield from (row[-1] for row in block.rows[1:])
            elif block.kind != "heading":
                yield from (row[0] for row in block.rows)


def _differing(texts: Mapping[str, tuple[Section, ...]]) -> Iterator[str]:
    """The same sections, blocks, rules, figures and numbers in every language."""
    if "en" not in texts:
        return
    words = length(texts["en"])
    if not SHORTEST <= words <= LONGEST:
        yield f"en.md has {words} words, not {SHORTEST} to {LONGEST}"
    english = shape(texts["en"])
    for lang, sections in texts.items():
        other = shape(sections)
        for wanted, found in zip(english, other, strict=False):
            if wanted != found:
                yield f"{lang}.md differs: {found}, in English {wanted}"
                break
        else:
            if len(english) != len(other):
                yield f"{lang}.md has {len(other)} passages, in English {len(english)}"
