"""WebSocket /api/tables/{id}/live: what the server sends."""

from typing import Any

import msgspec

from tampu.server.wire.answers import Problem, TableInfo
from tampu.server.wire.clock import ClockLine
from tampu.server.wire.kinds import Agreement, Deed, Fact, Told
from tampu.server.wire.sight import EventTold, OfferTold, Seen, StepTold


class Seating(Told):
    """A seat changed hands after so many `lines`: `was` sat there, and now `now`; None: nobody.

    `kept`: a bot sits there for whoever left, who may have the seat back. `resigned`: for good.
    `fell`: nobody did it, a clock fell.
    """

    lines: int
    was: str | None
    now: str | None
    kept: bool
    resigned: bool = False
    fell: bool = False


class Ruling(Told):
    """Whoever runs the server did something with the table, after so many `lines`."""

    lines: int
    deed: Deed


class Consented(Told):
    """Something was proposed, or agreed on, after so many `lines`."""

    lines: int
    deed: Agreement


class ChatLine(Told):
    """What somebody said. `seat` None: an onlooker.

    With `seating` nothing was said: it is what `name` did with this seat. With `hinted` neither:
    `name` was given a hint after so many lines. Nor with `looked`: `name` was shown all that is
    hidden, after so many lines. With `ruling` it is the house that did something.
    With `silent`, `name` added nothing to the seed. With `consent`, `name` asked the others for
    something or answered them, or all agreed. `number`: the version of the table from which on it
    was there; `logged`: so many lines the log had then, with those that were taken back. `voice`:
    the same for all that one person says at this table. With `clock` it is about that of `name`.
    """

    name: str
    seat: int | None
    text: str
    at: float
    seating: Seating | None = None
    hinted: int | None = None
    looked: int | None = None
    ruling: Ruling | None = None
    clock: ClockLine | None = None
    silent: bool = False
    consent: Consented | None = None
    number: int = 0
    logged: int = 0
    voice: int | None = None


class ChatTold(Told):
    """GET /api/tables/{id}/chat: what was said before; `older`: there is still more."""

    lines: list[ChatLine]
    older: bool


class Position(Told, tag="position", tag_field="type"):
    """A fresh view: everything a browser needs, for each seat it holds (or the onlooker).

    Of several seats an onlooker is the last: what may be seen while it is nobody's screen.

    `version` rises with every change of the table: lines, undo, seats, chat. `older`: more was said
    than `chat` tells, see GET /api/tables/{id}/chat.
    """

    version: int
    table: TableInfo
    seen: list[Seen]
    logs: list[list[StepTold]]
    chat: list[ChatLine]
    older: bool = False


class Changed(Told, tag="changed", tag_field="type"):
    """What happened since `since`: new steps per perspective (same order as in `Position`).

    `undone`: so many of the lines known at `since` were taken back before the new steps; a step
    that came and went since is in `steps`, marked undone. `chat`: what was said since. If only
    somebody came or went, `since` equals `version`.
    """

    since: int
    version: int
    table: TableInfo
    seen: list[Seen]
    steps: list[list[StepTold]]
    undone: int = 0
    chat: list[ChatLine] = msgspec.field(default_factory=list)


class Done(Told, tag="done", tag_field="type"):
    """An act or undo was judged, committed to disk and applied. `id`: the browser's own."""

    id: str
    line: int


class Refused(Told, tag="refused", tag_field="type"):
    """An act, undo or question was not taken; nothing has changed."""

    id: str | None
    problem: Problem


class Because(Told, tag="because", tag_field="type"):
    """The answer to `why`: the refusing rule, or None if it is allowed."""

    id: str
    rule: str | None
    facts: dict[str, Fact]


class Foreseen(Told, tag="foreseen", tag_field="type"):
    """The answer to `foresee`: events, and what each changes in the view.

    The first change is from the view of now, with whatever was planned before already in it.
    `changes` is shorter than `events` where the view hangs on something hidden.
    """

    id: str
    events: list[EventTold]
    changes: list[Any]


class Offered(Told, tag="offered", tag_field="type"):
    """The answer to `look`."""

    id: str
    offers: list[OfferTold]


class UnknownTold(Told):
    """What a seat cannot know, and how it may be; values of one group do the same."""

    what: str
    values: list[list[str]]


class Supposed(Told, tag="supposed", tag_field="type"):
    """The answer to `suppose`: what is unknown, and what would happen.

    No `events` where something unknown is not supposed, or cannot be so.
    """

    id: str
    unknown: list[UnknownTold]
    events: list[EventTold]


Reply = Because | Foreseen | Offered | Supposed
"""What an inquiry is answered with."""


class Chat(Told, tag="chat", tag_field="type"):
    """Somebody said something; `version`: of the table from now on."""

    version: int
    line: ChatLine


class Led(Told, tag="led", tag_field="type"):
    """`name` leads through the game, and looks at it after so many lines through these eyes.

    Nobody leads if there is no name. `mine`: this browser does.
    """

    name: str | None
    line: int
    eyes: int | None
    mine: bool = False


class Pong(Told, tag="pong", tag_field="type"):
    """The answer to a ping."""


FromServer = Position | Changed | Done | Refused | Reply | Chat | Led | Pong
