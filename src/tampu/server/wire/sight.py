"""The game as one seat sees it: the same by REST and WebSocket."""

from typing import Any

from tampu.server.wire.answers import TableInfo
from tampu.server.wire.kinds import Fact, Told


class EventTold(Told):
    """An event as this seat may know it. `seat` -1: nobody's."""

    rule: str
    seat: int
    points: int
    facts: dict[str, Fact]


class StepTold(Told):
    """One line of the game as this seat may know it; `action` None: hidden from it.

    `undone`: it was taken back later, and stands struck through in the log.
    """

    line: int
    seat: int
    action: str | None
    events: list[EventTold]
    undone: bool = False


class Asked(Told):
    """The open question. `kind` names its sentence; `seats` may answer it."""

    kind: str
    seats: list[int]
    facts: dict[str, Fact]


class Seen(Told):
    """The table as one seat sees it after `line` lines. `seat` None: an onlooker.

    `actions`: what this seat may answer now; `prices`: what each costs, in a game with prices (else
    empty). `may_undo`: it may take back its last action.
    """

    seat: int | None
    line: int
    view: Any
    question: Asked | None
    actions: list[str]
    prices: list[int]
    may_undo: bool


class Replay(Told):
    """GET /api/tables/{id}/replay and /api/records/{id}/replay: every line with its view after.

    `positions[0]` is the start, `positions[n]` the position after line n.
    """

    table: TableInfo
    steps: list[StepTold]
    positions: list[Any]
