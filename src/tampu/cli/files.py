"""Reading files that anybody may have written."""

import sys
from pathlib import Path

from tampu.cli.terminal import MISUSED, WRONG, Complaint
from tampu.cli.words import Words

STDIN = "-"
MOST_BYTES = 8_000_000
"""Larger than any record or any text with scenes."""


class Unread(Complaint):
    """Why a file could not be read: a sentence for people, a word and a line for machines."""

    def __init__(self, problem: str, name: str, words: Words, code: int, **facts: int) -> None:
        told = {key: str(fact) for key, fact in facts.items()}
        super().__init__(words(problem, file=name, **told), code)
        self.problem = problem
        self.facts = facts

    def as_json(self) -> dict[str, object]:
        return {
            "problem": self.problem,
            "line": self.facts.get("line"),
            "rule": None,
            "facts": dict(self.facts),
            "sentence": self.sentence,
        }


def read_text(name: str, words: Words) -> str:
    """The text of a file, or of standard input for `-`; a `Complaint` says why not."""
    content = read_bytes(name, words)
    if len(content) > MOST_BYTES:
        raise Unread("file-large", name, words, WRONG, limit=MOST_BYTES)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise Unread("file-binary", name, words, WRONG, line=line) from None


def read_bytes(name: str, words: Words) -> bytes:
    """At most a little more than MOST_BYTES of the file."""
    try:
        if name == STDIN:
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise Unread("file-missing", name, words, MISUSED) from None
    except IsADirectoryError:
        raise Unread("file-folder", name, words, MISUSED) from None
    except (OSError, ValueError):
        raise Unread("file-unreadable", name, words, MISUSED) from None


def write_text(path: Path, text: str, words: Words) -> None:
    """Write a file, with its folder if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        reason = problem.strerror or ""
        raise Complaint(words("file-unwritable", file=str(path), reason=reason)) from None
