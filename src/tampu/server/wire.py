"""Every message between the server and a browser, as types: the one source for both sides.

REST bodies and WebSocket frames are JSON of these structs. A game's own view travels as `view`;
its type is the game's `view.View`. Actions travel as text in the game's notation.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

if TYPE_CHECKING:
    from tampu.core.contract import Fact
else:
    Fact = int | str | list[int | str] | None  # the same, as a schema can say it

Lang = Literal["en", "fr", "pt", "es"]
Level = Literal["random", "greedy", "search"]
SeatKind = Literal["human", "bot", "open"]
Status = Literal["waiting", "playing", "over"]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A message from a browser: unknown fields are refused."""


class Told(msgspec.Struct, kw_only=True):
    """A message to a browser."""


# ---- what a browser may send by REST ----


class Name(Wire):
    """PUT /api/me: what a guest wants to be called."""

    name: str


class SeatPlan(Wire):
    """Who sits on a seat: me, a bot of a level, or nobody yet. `name`: for hot-seat players."""

    who: Literal["me", "bot", "open"]
    level: Level | None = None
    name: str | None = None


class NewTable(Wire):
    """POST /api/tables."""

    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=8)]
    options: dict[str, str] = {}
    listed: bool = True


class SeatChange(Wire):
    """POST /api/tables/{id}/seats/{seat}: take a free seat, leave one's own, give it to a bot."""

    do: Literal["take", "leave", "bot"]
    level: Level | None = None
    name: str | None = None


class RecordText(Wire):
    """POST /api/records: a record to look at; it is checked and shown, never played on."""

    text: str


# ---- what the server answers by REST ----


class Me(Told):
    """The guest that the cookie names."""

    id: str
    name: str


class Problem(Told):
    """Every error: a code for programs, and for people a sentence id with its facts.

    `code` is also the id of a sentence in the interface's words (`problem-<code>`); if a rule
    refuses, `rule` and `facts` name the game's own sentence.
    """

    code: str
    rule: str | None = None
    facts: dict[str, Fact] = {}


class Health(Told):
    """GET /health. `tables`: how many are in memory."""

    status: Literal["ok"]
    tables: int


class OptionInfo(Told):
    """A switch of a game; one that is not `offered` is set by the house, never on the page."""

    key: str
    values: list[str]
    default: str
    rule: str
    offered: bool


class GameInfo(Told):
    """GET /api/games."""

    key: str
    prefix: str
    edition: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionInfo]


class Paragraph(Told):
    """One numbered rule in the reader's language. `kind`: check, effect, definition, option."""

    id: str
    chapter: str
    text: str
    kind: str
    reconstructed: bool
    ruling: bool


class Rulebook(Told):
    """GET /api/games/{game}/rules/{lang}."""

    game: str
    lang: Lang
    title: str
    paragraphs: list[Paragraph]


class SeatInfo(Told):
    """One seat of a table. `mine`: this guest holds it. `here`: its browser is connected."""

    seat: int
    kind: SeatKind
    name: str | None
    level: Level | None
    mine: bool
    here: bool


class TableInfo(Told):
    """A table without its position: for lists, set-up and the frame.

    `host`: the name of the guest who made it; `hosted`: this guest did. `seed`: once over.
    `again`: the code of the return game, once somebody asked for one.
    """

    id: str
    code: str
    game: str
    edition: int
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    host: str
    hosted: bool
    listed: bool
    lines: int
    asked: list[int]
    commitment: str
    seed: str | None
    created: float
    again: str | None = None


class TableList(Told):
    """GET /api/tables: the guest's own tables and the ones with a free seat."""

    mine: list[TableInfo]
    open: list[TableInfo]


class RecordCheck(Told):
    """The answer to a record that was sent in: what it is, and whether it is sound.

    `verified`: True if every shuffle was recomputed from the seed; None if there is no seed.
    """

    id: str
    game: str
    seats: int
    lines: int
    over: bool
    scores: list[int]
    verified: bool | None


# ---- the position, the same by REST and WebSocket ----


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

    `actions`: what this seat may answer now. `may_undo`: it may take back its last action.
    """

    seat: int | None
    line: int
    view: Any
    question: Asked | None
    actions: list[str]
    may_undo: bool


class Replay(Told):
    """GET /api/tables/{id}/replay and /api/records/{id}/replay: every line with its view after.

    `positions[0]` is the start, `positions[n]` the position after line n.
    """

    table: TableInfo
    steps: list[StepTold]
    positions: list[Any]


# ---- WebSocket /api/tables/{id}/live: from the browser ----


class Hello(Wire, tag="hello", tag_field="type"):
    """First frame. `version`: what this browser already has, to be sent only the gap after it."""

    version: int | None = None


class Act(Wire, tag="act", tag_field="type"):
    """An answer. `id`: made by the browser; sent twice, it happens once. `line`: lines known."""

    id: MessageId
    seat: int
    action: str
    line: int


class Undo(Wire, tag="undo", tag_field="type"):
    """Take back the last action of an own seat."""

    id: MessageId
    seat: int
    line: int


class Why(Wire, tag="why", tag_field="type"):
    """Why may this seat not do this? (nothing is played) `after`: own answers planned before it."""

    id: MessageId
    seat: int
    action: str
    after: Annotated[list[str], msgspec.Meta(max_length=8)] = []


class Foresee(Wire, tag="foresee", tag_field="type"):
    """What is sure to happen if this seat does this? (nothing is played)"""

    id: MessageId
    seat: int
    action: str


class Say(Wire, tag="say", tag_field="type"):
    """A word to the table."""

    text: str


class Ping(Wire, tag="ping", tag_field="type"):
    """Answered by a pong."""


FromBrowser = Hello | Act | Undo | Why | Foresee | Say | Ping


# ---- WebSocket: to the browser ----


class ChatLine(Told):
    """What somebody said. `seat` None: an onlooker."""

    name: str
    seat: int | None
    text: str
    at: float


class Position(Told, tag="position", tag_field="type"):
    """A fresh view: everything a browser needs, for each seat it holds (or the onlooker).

    `version` rises with every change of the table: lines, undo, seats, chat.
    """

    version: int
    table: TableInfo
    seen: list[Seen]
    logs: list[list[StepTold]]
    chat: list[ChatLine]


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
    chat: list[ChatLine] = []


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
    """The answer to `foresee`."""

    id: str
    events: list[EventTold]


class Chat(Told, tag="chat", tag_field="type"):
    """Somebody said something; `version`: of the table from now on."""

    version: int
    line: ChatLine


class Pong(Told, tag="pong", tag_field="type"):
    """The answer to a ping."""


FromServer = Position | Changed | Done | Refused | Because | Foreseen | Chat | Pong
