"""The record of a game, the only truth: a header and one line per action, as text and as JSON.

tampu record 1
game: machu_picchu
edition: 1
seats: 2
options: reverse=pairing end=all_full
commitment: <sha-256 of the seed, or "none">
given: <how many lines are of another game; only if it began with them>
clock: <how long everybody might take; only if that was agreed>
shares: <what players added to the seed; only if anybody did>
seed: <only after the game>

1. chance: first B
2. B: card 12

Below a line, indented, may stand what is noted at it: comments, values and variations.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

import msgspec

from tampu.core.commitment import is_seed
from tampu.core.line import Line as Line
from tampu.core.line import RecordError as RecordError
from tampu.core.line import short, write_line
from tampu.core.notes import (
    JsonLine,
    JsonStart,
    Notes,
    json_line,
    json_notes,
    lines_in,
    note_rows,
    read_notes,
    read_start,
)
from tampu.core.rows import read_rows
from tampu.core.shares import SEAT_NAMES, Share, share_text

FORMAT = 1
MAGIC = f"tampu record {FORMAT}"
SEATS = SEAT_NAMES
MOST_CHARACTERS = 2_000_000
_SCORES = re.compile(r"-?[0-9]{1,6}( -?[0-9]{1,6})*")
_SHARE = re.compile(r"([A-H])=([0-9a-f]{64}):([0-9a-f]{64}|none)")
_CLOCK = re.compile(r"(live|days)( [a-z]+=[^\s=]{1,64}){1,12}")
_OPTION = re.compile(r"([a-z][a-z0-9_]*)=([A-Za-z0-9_]+)")


@dataclass(frozen=True)
class Header:
    """What was agreed before the first line."""

    game: str
    edition: int
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    commitment: str | None = None
    seed: str | None = None
    scores: tuple[int, ...] | None = None
    checksum: str | None = None
    shares: tuple[Share, ...] = ()
    """What players added to the seed, in the order of their seats."""
    given: int = 0
    """So many lines were there from the start: the game was played on from them."""
    clock: str | None = None
    """How long everybody might take; the rules know nothing of it."""


@dataclass(frozen=True)
class Record:
    """Header and lines, and what is noted at them."""

    header: Header
    lines: list[Line]
    notes: Mapping[int, Notes] = field(default_factory=dict)
    """By the number of the line; 0 is the start."""

    @property
    def size(self) -> int:
        """How many lines there are, with those of all variations."""
        return len(self.lines) + lines_in(self.notes)

    def checksum(self) -> str:
        """A fingerprint of game, seats, options, what was given, the clock, and every line; without
        notes."""
        head = self.header
        content = [head.game, str(head.edition), str(head.seats), _option_text(head.options)]
        content += [f"given: {head.given}"] if head.given else []
        content += [f"clock: {head.clock}"] if head.clock else []
        content += [f"{line.who}: {line.text}" for line in self.lines]
        return hashlib.sha256("\n".join(content).encode()).hexdigest()

    def finished(self, seed: str, scores: list[int] | None) -> "Record":
        """The record once the game is over: seed revealed, scores and checksum written down.

        Without scores it is one of a game that was not played to its end.
        """
        told = None if scores is None else tuple(scores)
        header = replace(self.header, seed=seed, scores=told, checksum=self.checksum())
        return Record(header, self.lines, self.notes)


def _option_text(options: Mapping[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items()) or "none"


def write_record(record: Record) -> str:
    """The record as text."""
    head = record.header
    rows = [
        MAGIC,
        f"game: {head.game}",
        f"edition: {head.edition}",
        f"seats: {head.seats}",
        f"options: {_option_text(head.options)}",
        f"commitment: {head.commitment or 'none'}",
    ]
    if head.given:
        rows.append(f"given: {head.given}")
    if head.clock:
        rows.append(f"clock: {head.clock}")
    if head.shares:
        rows.append(f"shares: {share_text(head.shares)}")
    if head.seed is not None:
        rows.append(f"seed: {head.seed}")
    if head.scores is not None:
        rows.append(f"scores: {' '.join(map(str, head.scores))}")
    if head.checksum is not None:
        rows.append(f"checksum: {head.checksum}")
    rows += ["", *note_rows(record.notes, 0)]
    for number, line in enumerate(record.lines, 1):
        rows.append(write_line(number, line))
        rows.extend(note_rows(record.notes, number))
    return "\n".join(rows) + "\n"


def read_record(text: str, notes: bool = True) -> Record:
    """The record that a text or JSON file holds; `RecordError` says what is wrong and where.

    `notes`: whether they are read too; if not, nothing that is wrong with them is found.
    """
    if len(text) > MOST_CHARACTERS:
        raise RecordError("too-large", limit=MOST_CHARACTERS)
    if text.lstrip().startswith("{"):
        return read_json(text, notes)
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if rows[0].strip() != MAGIC:
        raise RecordError("no-magic", 1, magic=MAGIC)
    blank = next((n for n, row in enumerate(rows) if not row.strip()), None)
    if blank is None:
        raise RecordError("no-blank", len(rows))
    header = _header(rows[1:blank])
    while not rows[-1].strip():
        rows.pop()
    return Record(header, *read_rows(rows[blank + 1 :], blank + 2, header.seats, notes))


def _header(rows: list[str]) -> Header:
    found: dict[str, tuple[str, int]] = {}
    for number, row in enumerate(rows, 2):
        key, colon, value = row.partition(":")
        if not colon or key not in _KEYS:
            raise RecordError("bad-header", number, text=short(row), known=", ".join(_KEYS))
        if key in found:
            raise RecordError("twice", number, key=key)
        found[key] = (value.strip(), number)
    for key in _KEYS[:5]:
        if key not in found:
            raise RecordError("missing", len(rows) + 2, key=key)
    return Header(
        game=found["game"][0],
        edition=_whole(*found["edition"], "edition"),
        seats=_whole(*found["seats"], "seats"),
        options=_options(*found["options"]),
        commitment=_hash(*found["commitment"], "commitment"),
        seed=_hash(*found["seed"], "seed") if "seed" in found else None,
        scores=_scores(*found["scores"]) if "scores" in found else None,
        checksum=_hash(*found["checksum"], "checksum") if "checksum" in found else None,
        shares=_shares(*found["shares"]) if "shares" in found else (),
        given=_whole(*found["given"], "given") if "given" in found else 0,
        clock=_clock(*found["clock"]) if "clock" in found else None,
    )


_KEYS = (
    *("game", "edition", "seats", "options", "commitment"),
    *("given", "clock", "shares", "seed", "scores", "checksum"),
)


def _clock(value: str, line: int) -> str:
    if _CLOCK.fullmatch(value) is None:
        raise RecordError("bad-clock", line, text=short(value))
    return value


def _scores(value: str, line: int) -> tuple[int, ...]:
    if _SCORES.fullmatch(value) is None:
        raise RecordError("bad-scores", line, text=short(value))
    return tuple(map(int, value.split()))


def _whole(value: str, line: int, key: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise RecordError("not-whole", line, key=key, text=short(value))
    return int(value)


def _hash(value: str, line: int, key: str) -> str | None:
    if value == "none":
        return None
    if not is_seed(value):
        raise RecordError("not-hash", line, key=key)
    return value


def _shares(value: str, line: int) -> tuple[Share, ...]:
    shares: list[Share] = []
    for part in value.split():
        match = _SHARE.fullmatch(part)
        if match is None:
            raise RecordError("bad-share", line, text=short(part))
        given = None if match[3] == "none" else match[3]
        shares.append(Share(SEATS.index(match[1]), match[2], given))
    return _ordered(shares, line)


def _ordered(shares: list[Share], line: int) -> tuple[Share, ...]:
    """Each seat once, in turn order: else one game could have several seeds."""
    seats = [share.seat for share in shares]
    if seats != sorted(set(seats)):
        raise RecordError("shares-order", line)
    return tuple(shares)


def _options(value: str, line: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in [] if value == "none" else value.split():
        match = _OPTION.fullmatch(part)
        if match is None:
            raise RecordError("bad-option", line, text=short(part))
        options[match[1]] = match[2]
    return options


def write_json(record: Record) -> str:
    """The record as JSON."""
    head = record.header
    content = {
        "format": MAGIC,
        "game": head.game,
        "edition": head.edition,
        "seats": head.seats,
        "options": dict(head.options),
        "commitment": head.commitment,
        **({"given": head.given} if head.given else {}),
        **({"clock": head.clock} if head.clock else {}),
        **({"shares": _json_shares(head.shares)} if head.shares else {}),
        "seed": head.seed,
        "scores": head.scores,
        "checksum": head.checksum,
        **_json_start(record),
        "lines": [json_line(line, record.notes, n) for n, line in enumerate(record.lines, 1)],
    }
    return json.dumps(content, indent=1) + "\n"


def _json_start(record: Record) -> dict[str, object]:
    start = json_notes(record.notes, 0)
    return {"start": start} if start else {}


def _json_shares(shares: tuple[Share, ...]) -> list[dict[str, str | None]]:
    return [{"seat": one.who, "promise": one.promise, "share": one.value} for one in shares]


_Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class _JsonShare(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[str, msgspec.Meta(pattern=r"^[A-H]\Z")]
    promise: _Hash
    share: _Hash | None


class _JsonRecord(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    edition: int
    seats: int
    options: dict[str, str]
    commitment: str | None
    lines: list[JsonLine]
    seed: str | None = None
    scores: tuple[int, ...] | None = None
    checksum: str | None = None
    shares: list[_JsonShare] = msgspec.field(default_factory=list)
    given: Annotated[int, msgspec.Meta(ge=0, lt=100_000)] = 0
    clock: str | None = None
    start: JsonStart | None = None


def read_json(text: str, notes: bool = True) -> Record:
    """The record in a JSON text."""
    try:
        found = msgspec.convert(json.loads(text), _JsonRecord)
    except json.JSONDecodeError as problem:
        raise RecordError("bad-json", problem.lineno, detail=problem.msg) from None
    except (msgspec.ValidationError, ValueError, RecursionError) as problem:
        raise RecordError("bad-json", 1, detail=short(str(problem))) from None
    if found.format != MAGIC:
        raise RecordError("no-magic", 1, magic=MAGIC)
    hashes = {"commitment": found.commitment, "seed": found.seed, "checksum": found.checksum}
    for key, value in hashes.items():
        if value is not None and not is_seed(value):
            raise RecordError("not-hash", 1, key=key)
    shares = [Share(SEATS.index(one.seat), one.promise, one.share) for one in found.shares]
    header = Header(
        found.game,
        found.edition,
        found.seats,
        found.options,
        found.commitment,
        found.seed,
        None if found.scores is None else _scores(" ".join(map(str, found.scores)), 1),
        found.checksum,
        _ordered(shares, 1),
        found.given,
        None if found.clock is None else _clock(found.clock, 1),
    )
    noted = _json_noted(found) if notes else {}
    lines = [line.line(number) for number, line in enumerate(found.lines, 1)]
    return Record(header, lines, noted)


def _json_noted(found: _JsonRecord) -> dict[int, Notes]:
    notes = read_notes(found.lines, found.seats)
    start = Notes() if found.start is None else read_start(found.start, found.seats)
    return notes if start == Notes() else {0: start, **notes}
