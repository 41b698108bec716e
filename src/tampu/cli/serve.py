"""`tampu serve`: open the table to browsers."""

import argparse
from pathlib import Path

from tampu.cli import settings
from tampu.cli.parser import Commands, add_json, seconds, whole
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.cli.words import Words


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("serve", perform)
    parser.add_argument("--host", help=words("serve-host"))
    parser.add_argument(
        "--port", type=whole(words, 0, 65535), metavar="N", help=words("serve-port")
    )
    settings.add_settings(parser, words)
    parser.add_argument("--origin", action="append", metavar="ADDRESS", help=words("serve-origin"))
    parser.add_argument("--think", type=seconds(words), metavar="SECONDS", help=words("arg-think"))
    port = whole(words, 0, 65535)
    parser.add_argument("--metrics-port", type=port, metavar="N", help=words("serve-metrics"))
    parser.add_argument("--show-config", action="store_true", help=words("serve-show-config"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    options = {
        "host": asked.host,
        "port": asked.port,
        "bot_seconds": asked.think,
        "origins": asked.origin,
        "metrics_port": asked.metrics_port,
    }
    config = settings.chosen(asked, terminal, options)
    if asked.show_config:
        settings.show(config, terminal, asked.json)
        return FINE
    from tampu.server.serve import run  # the server is heavy, and no other command needs it

    chosen = config.settings
    check_data(chosen.data, terminal.words)
    try:
        run(chosen, chosen.host, chosen.port)
    except OSError as problem:
        door = f"{chosen.host}:{chosen.port}"
        reason = problem.strerror or str(problem)
        raise Complaint(terminal.words("serve-failed", door=door, reason=reason), WRONG) from None
    return FINE


def check_data(folder: Path, words: Words) -> None:
    """The folder is there, or can be made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Complaint(words("file-unwritable", file=str(folder), reason=reason)) from None
