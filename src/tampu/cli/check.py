"""`tampu check`: is everything that a server keeps sound?"""

import argparse
import asyncio
from typing import TYPE_CHECKING, Any

from tampu.cli import settings
from tampu.cli.parser import Commands, add_json
from tampu.cli.progress import progress
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.cli.words import Words

if TYPE_CHECKING:
    from tampu.server.inspection import Finding, Inspection


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("check", perform)
    settings.add_settings(parser, words)
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    from tampu.server.inspection import inspect

    chosen = settings.chosen(asked, terminal).settings
    if chosen.store is None and not (chosen.data / "tampu.sqlite3").exists():
        raise Complaint(terminal.words("backup-no-store", folder=str(chosen.data)))
    with progress(terminal, terminal.words("check-looking")) as watch:
        told = asyncio.run(inspect(chosen, watch))
    if asked.json:
        terminal.json(as_json(told, terminal.words))
    else:
        show(told, terminal)
    return FINE if told.sound else WRONG


def sentence(finding: "Finding", words: Words) -> str:
    facts = dict(finding.facts)
    if finding.problem == "database":
        facts["reason"] = words(f"store-{facts['reason']}")
    text = words(f"check-{finding.problem}", **facts)
    return text if finding.table is None else f"{finding.table}: {text}"


def as_json(told: "Inspection", words: Words) -> dict[str, Any]:
    return {
        "sound": told.sound,
        "revision": told.revision,
        "tables": told.tables,
        "entries": told.entries,
        "records": told.records,
        "problems": [as_object(each, words) for each in told.findings],
        "set_aside": [as_object(each, words) for each in told.aside],
    }


def as_object(each: "Finding", words: Words) -> dict[str, Any]:
    about = {"table": each.table, "problem": each.problem, "facts": each.facts}
    return about | {"sentence": sentence(each, words)}


def show(told: "Inspection", terminal: Terminal) -> None:
    for each in told.findings:
        terminal.print(sentence(each, terminal.words), style="red")
    for each in told.aside:
        terminal.print(f"({sentence(each, terminal.words)})", style="yellow")
    tables, entries, records = told.tables, told.entries, told.records
    terminal.say("check-looked", tables=tables, entries=entries, records=records)
    if told.sound:
        terminal.say("check-sound", style="green")
    else:
        terminal.say("check-unsound", style="red", number=len(told.findings))
