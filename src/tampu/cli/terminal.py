"""The terminal: sentences and tables to the reader, JSON to machines, complaints to stderr."""

import json
import sys
from io import TextIOWrapper

from rich.console import Console
from rich.text import Text

from tampu.cli.words import Words

FINE = 0
WRONG = 1
MISUSED = 2
INTERRUPTED = 130


class Complaint(Exception):
    """Something the reader must be told: a sentence, and the code the program ends with."""

    def __init__(self, sentence: str, code: int = MISUSED) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


class Screen(Console):
    """A console that leaves it to the program what to do when its reader has gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Where the program speaks."""

    def __init__(self, words: Words) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.words = words
        self.lang = words.lang
        self.out = Screen(highlight=False)
        self.err = Screen(stderr=True, highlight=False)

    def print(self, text: str = "", style: str = "") -> None:
        """A line to the reader; it is never cut where it does not go to a screen."""
        self.out.print(Text(text, style=style), soft_wrap=not self.out.is_terminal)

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """A sentence to the reader."""
        self.print(self.words(key, **facts), style)

    def json(self, content: object) -> None:
        """One JSON value, on one line, to a machine, which has it at once."""
        sys.stdout.write(json.dumps(content, ensure_ascii=False) + "\n")
        sys.stdout.flush()

    def complain(self, sentence: str) -> None:
        """One sentence to stderr."""
        text = Text.assemble(("tampu: ", "bold red"), sentence)
        self.err.print(text, soft_wrap=not self.err.is_terminal)
