"""`tampu verify`: recompute every shuffle of a record from its revealed seed and all shares."""

import argparse
from collections.abc import Sequence

from tampu.cli.parser import Commands, add_json
from tampu.cli.records import Fault, open_record
from tampu.cli.terminal import FINE, Terminal
from tampu.core.contract import CHANCE
from tampu.core.play import verify
from tampu.core.shares import Share


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("verify", perform)
    parser.add_argument("file", metavar="FILE", help=words("arg-record"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    try:
        record, match = open_record(asked.file, verify, terminal)
    except Fault as fault:
        if not asked.json:
            raise
        terminal.json({"file": asked.file, "verified": False, **fault.as_json()})
        return fault.code
    given, missing = names(record.header.shares)
    from_before = record.header.given
    shuffles = sum(line.seat == CHANCE for line in record.lines[from_before:])
    if asked.json:
        content: dict[str, object] = {
            "lines": len(record.lines),
            "shuffles": shuffles,
            "over": match.over,
            **({"given": from_before} if from_before else {}),
        }
        content |= {"shares": given, "missing_shares": missing}
        terminal.json({"file": asked.file, "verified": True, **content})
    else:
        terminal.say("verify-fine", style="green", lines=len(record.lines), shuffles=shuffles)
        terminal.say("verify-seed", seed=record.header.seed, commitment=record.header.commitment)
        if from_before:
            terminal.say("verify-given", style="yellow", lines=from_before)
        if given:
            terminal.say("verify-shares", who=", ".join(given))
        if missing:
            terminal.say("verify-shares-missing", style="yellow", who=", ".join(missing))
    return FINE


def names(shares: Sequence[Share]) -> tuple[list[str], list[str]]:
    """The seats that added something to the seed, and those that promised to and did not."""
    given = [share.who for share in shares if share.value is not None]
    return given, [share.who for share in shares if share.value is None]
