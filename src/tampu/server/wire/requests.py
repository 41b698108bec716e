"""What a browser may send by REST."""

from typing import Annotated, Literal

import msgspec

from tampu.server.wire.aside import Rows
from tampu.server.wire.clock import Clock
from tampu.server.wire.from_browser import Inquiry, Plan
from tampu.server.wire.kinds import Hash, Level, Wanted, Wire


class Name(Wire):
    """PUT /api/me: what a guest wants to be called."""

    name: str


class SeatPlan(Wire):
    """Who sits on a seat: me, a bot of a level, a program of mine, or nobody yet.

    `name`: for hot-seat players and programs.
    """

    who: Literal["me", "bot", "program", "open"]
    level: Level | None = None
    name: str | None = None


class Origin(Wire):
    """Where a new table begins: after `line` lines of the game of a table, or of a record.

    `rows`: what is played beside that game from there, and belongs to the new one.
    """

    line: int
    table: str | None = None
    record: str | None = None
    rows: Rows = msgspec.field(default_factory=list)


class NewTable(Wire):
    """POST /api/tables. `promise`: the hash of what this guest will add to the seed.

    `origin`: it goes on from a position of another game, with the same number of seats; its options
    are those of that game, and need not be told.
    """

    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    listed: bool = True
    hints: bool = False
    """Everybody may ask for hints, though people play."""
    promise: Hash | None = None
    password: str | None = None
    """Whoever comes must know it; 1 to 64 characters."""
    onlookers: bool = True
    """Others than the players may look on."""
    origin: Origin | None = None
    clock: Clock | None = None
    """How long everybody may take; nothing: as long as they like."""
    rated: bool = False
    """The ratings of those who play change by it: people only, no hints, from the start."""


class SeatChange(Wire):
    """POST /api/tables/{id}/seats/{seat}: take a free seat, leave one's own, give it to a bot.

    `program`: where one may sit down, a program of one's own does.
    `promise`: the hash of what whoever takes the seat will add to the seed. `resign`: a bot has the
    seat for good.
    """

    do: Literal["take", "leave", "bot", "program", "resign"]
    level: Level | None = None
    name: str | None = None
    promise: Hash | None = None


class Proposal(Wire):
    """POST /api/tables/{id}/proposal: what the other people at the table are asked for.

    `seat`: whose answer is to be taken back, if one has several.
    """

    what: Wanted
    seat: int | None = None


class Vote(Wire):
    """POST /api/tables/{id}/proposal/{number}: whether one agrees."""

    yes: bool


class Complaint(Wire):
    """POST /api/tables/{id}/chat/{number}/report: why, in a few words, if one wants to say."""

    reason: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Password(Wire):
    """POST /api/tables/{id}/enter: what the host said to those who may come."""

    password: str


class ShownShare(Wire):
    """POST /api/tables/{id}/share: what was promised, once all promises are fixed."""

    share: Hash


class HintWish(Wire):
    """POST /api/tables/{id}/hint: for an own seat that is asked.

    `meant`: the answers that it is about to give, to be compared with.
    """

    seat: int
    meant: Plan = msgspec.field(default_factory=list)


class RecordText(Wire):
    """POST /api/records: a record to look at; it is checked and shown, never played on."""

    text: str


Answers = Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=40)]


class LessonAnswers(Wire):
    """POST /api/lessons/{game}/{lesson}: all answers of the learner, from the first one."""

    answers: Answers


class LessonInquiry(Wire):
    """POST /api/lessons/{game}/{lesson}/inquiry: what is asked after these answers."""

    answers: Answers
    asked: Inquiry
