"""Every scene in the Markdown files of this folder is a test; every expectation can fail."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tampu
from tampu.core.scenes import Block, Statement, blocks, run

FOLDER = Path(__file__).parent
NOTATIONS = {game.prefix.lower(): game.scene for game in tampu.catalogue() if game.scene}
SCENES = [
    pytest.param(block, id=f"{path.stem}-{block.line}-{block.title.split(' ')[0]}")
    for path in sorted(FOLDER.glob("*.md"))
    for block in blocks(path.read_text(encoding="utf-8"))
    if block.tag in NOTATIONS
]


def failures(block: Block) -> list[str]:
    report = run(block, NOTATIONS[block.tag])
    return [f"line {f.line}: {f.statement}: {f.code} {dict(f.facts)}" for f in report.failures]


@pytest.mark.parametrize("block", SCENES)
def test_the_scene_holds(block: Block):
    assert failures(block) == []


def test_all_worked_examples_of_machu_picchu_are_here():
    text = (FOLDER / "machu_picchu.md").read_text(encoding="utf-8")
    told = {match for block in blocks(text) for match in re.findall(r"^X-\d\d", block.title)}
    assert told == {f"X-{number:02}" for number in range(1, 27)}


def test_all_worked_examples_of_inca_empire_are_here():
    text = (FOLDER / "inca_empire.md").read_text(encoding="utf-8")
    told = {match for block in blocks(text) for match in re.findall(r"^W\d+", block.title)}
    assert told == {f"W{number}" for number in range(1, 42)}


def test_all_worked_examples_of_cuzco_feld_are_here():
    text = (FOLDER / "cuzco_feld.md").read_text(encoding="utf-8")
    told = {match for block in blocks(text) for match in re.findall(r"^W\d+", block.title)}
    assert told == {f"W{number}" for number in range(1, 41)}


def distorted(statement: Statement) -> Iterator[str]:
    """The same statement with other expectations: each must make the scene fail."""
    text = statement.text
    if text.startswith("?"):
        name, _, value = text.partition(" = ")
        yield f"{name} = {value} 51"
        yield f"{name} = nothing"
        return
    command, arrow, verdict = text.partition("->")
    if not arrow and re.match(r"[A-D]: ", text):
        yield f"{text} -> no MP-999"
    if not arrow:
        return
    if verdict.strip().startswith("no"):
        yield f"{command}-> ok"
        yield f"{command}-> no MP-999"
        return
    yield f"{command}-> no MP-999"
    yield from distorted_events(command, [item.strip() for item in verdict.split(",")])


def distorted_events(command: str, items: list[str]) -> Iterator[str]:
    """Each event of the list left out, changed, and doubled; and one too many at the end."""
    for place, item in enumerate(items):
        if place == 0 or item == "...":
            continue
        before, after = items[:place], items[place + 1 :]
        yield command + "-> " + ", ".join([*before, f"{item[:-1]}x", *after])
        yield command + "-> " + ", ".join([*before, item, item, *after])
        if "..." not in (before[-1], *after[:1]) and len(items) > 2:
            yield command + "-> " + ", ".join([*before, *after])
    if len(items) > 1:
        yield command + "-> " + ", ".join([*items, "nothing"])


@pytest.mark.parametrize("block", SCENES)
def test_the_scene_fails_when_any_of_its_expectations_is_changed(block: Block):
    tried = 0
    for place, statement in enumerate(block.statements):
        for text in distorted(statement):
            changed = list(block.statements)
            changed[place] = replace(statement, text=text)
            assert failures(replace(block, statements=tuple(changed))), f"still holds: {text}"
            tried += 1
    assert tried
