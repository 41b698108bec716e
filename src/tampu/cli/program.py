"""The program: reads the command line, runs one command, and never shows a traceback for it.

It ends with 0 if all is well, 1 if what was checked is wrong, 2 if it was called wrongly, 130
after Ctrl-C.
"""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from tampu.cli import (
    admin,
    analyse,
    arena,
    backup,
    check,
    games,
    lessons,
    play,
    replay,
    restore,
    rules,
    scenes,
    serve,
    sim,
    verify,
)
from tampu.cli.parser import Commands
from tampu.cli.terminal import FINE, INTERRUPTED, MISUSED, Complaint, Terminal
from tampu.cli.words import Words, chosen_language

COMMANDS = (
    *(games, rules, lessons, play, sim, arena, replay, analyse, verify, scenes),
    *(serve, backup, restore, check, admin),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the code the program ends with."""
    told = sys.argv[1:] if arguments is None else list(arguments)
    terminal = Terminal(Words(chosen_language(told)))
    try:
        code = perform(told, terminal)
        sys.stdout.flush()
        return code
    except Complaint as complaint:
        terminal.complain(complaint.sentence)
        return complaint.code
    except KeyboardInterrupt:
        terminal.complain(terminal.words("tampu-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        forget_reader()
        return FINE


def perform(told: list[str], terminal: Terminal) -> int:
    """Read the arguments and call the command."""
    commands = Commands(terminal.words, version("tampu"))
    for command in COMMANDS:
        command.prepare(commands)
    try:
        asked = commands.parser.parse_args(told)
    except SystemExit as end:
        return int(end.code or FINE)
    if asked.perform is None:
        commands.parser.print_help()
        return MISUSED
    code: int = asked.perform(asked, terminal)
    return code


def forget_reader() -> None:
    """Whoever read our output has gone: what is still buffered goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
