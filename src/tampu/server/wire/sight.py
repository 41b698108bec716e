"""The game as one seat sees it: the same by REST and WebSocket."""

from typing import Any, Literal

import msgspec

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

    `undone`: it was taken back later, and stands struck through in the log. `changes`: what each
    event changed in the view (a line without events has one change), as `server.patches` writes
    it; empty where the line only stands in the log. `forced`: there was no other answer, as far as
    this seat may know.
    """

    line: int
    seat: int
    action: str | None
    events: list[EventTold]
    undone: bool = False
    forced: bool = False
    changes: list[Any] = msgspec.field(default_factory=list)


class Asked(Told):
    """The open question. `kind` names its sentence; `seats` may answer it."""

    kind: str
    seats: list[int]
    facts: dict[str, Fact]


class OfferTold(Told):
    """An answer, its price, and the points that it is sure to bring at once.

    `then`: what follows, if it only begins a choice.
    """

    action: str
    price: int
    points: int
    then: list["OfferTold"]


class Seen(Told):
    """The table as one seat sees it after `line` lines. `seat` None: an onlooker.

    `actions`: what this seat may answer now; `prices`: what each costs, in a game with prices (else
    empty); `offers`: the same with what they bring and what follows them, where they are few.
    `may_undo`: it may take back its last action. `private`: it knows something that an onlooker
    does not; told only where several seats look at one screen. `forced`: the house will answer, as
    there is nothing to choose.
    """

    seat: int | None
    line: int
    view: Any
    question: Asked | None
    actions: list[str]
    prices: list[int]
    offers: list[OfferTold]
    may_undo: bool
    private: bool = False
    forced: bool = False


class Replay(Told):
    """GET /api/tables/{id}/replay and /api/records/{id}/replay: lines with what they changed.

    One part of the game, beginning after `first` lines; `start` is the view then. There is more if
    the table has more lines.
    """

    table: TableInfo
    start: Any
    steps: list[StepTold]
    first: int = 0


class ReasonTold(Told):
    """How much a term of the judgement speaks for a move, in points; negative: against it.

    `rivals`: what the others get less of, on average.
    """

    term: str
    points: float


class RivalTold(Told):
    """What another seat is expected to have more if the move is made, in points."""

    seat: int
    points: float


class HintTold(Told):
    """A good move for `seat` after `line` lines, and why: all reasons together are the `gain`.

    `move`: its answers, one after the other, of which `first` make up one choice; `events`: what is
    sure to come of each. `against`:
    what it is compared with: what the seat means to do, the other answers on average, or to end the
    turn at once. `meant`: the seat means to do just that. `chance`: to win, in per cent.
    """

    line: int
    seat: int
    move: list[str]
    first: int
    events: list[list[EventTold]]
    against: Literal["meant", "others", "ending"]
    meant: bool
    gain: float
    chance: int
    chance_else: int
    reasons: list[ReasonTold]
    rivals: list[RivalTold]


class LessonTold(Told):
    """The answer to those of a learner: how the position came about, and whether it is the goal.

    `missed`: nothing is left to do, and the goal is not reached.
    """

    table: TableInfo
    verdict: Literal["open", "done", "missed"]
    start: Any
    steps: list[StepTold]
    seen: Seen


class FigureTold(Told):
    """GET /api/games/{game}/figures/{figure}: a position, the line that it plays, and its marks.

    Places are named as the game's notation names them; an arrow goes from one to another.
    """

    table: TableInfo
    seat: int
    start: Any
    steps: list[StepTold]
    focus: list[str]
    rings: list[str]
    numbers: list[str]
    arrows: list[tuple[str, str]]
