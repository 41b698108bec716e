"""`tampu verify`: recompute every shuffle of a record from its revealed seed."""

import argparse

from tampu.cli.parser import Commands, add_json
from tampu.cli.records import Fault, open_record
from tampu.cli.terminal import FINE, Terminal
from tampu.core.contract import CHANCE
from tampu.core.play import verify


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
    shuffles = sum(line.seat == CHANCE for line in record.lines)
    if asked.json:
        content = {"lines": len(record.lines), "shuffles": shuffles, "over": match.over}
        terminal.json({"file": asked.file, "verified": True, **content})
    else:
        terminal.say("verify-fine", style="green", lines=len(record.lines), shuffles=shuffles)
        terminal.say("verify-seed", seed=record.header.seed, commitment=record.header.commitment)
    return FINE
