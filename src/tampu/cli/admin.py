"""`tampu admin`: what whoever runs a server may do with tables and guests, also while it runs."""

import argparse
import asyncio
import json
import os
import re
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tampu.cli import settings
from tampu.cli.backup import told
from tampu.cli.files import write_text
from tampu.cli.parser import Commands, Rooms, add_json, add_language, misused, whole
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.cli.words import Words

if TYPE_CHECKING:
    from tampu.server.history import History
    from tampu.server.store.office import GuestRow, Office, TableRow
    from tampu.server.store.store import Head

Deed = Callable[[argparse.Namespace, "Office", Terminal], Awaitable[int]]
STATUSES = ("waiting", "playing", "over", "closed", "set-aside")
MOST = 200
"""Rows of a list, unless --most says otherwise."""
EVERYTHING = 10_000_000
AT_ONCE = 100
"""Tables that are deleted in one go: nobody who plays waits for long."""
SUBJECTS = {
    **dict.fromkeys(("close", "reopen", "delete", "set-aside", "restore-table"), "table"),
    **dict.fromkeys(("mute", "unmute", "ban", "unban", "export", "forget"), "guest"),
    "settle": "report",
}
"""What each deed is about."""
EXAMPLES = {
    "tables": ("tables", "tables --status playing --json"),
    "close": ("close condor-terrace-4827",),
    "reopen": ("reopen condor-terrace-4827",),
    "delete": ("delete condor-terrace-4827 --yes",),
    "set-aside": ("set-aside condor-terrace-4827",),
    "restore-table": ("restore-table condor-terrace-4827",),
    "guests": ("guests", "guests killa --json"),
    "mute": ("mute 5f0c9a1be27d4410",),
    "unmute": ("unmute 5f0c9a1be27d4410",),
    "ban": ("ban 5f0c9a1be27d4410",),
    "unban": ("unban 5f0c9a1be27d4410",),
    "export": ("export 5f0c9a1be27d4410 /tmp/guest",),
    "forget": ("forget 5f0c9a1be27d4410 --yes",),
    "prune": ("prune --older-than 90d --dry-run", "prune --older-than 26w --yes"),
    "reports": ("reports", "reports --json"),
    "settle": ("settle 1f0c9a1be27d4410",),
    "recount": ("recount", "recount --json"),
    "announce": ('announce "A restart for an update" --in 10', "announce --withdraw"),
}


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("admin", lambda *_: misused(parser))
    rooms = parser.add_subparsers(title=words("tampu-commands"), metavar=words("tampu-command"))
    for name in EXAMPLES:
        add(rooms, name, commands)


