"""Notes in a record: comments, values and variations, each at the line that it belongs to.

12. B: card 12
  ; A comment on line 12; several rows are several lines of one comment.
  = 43±4 57±4
  [Push the priest]
  12. B: card 9
  13. chance: draw 17
    ; A comment inside the variation.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec

from tampu.core.line import UNSHOWN, Line, RecordError, seat_called, short, write_line

MOST_DEPTH = 8
"""So deep may variations of variations be nested."""
MOST_COMMENT = 4_000
MOST_NAME = 80
STEP = "  "
"""By so much a note is indented more than the line that it belongs to."""
_VALUE: Final = re.compile(r"([0-9]{1,3})(?:±([0-9]{1,3}))?")


@dataclass(frozen=True)
class Value:
    """A chance to win in whole per cent, and how far off it may be (None: nobody knows)."""

    chance: int
    margin: int | None = None

    def __str__(self) -> str:
        return f"{self.chance}" if self.margin is None else f"{self.chance}±{self.margin}"


@dataclass(frozen=True)
class Notes:
    """All that is noted at one line, or at the start."""

    comment: str = ""
    values: tuple[Value, ...] = ()
    """Each seat's, in turn order, once the line is played."""
    variations: list["Variation"] = field(default_factory=list)


@dataclass(frozen=True)
class Variation:
    """What could have been played from this line on, instead of it."""

    lines: list[Line]
    """The first has the number of the line that it stands at."""
    name: str = ""
    notes: Mapping[int, Notes] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many lines there are, with those of the variations in it."""
        return len(self.lines) + lines_in(self.notes)


def lines_in(notes: Mapping[int, Notes]) -> int:
    """How many lines stand in variations."""
    return sum(each.size for note in notes.values() for each in note.variations)


def variations_at(notes: Mapping[int, Notes], number: int) -> Sequence[Variation]:
    """The variations of a line."""
    note = notes.get(number)
    return note.variations if note else ()


# ---- text ----


def note_rows(notes: Mapping[int, Notes], number: int, indent: str = STEP) -> Iterator[str]:
    """The rows that belong to a line (0: to the start), as a record has them."""
    note = notes.get(number)
    if note is None:
        return
    for row in note.comment.split("\n") if note.comment else ():
        yield f"{indent}; {row}".rstrip()
    if note.values:
        yield f"{indent}= {value_text(note.values)}"
    for variation in note.variations:
        if variation.name:
            yield f"{indent}[{variation.name}]"
        for place, line in enumerate(variation.lines, number):
            yield indent + write_line(place, line)
            yield from note_rows(variation.notes, place, indent + STEP)


def value_text(values: Sequence[Value]) -> str:
    return " ".join(map(str, values))


def read_values(text: str, seats: int, move: int, where: int | None) -> tuple[Value, ...]:
    """Each seat's chance to win; `RecordError` if these are no such values."""
    parts = [_VALUE.fullmatch(part) for part in text.split()]
    values = [Value(int(part[1]), int(part[2]) if part[2] else None) for part in parts if part]
    fits = all(value.chance <= 100 and (value.margin or 0) <= 100 for value in values)
    if not (fits and len(values) == len(parts) == seats):
        raise RecordError("bad-values", where, move=move, text=short(text), seats=seats)
    return tuple(values)


def joined(comment: str, row: str, move: int, where: int | None) -> str:
    """A comment with one row more; `RecordError` if it cannot be shown or is too long."""
    row = row.strip()
    if UNSHOWN.search(row):
        raise RecordError("bad-comment", where, move=move)
    longer = f"{comment}\n{row}" if comment else row
    if len(longer) > MOST_COMMENT:
        raise RecordError("long-comment", where, move=move, limit=MOST_COMMENT)
    return longer


def read_name(text: str, move: int, where: int | None) -> str:
    """The name of a variation; `RecordError` if it cannot be one."""
    name = text.strip()
    if not 0 < len(name) <= MOST_NAME or UNSHOWN.search(name):
        raise RecordError("bad-name", where, move=move, limit=MOST_NAME)
    return name


# ---- JSON ----


class JsonValue(msgspec.Struct, forbid_unknown_fields=True):
    chance: int
    margin: int | None = None


class JsonStart(msgspec.Struct, forbid_unknown_fields=True):
    comment: str = ""
    values: list[JsonValue] = msgspec.field(default_factory=list)


class JsonLine(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[str, msgspec.Meta(pattern=r"^(chance|[A-H])\Z")]
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    comment: str = ""
    values: list[JsonValue] = msgspec.field(default_factory=list)
    variations: list["JsonVariation"] = msgspec.field(default_factory=list)

    def line(self, number: int) -> Line:
        """As line `number`; `RecordError` if it could not be read again."""
        if UNSHOWN.search(self.action):
            raise RecordError("bad-action", None, move=number)
        return Line(seat_called(self.seat), self.action)


class JsonVariation(msgspec.Struct, forbid_unknown_fields=True):
    lines: Annotated[list[JsonLine], msgspec.Meta(min_length=1)]
    name: str | None = None


def json_line(line: Line, notes: Mapping[int, Notes], number: int) -> dict[str, object]:
    """A line with what is noted at it."""
    return {"seat": line.who, "action": line.text, **json_notes(notes, number)}


def json_notes(notes: Mapping[int, Notes], number: int) -> dict[str, object]:
    """What is noted at a line (0: at the start); nothing of it where there is nothing."""
    note = notes.get(number, Notes())
    told = {
        "comment": note.comment,
        "values": [_json_value(value) for value in note.values],
        "variations": [_json_variation(each, number) for each in note.variations],
    }
    return {key: value for key, value in told.items() if value}


def _json_value(value: Value) -> dict[str, int]:
    margin = {} if value.margin is None else {"margin": value.margin}
    return {"chance": value.chance, **margin}


def _json_variation(variation: Variation, first: int) -> dict[str, object]:
    lines = enumerate(variation.lines, first)
    name = {"name": variation.name} if variation.name else {}
    return {**name, "lines": [json_line(line, variation.notes, n) for n, line in lines]}


def read_notes(
    lines: Sequence[JsonLine], seats: int, first: int = 1, depth: int = 1
) -> dict[int, Notes]:
    """What is noted at lines in JSON, of which the first has the number `first`."""
    found: dict[int, Notes] = {}
    for number, line in enumerate(lines, first):
        if line.variations and depth > MOST_DEPTH:
            raise RecordError("too-deep", None, limit=MOST_DEPTH)
        note = read_start(line, seats, number)
        for each in line.variations:
            note.variations.append(_read_variation(each, seats, number, depth))
        if note != Notes():
            found[number] = note
    return found


def read_start(found: JsonStart | JsonLine, seats: int, number: int = 0) -> Notes:
    """Comment and values in JSON."""
    comment = ""
    for row in found.comment.split("\n"):
        comment = joined(comment, row, number, None)
    values = tuple(Value(value.chance, value.margin) for value in found.values)
    if values:
        values = read_values(value_text(values), seats, number, None)
    return Notes(comment, values)


def _read_variation(found: JsonVariation, seats: int, first: int, depth: int) -> Variation:
    return Variation(
        [line.line(number) for number, line in enumerate(found.lines, first)],
        "" if found.name is None else read_name(found.name, first, None),
        read_notes(found.lines, seats, first, depth + 1),
    )
