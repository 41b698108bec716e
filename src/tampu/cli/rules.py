"""`tampu rules`: the rulebook, one paragraph, or the paragraphs that answer a question."""

import argparse

from rich.text import Text

from tampu.cli.parser import Commands, add_json
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.games import KEYS
from tampu.languages.rulebook import Paragraph, full_title
from tampu.languages.search import LONGEST, Findings, Found, index
from tampu.languages.speak import Speaker


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("rules", perform)
    parser.add_argument("text", nargs="*", metavar="TEXT", help=words("rules-text"))
    parser.add_argument("--game", choices=KEYS, metavar="GAME", help=words("rules-game"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    findings = looked_up(" ".join(asked.text), asked.game, terminal)
    if asked.json:
        terminal.json([as_json(found.paragraph) for found in findings.found])
    else:
        show(findings, terminal)
    return FINE


def looked_up(text: str, game: str | None, terminal: Terminal) -> Findings:
    """What answers in one game or in all, best first; without a text the whole rulebook."""
    pages = index(terminal.lang, game)
    if not text.strip():
        return Findings([Found(each, []) for each in pages.paragraphs], 0, [])
    if len(text) > LONGEST:
        raise Complaint(terminal.words("rules-too-long", limit=LONGEST))
    findings = pages.search(text)
    if not findings.found:
        none = terminal.words("rules-none", text=text[:60])
        hint = terminal.words("rules-instead", words=" · ".join(findings.suggestions))
        raise Complaint(f"{none} {hint}", WRONG)
    return findings


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


def show(findings: Findings, terminal: Terminal) -> None:
    """Paragraphs under the headings of their chapters, and how many more there are."""
    chapter = ""
    for found in findings.found:
        paragraph = found.paragraph
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            terminal.print(f"{full_title(paragraph.game, terminal.lang)}: {chapter}", "bold")
        line = told(found)
        for note, present in marks(paragraph, terminal).items():
            line.append(f" ({note})" if present else "", "dim")
        terminal.out.print(line, soft_wrap=not terminal.out.is_terminal)
    tell_rest(findings, terminal)


def told(found: Found) -> Text:
    """A paragraph with its number, the words that were looked for marked."""
    text = Text(found.paragraph.text)
    for start, end in found.marks:
        text.stylize("bold yellow", start, end)
    return Text.assemble((found.paragraph.id, "bold cyan"), "  ", text)


def tell_rest(findings: Findings, terminal: Terminal) -> None:
    if findings.rest:
        terminal.say("rules-rest", "dim", count=findings.rest)


def marks(paragraph: Paragraph, terminal: Terminal) -> dict[str, bool]:
    """What stands in brackets behind a paragraph: our ruling, our reconstruction."""
    speaker = Speaker(terminal.lang)
    return {
        speaker.say("mark-ruling"): paragraph.ruling,
        speaker.say("mark-reconstructed"): paragraph.reconstructed,
    }