def add(rooms: Rooms, name: str, commands: Commands) -> None:
    words = commands.words
    lines = "\n".join(f"  tampu admin {each}" for each in EXAMPLES[name])
    parser = rooms.add_parser(
        name,
        help=words(f"admin-{name}-help"),
        description=words(f"admin-{name}-help"),
        epilog=f"{words('tampu-examples')}\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_language(parser, words)
    arguments(parser, name, commands)
    settings.add_settings(parser, words)
    add_json(parser, words)
    parser.set_defaults(perform=lambda asked, terminal: perform(DEEDS[name], asked, terminal))


def arguments(parser: argparse.ArgumentParser, name: str, commands: Commands) -> None:
    """What each deed must know."""
    words = commands.words
    if name in ("tables", "guests", "reports"):
        most = whole(words, 1, 1_000_000)
        parser.add_argument(
            "--most", type=most, default=MOST, metavar="N", help=words("admin-most")
        )
    if name == "tables":
        parser.add_argument("--status", choices=STATUSES, help=words("admin-status"))
    elif name == "guests":
        parser.add_argument(
            "query", nargs="?", default="", metavar="QUERY", help=words("admin-query")
        )
    elif name == "announce":
        parser.add_argument("text", nargs="?", metavar="TEXT", help=words("admin-text"))
        minutes = whole(words, 1, 10_000)
        parser.add_argument("--in", type=minutes, metavar="MINUTES", help=words("admin-in"))
        parser.add_argument("--withdraw", action="store_true", help=words("admin-withdraw"))
    elif name == "prune":
        age_ = age(words)
        parser.add_argument(
            "--older-than", type=age_, required=True, metavar="AGE", help=words("admin-older")
        )
        parser.add_argument("--dry-run", action="store_true", help=words("admin-dry"))
    elif name in SUBJECTS:
        subject = SUBJECTS[name]
        parser.add_argument(subject, metavar=subject.upper(), help=words(f"admin-{subject}"))
    if name == "export":
        parser.add_argument("folder", type=Path, metavar="DIR", help=words("admin-folder"))
    if name in ("delete", "prune", "forget"):
        parser.add_argument("--yes", action="store_true", help=words("admin-yes"))


def perform(deed: Deed, asked: argparse.Namespace, terminal: Terminal) -> int:
    """Open the store beside the server, and do it."""
    chosen = settings.chosen(asked, terminal).settings
    if chosen.store is None and not (chosen.data / "tampu.sqlite3").exists():
        raise Complaint(terminal.words("backup-no-store", folder=str(chosen.data)))
    from tampu.server.store.office import Office
    from tampu.server.store.store import Store

    async def work() -> int:
        store = await Store.beside(chosen.database)
        try:
            return await deed(asked, Office(store), terminal)
        finally:
            await store.close()

    with told(terminal):
        return asyncio.run(work())


# ---- tables ----


async def list_tables(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    rows = await office.tables(asked.status, asked.most)
    if asked.json:
        terminal.json([vars(row) for row in rows])
        return FINE
    for row in rows:
        terminal.print(table_line(row))
    terminal.say("admin-counted", number=len(rows))
    return FINE


def table_line(row: "TableRow") -> str:
    """Facts that need no words."""
    made = moment(row.created)
    marks = [name for name, so in (("closed", row.closed), ("set-aside", row.set_aside)) if so]
    seats = f"{row.seats - row.free}/{row.seats}"
    return "  ".join([made, row.id, row.code, row.game, seats, row.status, *marks])


async def table_named(key: str, office: "Office", terminal: Terminal) -> "TableRow":
    table = await office.table(key)
    if table is None:
        raise Complaint(terminal.words("admin-no-table", table=key), WRONG)
    return table


def ruling(deed: str) -> Deed:
    """A deed that stands in the table's log."""

    async def rule(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
        table = await table_named(asked.table, office, terminal)
        await office.rule(table.id, deed)  # type: ignore[arg-type]
        return done(asked, terminal, f"admin-{deed}", table.code, table=table.id, deed=deed)

    return rule


async def delete_table(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    table = await table_named(asked.table, office, terminal)
    sure(asked, terminal, terminal.words("admin-sure-delete", table=table.code))
    from tampu.server.standing.books import settle
    from tampu.server.store.standings import Ledger

    await office.delete([table.id], counted=False)
    await settle(Ledger(office.store), table.game, anew=True)
    return done(asked, terminal, "admin-deleted", table.code, table=table.id, deed="deleted")


def sure(asked: argparse.Namespace, terminal: Terminal, question: str) -> None:
    """What cannot be taken back is asked about; where nobody can answer, --yes must say so."""
    if asked.yes:
        return
    if not sys.stdin.isatty():
        raise Complaint(terminal.words("admin-needs-yes"))
    answer = terminal.out.input(f"{question} ").strip().lower()
    if answer != terminal.words("admin-word-yes"):
        raise Complaint(terminal.words("admin-not-done"), WRONG)


def age(words: Words) -> Callable[[str], float]:
    """A type of argument: 36h, 90d or 26w, in seconds."""

    def read(text: str) -> float:
        found = re.fullmatch(r"(\d{1,6})([hdw])", text)
        if found is None:
            raise argparse.ArgumentTypeError(words("admin-no-age", text=text[:60]))
        return int(found[1]) * {"h": 3600.0, "d": 24 * 3600.0, "w": 7 * 24 * 3600.0}[found[2]]

    return read


async def prune(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    """What a server does by itself if it is told how long to keep games, done now."""
    before = time.time() - asked.older_than
    tables = await office.expired_tables(before, EVERYTHING)
    records = await office.expired_records(before, EVERYTHING)
    counts = {"tables": len(tables), "records": len(records)}
    if not asked.dry_run:
        sure(asked, terminal, terminal.words("admin-sure-prune", **counts))
        for start in range(0, max(counts.values()), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            await office.delete(tables[part], records[part])
    if asked.json:
        terminal.json({**counts, "deleted": not asked.dry_run})
    else:
        key = "admin-would-prune" if asked.dry_run else "admin-pruned"
        terminal.print(terminal.words(key, **counts))
    return FINE


async def recount(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    """Results and ratings anew from the journals, also while the server runs."""
    from tampu.server.lobby import played_out
    from tampu.server.standing.books import recount as counted_anew
    from tampu.server.store.standings import Ledger

    async def replayed(head: "Head") -> "History":
        return played_out(head, await office.store.journal(head.id))

    counted, unread, rated = await counted_anew(Ledger(office.store), replayed)
    if asked.json:
        terminal.json({"counted": counted, "unread": unread, "rated": rated})
    else:
        terminal.say("admin-recounted", counted=counted, unread=unread, rated=rated)
    return FINE


# ---- guests ----


async def list_guests(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    rows = await office.guests(asked.query, asked.most)
    if asked.json:
        terminal.json([vars(row) for row in rows])
        return FINE
    for row in rows:
        marks = [name for name, so in (("muted", row.muted), ("banned", row.banned)) if so]
        terminal.print("  ".join([row.id, str(row.tables), row.name, *marks]))
    terminal.say("admin-counted", number=len(rows))
    return FINE


async def guest_named(wanted: str, office: "Office", terminal: Terminal) -> "GuestRow":
    """The guest who has this id, or had it, or the only one with this name."""
    found = await office.guests(wanted, MOST)
    exact = [row for row in found if wanted in (row.id, *row.former)] or [
        row for row in found if wanted == row.name
    ]
    if len(exact) > 1:
        ids = ", ".join(row.id for row in exact)
        raise Complaint(terminal.words("admin-many-guests", guest=wanted, ids=ids), WRONG)
    if not exact:
        raise Complaint(terminal.words("admin-no-guest", guest=wanted), WRONG)
    return exact[0]


def limiting(right: str, limited: bool) -> Deed:
    """Mute or ban, or take it back."""

    async def limit(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
        guest = await guest_named(asked.guest, office, terminal)
        await office.limit(guest.id, right, limited)
        key = right if limited else f"un{right}"
        return done(asked, terminal, f"admin-{key}", guest.name, guest=guest.id, deed=key)

    return limit


async def export(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    """All that is kept of a guest, as files for this user only."""
    from tampu.server.privacy import kept_of

    guest = await guest_named(asked.guest, office, terminal)
    kept = await kept_of(office.store, guest.id)
    content = msgspec.to_builtins(kept)
    records = content.pop("records")
    os.umask(0o077)
    text = json.dumps(content, ensure_ascii=False, indent=1)
    write_text(asked.folder / "guest.json", f"{text}\n", terminal.words)
    for code, record in records.items():
        write_text(asked.folder / "records" / f"{code}.txt", record, terminal.words)
    return done(asked, terminal, "admin-exported", str(asked.folder), guest=guest.id)


async def forget(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    from tampu.server.privacy import forget as forget_guest

    guest = await guest_named(asked.guest, office, terminal)
    sure(asked, terminal, terminal.words("admin-sure-forget", guest=guest.name))
    await forget_guest(office.store, guest.id)
    return done(asked, terminal, "admin-forgotten", guest.name, deed="forgotten")


# ---- reports ----


async def list_reports(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    """What guests showed to whoever runs the server."""
    from tampu.server.store.reports import Reports

    found = await Reports(office.store).open(asked.most)
    if asked.json:
        terminal.json(msgspec.to_builtins(found))
        return FINE
    for each in found:
        terminal.print(f"{moment(each.at)}  {each.id}  {each.code}", style="bold")
        name = next((line.name for line in each.lines if line.number == each.number), "")
        by = {"name": name, "guest": each.about, "reporter": each.guest}
        terminal.say("admin-report-by", **by)
        if each.reason:
            terminal.say("admin-report-reason", reason=each.reason)
        for line in each.lines:
            mark = ">" if line.number == each.number else " "
            terminal.print(f"  {mark} {moment(line.at)}  {line.name}: {line.text}")
    terminal.say("admin-counted", number=len(found))
    return FINE


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


async def settle(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    from tampu.server.store.reports import Reports

    if not await Reports(office.store).settle(asked.report):
        raise Complaint(terminal.words("admin-no-report", report=asked.report), WRONG)
    return done(asked, terminal, "admin-settled", asked.report, deed="settled")


# ---- announcements ----


async def announce(asked: argparse.Namespace, office: "Office", terminal: Terminal) -> int:
    text = " ".join((asked.text or "").split())
    if asked.withdraw:
        await office.withdraw()
        return done(asked, terminal, "admin-withdrawn", "", deed="withdrawn")
    if not 0 < len(text) <= 400:
        raise Complaint(terminal.words("admin-no-text"))
    minutes = vars(asked)["in"]
    await office.announce(text, None if minutes is None else 60.0 * minutes)
    return done(asked, terminal, "admin-announced", text, deed="announced")


def done(asked: argparse.Namespace, terminal: Terminal, key: str, what: str, **facts: str) -> int:
    """Say that it is done."""
    if asked.json:
        terminal.json(facts)
    else:
        terminal.say(key, style="green", what=what)
    return FINE


DEEDS: dict[str, Deed] = {
    "tables": list_tables,
    "close": ruling("closed"),
    "reopen": ruling("reopened"),
    "delete": delete_table,
    "set-aside": ruling("set-aside"),
    "restore-table": ruling("restored"),
    "guests": list_guests,
    "mute": limiting("muted", True),
    "unmute": limiting("muted", False),
    "ban": limiting("banned", True),
    "unban": limiting("banned", False),
    "export": export,
    "forget": forget,
    "prune": prune,
    "reports": list_reports,
    "settle": settle,
    "recount": recount,
    "announce": announce,
}
