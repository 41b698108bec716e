"""`tampu backup` and what it shares with `tampu restore`: a copy of a server's store and key."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tampu.cli import settings
from tampu.cli.parser import Commands, add_json
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal

if TYPE_CHECKING:
    from tampu.server.backup import Manifest


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("backup", perform)
    parser.add_argument("target", type=Path, metavar="DEST", help=words("backup-target"))
    settings.add_settings(parser, words)
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    from tampu.server.backup import back_up

    config = settings.chosen(asked, terminal)
    with told(terminal):
        manifest = back_up(config.settings, asked.target)
    show(manifest, "backup-done", asked.target, asked.json, terminal)
    return FINE


@contextmanager
def told(terminal: Terminal) -> Iterator[None]:
    """Every way in which it can fail is one sentence."""
    from tampu.server.backup import BackupError
    from tampu.server.store.faults import is_of_store, kind_of

    try:
        yield
    except BackupError as error:
        raise Complaint(terminal.words(f"backup-{error.problem}", **error.facts), WRONG) from None
    except Exception as error:
        if isinstance(error, Complaint) or not is_of_store(error):
            raise
        reason = terminal.words(f"store-{kind_of(error)}")
        raise Complaint(terminal.words("store-trouble", reason=reason), WRONG) from None


def show(manifest: "Manifest", key: str, folder: Path, as_json: bool, terminal: Terminal) -> None:
    import msgspec

    if as_json:
        terminal.json({"folder": str(folder), **msgspec.to_builtins(manifest)})
        return
    counts = {name: str(manifest.counts[name]) for name in ("tables", "journal", "guests")}
    terminal.say(key, style="green", folder=str(folder), **counts)
