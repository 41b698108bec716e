"""`tampu rules`: the rulebook, one paragraph, or the paragraphs that speak of something."""

import argparse

from rich.text import Text

from tampu.cli.parser import Commands, add_json
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.cli.voice import Voice
from tampu.games import KEYS, game
from tampu.languages.rulebook import Paragraph, full_title
from tampu.languages.speak import Speaker


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("rules", perform)
    parser.add_argument("text", nargs="*", metavar="TEXT", help=words("rules-text"))
    parser.add_argument("--game", choices=KEYS, metavar="GAME", help=words("rules-game"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    text = " ".join(asked.text)
    found = looked_up(text, asked.game, terminal.lang)
    if not found:
        raise Complaint(terminal.words("rules-none", text=text[:60]), WRONG)
    if asked.json:
        terminal.json([as_json(paragraph) for paragraph in found])
    else:
        show(found, terminal)
    return FINE


def looked_up(text: str, key: str | None, lang: str) -> list[Paragraph]:
    """Paragraphs of one game or of all; without a text the whole rulebook."""
    keys = KEYS if key is None else (key,)
    voices = [Voice(lang, game(each)) for each in keys]
    return [paragraph for voice in voices for paragraph in voice.paragraphs(text)]


def as_json(paragraph: Paragraph) -> dict[str, object]:
    return {
        "id": paragraph.id,
        "game": paragraph.game,
        "chapter": paragraph.chapter,
        "text": paragraph.text,
        "kind": paragraph.kind,
        "ruling": paragraph.ruling,
        "reconstructed": paragraph.reconstructed,
    }


def show(found: list[Paragraph], terminal: Terminal) -> None:
    """Paragraphs under the headings of their chapters."""
    chapter = ""
    for paragraph in found:
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            terminal.print(f"{full_title(paragraph.game, terminal.lang)}: {chapter}", "bold")
        told = Text.assemble((paragraph.id, "bold cyan"), "  ", paragraph.text)
        for note, present in marks(paragraph, terminal).items():
            told.append(f" ({note})" if present else "", "dim")
        terminal.out.print(told, soft_wrap=not terminal.out.is_terminal)


def marks(paragraph: Paragraph, terminal: Terminal) -> dict[str, bool]:
    """What stands in brackets behind a paragraph: our ruling, our reconstruction."""
    speaker = Speaker(terminal.lang)
    return {
        speaker.say("mark-ruling"): paragraph.ruling,
        speaker.say("mark-reconstructed"): paragraph.reconstructed,
    }
