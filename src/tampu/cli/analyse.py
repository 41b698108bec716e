"""`tampu analyse`: what every decision of recorded games was worth, and what was luck."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from tampu.analysis.depth import DEPTHS, STANDARD, DepthName, depth_of
from tampu.analysis.figures import Figures
from tampu.analysis.marks import MARKS
from tampu.analysis.notes import noted
from tampu.analysis.report import HEAD, is_report, report
from tampu.analysis.study import EDITION, Study, studying
from tampu.analysis.telling import Telling
from tampu.analysis.words import Words
from tampu.cli.files import STDIN, Unread, write_text
from tampu.cli.findings import Findings
from tampu.cli.parser import Commands, whole
from tampu.cli.progress import progress
from tampu.cli.records import Fault, open_record
from tampu.cli.story import result_json
from tampu.cli.terminal import FINE, Complaint, Terminal
from tampu.cli.voice import Voice
from tampu.core.play import Match, replay
from tampu.core.record import SEATS, Record, write_json, write_record

MOST_SEED = 2**32
QUICK: DepthName = "quick"
BESIDE = 40
"""Columns that a bar and its numbers should have."""


class Analysed(NamedTuple):
    """One game, and what was found in it."""

    file: str
    number: int
    """Which of the files it is, from 1."""
    record: Record
    match: Match
    study: Study
    depth: DepthName
    seed: int
    seconds: float


Tell = Callable[[Analysed], None]
"""What is done with each game once it is analysed."""


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("analyse", perform)
    parser.add_argument("files", nargs="+", metavar="FILE", help=words("arg-record"))
    parser.add_argument("--depth", choices=DEPTHS, default=STANDARD, help=words("analyse-depth"))
    parser.add_argument(
        "--seed",
        type=whole(words, 0, MOST_SEED),
        default=0,
        metavar="N",
        help=words("analyse-seed"),
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words("arg-json"))
    form.add_argument("--html", type=Path, metavar="OUT", help=words("analyse-html"))
    form.add_argument("--record", type=Path, metavar="OUT", help=words("analyse-record"))


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    tell, code = teller(asked, terminal), FINE
    for number, file in enumerate(asked.files, 1):
        try:
            tell(analysed(file, number, asked, terminal))
        except Complaint as complaint:
            complain(complaint, file, asked.json, terminal)
            code = max(code, complaint.code)
    return code


def complain(complaint: Complaint, file: str, json: bool, terminal: Terminal) -> None:
    """Say why a file cannot be analysed, or what was found not be told; the others still can."""
    if json and isinstance(complaint, Fault | Unread):
        terminal.json({"file": file, "sound": False, **complaint.as_json()})
    else:
        terminal.complain(complaint.sentence)


def analysed(name: str, number: int, asked: argparse.Namespace, terminal: Terminal) -> Analysed:
    """The game in a file, with a bar on stderr meanwhile if somebody looks at it."""
    record, match = open_record(name, replay, terminal)
    began = perf_counter()
    place = {"number": number, "games": len(asked.files)}
    what = terminal.words("analyse-looking", **place)
    with progress(terminal, what, len(match.steps)) as update:
        for study in under_way(match, asked, terminal):
            update(study.lines, None, so_far(study, place, terminal))
    seconds = perf_counter() - began
    return Analysed(name, number, record, match, study, asked.depth, asked.seed, seconds)


def under_way(match: Match, asked: argparse.Namespace, terminal: Terminal) -> Iterator[Study]:
    """What was found so far; whoever looks on has a first glance at once, however deep the look."""
    if terminal.err.is_terminal and asked.depth != QUICK:
        yield next(studying(match, depth_of(match.game.key, QUICK), asked.seed))
    yield from studying(match, depth_of(match.game.key, asked.depth), asked.seed)


def so_far(study: Study, place: dict[str, int], terminal: Terminal) -> str:
    """Which game it is, and what was found last; on a small screen the figures alone."""
    told = chances(study, terminal)
    whole = terminal.words("analyse-looking-at", chances=told, **place)
    return whole if len(whole) + BESIDE <= terminal.err.width else told


def chances(study: Study, terminal: Terminal) -> str:
    """Everybody's chance to win in the position that was looked at last."""
    figures = Figures(Words(terminal.lang))
    told = map(figures.share, study.moments[-1].chances)
    return " · ".join(f"{SEATS[seat]} {chance}" for seat, chance in enumerate(told))


