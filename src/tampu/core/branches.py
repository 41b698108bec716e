"""Branches: lines that were tried beside a game, as variations of its record, and back again.

Lines that share their beginning are one variation with variations in it. A name is that of a whole
variation: a line with a name that others go on from is a variation of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tampu.core.aside import row_of
from tampu.core.line import Line
from tampu.core.notes import MOST_DEPTH, Notes, Variation, joined, read_name
from tampu.core.record import Record


@dataclass(frozen=True)
class Branch:
    """What is played from after `line` lines of the game; name and comment belong to its end.

    Without rows: a comment on that line of the game.
    """

    line: int
    rows: tuple[str, ...]
    name: str = ""
    comment: str = ""


@dataclass(frozen=True)
class _Told:
    """The lines of a branch that becomes a variation, and what is said of its end."""

    lines: list[Line]
    name: str
    comment: str

    def rest(self, played: int) -> "_Told":
        return replace(self, lines=self.lines[played:])


# ---- into a record ----


def with_branch(record: Record, branch: Branch, lines: Sequence[Line]) -> Record:
    """The record with a branch; `lines` are its rows as they were played.

    What is noted there already stays, but for another name or comment at the same end. A branch
    beyond the last line of a record begins with that line: a variation stands instead of one.
    `RecordError` if name or comment cannot stand in a record.
    """
    first = min(branch.line + 1, len(record.lines))
    told = _Told(
        [*record.lines[first - 1 : branch.line], *lines],
        read_name(branch.name, first, None) if branch.name else "",
        _comment(branch.comment, first if lines else branch.line),
    )
    notes = dict(record.notes)
    if not lines:
        return replace(record, notes=_said(notes, branch.line, told.comment))
    note = notes.get(first, Notes())
    notes[first] = replace(note, variations=_grown(note.variations, first, told))
    return replace(record, notes=notes)


def _comment(text: str, move: int) -> str:
    comment = ""
    for row in text.split("\n") if text else ():
        comment = joined(comment, row, move, None)
    return comment


def _said(notes: Mapping[int, Notes], number: int, comment: str) -> dict[int, Notes]:
    """These notes, with a comment on a line."""
    if not comment:
        return dict(notes)
    return {**notes, number: replace(notes.get(number, Notes()), comment=comment)}


def _grown(known: Sequence[Variation], first: int, told: _Told, depth: int = 1) -> list[Variation]:
    """The variations of a line with a branch in them: within one that begins alike, or beside."""
    place = max(range(len(known)), key=lambda n: _nearness(known[n], told), default=None)
    if place is not None and _shared(known[place], told):
        within = _within(known[place], first, told, depth)
        if within is not None:
            return [*known[:place], within, *known[place + 1 :]]
    last = first + len(told.lines) - 1
    return [*known, Variation(told.lines, told.name, _said({}, last, told.comment))]


def _shared(variation: Variation, told: _Told) -> int:
    """So many lines are the same from the first on."""
    pairs = zip(variation.lines, told.lines, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), _shorter(variation, told))


def _shorter(variation: Variation, told: _Told) -> int:
    return min(len(variation.lines), len(told.lines))


def _nearness(variation: Variation, told: _Told) -> tuple[bool, int, bool]:
    """How well a branch fits in: best where it is the same, else by what they share."""
    shared = _shared(variation, told)
    open_ended = shared < len(variation.lines) or not variation.name
    return variation.lines == told.lines, shared, open_ended


def _within(host: Variation, first: int, told: _Told, depth: int) -> Variation | None:
    """The variation with a branch that begins as it does; None: it must stand beside it."""
    shared, size = _shared(host, told), len(told.lines)
    last = first + size - 1
    if shared == size == len(host.lines) or (shared == size and not told.name):
        name = told.name or host.name
        return replace(host, name=name, notes=_said(host.notes, last, told.comment))
    if shared == size or (shared == len(host.lines) and host.name):
        return None
    if shared == len(host.lines):
        notes = _said(host.notes, last, told.comment)
        return Variation(told.lines, told.name, notes)
    if depth == MOST_DEPTH:
        return None
    number = first + shared
    note = host.notes.get(number, Notes())
    inner = _grown(note.variations, number, told.rest(shared), depth + 1)
    return replace(host, notes={**host.notes, number: replace(note, variations=inner)})


# ---- out of a record ----


def branches(record: Record, most: int) -> Iterator[Branch]:
    """Every end, name and comment in its notes; of a longer line the first `most` rows count."""
    for number, note in sorted(record.notes.items()):
        if note.comment:
            yield Branch(number, (), "", note.comment)
        for variation in note.variations:
            for branch in _ends(variation, number - 1, (), most):
                yield _beyond(branch, record)


def _ends(variation: Variation, line: int, before: tuple[str, ...], most: int) -> Iterator[Branch]:
    """Of a variation that is played after these rows beside the game; what it holds comes last."""
    rows = before + tuple(row_of(each) for each in variation.lines[: most - len(before)])
    begin = line + len(before) + 1
    for place in range(len(before), len(rows)):
        end = place == len(before) + len(variation.lines) - 1
        comment = variation.notes.get(line + place + 1, Notes()).comment
        if end or comment or place == most - 1:
            yield Branch(line, rows[: place + 1], variation.name if end else "", comment)
    for number in range(begin, line + len(rows) + 1):
        for inner in variation.notes.get(number, Notes()).variations:
            yield from _ends(inner, line, rows[: number - line - 1], most)


def _beyond(branch: Branch, record: Record) -> Branch:
    """Where a variation of the last line goes on from that line, it begins after it."""
    last = len(record.lines)
    if branch.line + 1 == last and branch.rows[0] == row_of(record.lines[-1]) and branch.rows[1:]:
        return replace(branch, line=last, rows=branch.rows[1:])
    return branch
