"""What the server answers by REST."""

from typing import Literal

import msgspec

from tampu.server.wire.clock import ClockTold, SeatClock
from tampu.server.wire.kinds import Dealing, Fact, Lang, Level, SeatKind, Status, Told, Wanted


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
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)


class Health(Told):
    """GET /health. `tables`: how many are in memory; `engines`: what bots think with."""

    status: Literal["ok"]
    tables: int
    engines: Literal["plain", "native"]


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
    characters: list[Level]
    """Levels with a character, each written LEVEL-CHARACTER; LEVEL-any: one at random."""


class LevelInfo(Told):
    """GET /api/levels: a kind of bot; one that is not of the `house` is called by its key."""

    key: Level
    house: bool
    seconds: float
    """It thinks about a decision for no longer than this."""


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


class FoundRule(Told):
    """A paragraph that answers, and from where to where in its text the words stand."""

    id: str
    marks: list[tuple[int, int]]


class FoundPassage(Told):
    """A passage of the How to play that answers, and in which section it stands."""

    section: str
    title: str
    text: str
    marks: list[tuple[int, int]]


class FoundRules(Told):
    """GET /api/games/{game}/rules/{lang}/search: best first, and how many more rules there are.

    `passages`: what How to play says about it. `suggestions`: what to look for instead where
    nothing was found.
    """

    found: list[FoundRule]
    passages: list[FoundPassage]
    rest: int
    suggestions: list[str]


class Words(Told):
    """A piece of text, or a thing of the game that is drawn; `strong`: a word that matters."""

    text: str
    strong: bool
    thing: str


class Passage(Told):
    """A paragraph, an item or a cell: its words, and the rules that they tell."""

    words: list[Words]
    rules: list[str]


class Block(Told):
    """What stands in a section: rows of one passage each, or of the cells of a table.

    The first row of a table is its head. `key`: which figure.
    """

    kind: Literal["text", "heading", "list", "steps", "table", "figure"]
    rows: list[list[Passage]]
    key: str


class Section(Told):
    """A part of how a game is played; its `id` is the same in every language."""

    id: str
    title: str
    blocks: list[Block]


class HowToPlay(Told):
    """GET /api/games/{game}/learn/{lang}."""

    game: str
    lang: Lang
    title: str
    sections: list[Section]


class LessonInfo(Told):
    """GET /api/games/{game}/lessons/{lang}: a lesson in the reader's language.

    `hint` helps, `done` says what it has shown, `solution` are answers that reach the goal, `rings`
    the places that matter.
    """

    key: str
    title: str
    task: str
    hint: str
    done: str
    rules: list[str]
    solution: list[str]
    rings: list[str]


class SatBefore(Told):
    """Who sat on a seat before, and played it up to so many `lines`."""

    name: str
    lines: int
    kind: SeatKind = "human"


class SeatInfo(Told):
    """One seat of a table. `mine`: this guest holds it. `here`: its browser is connected.

    `gone`: the moment since which it is not. `kept_for`: the name of whom a bot replaces there;
    `yours`: that is this guest, who may have it back. `before`: who else played it. `owner`: the
    name of who brought the program that plays there; `owned`: that is this guest. `resigned`: the
    name of who gave the seat up for good. `grace`: the moment from which others may give the seat
    of whoever is away to a bot. `clock`: once begun.
    """

    seat: int
    kind: SeatKind
    name: str | None
    level: Level | None
    mine: bool
    here: bool
    gone: float | None = None
    kept_for: str | None = None
    yours: bool = False
    before: list[SatBefore] = msgspec.field(default_factory=list)
    owner: str | None = None
    owned: bool = False
    resigned: str | None = None
    grace: float | None = None
    clock: SeatClock | None = None


