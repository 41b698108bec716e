"""Annotations: what was tried and found in a game, written into its record, and read there."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

import msgspec

from tampu.core.aside import Aside
from tampu.core.branches import Branch, branches, with_branch
from tampu.core.notation import NotationError
from tampu.core.play import IllegalAction, Match, retold
from tampu.core.record import (
    MOST_CHARACTERS,
    Line,
    Record,
    RecordError,
    write_json,
    write_record,
)
from tampu.core.shares import seed_of_game
from tampu.server.place import derived
from tampu.server.problems import Trouble
from tampu.server.records import parsed, troubled
from tampu.server.wire import BranchNoted, Lang, NotesTold, ValueTold
from tampu.server.wire.notes import MOST_BRANCHES, MOST_ROWS

MOST_TOLD = 50_000
"""Rows of all lines of a record together."""


class Annotation(msgspec.Struct, frozen=True):
    """What is to be written into the record of a game, and how."""

    id: str
    """Of the table or record: the luck of a game whose seed nobody knows follows from it."""
    text: str
    lines: list[BranchNoted]
    study: bytes | None
    lang: Lang
    json: bool


def annotated(wish: Annotation, most: int) -> tuple[str, int]:
    """The record with it, and how many lines were left out: what was tried in a running game was
    played in a world that was imagined, and perhaps the game's own was another one."""
    left_out = 0
    record, kind = parsed(wish.text)
    match = Match(kind, record.header)
    with troubled():
        match.steps.extend(retold(kind, record))
        for each in wish.lines:
            branch = Branch(each.line, tuple(each.rows), each.name.strip(), each.comment.strip())
            lines = _played(wish.id, match, branch)
            if lines is None:
                left_out += 1
            else:
                record = with_branch(record, branch, lines)
        if wish.study is not None:
            record = _judged(record, match, wish.study, wish.lang)
        if record.size > most:
            raise RecordError("too-long", limit=most)
        text = write_json(record) if wish.json else write_record(record)
        if len(text) > MOST_CHARACTERS:
            raise RecordError("too-large", limit=MOST_CHARACTERS)
    return text, left_out


def _played(key: str, match: Match, branch: Branch) -> list[Line] | None:
    """The lines of a branch, with what fell between its rows as it falls beside this game.

    None if it cannot be played there.
    """
    if branch.name and not branch.rows:
        raise Trouble("bad-message", detail="name: that of a line with rows")
    lines = len(match.steps)
    if not 0 <= branch.line <= lines or (branch.rows and not lines):
        return None
    state = match.state_after(branch.line)
    aside = Aside(match.game, match.header, state, branch.line, _luck(key, match, branch.line))
    try:
        aside.follow(branch.rows)
    except (IllegalAction, NotationError):
        return None
    return [step.line for step in aside.match.steps]


def _luck(key: str, match: Match, line: int) -> str:
    """As for whoever steps aside there."""
    header = match.header
    if header.seed is None:
        return derived("luck", key, line)
    return seed_of_game(header.seed, header.shares)


def _judged(record: Record, match: Match, study: bytes, lang: Lang) -> Record:
    from tampu.analysis import notes  # heavy, and seldom asked for
    from tampu.analysis.telling import Telling
    from tampu.server.findings import unpacked

    return replace(record, notes=notes.noted(record, Telling(match, unpacked(study), lang)).notes)


# ---- what it brings ----


def noted(text: str) -> NotesTold:
    """What is noted in a record."""
    record, _ = parsed(text)
    return NotesTold(lines=list(_lines(branches(record, MOST_ROWS))), values=_values(record))


def _lines(found: Iterable[Branch]) -> Iterator[BranchNoted]:
    left = MOST_TOLD
    for each in islice(found, MOST_BRANCHES):
        left -= len(each.rows)
        if left < 0:
            return
        yield BranchNoted(
            line=each.line, rows=list(each.rows), name=each.name, comment=each.comment
        )


def _values(record: Record) -> list[ValueTold]:
    return [
        ValueTold(
            line=number,
            chances=[value.chance for value in note.values],
            margins=[value.margin for value in note.values],
        )
        for number, note in sorted(record.notes.items())
        if note.values
    ]
