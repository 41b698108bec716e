"""Reading files that anybody may have written."""

import sys
from pathlib import Path

from tampu.cli.terminal import WRONG, Complaint
from tampu.cli.words import Words

STDIN = "-"
MOST_BYTES = 8_000_000
"""Larger than any record or any text with scenes."""


def read_text(name: str, words: Words) -> str:
    """The text of a file, or of standard input for `-`; a `Complaint` says why not."""
    content = read_bytes(name, words)
    if len(content) > MOST_BYTES:
        raise Complaint(words("file-large", file=name, limit=str(MOST_BYTES)), WRONG)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise Complaint(words("file-binary", file=name, line=str(line)), WRONG) from None


def read_bytes(name: str, words: Words) -> bytes:
    """At most a little more than MOST_BYTES of the file."""
    try:
        if name == STDIN:
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(name).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise Complaint(words("file-missing", file=name)) from None
    except IsADirectoryError:
        raise Complaint(words("file-folder", file=name)) from None
    except (OSError, ValueError):
        raise Complaint(words("file-unreadable", file=name)) from None


def write_text(path: Path, text: str, words: Words) -> None:
    """Write a file, with its folder if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        reason = problem.strerror or ""
        raise Complaint(words("file-unwritable", file=str(path), reason=reason)) from None