class ProposalTold(Told):
    """What somebody asks the other people at the table for; its number stands for it.

    `line`: the lines that would stand after an undo. `mine`: this guest asks. `asked`: this guest
    is to say yes or no. `awaited`: the names of all who are.
    """

    number: int
    what: Wanted
    seat: int
    name: str
    line: int
    mine: bool
    asked: bool
    awaited: list[str]


class Result(Told):
    """How a game ended: the points of each seat, and who shares the first place."""

    scores: list[int]
    winners: list[int]


class Notice(Told):
    """What whoever runs the server announces; `due`: when it will happen, if that is known."""

    text: str
    at: float
    due: float | None = None


class ShareTold(Told):
    """What a seat adds to the seed: its promise, and once the game is over the share itself.

    No share after the game: it never came.
    """

    seat: int
    promise: str
    share: str | None


class TableInfo(Told):
    """A table without its position: for lists, set-up and the frame.

    `host`: the name of the guest who made it; `hosted`: this guest did. `seed`: once over.
    `again`: the code of the return game, once somebody asked for one. `watching`: the names of
    those who look on. `result`: once over. `hints`: this guest may ask for them. `closed`: nobody
    can play here now. `notices`: what is announced to all tables. `dealing`: what is waited for
    before the cards are dealt. `shares`: what is in the seed; left out while the game is played.
    `locked`: whoever comes must know a password. `onlookers`: others than the players may look on.
    `given`: so many lines of another game are there from the start. `asides`: this guest may step
    aside from the game and try out lines. `looked`: somebody who plays was shown what is hidden, so
    nobody else can sit down. `nameless`: so many look on who never said a name. `paused`:
    no answers are taken for now. `abandoned`: it is over without a result. `proposal`: what is to
    be agreed on. `clock`: how long everybody may take, if all agreed on that. `rated`: the ratings
    of those who play change by it.
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
    watching: list[str] = msgspec.field(default_factory=list)
    result: Result | None = None
    hints: bool = False
    closed: bool = False
    notices: list[Notice] = msgspec.field(default_factory=list)
    dealing: Dealing | None = None
    shares: list[ShareTold] = msgspec.field(default_factory=list)
    locked: bool = False
    onlookers: bool = True
    given: int = 0
    asides: bool = False
    looked: bool = False
    nameless: int = 0
    paused: bool = False
    abandoned: bool = False
    proposal: ProposalTold | None = None
    clock: ClockTold | None = None
    rated: bool = False


class MutesTold(Told):
    """Whom a guest does not want to hear at a table, by their voices.

    `known`: so many voices there were; `own`: that of the guest.
    """

    voices: list[int]
    known: int
    own: int | None


class Reported(Told):
    """A line of chat was shown to whoever runs the server, with so many lines in all."""

    number: int
    lines: int


class TokenTold(Told):
    """POST /api/tables/{id}/seats/{seat}/token: with it a program plays this seat.

    It is told once; whoever asks again gets another one, and this one is not valid any more.
    """

    token: str


class LockedTable(Told):
    """A table to those who do not know its password: that it is there, and whose."""

    id: str
    game: str
    host: str


class ChanceTold(Told):
    """GET /api/tables/{id}/chances: a line of chance, and all that could have happened there.

    Each outcome with its weight, in the order in which the number picks one.
    """

    line: int
    action: str
    outcomes: list[tuple[str, int]]


class TableList(Told):
    """GET /api/tables: the guest's own tables and the ones with a free seat.

    `locked`: those of the latter that ask this guest for a password first.
    """

    mine: list[TableInfo]
    open: list[TableInfo]
    locked: list[LockedTable] = msgspec.field(default_factory=list)


class RecordCheck(Told):
    """The answer to a record that was sent in: what it is, and whether it is sound.

    `verified`: True if every shuffle was recomputed from the seed; None if there is no seed.
    `given`: so many lines are of another game; their shuffles cannot be recomputed.
    """

    id: str
    game: str
    seats: int
    lines: int
    over: bool
    scores: list[int]
    verified: bool | None
    given: int = 0
