"""The rows of a record below its header: lines, and indented below each what is noted at it."""

from dataclasses import dataclass, field, replace

from tampu.core.line import Line, RecordError, read_line, short
from tampu.core.notes import (
    MOST_DEPTH,
    STEP,
    Notes,
    Variation,
    joined,
    read_name,
    read_values,
)

BLANKS = " \t"


def read_rows(
    rows: list[str], begin: int, seats: int, notes: bool = True
) -> tuple[list[Line], dict[int, Notes]]:
    """The lines and their notes, if wanted. `begin`: in which line of the file the rows begin."""
    reader, margin = _Reader(seats), len(_margin(rows))
    for where, row in enumerate(rows, begin):
        inner = row[margin:]
        if notes or not inner.startswith(STEP):
            reader.read(inner, where)
    reader.name_is_used()
    return reader.levels[0].lines, reader.levels[0].notes


def _margin(rows: list[str]) -> str:
    """The indent that all rows share, if lines of the game stand in it."""
    if not rows or not rows[0][:1].isspace():
        return ""
    told = [row for row in rows if row.strip()]
    margin = min((row[: len(row) - len(row.lstrip(BLANKS))] for row in told), key=len, default="")
    lines = (read_line(row[len(margin) :].rstrip(), 0) for row in told)
    return margin if all(row.startswith(margin) for row in told) and any(lines) else ""


@dataclass(frozen=True)
class _Level:
    """The game, or a variation that may go on."""

    first: int
    lines: list[Line] = field(default_factory=list)
    notes: dict[int, Notes] = field(default_factory=dict)

    @property
    def last(self) -> int:
        """The number of its last line."""
        return self.first + len(self.lines) - 1

    @property
    def note(self) -> Notes:
        """What is noted at its last line so far."""
        return self.notes.get(self.last, Notes())


@dataclass(frozen=True)
class _Name:
    """The name of the variation that must follow."""

    text: str
    where: int
    move: int


class _Reader:
    """Reads row after row; no row can make it look back or call itself."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.levels = [_Level(1)]
        """The game, its variation that was read last, the last one in that, and so on."""
        self.name: _Name | None = None

    def read(self, row: str, where: int) -> None:
        """One row more; `RecordError` if it cannot stand here."""
        text = row.strip()
        depth = self._depth(row, where) if text else 0
        if depth == 0:
            self._line(text, where)
        elif text[0] in ";=[":
            self._note(depth, text, where)
        else:
            self._line_of_variation(depth, text, where)

    def name_is_used(self) -> None:
        """A name alone names nothing."""
        if self.name is not None:
            raise RecordError("name-astray", self.name.where, move=self.name.move)

    def _depth(self, row: str, where: int) -> int:
        """By how many steps a row is indented."""
        inner = row.lstrip(" ")
        depth, odd = divmod(len(row) - len(inner), len(STEP))
        if odd or depth > len(self.levels) or inner[0].isspace():
            raise RecordError("bad-indent", where, text=short(row.strip()))
        return depth

    def _line(self, text: str, where: int) -> None:
        """One line of the game."""
        self.name_is_used()
        found, expected = read_line(text, where), self.levels[0].last + 1
        if found is None:
            raise RecordError("bad-move", where, text=short(text))
        number, line = found
        if number != expected:
            raise RecordError("bad-number", where, number=str(number), expected=expected)
        del self.levels[1:]
        self.levels[0].lines.append(line)

    def _note(self, depth: int, text: str, where: int) -> None:
        """A comment, values, or a name, for the line above that is less indented."""
        self.name_is_used()
        del self.levels[depth:]
        host = self.levels[-1]
        note, move, rest = host.note, host.last, text[1:]
        if text[0] == "[":
            self._named(text, move, where)
            return
        if note.variations:
            raise RecordError("notes-late", where, move=move)
        if text[0] == ";":
            note = replace(note, comment=joined(note.comment, rest, move, where))
        elif note.values:
            raise RecordError("values-twice", where, move=move)
        else:
            note = replace(note, values=read_values(rest, self.seats, move, where))
        if note != Notes():
            host.notes[move] = note

    def _named(self, text: str, move: int, where: int) -> None:
        if text[-1] != "]":
            raise RecordError("bad-note", where, text=short(text))
        self.name = _Name(read_name(text[1:-1], move, where), where, move)

    def _line_of_variation(self, depth: int, text: str, where: int) -> None:
        found = read_line(text, where)
        if found is None:
            raise RecordError("bad-note", where, text=short(text))
        number, line = found
        host = self.levels[depth - 1]
        if not host.lines:
            raise RecordError("variation-astray", where)
        if number == host.last:
            self._begin(depth, line, where)
        else:
            self.name_is_used()
            self._go_on(depth, number, line, where)

    def _begin(self, depth: int, line: Line, where: int) -> None:
        """The first line of a variation."""
        if depth > MOST_DEPTH:
            raise RecordError("too-deep", where, limit=MOST_DEPTH)
        if self.name is not None and len(self.levels) != depth:
            self.name_is_used()
        name = "" if self.name is None else self.name.text
        self.name = None
        del self.levels[depth:]
        host, level = self.levels[-1], _Level(self.levels[-1].last)
        level.lines.append(line)
        host.notes.setdefault(host.last, Notes()).variations.append(
            Variation(level.lines, name, level.notes)
        )
        self.levels.append(level)

    def _go_on(self, depth: int, number: int, line: Line, where: int) -> None:
        """The next line of the variation that was read last."""
        del self.levels[depth + 1 :]
        move = self.levels[depth - 1].last
        if len(self.levels) == depth or number != self.levels[depth].last + 1:
            raise RecordError("variation-number", where, move=move, number=number)
        self.levels[depth].lines.append(line)
