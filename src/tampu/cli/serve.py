"""`tampu serve`: open the table to browsers."""

import argparse
from pathlib import Path

from tampu.cli.parser import Commands, seconds, whole
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.cli.words import Words

STORES = ("postgresql://", "postgres://")


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("serve", perform)
    parser.add_argument("--host", default="127.0.0.1", help=words("serve-host"))
    parser.add_argument(
        "--port", type=whole(words, 0, 65535), default=8000, metavar="N", help=words("serve-port")
    )
    parser.add_argument(
        "--data", type=Path, default=Path("data"), metavar="DIR", help=words("serve-data")
    )
    parser.add_argument("--store", metavar="ADDRESS", help=words("serve-store"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="ADDRESS", help=words("serve-origin")
    )
    parser.add_argument(
        "--think", type=seconds(words), default=1.0, metavar="SECONDS", help=words("arg-think")
    )


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    from tampu.server.serve import serve  # the server is heavy, and no other command needs it

    check_store(asked.store, terminal.words)
    check_data(asked.data, terminal.words)
    try:
        serve(
            host=asked.host,
            port=asked.port,
            data=asked.data,
            store=asked.store,
            origins=tuple(asked.origin),
            bot_seconds=asked.think,
        )
    except OSError as problem:
        door = f"{asked.host}:{asked.port}"
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


def check_store(address: str | None, words: Words) -> None:
    if address is not None and not address.startswith(STORES):
        raise Complaint(words("serve-no-store", address=address, like=f"{STORES[0]}user@host/name"))
