"""`tampu restore`: put a backup in its place."""

import argparse
from pathlib import Path

from tampu.cli import settings
from tampu.cli.backup import show, told
from tampu.cli.parser import Commands, add_json
from tampu.cli.terminal import FINE, Terminal


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("restore", perform)
    parser.add_argument("source", type=Path, metavar="SRC", help=words("restore-source"))
    settings.add_settings(parser, words)
    parser.add_argument("--force", action="store_true", help=words("restore-force"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    from tampu.server.backup import restore

    chosen = settings.chosen(asked, terminal).settings
    with told(terminal):
        manifest = restore(chosen, asked.source, asked.force)
    show(manifest, "restore-done", chosen.data, asked.json, terminal)
    return FINE
