"""What the crew and its workers say to each other: framed messages over pipes."""

import struct
from typing import IO, Literal, Protocol

import msgspec

Against = Literal["meant", "others", "ending"]
"""What a move is compared with: what the seat means to do, the other answers on average, or the end
of the turn at once."""
LARGEST = 1 << 20
"""No honest message is longer (in bytes)."""
_LENGTH = struct.Struct(">I")
LENGTH_SIZE = _LENGTH.size


class Job(msgspec.Struct, frozen=True, tag="job"):
    """Choose one of these actions; `deadline` is when the worker ends itself, in seconds."""

    number: int
    game: str
    level: str
    view: msgspec.Raw
    actions: list[str]
    seconds: float
    deadline: float
    seed: int


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """Give reasons: for a good move, or with `done` for the one that is meant.

    `meant`: the answers that the seat means to give, or gave, one after the other.
    """

    number: int
    game: str
    view: msgspec.Raw
    actions: list[str]
    meant: list[str]
    done: bool
    seconds: float
    deadline: float
    seed: int


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker can take jobs; `engines`: `plain`, or the folder of the native ones."""

    engines: str


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The action chosen for the job with this number."""

    number: int
    action: str
    nodes: int


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """The advice asked for in the job with this number; see `bots.advice.Advice`."""

    number: int
    move: list[str]
    against: Against
    meant: bool
    gain: int
    chance: float
    chance_else: float
    reasons: list[tuple[str, int]]
    rivals: dict[int, float]


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """The bot raised an exception of this kind."""

    number: int
    reason: str


Task = Job | Ask
Report = Ready | Answer | Advised | Failure


class Numbered(Protocol):
    """A task that a worker is given: its report has the same number."""

    @property
    def number(self) -> int: ...
    @property
    def deadline(self) -> float: ...


read_job = msgspec.msgpack.Decoder(Task).decode
read_report = msgspec.msgpack.Decoder(Report).decode
pack = msgspec.msgpack.Encoder().encode


def framed(message: object) -> bytes:
    """The message with its length before it."""
    body = pack(message)
    return _LENGTH.pack(len(body)) + body


def length_of(head: bytes, largest: int = LARGEST) -> int:
    """How long the body is that follows this head."""
    length: int = _LENGTH.unpack(head)[0]
    if length > largest:
        raise ValueError(f"a message of {length} bytes")
    return length


def next_body(stream: IO[bytes], largest: int = LARGEST) -> bytes | None:
    """The next message, waiting for it; None at the end of the stream."""
    head = stream.read(LENGTH_SIZE)
    if len(head) < LENGTH_SIZE:
        return None
    return stream.read(length_of(head, largest))
