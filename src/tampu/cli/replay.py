"""`tampu replay`: print a recorded game in words, or check that it comes out as it says."""

import argparse

from tampu.cli.parser import Commands, add_json, whole
from tampu.cli.records import Fault, open_record
from tampu.cli.story import Story, result_json
from tampu.cli.terminal import FINE, Terminal
from tampu.cli.voice import Voice
from tampu.core.play import Match, replay

MOST_LINES = 1_000_000


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("replay", perform)
    parser.add_argument("file", metavar="FILE", help=words("arg-record"))
    parser.add_argument("--check", action="store_true", help=words("replay-check"))
    parser.add_argument(
        "--line", type=whole(words, 0, MOST_LINES), metavar="N", help=words("replay-line")
    )
    parser.add_argument("--boards", action="store_true", help=words("replay-boards"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    try:
        record, match = open_record(asked.file, replay, terminal)
    except Fault as fault:
        if not asked.json:
            raise
        terminal.json({"file": asked.file, "sound": False, **fault.as_json()})
        return fault.code
    voice = Voice(terminal.lang, match.game)
    if asked.json:
        stated = record.header.scores
        told = None if stated is None else list(stated)
        content = result_json(match, voice, not asked.check, record.notes)
        terminal.json({"file": asked.file, "sound": True, "stated_scores": told, **content})
        return FINE
    story = Story(match, voice, terminal, record.notes)
    if asked.check:
        check(match, story, terminal)
    elif asked.line is not None:
        story.position_after(min(asked.line, len(match.steps)))
    else:
        story.tell(every_board=asked.boards)
    return FINE


def check(match: Match, story: Story, terminal: Terminal) -> None:
    """Every line was legal and the scores are those of the record: else we would not be here."""
    key = "replay-sound" if match.over else "replay-unfinished"
    terminal.say(key, style="green", lines=len(match.steps))
    if match.over:
        story.result()