def teller(asked: argparse.Namespace, terminal: Terminal) -> Tell:
    """Who tells what was found: to machines, as pages, in records, or in the terminal."""
    if asked.json:
        return lambda found: terminal.json(as_json(found, terminal))
    if asked.html is not None:
        return pages(asked.html, asked.files, terminal)
    if asked.record is not None:
        return records(asked.record, asked.files, terminal)
    return lambda found: show(found, terminal, named=len(asked.files) > 1)


def show(found: Analysed, terminal: Terminal, named: bool) -> None:
    """What was found, for people. `named`: which file it is must be said."""
    if named:
        terminal.print(found.file, style="dim")
    Findings(found.match, found.study, terminal).tell()
    terminal.say(
        "analyse-made", depth=found.depth, seed=str(found.seed), seconds=round(found.seconds, 1)
    )
    if named:
        terminal.print()


def pages(place: Path, files: Sequence[str], terminal: Terminal) -> Tell:
    """Writes reports, and never over a file that is there, unless it is a report too."""
    paths = places(place, files, "--html", ".html", terminal)
    for path in paths:
        if is_there(path) and not is_page(path):
            raise Complaint(terminal.words("analyse-no-report", file=str(path)))

    def write(found: Analysed) -> None:
        path = paths[found.number - 1]
        lang, seconds = terminal.lang, found.seconds
        page = report(found.match, found.study, found.depth, found.seed, lang, seconds)
        write_text(path, page, terminal.words)
        terminal.say("analyse-written", file=str(path))

    return write


def records(place: Path, files: Sequence[str], terminal: Terminal) -> Tell:
    """Writes records with the analysis in them, and never over a file that is there."""
    paths = places(place, files, "--record", ".txt", terminal)
    for path in paths:
        if is_there(path):
            raise Complaint(terminal.words("analyse-exists", file=str(path)))

    def write(found: Analysed) -> None:
        path = paths[found.number - 1]
        record = noted(found.record, Telling(found.match, found.study, terminal.lang))
        text = write_json(record) if path.suffix == ".json" else write_record(record)
        write_text(path, text, terminal.words)
        terminal.say("analyse-recorded", file=str(path))

    return write


def is_there(path: Path) -> bool:
    """Whether something is called so; what cannot be asked for will not be written either."""
    try:
        return path.exists()
    except OSError:
        return False


def is_page(path: Path) -> bool:
    """Whether a file is a report."""
    try:
        with path.open("rb") as file:
            return path.is_file() and is_report(file.read(HEAD).decode("utf-8", "replace"))
    except OSError:
        return False


def places(
    place: Path, files: Sequence[str], option: str, ending: str, terminal: Terminal
) -> list[Path]:
    """Where something is written for each file: in one file, or in a folder for several."""
    if len(files) > 1:
        if place.is_file():
            facts = {"file": str(place), "option": option}
            raise Complaint(terminal.words("analyse-no-folder", **facts))
        return [place / name for name in names(files, ending)]
    if place.is_dir():
        raise Complaint(terminal.words("file-folder", file=str(place)))
    return [place]


def names(files: Sequence[str], ending: str) -> Iterator[str]:
    """Called like the records; with a number if another record is called so."""
    taken: set[str] = set()
    for file in files:
        stem = "record" if file == STDIN else Path(file).stem
        name, number = f"{stem}{ending}", 1
        while name in taken:
            number += 1
            name = f"{stem}-{number}{ending}"
        taken.add(name)
        yield name


def as_json(found: Analysed, terminal: Terminal) -> dict[str, object]:
    """The game, all that was found in it, and what follows from that: docs/analysis.md."""
    match, study = found.match, found.study
    content = {
        "summaries": study.summaries,
        "turning_points": study.turning_points,
        "moments": study.moments,
        "changes": study.changes,
        "deeds": study.deeds,
    }
    return {
        "file": found.file,
        "sound": True,
        **result_json(match, Voice(terminal.lang, match.game), with_lines=False),
        "analysis_edition": EDITION,
        "depth": found.depth,
        "tried": msgspec.to_builtins(depth_of(match.game.key, found.depth)),
        "seed": found.seed,
        "seconds": round(found.seconds, 3),
        "thresholds": dict(MARKS),
        **plain(content),
    }


def plain(content: dict[str, object]) -> dict[str, object]:
    """As lists and numbers; an interval without an end is null."""
    told: dict[str, object] = msgspec.json.decode(msgspec.json.encode(content))
    return told
