"""Reading the command line: argparse, in the reader's language."""

import argparse
from collections.abc import Callable
from typing import TypeAlias

from tampu.cli.terminal import MISUSED, Terminal
from tampu.cli.words import LANGUAGES, Words
from tampu.games import KEYS

Perform = Callable[[argparse.Namespace, Terminal], int]
"""What a command does: it returns the code the program ends with."""

Rooms: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where the commands below a command are added."""

OF_ARGPARSE = {
    "usage: ": "usage-prefix",
    "positional arguments": "usage-arguments",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "%(prog)s: error: %(message)s\n": "usage-error",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "the following arguments are required: %s": "usage-required",
    "unrecognized arguments: %s": "usage-unrecognized",
    "expected one argument": "usage-one-argument",
    "expected at least one argument": "usage-some-arguments",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "ignored explicit argument %r": "usage-ignored",
    "not allowed with argument %s": "usage-not-with",
}
"""argparse's own sentences, and the keys of ours: both are templates for its % operator."""


def speak(words: Words) -> None:
    """Let argparse speak this language: all its sentences go through this one name of it."""

    def translated(text: str) -> str:
        if text not in OF_ARGPARSE:
            return text
        ours = words(OF_ARGPARSE[text])
        return f"{ours}\n" if text.endswith("\n") else f"{ours} " if text.endswith(" ") else ours

    setattr(argparse, "_", translated)  # noqa: B010  (a private name, and the only door there is)


class Commands:
    """The parser of the whole program; each command adds itself."""

    def __init__(self, words: Words, version: str) -> None:
        speak(words)
        self.words = words
        form = argparse.RawDescriptionHelpFormatter
        self.parser = argparse.ArgumentParser(
            "tampu",
            description=words("tampu-about"),
            epilog=words("tampu-epilog"),
            formatter_class=form,
        )
        told = f"tampu {version}"
        self.parser.add_argument(
            "--version", action="version", version=told, help=words("usage-version")
        )
        add_language(self.parser, words)
        self.parser.set_defaults(perform=None)
        title = words("tampu-commands")
        self.rooms = self.parser.add_subparsers(title=title, metavar=words("tampu-command"))

    def add(
        self, name: str, perform: Perform, below: "Rooms | None" = None
    ) -> argparse.ArgumentParser:
        """A command: its help stands in the words `name-help`, `name-about`, `name-examples`.

        One below another is named with it: `arena-match` is `tampu arena match`.
        """
        parser = (below or self.rooms).add_parser(
            name.rpartition("-")[2],
            help=self.words(f"{name}-help"),
            description=self.words(f"{name}-about"),
            epilog=f"{self.words('tampu-examples')}\n{self.words(f'{name}-examples')}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        add_language(parser, self.words)
        parser.set_defaults(perform=perform)
        return parser


def misused(parser: argparse.ArgumentParser) -> int:
    """A command was called without saying which one below it."""
    parser.print_help()
    return MISUSED


def add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=words.lang, help=words("arg-lang"))


def add_json(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words("arg-json"))


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=KEYS, metavar="GAME", help=words("arg-game"))


def add_table(parser: argparse.ArgumentParser, words: Words) -> None:
    """Seats and options: for commands that play."""
    add_seats(parser, words)
    add_option(parser, words)


def add_seats(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seats", type=whole(words, 1, 8), metavar="N", help=words("arg-seats"))


def add_option(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=option(words),
        metavar="KEY=VALUE",
        help=words("arg-option"),
    )


def whole(words: Words, least: int, most: int) -> Callable[[str], int]:
    """A type of argument: a whole number within bounds."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
            raise argparse.ArgumentTypeError(words("usage-whole", text=text[:60]))
        if not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                words("usage-bounds", least=str(least), most=str(most))
            )
        return int(text)

    return read


def seconds(words: Words) -> Callable[[str], float]:
    """A type of argument: a time above 0 and up to an hour."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value <= 3600:
            raise argparse.ArgumentTypeError(words("usage-seconds", text=text[:60]))
        return value

    return read


def option(words: Words) -> Callable[[str], tuple[str, str]]:
    """A type of argument: KEY=VALUE."""

    def read(text: str) -> tuple[str, str]:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise argparse.ArgumentTypeError(words("usage-option", text=text[:60]))
        return key, value

    return read
