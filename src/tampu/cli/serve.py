"""`tampu serve`: open the table to browsers."""

import argparse
import re

from tampu.cli import settings
from tampu.cli.parser import Commands, add_json, seconds, whole
from tampu.cli.terminal import FINE, Complaint, Terminal
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
    parser.add_argument(
        "--allow-host", action="append", metavar="NAME", help=words("serve-allow-host")
    )
    parser.add_argument("--proxy", action="append", metavar="ADDRESS", help=words("serve-proxy"))
    parser.add_argument("--root-path", metavar="PATH", help=words("serve-root-path"))
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
        "hosts": asked.allow_host,
        "proxies": asked.proxy,
        "root_path": checked_root(asked.root_path, terminal.words),
        "metrics_port": asked.metrics_port,
    }
    config = settings.chosen(asked, terminal, options)
    if asked.show_config:
        settings.show(config, terminal, asked.json)
        return FINE
    from tampu.server.serve import run  # the server is heavy, and no other command needs it
    from tampu.server.start import EXIT, StartFailure

    chosen, words = config.settings, terminal.words
    try:
        run(chosen, chosen.host, chosen.port)
    except StartFailure as failure:
        told = words(f"start-{failure.reason}", **failure.facts)
        raise Complaint(told, EXIT[failure.reason]) from None
    except OSError as problem:
        door, reason = f"{chosen.host}:{chosen.port}", problem.strerror or str(problem)
        raise Complaint(words("start-door", door=door, reason=reason), EXIT["door"]) from None
    return FINE


def checked_root(path: str | None, words: Words) -> str | None:
    """The path below which the server stands, without a last slash; None: nobody said."""
    from tampu.server.settings import ROOT_PATH

    root = None if path is None else path.rstrip("/")
    if root is not None and not re.search(ROOT_PATH, root):
        raise Complaint(words("serve-no-root-path", path=path, like="/tampu"))
    return root
