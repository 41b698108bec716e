"""The record of a game, the only truth: a header and one line per action, as text and as JSON.

tampu record 1
game: machu_picchu
edition: 1
seats: 2
options: reverse=pairing end=all_full
commitment: <sha-256 of the seed, or "none">
shares: <what players added to the seed; only if anybody did>
seed: <only after the game>

1. chance: first B
2. B: card 12
"""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

import msgspec

from tampu.core.commitment import is_seed
from tampu.core.contract import CHANCE, Fact, Refusal
from tampu.core.shares import SEAT_NAMES, Share, share_text

FORMAT = 1
MAGIC = f"tampu record {FORMAT}"
SEATS = SEAT_NAMES
MOST_CHARACTERS = 2_000_000
_LINE = re.compile(r"([0-9]{1,6})\. (chance|[A-H]): (.+)")
_SCORES = re.compile(r"-?[0-9]{1,6}( -?[0-9]{1,6})*")
_SHARE = re.compile(r"([A-H])=([0-9a-f]{64}):([0-9a-f]{64}|none)")
_OPTION = re.compile(r"([a-z][a-z0-9_]*)=([A-Za-z0-9_]+)")


class RecordError(ValueError):
    """A text that is no sound record.

    `problem` is the id of a sentence (`record-<problem>` in the house's words), `facts` its
    variables, `line` the line of the file, counted from 1; `refusal` the judge's, if it was his.
    """

    def __init__(
        self, problem: str, line: int | None = None, refusal: Refusal | None = None, **facts: Fact
    ) -> None:
        where = "" if line is None else f"line {line}: "
        why = "" if refusal is None else f" {refusal.rule}"
        super().__init__(f"{where}{problem}{why} {facts or ''}".rstrip())
        self.problem = problem
        self.line = line
        self.refusal = refusal
        self.facts = facts


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


@dataclass(frozen=True)
class Line:
    """One action: who did it, and its text in the game's notation."""

    seat: int
    text: str
    row: int | None = field(default=None, compare=False)
    """The line of the file it was read from."""

    @property
    def who(self) -> str:
        return "chance" if self.seat == CHANCE else SEATS[self.seat]


@dataclass(frozen=True)
class Record:
    """Header and lines."""

    header: Header
    lines: list[Line]

    def checksum(self) -> str:
        """A fingerprint of game, seats, options and every line."""
        head = self.header
        content = [head.game, str(head.edition), str(head.seats), _option_text(head.options)]
        content += [f"{line.who}: {line.text}" for line in self.lines]
        return hashlib.sha256("\n".join(content).encode()).hexdigest()

    def finished(self, seed: str, scores: list[int]) -> "Record":
        """The record once the game is over: seed revealed, scores and checksum written down."""
        header = replace(self.header, seed=seed, scores=tuple(scores), checksum=self.checksum())
        return Record(header, self.lines)


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
    if head.shares:
        rows.append(f"shares: {share_text(head.shares)}")
    if head.seed is not None:
        rows.append(f"seed: {head.seed}")
    if head.scores is not None:
        rows.append(f"scores: {' '.join(map(str, head.scores))}")
    if head.checksum is not None:
        rows.append(f"checksum: {head.checksum}")
    rows.append("")
    rows.extend(f"{n}. {line.who}: {line.text}" for n, line in enumerate(record.lines, 1))
    return "\n".join(rows) + "\n"


def read_record(text: str) -> Record:
    """The record that a text or JSON file holds; `RecordError` says what is wrong and where."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError("too-large", limit=MOST_CHARACTERS)
    if text.lstrip().startswith("{"):
        return read_json(text)
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if rows[0].strip() != MAGIC:
        raise RecordError("no-magic", 1, magic=MAGIC)
    blank = next((n for n, row in enumerate(rows) if not row.strip()), None)
    if blank is None:
        raise RecordError("no-blank", len(rows))
    header = _header(rows[1:blank])
    while not rows[-1].strip():
        rows.pop()
    moves = rows[blank + 1 :]
    return Record(header, [_line(row, n, blank + 1 + n) for n, row in enumerate(moves, 1)])


def _header(rows: list[str]) -> Header:
    found: dict[str, tuple[str, int]] = {}
    for number, row in enumerate(rows, 2):
        key, colon, value = row.partition(":")
        if not colon or key not in _KEYS:
            raise RecordError("bad-header", number, text=_short(row), known=", ".join(_KEYS))
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
    )


_KEYS = (
    *("game", "edition", "seats", "options", "commitment"),
    *("shares", "seed", "scores", "checksum"),
)


def _scores(value: str, line: int) -> tuple[int, ...]:
    if _SCORES.fullmatch(value) is None:
        raise RecordError("bad-scores", line, text=_short(value))
    return tuple(map(int, value.split()))


def _whole(value: str, line: int, key: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise RecordError("not-whole", line, key=key, text=_short(value))
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
            raise RecordError("bad-share", line, text=_short(part))
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
            raise RecordError("bad-option", line, text=_short(part))
        options[match[1]] = match[2]
    return options


def _line(row: str, number: int, where: int) -> Line:
    match = _LINE.fullmatch(row.strip())
    if match is None:
        raise RecordError("bad-move", where, text=_short(row))
    if int(match[1]) != number:
        raise RecordError("bad-number", where, number=match[1], expected=number)
    return Line(seat_called(match[2]), match[3], where)


def seat_called(who: str) -> int:
    """The seat with this letter; CHANCE for "chance"."""
    return CHANCE if who == "chance" else SEATS.index(who)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


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
        **({"shares": _json_shares(head.shares)} if head.shares else {}),
        "seed": head.seed,
        "scores": head.scores,
        "checksum": head.checksum,
        "lines": [{"seat": line.who, "action": line.text} for line in record.lines],
    }
    return json.dumps(content, indent=1) + "\n"


def _json_shares(shares: tuple[Share, ...]) -> list[dict[str, str | None]]:
    return [{"seat": one.who, "promise": one.promise, "share": one.value} for one in shares]


_Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class _JsonShare(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[str, msgspec.Meta(pattern=r"^[A-H]\Z")]
    promise: _Hash
    share: _Hash | None


class _JsonLine(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[str, msgspec.Meta(pattern=r"^(chance|[A-H])\Z")]
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class _JsonRecord(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    edition: int
    seats: int
    options: dict[str, str]
    commitment: str | None
    lines: list[_JsonLine]
    seed: str | None = None
    scores: tuple[int, ...] | None = None
    checksum: str | None = None
    shares: list[_JsonShare] = msgspec.field(default_factory=list)


def read_json(text: str) -> Record:
    """The record in a JSON text."""
    try:
        found = msgspec.convert(json.loads(text), _JsonRecord)
    except json.JSONDecodeError as problem:
        raise RecordError("bad-json", problem.lineno, detail=problem.msg) from None
    except (msgspec.ValidationError, ValueError, RecursionError) as problem:
        raise RecordError("bad-json", 1, detail=_short(str(problem))) from None
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
        found.scores,
        found.checksum,
        _ordered(shares, 1),
    )
    return Record(header, [Line(seat_called(line.seat), line.action) for line in found.lines])
